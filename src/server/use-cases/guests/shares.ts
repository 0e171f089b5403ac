import { and, asc, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { getShareInput, Share, ShareUse } from "../../../contract/account/visitors";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestOutline } from "../../attempts/catalogue";
import { guests, invitations, invitationUses } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import { callerHasPermission, type Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { newestOutline } from "../sitting/published";
import { isEndDue } from "../sitting/settle";
import { settleGuestSitting } from "./guest-sittings";
import { invitationState, type InvitationRow } from "./invitation";

/**
 * The test of an invitation: for a shared result the version of the attempt, else the published version, or the newest
 * one of a test that was withdrawn.
 */
export async function invitedTest(queries: Queries, deps: Dependencies, row: InvitationRow): Promise<TestOutline> {
  if (row.attemptId === null) return newestOutline(queries, row.menuId);
  const [attempt] = await queries.select().from(attempts).where(eq(attempts.attemptId, row.attemptId));
  if (attempt === undefined) throw new Error(`sitting ${row.attemptId} of an invitation has gone`);
  return deps.catalogue.outline(queries, attempt.menuId, attempt.version);
}

/** An invitation as its maker sees it. */
export const shareOf = (row: InvitationRow, { family, definition }: TestOutline, now: number): Share => ({
  share_id: row.invitationId,
  kind: row.attemptId === null ? "test" : "result",
  menu_id: row.menuId,
  attempt_id: row.attemptId,
  family,
  title: definition.title,
  name: row.name,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  uses: row.uses,
  used: row.used,
  sees_result: row.seesResult,
  strict: row.strict,
  code_end: row.codeEnd,
  created_at: row.createdAt,
  revoked_at: row.revokedAt,
  state: invitationState(row, now),
});

/** The caller's invitations, newest first. */
export async function shareList(
  deps: Dependencies,
  { userId }: Caller,
  { menu_id: menuId, attempt_id: attemptId }: z.output<typeof getShareInput>,
): Promise<{ list: Share[] }> {
  const rows = await deps.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.invitedBy, userId),
        eq(invitations.ofRoom, false),
        menuId === undefined ? undefined : eq(invitations.menuId, menuId),
        attemptId === undefined ? undefined : eq(invitations.attemptId, attemptId),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.invitationId));
  const now = deps.clock();
  const list: Share[] = [];
  for (const row of rows) list.push(shareOf(row, await invitedTest(deps.db, deps, row), now));
  return { list };
}

/** The caller's own invitation. Throws `invitationUnknown` also for one of another person. */
export async function myInvitation(queries: Queries, { userId }: Caller, shareId: string): Promise<InvitationRow> {
  const [row] = await queries
    .select()
    .from(invitations)
    .where(and(eq(invitations.invitationId, shareId), eq(invitations.invitedBy, userId)));
  if (row === undefined) throw new CallRefusal("invitationUnknown");
  return row;
}

/** The uses of one of the caller's invitations, and the progress of each guest. */
export async function shareRecord(
  deps: Dependencies,
  caller: Caller,
  { share_id: shareId }: { share_id: string },
): Promise<{ share: Share; list: ShareUse[] }> {
  const row = await myInvitation(deps.db, caller, shareId);
  const rows = await deps.db
    .select({ use: invitationUses, guest: guests, sitting: attempts })
    .from(invitationUses)
    .innerJoin(guests, eq(guests.guestId, invitationUses.guestId))
    .leftJoin(attempts, eq(attempts.attemptId, guests.attemptId))
    .where(eq(invitationUses.invitationId, row.invitationId))
    .orderBy(asc(invitationUses.number));
  const now = deps.clock();
  const mayRead = callerHasPermission(caller, "result.view");
  const isReadable = ({ claimedAt }: typeof guests.$inferSelect, { status }: Pick<AttemptRow, "status">): boolean =>
    mayRead && row.attemptId === null && status === "finished" && claimedAt === null;
  const list: ShareUse[] = [];
  for (const { use, guest, sitting: found } of rows) {
    const sitting = found !== null && isEndDue(found, now) ? await settleGuestSitting(deps, found.attemptId) : found;
    list.push({
      number: use.number,
      used_at: use.usedAt,
      name: guest.name,
      browser: use.browser,
      system: use.system,
      sitting:
        sitting === null
          ? null
          : {
              status: sitting.status,
              answered: sitting.answered,
              total: sitting.total,
              started_at: sitting.startedAt,
              finished_at: sitting.finishedAt,
              score: sitting.score,
              ...(sitting.awaitingPoints === null ? {} : { awaiting_points: sitting.awaitingPoints }),
              attempt_id: isReadable(guest, sitting) ? sitting.attemptId : null,
            },
      claimed: guest.claimedAt !== null,
    });
  }
  return { share: shareOf(row, await invitedTest(deps.db, deps, row), now), list };
}
