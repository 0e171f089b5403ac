import type { Database } from "../db/open";
import { secretHashOf } from "../support/identifiers";

/** The result of filling a bucket: the time (ms) at which it will be empty, or how many ms until there is room. */
export type Filling = { readonly until: number } | { readonly noRoomForMs: number };

/** One bucket per key, which drains by one millisecond each millisecond; all servers of a database share it. */
export interface LeakyBuckets {
  readonly fill: (key: string, ms: number) => Promise<Filling>;
  readonly takeOut: (key: string, ms: number) => Promise<void>;
}

const rowKey = (name: string, key: string): string => `${name}:${secretHashOf(key)}`;

const fillSql = `
  insert into rate_limits (key, points, expire) values ($1, 0, $2::bigint + $3::bigint)
  on conflict (key) do update set expire = greatest(rate_limits.expire, $2) + $3
  where greatest(rate_limits.expire, $2) + $3 <= $2 + $4::bigint
  returning expire`;

/** Buckets with a capacity of `mostMs`; `name` separates the buckets of one database. */
export const leakyBucketsIn = (
  { $client }: Pick<Database, "$client">,
  clock: () => number,
  { name, mostMs }: { readonly name: string; readonly mostMs: number },
): LeakyBuckets => ({
  fill: async (key, ms) => {
    const now = Math.floor(clock());
    const row = rowKey(name, key);
    const { rows } = await $client.query<{ expire: string }>(fillSql, [row, now, ms, mostMs]);
    if (rows[0] !== undefined) return { until: Number(rows[0].expire) };
    const found = await $client.query<{ expire: string }>("select expire from rate_limits where key = $1", [row]);
    return { noRoomForMs: Math.max(0, Number(found.rows[0]?.expire ?? 0) + ms - now - mostMs) };
  },
  takeOut: async (key, ms) => {
    await $client.query("update rate_limits set expire = expire - $2::bigint where key = $1", [rowKey(name, key), ms]);
  },
});
