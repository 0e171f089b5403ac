import type { AttemptSummary, FamilyMenu, TestCard } from "../../contract/tests";
import type { RunningAttempt } from "../site/running-attempts";

export interface OpenTest {
  readonly test: TestCard;
  readonly attempt: AttemptSummary;
}

const withOpen = (test: TestCard, here: AttemptSummary | undefined): TestCard =>
  here === undefined || test.state.open_attempt !== null || test.state.last_attempt?.attempt_id === here.attempt_id
    ? test
    : { ...test, state: { ...test.state, status: "sitting", open_attempt: here } };

/** The menu with the attempts that this window has started since the menu was loaded. */
export const withRunning = (
  families: readonly FamilyMenu[],
  running: readonly Pick<RunningAttempt, "menuId" | "summary">[],
): FamilyMenu[] => {
  const here = new Map(running.map(({ menuId, summary }) => [menuId, summary]));
  return families.map((family) => ({
    ...family,
    tests: family.tests.map((test) => withOpen(test, here.get(test.menu_id))),
  }));
};

/** The attempts under way, most recently started first. */
export const openTests = (families: readonly FamilyMenu[]): OpenTest[] =>
  families
    .flatMap((family) => family.tests)
    .flatMap((test) => (test.state.open_attempt === null ? [] : [{ test, attempt: test.state.open_attempt }]))
    .toSorted((one, other) => other.attempt.started_at - one.attempt.started_at);
