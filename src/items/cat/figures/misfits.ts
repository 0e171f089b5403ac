import type { Attribute } from "./figure";

/** The mistake named for a figure in which only this attribute does not fit. */
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

/** The mistake named for a figure, from the attributes, or relations between two attributes, that do not fit. */
export const misfitOf = (names: readonly string[]): string => {
  const [name = "", ...more] = names;
  return more.length > 0 ? "severalDiffer" : (relations[name] ?? misfits[name as Attribute]);
};
