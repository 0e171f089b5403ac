import { sessionText, tabKeys } from "../../platform/storage";
import { filters, type Filter } from "./filters";

/** The filters of the analysis. */
export interface Listed {
  readonly filter: Filter;
  /** A key from `skillKey`; empty: every skill. */
  readonly skill: string;
}

interface FullList extends Listed {
  readonly attempt_id: string;
  readonly exercise_ids: readonly string[];
}

const everything: Listed = { filter: "all", skill: "" };

const isFullList = (value: unknown): value is FullList =>
  typeof value === "object" &&
  value !== null &&
  "attempt_id" in value &&
  "skill" in value &&
  typeof value.skill === "string" &&
  "filter" in value &&
  filters.some((filter) => filter === value.filter);

function read(): FullList | null {
  try {
    const value: unknown = JSON.parse(sessionText.get(tabKeys.fullList) ?? "null");
    return isFullList(value) ? value : null;
  } catch {
    return null;
  }
}

/** The filters of an attempt's analysis when it was last open in this tab; no filters if it was not. */
export function listedOf(attemptId: string): Listed {
  const list = read();
  return list?.attempt_id === attemptId ? { filter: list.filter, skill: list.skill } : everything;
}

/** The question that was shown when an attempt's analysis was last open in this tab. */
export const litOf = (attemptId: string): string | undefined =>
  read()?.attempt_id === attemptId ? (sessionText.get(tabKeys.light) ?? undefined) : undefined;

/** Stores the filters of an attempt's analysis and the shown question until the person signs out. */
export function keepListed(attemptId: string, listed: Listed, exerciseIds: readonly string[], light?: string): void {
  const list: FullList = { attempt_id: attemptId, ...listed, exercise_ids: exerciseIds };
  sessionText.set(tabKeys.fullList, JSON.stringify(list));
  if (light === undefined) sessionText.remove(tabKeys.light);
  else sessionText.set(tabKeys.light, light);
}
