import { sessionText, tabKeys } from "../../platform/storage";
import { filters, type Filter } from "./filters";

/** What the analysis lists of a sitting's questions. */
export interface Listed {
  readonly filter: Filter;
  /** As `skillKey` names it; empty: every skill. */
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

/** What this tab listed of a sitting when its analysis was last open; everything where it was not. */
export function listedOf(attemptId: string): Listed {
  const list = read();
  return list?.attempt_id === attemptId ? { filter: list.filter, skill: list.skill } : everything;
}

/** The question of a sitting that was shown when its analysis was last open in this tab. */
export const litOf = (attemptId: string): string | undefined =>
  read()?.attempt_id === attemptId ? (sessionText.get(tabKeys.light) ?? undefined) : undefined;

/** Keeps what is listed of a sitting and which question of it is shown, until somebody signs out. */
export function keepListed(attemptId: string, listed: Listed, exerciseIds: readonly string[], light?: string): void {
  const list: FullList = { attempt_id: attemptId, ...listed, exercise_ids: exerciseIds };
  sessionText.set(tabKeys.fullList, JSON.stringify(list));
  if (light === undefined) sessionText.remove(tabKeys.light);
  else sessionText.set(tabKeys.light, light);
}
