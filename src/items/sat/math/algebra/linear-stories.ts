import { maths, num, say } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

interface Story {
  readonly opening: (start: number, rate: number) => string;
  readonly unit: string;
  readonly start: string;
  readonly rate: string;
  readonly total: string;
}
const stories: readonly Story[] = [
  {
    opening: (start, rate) => `A climbing gym charges a joining fee of $${start} and then $${rate} for each month.`,
    unit: "months",
    start: "The joining fee, in dollars",
    rate: "The increase in the total cost, in dollars, for each additional month",
    total: "The total cost, in dollars, of a membership of one month",
  },
  {
    opening: (start, rate) =>
      `A tank holds ${start} liters of water when a pump starts, and the pump adds ${rate} liters each minute.`,
    unit: "minutes",
    start: "The amount of water, in liters, in the tank when the pump starts",
    rate: "The increase in the amount of water, in liters, for each minute that the pump runs",
    total: "The amount of water, in liters, in the tank after one minute",
  },
  {
    opening: (start, rate) =>
      `A tree was ${start} centimeters tall when it was planted, and it has grown ${rate} centimeters each year since.`,
    unit: "years",
    start: "The height of the tree, in centimeters, when it was planted",
    rate: "The increase in the height of the tree, in centimeters, each year",
    total: "The height of the tree, in centimeters, one year after it was planted",
  },
  {
    opening: (start, rate) =>
      `A printing shop charges a set-up fee of $${start} for an order and $${rate} for each poster in it.`,
    unit: "posters",
    start: "The set-up fee, in dollars, for an order",
    rate: "The increase in the price of an order, in dollars, for each additional poster",
    total: "The price, in dollars, of an order of one poster",
  },
];
const openings: readonly (readonly [quantity: string, unit: string])[] = [
  ["the total cost, in dollars, of a membership of", "months"],
  ["the amount of water, in liters, in the tank after", "minutes"],
  ["the height of the tree, in centimeters, after", "years"],
  ["the price, in dollars, of an order of", "posters"],
];

export const modelMeaning = defineSatMathModel({
  name: "sat-meaning-in-a-linear-model",
  domain: "algebra",
  skill: "linearFunctions",
  kinds: {
    easy: (draw) => {
      const place = draw.int(0, stories.length - 1);
      const [story, [quantity, unit]] = [stories[place]!, openings[place]!];
      const [start, rate] = [draw.int(21, 60), draw.int(6, 19)];
      const asksStart = draw.pick([true, false]);
      const asked = asksStart ? start : rate;
      return {
        stem:
          `The function ${maths(`f(x) = ${rate}x + ${start}`)} gives ${quantity} ${maths("x")} ${unit}. ` +
          `What is the best interpretation of ${asked} in this context?`,
        ask: {
          type: "single_choice",
          right: asksStart ? "start" : "rate",
          wrong: {
            [asksStart ? "takesTheRate" : "takesTheStart"]: asksStart ? "rate" : "start",
            addsTheStart: "total",
            takesTheUnknown: "count",
          },
          show: (value: string) =>
            ({ start: story.start, rate: story.rate, total: story.total, count: `The number of ${unit}` })[value] ??
            value,
        },
        explanation: say(
          asksStart
            ? `For ${maths("x = 0")} the function gives ${start}: the value at the start.`
            : `Each time ${maths("x")} grows by 1, the value grows by ${rate}: the change per unit.`,
          asksStart
            ? `当 ${maths("x = 0")} 时函数值是 ${start}：它是起始值。`
            : `${maths("x")} 每增加 1，函数值增加 ${rate}：它是每单位的变化量。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: string) => {
          const f = (x: number) => rate * x + start;
          const meaning: Readonly<Record<string, number>> = { start: f(0), rate: f(5) - f(4), total: f(1) };
          return meaning[value] === asked;
        },
      };
    },
    medium: (draw) => {
      const [start, rate, days] = [draw.int(40, 90), draw.int(2, 7), draw.pick([3, 4, 5])];
      const right = rate * days;
      return {
        stem:
          `The function ${maths(`h(d) = ${start} + ${rate}d`)} models the height, in millimeters, of a seedling ` +
          `${maths("d")} days after a study began. According to the model, by how many millimeters does the height ` +
          `increase every ${days} days?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOneDay: rate,
            takesTheHeight: start + right,
            takesTheStart: start,
            dividesByTheDays: start - right,
            slips: right + rate,
          },
          show: num,
        },
        explanation: say(
          `The height grows by ${rate} each day, so in ${days} days by ${maths(`${days} \\times ${rate} = ${right}`)}.`,
          `每天增加 ${rate} 毫米，${days} 天增加 ${maths(`${days} \\times ${rate} = ${right}`)} 毫米。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value === start + rate * (days + 11) - (start + rate * 11),
      };
    },
  },
});

export const wordEquation = defineSatMathModel({
  name: "sat-linear-story",
  domain: "algebra",
  skill: "linearEquationsOne",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const story = draw.pick(stories);
      const [start, rate, x] = [draw.int(12, 60), draw.int(5, 19), draw.int(4, 14)];
      const total = start + rate * x;
      const ending = {
        months: `A member has paid $${total} in all. For how many months has the member paid?`,
        minutes: `After how many minutes does the tank hold ${total} liters?`,
        years: `The tree is now ${total} centimeters tall. How many years ago was it planted?`,
        posters: `An order costs $${total}. How many posters are in the order?`,
      }[story.unit];
      return {
        stem: `${story.opening(start, rate)} ${ending ?? ""}`,
        ask: entry(x),
        explanation: say(
          `Let ${maths("x")} be the number of ${story.unit}: ${maths(`${start} + ${rate}x = ${total}`)}. Then ` +
            `${maths(`${rate}x = ${total - start}`)} and ${maths(`x = ${x}`)}.`,
          `设所求数量为 ${maths("x")}：${maths(`${start} + ${rate}x = ${total}`)}。于是 ` +
            `${maths(`${rate}x = ${total - start}`)}，${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => (total - start) / value === rate,
      };
    },
    hard: (draw) => {
      const [first, second, share] = [draw.int(4, 9), draw.int(10, 15), draw.int(2, 4)];
      const [a, b] = [draw.int(20, 40), draw.int(80, 140)];
      const x = (b - a) / (second - first);
      if (!Number.isInteger(x) || x < 5) return undefined;
      const right = share * x;
      return {
        stem:
          `Two carriers bring furniture to the same shop. The first charges $${a} for a trip and $${second} for ` +
          `each chair; the second charges $${b} for a trip and $${first} for each chair. For ${maths("n")} ` +
          `chairs both would ask the same total. The second carrier brings ${share} times ${maths("n")} chairs to ` +
          "the shop in a single trip. What is the total charge, in dollars?",
        ask: entry(b + first * right),
        explanation: say(
          `Equal totals: ${maths(`${a} + ${second}n = ${b} + ${first}n`)}, so ${maths(`n = ${x}`)}. The number of ` +
            `chairs is ${maths(`${share} \\times ${x} = ${right}`)}: ` +
            `${maths(`${b} + ${first} \\times ${right} = ${b + first * right}`)}.`,
          `总价相等：${maths(`${a} + ${second}n = ${b} + ${first}n`)}，得 ${maths(`n = ${x}`)}。运送 ` +
            `${maths(`${share} \\times ${x} = ${right}`)} 把椅子：` +
            `${maths(`${b} + ${first} \\times ${right} = ${b + first * right}`)}。`,
        ),
        features: { steps: 4, context: true },
        holds: (value: number) => {
          const n = (value - b) / first / share;
          return Math.abs(a + second * n - b - first * n) < 1e-9;
        },
      };
    },
  },
});

export const twoVariableStory = defineSatMathModel({
  name: "sat-two-variable-story",
  domain: "algebra",
  skill: "linearEquationsTwo",
  kinds: {
    easy: (draw) => {
      const [a, b] = draw.some(2, [3, 4, 5, 6, 8, 9]) as [number, number];
      const total = a * draw.int(5, 12) + b * draw.int(5, 12);
      const goods = draw.pick([
        ["notebooks", "pens"],
        ["jars of honey", "jars of jam"],
        ["bunches of tulips", "bunches of roses"],
      ] as const);
      const forms: Readonly<Record<string, string>> = {
        right: `${a}x + ${b}y = ${total}`,
        swapped: `${b}x + ${a}y = ${total}`,
        counted: `x + y = ${total}`,
        summed: `${a + b}(x + y) = ${total}`,
      };
      return {
        stem:
          `At a market stall, ${goods[0]} cost $${a} each and ${goods[1]} cost $${b} each. Yuki spent a total of ` +
          `$${total} on ${maths("x")} ${goods[0]} and ${maths("y")} ${goods[1]}. Which equation represents this?`,
        ask: {
          type: "single_choice",
          right: "right",
          wrong: { swapsThePrices: "swapped", countsThePieces: "counted", addsThePrices: "summed" },
          show: (value: string) => maths(forms[value] ?? value),
        },
        explanation: say(
          `The ${goods[0]} cost ${maths(`${a}x`)} dollars and the ${goods[1]} ${maths(`${b}y`)} dollars; together ` +
            `${maths(forms["right"] ?? "")}.`,
          `前一种商品共 ${maths(`${a}x`)} 元，后一种共 ${maths(`${b}y`)} 元，合起来 ${maths(forms["right"] ?? "")}。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: string) => {
          const spent: Readonly<Record<string, (x: number, y: number) => number>> = {
            right: (x, y) => a * x + b * y,
            swapped: (x, y) => b * x + a * y,
            counted: (x, y) => x + y,
            summed: (x, y) => (a + b) * (x + y),
          };
          return spent[value]?.(1, 0) === a && spent[value](0, 1) === b;
        },
      };
    },
    medium: (draw) => {
      const [a, b] = [draw.int(3, 9), draw.int(4, 12)];
      const [x, y] = [draw.int(4, 15), draw.int(4, 15)];
      const total = a * x + b * y;
      if (a === b) return undefined;
      return {
        stem:
          `The equation ${maths(`${a}x + ${b}y = ${total}`)} gives the number of concerts ${maths("x")} and ` +
          `plays ${maths("y")} that fill a festival program of ${total} quarter-hours. If the program has ` +
          `${x} concerts, how many plays does it have?`,
        ask: entry(y),
        explanation: say(
          `Put ${maths(`x = ${x}`)}: ${maths(`${a * x} + ${b}y = ${total}`)}, so ` +
            `${maths(`${b}y = ${total - a * x}`)} ` +
            `and ${maths(`y = ${y}`)}.`,
          `代入 ${maths(`x = ${x}`)}：${maths(`${a * x} + ${b}y = ${total}`)}，所以 ` +
            `${maths(`${b}y = ${total - a * x}`)}，${maths(`y = ${y}`)}。`,
        ),
        features: { steps: 2, context: true, large: true },
        holds: (value: number) => (total - b * value) / a === x,
      };
    },
  },
});
