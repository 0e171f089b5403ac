import { range, sorted } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** Ten or a hundred more or less. */
export const tenMoreOrLess = defineMathsModel<{ low: number; high: number; steps: readonly number[] }>({
  name: "ten-more-ten-less",
  area: "number",
  skill: "placeValue",
  settings: {
    160: { low: 21, high: 79, steps: [10] },
    170: { low: 111, high: 889, steps: [10] },
    180: { low: 1111, high: 8889, steps: [10, 100] },
  },
  generate(draw, { low, high, steps }, level) {
    const n = draw.int(low, high);
    const step = draw.pick(steps);
    const isMore = draw.pick([true, false]);
    const right = isMore ? n + step : n - step;
    const crosses = Math.floor(right / (step * 10)) !== Math.floor(n / (step * 10));
    if (n % 10 === 0 || (level > 160 && !crosses)) return undefined;
    return {
      stem: isMore
        ? say(`Which number is ${step} more than ${num(n)}?`, `比 ${num(n)} 多 ${step} 的数是多少？`)
        : say(`Which number is ${step} less than ${num(n)}?`, `比 ${num(n)} 少 ${step} 的数是多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesTheOtherWay: isMore ? n - step : n + step,
          changesTheWrongPlace: isMore ? n + step / 10 : n - step / 10,
          changesTheNextPlace: isMore ? n + 10 * step : n - 10 * step,
          forgetsTheCarry: isMore ? right - 10 * step : right + 10 * step,
          slipsByOne: right + 1,
        },
        show: num,
      },
      explanation: say(
        `Count one ${step === 10 ? "ten" : "hundred"} ${isMore ? "on" : "back"}: ` +
          `${maths(`${n} ${isMore ? "+" : "-"} ${step} = ${right}`)}.`,
        `往${isMore ? "后" : "前"}数一个${step === 10 ? "十" : "百"}：` +
          `${maths(`${n} ${isMore ? "+" : "-"} ${step} = ${right}`)}。`,
      ),
      features: { steps: crosses ? 2 : 1, large: n > 1000, close: true },
      holds: (value: number) => (isMore ? value - step === n : value + step === n),
    };
  },
});

/** How many of some numbers are even, or odd. */
export const evenOrOdd = defineMathsModel<{ size: number; low: number; high: number }>({
  name: "even-or-odd",
  area: "number",
  skill: "evenOdd",
  settings: { 160: { size: 5, low: 2, high: 19 }, 170: { size: 6, low: 11, high: 99 } },
  generate(draw, { size, low, high }) {
    const list = draw.some(size, range(low, high));
    const rest = draw.int(0, 1);
    const found = list.filter((value) => value % 2 === rest);
    const right = found.length;
    if (right < 2 || right === size || 2 * right === size) return undefined;
    const [en, zh] = rest === 0 ? ["even", "偶数"] : ["odd", "奇数"];
    return {
      stem: say(
        `How many of these numbers are ${en}?\n${list.join(", ")}`,
        `下面的数中有几个${zh}？\n${list.join("，")}`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheOthers: size - right,
          missesOne: right - 1,
          countsOneTooMany: right + 1,
          countsAllNumbers: size,
          looksAtTheFirstDigit: list.filter((value) => Number(String(value).charAt(0)) % 2 === rest).length,
        },
        show: num,
      },
      explanation: say(
        `Look at the last digit only. The ${en} numbers are ${found.join(", ")}: ${right} of them.`,
        `只看个位。${zh}有 ${found.join("，")}，共 ${right} 个。`,
      ),
      features: { steps: 2, large: high > 20 },
      holds: (value: number) => list.reduce((left, one) => left - ((one + rest) % 2 === 0 ? 1 : 0), value) === 0,
    };
  },
});

const permutations = (digits: readonly number[]): readonly number[][] =>
  digits.length < 2
    ? [[...digits]]
    : digits.flatMap((digit, k) => permutations(digits.toSpliced(k, 1)).map((tail) => [digit, ...tail]));
const valueOf = (digits: readonly number[]): number => Number(digits.join(""));

/** The largest or smallest number that digits make, each used once. */
export const digitCards = defineMathsModel<{ size: number; zero: boolean }>({
  name: "digit-cards",
  area: "number",
  skill: "placeValue",
  settings: { 160: { size: 2, zero: false }, 170: { size: 3, zero: false }, 180: { size: 3, zero: true } },
  generate(draw, { size, zero }, level) {
    const digits = zero ? draw.shuffled([0, ...draw.some(size - 1, range(1, 9))]) : draw.some(size, range(1, 9));
    const wantsLargest = !zero && draw.pick([true, false]);
    const all = sorted(permutations(digits).map(valueOf));
    const allowed = all.filter((value) => value >= 10 ** (size - 1));
    const right = (wantsLargest ? allowed.at(-1) : allowed[0]) ?? 0;
    const [low, high] = [Math.min(...digits), Math.max(...digits)];
    const asGiven = valueOf(digits);
    if (asGiven === right) return undefined;
    const cards = digits.join(", ");
    const kindOf = ["", "", "two", "three"][size] ?? "";
    const kindOfZh = ["", "", "两", "三"][size] ?? "";
    return {
      stem: say(
        `The cards ${cards} are used once each. What is the ${wantsLargest ? "largest" : "smallest"} ` +
          `${kindOf}-digit number that they make?`,
        `把卡片 ${digits.join("，")} 各用一次，能组成的最${wantsLargest ? "大" : "小"}的${kindOfZh}位数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheOtherEnd: (wantsLargest ? allowed[0] : allowed.at(-1)) ?? 0,
          usesACardTwice: valueOf(digits.map(() => (wantsLargest ? high : low === 0 ? (sorted(digits)[1] ?? 0) : low))),
          takesTheGivenOrder: asGiven,
          takesTheNextOne: allowed.at(wantsLargest ? -2 : 1) ?? 0,
          usesTheOtherCardTwice: valueOf(digits.map(() => (wantsLargest ? low : high))),
          addsTheDigits: digits.reduce((total, digit) => total + digit, 0),
        },
        show: num,
      },
      explanation: zero
        ? say(
            `A number does not begin with 0, so put the smallest other digit first, then 0: ${right}.`,
            `首位不能是 0，所以先放最小的非零数字，再放 0：${right}。`,
          )
        : say(
            `Put the ${wantsLargest ? "largest" : "smallest"} digit in the highest place, then the next: ${right}.`,
            `把最${wantsLargest ? "大" : "小"}的数字放在最高位，再依次往后放：${right}。`,
          ),
      features: { steps: level === 160 ? 1 : 2 },
      holds: (value: number) =>
        allowed.includes(value) && allowed.every((other) => (wantsLargest ? other <= value : other >= value)),
    };
  },
});
