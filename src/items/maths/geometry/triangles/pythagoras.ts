import { near, simplestSurd, texSurd } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";
import { triples, rightTriangle } from "./right-triangle";

export const pythagoras = defineMathsModel<"hypotenuse" | "leg" | "space">({
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
      const simplified = surd[0] === 1 ? "" : ` = ${texSurd(surd)}`;
      const worked = maths(`\\sqrt{${x}^2 + ${y}^2 + ${z}^2} = \\sqrt{${x * x + y * y + z * z}}${simplified}`);
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
        explanation: say(`Use Pythagoras twice: ${worked}.`, `两次运用勾股定理：${worked}。`),
        features: { steps: 3 },
        holds: ([m = 0, n = 0]: readonly number[]) => near(m * m * n - z * z, x * x + y * y),
      };
    }
    const findsLeg = kind === "leg";
    const right = findsLeg ? b : c;
    return {
      stem: findsLeg
        ? say("What is the length of side AC?", "边 AC 的长是多少？")
        : say("What is the length of side AB?", "边 AB 的长是多少？"),
      figure: rightTriangle(
        [b, a],
        findsLeg ? ["?", String(a), String(c)] : [String(b), String(a), "?"],
        say(
          `A right triangle ABC with the right angle at C, ` +
            (findsLeg ? `AC = ?, BC = ${a}, AB = ${c}` : `AC = ${b}, BC = ${a}, AB = ?`),
          `C 为直角的直角三角形 ABC，` + (findsLeg ? `AC = ?，BC = ${a}，AB = ${c}` : `AC = ${b}，BC = ${a}，AB = ?`),
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
