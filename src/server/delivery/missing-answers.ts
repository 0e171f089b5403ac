import { and, eq, inArray, max } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { AttemptRow } from "../sitting/attempt";
import type { TestVersion } from "../sitting/catalogue";
import type { AnswerManifest } from "./delivery-rules";

/** Refuses to leave while the log lacks something of what the window has written, and says which items. */
export async function refuseMissingAnswers(
  tx: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  manifest: AnswerManifest,
): Promise<void> {
  if (manifest.length === 0) return;
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
  const missing = manifest
    .filter(({ exercise_id, revision }) => (held.get(exercise_id) ?? 0) < revision)
    .map(({ exercise_id }) => exercise_id);
  if (missing.length > 0) throw new CallRefusal("answersMissing", { missing });
}
