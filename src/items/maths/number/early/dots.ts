import { range } from "../../../engine/algebra";
import { byRow, inRows, joinedWords, rowSizes, joinSentences } from "../../../engine/figures/descriptions";
import { circle, colours, figure } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

const blue = { fill: colours.blue } as const;
const white = { fill: colours.paper } as const;

/** Two kinds of dots, in two rows or mixed: how many more of one kind. */
export const howManyMoreDots = defineMathsModel<{ low: number; high: number; mixed: boolean }>({
  name: "how-many-more-dots",
  area: "number",
  skill: "comparingNumbers",
  settings: { 150: { low: 2, high: 8, mixed: false }, 160: { low: 4, high: 11, mixed: true } },
  generate(draw, { low, high, mixed }) {
    const [more, fewer] = [draw.int(low, high), draw.int(low, high)];
    const right = more - fewer;
    if (right < 2) return undefined;
    const asksBlue = draw.pick([true, false]);
    const isBlue = range(1, more + fewer).map((k) => (k <= more ? asksBlue : !asksBlue));
    const order = mixed ? draw.shuffled(isBlue) : isBlue;
    const perRow = 6;
    const placeOf = (k: number): readonly [number, number] =>
      mixed
        ? [22 + (k % perRow) * 36, 22 + Math.floor(k / perRow) * 34]
        : k < more
          ? [22 + k * 32, 22]
          : [22 + (k - more) * 32, 58];
    const names = asksBlue ? (["blue", "white", "蓝", "白"] as const) : (["white", "blue", "白", "蓝"] as const);
    return {
      stem: say(
        `How many more ${names[0]} dots than ${names[1]} dots are there?`,
        `${names[2]}色圆点比${names[3]}色圆点多几个？`,
      ),
      figure: figure(
        mixed ? perRow * 36 + 8 : more * 32 + 12,
        mixed ? Math.ceil((more + fewer) / perRow) * 34 + 10 : 80,
        joinSentences(
          ...(mixed
            ? byRow(
                rowSizes(more + fewer, perRow).map((size, row) =>
                  joinedWords(
                    order
                      .slice(row * perRow, row * perRow + size)
                      .map((filled) => (filled ? say("blue", "蓝") : say("white", "白"))),
                  ),
                ),
              )
            : inRows([more, fewer], say(`${names[0]} dot`, `${names[2]}圆点`)).map((row, k) =>
                k === 0 ? row : say(row.en.replace(names[0], names[1]), row.zh.replace(names[2], names[3])),
              )),
        ),
        () => order.map((filled, k) => circle(placeOf(k), 11, filled ? blue : white)),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheLargerGroup: more,
          countsTheSmallerGroup: fewer,
          slipsByOne: right + 1,
          slipsBack: right - 1,
          countsAllDots: more + fewer,
        },
        show: num,
      },
      explanation: say(
        `There are ${more} ${names[0]} dots and ${fewer} ${names[1]} dots: ${maths(`${more} - ${fewer} = ${right}`)}.`,
        `${names[2]}色的有 ${more} 个，${names[3]}色的有 ${fewer} 个：${maths(`${more} - ${fewer} = ${right}`)}。`,
      ),
      features: { steps: 2, large: mixed },
      holds: (value: number) => fewer + value === more,
    };
  },
});

/** Dots shared out equally; at the highest level the question is about the dots left over. */
export const shareDots = defineMathsModel<{ children: readonly number[]; most: number; rest: boolean }>({
  name: "share-dots",
  area: "number",
  skill: "equalParts",
  settings: {
    150: { children: [2], most: 6, rest: false },
    160: { children: [3, 4], most: 5, rest: false },
    170: { children: [3, 4, 5], most: 5, rest: true },
  },
  generate(draw, { children, most, rest }) {
    const n = draw.pick(children);
    const each = draw.int(2, most);
    const left = rest ? draw.int(1, n - 1) : 0;
    const total = n * each + left;
    const right = rest ? left : each;
    if (each === n || each === left) return undefined;
    const perRow = 7;
    const worked = maths(left === 0 ? `${total} \\div ${n} = ${each}` : `${total} - ${n} \\times ${each} = ${left}`);
    return {
      stem: rest
        ? say(
            `${n} children share these dots, and each gets the same number, as many as possible. How many dots ` +
              "are left over?",
            `${n} 个小朋友平均分这些圆点，每人分到尽可能多的整数个。最后剩下几个？`,
          )
        : say(
            `${n} children share these dots equally. How many dots does each child get?`,
            `${n} 个小朋友平均分这些圆点。每人分到几个？`,
          ),
      figure: figure(
        Math.min(total, perRow) * 34 + 10,
        Math.ceil(total / perRow) * 34 + 10,
        joinSentences(...inRows(rowSizes(total, perRow), say("dot", "圆点"))),
        () =>
          range(0, total - 1).map((k) => circle([22 + (k % perRow) * 34, 22 + Math.floor(k / perRow) * 34], 11, blue)),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ...(rest ? { tellsWhatEachGets: each } : { countsAllDots: total }),
          countsTheChildren: n,
          takesOnePerChildAway: total - n,
          slipsByOne: right + 1,
          slipsBack: right - 1,
          slipsByTwo: right + 2,
        },
        show: num,
      },
      explanation: rest
        ? say(
            `There are ${total} dots. Each child gets ${each}, and ${worked} ${left === 1 ? "is" : "are"} left over.`,
            `一共有 ${total} 个圆点，每人分到 ${each} 个，剩下 ${worked} 个。`,
          )
        : say(`There are ${total} dots in all, and ${worked}.`, `一共有 ${total} 个圆点，${worked}。`),
      features: { steps: rest ? 3 : 2, large: total > 12 },
      holds: (value: number) => (rest ? (total - value) % n === 0 && value < n : value + value * (n - 1) === total),
    };
  },
});
