import type { AnswerRecordList, RecordCount } from "../../../contract/attempt/answer-record";
import type { Family } from "../../../contract/families";

export type Sitting = AnswerRecordList["list"][number];
export type SittingStatus = Sitting["status"];

/** The listed attempts; null: no filter. */
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

/** The number of attempts that a filter lists. */
export const countOf = (counts: readonly RecordCount[], { family, state }: RecordFilter): number =>
  counts
    .filter((one) => (family ?? one.family) === one.family && (state ?? one.status) === one.status)
    .reduce((sum, { sittings }) => sum + sittings, 0);

/** The query for the server: a page in this order; `pageSize` asks for a larger one. */
export const recordQuery = ({ family, state }: RecordFilter, order: RecordOrder, page: number, pageSize?: number) => ({
  by: order.by,
  descending: order.isDescending,
  page,
  ...(family === null ? {} : { family }),
  ...(state === null ? {} : { status: state }),
  ...(pageSize === undefined ? {} : { page_size: pageSize }),
});

/** The order after a click on a column: reversed, or descending if the column is another one. */
export const orderByColumn = (order: RecordOrder, by: RecordOrder["by"]): RecordOrder => ({
  by,
  isDescending: order.by !== by || !order.isDescending,
});
