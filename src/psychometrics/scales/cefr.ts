import type { Ability } from "../model";
import { clamp } from "./share";

export const cefrLevels = ["preA1", "A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** The middle of each level in logits; 1.25 logits are one level. */
export const levelMiddles: Readonly<Record<CefrLevel, number>> = {
  preA1: -4.4,
  A1: -3.1,
  A2: -1.85,
  B1: -0.6,
  B2: 0.65,
  C1: 1.9,
  C2: 3.15,
};

/** Lowest and highest score. */
export const placementScale = [0, 120] as const;
const at0 = 60;
const pointsOfLevel = 20;

/** Points per logit: 20 points, 1.25 logits, are one CEFR level. */
export const pointsPerLogit = 16;

/** Placement score 0–120, whole, of an ability in logits. */
export const placementScoreOf = (theta: number): number =>
  clamp(Math.round(at0 + pointsPerLogit * theta), placementScale);

/** The ability in logits at a placement score. */
export const thetaOfPlacement = (points: number): number => (points - at0) / pointsPerLogit;

/** A1 is 1–20, A2 21–40, B1 41–60, B2 61–80, C1 81–100, C2 101–120; below 1 lies pre-A1. */
export const cefrOf = (score: number): CefrLevel =>
  cefrLevels[clamp(Math.ceil(score / pointsOfLevel), [0, cefrLevels.length - 1])] ?? "preA1";

/** Lower ends of the parts of pre-A1, in logits. */
const preA1Parts = [
  [-4.4, "high"],
  [-5, "mid"],
] as const;

/** The part of pre-A1 in which an ability lies; null from A1 on. */
export const preA1PartOf = (theta: number): "low" | "mid" | "high" | null => {
  if (placementScoreOf(theta) >= 1) return null;
  return preA1Parts.find(([from]) => theta >= from)?.[1] ?? "low";
};

/** Scores at one standard error below and above. */
export const placementBand = ({ theta, se }: Ability): readonly [number, number] => [
  placementScoreOf(theta - se),
  placementScoreOf(theta + se),
];
