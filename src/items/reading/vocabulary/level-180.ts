import type { VocabularySet } from "../model";

export const vocabulary180: VocabularySet = {
  level: 180,
  questions: [
    {
      skill: "contextClues",
      stem: `
        The ice on the pond was <b>thick</b>, so the heavy truck could drive across it safely.

        What does <b>thick</b> mean?
      `,
      right: "deep from top to bottom",
      wrong: ["cold and wet to touch", "flat like a table", "clear and easy to break"],
      explanation: {
        en: `
          Ice that holds a heavy truck must be deep from top to bottom. All ice is cold to touch, but that would not
          make it safe.
        `,
        zh: "能承住卡车的冰一定很厚，thick 指从上到下的厚度。冰摸起来都是冷的，但冷并不能让卡车安全开过去。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Maya was <b>eager</b> to open the box. She kept asking if it was time.

        What does <b>eager</b> mean?
      `,
      right: "wanting something very much",
      wrong: ["being a little afraid of something", "forgetting something quickly", "being too tired for something"],
      explanation: {
        en: `
          She keeps asking because she wants to open the box very much. Someone who is afraid would not keep asking.
        `,
        zh: "她不停地问是否到时间了，说明非常想打开。害怕的人不会一直催。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Disagree</b> means “not agree.” Which word is made in the same way?",
      right: "dislike",
      wrong: ["dishes", "distance", "discuss"],
      explanation: {
        en: `
          “Dis-” plus “like” means “not like.” The other words only begin with the same letters: “dishes” are not the
          opposite of “hes.”
        `,
        zh: "dis- 加 like 表示“不喜欢”。其他词只是开头字母相同，去掉 dis 后不是相反意思的词。",
      },
    },
    {
      skill: "wordParts",
      stem: "What does <b>-ful</b> add to the word <b>joyful</b>?",
      right: "full of",
      wrong: ["without", "before", "a person who"],
      explanation: {
        en: "Joyful means full of joy. “Without” would be “-less,” as in “joyless.”",
        zh: "joyful 是“充满快乐”，-ful 表示“充满”。“没有”是 -less。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The teacher made a good <b>point</b> about saving water.

        What does <b>point</b> mean here?
      `,
      right: "idea",
      wrong: ["sharp end", "score in a game", "small dot"],
      explanation: {
        en: `
          A teacher who talks about saving water gives an idea. Pencils have sharp points, and games have points, but
          not here.
        `,
        zh: "老师谈节约用水，point 是“观点”。尖端、得分、小点都是别处的意思。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>left</b> mean “went away”?",
      right: "The bus left before we got there.",
      wrong: ["Raise your left hand, please.", "There is one apple left for you.", "Turn left at the next corner."],
      explanation: {
        en: "The bus went away before they came. In the others, “left” is a side, or it tells what remains.",
        zh: "公交车开走了，left 是 leave 的过去式。其他句子里是“左边”或“剩下”。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        “Homework was <b>a piece of cake</b> today,” said Omar.

        What does Omar mean?
      `,
      right: "It was easy.",
      wrong: ["It was sweet.", "It was long.", "It was about food."],
      explanation: {
        en: "“A piece of cake” is a way to say that something is very easy. The homework has nothing to do with food.",
        zh: "a piece of cake 是习语，表示事情很容易做，与食物无关。",
      },
    },
  ],
};
