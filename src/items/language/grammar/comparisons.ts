import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

type Grade = readonly [sentence: string, word: string, comparative: string, superlative: string, kind: "two" | "all"];

export const shortComparison = defineLanguageModel<Grade>({
  name: "comparison-short",
  area: "grammar",
  skill: "modifiers",
  frames: {
    160: [
      ["An elephant is ____ than a horse.", "big", "bigger", "biggest", "two"],
      ["My kite is the ____ of all.", "long", "longer", "longest", "all"],
    ],
    170: [
      ["Today is ____ than yesterday.", "cold", "colder", "coldest", "two"],
      ["This is the ____ street in our town.", "quiet", "quieter", "quietest", "all"],
    ],
  },
  make: ([sentence, word, comparative, superlative, kind]) => {
    const [right, other] = kind === "two" ? [comparative, superlative] : [superlative, comparative];
    const more = kind === "two" ? "more" : "most";
    return {
      stem: completing(sentence),
      right,
      wrong: { confusesTwoAndAll: other, doublesTheDegree: `${more} ${right}`, leavesItPlain: word },
      explanation:
        kind === "two"
          ? say(
              `Two things are compared with “than”: “${comparative}”. The ending already means “more”, ` +
                `so “${more} ${right}” says it twice.`,
              `用 than 比较两者，用 ${comparative}。词尾已表示“更”，再加 ${more} 就重复了。`,
            )
          : say(
              `One is picked out of all: “${superlative}”. The ending already means “most”, ` +
                `so “${more} ${right}” says it twice.`,
              `从全体中选出一个，用 ${superlative}。词尾已表示“最”，再加 ${more} 就重复了。`,
            ),
    };
  },
});

export const longComparison = defineLanguageModel<Frame>({
  name: "comparison-long-irregular",
  area: "grammar",
  skill: "modifiers",
  frames: {
    180: [
      [
        "The second puzzle was ____ than the first.",
        "more difficult",
        ["difficulter", "more difficulter", "most difficult"],
        "“Than” compares two, and a long adjective then takes “more”: “more difficult”. “Difficulter” is not a word.",
        "than 比较两者，长形容词用 more 构成比较级：more difficult。没有 difficulter 这个词。",
      ],
      [
        "Nina's cough is ____ today than it was yesterday.",
        "worse",
        ["badder", "worst", "more bad"],
        "“Worse” is the comparative of “bad”. “Worst” is for three or more.",
        "bad 的比较级是 worse。worst 是最高级，用于三者以上。",
      ],
    ],
    190: [
      [
        "Of the four songs, the last one sounded ____.",
        "best",
        ["better", "most good", "goodest"],
        "One of four is picked out, so the superlative “best” is right. “Better” compares two.",
        "从四首中选出一首，用最高级 best。better 用于两者比较。",
      ],
      [
        "Of the two routes, the one by the river is ____.",
        "shorter",
        ["shortest", "more shorter", "most short"],
        "Two routes are compared, so the comparative “shorter” is right. “Shortest” needs three or more.",
        "比较的是两条路，用比较级 shorter。shortest 用于三条以上。",
      ],
    ],
    200: [
      [
        "Ming explained the rules ____ than the book did.",
        "more clearly",
        ["more clear", "clearlier", "most clearly"],
        "The word tells how he explained, so it is an adverb: “more clearly”. “Clear” is an adjective.",
        "这个词说明怎样解释，要用副词 more clearly。clear 是形容词。",
      ],
    ],
  },
  make: fillsGap,
});
