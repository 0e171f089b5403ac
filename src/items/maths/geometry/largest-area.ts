import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

/** The largest area under a condition: a calculus-free extremum. */
export const optimum = defineMathsModel<"wall" | "inscribed">({
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
          thinksItIsASquare: Math.round(((base * height) / (base + height)) ** 2),
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
