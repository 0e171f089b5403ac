import { gcd } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";
import { showAsGiven } from "./show-as-given";

export const fractionOfAmount = defineMathsModel<{ reverse: boolean }>({
  name: "fraction-of-amount",
  area: "number",
  skill: "fractionCalculation",
  settings: { 200: { reverse: false }, 220: { reverse: true } },
  generate(draw, { reverse }) {
    const d = draw.pick([3, 4, 5, 6, 8]);
    const n = draw.int(2, d - 1);
    const unit = draw.int(3, 15);
    if (gcd(n, d) > 1) return undefined;
    const [whole, part] = [d * unit, n * unit];
    const f = showAsGiven([n, d]);
    const right = reverse ? whole : part;
    return {
      stem: reverse
        ? say(
            `A tank is ${f} full and holds ${part} litres of water now. How many litres does the full tank hold?`,
            `水箱里的水占水箱容积的 ${f}，现有水 ${part} 升。水箱装满时有多少升水？`,
          )
        : say(
            `A class has ${whole} library books. ${f} of them are stories. How many books are stories?`,
            `班级图书角有 ${whole} 本书，其中 ${f} 是故事书。故事书有多少本？`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: reverse
          ? {
              takesTheFractionOfThePart: Math.floor((part * n) / d),
              givesOnePart: unit,
              addsOnePart: part + unit + (d - n === 1 ? unit : 0),
              multipliesByTheBottom: part * d,
            }
          : {
              givesOnePart: unit,
              givesTheRest: whole - part,
              subtractsTheBottom: whole - d,
              dividesByTheTop: Math.floor(whole / n),
              slipsByOne: part + 1,
            },
        show: num,
      },
      explanation: reverse
        ? say(
            `${n} parts are ${part} litres, so one part is ${maths(`${part} \\div ${n} = ${unit}`)} and ${d} ` +
              `parts are ${maths(`${unit} \\times ${d} = ${whole}`)} litres.`,
            `${n} 份是 ${part} 升，1 份是 ${maths(`${part} \\div ${n} = ${unit}`)} 升，${d} 份是 ` +
              `${maths(`${unit} \\times ${d} = ${whole}`)} 升。`,
          )
        : say(
            `One part of ${d} is ${maths(`${whole} \\div ${d} = ${unit}`)}, so ${n} parts are ` +
              `${maths(`${unit} \\times ${n} = ${part}`)}.`,
            `平均分成 ${d} 份，每份 ${maths(`${whole} \\div ${d} = ${unit}`)} 本，${n} 份是 ` +
              `${maths(`${unit} \\times ${n} = ${part}`)} 本。`,
          ),
      features: { steps: 2, context: true, fraction: true },
      holds: (value: number) => (reverse ? value * n === part * d : value * d === whole * n),
    };
  },
});
