import { evaluatePolynomial, near, texPolynomial, texSurd, simplestSurd } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, signed, tex, type Words } from "../../engine/words";

const points = (values: readonly number[]) => maths(`(${values.map(tex).join(", ")})`);
const roots = ([p = 0, q = 0]: readonly number[]): Words => {
  const [low, high] = [maths(`x = ${tex(Math.min(p, q))}`), maths(`x = ${tex(Math.max(p, q))}`)];
  return say(`${low} or ${high}`, `${low} 或 ${high}`);
};

export const quadraticRoots = defineMathsModel<"square" | "factor" | "formula">({
  name: "quadratic-equation",
  area: "operations",
  skill: "quadratics",
  settings: { 230: "square", 240: "factor", 250: "formula" },
  generate(draw, kind) {
    const p = draw.int(2, 8);
    const q = draw.pick([-1, 1]) * draw.int(1, 9);
    if (Math.abs(p) === Math.abs(q)) return undefined;
    if (kind === "square") {
      const shift = draw.int(1, 9);
      const latex = `(x - ${shift})^2 = ${p * p}`;
      return {
        stem: say(`What are the solutions of ${maths(latex)}?`, `方程 ${maths(latex)} 的解是什么？`),
        ask: {
          type: "single_choice",
          right: [shift - p, shift + p],
          wrong: {
            takesOnlyTheSquareAway: [shift - p * p, shift + p * p],
            takesTheWrongSign: [-shift - p, -shift + p],
            ignoresTheShift: [-p, p],
            halvesInsteadOfRooting: [shift - (p * p) / 2, shift + (p * p) / 2],
          },
          show: roots,
          worth: (value: readonly number[]) => value.toSorted((a, b) => a - b),
        },
        explanation: say(
          `${maths(`x - ${shift}`)} is ${maths(`${p}`)} or ${maths(`-${p}`)}. So ${roots([shift - p, shift + p]).en}.`,
          `${maths(`x - ${shift}`)} 等于 ${maths(`${p}`)} 或 ${maths(`-${p}`)}，所以 ${roots([shift - p, shift + p]).zh}。`,
        ),
        features: { steps: 2, negative: shift < p },
        holds: (value: readonly number[]) => value.every((x) => x * x - 2 * shift * x + shift * shift === p * p),
      };
    }
    if (kind === "factor") {
      const equation = [1, -(p + q), p * q];
      return {
        stem: say(
          `What are the solutions of ${maths(`${texPolynomial(equation)} = 0`)}?`,
          `方程 ${maths(`${texPolynomial(equation)} = 0`)} 的解是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: [p, q],
          wrong: {
            bothSignsTurned: [-p, -q],
            oneSignTurned: [p, -q],
            otherSignTurned: [-p, q],
            readsCoefficients: [p + q, p * q],
          },
          show: roots,
          worth: (value: readonly number[]) => value.toSorted((a, b) => a - b),
        },
        explanation: say(
          `The left side is ${maths(`(x - ${p})(x ${signed(-q)})`)}. A product is 0 when a factor is 0: ` +
            `${roots([p, q]).en}.`,
          `左边等于 ${maths(`(x - ${p})(x ${signed(-q)})`)}。乘积为 0，至少一个因式为 0：${roots([p, q]).zh}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: readonly number[]) => value.every((x) => evaluatePolynomial(equation, x) === 0),
      };
    }
    const half = draw.int(2, 6);
    const c = draw.int(1, half * half - 2);
    const surd = simplestSurd(half * half - c);
    if (surd[1] === 1) return undefined;
    const equation = [1, -2 * half, c];
    const show = ([middle = 0, outside = 0, inside = 1]: readonly number[]) =>
      maths(`x = ${tex(middle)} \\pm ${texSurd([outside, inside])}`);
    return {
      stem: say(
        `What are the solutions of ${maths(`${texPolynomial(equation)} = 0`)}?`,
        `方程 ${maths(`${texPolynomial(equation)} = 0`)} 的解是什么？`,
      ),
      ask: {
        type: "single_choice",
        right: [half, ...surd],
        wrong: {
          turnsTheSignOfTheMiddle: [-half, ...surd],
          addsUnderTheRoot: [half, ...simplestSurd(half * half + c)],
          forgetsToHalve: [2 * half, ...surd],
          halvesOnlyTheMiddle: [half, ...simplestSurd(4 * (half * half - c))],
        },
        show,
      },
      explanation: say(
        `Complete the square: ${maths(`(x - ${half})^2 = ${half * half} - ${c} = ${half * half - c}`)}. So ` +
          `${show([half, ...surd])}.`,
        `配方：${maths(`(x - ${half})^2 = ${half * half} - ${c} = ${half * half - c}`)}，所以 ${show([half, ...surd])}。`,
      ),
      features: { steps: 3, fraction: true, close: true },
      holds: ([middle = 0, outside = 0, inside = 1]: readonly number[]) =>
        [1, -1].every((sign) =>
          near(evaluatePolynomial(equation, middle + sign * outside * Math.sqrt(inside)), 0, 1e-6),
        ),
    };
  },
});

export const parabola = defineMathsModel<"vertex" | "least" | "discriminant" | "vieta">({
  name: "parabola-facts",
  area: "operations",
  skill: "quadratics",
  settings: { 240: "vertex", 250: "discriminant", 260: "vieta" },
  generate(draw, kind) {
    const h = draw.pick([-1, 1]) * draw.int(2, 6);
    const k = draw.pick([-1, 1]) * draw.int(1, 9);
    if (kind === "vertex") {
      if (Math.abs(h) === Math.abs(k)) return undefined;
      const equation = [1, -2 * h, h * h + k];
      return {
        stem: say(
          `What is the vertex of the parabola ${maths(`y = ${texPolynomial(equation)}`)}?`,
          `抛物线 ${maths(`y = ${texPolynomial(equation)}`)} 的顶点坐标是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: [h, k],
          wrong: {
            turnsTheFirstSign: [-h, k],
            readsTheCoefficients: [-2 * h, h * h + k],
            forgetsToSubtractTheSquare: [h, h * h + k],
            turnsTheSecondSign: [h, -k],
            turnsBothSigns: [-h, -k],
          },
          show: points,
        },
        explanation: say(
          `Complete the square: ${maths(`y = (x ${signed(-h)})^2 ${signed(k)}`)}. The vertex is ${points([h, k])}.`,
          `配方：${maths(`y = (x ${signed(-h)})^2 ${signed(k)}`)}，顶点是 ${points([h, k])}。`,
        ),
        features: { steps: 3, negative: h < 0 || k < 0 },
        holds: ([x = 0, y = 0]: readonly number[]) =>
          evaluatePolynomial(equation, x) === y &&
          evaluatePolynomial(equation, x - 1) === evaluatePolynomial(equation, x + 1),
      };
    }
    if (kind === "discriminant") {
      const a = draw.int(2, 5);
      const m = draw.int(2, 5);
      const right = a * m * m;
      const latex = `${a}x^2 - ${2 * a * m}x + k = 0`;
      return {
        stem: say(
          `For which value of ${maths("k")} does ${maths(latex)} have exactly one real solution?`,
          `${maths("k")} 取何值时，方程 ${maths(latex)} 有两个相等的实数根？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheLeadingCoefficient: m * m,
            forgetsTheFour: 4 * a * m * m,
            takesTheWrongSign: -right,
            givesTheRoot: m,
            multipliesTwice: a * a * m * m,
          },
          show: num,
        },
        explanation: say(
          `The discriminant must be 0: ${maths(`${2 * a * m}^2 - 4 \\times ${a} \\times k = 0`)}, so ` +
            `${maths(`k = \\frac{${4 * a * a * m * m}}{${4 * a}} = ${right}`)}.`,
          `判别式应为 0：${maths(`${2 * a * m}^2 - 4 \\times ${a} \\times k = 0`)}，所以 ` +
            `${maths(`k = \\frac{${4 * a * a * m * m}}{${4 * a}} = ${right}`)}。`,
        ),
        features: { steps: 3, large: right > 30 },
        holds: (value: number) => evaluatePolynomial([a, -2 * a * m, value], m) === 0,
      };
    }
    const b = draw.int(4, 9);
    const c = draw.int(1, 6);
    if (b * b - 4 * c <= 0) return undefined;
    const cubes = draw.pick([true, false]);
    const right = cubes ? b ** 3 - 3 * b * c : b * b - 2 * c;
    const power = cubes ? 3 : 2;
    const target = maths(`p^${power} + q^${power}`);
    return {
      stem: say(
        `The equation ${maths(`${texPolynomial([1, -b, c])} = 0`)} has the solutions ${maths("p")} and ` +
          `${maths("q")}. What is ${target}?`,
        `方程 ${maths(`${texPolynomial([1, -b, c])} = 0`)} 的两根为 ${maths("p")} 和 ${maths("q")}，求 ${target}。`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: cubes
          ? {
              cubesTheSum: b ** 3,
              takesTheProductOnce: b ** 3 - b * c,
              addsInstead: b ** 3 + 3 * b * c,
              forgetsTheSum: b ** 3 - 3 * c,
            }
          : {
              squaresTheSum: b * b,
              addsInstead: b * b + 2 * c,
              takesTheProductOnce: b * b - c,
              readsTheDiscriminant: b * b - 4 * c,
            },
        show: num,
      },
      explanation: cubes
        ? say(
            `${maths(`p + q = ${b}`)} and ${maths(`pq = ${c}`)}. So ` +
              `${maths(`p^3 + q^3 = (p + q)^3 - 3pq(p + q)`)}, which is ` +
              `${maths(`${b ** 3} - ${3 * b * c} = ${right}`)}.`,
            `${maths(`p + q = ${b}`)}，${maths(`pq = ${c}`)}，所以 ` +
              `${maths(`p^3 + q^3 = (p + q)^3 - 3pq(p + q)`)}，即 ${maths(`${b ** 3} - ${3 * b * c} = ${right}`)}。`,
          )
        : say(
            `${maths(`p + q = ${b}`)} and ${maths(`pq = ${c}`)}. So ` +
              `${maths(`p^2 + q^2 = (p + q)^2 - 2pq = ${b * b} - ${2 * c} = ${right}`)}.`,
            `${maths(`p + q = ${b}`)}，${maths(`pq = ${c}`)}，所以 ` +
              `${maths(`p^2 + q^2 = (p + q)^2 - 2pq = ${b * b} - ${2 * c} = ${right}`)}。`,
          ),
      features: { steps: cubes ? 5 : 4 },
      holds: (value: number) => {
        const distance = Math.sqrt(b * b - 4 * c);
        return near(((b + distance) / 2) ** power + ((b - distance) / 2) ** power, value, 1e-6);
      },
    };
  },
});
