import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { guests, invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import type { Bearer, Guest } from "../caller";
import type { Dependencies } from "../dependencies";
import { isScoreShown } from "../sitting/held-results";
import { endOfVisit, handingOverMs } from "../sitting/visit-times";
import { isStillAllowed } from "./still-allowed";

const handingOver = (startedAt: number | undefined): number => (startedAt === undefined ? 0 : handingOverMs);

const tokens = alias(guests, "tokens");

/** SQL condition on the guest's attempt: it was sat for an assignment whose results are out. */
const isReleased = (queries: Queries) =>
  sql<boolean>`(${attempts.assignmentId} is not null and ${isScoreShown(queries)})`;

/**
 * The guest for a token. Throws `visitorUnknown` if the visit is over, the invitation revoked, the result claimed, or
 * if the inviter may no longer invite.
 */
export async function guestBy(
  queries: Queries,
  deps: Pick<Dependencies, "catalogue">,
  tokenHash: string,
  now: number,
): Promise<Guest> {
  const [row] = await queries
    .select({ guest: guests, invitation: invitations, sitting: attempts, isReleased: isReleased(queries) })
    .from(tokens)
    .innerJoin(guests, eq(guests.guestId, sql`coalesce(${tokens.standsFor}, ${tokens.guestId})`))
    .innerJoin(invitations, eq(invitations.invitationId, guests.invitationId))
    .leftJoin(attempts, eq(attempts.attemptId, guests.attemptId))
    .where(eq(tokens.tokenHash, tokenHash));
  if (row === undefined || row.invitation.revokedAt !== null || row.guest.claimedAt !== null)
    throw new CallRefusal("visitorUnknown");
  // a sitting in a room goes on whatever becomes of the invigilator
  if (!row.invitation.ofRoom && !(await isStillAllowed(queries, deps, row.invitation)))
    throw new CallRefusal("visitorUnknown");
  const { guest, invitation, sitting } = row;
  const endsAt = endOfVisit(invitation, sitting);
  if (now >= endsAt + handingOver(sitting?.startedAt)) throw new CallRefusal("visitorUnknown");
  return {
    guestId: guest.guestId,
    invitationId: invitation.invitationId,
    name: guest.name,
    kind: invitation.attemptId === null ? "test" : "result",
    menuId: invitation.menuId,
    attemptId: invitation.attemptId ?? guest.attemptId,
    sharedBy: invitation.attemptId === null ? null : invitation.invitedBy,
    tokenHash,
    seesResult: invitation.seesResult || (invitation.ofRoom && row.isReleased),
    strict: invitation.strict,
    ofRoom: invitation.ofRoom,
    validUntil: invitation.validUntil,
    endsAt,
    isOver: now >= endsAt,
    grade: null,
  };
}

/** The bearer of a guest's token; `caller` checks in the database whether it is still valid. */
export function guestBearer(deps: Dependencies, token: string): Bearer<Guest> {
  const tokenHash = secretHashOf(token);
  return { tokenHash, caller: () => guestBy(deps.db, deps, tokenHash, deps.clock()) };
}
