import { getTableName } from "drizzle-orm";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { rateLimits } from "../db/guest-schema";
import type { Database } from "../db/open";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";

/** The number of points allowed per key within a number of seconds. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** A count per key. */
export interface Limit {
  /** Counts one; throws a `CallRefusal` above the limit. */
  readonly take: (key: string) => Promise<void>;
  /** Counts one, never throws for the limit, and returns the count. */
  readonly count: (key: string) => Promise<number>;
  /** Whether the limit is used up. */
  readonly isOver: (key: string) => Promise<boolean>;
  readonly giveBack: (key: string) => Promise<void>;
}

export type MakeLimit = (name: string, rate: Rate) => Limit;

const tooMany = (ms: number): CallRefusal => new CallRefusal("tooManyRequests", {}, Math.max(1, Math.ceil(ms / 1000)));

/**
 * Makes limits that are counted in the database, so that several servers share one count and a restart does not reset
 * it. Keys are stored as hashes: the table contains no name, address or phone number.
 */
export const limitsIn =
  ({ $client }: Pick<Database, "$client">): MakeLimit =>
  (name, { points, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: $client,
      tableName: getTableName(rateLimits),
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return {
      take: async (key) => {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(secretHashOf(key));
        if (consumedPoints > points) throw tooMany(msBeforeNext);
      },
      count: async (key) => (await limiter.penalty(secretHashOf(key))).consumedPoints,
      isOver: async (key) => ((await limiter.get(secretHashOf(key)))?.consumedPoints ?? 0) >= points,
      giveBack: async (key) => void (await limiter.reward(secretHashOf(key))),
    };
  };
