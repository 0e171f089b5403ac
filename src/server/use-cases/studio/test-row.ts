import { and, eq } from "drizzle-orm";
import { editionMachine, type EditionEvent } from "../../../../machines/studio/edition.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { editionPhaseSchema } from "../../../contract/studio/studio-tests";
import type { Queries } from "../../db/open";
import { testDrafts } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { testsWithChangedQuestions } from "./changed-questions";

export type TestRow = typeof testDrafts.$inferSelect;

const ofCaller = ({ userId }: Caller, testId: string) =>
  and(eq(testDrafts.testId, testId), eq(testDrafts.userId, userId));

/** The tests in their phases: one that is published as it stands is a draft again once a question of it has changed. */
export async function inPhase(queries: Queries, rows: readonly TestRow[]): Promise<TestRow[]> {
  const frozen = rows.flatMap(({ phase, testId }) => (phase === "frozen" ? testId : []));
  const changed = await testsWithChangedQuestions(queries, frozen);
  return rows.map((row) =>
    changed.has(row.testId) ? { ...row, ...afterEvents(row, [{ type: "content.changed" }]) } : row,
  );
}

/** Throws `testDraftUnknown` where there is none that the person may change. */
export async function findTest(queries: Queries, caller: Caller, testId: string): Promise<TestRow> {
  const [row] = await inPhase(queries, await queries.select().from(testDrafts).where(ofCaller(caller, testId)));
  if (row === undefined) throw new CallRefusal("testDraftUnknown");
  return row;
}

/** The same, locked until the end of the transaction; `version` is that which the caller has seen. */
export async function lockTest(
  tx: Queries,
  caller: Caller,
  { test_id: testId, version }: { readonly test_id: string; readonly version?: number },
): Promise<TestRow> {
  const locked = await tx.select().from(testDrafts).where(ofCaller(caller, testId)).for("update");
  const [row] = await inPhase(tx, locked);
  if (row === undefined) throw new CallRefusal("testDraftUnknown");
  if (version !== undefined && row.version !== version) throw testChanged(row);
  return row;
}

/** Somebody has changed the draft since the version that a call was made from; the reply holds it as it stands. */
export const testChanged = ({ testId, version, definition, touchedAt }: TestRow): CallRefusal =>
  new CallRefusal("testDraftChanged", { test_id: testId, version, definition, saved_at: touchedAt });

/** The columns after events, as the chart `edition` says. Throws `testDraftElsewhere` where an event is not taken. */
export function afterEvents(
  row: Pick<TestRow, "phase" | "blocking" | "edition">,
  events: readonly EditionEvent[],
): Pick<TestRow, "phase" | "blocking" | "edition"> {
  const { phase: value, blocking, edition } = row;
  const after = phaseAfter(editionMachine, { value, context: { blocking, edition } }, events);
  if (after === null) throw new CallRefusal("testDraftElsewhere");
  return { phase: editionPhaseSchema.parse(after.value), ...after.context };
}
