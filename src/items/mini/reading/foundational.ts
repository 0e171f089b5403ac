import { same, say, type Words } from "../../engine/words";
import { defineMiniModel, others } from "../engine/model";
import { pictures, picture } from "../pictures/lexicon";
import { pictureSvg, type Picture } from "../pictures/picture";
import { asked, type ReadingModel } from "./model";
import {
  beginsWithConsonant,
  endsWithConsonant,
  firstSound,
  lastSound,
  middleSound,
  oneSyllable,
  plainStart,
  rhymeOf,
  syllableCount,
} from "./sounds";

const place = { area: "foundational" } as const;
const capitals = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** Small letters that look alike. */
const alike = ["bdpq", "mnhu", "vwyx", "ceos", "ijtf", "gqya", "ftkh", "nrmh"].map((letters) => Array.from(letters));

const shown = (word: Picture): Words => pictureSvg(word, 128);
const wordsOf = (list: readonly Picture[]): string[] => list.map(({ word }) => word);
const sign = (text: string): Words => {
  const drawn = (label: string) =>
    `<svg viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${label}">` +
    `<text x="48" y="50" font-size="76" text-anchor="middle" dominant-baseline="central" fill="currentColor">` +
    `${text}</text></svg>`;
  const isCapital = text !== text.toLowerCase();
  return {
    en: drawn(`The ${isCapital ? "capital" : "small"} letter ${text}`),
    zh: drawn(`${isCapital ? "大写" : "小写"}字母 ${text}`),
  };
};

/** A letter by its name, a capital first and then a small one among those that look like it. */
const letterName: ReadingModel = defineMiniModel<"capital" | "small", "foundational">({
  ...place,
  name: "letter-name",
  skill: "letters",
  settings: { 120: "capital", 130: "small" },
  generate(draw, size) {
    const letters = size === "capital" ? draw.some(3, capitals) : draw.shuffled(draw.pick(alike)).slice(0, 3);
    const [right = ""] = letters;
    return {
      stem: say("Which one is the letter that you hear?", "哪一个是听到的字母？"),
      heard: `Which one is the letter ${right.toUpperCase()}?`,
      ask: {
        type: "single_choice",
        right,
        wrong: others(letters.slice(1)),
        show: same,
        unordered: true,
      },
      explanation: say(`The letter ${right} is asked for.`, `要找的是字母 ${right}。`),
      above: size === "capital" ? 4 : 5,
      holds: (value) => value === right,
    };
  },
});

/** The same letter, or the small one of a capital. */
const letterPair: ReadingModel = defineMiniModel<"same" | "small" | "alike", "foundational">({
  ...place,
  name: "letter-pair",
  skill: "letters",
  isReadable: true,
  settings: { 120: "same", 130: "small", 140: "alike" },
  generate(draw, kind) {
    const pick =
      kind === "alike"
        ? draw.shuffled(draw.pick(alike)).slice(0, 3)
        : draw.some(3, capitals).map((letter) => (kind === "same" ? letter : letter.toLowerCase()));
    const [right = ""] = pick;
    const isSame = kind === "same";
    if (!isSame && /[ckopsuvwxz]/.test(right)) return undefined;
    // letters that resemble others are asked only as "alike", the rest only as "small"; "same" takes any letter
    if (!isSame && /[bdeghmnqrt]/i.test(right) !== (kind === "alike")) return undefined;
    return {
      stem: isSame
        ? say("Look at the letter. Find the same one.", "看字母，找出一样的。")
        : say("Look at the big letter. Find the same letter, but small.", "看大写字母，找出它的小写。"),
      figure: sign(isSame ? right : right.toUpperCase()),
      ask: { type: "single_choice", right, wrong: others(pick.slice(1)), show: same, unordered: true },
      explanation: say(
        isSame ? `The letter shown is ${right}.` : `The small form of ${right.toUpperCase()} is ${right}.`,
        isSame ? `给出的字母是 ${right}。` : `${right.toUpperCase()} 的小写是 ${right}。`,
      ),
      above: isSame ? 2 : 6,
      holds: (value: string) => value.toUpperCase() === right.toUpperCase(),
    };
  },
});

/** The same small letter among those that look like it. */
export const sameLetter: ReadingModel = {
  ...defineMiniModel<readonly string[], "foundational">({
    ...place,
    name: "same-small-letter",
    skill: "letters",
    isReadable: true,
    settings: { 120: ["vwyx", "ceos", "ijtf", "ftkh"], 130: ["bdpq", "mnhu", "gqya", "nrmh"] },
    generate(draw, groups, level) {
      const [right = "", ...wrong] = draw.shuffled(Array.from(draw.pick(groups))).slice(0, 3);
      if (level === 120 && /[yh]/.test(right)) return undefined;
      return {
        stem: say("Look at the letter. Find the same one.", "看字母，找出一样的。"),
        figure: sign(right),
        ask: { type: "single_choice", right, wrong: others(wrong), show: same, unordered: true },
        explanation: say(`The letter shown is ${right}.`, `给出的字母是 ${right}。`),
        above: 4,
        holds: (value: string) => value === right,
      };
    },
  }),
  isBorrowed: true,
};

/** The small one of a capital among four that look like it. */
export const lettersAlike: ReadingModel = {
  ...defineMiniModel<readonly string[], "foundational">({
    ...place,
    name: "letters-alike",
    skill: "letters",
    isReadable: true,
    settings: { 150: ["bdpq", "mnhu", "ijtf", "gqya", "ftkh", "nrmh"] },
    generate(draw, groups) {
      const [right = "", ...wrong] = draw.shuffled(Array.from(draw.pick(groups)));
      if (/[ckopsuvwxz]/.test(right)) return undefined;
      return {
        stem: say("Look at the big letter. Find the same letter, but small.", "看大写字母，找出它的小写。"),
        figure: sign(right.toUpperCase()),
        ask: { type: "single_choice", right, wrong: others(wrong), show: same, unordered: true },
        explanation: say(
          `The small form of ${right.toUpperCase()} is ${right}.`,
          `${right.toUpperCase()} 的小写是 ${right}。`,
        ),
        above: 3,
        holds: (value: string) => value.toUpperCase() === right.toUpperCase(),
      };
    },
  }),
  isBorrowed: true,
};

interface SoundSetting {
  readonly words: readonly Picture[];
  /** Pictures of the lower level; a question is skipped when its target and its answer are both among them. */
  readonly easier?: readonly Picture[];
  readonly of: (word: Picture) => string;
  readonly asks: Words;
  readonly tells: Words;
}
const soundModel = (
  name: string,
  skill: string,
  settings: Readonly<Partial<Record<130 | 140 | 150 | 160 | 170 | 180, SoundSetting>>>,
): ReadingModel =>
  defineMiniModel<SoundSetting, "foundational">({
    ...place,
    name,
    skill,
    settings,
    generate(draw, { words, easier = [], of, asks, tells }) {
      const target = draw.pick(words);
      const right = draw.shuffled(words).find((word) => word !== target && of(word) === of(target));
      const wrong = draw
        .shuffled(words)
        .filter((word) => of(word) !== of(target) && word.word[0] !== target.word[0])
        .slice(0, 3);
      if (right === undefined || wrong.length < 3) return undefined;
      if (easier.includes(target) && easier.includes(right)) return undefined;
      if (new Set(wrong.map(of)).size < 3) return undefined;
      return {
        stem: say(`${asks.en} ${target.word}?`, `${asks.zh}（${target.word}）`),
        figure: shown(target),
        heard: `${asks.en} ${target.word}?`,
        ...asked(right.word, wordsOf(wrong), "namedPictures"),
        explanation: say(
          `“${right.word}” ${tells.en} “${target.word}”.`,
          `${right.word} 与 ${target.word} ${tells.zh}。`,
        ),
        holds: (value: string) => of(picture(value)) === of(target),
      };
    },
  });

const initial = {
  of: firstSound,
  asks: say("Which one begins with the same sound as", "哪个词的开头音相同？"),
  tells: say("begins with the same sound as", "开头的音相同"),
};
const final = {
  of: lastSound,
  asks: say("Which one ends with the same sound as", "哪个词的结尾音相同？"),
  tells: say("ends with the same sound as", "结尾的音相同"),
};
const startsPlainly = oneSyllable.filter(plainStart);
const ending = oneSyllable.filter((word) => endsWithConsonant(word) && !/[RL]$/.test(lastSound(word)));
const initialSound = soundModel("initial-sound", "sounds", {
  130: { ...initial, words: startsPlainly },
  140: { ...initial, words: pictures.filter(beginsWithConsonant), easier: startsPlainly },
});
const isShort = ({ sounds }: Picture): boolean => sounds.length <= 3;
const finalSound = soundModel("final-sound", "sounds", {
  150: { ...final, words: ending.filter(isShort) },
  160: { ...final, words: ending, easier: ending.filter(isShort) },
});
const vowelWords = oneSyllable.filter(
  (word) => word.sounds.length === 3 && beginsWithConsonant(word) && endsWithConsonant(word) && lastSound(word) !== "R",
);
const middle: ReadingModel = soundModel("middle-sound", "sounds", {
  170: {
    of: middleSound,
    asks: say("Which one has the same middle sound as", "哪个词中间的元音相同？"),
    tells: say("has the same middle sound as", "中间的音相同"),
    words: vowelWords,
  },
});
const rhyme = soundModel("rhyme", "rhymes", {
  140: {
    of: rhymeOf,
    asks: say("Which one rhymes with", "哪个词押韵？"),
    tells: say("rhymes with", "押韵"),
    words: oneSyllable.filter(isShort),
  },
  150: {
    of: rhymeOf,
    asks: say("Which one rhymes with", "哪个词押韵？"),
    tells: say("rhymes with", "押韵"),
    words: oneSyllable,
    easier: oneSyllable.filter(isShort),
  },
});

const firstLetter: ReadingModel = defineMiniModel<"one" | "two", "foundational">({
  ...place,
  name: "first-letters",
  skill: "spelling",
  settings: { 150: "one", 170: "two", 180: "two" },
  generate(draw, kind, level) {
    const clusters = ["fr", "sn", "sp", "cr", "br", "ch", "gr", "st", "cl", "tr", "fl", "sh", "dr", "gl", "bl", "wh"];
    const starts = kind === "one" ? Array.from("bcdfghlmnprstv") : clusters;
    const word = draw.pick(pictures.filter((entry) => (kind === "one" ? plainStart(entry) : true)));
    const right = starts.find((start) => word.word.startsWith(start));
    // blends with l and r belong to level 170, those with s and two letters for one sound to higher levels
    if (right === undefined || (level >= 170 && /^[^s][lr]/.test(right) !== (level === 170))) return undefined;
    const near = starts.filter((start) => start !== right && (kind === "one" || start[0] === right[0]));
    const far = starts.filter((start) => start !== right && !near.includes(start));
    const wrong = [...draw.some(kind === "one" ? 3 : 2, near), ...draw.some(2, far)].slice(0, 3);
    return {
      stem: say(`Which ${kind === "one" ? "letter" : "letters"} does this word begin with?`, "这个词以什么字母开头？"),
      figure: shown(word),
      heard: `${kind === "one" ? "Which letter" : "Which letters"} does ${word.word} begin with?`,
      ask: { type: "single_choice", right, wrong: others(wrong), show: same, unordered: true },
      explanation: say(`“${word.word}” begins with ${right}.`, `${word.word} 以 ${right} 开头。`),
      holds: (value: string) => word.word.startsWith(value),
    };
  },
});

const syllables: ReadingModel = defineMiniModel<{ least: number; most: number }, "foundational">({
  ...place,
  name: "syllables",
  skill: "syllables",
  settings: { 140: { least: 1, most: 2 }, 150: { least: 3, most: 3 }, 160: { least: 4, most: 4 } },
  generate(draw, { least, most }, level) {
    const isSo = (entry: Picture) => syllableCount(entry) >= least && syllableCount(entry) <= most;
    const word = draw.pick(pictures.filter((entry) => isSo(entry) && entry.word !== "fire"));
    const right = syllableCount(word);
    return {
      stem: say("How many parts can you clap in this word?", "这个词有几个音节？"),
      figure: shown(word),
      heard: `How many parts can you clap in ${word.word}?`,
      ask: {
        type: "single_choice",
        right,
        wrong: others([1, 2, 3, 4].filter((n) => n !== right && n <= (level === 140 ? 3 : 4))),
        show: String,
      },
      named: String,
      explanation: say(
        `“${word.word}” has ${right} ${right === 1 ? "part" : "parts"}.`,
        `${word.word} 有 ${right} 个音节。`,
      ),
      holds: (value) => value === right,
    };
  },
});

export const foundational: readonly ReadingModel[] = [
  letterName,
  letterPair,
  initialSound,
  finalSound,
  middle,
  rhyme,
  firstLetter,
  syllables,
];
