import { range } from "../../engine/algebra";
import { inRows, rowSizes, joinSentences } from "../../engine/figures/descriptions";
import { dotRows } from "../../engine/figures/objects";
import { numberLineFigure } from "../../engine/figures/plane";
import { defineMathsModel } from "../../engine/model";
import { count, num, say, type Words } from "../../engine/words";

export const countDots = defineMathsModel<{ low: number; high: number }>({
  name: "count-dots",
  area: "number",
  skill: "counting",
  settings: { 150: { low: 5, high: 10 }, 160: { low: 11, high: 20 } },
  generate(draw, { low, high }, level) {
    const right = draw.int(low, high);
    const perRow = draw.pick(level === 150 ? [4, 5] : [6, 7, 8, 9]);
    const rest = right % perRow;
    const rows = Math.floor(right / perRow);
    if (rest === 0) return undefined;
    return {
      stem: say("How many dots are there?", "图中有多少个圆点？"),
      figure: dotRows(right, perRow, joinSentences(...inRows(rowSizes(right, perRow), say("dot", "圆点")))),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          missesOne: right - 1,
          countsOneTwice: right + 1,
          takesTheLastRowAsFull: (rows + 1) * perRow,
          leavesOutTheLastRow: rows * perRow,
          countsOnlyTheFirstRow: perRow,
        },
        show: num,
      },
      explanation: say(
        `${rows === 1 ? "There is 1 full row" : `There are ${rows} full rows`} of ${perRow} and ${rest} ` +
          `more. Counting them all gives ${right}.`,
        `有 ${rows} 行，每行 ${perRow} 个，另外还有 ${rest} 个，一共 ${right} 个。`,
      ),
      features: { steps: 1, large: right > 14 },
      holds: (value: number) => value - rest === rows * perRow,
    };
  },
});

export const numberNeighbours = defineMathsModel<{ low: number; high: number; by: number }>({
  name: "number-neighbours",
  area: "number",
  skill: "counting",
  settings: {
    150: { low: 6, high: 19, by: 1 },
    160: { low: 29, high: 99, by: 1 },
    170: { low: 110, high: 590, by: 10 },
  },
  generate(draw, { low, high, by }) {
    const n = by === 1 ? draw.int(low, high) : draw.int(low / 10, high / 10) * 10 + draw.int(1, 9);
    const after = draw.pick([true, false]);
    const right = after ? n + by : n - by;
    const words =
      by === 1
        ? say(
            after
              ? `Which number comes just after ${num(n)} when you count?`
              : `Which number comes just before ${num(n)} when you count?`,
            after ? `数数时，${num(n)} 后面的一个数是多少？` : `数数时，${num(n)} 前面的一个数是多少？`,
          )
        : say(
            after ? `Which number is 10 more than ${num(n)}?` : `Which number is 10 less than ${num(n)}?`,
            after ? `比 ${num(n)} 大 10 的数是多少？` : `比 ${num(n)} 小 10 的数是多少？`,
          );
    return {
      stem: words,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesTheWrongWay: after ? n - by : n + by,
          goesTwoSteps: after ? n + 2 * by : n - 2 * by,
          changesTheWrongDigit: after ? n + by * 10 : n - by * 10,
          changesTheOnes: after ? n + 1 : n - 1,
          repeatsTheNumber: n,
        },
        show: num,
      },
      explanation: say(
        `${after ? "Going up" : "Going down"} by ${by} from ${num(n)} gives ${num(right)}.`,
        by === 1
          ? `从 ${num(n)} 往${after ? "后" : "前"}数一个数，是 ${num(right)}。`
          : `${num(n)} ${after ? "加" : "减"} 10 得 ${num(right)}。`,
      ),
      features: { steps: 1, large: n > 60 },
      holds: (value: number) => (after ? value - by === n : value + by === n),
    };
  },
});

/** Describes the place of P, counted in marks from the number before it. */
const placeDescription = (at: number, step: number, labelled: readonly number[]): Words[] => {
  const before = labelled.filter((value) => value < at).at(-1) ?? 0;
  const next = labelled.find((value) => value > at) ?? 0;
  const [steps, between] = [Math.round((at - before) / step), Math.round((next - before) / step)];
  return [
    say(
      `From ${num(before)} to ${num(next)} there are ${between} equal steps`,
      `从 ${num(before)} 到 ${num(next)} 平均分成 ${between} 小格`,
    ),
    say(
      `The arrow P points ${count(steps, "step")} to the right of ${num(before)}`,
      `箭头 P 指在 ${num(before)} 右边第 ${steps} 小格处`,
    ),
  ];
};

export const readNumberLine = defineMathsModel<{ from: number; to: number; step: number; label: number }>({
  name: "read-number-line",
  area: "number",
  skill: "numberLine",
  settings: {
    150: { from: 0, to: 10, step: 1, label: 5 },
    160: { from: 0, to: 20, step: 1, label: 10 },
    170: { from: 0, to: 100, step: 10, label: 50 },
    180: { from: 200, to: 300, step: 5, label: 50 },
    190: { from: 0, to: 1000, step: 50, label: 500 },
    200: { from: 2, to: 3, step: 0.1, label: 0.5 },
    210: { from: -3, to: 1, step: 0.25, label: 1 },
  },
  generate(draw, { from, to, step, label }, level) {
    const ticks = Math.round((to - from) / step);
    const place = draw.int(1, ticks - 1);
    const right = from + place * step;
    const labelled = range(0, Math.round((to - from) / label)).map((k) => from + k * label);
    if (labelled.some((value) => Math.abs(value - right) < 1e-9)) return undefined;
    return {
      stem: say("Which number is at P on the number line?", "数轴上 P 点表示的数是多少？"),
      figure: numberLineFigure(
        { from, to, step, labelled, mark: { at: right, name: "P" } },
        joinSentences(
          say(
            `A number line with the numbers ${labelled.map(num).join(", ")}`,
            `数轴上标着 ${labelled.map(num).join("，")}`,
          ),
          ...placeDescription(right, step, labelled),
        ),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsTheStartTick: right + step,
          countsOneTickTooFew: right - step,
          countsFromTheWrongSide: to + from - right,
          readsTicksAsOnes: from + place,
          countsTwoTicksTooFew: right - 2 * step,
          countsTwoTicksTooMany: right + 2 * step,
        },
        show: num,
      },
      explanation: say(
        `Each small step is ${num(step)}. Counting ${place} ${place === 1 ? "step" : "steps"} from ` +
          `${num(from)} gives ${num(right)}.`,
        `每一小格是 ${num(step)}。从 ${num(from)} 起数 ${place} 小格，得到 ${num(right)}。`,
      ),
      features: { steps: step === 1 ? 1 : 2, fraction: level >= 200, negative: right < 0 },
      holds: (value: number) => Math.abs((value - from) / (to - from) - place / ticks) < 1e-9,
    };
  },
});

export const greatestOrSmallest = defineMathsModel<{ digits: 1 | 2 | 3 | 4 | "decimal" | "negative" }>({
  name: "greatest-or-smallest",
  area: "number",
  skill: "comparingNumbers",
  settings: {
    150: { digits: 1 },
    160: { digits: 2 },
    170: { digits: 3 },
    180: { digits: 4 },
    200: { digits: "decimal" },
    210: { digits: "negative" },
  },
  generate(draw, { digits }) {
    const [a, b, c] = [draw.int(2, 9), draw.int(1, 9), draw.int(1, 9)];
    if (new Set([a, b, c]).size < 3) return undefined;
    const lists: Readonly<Record<string, readonly number[]>> = {
      1: draw.some(4, range(1, 20)),
      2: [10 * a + b, 10 * b + a, 10 * a + c, 10 * c + b],
      3: [100 * a + 10 * b + c, 100 * a + 10 * c + b, 100 * b + 10 * a + c, 100 * c + 10 * b + a],
      4: [1000 * a + 100 * b + c, 1000 * a + 10 * b + c, 1000 * a + 100 * c + b, 1000 * a + 10 * c + b],
      decimal: [a + b / 10, a + b / 100, a + c / 10, a + b / 10 + c / 100],
      negative: [-a - b / 10, -a - c / 10, -a + c / 10, -b],
    };
    const values = lists[String(digits)] ?? [];
    const wantsMost = draw.pick([true, false]);
    const ordered = values.toSorted((x, y) => (wantsMost ? y - x : x - y));
    const [right = 0, second = 0, third = 0, fourth = 0] = ordered;
    const list = draw.shuffled(ordered).map(num);
    return {
      stem: wantsMost
        ? say(`Which of these numbers is the greatest?\n${list.join(", ")}`, `下面哪个数最大？\n${list.join("，")}`)
        : say(`Which of these numbers is the smallest?\n${list.join(", ")}`, `下面哪个数最小？\n${list.join("，")}`),
      ask: {
        type: "single_choice",
        right,
        wrong: { looksOnlyAtLaterDigits: second, looksOnlyAtTheLastDigit: third, turnsTheQuestionRound: fourth },
        show: num,
      },
      explanation: wantsMost
        ? say(
            `From greatest to smallest: ${ordered.map(num).join(", ")}. The greatest is ${num(right)}.`,
            `从大到小排列：${ordered.map(num).join("，")}。最大的是 ${num(right)}。`,
          )
        : say(
            `From smallest to greatest: ${ordered.map(num).join(", ")}. The smallest is ${num(right)}.`,
            `从小到大排列：${ordered.map(num).join("，")}。最小的是 ${num(right)}。`,
          ),
      features: { steps: 1, negative: digits === "negative", close: digits !== 1 },
      holds: (value: number) => value === (wantsMost ? Math.max(...values) : Math.min(...values)),
    };
  },
});
