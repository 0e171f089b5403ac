import type { Attribute } from "./figure";

/** What is wrong of a figure in which this alone does not fit. */
const misfits: Readonly<Record<Attribute, string>> = {
  shape: "otherShape",
  count: "otherCount",
  size: "otherSize",
  line: "otherLine",
  fill: "otherFill",
  inner: "otherInner",
  innerFill: "otherInnerFill",
  turn: "otherTurn",
  place: "otherPlace",
  dots: "otherDots",
};

const relations: Readonly<Record<string, string>> = {
  sameInside: "insideUnlikeOutside",
  dotsAreCorners: "dotsUnlikeCorners",
  oneDotLess: "dotsUnlikeCorners",
};

/** The mistake behind a figure, by what does not fit: attributes, or relations between two of them. */
export const misfitOf = (names: readonly string[]): string => {
  const [name = "", ...more] = names;
  return more.length > 0 ? "severalDiffer" : (relations[name] ?? misfits[name as Attribute]);
};
