import { inArray, max, sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { CallRefusal } from "../refusal";
import type { AttemptRow } from "../sitting/attempt";
import type { TestVersion } from "../sitting/catalogue";
import type { AnswerManifest } from "./delivery-rules";

const revisionsStatement = statement<{ readonly itemId: string; readonly revision: number | null }, "attemptId">(
  "logged_revisions",
  () => sql`
  select ${attemptLog.itemId} as "itemId", ${max(attemptLog.revision)} as revision
  from ${attemptLog}
  where ${attemptLog.attemptId} = ${placeholder("attemptId")}
    and ${inArray(attemptLog.kind, ["answer", "heldAnswer", "lateAnswer"])}
  group by ${attemptLog.itemId}`,
);

/** Refuses to leave while the log lacks something of what the window has written, and says which items. */
export async function refuseMissingAnswers(
  tx: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  manifest: AnswerManifest,
): Promise<void> {
  if (manifest.length === 0) return;
  if (manifest.some(({ exercise_id }) => !test.items.has(exercise_id))) throw new CallRefusal("itemNotServed");
  const logged = await revisionsStatement(tx, { attemptId: attempt.attemptId });
  const held = new Map(logged.map(({ itemId, revision }) => [itemId, revision ?? 0]));
  const missing = manifest
    .filter(({ exercise_id, revision }) => (held.get(exercise_id) ?? 0) < revision)
    .map(({ exercise_id }) => exercise_id);
  if (missing.length > 0) throw new CallRefusal("answersMissing", { missing });
}
