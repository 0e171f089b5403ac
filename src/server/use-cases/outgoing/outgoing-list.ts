import { count, desc, eq, inArray, ne } from "drizzle-orm";
import type { z } from "zod";
import type {
  outgoingListInput,
  outgoingListOutput,
  resendOutgoingInput,
  resendOutgoingOutput,
} from "../../../contract/integrations/outgoing";
import { users } from "../../db/accounts-schema";
import { ltiRegistrations, outgoing } from "../../db/integrations-schema";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { lockOutgoing, moveOutgoing, outgoingAfter } from "./outgoing-row";

const mostShown = 100;

/** What goes out, the latest first: in one state, or all that is not delivered; and the number in each state. */
export async function outgoingList(
  { db }: Pick<Dependencies, "db">,
  { state }: z.output<typeof outgoingListInput>,
): Promise<z.input<typeof outgoingListOutput>> {
  const rows = await db
    .select({ row: outgoing, target: ltiRegistrations.name, name: users.nickname })
    .from(outgoing)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, outgoing.target))
    .innerJoin(users, eq(users.userId, outgoing.userId))
    .where(state === undefined ? ne(outgoing.state, "delivered") : eq(outgoing.state, state))
    .orderBy(desc(outgoing.nextTry), desc(outgoing.outgoingId))
    .limit(mostShown);
  const totals = await db.select({ state: outgoing.state, number: count() }).from(outgoing).groupBy(outgoing.state);
  return {
    list: rows.map(({ row, target, name }) => ({
      outgoing_id: row.outgoingId,
      kind: row.kind,
      target,
      name,
      assignment_id: row.assignmentId,
      state: row.state,
      tries: row.tries,
      next_try: row.nextTry,
      fault: row.fault === null ? null : { ...row.fault, facts: { ...row.fault.facts } },
    })),
    totals: Object.fromEntries(totals.map(({ state: of, number }) => [of, number])),
  };
}

/** Sends once more what was given up; the rest stays as it is. */
export const resendOutgoing = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { outgoing_ids: ids }: z.output<typeof resendOutgoingInput>,
): Promise<z.input<typeof resendOutgoingOutput>> =>
  inTransaction(db, async (tx) => {
    const found = await tx
      .select({ outgoingId: outgoing.outgoingId })
      .from(outgoing)
      .where(inArray(outgoing.outgoingId, ids))
      .orderBy(outgoing.outgoingId);
    let again = 0;
    for (const { outgoingId } of found) {
      const row = await lockOutgoing(tx, outgoingId);
      if (row === undefined || outgoingAfter(row, { type: "resend.asked" }) === null) continue;
      await moveOutgoing(tx, row, { type: "resend.asked" }, { nextTry: clock() });
      again += 1;
    }
    return { sent_again: again };
  });
