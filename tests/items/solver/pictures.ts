import { choosing, distance, gaps, middleOf, pathPlaces, picturesOf, areAlike, type Mark } from "./named-pictures";
import { at, cornersOf, marked, total, upTo, type Seen, type Solver } from "./seen";
import { hasEqualSides, hasRightAngles, parallelPairs, type Place } from "./shapes";

const equalParts = choosing((picture, { numbers: [n = 0] }) => {
  const round = picture.find(({ name }) => name === "circle");
  if (round === undefined)
    return picture.length === n && areAlike(picture.map((part) => part.at("width") * part.at("height")));
  const turns = picture
    .filter(({ name }) => name === "line")
    .map((cut) => Math.atan2(cut.at("y2") - cut.at("y1"), cut.at("x2") - cut.at("x1")) * (180 / Math.PI))
    .toSorted((a, b) => a - b);
  const angles = gaps([...turns, at(turns, 0) + 360]);
  return turns.length === n && angles.every((angle) => Math.abs(angle - 360 / n) < 2);
});

const cornerCount = (picture: readonly Mark[]): number => {
  const mark = at(picture, 0);
  return mark.name === "circle" ? 0 : cornersOf(mark).length;
};
const hasNoRightAngle = (shape: readonly Place[]): boolean => rightAngles(shape) === 0;
const rightAngles = (shape: readonly Place[]): number =>
  shape.filter(([x, y], k) => {
    const [before, after] = [at(shape, k - 1), at(shape, (k + 1) % shape.length)];
    const [a, b] = [distance(before, [x, y]), distance(after, [x, y])];
    return Math.abs(a * a + b * b - distance(before, after) ** 2) < 0.03 * a * b;
  }).length;
const findShape = choosing((picture, { stem, numbers: [n = 0] }) => {
  if (stem.includes("a circle")) return cornerCount(picture) === 0;
  if (cornerCount(picture) === 0) return false;
  const shape: readonly Place[] = cornersOf(at(picture, 0));
  if (stem.includes("triangle")) return shape.length === 3;
  if (/has \d sides/.test(stem)) return shape.length === n;
  if (shape.length !== 4) return false;
  if (stem.includes("a square?")) return hasRightAngles(shape) && hasEqualSides(shape);
  if (stem.includes("a rectangle?")) return hasRightAngles(shape);
  if (stem.includes("one pair")) return parallelPairs(shape) === 1;
  if (stem.includes("two pairs")) return parallelPairs(shape) === 2 && hasNoRightAngle(shape);
  return stem.includes("equal sides")
    ? hasEqualSides(shape) && hasNoRightAngle(shape)
    : hasRightAngles(shape) && !hasEqualSides(shape);
});
const oddOut: Solver = (seen) => {
  const { named } = picturesOf(seen);
  const counts = Object.values(named).map(cornerCount);
  return (option) => counts.filter((count) => count === cornerCount(named[option] ?? [])).length === 1;
};
const lines = choosing((picture, { stem }) => {
  const mark = at(picture, 0);
  const places = pathPlaces(mark);
  const isClosed = distance(at(places, 0), at(places, -1)) < 1;
  const isCurved = mark.is("d").includes("Q");
  if (stem.includes("closed")) return isClosed;
  if (stem.includes("open")) return !isClosed;
  return stem.includes("straight") ? !isCurved : isCurved;
});

const countKind: Solver = (seen) => {
  const shapes = marked(seen, "polygon").map((mark): readonly Place[] => cornersOf(mark));
  if (seen.stem.includes("circles")) return marked(seen, "circle").length;
  if (seen.stem.includes("triangles")) return shapes.filter(({ length }) => length === 3).length;
  return shapes.filter((shape) => shape.length === 4 && hasEqualSides(shape)).length;
};

/** The name of a symbol. */
const signOf = (mark: Mark): string => {
  if (mark.name === "circle" || mark.name === "rect") return mark.name === "circle" ? "circle" : "square";
  if (mark.name === "path") return "heart";
  return { 3: "triangle", 7: "arrow", 10: "star", 12: "cross" }[cornersOf(mark).length] ?? "";
};
const signsIn = (seen: Seen): Mark[] =>
  seen.marks.filter((mark) => mark.name !== "text" && mark.is("stroke") === "none");
const steps: Readonly<Record<string, Place>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  above: [0, -1],
  below: [0, 1],
};
const gridPlace: Solver = (seen) => {
  const signs = signsIn(seen);
  const cell = at(marked(seen, "rect"), 0).at("width");
  const names = [...seen.stem.matchAll(/the (circle|square|triangle|star|cross|arrow|heart)/g)].map(([, name]) => name);
  const start = middleOf(
    at(
      signs.filter((sign) => signOf(sign) === at(names, 0)),
      0,
    ),
  );
  const words = [...seen.stem.matchAll(/\b(right|left|up|down|above|below)\b/g)].map(([, word = ""]) => word);
  const goal = words.reduce<Place>(([x, y], word) => {
    const [across = 0, down = 0] = steps[word] ?? [];
    return [x + across * cell, y + down * cell];
  }, start);
  const found = signs.filter((sign) => distance(middleOf(sign), goal) < cell / 2);
  return (option) => option === `the ${signOf(at(found, 0))}`;
};
const pattern: Solver = (seen) => {
  const row = signsIn(seen)
    .toSorted((a, b) => middleOf(a)[0] - middleOf(b)[0])
    .map(signOf);
  const period = at(
    upTo(1, row.length).filter((length) => row.every((sign, k) => k < length || sign === row[k - length])),
    0,
  );
  const asked = seen.numbers[0] ?? row.length + 1;
  const right = at(row, (asked - 1) % period);
  return (option) => option === `the ${right}`;
};
const inside: Solver = (seen) => {
  const round = at(
    marked(seen, "circle").filter((mark) => mark.at("r") > 10),
    0,
  );
  const square = at(marked(seen, "rect"), 0);
  const wants = (shape: string) => seen.stem.includes(`inside the ${shape}`);
  return (option) => {
    const letter = at(
      marked(seen, "text").filter(({ text }) => text === option),
      0,
    );
    const dot = middleOf(
      at(
        marked(seen, "circle")
          .filter((mark) => mark.at("r") < 10)
          .toSorted((a, b) => distance(middleOf(a), middleOf(letter)) - distance(middleOf(b), middleOf(letter))),
        0,
      ),
    );
    const inRound = distance(dot, middleOf(round)) < round.at("r");
    const [x, y] = middleOf(square);
    const inSquare = Math.max(Math.abs(dot[0] - x), Math.abs(dot[1] - y)) < square.at("width") / 2;
    return inRound === wants("circle") && inSquare === wants("square");
  };
};

/** One step on a grid of lines, as drawn. */
const stepOf = (seen: Seen): number => {
  const across = [...new Set(marked(seen, "line").map((mark) => mark.at("x1")))].toSorted((a, b) => a - b);
  return at(gaps(across), 0);
};
/** The total move of words such as "3 right and 2 up". */
const wayOf = (words: string): Place =>
  [...words.matchAll(/(\d+) (right|left|up|down)/g)].reduce<Place>(
    ([x, y], [, by, word = ""]) => [x + Number(by) * (steps[word]?.[0] ?? 0), y + Number(by) * (steps[word]?.[1] ?? 0)],
    [0, 0],
  );
const way: Solver = (seen) => {
  const [from, to] = [middleOf(at(marked(seen, "circle"), 0)), middleOf(at(marked(seen, "polygon"), 0))];
  return (option) => {
    const [x, y] = wayOf(option);
    return distance([from[0] + x * stepOf(seen), from[1] + y * stepOf(seen)], to) < 3;
  };
};
const follow: Solver = (seen) => {
  const from = middleOf(
    at(
      marked(seen, "circle").filter((mark) => mark.at("r") < 10),
      0,
    ),
  );
  const [x, y] = wayOf(seen.stem);
  const goal: Place = [from[0] + x * stepOf(seen), from[1] + y * stepOf(seen)];
  const letters = marked(seen, "text").filter((letter) => distance(middleOf(letter), goal) < 3);
  return (option) => letters.map(({ text }) => text).join() === option;
};
const wayLength: Solver = (seen) => {
  const stops: readonly Place[] = cornersOf(at(marked(seen, "polyline"), 0));
  return total(stops.slice(1).map((stop, k) => distance(stop, at(stops, k)))) / stepOf(seen);
};

const rightAngleCount: Solver = (seen) => total(marked(seen, "polygon").map((mark) => rightAngles(cornersOf(mark))));

/** Corners off the cut on each side of it, and the two ends of the cut. */
const cut: Solver = (seen) => {
  const dashes = at(marked(seen, "line"), 0);
  const [x, y] = [dashes.at("x1"), dashes.at("y1")];
  const [runX, runY] = [dashes.at("x2") - x, dashes.at("y2") - y];
  const off = cornersOf(at(marked(seen, "polygon"), 0))
    .map(([cornerX, cornerY]) => (runX * (cornerY - y) - runY * (cornerX - x)) / Math.hypot(runX, runY))
    .filter((size) => Math.abs(size) > 1);
  const names: Readonly<Record<number, string>> = { 3: "triangle", 4: "four-sided shape", 5: "pentagon", 6: "hexagon" };
  const pieces = [off.filter((size) => size > 0).length + 2, off.filter((size) => size < 0).length + 2]
    .toSorted((a, b) => a - b)
    .map((sides) => names[sides] ?? "");
  const [one = "", other = ""] = pieces;
  return (option) => option === (one === other ? `two ${one}s` : `a ${one} and a ${other}`);
};

/** The number of blocks: each shows its front, since a block in front of or on another is drawn later. */
const blocks: Solver = (seen) => marked(seen, "rect").length;

/** Triangles between two of the lines from the top and one of the lines across. */
const fan: Solver = (seen) => {
  const [top, left, right] = cornersOf(at(marked(seen, "polygon"), 0));
  if (top === undefined || left === undefined || right === undefined) return Number.NaN;
  const fromTop = marked(seen, "line").filter((mark) => distance([mark.at("x1"), mark.at("y1")], top) < 1);
  const across = marked(seen, "line").length - fromTop.length + 1;
  const rays = fromTop.length + 2;
  return across * upTo(1, rays).flatMap((one) => upTo(one + 1, rays)).length;
};

export const pictures: Readonly<Record<string, Solver>> = {
  "equal-parts": equalParts,
  "find-the-shape": findShape,
  "odd-shape-out": oddOut,
  "kinds-of-lines": lines,
  "count-one-kind": countKind,
  "place-in-a-grid": gridPlace,
  "inside-or-outside": inside,
  "shape-pattern": pattern,
  "way-on-a-grid": way,
  "follow-the-way": follow,
  "length-of-a-way": wayLength,
  "count-right-angles": rightAngleCount,
  "cut-in-two": cut,
  "count-blocks": blocks,
  "triangles-in-a-triangle": fan,
};
