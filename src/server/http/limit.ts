import { getTableName } from "drizzle-orm";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { rateLimits } from "../db/guest-schema";
import type { Database } from "../db/open";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";

/** So many in so many seconds, for each key. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** Something that is counted for each key. */
export interface Limit {
  /** Counts one, and throws a `CallRefusal` for what goes beyond. */
  readonly take: (key: string) => Promise<void>;
  /** Counts one, refuses nothing; answers how many there are. */
  readonly count: (key: string) => Promise<number>;
  /** Whether nothing is left. */
  readonly isOver: (key: string) => Promise<boolean>;
  readonly giveBack: (key: string) => Promise<void>;
}

export type MakeLimit = (name: string, rate: Rate) => Limit;

const tooMany = (ms: number): CallRefusal => new CallRefusal("tooManyRequests", {}, Math.max(1, Math.ceil(ms / 1000)));

/**
 * Makes limits that are counted in the database, so that several servers count as one and a restart forgives nobody.
 * What is counted is kept by its hash: the table holds no name, address or phone.
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
