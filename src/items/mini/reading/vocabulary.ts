import type { Draw } from "../../engine/draw";
import { say } from "../../engine/words";
import { defineMiniModel, miniLevels, type MiniLevel } from "../engine/model";
import { pictures, picture } from "../pictures/lexicon";
import type { Kind } from "../pictures/picture";
import { meaningModels } from "./meanings";
import { asked, directed, authoredModels, type ReadingModel } from "./model";

const area = "vocabularyUse" as const;
const uncounted = [
  "milk",
  "rain",
  "soap",
  "bread",
  "corn",
  "cheese",
  "fire",
  "grapes",
  "glasses",
  "scissors",
  "sun",
  "moon",
  "pizza",
];
const named = pictures.filter(({ word }) => !uncounted.includes(word));
const article = (word: string): string => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** RIT points of a word above the first level: ten for each of `lengths` that the word exceeds. */
const levelOfWord = (word: string, lengths: readonly number[]): number =>
  10 * lengths.filter((length) => word.length > length).length;

const pictureWord: ReadingModel = defineMiniModel<"far" | "near", "vocabularyUse">({
  area,
  name: "picture-word",
  skill: "pictureWords",
  settings: { 120: "far", 130: "near", 140: "near" },
  generate(draw, how, level) {
    const right = draw.pick(named);
    if (levelOfWord(right.word, [4, 6]) !== level - 120) return undefined;
    const wrong = draw
      .shuffled(named)
      .filter((word) => word !== right && (how === "near") === (word.kind === right.kind))
      .slice(0, 3);
    return {
      stem: say("Which picture shows the word that you hear?", "听单词，选出对应的图。"),
      heard: `Which picture shows ${article(right.word)}?`,
      ...asked(
        right.word,
        wrong.map(({ word }) => word),
        "pictures",
      ),
      explanation: say(`The word is “${right.word}”.`, `${right.word} 是${right.zh}。`),
      above: how === "far" ? 2 : 4,
      holds: (value) => value === right.word,
    };
  },
});

/** Kinds of pictures, none of which contains a picture of another kind. */
const kinds: readonly (readonly [kind: Kind, question: string])[] = [
  ["animal", "is an animal"],
  ["clothes", "is something to wear"],
  ["vehicle", "can you ride in"],
  ["food", "is something to eat or drink"],
];
const mixed = new Set([
  "fish",
  "hen",
  "egg",
  "duck",
  "crab",
  "pig",
  "bike",
  "crown",
  "glasses",
  "rocket",
  "nut",
  "sheep",
  "cow",
  "rabbit",
  "goat",
]);
const inKind = (kind: Kind) => pictures.filter((word) => word.kind === kind && !mixed.has(word.word));

/** The kinds in random order, with `only` first. */
const startingWith = (only: Kind, draw: Draw) => [
  ...kinds.filter(([kind]) => kind === only),
  ...draw.shuffled(kinds.filter(([kind]) => kind !== only)),
];

const kindModel = (
  name: string,
  settings: Readonly<Partial<Record<MiniLevel, "is" | "not">>>,
  only?: Kind,
  lengths: readonly number[] = [4],
): ReadingModel =>
  defineMiniModel<"is" | "not", "vocabularyUse">({
    area,
    name,
    skill: "categories",
    settings,
    generate(draw, how, level) {
      const [one, other, third, fourth] = only === undefined ? draw.shuffled(kinds) : startingWith(only, draw);
      if (one === undefined || other === undefined || third === undefined || fourth === undefined) return undefined;
      const right = draw.pick(inKind(one[0]));
      const first = miniLevels.find((one) => settings[one] === how) ?? level;
      if (levelOfWord(right.word, lengths) !== level - first) return undefined;
      const wrong =
        how === "is" ? [other, third, fourth].map(([kind]) => draw.pick(inKind(kind))) : draw.some(3, inKind(other[0]));
      const question = how === "is" ? `Which one ${one[1]}?` : "Which one does not belong with the others?";
      return {
        stem: say(question, how === "is" ? directed(question) : "哪一个和其他的不是一类？"),
        ...asked(
          right.word,
          wrong.map(({ word }) => word),
          "namedPictures",
        ),
        explanation: say(
          how === "is" ? `Of these, only the ${right.word} fits.` : `All but the ${right.word} are of one kind.`,
          how === "is"
            ? `只有${right.zh}（${right.word}）符合。`
            : `除了${right.zh}（${right.word}），其他都是同一类。`,
        ),
        above: how === "is" ? 5 : 6,
        holds: (value: string) =>
          how === "is" ? picture(value).kind === one[0] : wrong.every(({ kind }) => kind !== picture(value).kind),
      };
    },
  });

const whichKind = kindModel("which-kind", { 120: "is", 130: "is", 140: "not", 150: "not" });
/** Models of one kind alone, and one for the odd picture among pictures of another kind. */
const moreKinds: readonly ReadingModel[] = [
  kindModel("something-to-wear", { 120: "is", 130: "is" }, "clothes"),
  kindModel("something-to-eat", { 120: "is", 130: "is" }, "food"),
  kindModel("something-to-ride", { 120: "is", 130: "is" }, "vehicle"),
  kindModel("odd-picture", { 130: "not", 140: "not", 150: "not", 160: "not" }, undefined, [3, 4, 5]),
].map((model) => ({ ...model, isBorrowed: true }));

/** Riddles about the use or look of a thing. */
const riddleRows = [
  [
    "riddle-cut",
    130,
    "Which one do you use to cut paper?",
    "scissors",
    ["spoon", "comb"],
    "Scissors cut paper.",
    "剪纸用剪刀（scissors）。",
  ],
  [
    "riddle-night",
    140,
    "Which one do you see in the sky at night?",
    "moon",
    ["sun", "rainbow"],
    "The moon is seen at night.",
    "夜里能看到月亮（moon）。",
  ],
  [
    "riddle-hive",
    150,
    "Which animal makes honey?",
    "bee",
    ["spider", "butterfly", "ant"],
    "A bee makes honey.",
    "会酿蜜的是蜜蜂（bee）。",
  ],
  [
    "riddle-tool",
    160,
    "What do you use to climb up to a high place?",
    "ladder",
    ["hammer", "saw", "broom"],
    "A ladder helps to climb.",
    "爬高要用梯子（ladder）。",
  ],
  [
    "riddle-sweep",
    150,
    "What do you use to sweep the floor?",
    "broom",
    ["comb", "fork", "bucket"],
    "A broom sweeps the floor.",
    "扫地用扫帚（broom）。",
  ],
  [
    "riddle-shell",
    160,
    "Which animal carries its home on its back and has four legs?",
    "turtle",
    ["snail", "frog", "mouse"],
    "A snail has no legs; the turtle has four.",
    "蜗牛没有腿，有四条腿的是乌龟（turtle）。",
  ],
] as const;

const riddles = authoredModels(
  { area, skill: "meanings", how: "namedPictures" },
  riddleRows.map(([name, level, question, ...others]) => [name, level, question, directed(question), ...others]),
);

const opposites = authoredModels({ area, skill: "opposites", how: "spokenEarly" }, [
  [
    "opposite-big",
    140,
    "What is the opposite of big?",
    "big 的反义词是什么？",
    "small",
    ["tall", "old"],
    "The opposite of big is small.",
    "big 的反义词是 small。",
  ],
  [
    "opposite-hot",
    150,
    "What is the opposite of hot?",
    "hot 的反义词是什么？",
    "cold",
    ["warm", "sunny", "wet"],
    "The opposite of hot is cold; warm is nearly hot.",
    "hot 的反义词是 cold，warm 只是没那么热。",
  ],
  [
    "opposite-empty",
    160,
    "What is the opposite of empty?",
    "empty 的反义词是什么？",
    "full",
    ["open", "heavy", "clean"],
    "The opposite of empty is full.",
    "empty 的反义词是 full。",
  ],
  [
    "opposite-noisy",
    180,
    "What is the opposite of noisy?",
    "noisy 的反义词是什么？",
    "quiet",
    ["loud", "busy", "noise"],
    "The opposite of noisy is quiet.",
    "noisy 的反义词是 quiet。",
  ],
  [
    "opposite-arrive",
    190,
    "What is the opposite of arrive?",
    "arrive 的反义词是什么？",
    "leave",
    ["reach", "travel", "wait"],
    "The opposite of arrive is leave.",
    "arrive 的反义词是 leave。",
  ],
]);

export const vocabularyUse: readonly ReadingModel[] = [
  pictureWord,
  whichKind,
  ...moreKinds,
  ...riddles,
  ...opposites,
  ...meaningModels,
];
