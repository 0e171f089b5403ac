import type { AttemptSummary, FamilyMenu, TestCard } from "../../contract/tests";

export interface OpenTest {
  readonly test: TestCard;
  readonly attempt: AttemptSummary;
}

/** The sitting under way that was begun last. */
export const latestOpen = (families: readonly FamilyMenu[]): OpenTest | undefined =>
  families
    .flatMap((family) => family.tests)
    .flatMap((test) => (test.state.open_attempt === null ? [] : [{ test, attempt: test.state.open_attempt }]))
    .sort((one, other) => other.attempt.started_at - one.attempt.started_at)[0];
