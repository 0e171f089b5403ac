import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { count, maths, num, say } from "../../engine/words";

/** Two that work alone in `one` and `other` hours need `joint` hours together. */
const jobs: readonly (readonly [one: number, other: number, joint: number])[] = [
  [3, 6, 2],
  [4, 12, 3],
  [6, 12, 4],
  [5, 20, 4],
  [10, 15, 6],
  [6, 30, 5],
  [8, 24, 6],
  [9, 18, 6],
  [12, 24, 8],
  [15, 30, 10],
  [20, 30, 12],
];

export const workTogether = defineMathsModel<"together" | "alone" | "drain">({
  name: "work-together",
  area: "number",
  skill: "ratio",
  settings: { 230: "together", 240: "alone", 250: "drain" },
  generate(draw, kind) {
    const [quick, slow, joint] = draw.pick(jobs);
    const [a, b] =
      kind === "together"
        ? [quick, slow]
        : draw.pick([
            [quick, slow],
            [slow, quick],
          ] as const);
    if (kind === "drain" && joint >= quick) return undefined;
    const [right, told, sign] = {
      together: [joint, [quick, slow], "+"] as const,
      alone: [b, [joint, a], "-"] as const,
      drain: [slow, [joint, quick], "-"] as const,
    }[kind];
    const [first, second] = told;
    const worked = maths(`\\frac{1}{${first}} ${sign} \\frac{1}{${second}} = \\frac{1}{${right}}`);
    const stems = {
      together: say(
        `One pump empties a pool in ${a} hours, another in ${b} hours. How many hours do both need together?`,
        `抽干一个水池，甲泵单独需要 ${a} 小时，乙泵单独需要 ${b} 小时。两泵同时抽需要多少小时？`,
      ),
      alone: say(
        `Two printers together do a job in ${joint} hours. The first alone needs ${a} hours. How many hours does the ` +
          "second need alone?",
        `两台打印机合作完成一项任务需要 ${joint} 小时，第一台单独完成需要 ${a} 小时。第二台单独完成需要多少小时？`,
      ),
      drain: say(
        `A tap fills an empty tank in ${joint} hours. A drain empties the full tank in ${quick} hours. With both ` +
          "open, " +
          "how many hours does it take to fill the empty tank?",
        `进水管 ${joint} 小时可以把空水箱注满，排水管 ${quick} 小时可以把满水箱排空。两管同时打开，多少小时能把空水箱注满？`,
      ),
    } as const;
    return {
      stem: stems[kind],
      ask: {
        type: "single_choice",
        right,
        wrong: {
          averagesTheTimes: (first + second) / 2,
          subtractsTheTimes: Math.abs(first - second),
          addsTheTimes: first + second,
          addsTheRatesInstead: kind === "together" ? first * second : (first * second) / (first + second),
          ...(kind === "together" ? { slipsUp: right + 1 } : { multipliesTheTimes: first * second }),
          halvesTheShorterTime: Math.min(first, second) / 2,
          slipsByOne: right + 1,
        },
        show: (value: number) => say(count(value, "hour"), `${num(value)} 小时`),
      },
      explanation: say(
        `In one hour the parts of the whole are ${worked}, so it takes ${right} hours.`,
        `每小时完成的部分是 ${worked}，所以需要 ${right} 小时。`,
      ),
      features: { steps: kind === "together" ? 2 : 3, fraction: true, context: true },
      holds: (value: number) => near(1 / value, kind === "together" ? 1 / first + 1 / second : 1 / first - 1 / second),
    };
  },
});
