import { near } from "../../engine/algebra";
import { defineModel } from "../../engine/model";
import { maths, num, say, tidy } from "../../engine/words";

/** Either of two events; at least one of two independent ones; exactly one of them. */
export const unionOfEvents = defineModel<"either" | "atLeastOne" | "exactlyOne">({
  name: "union-of-events",
  area: "measurement",
  skill: "compoundProbability",
  settings: { 240: "either", 250: "atLeastOne", 260: "exactlyOne" },
  generate(draw, kind) {
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
