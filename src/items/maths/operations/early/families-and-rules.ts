import { defineMathsModel } from "../../../engine/model";
import { throughPairs } from "../../../engine/other-rules";
import { maths, num, say } from "../../../engine/words";

/** The subtraction, or the division, that uses the numbers of a sum, or of a product. */
export const factFamily = defineMathsModel<{ low: number; high: number; times: boolean }>({
  name: "fact-family",
  area: "operations",
  skill: "operationMeaning",
  settings: {
    160: { low: 3, high: 9, times: false },
    170: { low: 12, high: 38, times: false },
    180: { low: 3, high: 9, times: true },
  },
  generate(draw, { low, high, times }) {
    const [a, b] = [draw.int(low, high), draw.int(low, high)];
    const whole = times ? a * b : a + b;
    if (a <= b + 1) return undefined;
    const [sign, back] = times ? (["\\times", "\\div"] as const) : (["+", "-"] as const);
    const told = maths(`${a} ${sign} ${b} = ${whole}`);
    const sentence = ([one = 0, other = 0, result = 0]: readonly number[]) =>
      maths(`${one} ${back} ${other} = ${result}`);
    const [part, rest] = draw.shuffled([a, b]);
    if (part === undefined || rest === undefined) return undefined;
    return {
      stem: times
        ? say(`Which division uses the same three numbers as ${told}?`, `哪个除法算式与 ${told} 用的是同样的三个数？`)
        : say(
            `Which subtraction uses the same three numbers as ${told}?`,
            `哪个减法算式与 ${told} 用的是同样的三个数？`,
          ),
      ask: {
        type: "single_choice",
        right: [whole, part, rest],
        wrong: times
          ? {
              takesTheNextProduct: [whole + b, b, a + 1],
              takesTheProductBefore: [whole - b, b, a - 1],
              takesAnotherProduct: [whole + a, a, b + 1],
              takesASmallerProduct: [whole - a, a, b - 1],
            }
          : {
              subtractsThePartsFromEachOther: [a, b, a - b],
              takesAnotherWhole: [whole + 1, part, rest + 1],
              takesOtherParts: [whole, part + 1, rest - 1],
              takesASmallerWhole: [whole - 1, part, rest - 1],
            },
        show: sentence,
      },
      explanation: times
        ? say(
            `The product ${whole} divided by one factor gives the other: ${sentence([whole, part, rest])}.`,
            `积 ${whole} 除以一个因数，得到另一个因数：${sentence([whole, part, rest])}。`,
          )
        : say(
            `Take one part from the whole, ${whole}, and the other part is left: ${sentence([whole, part, rest])}.`,
            `从总数 ${whole} 中去掉一部分，剩下的是另一部分：${sentence([whole, part, rest])}。`,
          ),
      features: { steps: 1, large: whole > 20, close: true },
      holds: (list: readonly number[]) =>
        list.every((value) => [a, b, whole].includes(value)) && new Set(list).size === 3 && list[0] === whole,
    };
  },
});

type Rule = "add" | "addOrTake" | "multiply";

/** A machine changes two numbers by a rule; the question is its result for a third number. */
export const numberMachine = defineMathsModel<{ rule: Rule; highest: number }>({
  name: "number-machine",
  area: "operations",
  skill: "patterns",
  settings: {
    160: { rule: "add", highest: 9 },
    170: { rule: "addOrTake", highest: 40 },
    180: { rule: "multiply", highest: 9 },
  },
  generate(draw, { rule, highest }) {
    const k = draw.int(rule === "addOrTake" ? 6 : 2, rule === "addOrTake" ? 15 : 6);
    const takes = rule === "addOrTake" && draw.pick([true, false]);
    const change = (x: number) => (rule === "multiply" ? x * k : takes ? x - k : x + k);
    const [a = 0, b = 0, c = 0] = draw
      .some(
        3,
        Array.from({ length: highest }, (_, n) => n + 1),
      )
      .toSorted((one, other) => one - other);
    if (change(a) < 1 || (rule === "multiply" && a < 2) || c - b === b - a) return undefined;
    const right = change(c);
    const elsewhere = throughPairs(
      [
        [a, change(a)],
        [b, change(b)],
      ],
      c,
    );
    const sign = rule === "multiply" ? "\\times" : takes ? "-" : "+";
    const step = (x: number) => maths(`${x} ${sign} ${k} = ${change(x)}`);
    return {
      stem: say(
        `A machine does the same to every number. It turns ${a} into ${change(a)} and ${b} into ${change(b)}. ` +
          `What does it turn ${c} into?`,
        `一台机器对每个数做同样的运算：${a} 变成 ${change(a)}，${b} 变成 ${change(b)}。${c} 会变成多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesOnWithTheResults: 2 * change(b) - change(a),
          addsTheFirstDifference: rule === "multiply" ? c + change(a) - a : change(b) + k,
          goesTheOtherWay: takes ? c + k : Math.abs(c - k),
          slipsByOne: right + 1,
          slipsBack: right - 1,
          repeatsTheNumber: c,
        },
        show: num,
      },
      explanation: say(
        `${step(a)} and ${step(b)}, so the machine does the same here: ${step(c)}.`,
        `${step(a)}，${step(b)}，所以同样有 ${step(c)}。`,
      ),
      features: { steps: 2, large: right > 20, context: true },
      holds: (value: number) =>
        elsewhere.has(value) || (rule === "multiply" ? value / c === change(a) / a : value - c === change(a) - a),
    };
  },
});
