import type { CatReport, ScaledScore } from "../../../../contract/report/report";
import type { MessageId } from "../../../i18n/message-id";

type Label = "veryLow" | "below" | "average" | "above" | "veryHigh";

/** Stanine 1 is very low, 2 and 3 below average, 4 to 6 average, 7 and 8 above, 9 very high. */
export const stanineLabel = (stanine: number): Label =>
  stanine <= 1 ? "veryLow" : stanine <= 3 ? "below" : stanine <= 6 ? "average" : stanine <= 8 ? "above" : "veryHigh";

export const labelMessages = {
  veryLow: "results.cat.label.veryLow",
  below: "results.cat.label.below",
  average: "results.cat.label.average",
  above: "results.cat.label.above",
  veryHigh: "results.cat.label.veryHigh",
} as const satisfies Record<Label, MessageId>;

export const levelMessages = {
  veryLow: "results.cat.level.veryLow",
  below: "results.cat.level.below",
  average: "results.cat.level.average",
  above: "results.cat.level.above",
  veryHigh: "results.cat.level.veryHigh",
} as const satisfies Record<Label, MessageId>;

/** The names of the batteries on the wire. */
export type Battery = "verbal" | "quantitative" | "nonVerbal" | "spatial";

const strengths: Readonly<Record<Battery, MessageId>> = {
  verbal: "results.cat.strength.verbal",
  quantitative: "results.cat.strength.quantitative",
  nonVerbal: "results.cat.strength.nonVerbal",
  spatial: "results.cat.strength.spatial",
};
const tips: Readonly<Record<Battery, MessageId>> = {
  verbal: "results.cat.tip.verbal",
  quantitative: "results.cat.tip.quantitative",
  nonVerbal: "results.cat.tip.nonVerbal",
  spatial: "results.cat.tip.spatial",
};

const isBattery = (name: string): name is Battery => name in strengths;

/** The reliable battery scores, highest first. */
export const sureScores = ({ scores, batteries }: Pick<CatReport, "scores" | "batteries">): ScaledScore[] =>
  scores
    .filter(({ scale }) => batteries.some((one) => one.battery === scale && !one.too_few))
    .toSorted((one, other) => other.value - one.value);

interface Advice {
  readonly strengths: readonly MessageId[];
  readonly tips: readonly MessageId[];
}

const most = 2;
/** Up to this stanine of the verbal battery, help with reading is suggested. */
const readingStanine = 3;

/** Up to two strengths and two tips, from the student's highest and lowest batteries, none of them in both. */
export function adviceOf(report: Pick<CatReport, "scores" | "batteries">): Advice {
  const sure = sureScores(report);
  const names = sure.map(({ scale }) => scale ?? "").filter(isBattery);
  const each = Math.min(most, Math.floor(names.length / 2));
  const lowest = names.slice(names.length - each).toReversed();
  const verbal = sure.find(({ scale }) => scale === "verbal")?.stanine;
  const reading: readonly MessageId[] =
    verbal !== undefined && verbal <= readingStanine ? ["results.cat.tip.reading"] : [];
  return {
    strengths: names.slice(0, each).map((name) => strengths[name]),
    tips: [
      ...reading,
      ...lowest.filter((name) => reading.length === 0 || name !== "verbal").map((name) => tips[name]),
    ].slice(0, most),
  };
}
