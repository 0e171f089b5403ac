import type { VocabularySet } from "../model";

export const vocabulary210: VocabularySet = {
  level: 210,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The instructions were so <b>vague</b> that each of us built something different.

        What does <b>vague</b> mean?
      `,
      right: "not clear or exact",
      wrong: ["hard to believe in", "full of pictures", "long and boring"],
      explanation: {
        en: `
          If everyone understood something different, the instructions were not clear. Long instructions can still be
          exact.
        `,
        zh: "每个人的理解都不同，可见说明书含糊不清。长的说明书也可以很精确。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        The doctor’s gentle voice <b>soothed</b> the crying child, who soon fell asleep.

        What does <b>soothed</b> mean?
      `,
      right: "made calm",
      wrong: ["woke up", "carried away", "made angry"],
      explanation: {
        en: `
          The child was crying and then fell asleep, so the gentle voice made the child calm. It did not wake the child
          up.
        `,
        zh: "孩子原本在哭，听到温柔的声音后很快睡着了，所以 soothe 是“安抚”，不是“吵醒”。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Spect</b> means “look,” as in <b>inspect</b>. Who is a <b>spectator</b>?",
      right: "someone who watches a game",
      wrong: ["someone who plays in a game", "someone who sells the tickets", "someone who reports the result"],
      explanation: {
        en: "A spectator looks at what others do. The players take part and do not only watch.",
        zh: "spect 是“看”，spectator 是观看的人。上场比赛的是 player。",
      },
    },
    {
      skill: "wordParts",
      stem: "Which word means “not possible to see”?",
      right: "invisible",
      wrong: ["television", "visitor", "supervise"],
      explanation: {
        en: `
          “In-” here means “not,” “vis” means “see,” and “-ible” means “able to be.” A visitor comes to see someone;
          the word does not mean “not.”
        `,
        zh: "in- 表示“不”，vis 是“看”，-ible 是“能够……的”。其他词虽有 vis，但没有“不”的意思。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The company will <b>launch</b> its new telephone in May.

        What does <b>launch</b> mean here?
      `,
      right: "begin to sell",
      wrong: ["throw into the air", "push into the water", "stop producing"],
      explanation: {
        en: `
          A company that launches a product offers it for sale for the first time. Rockets go into the air and ships
          into the water, but not telephones.
        `,
        zh: "公司 launch 新手机是“推出上市”。升空的是火箭，下水的是船。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>bear</b> mean the same as in “I can’t bear that noise”?",
      right: "She could not bear the heat in the tent.",
      wrong: [
        "A young bear was seen near the forest.",
        "These trees bear fruit in early autumn.",
        "The letter does not bear a signature.",
      ],
      explanation: {
        en: `
          Both sentences are about standing something unpleasant. The others are about an animal, producing, and
          carrying.
        `,
        zh: "两句都是“忍受”不愉快的事。其他句分别是熊、结果实和带有签名。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        Before the interview, Leo had <b>butterflies in his stomach</b>.

        How did Leo feel?
      `,
      right: "nervous",
      wrong: ["hungry", "sick from food", "well rested"],
      explanation: {
        en: `
          The saying describes the restless feeling before something important, such as an interview. It has nothing
          to do with food.
        `,
        zh: "这个习语形容重要事情之前紧张不安的感觉，与食物无关。",
      },
    },
  ],
};
