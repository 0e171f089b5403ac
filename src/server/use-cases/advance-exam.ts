import { and, eq, inArray, max } from "drizzle-orm";
import type { z } from "zod";
import type { Attempt, advanceInput } from "../../contract/exam";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { inPersonsTurn } from "./in-persons-turn";
import { append, lockAttempt, type AttemptRow } from "./sitting/attempt";
import type { TestVersion } from "./sitting/catalogue";
import { leaseStandingOf } from "./sitting/lease";
import { finishAttempt, finishIfDue, isAdaptiveTest } from "./sitting/time";
import { attemptView } from "./sitting/view";

type Input = z.output<typeof advanceInput>;

/** Leaves a section or the test. Leaving what has been left already answers with the sitting as it stands. */
export const advanceExam = (deps: Dependencies, caller: Caller, input: Input): Promise<Attempt> =>
  inPersonsTurn(deps, caller, async (tx) => {
    const now = deps.clock();
    const locked = await lockAttempt(tx, caller.userId, input.attempt_id);
    const standing = await leaseStandingOf(tx, locked, input.lease);
    if (standing.kind === "foreign") throw new CallRefusal("heldElsewhere", { attempt_id: locked.attemptId });
    const attempt = await finishIfDue(tx, deps, locked, now);
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
    const stages = test.definition.sections.map(({ stage }) => stage);
    const leaving = stages.indexOf(input.stage);
    const current = attempt.status === "finished" ? stages.length : stages.indexOf(attempt.stage);
    if (leaving === -1 || leaving > current) throw new CallRefusal("stageMismatched");
    const view = (row: AttemptRow) => attemptView(tx, test, row, now, standing.kind === "current" ? input.lease : null);
    if (leaving < current) return view(attempt);
    if (standing.kind === "older") throw new CallRefusal("heldElsewhere", { attempt_id: attempt.attemptId });
    if (isAdaptiveTest(test)) {
      if (attempt.completedAt === null) throw new CallRefusal("notFinished");
    } else {
      const missing = await missingAnswers(tx, attempt, test, input.manifest ?? []);
      if (missing.length > 0) throw new CallRefusal("answersMissing", { missing });
    }
    const next = stages[leaving + 1];
    if (next === undefined)
      return view(await finishAttempt(tx, deps, attempt, isAdaptiveTest(test) ? "completed" : "submitted", now));
    const entry = { kind: "advance", payload: { stage: input.stage }, leaseEpoch: standing.epoch } as const;
    return view(await append(tx, attempt, now, entry, { stage: next, leaseSeenAt: now }));
  });

/** The items of the manifest of which the server has logged a lower revision than the window has made. */
async function missingAnswers(
  tx: Queries,
  attempt: AttemptRow,
  test: TestVersion,
  manifest: NonNullable<Input["manifest"]>,
): Promise<string[]> {
  if (manifest.some(({ exercise_id }) => !test.items.has(exercise_id))) throw new CallRefusal("itemNotServed");
  const logged = await tx
    .select({ itemId: attemptLog.itemId, revision: max(attemptLog.revision) })
    .from(attemptLog)
    .where(
      and(
        eq(attemptLog.attemptId, attempt.attemptId),
        inArray(attemptLog.kind, ["answer", "heldAnswer", "lateAnswer"]),
      ),
    )
    .groupBy(attemptLog.itemId);
  const held = new Map(logged.map(({ itemId, revision }) => [itemId, revision ?? 0]));
  return manifest
    .filter(({ exercise_id, revision }) => (held.get(exercise_id) ?? 0) < revision)
    .map(({ exercise_id }) => exercise_id);
}
