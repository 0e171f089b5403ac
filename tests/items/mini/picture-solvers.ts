import { picture } from "../../../src/items/mini/pictures/lexicon";
import { at, cornersOf, scaleOf, total } from "../solver/seen";
import {
  extreme,
  marksOf,
  minutesOf,
  named,
  painted,
  palette,
  timeOn,
  wordIn,
  type Mark,
  type MiniSolver,
  type Sight,
} from "./look";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const graph: MiniSolver = (sight) => {
  const { icons, marks, stem, numbers } = sight;
  const labels = icons.filter(({ x }) => x < 60);
  const squares = painted(named(marks, "rect"), palette.blue).filter((mark) => mark.at("width") === 30);
  const each = squares.length === 0 ? 1 : at(numbers, 0);
  const counts = new Map(
    labels.map(({ word, y }) => [
      word,
      icons.filter((icon) => icon.y === y && icon.x > 60).length +
        each * squares.filter((square) => Math.abs(square.at("y") - y) < 10).length,
    ]),
  );
  const size = (word: string) => counts.get(word) ?? 0;
  if (/most|fewest/.test(stem)) return extreme(sight.options, (option) => size(wordIn(option)), stem.includes("most"));
  const places = [...counts.keys()]
    .map((word) => ({ word, place: stem.search(new RegExp(`\\b${word === "leaf" ? "leaves" : word}`)) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place);
  if (places.length === 0) return total([...counts.values()]);
  return size(at(places, 0).word) - (places.length > 1 ? size(at(places, 1).word) : 0);
};

const calendar: MiniSolver = ({ stem, marks, numbers }) => {
  const day = days.findIndex((name) => stem.includes(`${name}?`));
  if (day >= 0) return (option) => option === days[(day + (stem.includes("after") ? 1 : 6)) % 7];
  if (numbers.length > 1 || stem.includes("one week")) return at(numbers, 0) + (numbers[1] ?? 7);
  const labels = named(marks, "text");
  const column = at(
    labels.filter(({ text }) => text === String(at(numbers, 0))),
    0,
  ).at("x");
  const head = at(
    labels.filter((label) => label.at("x") === column && /[A-Z]/.test(label.text)),
    0,
  );
  return (option) => option.startsWith(head.text);
};

/**
 * The heaviest or lightest thing on two scales, each with a lower and a higher side: the one that is never the lighter,
 * or never the heavier.
 */
const heaviest: MiniSolver = ({ stem, icons }) => {
  const pairs = [icons.slice(0, 2), icons.slice(2, 4)].map((pair) => pair.toSorted((a, b) => b.y - a.y));
  const side = stem.includes("heaviest") ? 1 : 0;
  return (option) => pairs.every((pair) => at(pair, side).word !== wordIn(option));
};

const widest = (svg: string): number => Math.max(...named(marksOf(svg), "rect").map((mark) => mark.at("width")));
const water = (svg: string): number => at(painted(marksOf(svg), palette.blue), 0).at("height");

const measurementData: Readonly<Record<string, MiniSolver>> = {
  longest: ({ stem, options }) => extreme(options, widest, stem.includes("longest")),
  "fullest-glass": ({ stem, options }) => extreme(options, water, stem.includes("most")),
  sorting: ({ icons }) => {
    const kinds = new Set(icons.map(({ word }) => picture(word).kind));
    return (option) => kinds.has(picture(wordIn(option)).kind);
  },
  "cubes-long": ({ marks, stem }) => {
    const bars = named(marks, "rect").filter((mark) => mark.at("height") === 22);
    const [yellow, green] = [painted(bars, palette.yellow), painted(bars, palette.green)];
    const long = ([bar]: readonly Mark[]) => (bar?.at("width") ?? 0) / 28;
    return stem.includes("longer") ? long(yellow) - long(green) : long(yellow);
  },
  ruler: ({ marks }) => {
    const place = scaleOf(named(marks, "text"), "x");
    const bar = at(painted(marks, palette.orange), 0);
    return Math.round(place(bar.at("x") + bar.at("width")) - place(bar.at("x")));
  },
  heaviest,
  "read-clock":
    ({ marks }) =>
    (option) =>
      minutesOf(option) === timeOn(marks),
  "which-clock": ({ stem, numbers }) => {
    const asked = at(numbers, 0) * 60 + (stem.includes("half past") ? 30 : 0);
    return (option) => timeOn(marksOf(option)) === asked;
  },
  later: ({ marks, stem }) => {
    const halves = stem.includes("half an hour")
      ? 1
      : (stem.includes("two") ? 4 : 2) + (stem.includes("and a half") ? 1 : 0);
    return (option) => minutesOf(option) === timeOn(marks) + 30 * halves;
  },
  tokens: ({ marks }) => total(named(marks, "text").map(({ text }) => Number(text))),
  calendar,
  "picture-graph": graph,
};

const cornerCounts: Readonly<Record<string, number>> = { triangle: 3, pentagon: 5, hexagon: 6, octagon: 8, star: 10 };
const sidesOf = (mark: Mark): number[] => {
  const corners = cornersOf(mark);
  return corners.map(([x, y], k) => {
    const [nextX, nextY] = at(corners, (k + 1) % corners.length);
    return Math.hypot(nextX - x, nextY - y);
  });
};
const diagonals = (mark: Mark): [number, number] => {
  const [a, b, c, d] = cornersOf(mark);
  const far = (one = [0, 0], other = [0, 0]) =>
    Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));
  return [far(a, c), far(b, d)];
};
const alike = (...list: readonly number[]): boolean => Math.max(...list) - Math.min(...list) < 1;
/** The name of the shape that is drawn, by its corners and sides. */
const shapeOf = (svg: string): string => {
  const mark = at(
    marksOf(svg).filter(({ name }) => name !== "g"),
    0,
  );
  if (mark.name !== "polygon") return mark.name === "ellipse" ? "oval" : mark.name;
  const sides = sidesOf(mark);
  const byCount = Object.entries(cornerCounts).find(([, count]) => count === sides.length)?.[0];
  if (byCount !== undefined) return byCount;
  const isUpright = alike(...diagonals(mark));
  if (alike(...sides)) return isUpright ? "square" : "rhombus";
  return alike(at(sides, 0), at(sides, 2)) ? "rectangle" : "trapezoid";
};

const solidOf = (svg: string): string => {
  const names = marksOf(svg)
    .map(({ name }) => name)
    .join(" ");
  const known: Readonly<Record<string, string>> = {
    "rect path": "cube",
    "circle path": "sphere",
    "path path": "cone",
    "path ellipse": "cylinder",
    "polygon polygon": "pyramid",
  };
  return known[names] ?? names;
};
const solidAsked: readonly (readonly [RegExp, string])[] = [
  [/ball|sphere|no flat/, "sphere"],
  [/box|cube|six flat/, "cube"],
  [/hat|cone|point/, "cone"],
  [/can\?|cylinder|two flat/, "cylinder"],
];

const position: MiniSolver = ({ stem }) => {
  return (option) => {
    const [square, ball] = [at(named(marksOf(option), "rect"), 0), at(named(marksOf(option), "circle"), 0)];
    const [x, y] = [ball.at("cx") - square.at("x") - 26, ball.at("cy") - square.at("y") - 26];
    const where =
      Math.abs(x) + Math.abs(y) < 26 ? "inside" : x < -26 ? "left" : x > 26 ? "right" : y < 0 ? "above" : "below";
    return stem.includes(where);
  };
};

const pattern: MiniSolver = ({ icons, marks }) => {
  const gap = at(named(marks, "rect"), 0).at("x");
  const hidden = icons.filter(({ x }) => x < gap).length;
  const row = [...icons.slice(0, hidden), undefined, ...icons.slice(hidden)].map((icon) => icon?.word);
  const fits = (size: number) =>
    row.every((word, k) => [word, row[k + size]].includes(undefined) || word === row[k + size]);
  const size = at([2, 3, 4].filter(fits), 0);
  const right = row.find((word, k) => word !== undefined && (k - hidden) % size === 0);
  return (option) => wordIn(option) === right;
};

/** Shaded share of a shape in parts; NaN where the parts are not equal. */
const shareOf = (svg: string): number => {
  const parts = marksOf(svg).filter(({ name }) => name === "path" || name === "rect");
  const widths = parts.filter(({ name }) => name === "rect").map((mark) => mark.at("width"));
  if (widths.length > 0 && !alike(...widths)) return Number.NaN;
  return painted(parts, palette.orange).length / parts.length;
};
const shares: readonly (readonly [RegExp, number])[] = [
  [/half/, 1 / 2],
  [/third/, 1 / 3],
  [/quarter/, 1 / 4],
];

const flagOf = (marks: readonly Mark[]) => cornersOf(at(named(marks, "polygon"), 0));
const turns: MiniSolver = ({ stem, marks }) => {
  const quarters = stem.includes("half") ? 2 : stem.includes("right") ? 1 : 3;
  const turned = flagOf(marks).map(([x, y]): [number, number] => {
    let point: [number, number] = [x - 56, y - 56];
    for (let k = 0; k < quarters; k += 1) point = [-point[1], point[0]];
    return [point[0] + 56, point[1] + 56];
  });
  return (option) =>
    flagOf(marksOf(option)).every(([x, y], k) => Math.hypot(x - at(turned, k)[0], y - at(turned, k)[1]) < 1);
};

const cover: MiniSolver = ({ marks }: Sight) => {
  const [whole, cell] = named(marks, "rect");
  return (
    ((whole?.at("width") ?? 0) / (cell?.at("width") ?? 1)) * ((whole?.at("height") ?? 0) / (cell?.at("height") ?? 1))
  );
};

const geometry: Readonly<Record<string, MiniSolver>> = {
  "find-shape":
    ({ stem }) =>
    (option) =>
      stem.includes(` ${shapeOf(option)}?`),
  "same-shape": ({ marks }) => {
    const shown = at(marks, 0);
    const count = (mark: Mark) => (mark.name === "polygon" ? sidesOf(mark).length : 0);
    const kind = (mark: Mark) => [mark.name, count(mark), count(mark) === 4 && alike(...sidesOf(mark))].join();
    return (option) => kind(at(marksOf(option), 0)) === kind(shown);
  },
  "count-sides": ({ marks }) => cornersOf(at(named(marks, "polygon"), 0)).length,
  "find-solid": ({ stem }) => {
    const asked = solidAsked.find(([words]) => words.test(stem))?.[1];
    return (option) => solidOf(option) === asked;
  },
  "folds-alike": () => (option) => "AHIMOTUVWXY".includes(at(named(marksOf(option), "text"), 0).text),
  positions: position,
  patterns: pattern,
  "which-part": ({ stem }) => {
    const asked = shares.find(([words]) => words.test(stem))?.[1] ?? 0;
    return (option) => Math.abs(shareOf(option) - asked) < 1e-9;
  },
  "name-part": ({ marks }) => {
    const parts = marks.filter(({ name }) => name === "path" || name === "rect");
    const share = painted(parts, palette.orange).length / parts.length;
    return (option) => {
      const [top = 0, bottom = 1] = option.split("/").map(Number);
      return Math.abs(top / bottom - share) < 1e-9;
    };
  },
  "count-cubes": ({ marks, stem }) => named(marks, "rect").length * (stem.includes("two cubes deep") ? 2 : 1),
  "cover-squares": cover,
  turns,
};

export const pictureSolvers: Readonly<Record<string, MiniSolver>> = { ...measurementData, ...geometry };
