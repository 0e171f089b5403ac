import { say } from "../../engine/words";
import { type ChoiceFrame, choosing } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

type Joined = readonly [first: string, second: string, adverb: string];

export const semicolons = defineLanguageModel<Joined>({
  name: "semicolon",
  area: "mechanics",
  skill: "semicolonsColons",
  frames: {
    220: [
      ["The trail was steep", "nobody reached the top", ""],
      ["The first bus is full", "the second is empty", ""],
    ],
    230: [["The bakery opens at six", "it sells out by eight", ""]],
  },
  make: ([first, second]) => ({
    stem: "Which sentence is punctuated correctly?",
    right: `${first}; ${second}.`,
    wrong: {
      splice: `${first}, ${second}.`,
      runOn: `${first} ${second}.`,
      semicolonWithin: `${first.replace(/ (?=(?:is|was|opens) )/, "; ")}, ${second}.`,
    },
    explanation: say(
      `Each half could be a sentence of its own, so a semicolon can join them. A comma alone makes a comma splice.`,
      `两部分都能独立成句，可以用分号连接。只用逗号是错误的连接。`,
    ),
  }),
});

export const conjunctiveAdverb = defineLanguageModel<Joined>({
  name: "semicolon-adverb",
  area: "mechanics",
  skill: "semicolonsColons",
  frames: {
    230: [
      ["The tickets were cheap", "the hall stayed half empty", "however"],
      ["The river rose overnight", "the ferry did not run", "therefore"],
    ],
    240: [["The data were incomplete", "the authors drew a firm conclusion", "nevertheless"]],
  },
  make: ([first, second, adverb]) => ({
    stem: "Which sentence is punctuated correctly?",
    right: `${first}; ${adverb}, ${second}.`,
    wrong: {
      splice: `${first}, ${adverb}, ${second}.`,
      semicolonTooLate: `${first}, ${adverb}; ${second}.`,
      onlyOneComma: `${first} ${adverb}, ${second}.`,
    },
    explanation: say(
      `“${adverb}” is an adverb and cannot join two sentences with commas. A semicolon ends the first, and a comma ` +
        `follows “${adverb}”.`,
      `${adverb} 是副词，不能只用逗号连接两个句子。前一句后用分号，${adverb} 后用逗号。`,
    ),
  }),
});

export const colons = defineLanguageModel<ChoiceFrame>({
  name: "colon",
  area: "mechanics",
  skill: "semicolonsColons",
  frames: {
    210: [
      [
        "Bring three things: a rope, a map, and a lamp.",
        [
          "Bring: three things, a rope, a map, and a lamp.",
          "Bring three things; a rope, a map, and a lamp.",
          "Bring three things a rope: a map, and a lamp.",
        ],
        "A colon follows the whole statement “Bring three things” and opens the list. A semicolon does not " +
          "open a list.",
        "冒号放在完整的 Bring three things 后面，引出列举。分号不能引出列举。",
      ],
    ],
    220: [
      [
        "The kit contains the following: two brushes, a sponge, and a cloth.",
        [
          "The kit contains: two brushes, a sponge, and a cloth.",
          "The kit contains the following; two brushes, a sponge, and a cloth.",
          "The kit contains the following two brushes: a sponge, and a cloth.",
        ],
        "What stands before a colon is a whole statement. “The kit contains” is not: the verb still needs its object.",
        "冒号前应是完整的句子。The kit contains 缺宾语，后面不能直接用冒号。",
      ],
    ],
    230: [
      [
        "The coach had one rule: never be late.",
        [
          "The coach had one rule; never be late.",
          "The coach had: one rule, never be late.",
          "The coach had one: rule never be late.",
        ],
        "What follows tells what the rule is, so a colon is right. A semicolon joins two statements of equal weight.",
        "后面说明规则是什么，用冒号。分号连接的是两个并列的句子。",
      ],
    ],
    240: [
      [
        "We visited Lyon, France; Turin, Italy; and Bern, Switzerland.",
        [
          "We visited Lyon, France, Turin, Italy, and Bern, Switzerland.",
          "We visited: Lyon; France, Turin; Italy, and Bern; Switzerland.",
          "We visited Lyon; France, Turin; Italy, and Bern; Switzerland.",
        ],
        "The parts of this list hold commas themselves, so semicolons separate the parts. With commas alone, " +
          "six places seem listed.",
        "各项内部已有逗号，所以各项之间用分号。全用逗号会像列了六个地方。",
      ],
    ],
  },
  make: choosing("Which sentence is punctuated correctly?"),
});
