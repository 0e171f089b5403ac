import { pictures } from "../../../../src/items/mini/pictures/lexicon";
import { listed, listsIn, numberIn, type EarSolver } from "./hear";

const kindOf = (word: string): string => pictures.find((entry) => entry.word === word)?.kind ?? "";

/** The time that a description of the two hands gives, in minutes. */
const timeIn = (told: string): number => {
  const [, past = "0", at = ""] = /long hand (?:points at|stands (\d) small marks? past) (\d+)/.exec(told) ?? [];
  const minute = ((Number(at) % 12) * 5 + Number(past)) % 60;
  const [, hour = "", from = ""] = /short hand (?:points at (\d+)|stands between (\d+))/.exec(told) ?? [];
  const isWhole = hour !== "";
  return isWhole === (minute === 0) ? Number(isWhole ? hour : from) * 60 + minute : Number.NaN;
};
const shown = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")}`;
const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const spans: Readonly<Record<string, number>> = {
  "half an hour": 30,
  "one hour and a half": 90,
  "one hour": 60,
  "two hours": 120,
};

const shapes: readonly (readonly [name: string, look: RegExp, sides: number])[] = [
  ["circle", /equally round/, 0],
  ["oval", /longer than it is high/, 0],
  ["star", /[Ll]ong points/, 0],
  ["triangle", /run/, 3],
  ["square", /All sides are equally long, all corners are square/, 4],
  ["rectangle", /Long sides and short sides in turn, all corners are square/, 4],
  ["rhombus", /the corners are not square/, 4],
  ["trapezoid", /lean together/, 4],
  ["pentagon", /run/, 5],
  ["hexagon", /run/, 6],
  ["octagon", /run/, 8],
];
const sidesIn = (told: string): number => /sides run ([^.]*)/.exec(told)?.[1]?.split(", ").length ?? 0;
const shapeIn = (told: string): string =>
  shapes
    .filter(([, look, sides]) => look.test(told) && sidesIn(told) === sides)
    .map(([name]) => name)
    .join();

const solids: readonly (readonly [asked: RegExp, look: RegExp])[] = [
  [/sphere|ball|no flat side/, /round from every side/],
  [/cube|box|six flat/, /square faces: in front, behind/],
  [/cone|party hat|a point and can roll/, /round flat face below.* tip/],
  [/cylinder|a can|two flat round ends/, /round flat face on top, one below/],
];

const clockwise = ["up", "right", "down", "left"];
const flagIn = (told: string): readonly number[] =>
  (/pole goes (\w+); .* side that is (\w+)/.exec(told) ?? []).slice(1).map((way) => clockwise.indexOf(way));

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const dayIn = (told: string, date: number): string => {
  const row = [...told.matchAll(/([A-Z][a-z]{2}) (\d+)(?: to [A-Z][a-z]{2} (\d+))?/g)].find(
    ([, , from = "", to = from]) => Number(from) <= date && date <= Number(to),
  );
  const first = weekdays.findIndex((day) => day.startsWith(row?.[1] ?? "-"));
  return weekdays[first + date - Number(row?.[2])] ?? "";
};

/** The thing at a place of a row that repeats, by its shortest repeating piece. */
const repeated = (row: readonly string[], place: number): string => {
  for (let size = 1; size < row.length; size += 1) {
    const at = (k: number) => row.find((thing, j) => j % size === k % size && thing !== "an empty place");
    if (row.every((thing, k) => thing === "an empty place" || thing === at(k))) return at(place) ?? "";
  }
  return "";
};

const whereIn = (told: string): string => {
  const [, first, second] = /a (ball|square), then a (ball|square)/.exec(told) ?? [];
  if (first !== undefined) return first === "ball" && second === "square" ? "to the left of" : "to the right of";
  if (told.startsWith("First a ball, and under it")) return "above";
  return told.startsWith("First a square, and under it") ? "below" : "inside";
};

/** Questions about shapes, places, times and kinds. */
export const looks: Readonly<Record<string, EarSolver>> = {
  sorting: ({ figure }) => {
    const [group = []] = listsIn(figure);
    return (option) => group.every((thing) => kindOf(thing) === kindOf(option));
  },
  calendar: ({ stem, figure }) => {
    const date = numberIn(stem);
    return stem.includes("day of the week") ? dayIn(figure, date) : date + (stem.includes("one week") ? 7 : 10);
  },
  "read-clock": ({ figure }) => shown(timeIn(figure)),
  later: ({ stem, figure }) => {
    const span = Object.entries(spans).find(([words]) => stem.includes(`${words} later`))?.[1] ?? Number.NaN;
    return shown(timeIn(figure) + span);
  },
  "which-clock": ({ prompt }) => {
    const [, half, hour = ""] = /(half past )?(\w+)(?: o'clock)?\?$/.exec(prompt) ?? [];
    const wanted = (hours.indexOf(hour) + 1) * 60 + (half === undefined ? 0 : 30);
    return (option) => timeIn(option) === wanted;
  },
  "find-shape":
    ({ stem }) =>
    (option) =>
      stem.endsWith(` ${shapeIn(option)}?`),
  "same-shape":
    ({ figure }) =>
    (option) =>
      shapeIn(option) !== "" && shapeIn(option) === shapeIn(figure),
  "count-sides": ({ figure }) => sidesIn(figure),
  "find-solid": ({ stem }) => {
    const look = solids.find(([asked]) => asked.test(stem))?.[1] ?? /^$/;
    return (option) => look.test(option);
  },
  "folds-alike": () => (option) => {
    const [, left, right] = /Left of the line: (.*)\. Right of the line: (.*)\.$/.exec(option) ?? [];
    return left !== undefined && left === right;
  },
  "name-part": ({ figure }) => {
    const colours = listed(figure);
    const [orange, all] = [colours.filter((one) => one === "orange").length, colours.length];
    return (option) => {
      const [top = 0, bottom = 1] = option.split("/").map(Number);
      return figure.includes("equal parts") && top * all === orange * bottom;
    };
  },
  "which-part": ({ stem }) => {
    const parts = stem.includes("half") ? 2 : stem.includes("third") ? 3 : 4;
    return (option) => {
      const colours = listed(option);
      return option.includes("equal parts") && colours.length === parts && colours.indexOf("white") === 1;
    };
  },
  patterns: ({ figure }) => {
    const [row = []] = listsIn(figure);
    const places = row.filter((thing) => thing !== "and so on");
    const empty = places.indexOf("an empty place");
    return repeated(places, empty < 0 ? places.length : empty);
  },
  positions: ({ stem }) => {
    const wanted = /the ball (.*) the square/.exec(stem)?.[1];
    return (option) => whereIn(option) === wanted;
  },
  turns: ({ stem, figure }) => {
    const by = stem.includes("half turn") ? 2 : stem.includes("to the right") ? 1 : 3;
    const wanted = flagIn(figure).map((way) => (way + by) % 4);
    return (option) => wanted.length === 2 && flagIn(option).join() === wanted.join();
  },
};
