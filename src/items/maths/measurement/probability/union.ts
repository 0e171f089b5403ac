import { near } from "../../../engine/algebra";
import type { Draw } from "../../../engine/draw";
import { defineMathsModel, type ItemDraft } from "../../../engine/model";
import { maths, num, say, tidy } from "../../../engine/words";

/** The probability of exactly two of three independent events: the sum of three products of three numbers. */
const twoOfThree = (draw: Draw): ItemDraft<number> | undefined => {
  const chances = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)].map((tenths) => tenths / 10);
  const [a = 0, b = 0, c = 0] = chances;
  if (new Set(chances).size < 3) return undefined;
  const products = [a * b * (1 - c), a * (1 - b) * c, (1 - a) * b * c].map(tidy);
  const right = tidy(products.reduce((sum, one) => sum + one, 0));
  return {
    stem: say(
      `Three archers shoot at a target once each, independently. They hit it with probabilities ${a}, ${b} and ${c}. ` +
        "What is the probability that exactly two of them hit?",
      `甲、乙、丙三人各射一箭，互不影响，命中的概率分别是 ${a}、${b} 和 ${c}。恰好有两人命中的概率是多少？`,
    ),
    ask: {
      type: "single_choice",
      right,
      wrong: {
        takesOneOfThreeWays: products[0] ?? 0,
        mistakesTheQuestion: tidy(right + a * b * c),
        multipliesTheProbabilities: tidy(a * b * c),
        answersTheOpposite: tidy(1 - right),
        averagesTheProbabilities: tidy(Math.round((1000 * (a + b + c)) / 3) / 1000),
      },
      show: num,
    },
    explanation: say(
      `Each of the three may be the one that misses: ${maths(`${products.join(" + ")} = ${right}`)}.`,
      `没命中的可能是三人中的任何一人：${maths(`${products.join(" + ")} = ${right}`)}。`,
    ),
    features: { steps: 5, fraction: true, context: true },
    calculator: true,
    holds: (value) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((hits) => [1, 2, 4].filter((bit) => (hits & bit) > 0).length === 2)
        .reduce((gap, hits) => {
          const factors = chances.map((chance, k) => ((hits >> k) & 1 ? chance : 1 - chance));
          return gap - factors.reduce((product, one) => product * one, 1);
        }, value) **
        2 <
      1e-12,
  };
};

/** The probability of either of two events, of at least one of two independent ones, or of exactly one, a step more. */
export const unionOfEvents = defineMathsModel<readonly ("either" | "atLeastOne" | "exactlyOne" | "twoOfThree")[]>({
  name: "union-of-events",
  area: "measurement",
  skill: "compoundProbability",
  settings: { 240: ["either"], 250: ["atLeastOne", "exactlyOne"], 260: ["twoOfThree"] },
  generate(draw, kinds) {
    const kind = draw.pick(kinds);
    if (kind === "twoOfThree") return twoOfThree(draw);
    const [a, b] = [draw.int(2, 9) / 10, draw.int(2, 9) / 10];
    if (a === b) return undefined;
    const show = (value: number) => num(value);
    if (kind === "either") {
      const both = draw.int(1, 10 * Math.min(a, b) - 1) / 10;
      const right = tidy(a + b - both);
      if (right >= 1) return undefined;
      return {
        stem: say(
          `It rains tomorrow with probability ${a}, it is windy with probability ${b}, and both with probability ` +
            `${both}. ` +
            "What is the probability that it rains or is windy, or both?",
          `明天下雨的概率是 ${a}，刮风的概率是 ${b}，既下雨又刮风的概率是 ${both}。明天下雨或刮风（至少一种）的概率是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsBothTwice: tidy(a + b),
            leavesBothOut: tidy(a + b - 2 * both),
            multipliesTheProbabilities: tidy(a * b),
            answersTheOpposite: tidy(1 - right),
            treatsThemAsIndependent: tidy(a + b - a * b),
          },
          show,
        },
        explanation: say(
          `Days with both are counted in each, so take them off once: ${maths(`${a} + ${b} - ${both} = ${right}`)}.`,
          `两者都有的情形算了两次，要减去一次：${maths(`${a} + ${b} - ${both} = ${right}`)}。`,
        ),
        features: { steps: 2, fraction: true, context: true },
        holds: (value: number) => near(value - tidy(a - both) - tidy(b - both), both),
      };
    }
    const least = kind === "atLeastOne";
    const right = least ? tidy(1 - (1 - a) * (1 - b)) : tidy(a * (1 - b) + b * (1 - a));
    const [missA, missB] = [tidy(1 - a), tidy(1 - b)];
    const worked = least
      ? `1 - ${missA} \\times ${missB} = ${right}`
      : `${a} \\times ${missB} + ${missA} \\times ${b} = ${right}`;
    return {
      stem: say(
        `Two archers shoot at a target once each, independently. They hit it with probabilities ${a} and ${b}. ` +
          "What is " +
          `the probability that ${least ? "at least one of them hits" : "exactly one of them hits"}?`,
        `甲、乙两人各射一箭，互不影响，命中的概率分别是 ${a} 和 ${b}。${least ? "至少" : "恰好"}有一人命中的概率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          mistakesTheQuestion: least ? tidy(a * (1 - b) + b * (1 - a)) : tidy(1 - (1 - a) * (1 - b)),
          multipliesTheProbabilities: tidy(a * b),
          takesBothMisses: tidy((1 - a) * (1 - b)),
          takesOneWayOnly: tidy(a * (1 - b)),
          averagesTheProbabilities: tidy((a + b) / 2),
        },
        show,
      },
      explanation: least
        ? say(
            `Take the opposite, that both miss: ${maths(worked)}.`,
            `先求两人都没命中的概率，再用 1 减去它：${maths(worked)}。`,
          )
        : say(
            `Only the first hits, or only the second: ${maths(worked)}.`,
            `只有甲命中，或只有乙命中：${maths(worked)}。`,
          ),
      features: { steps: least ? 3 : 4, fraction: true, context: true },
      calculator: true,
      holds: (value: number) =>
        [true, false]
          .flatMap((one) => [true, false].map((other) => [one, other] as const))
          .filter(([one, other]) => (least ? one || other : one !== other))
          .reduce((gap, [one, other]) => gap - (one ? a : 1 - a) * (other ? b : 1 - b), value) **
          2 <
        1e-12,
    };
  },
});
