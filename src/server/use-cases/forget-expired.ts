import { lt, or } from "drizzle-orm";
import { sessions } from "../db/accounts-schema";
import { rateLimits } from "../db/guest-schema";
import { entryCodes, sentCodes, socialRequests } from "../db/sign-in-methods-schema";
import type { Dependencies } from "./dependencies";

/** The counting library goes by the clock of its own process. */
const clockDifferenceMs = 60_000;
/** So long a session that has ended can be looked into. */
const sessionKeptMs = 86_400_000;

/**
 * Removes what is kept for a while only, once that is over: counts, codes, sessions, sign-ins that nobody came back
 * from.
 */
export async function forgetExpired({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const now = clock();
  await db.delete(rateLimits).where(lt(rateLimits.expire, now - clockDifferenceMs));
  await db.delete(sentCodes).where(lt(sentCodes.expiresAt, now));
  await db.delete(entryCodes).where(lt(entryCodes.expiresAt, now));
  await db.delete(socialRequests).where(lt(socialRequests.expiresAt, now));
  const longAgo = now - sessionKeptMs;
  await db.delete(sessions).where(or(lt(sessions.expiresAt, longAgo), lt(sessions.revokedAt, longAgo)));
}
