import { evaluate } from "./expression";
import {
  at,
  average,
  first,
  marked,
  near,
  numbersIn,
  numbersOn,
  scaleOf,
  total,
  upTo,
  valueOf,
  type Answer,
  type Seen,
  type Solver,
} from "./seen";

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);
const upright = (seen: Seen) =>
  scaleOf(
    marked(seen, "text").filter((mark) => mark.is("text-anchor") === "end" && isNumber(mark.text)),
    "y",
  );
const across = (seen: Seen) =>
  scaleOf(
    marked(seen, "text").filter((mark) => mark.is("text-anchor") === "middle" && isNumber(mark.text)),
    "x",
  );
const close =
  (value: number, reach: number) =>
  (option: string): boolean =>
    Math.abs(valueOf(option) - value) < reach;

/** The value of the bar or point above each name. */
const named = (seen: Seen): { name: string; value: number }[] => {
  const read = upright(seen);
  const names = marked(seen, "text").filter((mark) => mark.is("text-anchor") === "middle");
  const bars = marked(seen, "rect").map((bar) => ({ x: bar.at("x") + bar.at("width") / 2, value: read(bar.at("y")) }));
  const dots = marked(seen, "circle").map((dot) => ({ x: dot.at("cx"), value: read(dot.at("cy")) }));
  return [...bars, ...dots].map(({ x, value }) => ({
    name: at(
      names.toSorted((a, b) => Math.abs(a.at("x") - x) - Math.abs(b.at("x") - x)),
      0,
    ).text,
    value,
  }));
};

const bars: Solver = (seen) => {
  const list = named(seen);
  const question = at(seen.stem.split("\n"), 1);
  if (question.includes("in all")) return close(total(list.map(({ value }) => value)), 0.5);
  const met = list
    .filter(({ name }) => question.includes(name))
    .toSorted((a, b) => question.indexOf(a.name) - question.indexOf(b.name));
  return close(at(met, 0).value - (met.length > 1 ? at(met, 1).value : 0), 0.3);
};

const lines: Solver = (seen) => {
  const list = named(seen);
  if (seen.stem.includes("mean")) return close(average(list.map(({ value }) => value)), 0.2);
  const rises = list
    .slice(1)
    .map(({ name, value }, k) => ({ words: `from ${at(list, k).name} to ${name}`, rise: value - at(list, k).value }));
  const most = at(
    rises.toSorted((a, b) => b.rise - a.rise),
    0,
  );
  return (option) => option === most.words;
};

const medianOf = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b);
  return (at(sorted, Math.floor((list.length - 1) / 2)) + at(sorted, Math.floor(list.length / 2))) / 2;
};

const dots: Solver = (seen) => {
  const read = across(seen);
  const list = marked(seen, "circle").map((dot) => Math.round(read(dot.at("cx"))));
  const count = (value: number) => list.filter((other) => other === value).length;
  if (seen.stem.includes("range")) return Math.max(...list) - Math.min(...list);
  if (seen.stem.includes("median")) return medianOf(list);
  return seen.stem.includes("mean")
    ? average(list)
    : at(
        list.toSorted((a, b) => count(b) - count(a)),
        0,
      );
};

const box: Solver = (seen) => {
  const read = across(seen);
  const drawn = at(marked(seen, "rect"), 0);
  const [lower, upper] = [read(drawn.at("x")), read(drawn.at("x") + drawn.at("width"))];
  if (seen.stem.includes("interquartile range of")) return close(upper - lower, 0.6);
  if (seen.stem.includes("outlier")) return close(upper + 1.5 * (upper - lower), 0.9);
  const [students = 0, limit = 0] = seen.numbers;
  return Math.abs(limit - lower) < 0.5 ? students * 0.75 : Number.NaN;
};

const scatter: Solver = (seen) => {
  if (seen.formulas.length > 0) return evaluate(at(first(seen).split("="), 1), { x: at(seen.numbers, -1) });
  const points = marked(seen, "circle").map((dot) => [dot.at("cx"), -dot.at("cy")] as const);
  const [x, y] = [average(points.map((point) => point[0])), average(points.map((point) => point[1]))];
  const together = total(points.map((point) => (point[0] - x) * (point[1] - y)));
  return (option) => option === `a ${together > 0 ? "positive" : "negative"} association`;
};

const chance: Solver = (seen) => {
  if (seen.stem.includes("spinner")) {
    const [limit = 0] = seen.numbers;
    const list = numbersOn(seen);
    return list.filter((value) => value > limit).length / list.length;
  }
  const [red = 0, blue = 0, green = 0] = seen.numbers;
  return (seen.stem.includes("not green") ? red + blue : red) / (red + blue + green);
};

/** All ways to take balls one after the other, as lists of colours. */
const hands = (red: number, blue: number, size: number): ("red" | "blue")[][] => {
  const balls = [...upTo(1, red).map(() => "red" as const), ...upTo(1, blue).map(() => "blue" as const)];
  const from = (left: readonly ("red" | "blue")[], count: number): ("red" | "blue")[][] =>
    count === 0
      ? [[]]
      : left.flatMap((ball, k) => from(left.toSpliced(k, 1), count - 1).map((rest) => [ball, ...rest]));
  return from(balls, size);
};
const compound: Solver = ({ stem, numbers: [a = 0, b = 0] }) => {
  const share = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length / list.length;
  if (stem.includes("dice")) {
    const sums = upTo(1, 6).flatMap((x) => upTo(1, 6).map((y) => x + y));
    return share(sums, (sum) => (stem.includes("at least") ? sum >= a : sum === a));
  }
  const all = hands(a, b, stem.includes("Three") ? 3 : 2);
  if (stem.includes("different")) return share(all, ([one, other]) => one !== other);
  if (stem.includes("Three")) return share(all, (hand) => hand.includes("red"));
  const given = all.filter((hand) => (stem.includes("at least one") ? hand.includes("red") : hand[0] === "red"));
  return share(given, (hand) => !hand.includes("blue"));
};

const ordersOf = (size: number): number[][] =>
  size === 0 ? [[]] : ordersOf(size - 1).flatMap((order) => upTo(0, size - 1).map((k) => order.toSpliced(k, 0, size)));
const teams = (from: number, size: number): number[][] =>
  size === 0 ? [[]] : upTo(size, from).flatMap((last) => teams(last - 1, size - 1).map((team) => [...team, last]));
const ways: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0, d = 0] }) => {
  if (stem.includes("menu")) return a * b * c;
  if (stem.includes("contest")) return a * (a - 1) * (stem.includes("third") ? a - 2 : 1);
  if (stem.includes("team")) return teams(b, a).length;
  if (stem.includes("committee")) return teams(b + c, a).filter((team) => team.filter((k) => k > b).length >= d).length;
  const isTogether = (order: readonly number[]) => Math.abs(order.indexOf(1) - order.indexOf(2)) === 1;
  return ordersOf(a).filter((order) => isTogether(order) !== stem.includes("do not want")).length;
};

const table: Solver = ({ stem, numbers: [all = 0, boys = 0, girls = 0, otherBoys = 0] }) =>
  stem.includes("A boy is") ? boys / (boys + otherBoys) : (boys + girls) / all;

const expected: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0, d = 0] }) => {
  if (stem.includes("ticket")) return (a * b + c * d) / 100;
  if (stem.includes("variance")) return b * a * (1 - a);
  const tosses = upTo(0, 2 ** a - 1).map((k) => k.toString(2).replaceAll("0", "").length);
  return tosses.filter((heads) => heads === b).length / 2 ** a;
};

const lengths: Solver = (seen) => {
  const letters = marked(seen, "text");
  const sorted = marked(seen, "rect").toSorted((a, b) => a.at("width") - b.at("width"));
  const fromEnd = seen.stem.includes("second") ? 1 : 0;
  const bar = at(sorted, seen.stem.includes("longest") ? -1 - fromEnd : fromEnd);
  const middle = bar.at("y") + bar.at("height") / 2;
  const letter = at(
    letters.toSorted((a, b) => Math.abs(a.at("y") - middle) - Math.abs(b.at("y") - middle)),
    0,
  ).text;
  return (option) => option === letter;
};
const ruler: Solver = (seen) => {
  const read = across(seen);
  const bar = at(marked(seen, "rect"), 0);
  return close(read(bar.at("x") + bar.at("width")) - read(bar.at("x")), 0.1);
};

const inGrams: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1_000_000,
  mL: 1,
  L: 1000,
  "cm³": 1,
  "m³": 1_000_000,
};
const unitSize = (unit: string): number =>
  unit.endsWith("²") ? (inGrams[unit.slice(0, -1)] ?? 0) ** 2 : (inGrams[unit] ?? 0);
const convert: Solver = ({ stem }) => {
  const [, amount = "", from = "", to = ""] = /Convert ([\d.]+) (\S+) to (\S+)\./.exec(stem) ?? [];
  return (Number(amount) * unitSize(from)) / unitSize(to);
};

const mean: Solver = ({ stem, numbers }) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (stem.includes("these numbers")) return average(numbers);
  if (stem.includes("last one")) return a * b - total(numbers.slice(3));
  return stem.includes("How many boys")
    ? at(
        upTo(0, a).filter((boys) => near(boys * c + (a - boys) * d, a * b)),
        0,
      )
    : (a * b + c * d) / (a + c);
};

const variance = (list: readonly number[]): number => average(list.map((value) => (value - average(list)) ** 2));
const spread: Solver = ({ stem, numbers, options }) => {
  const [, b = 0, c = 0] = numbers;
  if (stem.includes("Four sets")) {
    const most = Math.max(...options.map((option) => variance(numbersIn(option))));
    return (option) => variance(numbersIn(option)) === most;
  }
  if (stem.includes("variance")) return variance(numbers);
  if (stem.includes("multiplied")) return b * c;
  const [middle = 0, deviation = 0, one = 0, two = 0] = numbers;
  const half = (value: number) =>
    Math.sign(value - middle) * ([0, one / 2, two / 2][Math.abs(value - middle) / deviation] ?? Number.NaN);
  return half(at(numbers, -1)) - half(at(numbers, -2));
};

const clock: Solver = (seen) => {
  const turn = (width: string): number => {
    const hand = at(
      marked(seen, "line").filter((mark) => mark.is("stroke-width") === width && mark.at("x1") === 100),
      0,
    );
    return ((Math.atan2(hand.at("x2") - 100, 100 - hand.at("y2")) * 180) / Math.PI + 360) % 360;
  };
  const minute = Math.round(turn("3") / 6) % 60;
  const hour = Math.round((turn("5") - minute / 2) / 30 + 12) % 12;
  return (option) => valueOf(option) % 720 === hour * 60 + minute;
};
const elapsed: Solver = ({ stem }) => {
  const [start = 0, end = 0] = (stem.match(/\d+:\d\d/g) ?? []).map(valueOf);
  if (stem.includes("How long")) return end - start;
  const [, hours = "0", minutes = "0"] = /lasts (?:(\d+) h )?(\d+) min/.exec(stem) ?? [];
  const span = Number(hours) * 60 + Number(minutes);
  return stem.includes("When does it end") ? start + span : start - span;
};
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const weekday: Solver = ({ stem, numbers: [days = 0] }) => {
  const shift = stem.includes("tomorrow")
    ? 1
    : stem.includes("yesterday")
      ? -1
      : stem.includes("two days ago")
        ? -2
        : days;
  const today = week.findIndex((day) => stem.startsWith(`Today is ${day}`));
  return (option) => option === week[(((today + shift) % 7) + 7) % 7];
};
const speed: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0, d = 0] }): Answer => {
  if (stem.includes("How far")) return a * b;
  return stem.includes("drives") ? (a * b + c * d) / (a + c) : 2 / (1 / a + 1 / b);
};

export const measurement: Readonly<Record<string, Solver>> = {
  "read-bar-chart": bars,
  "read-line-chart": lines,
  "read-dot-plot": dots,
  "read-box-plot": box,
  "scatter-plot": scatter,
  "simple-probability": chance,
  "compound-probability": compound,
  "count-ways": ways,
  "two-way-table": table,
  "expected-value": expected,
  "compare-lengths": lengths,
  "measure-with-ruler": ruler,
  "count-coins": (seen) => total(numbersOn(seen)),
  "change-from-note": ({ numbers }) => at(numbers, -1) - total(numbers.slice(0, -1)),
  "convert-units": convert,
  "balance-scales": ({ stem, numbers: [a = 0, b = 0, c = 0] }) => (stem.includes("toy") ? a * b : (b - c) / a),
  mean,
  median: ({ numbers }) => medianOf(numbers),
  "standard-deviation": spread,
  "read-clock": clock,
  "elapsed-time": elapsed,
  "days-of-the-week": weekday,
  speed,
};
