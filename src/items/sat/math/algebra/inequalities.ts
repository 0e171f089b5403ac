import { table } from "../../../engine/figures/table";
import { maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const pair = ([x = 0, y = 0]: readonly number[]): string => maths(`(${tex(x)}, ${tex(y)})`);

export const inequalityStory = defineSatMathModel({
  name: "sat-inequality-story",
  domain: "algebra",
  skill: "linearInequalities",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b, least] = [draw.int(6, 11), draw.int(12, 18), draw.int(15, 40) * 10];
      const earns = draw.pick([true, false]);
      const forms: Readonly<Record<string, string>> = {
        least: `${a}x + ${b}y \\ge ${least}`,
        most: `${a}x + ${b}y \\le ${least}`,
        leastSwapped: `${b}x + ${a}y \\ge ${least}`,
        mostSwapped: `${b}x + ${a}y \\le ${least}`,
      };
      const [right, turned] = earns ? (["least", "most"] as const) : (["most", "least"] as const);
      return {
        stem: earns
          ? `Dana earns $${a} an hour for tutoring and $${b} an hour for translating. She wants to earn at least ` +
            `$${least} this month with ${maths("x")} hours of tutoring and ${maths("y")} hours of translating. Which ` +
            "inequality represents this goal?"
          : `A van may carry at most ${least} kilograms. It is loaded with ${maths("x")} boxes of ${a} ` +
            `kilograms each ` +
            `and ${maths("y")} boxes of ${b} kilograms each. Which inequality represents this condition?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            turnsTheSign: turned,
            swapsTheRates: `${right}Swapped`,
            turnsTheSignAndSwaps: `${turned}Swapped`,
          },
          show: (value: string) => maths(forms[value] ?? value),
        },
        explanation: say(
          `The total is ${maths(`${a}x + ${b}y`)}, and it must be ${earns ? "at least" : "at most"} ${least}: ` +
            `${maths(forms[right] ?? "")}.`,
          `总和是 ${maths(`${a}x + ${b}y`)}，它应${earns ? "不少于" : "不多于"} ${least}：` +
            `${maths(forms[right] ?? "")}。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: string) => {
          const [p, q] = value.endsWith("Swapped") ? [b, a] : [a, b];
          const isIn = (x: number, y: number) =>
            (value.startsWith("least") ? p * x + q * y - least : least - p * x - q * y) > -1e-9;
          const large = least / a + 1;
          return isIn(large, large) === earns && isIn(least / a, 0) && isIn(0, least / b);
        },
      };
    },
    medium: (draw) => {
      const [fee, each, budget] = [draw.int(15, 45), draw.int(6, 14), draw.int(14, 30) * 10];
      const right = Math.floor((budget - fee) / each);
      if ((budget - fee) % each === 0) return undefined;
      return {
        stem:
          `A club rents a hall for a fixed fee of $${fee} and pays $${each} for the meal of each guest. The club can ` +
          `spend at most $${budget}. What is the greatest number of guests that the club can invite?`,
        ask: entry(right),
        explanation: say(
          `${maths(`${fee} + ${each}n \\le ${budget}`)}, so ${maths(`${each}n \\le ${budget - fee}`)}. ` +
            `${right} guests cost ${maths(`${fee} + ${each} \\times ${right} = ${fee + each * right}`)} dollars; one ` +
            "more is too many.",
          `${maths(`${fee} + ${each}n \\le ${budget}`)}，即 ${maths(`${each}n \\le ${budget - fee}`)}。` +
            `${right} 位客人共 ${maths(`${fee} + ${each} \\times ${right} = ${fee + each * right}`)} 元，` +
            `再多一位就超出了。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => fee + each * value <= budget && fee + each * (value + 1) > budget,
      };
    },
  },
});

export const inequalityPoints = defineSatMathModel({
  name: "sat-inequality-points",
  domain: "algebra",
  skill: "linearInequalities",
  discrimination: 1.4,
  kinds: {
    easy: (draw) => {
      const [m, b, edge] = [draw.int(3, 7), draw.int(2, 15), draw.int(3, 9)];
      const limit = m * edge + b;
      const values = [edge - 2, edge - 1];
      const right = edge + draw.int(1, 3);
      return {
        stem: `Which value of ${maths("x")} satisfies the inequality ${maths(`${m}x + ${b} \\gt ${limit}`)}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheEquation: edge,
            turnsTheSign: values[0] ?? 0,
            slipsTooLow: values[1] ?? 0,
            slipsBelow: edge - 3,
          },
          show: num,
        },
        explanation: say(
          `Subtract ${b} and divide by ${m}: ${maths(`x \\gt ${edge}`)}. Of the values offered, only ${right} is ` +
            `greater than ${edge}.`,
          `两边减去 ${b} 再除以 ${m}：${maths(`x \\gt ${edge}`)}。选项中只有 ${right} 大于 ${edge}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => (value - edge) * m > 0,
      };
    },
    medium: (draw) => {
      const [m, c, n, d] = [draw.int(1, 3), draw.int(-4, 2), -draw.int(1, 3), draw.int(3, 9)];
      const isIn = ([x = 0, y = 0]: readonly number[]) => [y > m * x + c, y < n * x + d] as const;
      const all = Array.from({ length: 81 }, (_, k) => [(k % 9) - 4, Math.floor(k / 9) - 3]);
      const those = (above: boolean, below: boolean) =>
        all.filter((point) => isIn(point)[0] === above && isIn(point)[1] === below);
      const [good, notBelow, notAbove, neither] = [
        those(true, true),
        those(true, false),
        those(false, true),
        those(false, false),
      ];
      if ([good, notBelow, notAbove, neither].some((list) => list.length < 2) || c === 0) return undefined;
      const [first = [], second = []] = draw.some(2, notAbove);
      const right = draw.pick(good);
      return {
        stem:
          `${maths(`y \\gt ${m === 1 ? "" : m}x ${signed(c)}`)}\n` +
          `${maths(`y \\lt ${n === -1 ? "-" : n}x + ${d}`)}\n` +
          `Which point ${maths("(x, y)")} is a solution to the given system of inequalities in the ` +
          `${maths("xy")}-plane?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            checksOnlyTheFirst: draw.pick(notBelow),
            checksOnlyTheSecond: first,
            turnsBothSigns: draw.pick(neither),
            alsoChecksOnlyTheSecond: second,
          },
          show: pair,
          unordered: true,
        },
        explanation: say(
          `Put each pair into both inequalities: only ${pair(right)} makes both ` +
            `${maths(`y \\gt ${m === 1 ? "" : m}x ${signed(c)}`)} and ` +
            `${maths(`y \\lt ${n === -1 ? "-" : n}x + ${d}`)} true.`,
          `把每个点代入两个不等式：只有 ${pair(right)} 同时满足 ` +
            `${maths(`y \\gt ${m === 1 ? "" : m}x ${signed(c)}`)} 和 ` +
            `${maths(`y \\lt ${n === -1 ? "-" : n}x + ${d}`)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: ([x = 0, y = 0]: readonly number[]) => y - m * x - c > 0 && n * x + d - y > 0,
      };
    },
    hard: (draw) => {
      const [m, c] = [draw.int(2, 5), draw.pick([-1, 1]) * draw.int(3, 12)];
      const start = draw.int(-3, 3);
      const step = draw.int(2, 4);
      const xs = [start, start + step, start + 2 * step];
      const line = (x: number) => m * x + c;
      const kinds: Readonly<Record<string, readonly number[]>> = {
        right: [-draw.int(1, 4), -draw.int(1, 6), -draw.int(2, 7)],
        onTheLine: [0, 0, 0],
        firstOnly: [-draw.int(1, 4), draw.int(1, 4), -1],
        above: [draw.int(1, 4), draw.int(1, 6), draw.int(2, 7)],
        lastFails: [-draw.int(1, 3), -draw.int(1, 4), draw.int(1, 3)],
      };
      const columns = (kind: string) => xs.map((x, k) => line(x) + (kinds[kind]?.[k] ?? 0));
      const show = (kind: string) =>
        table(
          [maths("x"), maths("y")],
          columns(kind).map((y, k) => [num(xs[k] ?? 0), num(y)]),
        );
      return {
        stem:
          `${maths(`y \\lt ${m}x ${signed(c)}`)}\nFor which of the following tables are all the values of ` +
          `${maths("x")} and their corresponding values of ${maths("y")} solutions to the given inequality?`,
        ask: {
          type: "single_choice",
          right: "right",
          wrong: {
            takesTheLineItself: "onTheLine",
            checksTheFirstRowOnly: "firstOnly",
            turnsTheSign: "above",
            skipsTheLastRow: "lastFails",
          },
          show,
        },
        explanation: say(
          `For ${maths(`x = ${tex(xs[0] ?? 0)}`)} the right side is ${maths(tex(line(xs[0] ?? 0)))}, then ` +
            `${maths(tex(line(xs[1] ?? 0)))} and ${maths(tex(line(xs[2] ?? 0)))}. In one table each value of ` +
            `${maths("y")} is less than these.`,
          `当 ${maths(`x = ${tex(xs[0] ?? 0)}`)} 时右边是 ${maths(tex(line(xs[0] ?? 0)))}，以后依次是 ` +
            `${maths(tex(line(xs[1] ?? 0)))} 和 ${maths(tex(line(xs[2] ?? 0)))}。只有一个表中的每个 ` +
            `${maths("y")} 都小于它们。`,
        ),
        features: { steps: 3, negative: true, close: true },
        holds: (kind: string) => columns(kind).every((y, k) => y < line(xs[k] ?? 0)),
      };
    },
  },
});

export const largestInRegion = defineSatMathModel({
  name: "sat-edge-of-a-region",
  domain: "algebra",
  skill: "linearInequalities",
  discrimination: 1.4,
  kinds: {
    hard: (draw) => {
      const [m, n] = [draw.int(1, 4), -draw.int(1, 4)];
      const [x, y] = [draw.int(2, 7), draw.int(3, 15)];
      const [c, d] = [y - m * x, y - n * x];
      if (c === 0 || d === 0) return undefined;
      const term = (k: number) => `${k === 1 ? "" : k === -1 ? "-" : tex(k)}x`;
      return {
        stem:
          `${maths(`y \\le ${term(m)} ${signed(c)}`)}\n${maths(`y \\le ${term(n)} ${signed(d)}`)}\n` +
          `In the ${maths("xy")}-plane, a point with coordinates ${maths("(a, b)")} lies in the solution set of the ` +
          `given system of inequalities. What is the greatest possible value of ${maths("b")}?`,
        ask: entry(y),
        explanation: say(
          `One edge rises and the other falls, so the highest point is where they meet: ` +
            `${maths(`${term(m)} ${signed(c)} = ${term(n)} ${signed(d)}`)}, ${maths(`x = ${x}`)}. There ` +
            `${maths(`b = ${y}`)}.`,
          `一条边界上升、另一条下降，最高点是它们的交点：` +
            `${maths(`${term(m)} ${signed(c)} = ${term(n)} ${signed(d)}`)}，` +
            `${maths(`x = ${x}`)}。此时 ${maths(`b = ${y}`)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: number) => {
          const top = Array.from({ length: 401 }, (_, k) => (k - 200) / 4).map((at) =>
            Math.min(m * at + c, n * at + d),
          );
          return Math.max(...top) === value;
        },
      };
    },
  },
});
