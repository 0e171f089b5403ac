import { asc } from "drizzle-orm";
import { answers, attemptItems, attemptLeases, attemptLog, attempts, attemptStages } from "../../src/server/db/schema";
import { openSchool, type School } from "./sittings";

export type Name = "answerExercise" | "updateCheckStatus";
type Outcome = { readonly code: number | string; readonly data: unknown };

/** One of two schools that live through the same. */
export interface Twin {
  readonly school: School;
  readonly token: string;
  readonly operate: (name: Name, input: object) => Promise<Outcome>;
}

const alwaysUnusual = `create or replace function record_operations(ops json, at_ms bigint)
  returns table (place integer, outcome text, result text) language sql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as
  $$ select (op->>'place')::integer, 'unusual', null::text from json_array_elements(ops) op $$`;

/** Where every operation is unusual, all of them go the slow way. */
export async function openTwin(isSlow: boolean): Promise<Twin> {
  const school = await openSchool();
  if (isSlow) await school.db.$client.query(alwaysUnusual);
  const token = await school.signIn("ann");
  const operate = async (name: Name, input: object) => {
    const { code, data } = (await school.call(name, input, token)).body;
    return { code, data };
  };
  return { school, token, operate };
}

/** All that is written of the sittings of one. */
export const contentsOf = async ({ school: { db } }: Twin) => ({
  attempts: await db.select().from(attempts).orderBy(asc(attempts.attemptId)),
  log: await db.select().from(attemptLog).orderBy(asc(attemptLog.attemptId), asc(attemptLog.seq)),
  answers: await db.select().from(answers).orderBy(asc(answers.attemptId), asc(answers.itemId)),
  items: await db.select().from(attemptItems).orderBy(asc(attemptItems.attemptId), asc(attemptItems.position)),
  stages: await db.select().from(attemptStages).orderBy(asc(attemptStages.attemptId), asc(attemptStages.begunAt)),
  leases: await db.select().from(attemptLeases).orderBy(asc(attemptLeases.attemptId), asc(attemptLeases.leaseHash)),
});
