import { fraction, near, showFraction, simplestSurd, texFraction, texSurd, worth } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, tex } from "../engine/words";
import { cornerLabels, figure, polygon, rightAngle, sideLabel, centre, type Point } from "../figures/svg";

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;
const corners: Point[] = [
  [40, 150],
  [240, 150],
  [40, 36],
];
const rightTriangle = (labels: readonly [string, string, string], label: { en: string; zh: string }) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  const middle = centre(corners);
  return figure(290, 190, label, () => [
    polygon(corners),
    rightAngle(a, b, c),
    sideLabel(a, b, middle, labels[0]),
    sideLabel(a, c, middle, labels[1]),
    sideLabel(b, c, middle, labels[2]),
    ...cornerLabels(corners, ["C", "A", "B"]),
  ]);
};

export const pythagoras = defineModel<"hypotenuse" | "leg" | "space">({
  name: "pythagoras",
  area: "geometry",
  skill: "pythagoras",
  settings: { 220: "hypotenuse", 230: "leg", 240: "space" },
  generate(draw, kind) {
    const [p, q, r] = draw.pick(triples);
    const k = draw.int(1, r < 20 ? 3 : 1);
    const [a, b, c] = [p * k, q * k, r * k];
    if (kind === "space") {
      const [x, y, z] = [draw.int(2, 9), draw.int(2, 9), draw.int(1, 9)];
      const surd = simplestSurd(x * x + y * y + z * z);
      const show = (value: readonly number[]) => maths(texSurd(value));
      return {
        stem: say(
          `A box is ${x} cm long, ${y} cm wide and ${z} cm high. How long in cm is the straight line from ` +
            "one corner to the opposite corner, through the inside?",
          `长方体长 ${x} cm、宽 ${y} cm、高 ${z} cm。它的体对角线长多少 cm？`,
        ),
        ask: {
          type: "single_choice",
          right: surd,
          wrong: {
            takesOneFace: simplestSurd(x * x + y * y),
            addsTheEdges: [x + y + z, 1],
            forgetsTheSquares: simplestSurd(x + y + z),
            forgetsTheRoot: [x * x + y * y + z * z, 1],
            takesAnotherFace: simplestSurd(y * y + z * z),
          },
          show,
          worth: ([m = 0, n = 0]: readonly number[]) => m * Math.sqrt(n),
        },
        explanation: say(
          "Use Pythagoras twice: " +
            `${maths(`\\sqrt{${x}^2 + ${y}^2 + ${z}^2} = \\sqrt{${x * x + y * y + z * z}}${surd[0] === 1 ? "" : ` = ${texSurd(surd)}`}`)}.`,
          `两次运用勾股定理：${maths(
            `\\sqrt{${x}^2 + ${y}^2 + ${z}^2} = ` +
              `\\sqrt{${x * x + y * y + z * z}}${surd[0] === 1 ? "" : ` = ${texSurd(surd)}`}`,
          )}。`,
        ),
        features: { steps: 3 },
        holds: ([m = 0, n = 0]: readonly number[]) => near(m * m * n - z * z, x * x + y * y),
      };
    }
    const findsLeg = kind === "leg";
    const right = findsLeg ? b : c;
    const [given, other] = findsLeg ? [a, c] : [a, b];
    return {
      stem: findsLeg
        ? say("What is the length of side AC?", "边 AC 的长是多少？")
        : say("What is the length of side AB?", "边 AB 的长是多少？"),
      figure: rightTriangle(
        findsLeg ? ["?", String(a), String(c)] : [String(b), String(a), "?"],
        say(
          `A right triangle with sides ${given} and ${other}; ` +
            `${findsLeg ? "the hypotenuse is " + c : "the hypotenuse is unknown"}`,
          `直角三角形，已知两边 ${given} 和 ${other}，${findsLeg ? "斜边是 " + c : "斜边未知"}`,
        ),
      ),
      ask: findsLeg
        ? { type: "numeric_entry", right }
        : {
            type: "single_choice",
            right,
            wrong: {
              addsTheSides: a + b,
              forgetsTheRoot: c * c,
              averages: Math.round((a + b) / 2) + b,
              slips: c + 1,
              slipsDown: c - 1,
            },
            show: num,
          },
      explanation: findsLeg
        ? say(
            `${maths(`AC^2 = ${c}^2 - ${a}^2 = ${b * b}`)}, so ${maths(`AC = ${b}`)}.`,
            `${maths(`AC^2 = ${c}^2 - ${a}^2 = ${b * b}`)}，所以 ${maths(`AC = ${b}`)}。`,
          )
        : say(
            `${maths(`AB^2 = ${a}^2 + ${b}^2 = ${c * c}`)}, so ${maths(`AB = ${c}`)}.`,
            `${maths(`AB^2 = ${a}^2 + ${b}^2 = ${c * c}`)}，所以 ${maths(`AB = ${c}`)}。`,
          ),
      features: { steps: findsLeg ? 3 : 2, large: c > 30 },
      holds: (value: number) => (findsLeg ? value * value + a * a === c * c : near(Math.hypot(a, b), value)),
    };
  },
});

export const trigonometry = defineModel<"ratio" | "identity" | "cosineRule" | "equation">({
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
          `对角 ${corner} 来说，对边是 ${opposite}，邻边是 ${adjacent}，斜边是 ` +
            `${r}：${maths(`\\${name} ${corner} = ${texFraction(right)}`)}。`,
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
          "By the cosine rule: " +
            `${maths(`${a}^2 + ${b}^2 - 2 \\times ${a} \\times ${b} \\times \\cos ${angle}^\\circ = ${a * a + b * b + cross}`)}. ` +
            `The side is ${show(surd)}.`,
          `由余弦定理：${maths(`${a}^2 + ${b}^2 - 2 \\times ${a} \\times ${b} \\times \\cos ${angle}^\\circ = ${a * a + b * b + cross}`)}，` +
            `所以第三边是 ${show(surd)}。`,
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

export const vectors = defineModel<"dot" | "angle">({
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
            turnsTheQuotient: Math.round((-b * c) / a) + 1,
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

/** The largest area under a condition: a calculus-free extremum. */
export const optimum = defineModel<"wall" | "inscribed">({
  name: "largest-area",
  area: "geometry",
  skill: "optimisation",
  settings: { 250: "wall", 260: "inscribed" },
  generate(draw, kind) {
    if (kind === "wall") {
      const length = draw.int(5, 24) * 4;
      const right = (length * length) / 8;
      return {
        stem: say(
          `A rectangular field lies along a straight wall. A fence of ${length} m closes its other three ` +
            "sides. What is the largest possible area of the field?",
          `一块长方形菜地的一边靠墙，另外三边用总长 ${length} m 的篱笆围成。菜地的最大面积是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            fencesAllFourSides: (length * length) / 16,
            takesThreeEqualSides: Math.round((length / 3) ** 2),
            doublesTheArea: (length * length) / 4,
            takesTheSquareOnTheHalf: (length / 4) ** 2 * 3,
            slips: right + length,
          },
          show: (value: number) => `${num(value)} m²`,
        },
        explanation: say(
          `With two sides of ${maths("x")} m the area is ${maths(`x(${length} - 2x)`)}, largest at ` +
            `${maths(`x = ${length / 4}`)}: ${maths(`${length / 4} \\times ${length / 2} = ${right}`)}, so ` +
            `${num(right)} m².`,
          `设与墙垂直的边长 ${maths("x")} m，面积是 ${maths(`x(${length} - 2x)`)}，当 ${maths(`x = ${length / 4}`)} ` +
            `时最大：${maths(`${length / 4} \\times ${length / 2} = ${right}`)}，即 ${num(right)} m²。`,
        ),
        features: { steps: 4, context: true },
        holds: (value: number) =>
          near(Math.max(...Array.from({ length: length * 2 }, (_, k) => (k / 4) * (length - k / 2))), value),
      };
    }
    const [base, height] = [draw.int(3, 12) * 4, draw.int(4, 15) * 2];
    const right = (base * height) / 4;
    if (base === height) return undefined;
    return {
      stem: say(
        "A rectangle stands on the base of a triangle with its upper corners on the other two sides. The " +
          `triangle has base ${base} cm and height ${height} cm. What is the largest possible area of the ` +
          "rectangle?",
        `三角形底 ${base} cm、高 ${height} cm。一个长方形的一边在底上，另外两个顶点分别在另两边上。长方形的最大面积是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheTriangle: (base * height) / 2,
          takesASquare: Math.round(((base * height) / (base + height)) ** 2),
          takesAThird: Math.round((base * height) / 3),
          takesTheQuarterTwice: (base * height) / 8,
          slips: right + base,
        },
        show: (value: number) => `${num(value)} cm²`,
      },
      explanation: say(
        `At height ${maths("y")} the width is ${maths(`${base}\\left(1 - \\frac{y}{${height}}\\right)`)}. ` +
          `The area is largest at half the height: ${maths(`${base / 2} \\times ${height / 2} = ${right}`)}, ` +
          `so ${num(right)} cm².`,
        `设长方形高为 ${maths("y")}，由相似得宽为 ${maths(`${base}\\left(1 - \\frac{y}{${height}}\\right)`)}。` +
          `当高取一半时面积最大：${maths(`${base / 2} \\times ${height / 2} = ${right}`)}，即 ${num(right)} cm²。`,
      ),
      features: { steps: 4, context: true },
      holds: (value: number) =>
        near(
          Math.max(...Array.from({ length: 2 * height + 1 }, (_, k) => (k / 2) * base * (1 - k / 2 / height))),
          value,
        ),
    };
  },
});
