import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { defineLanguageModel } from "../engine/model";

type Rule = "double" | "drop" | "y";
type Change = readonly [sentence: string, base: string, rule: Rule];

const suffixed = (base: string, rule: Rule): { right: string; wrong: Record<string, string> } => {
  const last = base.slice(-1);
  const short = base.slice(0, -1);
  const doubled = `${short}${short.slice(-1)}`;
  switch (rule) {
    case "double":
      return {
        right: `${base}${last}ing`,
        wrong: { single: `${base}ing`, addsE: `${base}eing`, doublesAndAddsE: `${base}${last}eing` },
      };
    case "drop":
      return {
        right: `${short}ing`,
        wrong: { keepsE: `${base}ing`, doubles: `${doubled}ing`, doublesAndKeepsE: `${doubled}eing` },
      };
    case "y":
      return {
        right: `${short}ies`,
        wrong: { keepsY: `${base}s`, keepsYWithE: `${base}es`, forgetsE: `${short}is` },
      };
  }
};

const rules = {
  double: ["the last letter is doubled after a single vowel", "单个元音字母后的末尾辅音要双写"],
  drop: ["the silent e is dropped before the ending", "词尾不发音的 e 要去掉"],
  y: ["y after a consonant becomes ie", "辅音后的 y 变成 ie"],
} as const;

export const endings = defineLanguageModel<Change>({
  name: "spelling-endings",
  area: "mechanics",
  skill: "spelling",
  frames: {
    160: [
      ["The dog is ____ a hole.", "dig", "double"],
      ["Dad is ____ a cake.", "bake", "drop"],
    ],
    170: [
      ["We saw three ____ at the farm.", "puppy", "y"],
      ["The boys are ____ down the hill.", "run", "double"],
    ],
    180: [
      ["She is ____ a letter to her aunt.", "write", "drop"],
      ["Two ____ flew over the pond.", "butterfly", "y"],
    ],
    190: [
      ["The bus is ____ at the corner.", "stop", "double"],
      ["Many large ____ lie near the river.", "city", "y"],
    ],
    200: [
      ["The concert is ____ at last.", "begin", "double"],
      ["The pilot is ____ the glider with great care.", "control", "double"],
    ],
  },
  make: ([sentence, base, rule]) => {
    const { right, wrong } = suffixed(base, rule);
    const [en, zh] = rules[rule];
    const [tempting = ""] = Object.values(wrong);
    return {
      stem: completing(sentence).replace("correctly completes", "is spelled correctly and completes"),
      right,
      wrong,
      explanation: say(
        `“${base}” becomes “${right}”: ${en}. “${tempting}” does not follow this rule.`,
        `${base} 变成 ${right}：${zh}。${tempting} 不符合这条规则。`,
      ),
    };
  },
});
