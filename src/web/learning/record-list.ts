import { scoreUnits, type Family } from "../../contract/families";
import type { AnswerRecordList } from "../../contract/report";

export type Sitting = AnswerRecordList["list"][number];
export type SittingState = Sitting["status"];

/** Which sittings are listed; null: all of them. */
export interface RecordFilter {
  readonly family: Family | null;
  readonly state: SittingState | null;
}

export interface RecordOrder {
  readonly by: "date" | "score";
  readonly isDescending: boolean;
}

export const everything: RecordFilter = { family: null, state: null };
export const newestFirst: RecordOrder = { by: "date", isDescending: true };

export const states: readonly SittingState[] = ["sitting", "finished"];

export const matching = (list: readonly Sitting[], { family, state }: RecordFilter): Sitting[] =>
  list.filter((one) => (family === null || one.family === family) && (state === null || one.status === state));

const byDate = (one: Sitting, other: Sitting) => one.started_at - other.started_at;

/** Scores of one unit are compared with each other only, so that each unit stands together. */
function byScore({ score: one }: Sitting, { score: other }: Sitting): number {
  if (one === null || other === null) return 0;
  return one.unit === other.unit
    ? one.value - other.value
    : scoreUnits.indexOf(one.unit) - scoreUnits.indexOf(other.unit);
}

/** A copy in order; sittings without a score come last in either direction, and alike ones newest first. */
export function ordered(list: readonly Sitting[], { by, isDescending }: RecordOrder): Sitting[] {
  const sign = isDescending ? -1 : 1;
  if (by === "date") return [...list].sort((one, other) => sign * byDate(one, other));
  return [...list].sort(
    (one, other) =>
      Number(one.score === null) - Number(other.score === null) || sign * byScore(one, other) || byDate(other, one),
  );
}

/** The order after its column was chosen: the other way round, or downwards where the column is another. */
export const turned = (order: RecordOrder, by: RecordOrder["by"]): RecordOrder => ({
  by,
  isDescending: order.by !== by || !order.isDescending,
});
