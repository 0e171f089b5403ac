import type { VocabularySet } from "../model";

export const vocabulary220: VocabularySet = {
  level: 220,
  questions: [
    {
      skill: "contextClues",
      stem: `
        Although the two reports were written in different years, their conclusions are <b>identical</b>: not a word
        has changed.

        What does <b>identical</b> mean?
      `,
      right: "exactly the same",
      wrong: ["partly wrong", "difficult to find", "out of date"],
      explanation: {
        en: `
          “Not a word has changed” explains that the conclusions are the same. The different years tempt you to think
          “out of date,” but “although” points the other way.
        `,
        zh: "“Not a word has changed”说明完全相同。虽然年份不同，although 表示与之相反，并不是“过时”。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        The captain was <b>reluctant</b> to leave the harbor, and only after the storm warning had been lifted did she
        agree to sail.

        What does <b>reluctant</b> mean?
      `,
      right: "unwilling",
      wrong: ["prepared", "forbidden", "impatient"],
      explanation: {
        en: `
          She agrees only after the danger has passed, so before that she did not want to go. Nobody had forbidden it:
          the decision was hers.
        `,
        zh: "警报解除后她才同意出航，说明之前不愿意。没有人禁止她，决定权在她手里。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Bene-</b> means “well” or “good.” Which of these is a <b>benefactor</b>?",
      right: "a woman who pays for a new library",
      wrong: [
        "a man who builds roads for a living",
        "a child who is good at telling stories",
        "a teacher who gives difficult tests",
      ],
      explanation: {
        en: `
          A benefactor does good to others, as a person does who gives a library to a town. Being good at something,
          or doing paid work, is not the same.
        `,
        zh: "benefactor 是“行善、资助别人的人”。擅长某事或为工资工作都不是。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Chron</b> means “time.” What is a <b>chronological</b> list of events?",
      right: "one in the order in which they happened",
      wrong: [
        "one in the order of their importance",
        "one in which names are in alphabetical order",
        "one in the order of places on a map",
      ],
      explanation: {
        en: `
          “Chron” means time, so the list follows time, from earlier to later. Importance is another way of ordering
          things.
        `,
        zh: "chron 是“时间”，所以按发生的先后排列。按重要性排列是另一种方式。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        The lawyer’s argument was <b>sound</b>, and nobody could find a fault in it.

        What does <b>sound</b> mean here?
      `,
      right: "well reasoned",
      wrong: ["loud enough to hear", "deeply asleep", "in good health"],
      explanation: {
        en: `
          An argument in which no fault can be found is well reasoned. People and sleep can be sound as well, but in
          other senses.
        `,
        zh: "找不出毛病的论证是“合理可靠的”。sound 形容健康或熟睡时是另外的意思。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>address</b> mean the same as in “The council must address this problem”?",
      right: "The new law does not address the real cause.",
      wrong: [
        "Please write your address at the top.",
        "The mayor will address the crowd at noon.",
        "He did not know how to address a queen.",
      ],
      explanation: {
        en: `
          To address a problem or a cause is to deal with it. In the other sentences it means a place, to give a
          speech, and to call someone by a title.
        `,
        zh: "address 问题或原因是“处理”。其他句分别是地址、发表讲话和称呼。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        The director called the delay “only <b>a bump in the road</b>.”

        How does the director see the delay?
      `,
      right: "as a small problem that will soon be over",
      wrong: [
        "as a danger that could end the project soon",
        "as a mistake made by the drivers",
        "as a chance to travel somewhere else",
      ],
      explanation: {
        en: "A bump shakes a car for a moment, and then the drive goes on. “Only” also makes the problem small.",
        zh: "路上的小颠簸很快就过去，only 也说明问题不大。并不是会毁掉项目的危险。",
      },
    },
  ],
};
