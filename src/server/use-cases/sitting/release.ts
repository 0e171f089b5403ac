import { and, eq, ne, or } from "drizzle-orm";
import type { ReleasePolicy } from "../../../contract/tests";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestOutline, TestVersion } from "../../attempts/catalogue";
import { ownedBy, ownerOf, type Owner } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import { attempts, tests } from "../../db/schema";
import type { Release } from "../../families/scoring-input";
import { formsInUse } from "../assignments/forms-in-use";
import { areResultsHeld } from "./held-results";
import { restsUntil } from "./key-harvesting";
import { isEndDue } from "./settle";

export const releasePolicyOf = ({ definition }: Pick<TestVersion, "definition">): ReleasePolicy =>
  definition.release ?? { when: "after_finish" };

/** Whether the policy of a test releases the results of finished attempts now. */
export async function isReleasedToAll(queries: Queries, test: TestOutline, now: number): Promise<boolean> {
  const policy = releasePolicyOf(test);
  switch (policy.when) {
    case "after_finish":
      return true;
    case "after_close":
      return now >= policy.at;
    case "manual":
      return isReleasedByOwner(queries, test);
    case "never":
      return false;
  }
}

async function isReleasedByOwner(queries: Queries, { menuId, version }: TestOutline): Promise<boolean> {
  const [row] = await queries
    .select({ releasedAt: tests.releasedAt })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.version, version)));
  return row?.releasedAt != null;
}

/** Whether the owner, or the reader, has another sitting of the same test under way. */
async function sitsAgain(queries: Queries, attempt: AttemptRow, reader: Owner, now: number): Promise<boolean> {
  const { attemptId, menuId } = attempt;
  const rows = await queries
    .select()
    .from(attempts)
    .where(
      and(
        or(ownedBy(ownerOf(attempt)), ownedBy(reader)),
        eq(attempts.menuId, menuId),
        eq(attempts.status, "sitting"),
        ne(attempts.attemptId, attemptId),
      ),
    );
  return rows.some((row) => !isEndDue(row, now));
}

/** Whether an assignment keeps the keys of an attempt in: its own, or any whose form somebody may still begin. */
export const isHeldByAssignment = async (queries: Queries, attempt: AttemptRow, now: number): Promise<boolean> =>
  (await areResultsHeld(queries, attempt)) || (await formsInUse(queries, [attempt.menuId], now)).size > 0;

/**
 * Whether the keys, marks and explanations of an attempt may leave the server now for `reader`, and by which policy.
 */
export async function releaseOf(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  now: number,
  reader: Owner = ownerOf(attempt),
): Promise<Release> {
  const sittingAgain = await sitsAgain(queries, attempt, reader, now);
  if (attempt.status === "finished" && (await isHeldByAssignment(queries, attempt, now)))
    return { released: false, policy: { when: "manual" }, sittingAgain };
  const released = attempt.status === "finished" && !sittingAgain && (await isReleasedToAll(queries, test, now));
  const rest = released ? await restsUntil(queries, attempt) : null;
  if (rest === Number.POSITIVE_INFINITY) return { released: false, policy: { when: "never" }, sittingAgain };
  if (rest !== null && now < rest) return { released: false, policy: { when: "after_close", at: rest }, sittingAgain };
  return { released, policy: releasePolicyOf(test), sittingAgain };
}
