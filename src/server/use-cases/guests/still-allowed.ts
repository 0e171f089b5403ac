import { eq } from "drizzle-orm";
import { permissionsOf } from "../../../contract/account/roles";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import { callerHasPermission, type Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { attemptLimitOf } from "../sitting/attempt-limit";
import { publishedOutline } from "../sitting/published";
import type { InvitationRow } from "./invitation";

/**
 * Whether a user may invite guests to a test. For a test without a limit on attempts anyone may: guests' attempts
 * reveal nothing that the user's own would not.
 */
export const mayInvite = (caller: Pick<Caller, "admin" | "permission">, limit: number | null): boolean =>
  limit === null || callerHasPermission(caller, "exam.share");

async function limitNow(queries: Queries, deps: Pick<Dependencies, "catalogue">, menuId: string) {
  try {
    return attemptLimitOf(await publishedOutline(queries, deps, menuId));
  } catch (error) {
    // the test is no longer published, but sittings under way go on
    if (error instanceof CallRefusal && error.fault === "testNotFound") return null;
    throw error;
  }
}

/**
 * Whether the maker of an invitation may still invite: their account is enabled and, where required, has the
 * permission.
 */
export async function isStillAllowed(
  queries: Queries,
  deps: Pick<Dependencies, "catalogue">,
  { invitedBy, attemptId, menuId }: Pick<InvitationRow, "invitedBy" | "attemptId" | "menuId">,
): Promise<boolean> {
  const [maker] = await queries
    .select({ admin: users.admin, role: users.role, permission: users.permission, status: users.status })
    .from(users)
    .where(eq(users.userId, invitedBy));
  if (maker === undefined || maker.status === 1) return false;
  const rights = { admin: maker.admin, permission: permissionsOf(maker) };
  if (attemptId !== null || callerHasPermission(rights, "exam.share")) return true;
  return mayInvite(rights, await limitNow(queries, deps, menuId));
}
