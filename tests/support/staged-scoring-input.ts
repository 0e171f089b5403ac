import type { AttemptRow } from "../../src/server/attempts/attempt";
import type { TestItem, TestVersion } from "../../src/server/attempts/catalogue";
import { sitStaged } from "../../src/server/cli/simulation/delivered";
import type { Answering } from "../../src/server/delivery/simulated-answers";
import type { ItemOutcome, ScoringInput } from "../../src/server/families/scoring-input";

export interface StagedAnswers {
  readonly mode: string;
  readonly seed: string;
  readonly answer: Answering;
  /** Sections after so many were not reached. */
  readonly sections?: number;
}

/** A finished sitting of a test. */
export const attemptOf = (test: TestVersion, mode: string, total: number): AttemptRow => ({
  attemptId: "attempt-1",
  userId: "ann",
  guestId: null,
  assignmentId: null,
  menuId: test.menuId,
  version: 1,
  mode,
  kind: "real",
  status: "finished",
  stage: "",
  finishReason: "submitted",
  startedAt: Date.UTC(2026, 10, 20, 1, 0),
  finishedAt: Date.UTC(2026, 10, 20, 2, 30),
  deadline: null,
  stageDeadline: null,
  closesAt: null,
  stoppedAt: null,
  lockedAt: null,
  accommodation: null,
  completedAt: null,
  leaseEpoch: 1,
  leaseTurn: 0,
  leaseSeenAt: 0,
  lastSeq: 1,
  answered: total,
  total,
  held: 0,
  seed: "seed",
  prior: null,
  startKey: null,
  score: null,
  awaitingPoints: null,
});

/** The input of a staged attempt's report, dealt and routed as the server does it, without a database. */
export function stagedScoringInput(
  test: TestVersion,
  { mode, seed, answer, sections = Number.POSITIVE_INFINITY }: StagedAnswers,
): ScoringInput {
  const { answers, outcomes: served } = sitStaged(test, { mode, seed, answer });
  const reached = new Set([...new Set(served.map(({ item }) => item.stage))].slice(0, sections));
  const outcomes = served.flatMap(({ item, credit }, place): ItemOutcome[] => {
    const given = answers[place];
    if (given === undefined || !reached.has(item.stage)) return [];
    const mark = given.mark as ItemOutcome["mark"];
    const seen = {
      difficulty: null,
      usual: null,
      changes: 0,
      goneThrough: false,
      checkStatus: 0,
      held: false,
    } as const;
    return [{ ...seen, item, given: mark !== "skipped", mark, credit, elapsedMs: given.elapsedMs }];
  });
  return {
    attempt: attemptOf(test, mode, served.length),
    test,
    outcomes,
    durationMs: outcomes.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
  };
}

/** Right, wrong and blank by the value drawn for each place; the values repeat from the start when they run out. */
export const answersBy = (drawn: readonly ("right" | "wrong" | "skipped")[], elapsedMs = 20_000): Answering => {
  let place = 0;
  return ({ itemId }: TestItem) => {
    const mark = drawn[place % drawn.length] ?? "wrong";
    place += 1;
    return { itemId, mark, credit: mark === "right" ? 1 : 0, elapsedMs: mark === "skipped" ? 0 : elapsedMs };
  };
};
