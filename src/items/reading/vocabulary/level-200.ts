import type { VocabularySet } from "../model";

export const vocabulary200: VocabularySet = {
  level: 200,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The bridge looked <b>fragile</b>, but it had carried heavy carts for a hundred years.

        What does <b>fragile</b> mean?
      `,
      right: "easily broken",
      wrong: ["very expensive", "recently built", "badly painted"],
      explanation: {
        en: `
          “But” sets the word against carrying heavy carts. So the bridge looked as if it would break. A bridge of a
          hundred years is not recently built.
        `,
        zh: "but 表示与承重相反，所以 fragile 是“易断的”。用了一百年的桥不是新建的。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        When the rain came at last, the whole village <b>rejoiced</b>: people danced in the street and sang until it
        was dark.

        What does <b>rejoiced</b> mean?
      `,
      right: "felt very happy",
      wrong: ["ran for shelter", "became worried", "worked hard"],
      explanation: {
        en: `
          People who dance and sing feel very happy, and the rain had come “at last.” Nobody runs for shelter: they
          are out in the street.
        `,
        zh: "人们跳舞唱歌，雨又是“at last”才来的，所以他们非常高兴。大家在街上，没有跑去躲雨。",
      },
    },
    {
      skill: "wordParts",
      stem: "The root <b>port</b> means “carry,” as in <b>portable</b>. What does a <b>porter</b> at a hotel do?",
      right: "carries bags for the guests",
      wrong: ["opens windows in the rooms", "writes reports for the owner", "cooks meals in the kitchen"],
      explanation: {
        en: `
          “Port” (carry) with “-er” (a person who) makes a person who carries. “Report” looks alike, but a porter’s
          work is to carry.
        `,
        zh: "port 是“搬运”，加 -er 表示搬运的人。report 看起来相似，但搬运工的工作是搬东西。",
      },
    },
    {
      skill: "wordParts",
      stem: "A <b>preview</b> of a film is shown",
      right: "before the film comes out.",
      wrong: ["after the film has ended.", "in place of the film.", "without any sound."],
      explanation: {
        en: "“Pre-” means “before,” so a preview is a view before. “After” would be “post-.”",
        zh: "pre- 表示“在……之前”，所以 preview 是提前观看。“之后”是 post-。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The judges were asked to <b>weigh</b> every answer before they chose a winner.

        What does <b>weigh</b> mean here?
      `,
      right: "consider carefully",
      wrong: ["measure in kilograms", "press down with force", "repeat word for word"],
      explanation: {
        en: `
          An answer cannot be put on a scale, so to weigh it is to think about it carefully. The word measures things
          only when they have a weight.
        `,
        zh: "答案不能放在秤上，weigh 指“仔细考虑”。只有有重量的东西才用它表示称重。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>current</b> mean the same as in “The swimmer fought against the current”?",
      right: "A strong current pulled the boat out to sea.",
      wrong: [
        "Read about it in the current issue of the magazine.",
        "Her current address is written on the envelope.",
        "The teacher spoke with us about current events.",
      ],
      explanation: {
        en: `
          The swimmer fights against moving water, and moving water pulls the boat. In the other sentences “current”
          means “of the present time.”
        `,
        zh: "与游泳者搏斗的是水流，拉走小船的也是水流。其他句中的 current 是“当前的”。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        “If you tell everyone about the party, you will <b>let the cat out of the bag</b>,” said Hana.

        What is Hana afraid of?
      `,
      right: "A secret will become known.",
      wrong: ["An animal will run away.", "Too many guests will come.", "The party will be dull."],
      explanation: {
        en: `
          To let the cat out of the bag is to give away a secret, here the plan for the party. No real cat is meant.
        `,
        zh: "let the cat out of the bag 是“泄露秘密”，这里指聚会的计划。并不是真的有猫。",
      },
    },
  ],
};
