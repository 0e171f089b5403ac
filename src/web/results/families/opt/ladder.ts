import { cefrLevels, type CefrLevel } from "../../../../contract/item/cefr";
import type { ScaledScore } from "../../../../contract/report/report";
import type { Domain } from "../../../ui/chart/scale";

const pointsOfLevel = 20;

/** The ladder: levels side by side with equal widths; Pre-A1 lies below 1 point. */
export const ladder: Domain = [-pointsOfLevel, (cefrLevels.length - 1) * pointsOfLevel];

const preA1Places = { low: -17, mid: -10, high: -3 } as const;

type Placed = Pick<ScaledScore, "value" | "band" | "level_part">;

/** The position of a score on the ladder. */
export const placeOnLadder = ({ value, level_part: part }: Placed): number =>
  value >= 1 ? value : preA1Places[part ?? "mid"];

/** The part of the ladder that a score's band covers; an end below the scale lies within Pre-A1. */
export function bandOnLadder(score: Placed): Domain {
  const [low, high] = score.band;
  const place = placeOnLadder(score);
  const below = score.value >= 1 ? preA1Places.mid : ladder[0];
  return [low >= 1 ? low : Math.min(below, place), high >= 1 ? high : Math.max(preA1Places.high, place)];
}

/** The levels that a band covers, lowest first. */
export const levelsIn = (score: Placed): CefrLevel[] => {
  const [low, high] = bandOnLadder(score);
  return cefrLevels.filter((_, rung) => (rung - 1) * pointsOfLevel < high && rung * pointsOfLevel > low);
};

/** The next higher level; null for the highest. */
export const levelAfter = (level: CefrLevel): CefrLevel | null => cefrLevels[cefrLevels.indexOf(level) + 1] ?? null;
