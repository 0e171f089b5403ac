import { inArray, max, sql } from "drizzle-orm";
import type { LoggedRow } from "../attempts/attempt-record";
import type { TestVersion } from "../attempts/catalogue";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { CallRefusal } from "../support/refusal";
import type { Leaving } from "./delivery-rules";

interface Revision {
  readonly itemId: string | null;
  readonly revision: number | null;
}

/** Kinds of log rows that contain an answer, whether it counts or not. */
const answerKinds = ["answer", "heldAnswer", "lateAnswer", "lateTime"] as const;

const revisionsStatement = statement<Revision, "attemptId">(
  "logged_revisions",
  () => sql`
  select ${attemptLog.itemId} as "itemId", ${max(attemptLog.revision)} as revision
  from ${attemptLog}
  where ${attemptLog.attemptId} = ${placeholder("attemptId")}
    and ${inArray(attemptLog.kind, [...answerKinds])}
  group by ${attemptLog.itemId}`,
);

const isAnswer = ({ kind }: Pick<LoggedRow, "kind">): boolean => answerKinds.some((one) => one === kind);

/** The last revision of each item. */
function lastRevisions(logged: readonly Revision[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { itemId, revision } of logged)
    if (itemId !== null) last.set(itemId, Math.max(last.get(itemId) ?? 0, revision ?? 0));
  return last;
}

/** Throws `answersMissing` with the item ids if the log lacks an answer of the window's manifest. */
export async function refuseMissingAnswers(
  queries: Queries,
  test: TestVersion,
  { attempt, manifest, log }: Leaving,
): Promise<void> {
  if (manifest.length === 0) return;
  if (manifest.some(({ exercise_id }) => !test.items.has(exercise_id))) throw new CallRefusal("itemNotServed");
  const logged = log?.filter(isAnswer) ?? (await revisionsStatement(queries, { attemptId: attempt.attemptId }));
  const held = lastRevisions(logged);
  const missing = manifest
    .filter(({ exercise_id, revision }) => (held.get(exercise_id) ?? 0) < revision)
    .map(({ exercise_id }) => exercise_id);
  if (missing.length > 0) throw new CallRefusal("answersMissing", { missing });
}
