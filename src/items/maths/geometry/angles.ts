import { defineModel } from "../engine/model";
import { maths, num, say, type Words } from "../engine/words";
import {
  angleArc,
  between,
  centre,
  circle,
  colours,
  cornerLabels,
  figure,
  line,
  polar,
  polygon,
  text,
  type Point,
} from "../figures/svg";

const degrees = (value: number): string => `${num(value)}°`;

export const angleKind = defineModel<{ asks: "kind" | "estimate" }>({
  name: "kinds-of-angles",
  area: "geometry",
  skill: "angles",
  settings: { 180: { asks: "kind" }, 190: { asks: "estimate" } },
  generate(draw, { asks }) {
    const size = draw.pick(asks === "kind" ? [35, 50, 65, 90, 115, 130, 150] : [30, 45, 60, 90, 120, 135, 150]);
    const turn = draw.int(0, 25);
    const corner: Point = [120, 130];
    const picture = figure(240, 160, say("Two rays that make an angle", "两条射线组成的角"), () => [
      line(corner, polar(corner, 105, turn), { "stroke-width": 2 }),
      line(corner, polar(corner, 105, turn + size), { "stroke-width": 2 }),
      angleArc(corner, turn, turn + size, 26),
    ]);
    if (asks === "kind") {
      const names: Readonly<Record<string, Words>> = {
        acute: say("an acute angle", "锐角"),
        right: say("a right angle", "直角"),
        obtuse: say("an obtuse angle", "钝角"),
        straight: say("a straight angle", "平角"),
      };
      const right = size < 90 ? "acute" : size === 90 ? "right" : "obtuse";
      return {
        stem: say("What kind of angle is this?", "这个角是什么角？"),
        figure: picture,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            confusesSmallAndLarge: size < 90 ? "obtuse" : "acute",
            takesASlantedRightAngle: size === 90 ? "obtuse" : "right",
            takesAStraightAngle: "straight",
          },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          "Compare it with the corner of a square: it is " +
            `${size < 90 ? "smaller" : size === 90 ? "just as large" : "larger"}, so it is ` +
            `${names[right]?.en ?? ""}.`,
          `和正方形的角比一比：${size < 90 ? "更小" : size === 90 ? "一样大" : "更大"}，所以是${names[right]?.zh ?? ""}。`,
        ),
        features: { steps: 1, close: turn > 10 },
        holds: (value: string) => Math.sign(size - 90) === { acute: -1, right: 0, obtuse: 1 }[value],
      };
    }
    return {
      stem: say("Which is the best estimate of the size of this angle?", "这个角的度数最接近多少？"),
      figure: picture,
      ask: {
        type: "single_choice",
        right: size,
        wrong: {
          readsTheOtherScale: 180 - size,
          estimatesTooLarge: size + 35,
          estimatesTooSmall: size - 35,
          takesARightAngle: 90,
          takesAStraightAngle: 180,
        },
        show: degrees,
      },
      explanation: say(
        `Compare with a right angle of 90 degrees: the angle is about ${degrees(size)}.`,
        `和 90 度的直角比较，这个角大约是 ${degrees(size)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => Math.abs(value - size) < 20,
    };
  },
});

export const findAngle = defineModel<"line" | "triangle" | "isosceles" | "exterior">({
  name: "find-the-angle",
  area: "geometry",
  skill: "angles",
  settings: { 200: "line", 210: "triangle", 220: "isosceles", 230: "exterior" },
  generate(draw, kind) {
    const a = draw.int(32, 78);
    const b = draw.int(35, 75);
    if (kind === "line") {
      const right = 180 - a;
      const corner: Point = [150, 110];
      return {
        stem: say(
          `The two angles lie on a straight line. What is the size of angle ${maths("x")}?`,
          `两个角在同一条直线上。角 ${maths("x")} 是多少度？`,
        ),
        figure: figure(
          300,
          140,
          say(`A line with an angle of ${a} degrees and an angle x beside it`, `直线上有一个 ${a} 度的角和相邻的角 x`),
          () => [
            line([20, 110], [280, 110]),
            line(corner, polar(corner, 100, a)),
            angleArc(corner, 0, a, 30),
            text(polar(corner, 52, a / 2), degrees(a)),
            angleArc(corner, a, 180, 22),
            text(polar(corner, 40, a + (180 - a) / 2), "x", { "font-style": "italic" }),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesARightAngle: 90 - a,
            takesTheSame: a,
            takesAFullTurn: 360 - a,
            slipsByTen: right + 10,
            slipsDown: right - 10,
          },
          show: degrees,
        },
        explanation: say(
          `Angles on a line make 180 degrees: ${maths(`180 - ${a} = ${right}`)}, so ${degrees(right)}.`,
          `平角是 180 度：${maths(`180 - ${a} = ${right}`)}，即 ${degrees(right)}。`,
        ),
        features: { steps: 1 },
        holds: (value: number) => value + a === 180,
      };
    }
    const third = 180 - a - b;
    if (Math.abs(third - a) < 3 || Math.abs(third - b) < 3 || a === b) return undefined;
    const [left, right2]: [Point, Point] = [
      [40, 150],
      [240, 150],
    ];
    const radians = (value: number) => (value * Math.PI) / 180;
    const height = 200 / (1 / Math.tan(radians(a)) + 1 / Math.tan(radians(b)));
    const scale = height > 135 ? 135 / height : 1;
    const [A, B]: [Point, Point] = [left, [40 + (right2[0] - 40) * scale, 150]];
    const C: Point = [40 + (height * scale) / Math.tan(radians(a)), 150 - height * scale];
    const corners: Point[] = [A, B, C];
    const inner = (corner: Point, content: string) =>
      text(between(corner, centre(corners), 0.36), content, { "font-size": 14 });
    if (kind === "triangle") {
      return {
        stem: say(`What is the size of angle ${maths("x")} in the triangle?`, `三角形中角 ${maths("x")} 是多少度？`),
        figure: figure(
          280,
          176,
          say(
            `A triangle with angles of ${a} and ${b} degrees and an angle x`,
            `三角形，两个角是 ${a} 度和 ${b} 度，第三个角是 x`,
          ),
          () => [polygon(corners), inner(A, degrees(a)), inner(B, degrees(b)), inner(C, "x")],
        ),
        ask: {
          type: "single_choice",
          right: third,
          wrong: {
            takesTheSum: a + b,
            takesAFullTurn: 360 - a - b,
            takesOnlyOneAway: 180 - a,
            slipsByTen: third + 10,
            takesARightAngle: 90 - Math.min(a, b),
          },
          show: degrees,
        },
        explanation: say(
          `The angles of a triangle make 180 degrees: ${maths(`180 - ${a} - ${b} = ${third}`)}, so ${degrees(third)}.`,
          `三角形内角和是 180 度：${maths(`180 - ${a} - ${b} = ${third}`)}，即 ${degrees(third)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value + a + b === 180,
      };
    }
    if (kind === "isosceles") {
      const top = 2 * draw.int(14, 64);
      const base = (180 - top) / 2;
      const asksTop = draw.pick([true, false]);
      const [given, right] = asksTop ? [base, top] : [top, base];
      if (given === right) return undefined;
      return {
        stem: asksTop
          ? say(
              `An isosceles triangle has base angles of ${base}°. What is the angle between its equal sides?`,
              `等腰三角形的底角是 ${base}°，顶角是多少度？`,
            )
          : say(
              `In an isosceles triangle the angle between the equal sides is ${top}°. What is each base angle?`,
              `等腰三角形的顶角是 ${top}°，每个底角是多少度？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheSame: given,
            takesOneAway: 180 - given,
            halvesTheGiven: given / 2,
            takesTheOtherKind: asksTop ? (180 - base) / 2 : 180 - 2 * top,
            slips: right + 10,
          },
          show: degrees,
        },
        explanation: asksTop
          ? say(
              `Both base angles are equal: ${maths(`180 - 2 \\times ${base} = ${top}`)}, so ${degrees(top)}.`,
              `两个底角相等：${maths(`180 - 2 \\times ${base} = ${top}`)}，即 ${degrees(top)}。`,
            )
          : say(
              `The base angles are equal: ${maths(`(180 - ${top}) \\div 2 = ${base}`)}, so ${degrees(base)}.`,
              `两个底角相等：${maths(`(180 - ${top}) \\div 2 = ${base}`)}，即 ${degrees(base)}。`,
            ),
        features: { steps: 2 },
        holds: (value: number) => (asksTop ? value + 2 * base === 180 : value * 2 + top === 180),
      };
    }
    const outside = a + third;
    return {
      stem: say(
        `One side of the triangle is extended. What is the size of angle ${maths("x")}?`,
        `三角形的一条边向外延长。角 ${maths("x")} 是多少度？`,
      ),
      figure: figure(
        330,
        176,
        say(
          `A triangle with angles of ${a} and ${third} degrees; the outer angle at the third corner is x`,
          `三角形的两个内角是 ${a} 度和 ${third} 度，第三个顶点处的外角是 x`,
        ),
        () => [
          polygon(corners),
          line(B, [B[0] + 75, 150]),
          inner(A, degrees(a)),
          inner(C, degrees(third)),
          angleArc(B, 0, 180 - b, 20),
          text([B[0] + 28, 150 - 26], "x", { "font-style": "italic" }),
        ],
      ),
      ask: {
        type: "single_choice",
        right: outside,
        wrong: {
          takesTheInnerAngle: b,
          takesOneAngleAway: 180 - a,
          takesTheOtherAway: 180 - third,
          takesTheDifference: Math.abs(a - third),
          slips: outside - 10,
        },
        show: degrees,
      },
      explanation: say(
        "An outer angle is the sum of the two inner angles that do not touch it: " +
          `${maths(`${a} + ${third} = ${outside}`)}, so ${degrees(outside)}.`,
        `三角形的外角等于与它不相邻的两个内角之和：${maths(`${a} + ${third} = ${outside}`)}，即 ${degrees(outside)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => 180 - value === 180 - a - third,
    };
  },
});

export const polygonAngles = defineModel<"sum" | "each" | "sides">({
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
          `Each inner angle of a regular polygon is ${num(each)}°. How many sides does it have?`,
          `一个正多边形的每个内角都是 ${num(each)}°。它有多少条边？`,
        ),
        ask: { type: "numeric_entry", right: n },
        explanation: say(
          `Each outer angle is ${maths(`180 - ${each} = ${180 - each}`)} degrees, and they make 360 in all: ` +
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
          ? say(`What is the sum of the inner angles of a polygon with ${n} sides?`, `${n} 边形的内角和是多少度？`)
          : say(
              `What is the size of each inner angle of a regular polygon with ${n} sides?`,
              `正 ${n} 边形的每个内角是多少度？`,
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

export const circleAngles = defineModel<"centre" | "cyclic">({
  name: "circle-angles",
  area: "geometry",
  skill: "circleTheorems",
  settings: { 240: "centre", 250: "cyclic" },
  generate(draw, kind) {
    const O: Point = [110, 110];
    if (kind === "centre") {
      const at = draw.int(38, 72);
      if (at === 45) return undefined;
      const [a, b, c] = [polar(O, 85, 270 - at), polar(O, 85, 270 + at), polar(O, 85, draw.int(78, 102))];
      const asksCentre = draw.pick([true, false]);
      const [given, right] = asksCentre ? [at, 2 * at] : [2 * at, at];
      const picture = figure(
        220,
        224,
        say(
          `A circle with centre O; A, B and C lie on it; the angle at ${asksCentre ? "C" : "O"} is ${given} degrees`,
          `圆心为 O 的圆，A、B、C 在圆上，${asksCentre ? "C" : "O"} 处的角是 ${given} 度`,
        ),
        () => [
          circle(O, 85),
          line(a, c),
          line(b, c),
          line(a, O, { stroke: colours.blue }),
          line(b, O, { stroke: colours.blue }),
          circle(O, 2.5, { fill: colours.ink }),
          ...cornerLabels([a, b, c], ["A", "B", "C"]),
          text([110, 96], "O"),
        ],
      );
      return {
        stem: asksCentre
          ? say(
              `O is the centre of the circle and ${maths(`\\angle ACB = ${at}^\\circ`)}. What is ` +
                `${maths("\\angle AOB")}?`,
              `O 是圆心，${maths(`\\angle ACB = ${at}^\\circ`)}，求 ${maths("\\angle AOB")}。`,
            )
          : say(
              `O is the centre of the circle and ${maths(`\\angle AOB = ${2 * at}^\\circ`)}. What is ` +
                `${maths("\\angle ACB")}?`,
              `O 是圆心，${maths(`\\angle AOB = ${2 * at}^\\circ`)}，求 ${maths("\\angle ACB")}。`,
            ),
        figure: picture,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheSame: given,
            goesTheWrongWay: asksCentre ? at / 2 : 4 * at,
            takesTheSupplement: 180 - given,
            takesTheComplement: Math.abs(90 - given),
            takesTheRestOfTheTriangle: asksCentre ? 180 - 2 * at : 90 - at,
          },
          show: degrees,
        },
        explanation: say(
          "The angle at the centre is twice the angle at the circle over the same arc: " +
            `${maths(asksCentre ? `2 \\times ${at} = ${2 * at}` : `${2 * at} \\div 2 = ${at}`)}, so ` +
            `${degrees(right)}.`,
          "同弧所对的圆心角是圆周角的 2 " +
            `倍：${maths(asksCentre ? `2 \\times ${at} = ${2 * at}` : `${2 * at} \\div 2 = ${at}`)}，即 ` +
            `${degrees(right)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => (asksCentre ? value / 2 === at : value + value === 2 * at),
      };
    }
    const tangent = draw.int(34, 74);
    const right = 180 - 2 * tangent;
    return {
      stem: say(
        "PA and PB are tangents to a circle with centre O; they touch it at A and B. " +
          `${maths(`\\angle PAB = ${tangent}^\\circ`)}. C lies on the longer arc AB. What is ` +
          `${maths("\\angle ACB + \\angle APB")}?`,
        `PA、PB 与圆 O 相切于点 A、B，${maths(`\\angle PAB = ${tangent}^\\circ`)}，点 C 在优弧 AB 上。求 ` +
          `${maths("\\angle ACB + \\angle APB")}。`,
      ),
      ask: {
        type: "single_choice",
        right: right + tangent,
        wrong: {
          forgetsTheSecondAngle: right,
          doublesTheInscribed: right + 2 * tangent,
          takesTheComplement: right + 90 - tangent,
          takesTheOtherArc: right + 180 - tangent,
          takesTwice: 2 * tangent,
        },
        show: degrees,
      },
      explanation: say(
        `${maths("PA = PB")}, so ` +
          `${maths(`\\angle APB = 180^\\circ - 2 \\times ${tangent}^\\circ = ${right}^\\circ`)}. The ` +
          `tangent–chord angle equals the angle at the circle: ${maths(`\\angle ACB = ${tangent}^\\circ`)}. ` +
          `The sum is ${degrees(right + tangent)}.`,
        `${maths("PA = PB")}，所以 ` +
          `${maths(`\\angle APB = 180^\\circ - 2 \\times ${tangent}^\\circ = ${right}^\\circ`)}。` +
          `弦切角等于所夹弧所对的圆周角：${maths(`\\angle ACB = ${tangent}^\\circ`)}。和是 ${degrees(right + tangent)}。`,
      ),
      features: { steps: 4 },
      holds: (value: number) => {
        const central = 2 * tangent;
        return value === 180 - central + central / 2;
      },
    };
  },
});
