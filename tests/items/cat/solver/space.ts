import { numbersIn, places, type Solver } from "./seen";

const sides: Readonly<Record<string, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  lower: [0, 1],
  upper: [0, -1],
  "lower right": [1, 1],
  "upper right": [1, -1],
  "lower left": [-1, 1],
  "upper left": [-1, -1],
};
const squares = Array.from({ length: 36 }, (_, k) => [(k % 6) + 0.5, Math.floor(k / 6) + 0.5] as const);
const spots = (text: string): string[] =>
  [...text.matchAll(/row (\d), columns? ([\d, and]+)/g)].flatMap(([, row, columns = ""]) =>
    numbersIn(columns).map((column) => `${column - 0.5},${Number(row) - 0.5}`),
  );

const corners: Readonly<Record<string, readonly [number, number]>> = {
  "the top left corner": [0, 0],
  "the top right corner": [6, 0],
  "the bottom left corner": [0, 6],
  "the bottom right corner": [6, 6],
};
/** Two points of the crease that a description names. */
const creaseOf = (words: string): readonly (readonly number[])[] => {
  const [, far = 0] = [0, ...numbersIn(words)];
  if (words.startsWith("the upright line"))
    return [
      [far, 0],
      [far, 6],
    ];
  if (words.startsWith("the level line"))
    return [
      [0, far],
      [6, far],
    ];
  return words
    .replace("the slanted line from ", "")
    .split(" to ")
    .map((end) => corners[end] ?? numbersIn(end));
};

/** Follows each square of the sheet through the folds and checks whether it comes to lie under a punch. */
export const folding: Solver = ({ stem, options }) => {
  const folds = [...stem.matchAll(/Fold \d along ([^:]*): the ([a-z ]+) part/g)].map(([, words = "", side = ""]) => {
    const [from = [], to = []] = creaseOf(words);
    return { from, to, side: sides[side] ?? [0, 0] };
  });
  const punched = new Set(spots(stem.split(" at: ")[1] ?? ""));
  const holes = squares.filter((square) => {
    let [x, y]: readonly [number, number] = square;
    for (const { from, to, side } of folds) {
      const [x0 = 0, y0 = 0] = from;
      const [dx, dy] = [(to[0] ?? 0) - x0, (to[1] ?? 0) - y0];
      const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
      const [footX, footY] = [x0 + along * dx, y0 + along * dy];
      if ((x - footX) * side[0] + (y - footY) * side[1] > 1e-9) [x, y] = [2 * footX - x, 2 * footY - y];
    }
    return punched.has(`${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`);
  });
  const right = holes
    .map(([x, y]) => `${x},${y}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");
  return places(
    options,
    (option) =>
      spots(option)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(" ") === right,
  );
};

type Point = readonly [number, number];
type Segment = readonly [Point, Point];
const pointOf = (name: string): Point => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];

/** Whether drawn lines together cover a side from end to end. */
const covers = (lines: readonly Segment[], [[x1, y1], [x2, y2]]: Segment): boolean => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ([x, y]: Point) => ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const isOn = ([x, y]: Point) => Math.abs((x - x1) * dy - (y - y1) * dx) < 1e-9;
  const parts = lines
    .filter(([from, to]) => isOn(from) && isOn(to))
    .map(([from, to]) => [Math.min(share(from), share(to)), Math.max(share(from), share(to))] as const)
    .toSorted(([a], [b]) => a - b);
  let reached = 0;
  for (const [from, to] of parts) if (from <= reached + 1e-9) reached = Math.max(reached, to);
  return reached >= 1 - 1e-9;
};

/** The lines of a net: those of its frame, and those of each row, column and slant inside it. */
const linesOf = (net: string): Segment[] => {
  const [, size = "F6", groups = ""] = /^Square frame A1 to (\w\d)\. ?(.*)$/.exec(net) ?? [];
  const [far] = pointOf(size);
  const frame: Segment[] = [0, far].flatMap((edge): Segment[] => [
    [
      [0, edge],
      [far, edge],
    ],
    [
      [edge, 0],
      [edge, far],
    ],
  ]);
  const inside = [...groups.matchAll(/([A-Z][a-z]+)([^:.]*): ([^.]*)\./g)].flatMap(([, kind, at = "", list = ""]) =>
    list.split(", ").map((line): Segment => {
      const [from = "", to = ""] = line.split(" to ");
      if (kind === "Row") return [pointOf(from + at.trim()), pointOf(to + at.trim())];
      return kind === "Column" ? [pointOf(at.trim() + from), pointOf(at.trim() + to)] : [pointOf(from), pointOf(to)];
    }),
  );
  return [...frame, ...inside];
};

const stepOf = (way: string): Point => [
  way.includes("right") ? 1 : way.includes("left") ? -1 : 0,
  way.includes("down") ? 1 : way.includes("up") ? -1 : 0,
];

/** Walks along the sides of the shape and searches for a start from which lines of the net cover each side. */
export const recognition: Solver = ({ stem, options }) => {
  const sides = [...stem.matchAll(/(\d) ((?:up|down|left|right)(?: and (?:left|right))?) to /g)];
  let here: Point = [0, 0];
  const shape = sides.map(([, length = "", way = ""]): Segment => {
    const from = here;
    const [dx, dy] = stepOf(way);
    here = [from[0] + dx * Number(length), from[1] + dy * Number(length)];
    return [from, here];
  });
  const shifts = Array.from({ length: 21 * 21 }, (_, k) => [(k % 21) / 2 - 5, Math.floor(k / 21) / 2 - 5] as const);
  const isClosed = shape.length > 2 && here[0] === 0 && here[1] === 0;
  return places(options, (option) => {
    const lines = linesOf(option);
    return (
      isClosed &&
      shifts.some(([dx, dy]) =>
        shape.every(([[x1, y1], [x2, y2]]) =>
          covers(lines, [
            [x1 + dx, y1 + dy],
            [x2 + dx, y2 + dy],
          ]),
        ),
      )
    );
  });
};
