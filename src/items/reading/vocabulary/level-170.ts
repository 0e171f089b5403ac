import type { VocabularySet } from "../model";

export const vocabulary170: VocabularySet = {
  level: 170,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The path was <b>narrow</b>, so we had to walk one behind the other.

        What does <b>narrow</b> mean?
      `,
      right: "not wide",
      wrong: ["not long", "not dry", "not safe"],
      explanation: {
        en: `
          Two people could not walk side by side, so the path was not wide. It may have been wet or unsafe, but that
          would not make them walk in a line.
        `,
        zh: "只能一个跟着一个走，说明路不宽。路湿或危险并不是排成一行的原因。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Lin wanted to <b>mend</b> her torn coat, so she got a needle and thread.

        What does <b>mend</b> mean?
      `,
      right: "fix",
      wrong: ["wash", "sell", "wear"],
      explanation: {
        en: "The coat is torn, and a needle and thread can fix it. You do not wash with a needle.",
        zh: "外套破了，用针线把它补好，mend 是“修补”。洗衣服不用针线。",
      },
    },
    {
      skill: "wordParts",
      stem: "What does a <b>careless</b> person do?",
      right: "does not take care",
      wrong: ["takes a lot of care", "takes care again", "takes care of others"],
      explanation: {
        en: "“-less” means “without,” so careless means without care. “A lot of care” would be “careful.”",
        zh: "-less 表示“没有”，careless 是不小心。很小心是 careful。",
      },
    },
    {
      skill: "wordParts",
      stem: "Dad had to <b>refill</b> my cup. What did he do?",
      right: "He filled it again.",
      wrong: ["He did not fill it.", "He filled it too much.", "He filled it before me."],
      explanation: {
        en: "“Re-” means “again,” so to refill is to fill again. “Too much” would be “overfill.”",
        zh: "re- 表示“再”，refill 是再装满。装得太满是 overfill。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>light</b> mean “not heavy”?",
      right: "This box is light, so I can lift it.",
      wrong: [
        "Turn on the light when it is dark.",
        "My room is light in the morning.",
        "We need a match to light the fire.",
      ],
      explanation: {
        en: `
          The person can lift the box because it is not heavy. In the other sentences the word is about brightness or
          fire.
        `,
        zh: "箱子很轻，所以能搬起来。其他句子里 light 与光亮或点火有关。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        We sat on the <b>bank</b> and watched the boats go by.

        What does <b>bank</b> mean here?
      `,
      right: "the side of a river",
      wrong: ["a place to keep money", "a long wooden seat", "a kind of small boat"],
      explanation: {
        en: `
          Boats go by on a river, and people can sit at its side. A bank can also keep money, but you would not see
          boats go by there.
        `,
        zh: "能看到船经过的是河岸。bank 也可指银行，但在银行看不到船。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        When Sam heard the news, his face was <b>as white as paper</b>.

        What does this tell you about Sam?
      `,
      right: "He was shocked.",
      wrong: ["He was very clean.", "He was reading.", "He was pleased."],
      explanation: {
        en: `
          A face can lose its color when someone hears something bad or surprising. The paper is only a comparison, so
          he was not reading.
        `,
        zh: "人受到惊吓时脸会变白。纸只是比喻，不是说他在读什么。",
      },
    },
  ],
};
