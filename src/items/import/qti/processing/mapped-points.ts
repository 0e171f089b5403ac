import { isWithinArea, shapeIn } from "../areas";
import type { AreaMapping, MapEntry, Mapping } from "../response-declaration";
import { scalarOf, type QtiScalar } from "./value";

const bounded = (points: number, { lower, upper }: Pick<Mapping, "lower" | "upper">): number =>
  Math.min(upper, Math.max(lower, points));

/** The key of a mapping as a value; null: it cannot be read, and equals no value. */
const keyOf = ({ key }: MapEntry, baseType: string): QtiScalar | null => {
  try {
    return scalarOf(key, baseType);
  } catch {
    return null;
  }
};

/** The points of one value of a response. */
export const pointsOfValue = ({ entries, otherwise }: Mapping, baseType: string): ((value: QtiScalar) => number) => {
  const exact = new Map<QtiScalar, number>();
  const folded = new Map<string, number>();
  for (const entry of entries) {
    const key = keyOf(entry, baseType);
    if (key === null) continue;
    if (typeof key === "string" && !entry.caseSensitive) {
      const name = key.toLowerCase();
      if (!folded.has(name)) folded.set(name, entry.points);
    } else if (!exact.has(key)) exact.set(key, entry.points);
  }
  return (value) =>
    exact.get(value) ?? (typeof value === "string" ? folded.get(value.toLowerCase()) : undefined) ?? otherwise;
};

/** The points that `mapResponse` gives for the values of a response. */
export const mappedPoints = (mapping: Mapping, baseType: string): ((items: readonly QtiScalar[]) => number) => {
  const pointsOf = pointsOfValue(mapping, baseType);
  return (items) =>
    bounded(
      items.length === 0 ? 0 : [...new Set(items)].reduce<number>((sum, item) => sum + pointsOf(item), 0),
      mapping,
    );
};

/** The points that `mapResponsePoint` gives for places on a picture: each area counts once. */
export const mappedPlaces = (mapping: AreaMapping): ((items: readonly QtiScalar[]) => number) => {
  const areas = mapping.areas.map((area) => ({ points: area.points, shape: shapeIn(area.shape, area.coords) }));
  return (items) => {
    const hit = new Set<(typeof areas)[number]>();
    let outside = 0;
    for (const item of items) {
      const [x = Number.NaN, y = Number.NaN] = String(item).split(" ").map(Number);
      const area = areas.find(({ shape }) => isWithinArea(shape, x, y));
      if (area) hit.add(area);
      else outside += 1;
    }
    return bounded(
      [...hit].reduce((sum, { points }) => sum + points, outside * mapping.otherwise),
      mapping,
    );
  };
};
