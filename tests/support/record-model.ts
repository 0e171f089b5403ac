import { recordPageSize, type AnswerRecordList, type RecordCount } from "../../src/contract/attempt/answer-record";
import { families, familyIds, scoreUnits } from "../../src/contract/families";
import type { RecordFilter, RecordOrder } from "../../src/web/learning/record/record-list";

type Sitting = AnswerRecordList["list"][number];

/** A plain model of the learning record's list, with which the server's statements and the pages are compared. */
export const matching = (list: readonly Sitting[], { family, state }: RecordFilter): Sitting[] =>
  list.filter((one) => (family === null || one.family === family) && (state === null || one.status === state));

const byDate = (one: Sitting, other: Sitting) => one.started_at - other.started_at;

/** Scores are only compared within one unit, so entries of a unit come together. */
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

/** How many there are by family and state. */
export const countsOf = (list: readonly Sitting[]): RecordCount[] =>
  familyIds
    .toSorted()
    .flatMap((family) => (["finished", "sitting"] as const).map((status) => ({ family, status })))
    .map((one) => ({ ...one, sittings: matching(list, { family: one.family, state: one.status }).length }))
    .filter(({ sittings }) => sittings > 0);

const isFamily = (text: string | null): text is Sitting["family"] => text !== null && text in families;

/** The answer of `get_answer_record` to a query, out of all sittings. */
export function pageOf(all: readonly Sitting[], query: URLSearchParams): AnswerRecordList {
  const family = query.get("family");
  const state = query.get("status");
  const page = Number(query.get("page") ?? 1);
  const size = Number(query.get("page_size") ?? recordPageSize);
  const found = ordered(
    matching(all, {
      family: isFamily(family) ? family : null,
      state: state === "sitting" || state === "finished" ? state : null,
    }),
    { by: query.get("by") === "score" ? "score" : "date", isDescending: query.get("descending") !== "false" },
  );
  return {
    kind: "list",
    list: found.slice((page - 1) * size, page * size),
    page,
    page_size: size,
    total: found.length,
    counts: countsOf(all),
  };
}
