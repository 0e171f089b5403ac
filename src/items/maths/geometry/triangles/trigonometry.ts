import { fraction, near, showFraction, simplestSurd, texFraction, texSurd, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";
import { triples, rightTriangle } from "./right-triangle";

export const trigonometry = defineMathsModel<"ratio" | "identity" | "cosineRule" | "equation">({
  name: "trigonometry",
  area: "geometry",
  skill: "trigonometry",
  settings: { 230: "ratio", 240: "identity", 250: "cosineRule", 260: "equation" },
  generate(draw, kind) {
    const [p, q, r] = draw.pick(triples);
    if (kind === "ratio") {
      const name = draw.pick(["sin", "cos", "tan"] as const);
      const corner = draw.pick(["A", "B"] as const);
      const [opposite, adjacent] = corner === "A" ? [p, q] : [q, p];
      const values = { sin: fraction(opposite, r), cos: fraction(adjacent, r), tan: fraction(opposite, adjacent) };
      const right = values[name];
      return {
        stem: say(
          `What is ${maths(`\\${name} ${corner}`)} in this right triangle?`,
          `在这个直角三角形中，${maths(`\\${name} ${corner}`)} 等于多少？`,
        ),
        figure: rightTriangle(
          [q, p],
          [String(q), String(p), String(r)],
          say(
            `A right triangle with right angle at C, AC = ${q}, BC = ${p}, AB = ${r}`,
            `C 为直角的直角三角形，AC = ${q}，BC = ${p}，AB = ${r}`,
          ),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheOtherLeg: values[name === "sin" ? "cos" : name === "cos" ? "sin" : "cos"],
            confusesWithTangent: values[name === "tan" ? "sin" : "tan"],
            turnsItRound: fraction(right[1], right[0]),
            turnsTheTangent: fraction(adjacent, opposite),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `Seen from ${corner}, the opposite side is ${opposite}, the adjacent side ${adjacent}, the ` +
            `hypotenuse ${r}: ${maths(`\\${name} ${corner} = ${texFraction(right)}`)}.`,
          `对角 ${corner} 来说，对边是 ${opposite}，邻边是 ${adjacent}，斜边是 ${r}：` +
            `${maths(`\\${name} ${corner} = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: readonly number[]) => {
          const angle = Math.atan2(opposite, adjacent);
          return near(worth(value), { sin: Math.sin(angle), cos: Math.cos(angle), tan: Math.tan(angle) }[name], 1e-7);
        },
      };
    }
    if (kind === "identity") {
      const right = fraction(-q, r);
      return {
        stem: say(
          `${maths(`\\sin \\alpha = ${texFraction([p, r])}`)} and ` +
            `${maths("90^\\circ \\lt \\alpha \\lt 180^\\circ")}. What is ${maths("\\cos \\alpha")}?`,
          `已知 ${maths(`\\sin \\alpha = ${texFraction([p, r])}`)}，` +
            `${maths("90^\\circ \\lt \\alpha \\lt 180^\\circ")}，求 ${maths("\\cos \\alpha")}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheWrongSign: fraction(q, r),
            takesTheTangent: fraction(-p, q),
            keepsTheSine: fraction(-p, r),
            subtractsWithoutSquares: fraction(r - p, r),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `${maths(`\\cos^2 \\alpha = 1 - ${texFraction([p * p, r * r])} = ${texFraction([q * q, r * r])}`)}. ` +
            `In the second quadrant the cosine is negative: ${showFraction(right)}.`,
          `${maths(`\\cos^2 \\alpha = 1 - ${texFraction([p * p, r * r])} = ${texFraction([q * q, r * r])}`)}，` +
            `第二象限余弦为负：${showFraction(right)}。`,
        ),
        features: { steps: 3, negative: true, fraction: true },
        holds: (value: readonly number[]) => worth(value) < 0 && near(worth(value) ** 2 + (p / r) ** 2, 1),
      };
    }
    if (kind === "cosineRule") {
      const [a, b] = [draw.int(3, 9), draw.int(3, 9)];
      const angle = draw.pick([60, 120] as const);
      const cross = angle === 60 ? -a * b : a * b;
      const surd = simplestSurd(a * a + b * b + cross);
      const show = (value: readonly number[]) => maths(texSurd(value));
      if (a === b) return undefined;
      const product = `2 \\times ${a} \\times ${b} \\times \\cos ${angle}^\\circ`;
      const worked = maths(`${a}^2 + ${b}^2 - ${product} = ${a * a + b * b + cross}`);
      return {
        stem: say(
          `Two sides of a triangle are ${a} cm and ${b} cm long, and the angle between them is ${angle}°. ` +
            "How long in cm is the third side?",
          `三角形的两边长是 ${a} cm 和 ${b} cm，夹角是 ${angle}°。第三边长多少 cm？`,
        ),
        ask: {
          type: "single_choice",
          right: surd,
          wrong: {
            takesARightAngle: simplestSurd(a * a + b * b),
            takesTheWrongSign: simplestSurd(a * a + b * b - cross),
            forgetsTheHalf: simplestSurd(Math.max(2, a * a + b * b + 2 * cross)),
            addsTheSides: [a + b, 1],
            slips: simplestSurd(a * a + b * b + cross + 2),
          },
          show,
          worth: ([m = 0, n = 0]: readonly number[]) => m * Math.sqrt(n),
        },
        explanation: say(
          `By the cosine rule: ${worked}. The side is ${show(surd)}.`,
          `由余弦定理：${worked}，所以第三边是 ${show(surd)}。`,
        ),
        features: { steps: 3, negative: angle === 120 },
        holds: ([m = 0, n = 0]: readonly number[]) =>
          near(
            m * m * n,
            (a - b * Math.cos((angle * Math.PI) / 180)) ** 2 + (b * Math.sin((angle * Math.PI) / 180)) ** 2,
            1e-6,
          ),
      };
    }
    const k = draw.pick([2, 3, 4, 5]);
    const name = draw.pick(["sin", "cos"] as const);
    const fractionOf = draw.pick([
      [1, 2],
      [-1, 2],
    ] as const);
    const solutions = (value: number) =>
      Array.from({ length: 3600 }, (_, step) => step / 10).filter((x) =>
        near((name === "sin" ? Math.sin : Math.cos)((k * x * Math.PI) / 180), value, 1e-9),
      ).length;
    const right = 2 * k;
    return {
      stem: say(
        `How many solutions does ${maths(`\\${name} ${k}x = ${texFraction(fractionOf)}`)} have for ` +
          `${maths("0^\\circ \\le x \\lt 360^\\circ")}?`,
        `方程 ${maths(`\\${name} ${k}x = ${texFraction(fractionOf)}`)} 在 ` +
          `${maths("0^\\circ \\le x \\lt 360^\\circ")} 内有多少个解？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ignoresTheFactor: 2,
          takesOneAPeriod: k,
          addsTheFactor: k + 2,
          countsTheEndTwice: right + 1,
          countsOneTooFew: right - 1,
        },
        show: num,
      },
      explanation: say(
        `${maths(`${k}x`)} runs through ${k} full turns, and each turn gives 2 solutions: ` +
          `${maths(`2 \\times ${k} = ${right}`)}.`,
        `${maths(`${k}x`)} 转过 ${k} 圈，每圈有 2 个解：${maths(`2 \\times ${k} = ${right}`)}。`,
      ),
      features: { steps: 4, negative: fractionOf[0] < 0 },
      holds: (value: number) => solutions(worth(fractionOf)) === value,
    };
  },
});
