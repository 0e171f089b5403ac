import { at, cornersOf, marked, numbersIn, total, upTo, type Seen, type Solver } from "./seen";
import type { Place } from "./shapes";

export type Mark = Seen["marks"][number];

/** The approximate middle of a mark. */
export const middleOf = (mark: Mark): Place => {
  if (mark.name === "rect") return [mark.at("x") + mark.at("width") / 2, mark.at("y") + mark.at("height") / 2];
  if (mark.name === "circle") return [mark.at("cx"), mark.at("cy")];
  if (mark.name === "line") return [(mark.at("x1") + mark.at("x2")) / 2, (mark.at("y1") + mark.at("y2")) / 2];
  if (mark.name === "text") return [mark.at("x"), mark.at("y")];
  const places = mark.name === "path" ? pathPlaces(mark) : cornersOf(mark);
  return [total(places.map(([x]) => x)) / places.length, total(places.map(([, y]) => y)) / places.length];
};
/** The points in a path, in order. */
export const pathPlaces = (mark: Mark): Place[] => {
  const numbers = numbersIn(mark.is("d"));
  return upTo(0, numbers.length / 2 - 1).map((k) => [at(numbers, 2 * k), at(numbers, 2 * k + 1)]);
};
export const distance = ([x, y]: Place, [otherX, otherY]: Place): number => Math.hypot(x - otherX, y - otherY);
export const gaps = (list: readonly number[]): number[] => list.slice(1).map((value, k) => value - at(list, k));
export const areAlike = (list: readonly number[]): boolean =>
  list.every((value) => Math.abs(value - at(list, 0)) < 0.5);

/** The marks of each named picture, and those of the one above them. */
export const picturesOf = (seen: Seen): { named: Readonly<Record<string, Mark[]>>; above: Mark[] } => {
  const letters = marked(seen, "text");
  const lowest = at(letters, 0).at("y");
  const drawn = seen.marks.filter(({ name }) => name !== "text");
  const isNamed = (mark: Mark) => lowest - middleOf(mark)[1] < 100;
  return {
    named: Object.fromEntries(
      letters.map((letter) => [
        letter.text,
        drawn.filter((mark) => isNamed(mark) && Math.abs(middleOf(mark)[0] - letter.at("x")) < 50),
      ]),
    ),
    above: drawn.filter((mark) => !isNamed(mark)),
  };
};
export const choosing =
  (fits: (picture: readonly Mark[], seen: Seen, above: readonly Mark[]) => boolean): Solver =>
  (seen) => {
    const { named, above } = picturesOf(seen);
    return (option) => fits(named[option] ?? [], seen, above);
  };
