import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { KeysWithheld } from "../../../contract/studio/printed-test";
import type { TestOutline } from "../../attempts/catalogue";
import { assignments, assignmentTargets } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { testDrafts } from "../../db/studio-schema";
import type { AssignmentRow } from "../assignments/assignment-row";
import { phasesAhead } from "../assignments/begin-rule";
import { formsInUse } from "../assignments/forms-in-use";
import type { Caller } from "../caller";
import { underWay } from "../collections/withheld-versions";
import type { Dependencies } from "../dependencies";
import { restingTests } from "../sitting/key-harvesting";
import { isReleasedToAll, releasePolicyOf } from "../sitting/release";

const withheld = (reason: KeysWithheld["reason"], until: number | null = null): KeysWithheld => ({ reason, until });

/** When the last window of a test that is given now closes, without what single students have longer. */
async function lastClose(queries: Queries, menuId: string): Promise<number | null> {
  const [row] = await queries
    .select({ at: sql<string | null>`max(coalesce(${assignmentTargets.closesAt}, ${assignments.closesAt}))` })
    .from(assignments)
    .leftJoin(assignmentTargets, eq(assignmentTargets.assignmentId, assignments.assignmentId))
    .where(
      and(
        inArray(assignments.phase, [...phasesAhead, "closing"]),
        or(eq(assignments.menuId, menuId), eq(assignmentTargets.menuId, menuId)),
      ),
    );
  return row?.at == null ? null : Number(row.at);
}

async function isAuthor(queries: Queries, { userId }: Caller, menuId: string): Promise<boolean> {
  const own = and(eq(testDrafts.testId, menuId), eq(testDrafts.userId, userId));
  return (await queries.$count(testDrafts, own)) > 0;
}

async function withheldByPolicy(queries: Queries, test: TestOutline, now: number): Promise<KeysWithheld | null> {
  if (await isReleasedToAll(queries, test, now)) return null;
  const policy = releasePolicyOf(test);
  if (policy.when === "after_close") return withheld("closing", policy.at);
  return withheld(policy.when === "never" ? "never" : "manual");
}

/**
 * Why the keys of a test are withheld from a person who may print it; null: they are not. From everybody, while a
 * student may still begin it or sits it. From teachers who did not write it, also by its policy and until the results
 * of their assignment are released.
 */
export async function keysWithheld(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  test: TestOutline,
  assignment: AssignmentRow | null,
): Promise<KeysWithheld | null> {
  const now = clock();
  const { menuId } = test;
  if ((await underWay(db, caller, now)).has(menuId)) return withheld("sitting");
  if ((await formsInUse(db, [menuId], now)).size > 0) {
    const at = await lastClose(db, menuId);
    return withheld("inUse", at !== null && at > now ? at : null);
  }
  if (await isAuthor(db, caller, menuId)) return null;
  if ((await restingTests(db, caller.userId, now)).has(menuId)) return withheld("resting");
  if (assignment !== null && (assignment.releasePhase === "held" || assignment.phase === "recalled"))
    return withheld("held");
  return withheldByPolicy(db, test, now);
}
