import { eq } from "drizzle-orm";
import type { Invitation, Visit } from "../../../contract/account/visitors";
import { families } from "../../../contract/families";
import { testLimitFor } from "../../attempts/accommodated";
import { users } from "../../db/accounts-schema";
import { invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Guest } from "../caller";
import type { Dependencies } from "../dependencies";
import { isEndDue } from "../sitting/settle";
import { summaryOfAttemptRow } from "../sitting/summary";
import { settleGuestSitting } from "./guest-sittings";
import type { InvitationRow } from "./invitation";
import { invitedTest } from "./shares";

/** An invitation as its guests see it. */
export async function invitationOf(queries: Queries, deps: Dependencies, row: InvitationRow): Promise<Invitation> {
  const { menuId, family, definition } = await invitedTest(queries, deps, row);
  const [maker] = await queries.select({ nickname: users.nickname }).from(users).where(eq(users.userId, row.invitedBy));
  return {
    share_id: row.invitationId,
    kind: row.attemptId === null ? "test" : "result",
    menu_id: menuId,
    family,
    exam_info: definition.exam_info,
    title: definition.title,
    measures: definition.measures,
    inviter: maker?.nickname ?? "",
    valid_until: row.validUntil,
    sees_result: row.seesResult,
    strict: row.strict,
    grades: families[family].startLevels === "grades" ? [...definition.start_levels] : [],
    items: definition.exam_info.extract_question_number,
    time_limit_ms: testLimitFor(definition, null),
  };
}

async function sittingOf(deps: Dependencies, attemptId: string | null, now: number): Promise<Visit["attempt"]> {
  if (attemptId === null) return null;
  const [found] = await deps.db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (found === undefined) return null;
  const attempt = isEndDue(found, now) ? ((await settleGuestSitting(deps, attemptId)) ?? found) : found;
  const { definition } = await deps.catalogue.outline(deps.db, attempt.menuId, attempt.version);
  return summaryOfAttemptRow(attempt, definition);
}

/** A guest's visit as it is now. A score that is withheld from the guest is left out. */
export async function visitOf(deps: Dependencies, guest: Guest): Promise<Visit> {
  if (guest.isOver) throw new CallRefusal("visitorUnknown");
  const [row] = await deps.db.select().from(invitations).where(eq(invitations.invitationId, guest.invitationId));
  if (row === undefined) throw new CallRefusal("visitorUnknown");
  const now = deps.clock();
  const attempt = await sittingOf(deps, guest.attemptId, now);
  return {
    guest_id: guest.guestId,
    name: guest.name,
    invitation: { ...(await invitationOf(deps.db, deps, row)), sees_result: guest.seesResult },
    attempt: attempt === null || guest.seesResult ? attempt : { ...attempt, score: null },
    of_room: guest.ofRoom,
    ends_at: guest.endsAt,
    server_time: now,
  };
}
