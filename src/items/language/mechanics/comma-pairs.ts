import { say } from "../../engine/words";
import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

const whichCommas = "Which sentence uses commas correctly?";

type Aside = readonly [subject: string, aside: string, rest: string];

const pair = (stem: string, [subject, aside, rest]: Aside) => ({
  stem,
  right: `${subject}, ${aside}, ${rest}.`,
  wrong: {
    onlyTheFirst: `${subject}, ${aside} ${rest}.`,
    onlyTheSecond: `${subject} ${aside}, ${rest}.`,
    commaInsideTheAside: `${subject} ${aside.replace(/ (?=\S+$)/, ", ")} ${rest}.`,
  },
});

export const appositive = defineLanguageModel<Aside>({
  name: "commas-appositive",
  area: "mechanics",
  skill: "commas",
  frames: {
    210: [
      ["Mr. Chen", "our bus driver", "knows every street in town"],
      ["My oldest cousin", "a nurse in Oslo", "works at night"],
    ],
    220: [
      ["The blue whale", "the largest animal on Earth", "feeds on tiny krill"],
      ["Quito", "the capital of Ecuador", "lies high in the mountains"],
    ],
  },
  make: (frame) => ({
    ...pair(whichCommas, frame),
    explanation: say(
      `“${frame[1]}” only adds who or what “${frame[0]}” is, so a comma stands on each side of it. One comma ` +
        `is not enough.`,
      `${frame[1]} 是对 ${frame[0]} 的补充说明，前后都要有逗号，只用一个不够。`,
    ),
  }),
});

export const interrupter = defineLanguageModel<Aside>({
  name: "commas-interrupter",
  area: "mechanics",
  skill: "commas",
  frames: {
    220: [
      ["The shortest route", "as you can see", "runs along the canal"],
      ["Our first plan", "to be honest", "was far too expensive"],
    ],
    230: [["The second experiment", "on the other hand", "gave a clear result"]],
  },
  make: (frame) => ({
    ...pair(whichCommas, frame),
    explanation: say(
      `“${frame[1]}” interrupts the sentence and could be left out, so a comma stands before it and another after it.`,
      `${frame[1]} 是插入语，可以去掉，前后都要用逗号。`,
    ),
  }),
});

export const restrictive = defineLanguageModel<Frame>({
  name: "commas-restrictive",
  area: "mechanics",
  skill: "commas",
  frames: {
    230: [
      [
        "Only those students who finish early may read. Which sentence says this?",
        "The students who finish early may read.",
        [
          "The students, who finish early, may read.",
          "The students, who finish early may read.",
          "The students who finish early, may read.",
        ],
        "The clause tells which students are meant, so no commas set it off. With commas, all students would " +
          "finish early.",
        "从句限定是哪些学生，不用逗号。加了逗号就成了所有学生都提前完成。",
      ],
    ],
    240: [
      [
        "Ravi has just one brother, who lives in Rome. Which sentence shows this?",
        "Ravi's brother, who lives in Rome, is a chef.",
        [
          "Ravi's brother who lives in Rome is a chef.",
          "Ravi's brother, who lives in Rome is a chef.",
          "Ravi's brother who lives in Rome, is a chef.",
        ],
        "There is only one brother, so the clause just adds a fact and stands between two commas. " +
          "Without commas it would pick one of several brothers.",
        "只有一个兄弟，从句只是补充，前后用逗号。不用逗号就表示几个兄弟中的一个。",
      ],
      [
        "All of the bridges were repaired; all were old. Which sentence says this?",
        "The bridges, which were old, were repaired.",
        [
          "The bridges which were old were repaired.",
          "The bridges that were old were repaired.",
          "The bridges, which were old were repaired.",
        ],
        "The clause is true of all the bridges, so two commas set it off. Without them only the old ones " +
          "were repaired.",
        "从句说的是所有的桥，前后用逗号。不用逗号就只指其中旧的那些。",
      ],
    ],
  },
  make: asking((meaning) => meaning),
});
type Adjectives = readonly [start: string, first: string, second: string, noun: string, end: string];

export const coordinateAdjectives = defineLanguageModel<Adjectives>({
  name: "comma-adjectives",
  area: "mechanics",
  skill: "commas",
  frames: {
    220: [["After the", "long", "tiring", "journey", "everyone slept well."]],
    230: [["Her", "calm", "confident", "voice", "reached the last row."]],
  },
  make: ([start, first, second, noun, end]) => ({
    stem: whichCommas,
    right: `${start} ${first}, ${second} ${noun}${start.startsWith("After") ? "," : ""} ${end}`,
    wrong: {
      commaBeforeNoun: `${start} ${first}, ${second}, ${noun} ${end}`,
      commaMoved: `${start} ${first} ${second}, ${noun} ${end}`,
      commaBeforeBoth: `${start}, ${first} ${second} ${noun} ${end}`,
    },
    explanation: say(
      `“${first}” and “${second}” describe the ${noun} alike (one could say “and”), so a comma stands between them, ` +
        `but none before “${noun}”.`,
      `${first} 和 ${second} 并列修饰 ${noun}（中间可加 and），之间用逗号；${noun} 前不用逗号。`,
    ),
  }),
});
