import { and, eq, inArray } from "drizzle-orm";
import { nameOfOwner, type Owner } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import { questionReports } from "../../db/question-reports-schema";

/** Moves the reports of a guest to an account. Where that has an open one too, the guest's stays without a name. */
export async function claimReports(tx: Queries, account: Owner, guest: Owner): Promise<void> {
  const ofGuest = eq(questionReports.owner, nameOfOwner(guest));
  const isOpen = eq(questionReports.phase, "open");
  const reported = tx
    .select({ itemId: questionReports.itemId })
    .from(questionReports)
    .where(and(eq(questionReports.owner, nameOfOwner(account)), isOpen));
  await tx
    .update(questionReports)
    .set({ owner: null })
    .where(and(ofGuest, isOpen, inArray(questionReports.itemId, reported)));
  await tx
    .update(questionReports)
    .set({ owner: nameOfOwner(account) })
    .where(ofGuest);
}
