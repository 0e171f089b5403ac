import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";

/** A series with the term that follows it. */
interface Series {
  readonly terms: readonly number[];
  readonly rule: Words;
  /** The number of rules of the family that a student must combine. */
  readonly complexity: number;
}
export interface SeriesSize {
  /** The largest step. */
  readonly step: number;
  /** The largest first term. */
  readonly start: number;
}

const times = (count: number, value: (k: number) => number): number[] =>
  Array.from({ length: count }, (_, k) => value(k));
const run = (start: number, count: number, next: (value: number, k: number) => number): number[] => {
  const terms = [start];
  while (terms.length < count) terms.push(next(terms.at(-1) ?? 0, terms.length - 1));
  return terms;
};
const signed = (by: number): string => (by < 0 ? `− ${-by}` : `+ ${by}`);

const makers = {
  up: (draw: Draw, { step, start }: SeriesSize): Series => {
    const by = draw.int(2, step);
    const from = draw.int(1, start);
    return { terms: times(6, (k) => from + k * by), rule: say(`add ${by} each time`, `每次加 ${by}`), complexity: 1 };
  },
  down: (draw: Draw, { step, start }: SeriesSize): Series => {
    const by = draw.int(2, step);
    const from = 6 * by + draw.int(1, start);
    return {
      terms: times(6, (k) => from - k * by),
      rule: say(`subtract ${by} each time`, `每次减 ${by}`),
      complexity: 1.2,
    };
  },
  times: (draw: Draw, { step }: SeriesSize): Series => {
    const by = draw.pick(step > 8 ? [2, 3, 4] : [2, 2, 3]);
    const from = draw.int(1, by === 2 ? 7 : 4);
    return {
      terms: times(by === 2 ? 6 : 5, (k) => from * by ** k),
      rule: say(`multiply by ${by} each time`, `每次乘 ${by}`),
      complexity: 1.5,
    };
  },
  divide: (draw: Draw): Series => {
    const by = draw.pick([2, 3]);
    const from = draw.int(1, by === 2 ? 9 : 5);
    return {
      terms: times(5, (k) => from * by ** (4 - k)),
      rule: say(`divide by ${by} each time`, `每次除以 ${by}`),
      complexity: 1.8,
    };
  },
  growing: (draw: Draw, { step, start }: SeriesSize): Series => {
    const [by, more] = [draw.int(1, step), draw.int(1, Math.max(2, Math.floor(step / 3)))];
    return {
      terms: run(draw.int(1, start), 6, (value, k) => value + by + k * more),
      rule: say(
        `the step grows by ${more} each time: + ${by}, + ${by + more}, …`,
        `每次加的数比前一次多 ${more}：+ ${by}，+ ${by + more}，…`,
      ),
      complexity: 2,
    };
  },
  shrinking: (draw: Draw, { step, start }: SeriesSize): Series => {
    const [less, end] = [draw.int(1, Math.max(2, Math.floor(step / 4))), draw.int(1, 4)];
    const by = end + 4 * less;
    return {
      terms: run(draw.int(1, start), 6, (value, k) => value + by - k * less),
      rule: say(
        `the step gets ${less} smaller each time: + ${by}, + ${by - less}, …`,
        `每次加的数比前一次少 ${less}：+ ${by}，+ ${by - less}，…`,
      ),
      complexity: 2.2,
    };
  },
  squares: (draw: Draw): Series => {
    const [from, extra] = [draw.int(1, 5), draw.pick([0, 0, 1, -1, 2, 3])];
    return {
      terms: times(6, (k) => (from + k) ** 2 + extra),
      rule:
        extra === 0
          ? say(`square numbers from ${from} × ${from} on`, `从 ${from} × ${from} 开始的平方数`)
          : say(
              `square numbers from ${from} × ${from} on, each ${signed(extra)}`,
              `从 ${from} × ${from} 开始的平方数，每个 ${signed(extra)}`,
            ),
      complexity: extra === 0 ? 2 : 2.8,
    };
  },
  zigzag: (draw: Draw, { step, start }: SeriesSize): Series => {
    const up = draw.int(3, step);
    const down = draw.pick(times(Math.max(2, step - 2), (k) => k + 1).filter((by) => by !== up));
    const by = [up, draw.pick([down, -Math.min(down, up - 1)])] as const;
    const [one, other] = draw.shuffled([...by]);
    return {
      terms: run(draw.int(2, start) + step, 7, (value, k) => value + ((k % 2 === 0 ? one : other) ?? 0)),
      rule: say(
        `${signed(one ?? 0)} and ${signed(other ?? 0)} in turn`,
        `轮流 ${signed(one ?? 0)} 和 ${signed(other ?? 0)}`,
      ),
      complexity: 2,
    };
  },
  twoSeries: (draw: Draw, { step, start }: SeriesSize): Series => {
    const [a, b] = [draw.int(1, start), draw.int(1, start)];
    const [up, other] = [draw.int(2, step), draw.pick([-1, 1]) * draw.int(2, step)];
    const from = other < 0 ? b - 4 * other : b;
    return {
      terms: times(7, (k) => (k % 2 === 0 ? a + (k / 2) * up : from + ((k - 1) / 2) * other)),
      rule: say(
        `two series in turn: one ${signed(up)}, the other ${signed(other)}`,
        `两个数列交替：一个每次 ${signed(up)}，另一个每次 ${signed(other)}`,
      ),
      complexity: 2.5,
    };
  },
  sums: (draw: Draw, { step }: SeriesSize): Series => {
    const [a, b] = [draw.int(1, step), draw.int(1, step)];
    const terms = [a, b];
    while (terms.length < 7) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
    return { terms, rule: say("each number is the sum of the two before it", "每个数是前两个数的和"), complexity: 2.5 };
  },
  timesPlus: (draw: Draw): Series => {
    const [factor, extra] = [draw.pick([2, 2, 3]), draw.pick([-1, 1, 2, 3])];
    return {
      terms: run(draw.int(2, factor === 2 ? 6 : 4), factor === 2 ? 6 : 5, (value) => value * factor + extra),
      rule: say(`× ${factor}, then ${signed(extra)}, each time`, `每次先 × ${factor}，再 ${signed(extra)}`),
      complexity: 2.5,
    };
  },
  doublingSteps: (draw: Draw, { start }: SeriesSize): Series => {
    const by = draw.int(1, 5);
    return {
      terms: run(draw.int(1, start), 6, (value, k) => value + by * 2 ** k),
      rule: say(
        `the step doubles each time: + ${by}, + ${2 * by}, …`,
        `每次加的数是前一次的 2 倍：+ ${by}，+ ${2 * by}，…`,
      ),
      complexity: 3,
    };
  },
  plusTimes: (draw: Draw): Series => {
    const [plus, factor] = [draw.int(1, 6), 2];
    const isPlusFirst = draw.pick([true, false]);
    return {
      terms: run(draw.int(2, 6), 7, (value, k) => ((k % 2 === 0) === isPlusFirst ? value + plus : value * factor)),
      rule: isPlusFirst
        ? say(`+ ${plus} and × ${factor} in turn`, `轮流 + ${plus} 和 × ${factor}`)
        : say(`× ${factor} and + ${plus} in turn`, `轮流 × ${factor} 和 + ${plus}`),
      complexity: 3,
    };
  },
  mixed: (draw: Draw, { step, start }: SeriesSize): Series => {
    const [a, b, by] = [draw.int(1, 4), draw.int(1, start), draw.int(2, step)];
    return {
      terms: times(7, (k) => (k % 2 === 0 ? a * 2 ** (k / 2) : b + ((k - 1) / 2) * by)),
      rule: say(`two series in turn: one × 2, the other + ${by}`, `两个数列交替：一个每次 × 2，另一个每次 + ${by}`),
      complexity: 3.5,
    };
  },
} as const;

export type SeriesKind = keyof typeof makers;
export const seriesDrawn = (draw: Draw, kind: SeriesKind, size: SeriesSize): Series => makers[kind](draw, size);
