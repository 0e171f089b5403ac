import { range, sum } from "../engine/algebra";
import { person } from "../engine/contexts";
import { defineModel } from "../engine/model";
import { maths, num, say, tidy, type Words } from "../engine/words";
import { coins as drawCoins, lengthBars, rulerWithBar } from "../figures/objects";

export const compareLengths = defineModel<{ gap: number }>({
  name: "compare-lengths",
  area: "measurement",
  skill: "length",
  settings: { 150: { gap: 70 }, 160: { gap: 34 } },
  generate(draw, { gap }, level) {
    const lengths = draw.shuffled(range(0, 3).map((k) => 80 + k * gap + draw.int(0, 8)));
    const ordered = lengths.toSorted((a, b) => a - b);
    const wants = draw.pick(level === 150 ? ([3, 0] as const) : ([2, 1] as const));
    const questions: Readonly<Record<number, Words>> = {
      3: say("Which bar is the longest?", "哪一条最长？"),
      0: say("Which bar is the shortest?", "哪一条最短？"),
      2: say("Which bar is the second longest?", "哪一条是第二长的？"),
      1: say("Which bar is the second shortest?", "哪一条是第二短的？"),
    };
    const letter = (place: number) => "ABCD".charAt(lengths.indexOf(ordered[place] ?? 0));
    const right = letter(wants);
    return {
      stem: questions[wants] ?? say("", ""),
      figure: lengthBars(lengths, say("Four bars named A, B, C and D", "四条长短不同的线条 A、B、C、D")),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheOrderRound: letter(3 - wants),
          takesALongOne: letter((wants + 1) % 4),
          takesAShortOne: letter((wants + 2) % 4),
          takesANeighbour: letter((wants + 3) % 4),
        },
        show: (value: string) => value,
      },
      explanation: say(
        `From shortest to longest the bars are ${range(0, 3).map(letter).join(", ")}. So the answer is ${right}.`,
        `从短到长依次是 ${range(0, 3).map(letter).join("，")}，所以选 ${right}。`,
      ),
      features: { steps: level === 150 ? 1 : 2 },
      holds: (value: string) =>
        lengths.filter((length) => length < (lengths["ABCD".indexOf(value)] ?? 0)).length === wants,
    };
  },
});

export const useRuler = defineModel<{ offset: boolean; half: boolean }>({
  name: "measure-with-ruler",
  area: "measurement",
  skill: "length",
  settings: {
    160: { offset: false, half: false },
    170: { offset: true, half: false },
    190: { offset: true, half: true },
  },
  generate(draw, { offset, half }) {
    const from = offset ? draw.int(1, 3) : 0;
    const right = draw.int(3, 6) + (half ? 0.5 : 0);
    const to = from + right;
    return {
      stem: say("How long is the blue bar?", "蓝色线条的长度是多少？"),
      figure: rulerWithBar(from, to, 10, say("A bar above a ruler in centimetres", "直尺上方有一条线段，单位：厘米")),
      ask: {
        type: "single_choice",
        right,
        wrong: offset
          ? {
              readsOnlyTheEnd: to,
              countsMarks: right + 1,
              readsTheStart: from,
              slipsByOne: right - 1,
              slipsByTwo: right + 2,
            }
          : { countsMarks: right + 1, slipsByOne: right - 1, slipsByTwo: right + 2, doublesTheMarks: right * 2 },
        show: (value: number) => `${num(value)} cm`,
      },
      explanation: offset
        ? say(
            `The bar goes from ${num(from)} to ${num(to)}: ${maths(`${to} - ${from} = ${right}`)}, so it is ` +
              `${num(right)} cm long.`,
            `线条从刻度 ${num(from)} 到刻度 ${num(to)}：${maths(`${to} - ${from} = ${right}`)}，所以长 ${num(right)} cm。`,
          )
        : say(
            `The bar starts at 0 and ends at ${num(to)}, so it is ${num(right)} cm long.`,
            `线条从刻度 0 开始，到刻度 ${num(to)} 结束，所以长 ${num(right)} cm。`,
          ),
      features: { steps: offset ? 2 : 1, fraction: half },
      holds: (value: number) => from + value === to,
    };
  },
});

export const countCoins = defineModel<{ worths: readonly number[]; count: number }>({
  name: "count-coins",
  area: "measurement",
  skill: "money",
  settings: {
    150: { worths: [1], count: 6 },
    160: { worths: [1, 5], count: 5 },
    170: { worths: [1, 5, 10], count: 5 },
    180: { worths: [1, 5, 10], count: 7 },
  },
  generate(draw, { worths, count }, level) {
    const list = range(1, level === 150 ? draw.int(3, count) : count)
      .map(() => draw.pick(worths))
      .toSorted((a, b) => b - a);
    const right = sum(list);
    if (level > 150 && new Set(list).size < Math.min(worths.length, 3)) return undefined;
    const [largest = 0, smallest = 0] = [list[0], list.at(-1)];
    return {
      stem: say(
        "How much money is this? The number on a coin is its worth in cents.",
        "图中一共是多少钱？硬币上的数表示多少角。",
      ),
      figure: drawCoins(list.map(String), say(`Coins: ${list.join(", ")}`, `硬币：${list.join("，")}`)),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          missesACoin: right - smallest,
          countsACoinTwice: right + smallest,
          countsTheCoins: list.length,
          missesTheLargest: right - largest,
          countsTheLargestTwice: right + largest,
          slipsByTwo: right + 2,
        },
        show: (value: number) => say(`${num(value)} ¢`, `${num(value)} 角`),
      },
      explanation: say(
        `Add the coins, the largest first: ${maths(`${list.join(" + ")} = ${right}`)}. That is ${num(right)} ¢.`,
        `从大到小依次相加：${maths(`${list.join(" + ")} = ${right}`)}，一共 ${num(right)} 角。`,
      ),
      features: { steps: worths.length > 2 ? 2 : 1, context: level > 170 },
      holds: (value: number) => list.reduce((rest, coin) => rest - coin, value) === 0,
    };
  },
});

export const change = defineModel<{ items: 1 | 2; notes: readonly number[] }>({
  name: "change-from-note",
  area: "measurement",
  skill: "money",
  settings: {
    170: { items: 1, notes: [20, 50] },
    180: { items: 2, notes: [50, 100] },
    190: { items: 2, notes: [10, 20] },
  },
  generate(draw, { items, notes }, level) {
    const note = draw.pick(notes);
    const decimal = level === 190;
    const who = person(draw);
    const a = decimal ? draw.int(12, note * 5) / 10 : draw.int(6, Math.floor(note / 2));
    const b = items === 2 ? (decimal ? draw.int(12, note * 4) / 10 : draw.int(4, Math.floor(note / 3))) : 0;
    const total = tidy(a + b);
    const right = tidy(note - total);
    if (right <= 1 || (decimal && (Number.isInteger(a) || Number.isInteger(b)))) return undefined;
    const money = (value: number): Words =>
      say(decimal ? `$${tidy(value).toFixed(2)}` : `$${num(value)}`, `${num(value)} 元`);
    return {
      stem:
        items === 1
          ? say(
              `${who.en} buys a book for ${money(a).en} and pays with a ${money(note).en.replace(".00", "")} ` +
                "note. How much change is there?",
              `${who.zh}买了一本 ${money(a).zh}的书，付了 ${money(note).zh}。应找回多少钱？`,
            )
          : say(
              `${who.en} buys a cup for ${money(a).en} and a spoon for ${money(b).en}, and pays with a ` +
                `${money(note).en.replace(".00", "")} note. How much change is there?`,
              `${who.zh}买了一个 ${money(a).zh}的杯子和一把 ${money(b).zh}的勺子，付了 ${money(note).zh}。应找回多少钱？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheCost: total,
          forgetsTheSecondThing: items === 2 ? tidy(note - a) : right + 10,
          forgetsToBorrow: right + (decimal ? 1 : 10),
          slipsByOne: right + (decimal ? 0.1 : 1),
          borrowsTwice: right - (decimal ? 1 : 10),
          slipsDown: right - 1,
        },
        show: money,
      },
      explanation:
        items === 1
          ? say(
              `Take the price from the money paid: ${maths(`${note} - ${a} = ${right}`)}, so ${money(right).en}.`,
              `付的钱减去价钱：${maths(`${note} - ${a} = ${right}`)}，应找回 ${money(right).zh}。`,
            )
          : say(
              `Together they cost ${maths(`${a} + ${b} = ${total}`)}. The change is ` +
                `${maths(`${note} - ${total} = ${right}`)}, so ${money(right).en}.`,
              `一共要付 ${maths(`${a} + ${b} = ${total}`)} 元。找回 ${maths(`${note} - ${total} = ${right}`)}，即 ` +
                `${money(right).zh}。`,
            ),
      features: { steps: items, context: true, fraction: decimal },
      holds: (value: number) => Math.abs(value + a + b - note) < 1e-9,
    };
  },
});

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
}
const conversions: Readonly<Record<"easy" | "whole" | "decimal" | "area" | "volume", readonly Conversion[]>> = {
  easy: [
    { from: "m", to: "cm", factor: 100 },
    { from: "cm", to: "mm", factor: 10 },
    { from: "kg", to: "g", factor: 1000 },
  ],
  whole: [
    { from: "km", to: "m", factor: 1000 },
    { from: "kg", to: "g", factor: 1000 },
    { from: "L", to: "mL", factor: 1000 },
  ],
  decimal: [
    { from: "g", to: "kg", factor: 0.001 },
    { from: "cm", to: "m", factor: 0.01 },
    { from: "mL", to: "L", factor: 0.001 },
  ],
  area: [
    { from: "m²", to: "cm²", factor: 10_000 },
    { from: "km²", to: "m²", factor: 1_000_000 },
    { from: "cm²", to: "mm²", factor: 100 },
  ],
  volume: [
    { from: "cm³", to: "L", factor: 0.001 },
    { from: "m³", to: "L", factor: 1000 },
    { from: "m³", to: "cm³", factor: 1_000_000 },
  ],
};

export const convertUnits = defineModel<keyof typeof conversions>({
  name: "convert-units",
  area: "measurement",
  skill: "units",
  settings: { 180: "easy", 190: "whole", 200: "decimal", 210: "area", 220: "volume" },
  generate(draw, kind) {
    const { from, to, factor } = draw.pick(conversions[kind]);
    const amount =
      kind === "easy"
        ? draw.int(2, 9)
        : factor < 1
          ? draw.int(12, 95) * (factor < 0.01 ? 100 : 10)
          : draw.int(12, 95) / 10;
    const right = tidy(amount * factor);
    const side =
      kind === "area"
        ? Math.sqrt(factor)
        : Math.abs(Math.log10(factor)) === 6
          ? 100
          : kind === "volume" && factor === 1000
            ? 10
            : factor;
    if (kind !== "easy" && Number.isInteger(amount) && factor >= 1) return undefined;
    const per = factor >= 1 ? `1 ${from} = ${num(factor)} ${to}` : `1 ${to} = ${num(1 / factor)} ${from}`;
    return {
      stem: say(`How many ${to} are ${num(amount)} ${from}?`, `${num(amount)} ${from} 等于多少 ${to}？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          usesTheLengthFactor: amount * side,
          tenTimesTooMany: right * 10,
          tenTimesTooFew: right / 10,
          convertsTheWrongWay: amount / factor,
          hundredTimesTooMany: right * 100,
          hundredTimesTooFew: right / 100,
        },
        show: (value: number) => `${num(value)} ${to}`,
      },
      explanation: say(
        `${per}, so ${num(amount)} ${from} are ${num(right)} ${to}.`,
        `${per}，所以 ${num(amount)} ${from} 等于 ${num(right)} ${to}。`,
      ),
      features: { steps: 1, fraction: !Number.isInteger(right), large: factor > 1000 },
      holds: (value: number) => Math.abs(value / factor - amount) < 1e-6,
    };
  },
});

export const balance = defineModel<{ low: number; high: number }>({
  name: "balance-scales",
  area: "measurement",
  skill: "mass",
  settings: { 160: { low: 2, high: 6 }, 170: { low: 3, high: 9 }, 190: { low: 30, high: 90 } },
  generate(draw, { low, high }, level) {
    const n = draw.int(2, level === 170 ? 5 : level === 190 ? 6 : 3);
    const each = draw.int(low, high) * (level === 190 ? 5 : 1);
    const bag = level === 190 ? draw.int(2, 9) * 20 : 0;
    const total = n * each + bag;
    return {
      stem:
        bag > 0
          ? say(
              `A box with ${n} equal cans weighs ${total} g. The empty box weighs ${bag} g. What does one can weigh?`,
              `一个箱子装着 ${n} 个同样重的罐头，共重 ${total} g。空箱重 ${bag} g。一个罐头重多少？`,
            )
          : say(
              `One toy weighs as much as ${n} balls. Each ball weighs ${each} g. What does the toy weigh?`,
              `一个玩具和 ${n} 个小球一样重，每个小球重 ${each} g。这个玩具重多少？`,
            ),
      ask: {
        type: "single_choice",
        right: bag > 0 ? each : total,
        wrong:
          bag > 0
            ? {
                forgetsTheBag: Math.floor(total / n),
                forgetsToDivide: n * each,
                addsTheBag: Math.floor((total + bag) / n),
                subtractsTheNumber: total - bag - n,
                slipsByTen: each + 10,
              }
            : {
                addsInstead: n + each,
                takesOnlyOne: each,
                oneTooMany: total + each,
                slipsByOne: total + 1,
                slipsDown: total - 1,
              },
        show: (value: number) => `${num(value)} g`,
      },
      explanation:
        bag > 0
          ? say(
              `Without the box: ${maths(`${total} - ${bag} = ${n * each}`)}. One can: ` +
                `${maths(`${n * each} \\div ${n} = ${each}`)}, so ${num(each)} g.`,
              `去掉空箱：${maths(`${total} - ${bag} = ${n * each}`)}。` +
                `一个罐头：${maths(`${n * each} \\div ${n} = ${each}`)}，即 ${num(each)} g。`,
            )
          : say(
              `${n} balls of ${each} g: ${maths(
                `${range(1, n)
                  .map(() => each)
                  .join(" + ")} = ${total}`,
              )}, so ${num(total)} g.`,
              `${n} 个小球，每个 ${each} g：${maths(
                `${range(1, n)
                  .map(() => each)
                  .join(" + ")} = ${total}`,
              )}，即 ${num(total)} g。`,
            ),
      features: { steps: bag > 0 ? 2 : 1, context: true },
      holds: (value: number) => (bag > 0 ? value * n + bag === total : value / n === each),
    };
  },
});
