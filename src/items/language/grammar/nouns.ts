import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

type Noun = readonly [sentence: string, one: string, many: string];

export const irregularPlurals = defineLanguageModel<Noun>({
  name: "irregular-plural",
  area: "grammar",
  skill: "nouns",
  frames: {
    160: [
      ["The baby has two small ____.", "foot", "feet"],
      ["Three ____ played a game.", "child", "children"],
    ],
    170: [
      ["Two ____ swam on the pond.", "goose", "geese"],
      ["The dentist looked at all my ____.", "tooth", "teeth"],
    ],
    180: [
      ["The cook washed six ____.", "knife", "knives"],
      ["We raked up many dry ____.", "leaf", "leaves"],
    ],
    190: [
      ["The baker put four ____ into the oven.", "loaf", "loaves"],
      ["A pack of ____ crossed the frozen lake.", "wolf", "wolves"],
    ],
  },
  make: ([sentence, one, many]) => {
    const stem = one.replace(/fe?$/, "");
    const endsInF = stem !== one;
    return {
      stem: completing(sentence),
      right: many,
      wrong: endsInF
        ? { keepsTheF: `${stem}fs`, keepsTheFWithE: `${stem}fes`, dropsTheE: `${stem}vs` }
        : { addsS: `${one}s`, marksItTwice: `${many}s`, leavesItPlain: one },
      explanation: endsInF
        ? say(
            `In “${one}” the f becomes v for more than one: “${many}”. “${stem}fs” keeps the f.`,
            `${one} 变复数时 f 变成 ve：${many}。${stem}fs 没有变。`,
          )
        : say(`“${one}” changes for more than one: “${many}”. It takes no s.`, `${one} 的复数是 ${many}，不加 s。`),
    };
  },
});

export const regularPlurals = defineLanguageModel<readonly [sentence: string, one: string]>({
  name: "regular-plural",
  area: "grammar",
  skill: "nouns",
  frames: {
    150: [
      ["I have two ____.", "cat"],
      ["We saw three ____.", "bus"],
    ],
    160: [
      ["There are four ____ in the room.", "box"],
      ["Lena washed six ____.", "dish"],
    ],
  },
  make: ([sentence, one]) => {
    const hisses = /(?:s|x|sh)$/.test(one);
    const right = `${one}${hisses ? "es" : "s"}`;
    return {
      stem: completing(sentence),
      right,
      wrong: {
        leavesItPlain: one,
        takesTheOtherEnding: `${one}${hisses ? "s" : "es"}`,
        marksAnOwner: `${one}'s`,
      },
      explanation: hisses
        ? say(
            `The plural of “${one}” is “${right}”: after s, x, or sh the ending is -es. “${one}” alone means just one.`,
            `${one} 的复数是 ${right}：s、x、sh 后面加 -es。${one} 只表示一个。`,
          )
        : say(
            `The plural of “${one}” is “${right}”. “${one}” alone means just one, ` +
              `and “${one}'s” tells that something is its.`,
            `${one} 的复数是 ${right}。${one} 只表示一个，${one}'s 表示所属。`,
          ),
    };
  },
});

export const learnedPlurals = defineLanguageModel<Frame>({
  name: "learned-plural",
  area: "grammar",
  skill: "nouns",
  frames: {
    220: [
      [
        "Scientists measured two strange ____ in the sky.",
        "phenomena",
        ["phenomenon", "phenomenas", "phenomenon's"],
        "“Phenomenon” is one; more than one are “phenomena”, without s.",
        "phenomenon 是单数，复数是 phenomena，不加 s。",
      ],
    ],
    230: [
      [
        "The report rests on three separate ____.",
        "hypotheses",
        ["hypothesis", "hypothesises", "hypothesi"],
        "“Hypothesis” is one; in the plural -is becomes -es: “hypotheses”.",
        "hypothesis 是单数，复数把 -is 变成 -es：hypotheses。",
      ],
    ],
  },
  make: fillsGap,
});
