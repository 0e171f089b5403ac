import { getTableName } from "drizzle-orm";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { rateLimits } from "../db/guest-schema";
import type { Database } from "../db/open";
import { CallRefusal } from "../refusal";

/** Work that may turn out to have been a guess. */
export type Guarded = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Wrong codes of one address in ten minutes, and codes that it has under way: a school behind it mistypes less often,
 * a machine guesses more. At this rate a thousand addresses try one of 10^9 codes in twenty years.
 */
const wrongCodes = { points: 120, duration: 600 } as const;
/** Invitations that one person makes in an hour. */
const made = { points: 60, duration: 3_600 } as const;

const secondsUntil = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** What is counted in the database, so that several servers count as one and a restart forgives nobody. */
export function createGuessLimits({ $client }: Pick<Database, "$client">) {
  const limiter = (keyPrefix: string, { points, duration }: { readonly points: number; readonly duration: number }) =>
    new RateLimiterPostgres({
      storeClient: $client,
      tableName: getTableName(rateLimits),
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const guesses = limiter("guess", wrongCodes);
  const invitations = limiter("share", made);
  return {
    /** Counts before the work is done, so that many at once are many; what was no wrong code is taken back. */
    code: (async (address, work) => {
      const standing = await guesses.penalty(address);
      if (standing.consumedPoints > wrongCodes.points)
        throw new CallRefusal("tooManyRequests", {}, secondsUntil(standing.msBeforeNext));
      try {
        const result = await work();
        await guesses.reward(address);
        return result;
      } catch (error) {
        if (!(error instanceof CallRefusal && error.fault === "invitationUnknown")) await guesses.reward(address);
        throw error;
      }
    }) satisfies Guarded as Guarded,
    invitation: async (userId: string): Promise<void> => {
      const standing = await invitations.penalty(userId);
      if (standing.consumedPoints > made.points)
        throw new CallRefusal("tooManyRequests", {}, secondsUntil(standing.msBeforeNext));
    },
  };
}
