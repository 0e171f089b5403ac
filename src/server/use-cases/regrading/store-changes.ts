import { sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { regradeChanges } from "../../db/regrades-schema";
import { givenRows, placeholder, statement, type GivenColumns, type GivenRow } from "../../db/statement";
import type { RegradeChange } from "./compute-changes";

const columns = {
  attempt_id: "uuid",
  seq: "integer",
  before: "jsonb",
  after: "jsonb",
  value_before: "float8",
  value_after: "float8",
  score: "jsonb",
  awaiting_points: "float8",
} as const satisfies GivenColumns;

const storeStatement = statement<object, "regradeId" | "given">(
  "store_regrade_changes",
  () => sql`
  insert into ${regradeChanges} (regrade_id, ${sql.raw(Object.keys(columns).join(", "))})
  select ${placeholder("regradeId")}::text, given.* from ${givenRows("given", columns)}`,
);

/** Stores changes of a preview, for `writeChanges` to write exactly these. */
export async function storeChanges(tx: Queries, regradeId: string, changes: readonly RegradeChange[]): Promise<void> {
  if (changes.length === 0) return;
  const given = changes.map((one): GivenRow<typeof columns> => ({
    attempt_id: one.attemptId,
    seq: one.seq,
    before: one.before,
    after: one.after,
    value_before: one.valueBefore,
    value_after: one.valueAfter,
    score: one.score,
    awaiting_points: one.awaitingPoints,
  }));
  await storeStatement(tx, { regradeId, given: JSON.stringify(given) });
}
