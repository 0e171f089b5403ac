import { and, count, eq, ne } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestOutline } from "../../attempts/catalogue";
import { ownedBy } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { deliveryRulesOf } from "../../delivery/rules";
import { CallRefusal } from "../../support/refusal";
import { isGuest, type Principal } from "../caller";

/** The number of attempts that a test allows one student; null: no limit. */
export const attemptLimitOf = (test: TestOutline): number | null =>
  test.definition.attempt_limit === undefined ? deliveryRulesOf(test).usualAttemptLimit : test.definition.attempt_limit;

/** Whether an attempt counts against the limit of the test. */
export const isCounted = ({ kind }: Pick<AttemptRow, "kind">): boolean => kind !== "preview";

/** The limit for the caller: an invitation allows each guest one attempt. */
export const myAttemptLimit = (principal: Principal, test: TestOutline): number | null =>
  isGuest(principal) ? 1 : attemptLimitOf(test);

/** The number of attempts left after `used`; null: no limit. */
export function attemptsLeft(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** The refusal `attemptsUsed` if the caller has no attempt left at the test; null if there is one. */
export async function refusalBeyondLimit(
  tx: Queries,
  principal: Principal,
  test: TestOutline,
): Promise<CallRefusal | null> {
  const { menuId } = test;
  const limit = myAttemptLimit(principal, test);
  if (limit === null) return null;
  const [row] = await tx
    .select({ used: count() })
    .from(attempts)
    .where(and(ownedBy(principal), eq(attempts.menuId, menuId), ne(attempts.kind, "preview")));
  return (row?.used ?? 0) < limit ? null : new CallRefusal("attemptsUsed", { attempt_limit: limit });
}
