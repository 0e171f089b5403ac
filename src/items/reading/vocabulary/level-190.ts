import type { VocabularySet } from "../model";

export const vocabulary190: VocabularySet = {
  level: 190,
  questions: [
    {
      skill: "contextClues",
      stem: `
        At first the puppy was <b>timid</b>. It hid under the chair whenever someone came in.

        What does <b>timid</b> mean?
      `,
      right: "easily frightened",
      wrong: ["difficult to please", "full of energy", "slow to learn"],
      explanation: {
        en: `
          An animal that hides whenever someone comes is easily frightened. A puppy full of energy would run to the
          door.
        `,
        zh: "一有人来就躲起来，说明胆小。精力充沛的小狗会跑到门口去。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Unlike her brother, who spends all his money at once, Rosa is <b>thrifty</b>.

        What does <b>thrifty</b> mean?
      `,
      right: "careful with money",
      wrong: ["rich and well known", "kind to others", "fond of shopping"],
      explanation: {
        en: `
          “Unlike” shows that Rosa does the opposite of spending everything at once. Being careful with money does not
          mean being rich.
        `,
        zh: "unlike 表示她和一下子花光钱的弟弟相反，所以是节俭。节俭不等于富有。",
      },
    },
    {
      skill: "wordParts",
      stem: "The word <b>misread</b> contains <b>mis-</b>. What did Theo do if he misread the sign?",
      right: "He read it wrongly.",
      wrong: ["He read it again.", "He read it before.", "He read it aloud."],
      explanation: {
        en: "“Mis-” means “wrongly,” as in “misspell.” Reading again would be “reread.”",
        zh: "mis- 表示“错误地”，如 misspell，所以是读错了。再读一遍是 reread。",
      },
    },
    {
      skill: "wordParts",
      stem: "Which word means “able to be washed”?",
      right: "washable",
      wrong: ["rewashed", "unwashed", "washing"],
      explanation: {
        en: "“-able” means “able to be.” “Unwashed” means that something has not been washed.",
        zh: "-able 表示“可以被……的”。unwashed 是“没有洗过的”。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The farmer had to <b>draw</b> water from the old well.

        What does <b>draw</b> mean here?
      `,
      right: "pull up",
      wrong: ["make a picture of", "end with equal scores", "come slowly closer to"],
      explanation: {
        en: "Water is pulled up from a well. A picture of water would be no use to a farmer.",
        zh: "从井里打水，draw 是“汲取”。画画或平局的意思在这里不通。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>sharp</b> mean the same as in “The photo is sharp”?",
      right: "With my new glasses, everything looks sharp.",
      wrong: [
        "Be careful, because the scissors are sharp.",
        "There is a sharp turn at the end of the road.",
        "The meeting begins at nine o’clock sharp.",
      ],
      explanation: {
        en: `
          A sharp photo is clear to see, and so is what you see through good glasses. In the other sentences the word
          means cutting well, sudden, or exactly.
        `,
        zh: "照片 sharp 是清晰，戴上新眼镜看得清晰也是这个意思。其他句分别是锋利、急转和整点。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        Grandma told us to <b>keep an eye on</b> the soup.

        What did she want us to do?
      `,
      right: "watch it carefully",
      wrong: ["taste it with a spoon", "hide it from others", "cook it for longer"],
      explanation: {
        en: `
          To keep an eye on something is to watch it, so that nothing goes wrong. She did not ask anyone to taste it.
        `,
        zh: "keep an eye on 是“留意、看着”。她没有让大家去尝。",
      },
    },
  ],
};
