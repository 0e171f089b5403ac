import { eq } from "drizzle-orm";
import { families, type Family } from "../../../contract/families";
import { guests } from "../../db/guest-schema";
import { attempts, refusedOperations } from "../../db/schema";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { notifyPerson } from "../notices/notify-person";
import { perUserTransaction } from "../per-user-transaction";
import { claimReports } from "../question-reports/claim-reports";
import { fillWrongBook } from "../sitting/fill-wrong-book";
import { restsUntil } from "../sitting/key-harvesting";
import { settleSitting } from "../sitting/settle";
import { guestBy } from "./guest-of";

/**
 * Moves a guest's finished attempt with all its records to the caller's account, and ends the visit. Repeating it
 * changes nothing.
 */
export const claimResult = (
  deps: Dependencies,
  caller: Caller,
  { vtk }: { vtk: string },
): Promise<{ attempt_id: string; family: Family }> =>
  perUserTransaction(deps, caller, async (tx) => {
    const now = deps.clock();
    const tokenHash = secretHashOf(vtk);
    const [row] = await tx.select().from(guests).where(eq(guests.tokenHash, tokenHash)).for("update");
    if (row === undefined) throw new CallRefusal("visitorUnknown");
    const answer = async (attemptId: string) => {
      const [attempt] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId));
      if (attempt === undefined) throw new CallRefusal("attemptNotFound");
      const { family } = await deps.catalogue.outline(tx, attempt.menuId, attempt.version);
      return { attempt_id: attemptId, family };
    };
    if (row.claimedBy !== null) {
      if (row.claimedBy !== caller.userId || row.attemptId === null) throw new CallRefusal("resultClaimed");
      return answer(row.attemptId);
    }
    const guest = await guestBy(tx, deps, tokenHash, now);
    if (guest.isOver) throw new CallRefusal("visitorUnknown");
    // the assignment of a room holds the result back from accounts too
    if (!guest.seesResult && !guest.ofRoom) throw new CallRefusal("resultWithheld");
    if (row.attemptId === null) throw new CallRefusal("attemptNotFound");
    const [locked] = await tx.select().from(attempts).where(eq(attempts.attemptId, row.attemptId)).for("update");
    if (locked === undefined) throw new CallRefusal("attemptNotFound");
    const attempt = await settleSitting(tx, deps, locked, now);
    if (attempt.status !== "finished") return new CallRefusal("notReleased");
    const theirs = { userId: caller.userId, guestId: null } as const;
    await tx
      .update(attempts)
      .set({ ...theirs, closesAt: null })
      .where(eq(attempts.attemptId, attempt.attemptId));
    const { family } = await deps.catalogue.outline(tx, attempt.menuId, attempt.version);
    if ((await restsUntil(tx, attempt)) === null) await fillWrongBook(tx, { ...attempt, ...theirs }, family, now);
    await claimReports(tx, caller, guest);
    await tx.update(refusedOperations).set(theirs).where(eq(refusedOperations.guestId, row.guestId));
    await tx.update(guests).set({ claimedBy: caller.userId, claimedAt: now }).where(eq(guests.guestId, row.guestId));
    const claimed = await answer(attempt.attemptId);
    const href = `${families[claimed.family].pages.result}?attempt_id=${encodeURIComponent(attempt.attemptId)}`;
    await notifyPerson(tx, deps, caller.userId, "resultClaimed", { href });
    return claimed;
  });
