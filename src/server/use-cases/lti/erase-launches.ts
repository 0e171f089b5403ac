import { eq } from "drizzle-orm";
import { ltiLaunches, ltiLearners, ltiPersons, outgoing } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";

/** Forgets who a person is at learning platforms; nothing of the person goes out any more. */
export async function eraseLaunches(tx: Queries, { userId }: { readonly userId: string }): Promise<void> {
  await tx.delete(outgoing).where(eq(outgoing.userId, userId));
  await tx.delete(ltiLearners).where(eq(ltiLearners.userId, userId));
  await tx.delete(ltiLaunches).where(eq(ltiLaunches.userId, userId));
  await tx.delete(ltiPersons).where(eq(ltiPersons.userId, userId));
}
