import { near, simplestSurd, texSurd } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex } from "../../engine/words";

export const vectors = defineMathsModel<"dot" | "angle">({
  name: "vectors",
  area: "geometry",
  skill: "vectors",
  settings: { 250: "dot", 260: "angle" },
  generate(draw, kind) {
    const [a, b, c] = [draw.pick([-1, 1]) * draw.int(1, 6), draw.int(2, 6), draw.pick([-1, 1]) * draw.int(1, 6)];
    const d = (-a * c) / b;
    const arrow = (name: string, x: number | string, y: number | string) =>
      `\\vec{${name}} = (${typeof x === "number" ? tex(x) : x}, ${typeof y === "number" ? tex(y) : y})`;
    if (kind === "dot") {
      if (!Number.isInteger(d)) return undefined;
      return {
        stem: say(
          `For which ${maths("t")} are ${maths(arrow("u", a, b))} and ${maths(arrow("v", c, "t"))} perpendicular?`,
          `${maths("t")} 取何值时，${maths(arrow("u", a, b))} 与 ${maths(arrow("v", c, "t"))} 垂直？`,
        ),
        ask: {
          type: "single_choice",
          right: d,
          wrong: {
            losesTheSign: -d,
            makesThemParallel: (b * c) / a,
            slipsFar: Math.round((-b * c) / a) + 1,
            forgetsToDivide: -a * c,
            slips: d + 1,
            slipsDown: d - 1,
          },
          show: num,
        },
        explanation: say(
          `The scalar product must be 0: ${maths(`${tex(a * c)} + ${b}t = 0`)}, so ${maths(`t = ${tex(d)}`)}.`,
          `数量积应为 0：${maths(`${tex(a * c)} + ${b}t = 0`)}，所以 ${maths(`t = ${tex(d)}`)}。`,
        ),
        features: { steps: 2, negative: true },
        holds: (value: number) => a * c + b * value === 0,
      };
    }
    const [m, n] = [draw.int(2, 6), draw.int(2, 6)];
    const angle = draw.pick([60, 120] as const);
    const dot = angle === 60 ? (m * n) / 2 : (-m * n) / 2;
    const k = draw.int(2, 3);
    const square = m * m + k * k * n * n - 2 * k * dot;
    const surd = simplestSurd(square);
    const show = (value: readonly number[]) => maths(texSurd(value));
    if (!Number.isInteger(dot) || m === k * n) return undefined;
    return {
      stem: say(
        `${maths(`|\\vec{u}| = ${m}`)}, ${maths(`|\\vec{v}| = ${n}`)}, and the angle between the two vectors ` +
          `is ${angle}°. What is ${maths(`|\\vec{u} - ${k}\\vec{v}|`)}?`,
        `已知 ${maths(`|\\vec{u}| = ${m}`)}，${maths(`|\\vec{v}| = ${n}`)}，两向量的夹角是 ${angle}°，求 ` +
          `${maths(`|\\vec{u} - ${k}\\vec{v}|`)}。`,
      ),
      ask: {
        type: "single_choice",
        right: surd,
        wrong: {
          takesTheWrongSign: simplestSurd(square + 4 * k * dot > 0 ? square + 4 * k * dot : 1),
          takesThemAsPerpendicular: simplestSurd(m * m + k * k * n * n),
          subtractsTheLengths: [Math.abs(m - k * n), 1],
          forgetsTheRoot: [square, 1],
          forgetsToDouble: simplestSurd(square + k * dot > 0 ? square + k * dot : 1),
        },
        show,
        worth: ([p = 0, q = 0]: readonly number[]) => p * Math.sqrt(q),
      },
      explanation: say(
        "Square it: " +
          `${maths(`${m * m} - ${2 * k} \\times (${tex(dot)}) + ${k * k} \\times ${n * n} = ${square}`)}, with ` +
          `${maths(`\\vec{u} \\cdot \\vec{v} = ${tex(dot)}`)}. The length is ${show(surd)}.`,
        `先平方：${maths(`${m * m} - ${2 * k} \\times (${tex(dot)}) + ${k * k} \\times ${n * n} = ${square}`)}，` +
          `其中 ${maths(`\\vec{u} \\cdot \\vec{v} = ${tex(dot)}`)}。所以模是 ${show(surd)}。`,
      ),
      features: { steps: 4, negative: angle === 120 },
      holds: ([p = 0, q = 0]: readonly number[]) =>
        near(
          p * p * q,
          (m - k * n * Math.cos((angle * Math.PI) / 180)) ** 2 + (k * n * Math.sin((angle * Math.PI) / 180)) ** 2,
          1e-6,
        ),
    };
  },
});
