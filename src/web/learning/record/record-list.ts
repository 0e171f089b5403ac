import type { AnswerRecordList, RecordCount } from "../../../contract/attempt/answer-record";
import type { Family } from "../../../contract/families";

export type Sitting = AnswerRecordList["list"][number];
export type SittingStatus = Sitting["status"];

/** Which sittings are listed; null: all of them. */
export interface RecordFilter {
  readonly family: Family | null;
  readonly state: SittingStatus | null;
}

export interface RecordOrder {
  readonly by: "date" | "score";
  readonly isDescending: boolean;
}

export const everything: RecordFilter = { family: null, state: null };
export const newestFirst: RecordOrder = { by: "date", isDescending: true };

export const states: readonly SittingStatus[] = ["sitting", "finished"];

/** How many of all sittings a filter lists. */
export const countOf = (counts: readonly RecordCount[], { family, state }: RecordFilter): number =>
  counts
    .filter((one) => (family ?? one.family) === one.family && (state ?? one.status) === one.status)
    .reduce((sum, { sittings }) => sum + sittings, 0);

/** What the server is asked for: a page in this order, or a larger part of it. */
export const recordQuery = ({ family, state }: RecordFilter, order: RecordOrder, page: number, pageSize?: number) => ({
  by: order.by,
  descending: order.isDescending,
  page,
  ...(family === null ? {} : { family }),
  ...(state === null ? {} : { status: state }),
  ...(pageSize === undefined ? {} : { page_size: pageSize }),
});

/** The order after its column was chosen: the other way round, or downwards where the column is another. */
export const orderByColumn = (order: RecordOrder, by: RecordOrder["by"]): RecordOrder => ({
  by,
  isDescending: order.by !== by || !order.isDescending,
});
