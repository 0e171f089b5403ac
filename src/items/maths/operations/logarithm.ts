import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, signed, tex } from "../../engine/words";

export const logarithm = defineMathsModel<"power" | "log" | "both">({
  name: "exponential-and-logarithm",
  area: "operations",
  skill: "exponentials",
  settings: { 240: "power", 250: "log", 260: "both" },
  generate(draw, kind) {
    const base = draw.pick([2, 3, 5]);
    if (kind === "power") {
      const x = draw.int(2, 6);
      const exponent = base === 2 ? draw.int(5, 8) : draw.int(3, 4);
      const k = draw.int(2, 3);
      const constant = k * x - exponent;
      if (constant === 0) return undefined;
      const latex = `${base}^{${k}x ${signed(-constant)}} = ${base ** exponent}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `${maths(`${base ** exponent} = ${base}^{${exponent}}`)}, so ` +
            `${maths(`${k}x ${signed(-constant)} = ${exponent}`)} and ${maths(`x = ${x}`)}.`,
          `${maths(`${base ** exponent} = ${base}^{${exponent}}`)}，所以 ` +
            `${maths(`${k}x ${signed(-constant)} = ${exponent}`)}，${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => near(base ** (k * value - constant), base ** exponent, 1e-6),
      };
    }
    if (kind === "log") {
      const m = draw.int(3, base === 5 ? 3 : 6);
      const n = draw.int(1, 2);
      const right = m + n;
      const factor = draw.pick([6, 7, 10, 12]);
      const latex = `\\log_{${base}} ${base ** m * factor} - \\log_{${base}} ${factor} + \\log_{${base}} ${base ** n}`;
      return {
        stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            subtractsTheLast: m - n,
            ignoresTheLast: m,
            slipsFar: m * n + n + 3,
            subtractsTheNumbers: m + n + 1,
            givesThePower: base ** m,
          },
          show: num,
        },
        explanation: say(
          `The first two make ${maths(`\\log_{${base}} ${base ** m} = ${m}`)}, the last is ${maths(`${n}`)}. ` +
            `Together: ${maths(`${m} + ${n} = ${right}`)}.`,
          `前两项之差为 ${maths(`\\log_{${base}} ${base ** m} = ${m}`)}，最后一项为 ${maths(`${n}`)}，所以 ` +
            `${maths(`${m} + ${n} = ${right}`)}。`,
        ),
        features: { steps: 3, large: base ** m > 100 },
        holds: (value: number) => near((base ** value * factor) / (base ** n * factor), base ** m, 1e-6),
      };
    }
    const x = draw.int(2, 8);
    const d = draw.int(1, 6);
    const product = x * (x + d);
    const latex = `\\lg x + \\lg(x + ${d}) = \\lg ${product}`;
    return {
      stem: say(
        `What are all real solutions of this equation? (${maths("\\lg")} is the logarithm to base ` +
          `10.)\n${maths(latex)}`,
        `求方程的所有实数解（${maths("\\lg")} 表示以 10 为底的对数）。\n${maths(latex)}`,
      ),
      ask: {
        type: "single_choice",
        right: [x],
        wrong: {
          keepsTheExtraneousRoot: [-(x + d), x],
          addsTheArguments: [Math.floor((product - d) / 2)],
          takesOnlyTheExtraneousRoot: [-(x + d)],
          takesTheNegative: [-x],
          turnsTheSigns: [-x, x + d],
        },
        show: (value: readonly number[]) =>
          say(
            value.map((root) => maths(`x = ${tex(root)}`)).join(" or "),
            value.map((root) => maths(`x = ${tex(root)}`)).join(" 或 "),
          ),
      },
      explanation: say(
        `${maths(`x(x + ${d}) = ${product}`)} gives ${maths(`x = ${x}`)} or ${maths(`x = ${-(x + d)}`)}. The ` +
          `logarithm needs ${maths("x \\gt 0")}, so only ${maths(`x = ${x}`)} remains.`,
        `由 ${maths(`x(x + ${d}) = ${product}`)} 得 ${maths(`x = ${x}`)} 或 ${maths(`x = ${-(x + d)}`)}。真数须为正，即 ` +
          `${maths("x \\gt 0")}，所以只有 ${maths(`x = ${x}`)}。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: readonly number[]) =>
        value.length === 1 &&
        value.every((root) => root > 0 && near(Math.log10(root) + Math.log10(root + d), Math.log10(product))),
    };
  },
});
