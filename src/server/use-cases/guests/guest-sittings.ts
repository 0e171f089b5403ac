import { and, eq } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { finishAttempt } from "../sitting/finish";
import { settleSitting } from "../sitting/settle";

/** Ends everything that is due by the clock in a guest's attempt. */
export const settleGuestSitting = (deps: Dependencies, attemptId: string): Promise<AttemptRow | null> =>
  inTransaction(deps.db, async (tx) => {
    const [attempt] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId)).for("update");
    return attempt === undefined ? null : settleSitting(tx, deps, attempt, deps.clock());
  });

/** Ends the sittings under way of an invitation's guests; their answers count. */
export async function endGuestSittings(
  tx: Queries,
  deps: Dependencies,
  invitationId: string,
  now: number,
): Promise<void> {
  const rows = await tx
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(guests, eq(guests.guestId, attempts.guestId))
    .where(and(eq(guests.invitationId, invitationId), eq(attempts.status, "sitting")))
    .orderBy(attempts.attemptId)
    .for("update", { of: attempts });
  for (const { attempt } of rows) {
    const settled = await settleSitting(tx, deps, attempt, now);
    if (settled.status === "sitting") await finishAttempt(tx, deps, settled, { reason: "expired", at: now }, now);
  }
}
