import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, type Words } from "../../../engine/words";

/** Sums that are equal since one part grows by the amount that the other loses. */
export const equalSums = defineMathsModel<{ low: number; high: number; box: boolean }>({
  name: "equal-sums",
  area: "operations",
  skill: "addition",
  settings: {
    150: { low: 2, high: 4, box: false },
    160: { low: 5, high: 9, box: false },
    170: { low: 5, high: 14, box: true },
  },
  generate(draw, { low, high, box }) {
    const [a, b] = [draw.int(low, high), draw.int(low, high)];
    const shift = draw.pick(box ? [-3, -2, 2, 3] : [-1, 1]);
    const total = a + b;
    const [first, second] = [a + shift, b - shift];
    if (first === b || second < 1 || first < 1) return undefined;
    const features = { steps: box ? 2 : 1, large: total > 8, close: true };
    if (box) {
      const equation = maths(`${a} + ${b} = \\square + ${second}`);
      return {
        stem: say(`Which number belongs in the box?\n${equation}`, `方框里应填哪个数？\n${equation}`),
        ask: {
          type: "single_choice",
          right: first,
          wrong: {
            givesTheSum: total,
            turnsTheChangeRound: a - shift,
            repeatsTheFirstNumber: a,
            addsAllNumbers: total + second,
            slipsByOne: first + 1,
            slipsBack: first - 1,
          },
          show: num,
        },
        explanation: say(
          `Both sides must be ${total}: ${maths(`${total} - ${second} = ${first}`)}.`,
          `两边都应等于 ${total}：${maths(`${total} - ${second} = ${first}`)}。`,
        ),
        features,
        holds: (value: number) => value - a === b - second,
      };
    }
    const sum = ([one = 0, other = 0]: readonly number[]) => maths(`${one} + ${other}`);
    return {
      stem: say(`Which is as much as ${sum([a, b])}?`, `哪一个与 ${sum([a, b])} 相等？`),
      ask: {
        type: "single_choice",
        right: [first, second],
        wrong: {
          raisesBothNumbers: [a + 1, b + 1],
          raisesOnlyOneNumber: [a + 1, b],
          lowersOnlyOneNumber: [a, b - 1],
          lowersBothNumbers: [a - 1, b - 1],
        },
        show: sum,
        worth: ([one = 0, other = 0]: readonly number[]) => one + other,
      },
      explanation: say(
        `${maths(`${a} + ${b} = ${total}`)}, and ${maths(`${first} + ${second} = ${total}`)}.`,
        `${maths(`${a} + ${b} = ${total}`)}，${maths(`${first} + ${second} = ${total}`)}。`,
      ),
      features,
      holds: ([one = 0, other = 0]: readonly number[]) => one - a === b - other,
    };
  },
});

export const addThree = defineMathsModel<{ low: number; high: number }>({
  name: "add-three-numbers",
  area: "operations",
  skill: "addition",
  settings: { 150: { low: 1, high: 4 }, 160: { low: 3, high: 8 }, 170: { low: 11, high: 29 } },
  generate(draw, { low, high }, level) {
    const [a, c] = [draw.int(low, high), draw.int(low, high)];
    const b = level === 160 ? 10 - a : draw.int(low, high);
    const right = a + b + c;
    if (new Set([a, b, c]).size < 3 || (level === 150 && right > 9)) return undefined;
    const [x = 0, y = 0, z = 0] = draw.shuffled([a, b, c]);
    return {
      stem: say(`What is ${maths(`${x} + ${y} + ${z}`)}?`, `${maths(`${x} + ${y} + ${z}`)} 等于多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheLast: x + y,
          forgetsTheFirst: y + z,
          countsOneTooFew: right - 1,
          countsOneTooMany: right + 1,
          carriesTwice: right + 10,
          forgetsToCarry: right - 10,
          countsTwoTooMany: right + 2,
        },
        show: num,
      },
      explanation:
        level === 160
          ? say(
              `Two of them make ten: ${maths(`${a} + ${b} = 10`)}, and ${maths(`10 + ${c} = ${right}`)}.`,
              `先凑十：${maths(`${a} + ${b} = 10`)}，再算 ${maths(`10 + ${c} = ${right}`)}。`,
            )
          : say(
              `Add two of them, then the third: ${maths(`${x} + ${y} = ${x + y}`)}, ` +
                `${maths(`${x + y} + ${z} = ${right}`)}.`,
              `先加前两个数，再加第三个：${maths(`${x} + ${y} = ${x + y}`)}，${maths(`${x + y} + ${z} = ${right}`)}。`,
            ),
      features: { steps: 2, large: right > 9 },
      holds: (value: number) => value - x - y === z,
    };
  },
});

type Turn = "double" | "half" | "backwards";

/** Doubles, halves, and the number whose double or half is given. */
export const doublesAndHalves = defineMathsModel<{ turn: Turn; low: number; high: number }>({
  name: "doubles-and-halves",
  area: "operations",
  skill: "multiplicationFacts",
  settings: {
    150: { turn: "double", low: 2, high: 6 },
    160: { turn: "half", low: 3, high: 9 },
    170: { turn: "backwards", low: 6, high: 24 },
  },
  generate(draw, { turn, low, high }) {
    const small = draw.int(low, high);
    const large = 2 * small;
    const asksSmall = turn === "half" || (turn === "backwards" && draw.pick([true, false]));
    const [told, right] = asksSmall ? [large, small] : [small, large];
    const stems: Readonly<Record<Turn, Words>> = {
      double: say(`What is double ${told}?`, `${told} 的 2 倍是多少？`),
      half: say(`What is half of ${told}?`, `${told} 的一半是多少？`),
      backwards: asksSmall
        ? say(`Doubling a number gives ${told}. What is the number?`, `一个数的 2 倍是 ${told}。这个数是多少？`)
        : say(`Half of a number is ${told}. What is the number?`, `一个数的一半是 ${told}。这个数是多少？`),
    };
    return {
      stem: stems[turn],
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesTheOtherWay: asksSmall ? 2 * told : told / 2,
          changesByTwo: asksSmall ? told - 2 : told + 2,
          slipsBack: right - 1,
          slipsByOne: right + 1,
          slipsByTen: right + 10,
          repeatsTheNumber: told,
        },
        show: num,
      },
      explanation: say(
        `${maths(`${small} + ${small} = ${large}`)}, so ${large} is double ${small} and ${small} is half of ${large}.`,
        `${maths(`${small} + ${small} = ${large}`)}，所以 ${large} 是 ${small} 的 2 倍，${small} 是 ${large} 的一半。`,
      ),
      features: { steps: turn === "backwards" ? 2 : 1, large: large > 20 },
      holds: (value: number) => (asksSmall ? value + value === told : value - told === told),
    };
  },
});
