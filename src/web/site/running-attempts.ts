import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { summaryOfAttempt } from "../../../machines/exam/attempt-facts";
import type { Attempt } from "../../contract/attempt/attempt";
import type { Localized } from "../../contract/item/content";
import type { AttemptSummary } from "../../contract/tests";

/** An attempt under way in this window, as the console and the lists of tests know it. */
export interface RunningAttempt {
  readonly menuId: string;
  /** The address of its exam page. */
  readonly href: string;
  /** The title of its test. */
  readonly title: Localized;
  readonly summary: AttemptSummary;
}

const running = createAtom<readonly RunningAttempt[]>([]);

/**
 * The attempts under way in this window, in the order of their start. The registry of attempts updates it; a menu that
 * was loaded before they began lacks them.
 */
export const runningAttempts: ReadonlyAtom<readonly RunningAttempt[]> = running;

/** Records that the attempt of a test is under way at `href`, or with null, that there is none. */
export function noteRunningAttempt(menuId: string, attempt: Attempt | null, href: string): void {
  const known = running.get().find((one) => one.menuId === menuId);
  if (known?.summary.attempt_id === attempt?.attempt_id && (attempt === null || known?.href === href)) return;
  const next = attempt === null ? null : { menuId, href, title: attempt.title, summary: summaryOfAttempt(attempt) };
  running.set((all) =>
    known === undefined
      ? [...all, ...(next === null ? [] : [next])]
      : all.flatMap((one) => (one.menuId === menuId ? (next ?? []) : one)),
  );
}

const confirmedStarts = new Set<string>();

/**
 * Records that the student has pressed "start" on the test's page, so that the exam page does not ask again. In memory
 * only: a reload must not start anything.
 */
export const confirmStart = (menuId: string): void => {
  confirmedStarts.add(menuId);
};

/** Whether the start of a test was confirmed since the last call; clears the confirmation. */
export const takeConfirmedStart = (menuId: string): boolean => confirmedStarts.delete(menuId);
