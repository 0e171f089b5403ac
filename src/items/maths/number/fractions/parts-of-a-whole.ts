import { gcd, worth } from "../../../engine/algebra";
import { partBar, partDisc } from "../../../engine/figures/objects";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";
import { showAsGiven } from "./show-as-given";

export const shadedFraction = defineMathsModel<{ parts: readonly number[]; disc: boolean }>({
  name: "shaded-fraction",
  area: "number",
  skill: "fractionMeaning",
  settings: {
    170: { parts: [3, 4], disc: true },
    180: { parts: [5, 6, 8], disc: true },
    190: { parts: [7, 9, 10, 12], disc: false },
  },
  generate(draw, { parts, disc }) {
    const n = draw.pick(parts);
    const k = draw.int(1, n - 1);
    if (2 * k === n || gcd(k, n) > 1) return undefined;
    const asksWhite = draw.pick([true, false]);
    const right = asksWhite ? n - k : k;
    const label = say(
      `A shape cut into ${n} equal parts, ${k} of them shaded`,
      `一个图形平均分成 ${n} 份，其中 ${k} 份涂色`,
    );
    const isOrAre = right === 1 ? "is" : "are";
    const state = asksWhite ? say("not shaded", "没有涂色") : say("shaded", "涂色");
    return {
      stem: asksWhite
        ? say("What fraction of the shape is not shaded?", "没有涂色的部分占整个图形的几分之几？")
        : say("What fraction of the shape is shaded?", "涂色的部分占整个图形的几分之几？"),
      figure: disc ? partDisc(n, k, label) : partBar(n, k, label),
      ask: {
        type: "single_choice",
        right: [right, n],
        wrong: {
          countsTheOtherParts: [n - right, n],
          comparesPartWithPart: [right, n - right],
          turnsTheFractionRound: [n, right],
          countsOnePartTooMany: [right + 1, n],
          countsPartsWrongly: [right, n + 1],
        },
        show: showAsGiven,
        worth,
      },
      explanation: say(
        `There are ${n} equal parts and ${right} of them ${isOrAre} ${state.en}: ${showAsGiven([right, n])}.`,
        `一共平均分成 ${n} 份，${state.zh}的有 ${right} 份，是 ${showAsGiven([right, n])}。`,
      ),
      features: { steps: 1, close: asksWhite },
      holds: (value: readonly number[]) => Math.abs(worth(value) * n - (asksWhite ? n - k : k)) < 1e-9,
    };
  },
});

export const equivalentFraction = defineMathsModel<{
  bottom: readonly [number, number];
  factor: number;
  reduce: boolean;
}>({
  name: "equivalent-fraction",
  area: "number",
  skill: "equivalentFractions",
  settings: {
    180: { bottom: [3, 5], factor: 2, reduce: false },
    190: { bottom: [6, 9], factor: 4, reduce: false },
    200: { bottom: [3, 10], factor: 7, reduce: true },
  },
  generate(draw, { bottom, factor, reduce }) {
    const d = draw.int(...bottom);
    const n = draw.int(1, d - 1);
    const k = draw.int(2, factor);
    if (gcd(n, d) > 1) return undefined;
    const big = [n * k, d * k] as const;
    const [given, right] = reduce ? [big, [n, d] as const] : [[n, d] as const, big];
    return {
      stem: reduce
        ? say(`Which fraction is equal to ${showAsGiven(given)}?`, `下面哪个分数与 ${showAsGiven(given)} 相等？`)
        : say(`Which fraction is equal to ${showAsGiven(given)}?`, `与 ${showAsGiven(given)} 相等的分数是哪一个？`),
      ask: {
        type: "single_choice",
        right,
        wrong: reduce
          ? {
              reducesOnlyTheTop: [n, d * k],
              takesTheSameAway: [n + 1, d + 1],
              turnsTheFractionRound: [d, n],
              reducesTheBottomTooFar: [n + 1, d],
              reducesTheTopTooFar: [n, d + 1],
            }
          : {
              changesOnlyTheTop: [n * k, d],
              changesOnlyTheBottom: [n, d * k],
              addsTheSameToBoth: [n + k, d + k],
              turnsTheFractionRound: [d * k, n * k],
              slipsByOne: [n * k + 1, d * k],
            },
        show: showAsGiven,
        worth,
      },
      explanation: reduce
        ? say(
            `Divide top and bottom by ${k}: ` +
              `${maths(`\\frac{${big[0]} \\div ${k}}{${big[1]} \\div ${k}} = \\frac{${n}}{${d}}`)}.`,
            `分子和分母同时除以 ${k}：${maths(`\\frac{${big[0]} \\div ${k}}{${big[1]} \\div ${k}} = \\frac{${n}}{${d}}`)}。`,
          )
        : say(
            `Multiply top and bottom by ${k}: ` +
              `${maths(`\\frac{${n} \\times ${k}}{${d} \\times ${k}} = \\frac{${big[0]}}{${big[1]}}`)}.`,
            `分子和分母同时乘 ${k}：${maths(`\\frac{${n} \\times ${k}}{${d} \\times ${k}} = \\frac{${big[0]}}{${big[1]}}`)}。`,
          ),
      features: { steps: 1, large: k > 3, close: true },
      holds: ([p = 0, q = 1]: readonly number[]) => p * given[1] === q * given[0],
    };
  },
});
