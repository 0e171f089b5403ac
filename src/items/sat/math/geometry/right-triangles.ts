import { fraction, showFraction, texFraction, worth } from "../../../engine/algebra";
import { cornerLabels, figure, line, polygon, text, type Point } from "../../../engine/figures/svg";
import { maths, num, same, say } from "../../../engine/words";
import { rightTriangle, triples } from "../../../maths/geometry/triangles/right-triangle";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const satRightTriangleSides = defineSatMathModel({
  name: "sat-right-triangle-sides",
  domain: "geometry",
  skill: "rightTriangles",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b, c] = draw.pick(triples.slice(0, 4));
      const k = draw.int(1, 3);
      const [leg, other, long] = [a * k, b * k, c * k];
      return {
        stem: `In the right triangle shown, what is the length of side ${maths("CB")}?`,
        figure: rightTriangle(
          [leg, other],
          [String(leg), "?", String(long)],
          same(`Right triangle ABC with the right angle at C, CA = ${leg}, CB = ? and AB = ${long}`),
        ),
        ask: {
          type: "single_choice",
          right: other,
          wrong: {
            subtractsTheSides: long - leg,
            addsTheSides: long + leg,
            addsTheSquares: Math.round(Math.hypot(long, leg)),
            takesTheMean: Math.round((long + leg) / 2),
            slips: other + k,
          },
          show: num,
        },
        explanation: say(
          `${maths(`CB^{2} = ${long}^{2} - ${leg}^{2} = ${long * long - leg * leg}`)}, so ${maths(`CB = ${other}`)}.`,
          `${maths(`CB^{2} = ${long}^{2} - ${leg}^{2} = ${long * long - leg * leg}`)}，所以 ` +
            `${maths(`CB = ${other}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => Math.abs(Math.hypot(value, leg) - long) < 1e-9,
      };
    },
    medium: (draw) => {
      const half = draw.int(3, 14);
      const asksHeight = draw.pick([true, false]);
      const show = ([k = 1, root = 1]: readonly number[]) => maths(`${k}${root === 1 ? "" : `\\sqrt{${root}}`}`);
      const size = ([k = 1, root = 1]: readonly number[]) => k * Math.sqrt(root);
      const right = asksHeight ? [half, 3] : [2 * half, 1];
      return {
        stem: asksHeight
          ? `In triangle ${maths("ABC")}, angle ${maths("C")} is a right angle, angle ${maths("A")} measures ` +
            `30°, and the length of side ${maths("AB")} is ${2 * half}. What is the length of side ${maths("AC")}?`
          : `In triangle ${maths("ABC")}, angle ${maths("C")} is a right angle, angle ${maths("A")} measures ` +
            `45°, and the length of side ${maths("AB")} is ${maths(`${2 * half}\\sqrt{2}`)}. What is the length ` +
            `of side ${maths("AC")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: asksHeight
            ? {
                takesTheShortLeg: [half, 1],
                takesTheDiagonal: [half, 2],
                forgetsToHalve: [2 * half, 3],
                swapsTheSides: [2 * half, 2],
              }
            : {
                takesHalf: [half, 2],
                takesTheOtherTriangle: [half, 3],
                forgetsToDivide: [4 * half, 1],
                swapsTheSides: [2 * half, 3],
                halves: [half, 1],
              },
          show,
          size,
        },
        explanation: asksHeight
          ? say(
              `The side opposite 30° is half of ${maths("AB")}, that is ${half}, and ${maths("AC")} is ` +
                `${maths("\\sqrt{3}")} times as long: ${show(right)}.`,
              `30° 所对的边是 ${maths("AB")} 的一半，即 ${half}；${maths("AC")} 是它的 ${maths("\\sqrt{3}")} ` +
                `倍：${show(right)}。`,
            )
          : say(
              `The legs are equal, and the longest side is ${maths("\\sqrt{2}")} times as long as a leg: ` +
                `${maths("AC")} is ${show(right)}.`,
              `两条直角边相等，斜边是直角边的 ${maths("\\sqrt{2}")} 倍：${maths("AC")} 是 ${show(right)}。`,
            ),
        features: { steps: 2, fraction: true },
        holds: (value: readonly number[]) =>
          Math.abs(
            size(value) -
              (asksHeight ? 2 * half * Math.cos(Math.PI / 6) : 2 * half * Math.SQRT2 * Math.cos(Math.PI / 4)),
          ) < 1e-9,
      };
    },
  },
});

export const trigonometricRatio = defineSatMathModel({
  name: "sat-trigonometric-ratio",
  domain: "geometry",
  skill: "trigonometry",
  kinds: {
    easy: (draw) => {
      const [a, b, c] = draw.pick(triples.slice(0, 5));
      const kind = draw.pick(["\\sin", "\\cos", "\\tan"] as const);
      const right = { "\\sin": fraction(b, c), "\\cos": fraction(a, c), "\\tan": fraction(b, a) }[kind];
      return {
        stem: `In the right triangle shown, what is the value of ${maths(`${kind} A`)}?`,
        figure: rightTriangle(
          [a, b],
          [String(a), String(b), String(c)],
          same(`Right triangle ABC with the right angle at C, CA = ${a}, CB = ${b} and AB = ${c}`),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheSine: fraction(b, c),
            takesTheCosine: fraction(a, c),
            takesTheTangent: fraction(b, a),
            turnsTheTangentOver: fraction(a, b),
            turnsTheRatioOver: fraction(c, a),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `${kind === "\\tan" ? "Opposite over adjacent" : ""}` +
            `${kind === "\\sin" ? "Opposite over hypotenuse" : kind === "\\cos" ? "Adjacent over hypotenuse" : ""}: ` +
            `${maths(`${kind} A = ${texFraction(right)}`)}.`,
          `${kind === "\\sin" ? "对边比斜边" : kind === "\\cos" ? "邻边比斜边" : "对边比邻边"}：` +
            `${maths(`${kind} A = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 1, fraction: true },
        holds: (value: readonly number[]) => {
          const angle = Math.acos((a * a + c * c - b * b) / (2 * a * c));
          const found = { "\\sin": Math.sin(angle), "\\cos": Math.cos(angle), "\\tan": Math.tan(angle) }[kind];
          return Math.abs(worth(value) - found) < 1e-9;
        },
      };
    },
    medium: (draw) => {
      const [a, b] = [draw.int(2, 6), draw.int(1, 4)];
      const x = draw.int(5, 14);
      const [first, total] = [a * x + b, 90];
      const rest = total - first;
      const k = draw.int(1, 3);
      const add = rest - k * x;
      if (first > 75 || first < 15 || add <= 0 || k === a) return undefined;
      const lead = k === 1 ? "" : String(k);
      return {
        stem:
          `For acute angles, ${maths(`\\sin (${a}x + ${b})° = \\cos (${lead}x + ${add})°`)}. What is the ` +
          `value of ${maths("x")}?`,
        ask: {
          type: "single_choice",
          right: x,
          wrong: {
            takesThemEqual: Math.abs(Math.round((add - b) / (a - k))),
            takesThemForSupplements: Math.round((180 - b - add) / (a + k)),
            addsTheConstants: Math.round((90 + b + add) / (a + k)),
            givesTheAngle: first,
            slips: x + 3,
          },
          show: num,
        },
        explanation: say(
          `The sine of an angle is the cosine of what is missing to 90°: ` +
            `${maths(`${a}x + ${b} + ${lead}x + ${add} = 90`)}, so ${maths(`${a + k}x = ${90 - b - add}`)} and ` +
            `${maths(`x = ${x}`)}.`,
          `一个角的正弦等于其余角的余弦：${maths(`${a}x + ${b} + ${lead}x + ${add} = 90`)}，即 ` +
            `${maths(`${a + k}x = ${90 - b - add}`)}，${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => {
          const turn = Math.PI / 180;
          const [one, other] = [a * value + b, k * value + add];
          return one < 90 && other < 90 && Math.abs(Math.sin(one * turn) - Math.cos(other * turn)) < 1e-9;
        },
      };
    },
    hard: (draw) => {
      const [a, b, c] = draw.pick(triples.slice(0, 5));
      const k = draw.int(2, 5);
      const right = fraction(a, c);
      return {
        stem:
          `Triangles ${maths("ABC")} and ${maths("DEF")} are similar, where ${maths("A")} corresponds to ` +
          `${maths("D")}, ` +
          `${maths("B")} to ${maths("E")}, and angles ${maths("C")} and ${maths("F")} are right angles. The ` +
          `lengths of sides ` +
          `${maths("AC")} and ${maths("BC")} are ${a * k} and ${b * k}. What is the value of ${maths("\\sin E")}?`,
        ask: entry(right),
        explanation: say(
          `${maths(`AB = \\sqrt{${a * k}^{2} + ${b * k}^{2}} = ${c * k}`)}. Angles ${maths("E")} and ` +
            `${maths("B")} are equal: ` +
            `${maths(`\\sin E = \\frac{${a * k}}{${c * k}} = ${texFraction(right)}`)}.`,
          `${maths(`AB = \\sqrt{${a * k}^{2} + ${b * k}^{2}} = ${c * k}`)}。角 ${maths("E")} 与角 ${maths("B")} ` +
            `相等：` +
            `${maths(`\\sin E = \\frac{${a * k}}{${c * k}} = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs(value - Math.sin(Math.atan(a / b))) < 1e-9,
      };
    },
  },
});

export const similarTriangles = defineSatMathModel({
  name: "sat-similar-triangles",
  domain: "geometry",
  skill: "similarTriangles",
  kinds: {
    medium: (draw) => {
      const [p, q] = draw.pick([
        [2, 3],
        [2, 5],
        [3, 4],
        [3, 5],
        [4, 5],
        [1, 3],
      ] as const);
      const k = draw.int(3, 7);
      const [inner, outer] = [p * k, q * k];
      const top = draw.int(2, 6) * p;
      const right = fraction(top * q, p);
      if (outer > 30 || top * q > p * 40) return undefined;
      const base = 240;
      const apex: Point = [130, 24];
      const [left, far]: [Point, Point] = [
        [30, 190],
        [30 + base, 190],
      ];
      const share = inner / outer;
      const on = (corner: Point): Point => [
        apex[0] + (corner[0] - apex[0]) * share,
        apex[1] + (corner[1] - apex[1]) * share,
      ];
      const [one, other] = [on(left), on(far)];
      return {
        stem:
          `In the figure, segment ${maths("DE")} is parallel to segment ${maths("BC")}. The lengths of ` +
          `${maths("AD")}, ${maths("AB")}, and ${maths("DE")} are ${inner}, ${outer}, and ${top}. What is the ` +
          `length of ${maths("BC")}? (The figure is not drawn to scale.)`,
        figure: figure(
          300,
          220,
          same("Triangle A B C with D on side A B and E on side A C; D E is parallel to B C"),
          () => [
            polygon([apex, left, far]),
            line(one, other),
            ...cornerLabels([apex, left, far], ["A", "B", "C"]),
            text([one[0] - 14, one[1]], "D"),
            text([other[0] + 14, other[1]], "E"),
          ],
        ),
        ask: entry(right),
        explanation: say(
          `Triangles ${maths("ADE")} and ${maths("ABC")} are similar: ` +
            `${maths(`\\frac{BC}{${top}} = \\frac{${outer}}{${inner}}`)}, so ` +
            `${maths(`BC = ${texFraction(right)}`)}.`,
          `三角形 ${maths("ADE")} 与 ${maths("ABC")} 相似：` +
            `${maths(`\\frac{BC}{${top}} = \\frac{${outer}}{${inner}}`)}，所以 ` +
            `${maths(`BC = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => Math.abs(value * inner - top * outer) < 1e-9,
      };
    },
  },
});
