import type { CatReport } from "../../../../contract/report/report";

/** Right answers among all items of a subtest, 0–1; null if not released or not reached. */
export const shareRight = ({
  right,
  items,
  reached,
}: Pick<CatReport["subtests"][number], "right" | "items" | "reached">): number | null =>
  right === null || !reached || items === 0 ? null : right / items;
