import { choosing, middleOf, picturesOf, type Mark } from "./named-pictures";
import { at, cornersOf, marked, total, type Seen, type Solver } from "./seen";
import type { Place } from "./shapes";

const paper = "#ffffff";
const isFilled = (mark: Mark): boolean => mark.is("fill") !== paper;
const squaresOf = (picture: readonly Mark[]): Mark[] => picture.filter(({ name }) => name === "rect");

/** Columns and rows of squares, counted from the upper left one of `among`. */
const placesOf = (squares: readonly Mark[], among: readonly Mark[] = squares): Place[] => {
  const side = at(squares, 0).at("width");
  const least = (axis: "x" | "y") => Math.min(...among.map((mark) => mark.at(axis)));
  const [left, top] = [least("x"), least("y")];
  return squares.map((mark) => [Math.round((mark.at("x") - left) / side), Math.round((mark.at("y") - top) / side)]);
};
const written = (places: readonly Place[]): string => {
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  return places
    .map(([x, y]) => `${x - left},${y - top}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join(" ");
};

const largest: Solver = (seen) => {
  const sizes = Object.entries(picturesOf(seen).named).map(([letter, picture]) => ({ letter, size: picture.length }));
  const sorted = sizes.toSorted((a, b) => a.size - b.size);
  const found = at(sorted, seen.stem.includes("most") ? -1 : 0);
  return (option) => option === found.letter;
};
const missing = choosing(
  (picture, _seen, above) => written(placesOf(picture)) === written(placesOf(above.filter((mark) => !isFilled(mark)))),
);
const turned = choosing((picture, _seen, above) => {
  const shape = placesOf(above);
  const turns = [
    shape,
    shape.map(([x, y]): Place => [-y, x]),
    shape.map(([x, y]): Place => [-x, -y]),
    shape.map(([x, y]): Place => [y, -x]),
  ];
  return turns.some((turn) => written(turn) === written(placesOf(picture)));
});
const mirror = choosing((picture, _seen, above) => {
  const grid = squaresOf(above);
  const far = Math.sqrt(grid.length) - 1;
  const names = (places: readonly Place[]) =>
    places
      .map((place) => place.join())
      .toSorted((a, b) => a.localeCompare(b))
      .join(" ");
  const image = placesOf(grid.filter(isFilled), grid).map(([x, y]): Place => [far - x, y]);
  return names(image) === names(placesOf(squaresOf(picture).filter(isFilled), squaresOf(picture)));
});

/** Sides of the squares with no square beyond them. */
const around: Solver = (seen) => {
  const squares = marked(seen, "rect");
  const side = at(squares, 0).at("width");
  const isSquare = (x: number, y: number) =>
    squares.some((mark) => Math.abs(middleOf(mark)[0] - x) < 1 && Math.abs(middleOf(mark)[1] - y) < 1);
  const free = squares.map((mark) => {
    const [x, y] = middleOf(mark);
    return [isSquare(x + side, y), isSquare(x - side, y), isSquare(x, y + side), isSquare(x, y - side)];
  });
  return total(free.map((list) => list.filter((found) => !found).length));
};

const areaOf = (corners: readonly Place[]): number =>
  Math.abs(
    total(
      corners.map(([x, y], k) => {
        const [nextX, nextY] = at(corners, (k + 1) % corners.length);
        return (x * nextY - nextX * y) / 2;
      }),
    ),
  );
const halves = (seen: Seen): number => {
  const squares = marked(seen, "rect").map((mark) => mark.at("width") * mark.at("height"));
  return (total(squares) + total(marked(seen, "polygon").map((mark) => areaOf(cornersOf(mark))))) / at(squares, 0);
};
const fill: Solver = (seen) => {
  const squares = marked(seen, "rect").filter((mark) => mark.is("fill") !== "none");
  const frame = marked(seen, "rect").at(-1);
  const side = at(squares, 0).at("width");
  return Math.round(((frame?.at("width") ?? 0) * (frame?.at("height") ?? 0)) / (side * side)) - squares.length;
};

export const squares: Readonly<Record<string, Solver>> = {
  "largest-shape": largest,
  "missing-piece": missing,
  "turned-shape": turned,
  "mirror-picture": mirror,
  "walk-around-a-shape": around,
  "halves-make-squares": halves,
  "fill-the-rectangle": fill,
};
