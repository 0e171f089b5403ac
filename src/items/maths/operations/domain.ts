import { range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, signed, tex } from "../../engine/words";

/** The number of integers for which a formula is defined. */
export const domain = defineMathsModel<"roots" | "logarithm" | "quotient">({
  name: "domain-of-a-function",
  area: "operations",
  skill: "functions",
  settings: { 240: "roots", 250: "logarithm", 260: "quotient" },
  generate(draw, kind) {
    const low = draw.int(-5, 3);
    const high = low + draw.int(4, 9);
    if (low === 0 || high === 0) return undefined;
    const top = `\\sqrt{${tex(high)} - x}`;
    const bottom = `x ${signed(-low)}`;
    const latex = {
      roots: `\\sqrt{${bottom}} + ${top}`,
      logarithm: `${top} + \\lg(${bottom})`,
      quotient: `\\frac{${top}}{\\lg(${bottom})}`,
    }[kind];
    const right = high - low + { roots: 1, logarithm: 0, quotient: -1 }[kind];
    const limits = maths(`${tex(low)} ${kind === "roots" ? "\\le" : "\\lt"} x \\le ${tex(high)}`);
    const reasons = {
      roots: say(`No number under a root may be negative: ${limits}.`, `被开方数不能为负：${limits}。`),
      logarithm: say(
        `The root needs ${maths(`x \\le ${tex(high)}`)} and the logarithm ${maths(`x \\gt ${tex(low)}`)}: ${limits}.`,
        `根式要求 ${maths(`x \\le ${tex(high)}`)}，对数要求 ${maths(`x \\gt ${tex(low)}`)}：${limits}。`,
      ),
      quotient: say(
        `Root and logarithm need ${limits}, and the logarithm must not be 0: ${maths(`x \\ne ${tex(low + 1)}`)}.`,
        `根式与对数要求 ${limits}，且对数不能为 0：${maths(`x \\ne ${tex(low + 1)}`)}。`,
      ),
    } as const;
    const inBase =
      kind === "roots"
        ? say("", "")
        : say(` (${maths("\\lg")} is the logarithm to base 10.)`, `（${maths("\\lg")} 表示以 10 为底的对数。）`);
    return {
      stem: say(
        `For how many integers ${maths("x")} is this function defined?${inBase.en}\n${maths(`f(x) = ${latex}`)}`,
        `有多少个整数 ${maths("x")} 在这个函数的定义域内？${inBase.zh}\n${maths(`f(x) = ${latex}`)}`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          mistakesOneEnd: kind === "roots" ? right - 1 : right + 1,
          mistakesBothEnds: kind === "roots" ? right - 2 : right + 2,
          countsOnlyPositiveOnes: Math.max(1, high),
          slipsByOne: kind === "roots" ? right + 1 : right - 1,
          slipsByTwo: right - 2,
        },
        show: num,
      },
      explanation: say(`${reasons[kind].en} These are ${right} integers.`, `${reasons[kind].zh}共 ${right} 个整数。`),
      features: { steps: kind === "quotient" ? 4 : 3, negative: low < 0 },
      holds: (value: number) =>
        range(-40, 40).filter((x) =>
          kind === "roots"
            ? (x - low) * (high - x) >= 0
            : x - low > 0 && high - x >= 0 && (kind === "logarithm" || Math.log10(x - low) !== 0),
        ).length === value,
    };
  },
});
