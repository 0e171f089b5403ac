import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex, tidy } from "../../engine/words";

export const writtenAddSubtract = defineMathsModel<{ low: number; high: number }>({
  name: "written-add-subtract",
  area: "number",
  skill: "addSubtract",
  settings: { 170: { low: 15, high: 79 }, 180: { low: 125, high: 680 }, 190: { low: 1250, high: 6800 } },
  generate(draw, { low, high }) {
    const a = draw.int(low, high);
    const b = draw.int(low, high);
    const adds = draw.pick([true, false]);
    const [large, small] = a > b ? [a, b] : [b, a];
    const right = adds ? a + b : large - small;
    if (right < 8) return undefined;
    const carries = adds ? (a % 10) + (b % 10) >= 10 : large % 10 < small % 10;
    if (!carries) return undefined;
    const latex = adds ? `${a} + ${b}` : `${large} - ${small}`;
    const digitwise = String(large)
      .split("")
      .toReversed()
      .reduce(
        (total, digit, place) => total + Math.abs(Number(digit) - (Math.floor(small / 10 ** place) % 10)) * 10 ** place,
        0,
      );
    return {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: adds
          ? {
              forgetsToCarry: right - 10,
              carriesTwice: right + 10,
              subtractsInstead: large - small,
              slipsByOne: right + 1,
              carriesToTheWrongPlace: right + 90,
            }
          : {
              takesSmallerDigitFromLarger: digitwise,
              forgetsThatTenWasBorrowed: right + 10,
              borrowsTwice: right - 10,
              addsInstead: a + b,
              slipsByOne: right - 1,
            },
        show: num,
      },
      explanation: adds
        ? say(
            `Add the ones first and carry the ten: ${maths(`${latex} = ${right}`)}.`,
            `从个位加起，满十进一：${maths(`${latex} = ${right}`)}。`,
          )
        : say(
            `Subtract the ones first and borrow a ten: ${maths(`${latex} = ${right}`)}.\nCheck: ` +
              `${maths(`${right} + ${small} = ${large}`)}.`,
            `从个位减起，不够减向前一位借一：${maths(`${latex} = ${right}`)}。\n验算：${maths(`${right} + ${small} = ${large}`)}。`,
          ),
      features: { steps: 2, large: !adds, close: true },
      holds: (value: number) => (adds ? value - b === a : value + small === large),
    };
  },
});

export const writtenMultiply = defineMathsModel<{ a: readonly [number, number]; b: readonly [number, number] }>({
  name: "written-multiply",
  area: "number",
  skill: "multiplyDivide",
  settings: { 180: { a: [2, 5], b: [3, 10] }, 190: { a: [12, 49], b: [3, 6] }, 200: { a: [23, 89], b: [12, 39] } },
  generate(draw, { a: [aLow, aHigh], b: [bLow, bHigh] }, level) {
    const a = draw.int(aLow, aHigh);
    const b = draw.int(bLow, bHigh);
    const right = a * b;
    const latex = `${a} \\times ${b}`;
    const ten = Math.floor(a / 10) * 10;
    const split =
      level === 200
        ? `${a} \\times ${Math.floor(b / 10) * 10} + ${a} \\times ${b % 10}`
        : level === 190
          ? `${ten} \\times ${b} + ${a % 10} \\times ${b}`
          : latex;
    if (level > 180 && (a % 10 === 0 || b % 10 === 0)) return undefined;
    return {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      ask:
        level === 200
          ? { type: "numeric_entry", right }
          : {
              type: "single_choice",
              right,
              wrong: {
                ...(level === 180
                  ? { oneGroupTooMany: right + a }
                  : { forgetsToCarry: right - 10 * Math.max(1, Math.floor(((a % 10) * (b % 10)) / 10)) }),
                addsInstead: a + b,
                oneGroupTooFew: right - a,
                multipliesTensOnly: ten * b,
                oneGroupTooMany: right + a,
              },
              show: num,
            },
      explanation:
        level === 180
          ? say(
              `${a} groups of ${b}: ${maths(`${latex} = ${right}`)}.`,
              `${a} 个 ${b} 相加：${maths(`${latex} = ${right}`)}。`,
            )
          : say(
              `Split one factor: ${maths(`${split} = ${right}`)}.`,
              `把其中一个乘数拆开：${maths(`${split} = ${right}`)}。`,
            ),
      features: { steps: level === 200 ? 3 : 1, large: level >= 190 },
      holds: (value: number) => value / a === b,
    };
  },
});

export const writtenDivide = defineMathsModel<{
  divisor: readonly [number, number];
  quotient: readonly [number, number];
  rest: boolean;
}>({
  name: "written-divide",
  area: "number",
  skill: "multiplyDivide",
  settings: {
    190: { divisor: [3, 9], quotient: [12, 40], rest: false },
    200: { divisor: [4, 9], quotient: [104, 230], rest: false },
    210: { divisor: [12, 35], quotient: [21, 64], rest: true },
  },
  generate(draw, { divisor, quotient, rest }) {
    const d = draw.int(...divisor);
    const q = draw.int(...quotient);
    const r = rest ? draw.int(2, d - 2) : 0;
    const n = d * q + r;
    const right = rest ? r : q;
    const latex = `${n} \\div ${d}`;
    return {
      stem: rest
        ? say(`What is the remainder of ${maths(latex)}?`, `${maths(latex)} 的余数是多少？`)
        : say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: rest
          ? {
              givesTheQuotient: q,
              givesWhatIsMissing: d - r,
              slipsByOne: r + 1,
              givesTheLastDigit: n % 10,
              slipsDown: r - 1,
            }
          : {
              dropsAZero: Number(String(q).replace("0", "")),
              slipsByTen: q + 10,
              slipsByOne: q - 1,
              tenTooFew: q - 10,
              oneTooMany: q + 1,
            },
        show: num,
      },
      explanation: rest
        ? say(
            `${maths(`${d} \\times ${q} = ${d * q}`)}, and ${maths(`${n} - ${d * q} = ${r}`)} is left over.`,
            `${maths(`${d} \\times ${q} = ${d * q}`)}，${maths(`${n} - ${d * q} = ${r}`)}，余数是 ${r}。`,
          )
        : say(
            `${maths(`${latex} = ${q}`)}, because ${maths(`${q} \\times ${d} = ${n}`)}.`,
            `${maths(`${latex} = ${q}`)}，因为 ${maths(`${q} \\times ${d} = ${n}`)}。`,
          ),
      features: { steps: 2, large: n > 500, close: true },
      holds: (value: number) => (rest ? (n - value) % d === 0 && value < d && value >= 0 : value * d === n),
    };
  },
});

export const decimals = defineMathsModel<"add" | "subtract" | "multiply" | "divide">({
  name: "decimal-calculation",
  area: "number",
  skill: "decimals",
  settings: { 200: "add", 210: "subtract", 220: "multiply", 230: "divide" },
  generate(draw, kind) {
    const a = draw.int(112, 890);
    const b = draw.int(12, 98);
    const [c, d] = [draw.int(3, 9), draw.int(12, 48)];
    if ([a, b, d].some((value) => value % 10 === 0)) return undefined;
    const forms = {
      add: {
        latex: `${a / 100} + ${b / 10}`,
        right: (a + 10 * b) / 100,
        wrong: {
          alignsTheLastDigits: (a + b) / 100,
          alignsAsTenths: (a + b) / 10,
          forgetsToCarry: (a + 10 * b) / 100 - 1,
          slipsByATenth: (a + 10 * b) / 100 + 0.1,
        },
        how: say("Line up the decimal points", "小数点对齐再相加"),
        back: (value: number) => value - b / 10,
        base: a / 100,
      },
      subtract: {
        latex: `${(b + 100) / 10} - ${a / 100}`,
        right: (10 * (b + 100) - a) / 100,
        wrong: {
          alignsTheLastDigits: Math.abs(b + 100 - a) / 100,
          forgetsToBorrow: (10 * (b + 100) - a) / 100 + 1,
          takesSmallerDigitFromLarger: (10 * (b + 100) - a + 2 * (a % 10)) / 100,
          addsInstead: (10 * (b + 100) + a) / 100,
        },
        how: say("Line up the decimal points", "小数点对齐再相减"),
        back: (value: number) => value + a / 100,
        base: (b + 100) / 10,
      },
      multiply: {
        latex: `${c / 10} \\times ${d / 100}`,
        right: (c * d) / 1000,
        wrong: {
          countsTooFewPlaces: (c * d) / 100,
          ignoresThePoints: (c * d) / 10,
          movesThePointFar: c * d,
          countsTooManyPlaces: (c * d) / 10_000,
          addsInstead: c / 10 + d / 100,
        },
        how: say("Multiply without the points, then count three decimal places", "先按整数相乘，再点上三位小数"),
        back: (value: number) => value / (d / 100),
        base: c / 10,
      },
      divide: {
        latex: `${tidy((c * d) / 100)} \\div ${c / 100}`,
        right: d,
        wrong: {
          movesThePointOnce: d / 10,
          movesThePointTwice: d / 100,
          movesThePointTheWrongWay: d * 10,
          multipliesInstead: (c * c * d) / 10_000,
          movesItTooFar: d * 100,
        },
        how: say("Multiply both numbers by 100 first", "先把两个数同时扩大到 100 倍"),
        back: (value: number) => value * (c / 100),
        base: (c * d) / 100,
      },
    } as const;
    const form = forms[kind];
    const right = tidy(form.right);
    return {
      stem: say(`Work out ${maths(form.latex)}.`, `计算 ${maths(form.latex)}。`),
      ask: draw.pick([true, kind === "divide"])
        ? { type: "single_choice", right, wrong: form.wrong, show: num }
        : { type: "numeric_entry", right },
      explanation: say(
        `${form.how.en}: ${maths(`${form.latex} = ${right}`)}.`,
        `${form.how.zh}：${maths(`${form.latex} = ${right}`)}。`,
      ),
      features: { steps: kind === "add" ? 1 : 2, fraction: true, close: true },
      holds: (value: number) => Math.abs(form.back(value) - form.base) < 1e-9,
    };
  },
});

export const estimate = defineMathsModel<{ low: number; high: number }>({
  name: "estimate-product",
  area: "number",
  skill: "rounding",
  settings: { 190: { low: 21, high: 69 }, 200: { low: 120, high: 790 } },
  generate(draw, { low, high }) {
    const a = draw.int(low, high);
    const b = draw.int(21, 69);
    const unit = high > 100 ? 100 : 10;
    const near = Math.round(a / unit) * unit;
    const other = Math.round(b / 10) * 10;
    if (Math.abs(a - near) > unit / 5 || Math.abs(b - other) > 2 || a === near || b === other) return undefined;
    const right = near * other;
    return {
      stem: say(
        `Which number is nearest to ${maths(`${a} \\times ${b}`)}?`,
        `${maths(`${a} \\times ${b}`)} 的积最接近哪个数？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          losesAZero: right / 10,
          addsAZero: right * 10,
          roundsUpTooFar: (near + unit) * other * 2,
          roundsDownTooFar: Math.round(right / 2 / 10) * 10,
        },
        show: num,
      },
      explanation: say(
        `Round both factors: ${maths(`${near} \\times ${other} = ${tex(right)}`)}.`,
        `把两个乘数看成整十或整百的数：${maths(`${near} \\times ${other} = ${tex(right)}`)}。`,
      ),
      features: { steps: 2, large: true },
      holds: (value: number) => value > 0 && Math.abs(Math.log(value / (a * b))) < 0.2,
    };
  },
});
