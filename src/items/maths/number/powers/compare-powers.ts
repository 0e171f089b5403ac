import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";

const sources: readonly (readonly [base: number, factor: number])[] = [
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 2],
  [3, 3],
  [3, 4],
  [5, 2],
  [6, 2],
  [7, 2],
  [11, 1],
  [20, 1],
  [30, 1],
  [40, 1],
  [60, 1],
];

/** Powers with exponents that share a factor: the largest, the smallest. */
export const comparePowers = defineMathsModel<"largest" | "either">({
  name: "compare-powers",
  area: "number",
  skill: "exponents",
  settings: { 240: "largest", 250: "either" },
  generate(draw, kind) {
    const n = draw.pick([10, 11, 12, 15, 20, 25]);
    const chosen = draw.some(4, sources);
    const wantsLargest = kind === "largest" || draw.pick([true, false]);
    const bases = chosen.map(([base, factor]) => base ** factor).toSorted((a, b) => a - b);
    const best = wantsLargest ? bases.at(-1) : bases[0];
    const key = chosen.find(([base, factor]) => base ** factor === best);
    if (key === undefined || new Set(bases).size < 4) return undefined;
    const others = chosen.filter((source) => source !== key);
    const byBase = others.toSorted((a, b) => b[0] - a[0]);
    const [first, second, third] = wantsLargest ? byBase : byBase.toReversed();
    if (first === undefined || second === undefined || third === undefined) return undefined;
    if (new Set(chosen.map(([base]) => base)).size < 3 || (wantsLargest ? key[0] >= first[0] : key[0] <= first[0]))
      return undefined;
    const power = ([base, factor]: readonly [number, number]): readonly [number, number] => [base, factor * n];
    const latex = ([base = 0, exponent = 0]: readonly number[]) => `${base}^{${exponent}}`;
    const list = chosen.map((source) => maths(latex(power(source))));
    const asOne = chosen.map((source) =>
      maths(`${latex(power(source))}${source[1] === 1 ? "" : ` = ${source[0] ** source[1]}^{${n}}`}`),
    );
    const shown = maths(latex(power(key)));
    return {
      stem: wantsLargest
        ? say(`Which of ${list.join(", ")} is the largest?`, `${list.join("，")} 中哪个最大？`)
        : say(`Which of ${list.join(", ")} is the smallest?`, `${list.join("，")} 中哪个最小？`),
      ask: {
        type: "single_choice",
        right: power(key),
        wrong: {
          comparesBasesOnly: power(first),
          comparesExponentsOnly: power(third),
          takesTheNextBase: power(second),
        },
        show: (value: readonly number[]) => maths(latex(value)),
      },
      explanation: say(
        `Write all with the exponent ${n}: ${asOne.join(", ")}. The ${wantsLargest ? "largest" : "smallest"} is ` +
          `${shown}.`,
        `都化成指数为 ${n} 的幂：${asOne.join("，")}。最${wantsLargest ? "大" : "小"}的是 ${shown}。`,
      ),
      features: { steps: 3, close: kind === "either" },
      holds: ([base = 1, exponent = 0]: readonly number[]) => {
        const sizes = chosen.map(([one, factor]) => factor * n * Math.log(one));
        return near(exponent * Math.log(base), wantsLargest ? Math.max(...sizes) : Math.min(...sizes), 1e-7);
      },
    };
  },
});
