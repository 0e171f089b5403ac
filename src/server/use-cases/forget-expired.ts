import { lt, or } from "drizzle-orm";
import { sessions } from "../db/accounts-schema";
import { rosterDifferences } from "../db/classes-schema";
import { rateLimits } from "../db/guest-schema";
import { ltiLaunches, ltiTokens } from "../db/integrations-schema";
import { entryCodes, sentCodes, socialRequests } from "../db/sign-in-methods-schema";
import { rosterLifeMs } from "./classes/roster/diff-roster";
import type { Dependencies } from "./dependencies";

/** Tolerance: the rate limiting library uses the clock of its own process. */
const clockDifferenceMs = 60_000;
/** How long ended sessions are stored for inspection. */
const sessionKeptMs = 86_400_000;

/**
 * Deletes temporary rows that have expired: rate limits, codes, sessions, uncompleted sign-ins through providers,
 * launches from learning platforms and their tokens, and lists of members that were compared with a class.
 */
export async function forgetExpired({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const now = clock();
  await db.delete(rateLimits).where(lt(rateLimits.expire, now - clockDifferenceMs));
  await db.delete(sentCodes).where(lt(sentCodes.expiresAt, now));
  await db.delete(entryCodes).where(lt(entryCodes.expiresAt, now));
  await db.delete(socialRequests).where(lt(socialRequests.expiresAt, now));
  await db.delete(ltiLaunches).where(lt(ltiLaunches.expiresAt, now));
  await db.delete(ltiTokens).where(lt(ltiTokens.endsAt, now));
  await db.delete(rosterDifferences).where(lt(rosterDifferences.madeAt, now - rosterLifeMs));
  const longAgo = now - sessionKeptMs;
  await db.delete(sessions).where(or(lt(sessions.expiresAt, longAgo), lt(sessions.revokedAt, longAgo)));
}
