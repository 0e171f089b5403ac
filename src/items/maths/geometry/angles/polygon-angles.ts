import { defineMathsModel } from "../../../engine/model";
import { hanNumber, maths, num, say } from "../../../engine/words";
import { degrees } from "./degrees";

export const polygonAngles = defineMathsModel<"sum" | "each" | "sides">({
  name: "polygon-angles",
  area: "geometry",
  skill: "polygons",
  settings: { 220: "sum", 230: "each", 240: "sides" },
  generate(draw, kind) {
    const n = draw.pick(kind === "sum" ? [5, 6, 7, 8, 9, 10, 12] : [5, 6, 8, 9, 10, 12, 15, 18, 20]);
    const total = (n - 2) * 180;
    const each = total / n;
    if (kind === "sides") {
      return {
        stem: say(
          `Each interior angle of a regular polygon is ${num(each)}°. How many sides does it have?`,
          `一个正多边形的每个内角都是 ${num(each)}°。它有多少条边？`,
        ),
        ask: { type: "numeric_entry", right: n },
        explanation: say(
          `Each exterior angle is ${maths(`180 - ${each} = ${180 - each}`)} degrees, and they make 360 in all: ` +
            `${maths(`360 \\div ${180 - each} = ${n}`)}.`,
          `每个外角是 ${maths(`180 - ${each} = ${180 - each}`)} 度，外角和是 360 度：${maths(`360 \\div ${180 - each} = ${n}`)}。`,
        ),
        features: { steps: 3, large: n > 10 },
        holds: (value: number) => Math.abs(((value - 2) * 180) / value - each) < 1e-9,
      };
    }
    const right = kind === "sum" ? total : each;
    return {
      stem:
        kind === "sum"
          ? say(
              `What is the sum of the interior angles of a polygon with ${n} sides?`,
              `${hanNumber(n)}边形的内角和是多少度？`,
            )
          : say(
              `What is the size of each interior angle of a regular polygon with ${n} sides?`,
              `正${hanNumber(n)}边形的每个内角是多少度？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong:
          kind === "sum"
            ? {
                multipliesBySides: n * 180,
                takesOneAway: (n - 1) * 180,
                takesAFullTurn: 360,
                takesThreeAway: (n - 3) * 180,
              }
            : {
                takesTheOuterAngle: 360 / n,
                dividesWithoutReducing: ((n - 1) * 180) / n,
                takesThreeAway: ((n - 3) * 180) / n,
                slips: each + 10,
                addsTheOuterAngle: 180 + 360 / n,
              },
        show: degrees,
      },
      explanation:
        kind === "sum"
          ? say(
              `The polygon can be cut into ${n - 2} triangles: ${maths(`${n - 2} \\times 180 = ${total}`)}, ` +
                `so ${degrees(total)}.`,
              `可以分成 ${n - 2} 个三角形：${maths(`${n - 2} \\times 180 = ${total}`)}，即 ${degrees(total)}。`,
            )
          : say(
              `The sum is ${maths(`${n - 2} \\times 180 = ${total}`)}; shared by ${n} angles: ` +
                `${maths(`${total} \\div ${n} = ${each}`)}, so ${degrees(each)}.`,
              `内角和是 ${maths(`${n - 2} \\times 180 = ${total}`)} 度，平均分给 ${n} ` +
                `个角：${maths(`${total} \\div ${n} = ${each}`)}，即 ${degrees(each)}。`,
            ),
      features: { steps: kind === "sum" ? 1 : 3 },
      holds: (value: number) => (kind === "sum" ? value + 360 === n * 180 : Math.abs(180 - value - 360 / n) < 1e-9),
    };
  },
});
