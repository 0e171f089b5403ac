import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { summaryOfAttempt } from "../../../machines/exam/attempt-facts";
import type { Attempt } from "../../contract/attempt/attempt";
import type { AttemptSummary } from "../../contract/tests";

type OpenHere = Readonly<Record<string, AttemptSummary>>;

const known = createAtom<OpenHere>({});

/** Sittings under way in this window, by their test; a menu that was loaded before they began does not know them. */
export const openHere: ReadonlyAtom<OpenHere> = known;

/** Notes the sitting of a test that is under way here, or that none is any more. */
export function noteOpenHere(menuId: string, attempt: Attempt | null): void {
  if (attempt === null) {
    if (menuId in known.get()) known.set(({ [menuId]: _over, ...rest }) => rest);
    return;
  }
  if (known.get()[menuId]?.attempt_id === attempt.attempt_id) return;
  known.set((all) => ({ ...all, [menuId]: summaryOfAttempt(attempt) }));
}
