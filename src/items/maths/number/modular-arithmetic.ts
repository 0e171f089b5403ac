import { range } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say } from "../engine/words";

export const modular = defineModel<"last" | "remainder">({
  name: "last-digit-and-remainder",
  area: "number",
  skill: "numberTheory",
  settings: { 250: "last", 260: "remainder" },
  generate(draw, kind) {
    const base = draw.pick([3, 7, 8, 12, 13, 17]);
    const exponent = draw.int(21, 98);
    const modulus = kind === "last" ? 10 : draw.pick([7, 11]);
    if (base % modulus < 2) return undefined;
    const cycle = range(1, 12).reduce<number[]>((list) => [...list, ((list.at(-1) ?? 1) * base) % modulus], []);
    const length = cycle.indexOf(1) + 1;
    const period =
      length > 0
        ? length
        : cycle.lastIndexOf(cycle[0] ?? 0) - cycle.indexOf(cycle[0] ?? 0) > 0
          ? cycle.slice(1).indexOf(cycle[0] ?? 0) + 1
          : 1;
    const right = cycle[(exponent - 1) % period] ?? 0;
    const shown = cycle.slice(0, period);
    const others = shown.filter((value) => value !== right);
    const rest = exponent % period;
    return {
      stem:
        kind === "last"
          ? say(
              `What is the last digit of ${maths(`${base}^{${exponent}}`)}?`,
              `${maths(`${base}^{${exponent}}`)} 的个位数字是多少？`,
            )
          : say(
              `What is the remainder when ${maths(`${base}^{${exponent}}`)} is divided by ${modulus}?`,
              `${maths(`${base}^{${exponent}}`)} 除以 ${modulus} 的余数是多少？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          slipsOnePlaceInTheCycle: others[0] ?? 0,
          startsTheCycleLate: others[1] ?? 0,
          takesTheBase: others[2] ?? base % modulus,
          multipliesOnly: (base * exponent) % modulus,
          takesTheExponent: exponent % modulus,
          takesNone: 0,
        },
        show: num,
      },
      explanation: say(
        `The ${kind === "last" ? "last digits" : "remainders"} of the powers repeat every ${period}: ` +
          `${shown.join(", ")}. ${maths(`${exponent} \\div ${period}`)} leaves ${rest}, so the answer is entry ` +
          `${rest === 0 ? period : rest} of the cycle: ${right}.`,
        `各次幂的${kind === "last" ? "个位数字" : "余数"}每 ${period} 个一循环：${shown.join("，")}。` +
          `${maths(`${exponent} \\div ${period}`)} 余 ${rest}，取循环中的第 ${rest === 0 ? period : rest} 个，得 ${right}。`,
      ),
      features: { steps: 4, large: true },
      holds: (value: number) => Number(BigInt(base) ** BigInt(exponent) % BigInt(modulus)) === value,
    };
  },
});
