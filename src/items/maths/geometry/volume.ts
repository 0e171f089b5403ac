import { near } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tidy } from "../../engine/words";

export const volume = defineMathsModel<"cubes" | "box" | "water" | "cylinder" | "cone" | "sphere">({
  name: "volume",
  area: "geometry",
  skill: "volume",
  settings: { 200: "cubes", 210: "box", 220: "water", 230: "cylinder", 240: "cone", 250: "sphere" },
  generate(draw, kind) {
    const [a, b, c] = [draw.int(3, 8), draw.int(2, 6), draw.int(2, 7)];
    const inPi = (value: number) => maths(`${num(value)}\\pi`);
    if (kind === "cylinder" || kind === "cone" || kind === "sphere") {
      const r = draw.int(2, 6);
      const h = draw.int(3, 12);
      const right = kind === "cylinder" ? r * r * h : kind === "cone" ? (r * r * h) / 3 : (4 * r ** 3) / 3;
      if (!Number.isInteger(right) || (kind !== "sphere" && r === h)) return undefined;
      const scaled = draw.int(2, 3);
      const shapesOf = {
        cylinder: say(
          `A cylinder has radius ${r} cm and height ${h} cm. What is its volume in cm³?`,
          `圆柱的底面半径是 ${r} cm，高是 ${h} cm。它的体积是多少 cm³？`,
        ),
        cone: say(
          `A cone has radius ${r} cm and height ${h} cm. What is its volume in cm³?`,
          `圆锥的底面半径是 ${r} cm，高是 ${h} cm。它的体积是多少 cm³？`,
        ),
        sphere: say(
          `A sphere has a surface area of ${inPi(4 * r * r)} cm². What is its volume in cm³?`,
          `一个球的表面积是 ${inPi(4 * r * r)} cm²。它的体积是多少 cm³？`,
        ),
      };
      const working = {
        cylinder: `\\pi \\times ${r}^2 \\times ${h} = ${right}\\pi`,
        cone: `\\frac{1}{3} \\times \\pi \\times ${r}^2 \\times ${h} = ${right}\\pi`,
        sphere: `\\frac{4}{3} \\times \\pi \\times ${r}^3 = ${right}\\pi`,
      };
      return {
        stem: shapesOf[kind],
        ask: {
          type: "single_choice",
          right,
          wrong:
            kind === "sphere"
              ? {
                  takesTheCube: r ** 3,
                  forgetsTheThird: 4 * r ** 3,
                  squaresTheRadius: (4 * r * r) / 3,
                  takesTheSurface: 4 * r * r,
                  turnsTheFactor: scaled * right,
                }
              : {
                  takesTheDiameter: 4 * right,
                  doublesInsteadOfSquaring: kind === "cone" ? (2 * r * h) / 3 : 2 * r * h,
                  squaresTheHeight: kind === "cone" ? (r * h * h) / 3 : r * h * h,
                  takesTheOtherSolid: kind === "cone" ? r * r * h : (r * r * h) / 3,
                  halves: right / 2,
                },
          show: inPi,
        },
        explanation:
          kind === "sphere"
            ? say(
                `${maths(`4\\pi r^2 = ${4 * r * r}\\pi`)} gives ${maths(`r = ${r}`)}. The volume is ` +
                  `${maths(working[kind])}.`,
                `由 ${maths(`4\\pi r^2 = ${4 * r * r}\\pi`)} 得 ${maths(`r = ${r}`)}，体积是 ${maths(working[kind])}。`,
              )
            : say(`The volume is ${maths(working[kind])}.`, `体积是 ${maths(working[kind])}。`),
        features: { steps: kind === "cylinder" ? 1 : 3 },
        holds: (value: number) =>
          kind === "sphere" ? near((3 * value) / r ** 3, 4) : near(value / (r * r), kind === "cone" ? h / 3 : h),
      };
    }
    const right = kind === "water" ? tidy(c * 2) : a * b * c;
    if (kind === "water") {
      const [length, width] = [a * 10, b * 10];
      const added = (length * width * right) / 1000;
      return {
        stem: say(
          `A tank is ${length} cm long and ${width} cm wide inside. ${num(added)} litres of water are poured ` +
            "into it. How high does the water stand? (1 L = 1000 cm³)",
          `水箱内部长 ${length} cm、宽 ${width} cm，倒入 ${num(added)} L 水，水深多少厘米？（1 L = 1000 cm³）`,
        ),
        ask: { type: "numeric_entry", right, unit: say("cm", "cm") },
        explanation: say(
          `The water is ${num(added * 1000)} cm³. Divide by the base: ` +
            `${maths(`${added * 1000} \\div (${length} \\times ${width}) = ${right}`)}.`,
          `水的体积是 ${num(added * 1000)} cm³，` +
            `除以底面积：${maths(`${added * 1000} \\div (${length} \\times ${width}) = ${right}`)}。`,
        ),
        features: { steps: 3, context: true },
        calculator: true,
        holds: (value: number) => near(length * width * value, added * 1000),
      };
    }
    const surface = 2 * (a * b + b * c + a * c);
    return {
      stem:
        kind === "cubes"
          ? say(
              `A box is filled with small cubes: ${c} layers, each with ${b} rows of ${a} cubes. How many ` +
                "cubes are in the box?",
              `盒子里装满小正方体：共 ${c} 层，每层 ${b} 行，每行 ${a} 个。盒子里有多少个小正方体？`,
            )
          : say(
              `A box is ${a} cm long, ${b} cm wide and ${c} cm high. What is its surface area?`,
              `一个长方体长 ${a} cm、宽 ${b} cm、高 ${c} cm。它的表面积是多少？`,
            ),
      ask: {
        type: "single_choice",
        right: kind === "cubes" ? right : surface,
        wrong:
          kind === "cubes"
            ? {
                countsOneLayer: a * b,
                addsTheNumbers: a + b + c,
                countsTheOuterFaces: surface,
                leavesOutALayer: right - a * b,
                slips: right + a,
              }
            : {
                takesTheVolume: right,
                countsThreeFaces: surface / 2,
                addsTheEdges: 4 * (a + b + c),
                forgetsTheLid: surface - a * b,
                slips: surface + 2 * a,
              },
        show: (value: number) => (kind === "cubes" ? num(value) : `${num(value)} cm²`),
      },
      explanation:
        kind === "cubes"
          ? say(
              `One layer has ${maths(`${b} \\times ${a} = ${a * b}`)} cubes, ${c} layers have ` +
                `${maths(`${a * b} \\times ${c} = ${right}`)}.`,
              `一层有 ${maths(`${b} \\times ${a} = ${a * b}`)} 个，${c} 层有 ${maths(`${a * b} \\times ${c} = ${right}`)} 个。`,
            )
          : say(
              "Three pairs of equal faces: " +
                `${maths(`2 \\times (${a * b} + ${b * c} + ${a * c}) = ${surface}`)}, so ${num(surface)} cm².`,
              `三组相对的面：${maths(`2 \\times (${a * b} + ${b * c} + ${a * c}) = ${surface}`)}，即 ${num(surface)} cm²。`,
            ),
      features: { steps: kind === "cubes" ? 2 : 3 },
      holds: (value: number) => (kind === "cubes" ? value / a / b === c : value === a * b * 2 + c * 2 * (a + b)),
    };
  },
});
