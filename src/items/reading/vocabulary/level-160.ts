import type { VocabularySet } from "../model";

export const vocabulary160: VocabularySet = {
  level: 160,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The cat was <b>tiny</b>. It could sit in my hand.

        What does <b>tiny</b> mean?
      `,
      right: "very small",
      wrong: ["very soft", "very old", "very loud"],
      explanation: {
        en: "A cat that can sit in a hand is very small. It may be soft, too, but the clue is about its size.",
        zh: "能坐在手里的猫一定很小。它也许很软，但线索说的是大小。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Dad was <b>weary</b> after work. He went to bed before dinner.

        What does <b>weary</b> mean?
      `,
      right: "tired",
      wrong: ["hungry", "happy", "late"],
      explanation: {
        en: "He went to bed early, so he was tired. If he had been hungry, he would have eaten dinner first.",
        zh: "他没吃饭就去睡了，说明很累。如果是饿，他会先吃饭。",
      },
    },
    {
      skill: "wordParts",
      stem: `
        My shoe was untied, so I stopped to tie it.

        What does <b>un-</b> mean in <b>untied</b>?
      `,
      right: "not",
      wrong: ["again", "too much", "before"],
      explanation: {
        en: "The shoe had to be tied, so it was not tied. “Again” is what “re-” means, as in “retie.”",
        zh: "鞋带需要系，说明没有系好，un- 表示“不”。表示“再”的是 re-。",
      },
    },
    {
      skill: "wordParts",
      stem: "Which word means “a person who paints”?",
      right: "painter",
      wrong: ["painted", "painting", "repaint"],
      explanation: {
        en: "“-er” can name the person who does something, as in “teacher.” “Painting” is the picture or the work.",
        zh: "-er 可以表示做这件事的人，如 teacher。painting 是画作或绘画这件事。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>bat</b> mean an animal?",
      right: "The bat slept in a dark cave.",
      wrong: ["He hit the ball with his bat.", "It is my turn to bat next.", "Her new bat is made of wood."],
      explanation: {
        en: "Only an animal sleeps in a cave. The other sentences are about a ball game.",
        zh: "会在山洞里睡觉的是动物蝙蝠。其他句子说的都是球棒或击球。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        Please <b>watch</b> the baby while I cook.

        What does <b>watch</b> mean here?
      `,
      right: "look after",
      wrong: ["a small clock", "wake up", "sing to"],
      explanation: {
        en: `
          Someone has to care for the baby while the other person cooks. A watch can be a small clock, but here it is
          something that you do.
        `,
        zh: "做饭时请人看着宝宝，watch 是“照看”。它也可指手表，但这里表示动作。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        Ana ran <b>like the wind</b> to catch the bus.

        How did Ana run?
      `,
      right: "very fast",
      wrong: ["in a cold place", "with no sound", "in a circle"],
      explanation: {
        en: "Wind can move fast, and Ana has to catch a bus. The words do not say that it was cold.",
        zh: "风跑得快，Ana 又要赶车，所以是“很快”。句子没有说天气冷。",
      },
    },
  ],
};
