import { say } from "../../engine/words";
import type { ReadingModel } from "./model";
import { rowsModel } from "./rows";

const area = "languageWriting" as const;

const sentenceOrder = rowsModel({
  area,
  name: "sentence-order",
  skill: "sentences",
  asks: ["Which words are in the right order?", "哪一句的语序是对的？"],
  explain: (right) => say(`“${right}” makes sense.`, `语序正确的是 ${right}`),
  rows: {
    150: [
      ["The dog can run.", "Can dog the run.", "Run dog can the.", "Dog the run can."],
      ["I like red hats.", "Like I hats red.", "Red I hats like.", "Hats red like I."],
      ["We have a cat.", "Have cat a we.", "A we cat have.", "Cat have we a."],
    ],
    160: [
      ["The bird sits in a tree.", "Sits the bird a in tree.", "In sits tree the a bird.", "Bird the in a tree sits."],
      [
        "My sister has a blue kite.",
        "My has sister kite a blue.",
        "Has my kite a sister blue.",
        "A blue my kite has sister.",
      ],
      ["Ducks swim on the pond.", "Swim on ducks pond the.", "The pond on swim ducks.", "Ducks on the swim pond."],
    ],
    170: [
      [
        "The children are playing in the garden.",
        "The are children in playing the garden.",
        "Playing the in are children the garden.",
        "The garden are children playing in the.",
      ],
      [
        "My father makes soup every evening.",
        "My makes father every soup evening.",
        "Every soup my evening makes father.",
        "Makes every father soup my evening.",
      ],
      [
        "She always reads before she sleeps.",
        "Always she before reads sleeps she.",
        "She before always sleeps reads she.",
        "Reads she sleeps always she before.",
      ],
    ],
    180: [
      [
        "Nobody has seen the old key today.",
        "Has nobody the old seen key today.",
        "Nobody the old has key seen today.",
        "Seen has nobody old the key today.",
      ],
      [
        "They had never been on a train.",
        "They never on had a been train.",
        "Never they a train been on had.",
        "Had they been never on train a.",
      ],
      [
        "The boy who lives there is kind.",
        "The boy lives who there is kind.",
        "The who boy lives is there kind.",
        "Lives there is the boy who kind.",
      ],
    ],
  },
});

const questionOrder = rowsModel({
  area,
  name: "question-order",
  skill: "sentences",
  asks: ["Which question is in the right order?", "哪个问句的语序是对的？"],
  explain: (right) => say(`“${right}” is in the right order.`, `语序正确的是 ${right}`),
  rows: {
    170: [
      ["What are you doing?", "What you are doing?", "You doing what are?", "Are doing you what?"],
      ["Can she play with us?", "She can with us play?", "Play can she us with?", "Can play with us she?"],
    ],
    180: [
      ["Why did he go home?", "Why he did go home?", "Why he go did home?", "Did why he go home?"],
      ["When does the bus come?", "When the bus does come?", "When comes does the bus?", "Does when the bus come?"],
      ["Have you ever seen snow?", "You have seen ever snow?", "Have seen you ever snow?", "Ever have seen you snow?"],
    ],
    190: [
      [
        "How long have they been here?",
        "How long they have been here?",
        "How have they been long here?",
        "How long been have they here?",
      ],
      [
        "Which book did you like best?",
        "Which book you did like best?",
        "Which did you book like best?",
        "Did which book you like best?",
      ],
      ["Who is going to help us?", "Who going is to help us?", "Who to help is going us?", "Is who going to help us?"],
    ],
    200: [
      [
        "Could you tell me where she lives?",
        "Could you tell me where does she live?",
        "Could you me tell where she lives?",
        "Could tell you me where she lives?",
      ],
      [
        "Do you know why they left early?",
        "Do you know why did they leave early?",
        "Know you why they left early do?",
        "Do you why know they left early?",
      ],
      [
        "What would you do if it rained?",
        "What you would do if it rained?",
        "What would do you if it rained?",
        "What would you do if rained it?",
      ],
    ],
  },
});

const print = ["哪一个是单词？", "哪一个是字母？", "哪一个是句子？"] as const;

const whichWord = rowsModel({
  area,
  name: "which-is-word",
  skill: "print",
  asks: ["Which one is a word?", print[0]],
  explain: (right) => say(`“${right}” is a word.`, `${right} 是单词。`),
  rows: {
    120: [
      ["cat", "c", "5"],
      ["dog", "8", "d"],
      ["hat", "h", "2"],
    ],
  },
});

const whichLetter = rowsModel({
  area,
  name: "which-is-letter",
  skill: "print",
  asks: ["Which one is a letter?", print[1]],
  explain: (right) => say(`${right} is a letter.`, `${right} 是字母。`),
  rows: {
    120: [
      ["b", "bus", "3"],
      ["r", "red", "9"],
      ["k", "kite", "6"],
    ],
  },
});

const whichSentence = rowsModel({
  area,
  name: "which-is-sentence",
  skill: "print",
  asks: ["Which one is a sentence?", print[2]],
  explain: (right) => say(`“${right}” tells a whole thought.`, `${right} 表达了完整的意思。`),
  rows: {
    130: [
      ["I can hop.", "a frog", "hop"],
      ["We sit.", "on a", "the box"],
    ],
    140: [
      ["The cat sleeps.", "the big cat", "cat in bed"],
      ["I see a bird.", "a red bird", "see the"],
      ["We run fast.", "very fast", "run and run"],
    ],
  },
});

const spaces = rowsModel({
  area,
  name: "spaces",
  skill: "print",
  asks: ["Which one has the right spaces between the words?", "哪一个单词之间的空格是对的？"],
  explain: (right) => say(`“${right}” has a space between words.`, `${right} 单词之间有空格。`),
  rows: {
    130: [
      ["We like milk.", "Welike milk.", "W e li ke milk."],
      ["The sun is up.", "Thesun isup.", "Th e s un is up."],
    ],
  },
});

/** Questions about the order of words in sentences, and about the look of a word, a letter and a sentence. */
export const sentenceModels: readonly ReadingModel[] = [
  sentenceOrder,
  questionOrder,
  whichWord,
  whichLetter,
  whichSentence,
  spaces,
];
