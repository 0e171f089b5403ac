import { say } from "../../engine/words";
import { defineLanguageModel } from "../engine/model";

type Fragment = readonly [right: string, noVerb: string, noSubject: string, onlyAClause: string];

export const fragments = defineLanguageModel<Fragment>({
  name: "complete-sentence",
  area: "grammar",
  skill: "sentences",
  above: 6,
  frames: {
    150: [
      ["The dog ran.", "A big dog.", "Ran up the hill.", "On the hill."],
      ["I see a red bird.", "A little red bird.", "Sat in the tree.", "Up in the tree."],
    ],
    160: [
      ["A frog hopped away.", "A green frog in a pond.", "Hopped over a log.", "On the big log."],
      ["We made some hot soup.", "Hot soup and bread.", "Ate at the table.", "With a big spoon."],
    ],
    170: [
      ["The bus was late today.", "The big yellow bus.", "Drove down the long hill.", "When the bus came."],
      ["Our cat sleeps all day.", "A cat with soft fur.", "Sleeps under the bed.", "Because the cat is tired."],
    ],
    180: [
      [
        "Snow covered the path that night.",
        "The long path through the woods.",
        "Walked slowly through the deep snow.",
        "After the snow stopped that night.",
      ],
    ],
    190: [
      [
        "Although it rained, we played outside.",
        "The players on the wet field.",
        "Running after the ball in the rain.",
        "Although the rain lasted all day.",
      ],
    ],
    200: [
      [
        "Stop at the corner and wait for the light.",
        "The man who stood at the corner with a blue umbrella.",
        "Waiting at the corner for the light to change.",
        "Since the light at the corner had not changed.",
      ],
    ],
  },
  make: ([right, noVerb, noSubject, onlyAClause]) => ({
    stem: "Which one is a complete sentence?",
    right,
    wrong: { noVerb, noSubject, onlyAClause },
    explanation: say(
      right.startsWith("Stop")
        ? `“${right}” is a command: its subject “you” is understood. The others lack a subject, a verb, or a ` +
            `main clause.`
        : `“${right}” says who and what happens. The others leave out who does it, what happens, or the main idea.`,
      right.startsWith("Stop")
        ? `“${right}”是祈使句，主语 you 省略。其他几项缺主语、谓语或主句。`
        : `“${right}”说清了谁、做什么。其他几项缺主语、谓语或主句。`,
    ),
  }),
});

const classes = {
  noun: ["a noun", "names a person, place, thing, or idea", "名词", "表示人、地方、事物或概念"],
  verb: ["a verb", "tells what someone does", "动词", "表示动作"],
  adjective: ["an adjective", "describes a noun", "形容词", "修饰名词"],
  adverb: ["an adverb", "tells how something is done", "副词", "说明动作怎样进行"],
  preposition: ["a preposition", "links a noun to the rest of the sentence", "介词", "把名词和句子其他部分连起来"],
  conjunction: ["a conjunction", "joins words or clauses", "连词", "连接词或从句"],
} as const;

type ClassFrame = readonly [
  sentence: string,
  kind: keyof typeof classes,
  right: string,
  wrong: readonly [string, string, string],
];

export const wordClasses = defineLanguageModel<ClassFrame>({
  name: "word-class",
  area: "grammar",
  skill: "wordClasses",
  frames: {
    150: [["The red fox runs fast.", "verb", "runs", ["fox", "red", "fast"]]],
    160: [
      ["The happy girl jumps in the water.", "verb", "jumps", ["girl", "happy", "water"]],
      ["A small bird sings in the tree.", "noun", "bird", ["sings", "small", "in"]],
    ],
    170: [
      ["The old clock stopped at noon.", "adjective", "old", ["clock", "stopped", "noon"]],
      ["My uncle paints bright houses.", "verb", "paints", ["uncle", "bright", "houses"]],
    ],
    180: [
      ["The nurse spoke softly to the little boy.", "adverb", "softly", ["spoke", "little", "nurse"]],
      ["Three kind neighbors helped us quickly.", "adverb", "quickly", ["kind", "neighbors", "helped"]],
    ],
    190: [
      ["The lazy fox slept under a mossy rock.", "preposition", "under", ["lazy", "slept", "mossy"]],
      ["We waited because the lonely road was icy.", "conjunction", "because", ["lonely", "waited", "icy"]],
    ],
    200: [
      ["A friendly stranger gave us sound advice.", "adjective", "friendly", ["stranger", "gave", "advice"]],
      ["Her kindness often surprised the shy newcomers.", "noun", "kindness", ["often", "surprised", "shy"]],
    ],
  },
  make: ([sentence, kind, right, [first, second, third]]) => {
    const [name, does, zhName, zhDoes] = classes[kind];
    return {
      stem: `Which word in this sentence is ${name}?\n${sentence}`,
      right,
      wrong: { first, second, third },
      explanation: say(
        `In this sentence “${right}” ${does}, so it is ${name}. “${first}” does another job.`,
        `在这个句子里，${right} ${zhDoes}，是${zhName}；${first} 不是。`,
      ),
    };
  },
});
