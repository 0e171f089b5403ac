import { fraction, gcd, lcm, showFraction, texFraction, texMixed, worth, type Fraction } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { fixed, maths, num, say } from "../engine/words";
import { partBar, partDisc } from "../figures/objects";

const plain = ([n = 0, d = 1]: readonly number[]): string => maths(`\\frac{${n}}{${d}}`);
const slashed = ([n, d]: Fraction): string[] => (d === 1 ? [String(n)] : [`${n}/${d}`]);

export const shadedFraction = defineModel<{ parts: readonly number[]; disc: boolean }>({
  name: "shaded-fraction",
  area: "number",
  skill: "fractionMeaning",
  settings: {
    170: { parts: [3, 4], disc: true },
    180: { parts: [5, 6, 8], disc: true },
    190: { parts: [7, 9, 10, 12], disc: false },
  },
  generate(draw, { parts, disc }) {
    const n = draw.pick(parts);
    const k = draw.int(1, n - 1);
    if (2 * k === n || gcd(k, n) > 1) return undefined;
    const asksWhite = draw.pick([true, false]);
    const right = asksWhite ? n - k : k;
    const label = say(
      `A shape cut into ${n} equal parts, ${k} of them shaded`,
      `一个图形平均分成 ${n} 份，其中 ${k} 份涂色`,
    );
    return {
      stem: asksWhite
        ? say("What fraction of the shape is not shaded?", "没有涂色的部分占整个图形的几分之几？")
        : say("What fraction of the shape is shaded?", "涂色的部分占整个图形的几分之几？"),
      figure: disc ? partDisc(n, k, label) : partBar(n, k, label),
      ask: {
        type: "single_choice",
        right: [right, n],
        wrong: {
          countsTheOtherParts: [n - right, n],
          comparesPartWithPart: [right, n - right],
          turnsTheFractionRound: [n, right],
          countsOnePartTooMany: [right + 1, n],
          countsPartsWrongly: [right, n + 1],
        },
        show: plain,
        worth,
      },
      explanation: say(
        `There are ${n} equal parts and ${right} of them ` +
          `${asksWhite ? (right === 1 ? "is not shaded" : "are not shaded") : right === 1 ? "is shaded" : "are shaded"}: ` +
          `${plain([right, n])}.`,
        `一共平均分成 ${n} 份，${asksWhite ? "没有涂色" : "涂色"}的有 ${right} 份，是 ${plain([right, n])}。`,
      ),
      features: { steps: 1, close: asksWhite },
      holds: (value: readonly number[]) => Math.abs(worth(value) * n - (asksWhite ? n - k : k)) < 1e-9,
    };
  },
});

export const equivalentFraction = defineModel<{ top: number; factor: number; reduce: boolean }>({
  name: "equivalent-fraction",
  area: "number",
  skill: "equivalentFractions",
  settings: {
    180: { top: 4, factor: 2, reduce: false },
    190: { top: 5, factor: 4, reduce: false },
    200: { top: 9, factor: 7, reduce: true },
  },
  generate(draw, { top, factor, reduce }) {
    const d = draw.int(3, top + 1);
    const n = draw.int(1, d - 1);
    const k = draw.int(2, factor);
    if (gcd(n, d) > 1) return undefined;
    const big = [n * k, d * k] as const;
    const [given, right] = reduce ? [big, [n, d] as const] : [[n, d] as const, big];
    return {
      stem: reduce
        ? say(`Which fraction is equal to ${plain(given)}?`, `下面哪个分数与 ${plain(given)} 相等？`)
        : say(`Which fraction is equal to ${plain(given)}?`, `与 ${plain(given)} 相等的分数是哪一个？`),
      ask: {
        type: "single_choice",
        right,
        wrong: reduce
          ? {
              reducesOnlyTheTop: [n, d * k],
              takesTheSameAway: [n + 1, d + 1],
              turnsTheFractionRound: [d, n],
              reducesTheBottomTooFar: [n + 1, d],
              reducesTheTopTooFar: [n, d + 1],
            }
          : {
              changesOnlyTheTop: [n * k, d],
              changesOnlyTheBottom: [n, d * k],
              addsTheSameToBoth: [n + k, d + k],
              turnsTheFractionRound: [d * k, n * k],
              slipsByOne: [n * k + 1, d * k],
            },
        show: plain,
        worth,
      },
      explanation: reduce
        ? say(
            `Divide top and bottom by ${k}: ` +
              `${maths(`\\frac{${big[0]} \\div ${k}}{${big[1]} \\div ${k}} = \\frac{${n}}{${d}}`)}.`,
            `分子和分母同时除以 ${k}：${maths(`\\frac{${big[0]} \\div ${k}}{${big[1]} \\div ${k}} = \\frac{${n}}{${d}}`)}。`,
          )
        : say(
            `Multiply top and bottom by ${k}: ` +
              `${maths(`\\frac{${n} \\times ${k}}{${d} \\times ${k}} = \\frac{${big[0]}}{${big[1]}}`)}.`,
            `分子和分母同时乘 ${k}：${maths(`\\frac{${n} \\times ${k}}{${d} \\times ${k}} = \\frac{${big[0]}}{${big[1]}}`)}。`,
          ),
      features: { steps: 1, large: k > 3, close: true },
      holds: ([p = 0, q = 1]: readonly number[]) => p * given[1] === q * given[0],
    };
  },
});

export const orderFractions = defineModel<"sameBottom" | "sameTop" | "mixed" | "forms">({
  name: "order-fractions",
  area: "number",
  skill: "comparingFractions",
  settings: { 190: "sameBottom", 200: "sameTop", 210: "mixed", 220: "forms" },
  generate(draw, kind) {
    const n = draw.int(1, 5);
    const lists: Readonly<Record<typeof kind, readonly (readonly number[])[]>> = {
      sameBottom: draw.some(
        4,
        [1, 2, 3, 4, 5, 6, 7, 8].map((top) => [top, 9]),
      ),
      sameTop: draw.some(
        4,
        [6, 7, 8, 9, 10, 11, 12].map((bottom) => [n, bottom]),
      ),
      mixed: draw.some(4, [
        [1, 2],
        [2, 3],
        [3, 4],
        [3, 5],
        [5, 6],
        [3, 8],
        [7, 12],
        [5, 12],
        [1, 3],
        [7, 10],
      ]),
      forms: draw.some(4, [
        [3, 8],
        [2, 5],
        [7, 20],
        [1, 3],
        [9, 20],
        [3, 7],
        [11, 25],
        [5, 12],
      ]),
    };
    const fractions = lists[kind].toSorted((a, b) => worth(a) - worth(b));
    const inPercent = new Set(
      kind === "forms"
        ? draw.some(
            2,
            fractions.filter((f) => Number.isInteger(worth(f) * 200)),
          )
        : [],
    );
    if (kind === "forms" && inPercent.size < 2) return undefined;
    const [first] = [...inPercent];
    const show = (value: readonly number[]) =>
      !inPercent.has(value) ? plain(value) : value === first ? num(worth(value)) : `${num(worth(value) * 100)}%`;
    const common = fractions.map(([, d = 1]) => d).reduce(lcm, 1);
    const list = fractions.map(show);
    const shuffled = draw.shuffled(list);
    const rewritten =
      kind === "forms"
        ? fractions.map((f) => fixed(worth(f), 3)).join(", ")
        : fractions.map(([a = 0, d = 1]) => `\\frac{${(a * common) / d}}{${common}}`).join(", ");
    return {
      stem: say(
        `Put these numbers in order, from smallest to greatest.\n${shuffled.join(", ")}`,
        `把下面的数从小到大排列。\n${shuffled.join("，")}`,
      ),
      ask: { type: "order", right: fractions, show, worth },
      explanation: say(
        `Write them alike: ${maths(rewritten)}${kind === "forms" ? " (rounded)" : ""}. The order is ` +
          `${list.join(", ")}.`,
        `化成同一种形式：${maths(rewritten)}${kind === "forms" ? "（近似值）" : ""}。从小到大是：${list.join("，")}。`,
      ),
      features: { steps: kind === "mixed" || kind === "forms" ? 3 : 2, fraction: true },
      holds: (order: readonly number[]) =>
        order.every((value, index) => index === 0 || value > (order[index - 1] ?? 0)),
    };
  },
});

export const addFractions = defineModel<{ kind: "like" | "unlike" | "subtract" | "mixed" }>({
  name: "add-fractions",
  area: "number",
  skill: "fractionCalculation",
  settings: { 200: { kind: "like" }, 210: { kind: "unlike" }, 220: { kind: "subtract" }, 230: { kind: "mixed" } },
  generate(draw, { kind }) {
    const d = draw.int(5, 12);
    const [bottomA, bottomB] =
      kind === "like" ? [d, d] : [draw.pick([2, 3, 4, 5, 6, 8]), draw.pick([3, 4, 5, 6, 9, 10])];
    const whole = kind === "mixed" ? 1 : 0;
    const [a, b] = [
      draw.int(1, bottomA - 1) + whole * bottomA * draw.int(1, 3),
      draw.int(1, bottomB - 1) + whole * bottomB,
    ];
    const sign = kind === "subtract" || kind === "mixed" ? -1 : 1;
    if ((kind !== "like" && bottomA === bottomB) || gcd(a, bottomA) > 1 || gcd(b, bottomB) > 1) return undefined;
    const right = fraction(a * bottomB + sign * b * bottomA, bottomA * bottomB);
    if (right[0] <= 0 || (kind === "like" && right[0] >= right[1])) return undefined;
    const common = lcm(bottomA, bottomB);
    const symbol = sign > 0 ? "+" : "-";
    const latex = `${texMixed([a, bottomA])} ${symbol} ${texMixed([b, bottomB])}`;
    const [left, other] = [(a * common) / bottomA, (b * common) / bottomB];
    const bottomDifference = bottomA - bottomB;
    const wrong = {
      addsTopsAndBottoms:
        sign > 0 ? fraction(a + b, bottomA + bottomB) : fraction(Math.abs(a - b) || 1, Math.abs(bottomDifference) || 1),
      keepsTheTops: fraction(Math.abs(a + sign * b) || 1, common),
      multipliesInstead: fraction(a * b, bottomA * bottomB),
      slipsByOne: fraction(right[0] + 1, right[1]),
      takesTheWrongSign: fraction(Math.abs(left - sign * other) || 1, common),
    };
    const showAnswer = (value: readonly number[]) => (kind === "mixed" ? maths(texMixed(value)) : showFraction(value));
    const explanation = say(
      `Use the bottom number ${common}: ` +
        `${maths(`\\frac{${left}}{${common}} ${symbol} \\frac{${other}}{${common}} = \\frac{${left + sign * other}}{${common}}`)}. ` +
        `The answer is ${showAnswer(right)}.`,
      "通分（公分母 " +
        `${common}）：${maths(`\\frac{${left}}{${common}} ${symbol} \\frac{${other}}{${common}} = \\frac{${left + sign * other}}{${common}}`)}。` +
        `结果是 ${showAnswer(right)}。`,
    );
    const shared = {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      explanation,
      features: { steps: kind === "like" ? 1 : 3, fraction: true },
      holds: (value: readonly number[]) => Math.abs(worth(value) - sign * (b / bottomB) - a / bottomA) < 1e-9,
    };
    return { ...shared, ask: { type: "single_choice", right, wrong, show: showAnswer, worth } };
  },
});

/** Typed answers: a fraction such as 3/4 or its decimal. */
export const fractionEntry = defineModel<{ divide: boolean }>({
  name: "multiply-fractions-entry",
  area: "number",
  skill: "fractionCalculation",
  settings: { 210: { divide: false }, 220: { divide: true } },
  generate(draw, { divide }) {
    const [b, d] = [draw.pick([2, 4, 5, 8]), draw.pick([2, 4, 5, 10])];
    const [a, c] = [draw.int(1, b - 1), draw.int(1, d - 1)];
    if (gcd(a, b) > 1 || gcd(c, d) > 1 || (a === c && b === d)) return undefined;
    const right = divide ? fraction(a * d, b * c) : fraction(a * c, b * d);
    if (1000 % right[1] !== 0) return undefined;
    const value = right[0] / right[1];
    const latex = `\\frac{${a}}{${b}} ${divide ? "\\div" : "\\times"} \\frac{${c}}{${d}}`;
    const working = divide
      ? `\\frac{${a}}{${b}} \\times \\frac{${d}}{${c}} = ${texFraction(right)}`
      : `\\frac{${a} \\times ${c}}{${b} \\times ${d}} = ${texFraction(right)}`;
    return {
      stem: say(
        `Work out ${maths(latex)}. You may type a fraction such as 3/4 or a decimal.`,
        `计算 ${maths(latex)}。可以输入分数（如 3/4）或小数。`,
      ),
      ask: { type: "numeric_entry", right: value, accepted: slashed(right) },
      explanation: divide
        ? say(
            `Dividing by a fraction is multiplying by its reciprocal: ${maths(working)}. As a decimal it is ` +
              `${num(value)}.`,
            `除以一个分数等于乘它的倒数：${maths(working)}，化成小数是 ${num(value)}。`,
          )
        : say(
            `Multiply the tops and multiply the bottoms: ${maths(working)}. As a decimal it is ${num(value)}.`,
            `分子乘分子，分母乘分母：${maths(working)}，化成小数是 ${num(value)}。`,
          ),
      features: { steps: 2, fraction: true },
      holds: (entry: number) => Math.abs(divide ? entry * (c / d) - a / b : entry / (c / d) - a / b) < 1e-9,
    };
  },
});

export const fractionOfAmount = defineModel<{ reverse: boolean }>({
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
    const f = plain([n, d]);
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
