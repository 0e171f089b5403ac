import type { VocabularySet } from "../model";

export const vocabulary240: VocabularySet = {
  level: 240,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The ambassador’s <b>equivocal</b> reply could be read as consent by one side and as refusal by the other.

        What does <b>equivocal</b> mean?
      `,
      right: "open to more than one meaning",
      wrong: ["expressed with great force", "given after a long delay", "favorable to both parties"],
      explanation: {
        en: `
          The reply can be read in two opposite ways. The word looks like “equal,” but a refusal is not favorable to
          the side that hoped for consent.
        `,
        zh: "答复可以有两种相反的解读，所以是“模棱两可的”。它看似 equal，但并不是对双方都有利。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Far from being <b>perfunctory</b>, the inspection took two days, and every bolt was examined by hand.

        What does <b>perfunctory</b> mean?
      `,
      right: "done with little care",
      wrong: ["perfectly organized", "carried out in secret", "required by the law"],
      explanation: {
        en: `
          “Far from being” sets the word against a long and careful inspection. The word resembles “perfect,” but its
          sense is nearly opposite.
        `,
        zh: "far from being 表示与两天的仔细检查相反，所以是“敷衍的”。它看似 perfect，意思却几乎相反。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Mal-</b> means “bad” and <b>vol</b> means “wish.” Which of these is <b>malevolent</b>?",
      right: "a neighbor who hopes that others will fail",
      wrong: [
        "a volunteer who works without being paid",
        "a patient whose illness is growing worse",
        "a ruler who was not chosen by the people",
      ],
      explanation: {
        en: `
          To be malevolent is to wish others ill. “Volunteer” shares the root “vol,” but a volunteer wishes to help,
          and the patient’s illness is not a wish.
        `,
        zh: "mal- 是“坏”，vol 是“愿望”，合起来是“怀有恶意的”。volunteer 有同样词根，但愿望是好的。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Loqu</b> means “speak,” and <b>circum-</b> means “around.” What is a <b>circumlocution</b>?",
      right: "using many words where few would do",
      wrong: [
        "speaking to a circle of listeners",
        "repeating what another person has said",
        "moving from one place to the next",
      ],
      explanation: {
        en: `
          A circumlocution goes around the point in many words and does not say it directly. A circle of listeners takes
          “around” literally, and “location” only looks alike.
        `,
        zh: "circum 加 locu 是“绕着说”，即拐弯抹角、用词过多。“一圈听众”只按字面理解，location 只是形似。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The committee decided to <b>table</b> the question and to take up the budget instead. “We may return to it
        next year,” the chair said.

        What does <b>table</b> mean here?
      `,
      right: "put off",
      wrong: ["vote on", "list in rows", "explain fully"],
      explanation: {
        en: `
          The committee turns to something else and may return to the question next year, so it has been put off.
          There was no vote.
        `,
        zh: "委员会转而讨论预算，明年可能再议，所以是“搁置”。并没有表决。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>qualify</b> mean the same as in “She was careful to qualify her praise”?",
      right: "He had to qualify his statement by adding two exceptions.",
      wrong: [
        "Four runners from each race qualify for the final.",
        "This course will qualify you to work as a nurse.",
        "Students under sixteen qualify for a reduced fare.",
      ],
      explanation: {
        en: `
          To qualify praise or a statement is to limit it. In the other sentences the word means to be or to make
          someone fit for something.
        `,
        zh: "qualify 赞扬或说法是“加以限定”。其他句都是“有资格”或“使有资格”。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        From a distance the theory looked impressive, but it turned out to be <b>a house of cards</b>: once a single
        assumption had been questioned, nothing of it was left.

        What does the comparison say about the theory?
      `,
      right: "It rested on weak support and collapsed.",
      wrong: [
        "It was the work of many different people.",
        "It had been developed merely as a game.",
        "It was difficult for outsiders to follow.",
      ],
      explanation: {
        en: `
          A house of cards falls down when one card is moved, as the theory did when one assumption was questioned.
          Cards are used in games, too, but that is not the point of the comparison.
        `,
        zh: "纸牌搭的房子抽掉一张就会倒，就像理论因一个假设被质疑而垮掉。纸牌虽是游戏用具，但那不是比喻的重点。",
      },
    },
  ],
};
