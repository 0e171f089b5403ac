import { and, count, eq, ne } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestOutline } from "../../attempts/catalogue";
import { ownedBy } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { deliveryRulesOf } from "../../delivery/rules";
import { CallRefusal } from "../../support/refusal";
import { isGuest, type Principal } from "../caller";

/** How many sittings a test allows one student; null: as many as they like. */
export const attemptLimitOf = (test: TestOutline): number | null =>
  test.definition.attempt_limit === undefined ? deliveryRulesOf(test).usualAttemptLimit : test.definition.attempt_limit;

/** Whether a sitting uses one up of those that the test allows. */
export const isCounted = ({ kind }: Pick<AttemptRow, "kind">): boolean => kind !== "preview";

/** The same for whoever asks: an invitation lets each guest sit its test once. */
export const myAttemptLimit = (principal: Principal, test: TestOutline): number | null =>
  isGuest(principal) ? 1 : attemptLimitOf(test);

/** How many of the allowed sittings are left after `used`. */
export function attemptsLeft(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** The refusal of one sitting more than the test allows; null where one more is allowed. */
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
