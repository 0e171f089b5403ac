import { and, eq, gt } from "drizzle-orm";
import { ltiLaunches, ltiRegistrations } from "../../db/integrations-schema";
import { secretHashOf } from "../../support/identifiers";
import type { Dependencies } from "../dependencies";

/**
 * Where the platform of a launch under way stores the secret of a browser that has no cookie of it; null: the browser
 * has one, or the platform stores none.
 */
export async function storageOf(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  state: string,
  browserSecrets: readonly string[],
): Promise<{ readonly origin: string; readonly frame: string } | null> {
  const [found] = await db
    .select({
      login: ltiLaunches.login,
      browserHash: ltiLaunches.browserHash,
      authUrl: ltiRegistrations.authUrl,
      phase: ltiLaunches.phase,
    })
    .from(ltiLaunches)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, ltiLaunches.registrationId))
    .where(and(eq(ltiLaunches.stateHash, secretHashOf(state)), gt(ltiLaunches.expiresAt, clock())));
  const frame = found?.login.lti_storage_target;
  if (found === undefined || frame === undefined || found.phase !== "asked") return null;
  if (browserSecrets.some((one) => secretHashOf(one) === found.browserHash)) return null;
  return { origin: new URL(found.authUrl).origin, frame };
}
