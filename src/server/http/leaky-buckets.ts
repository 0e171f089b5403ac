import type { Database } from "../db/open";
import { secretHashOf } from "../support/identifiers";

/** What became of something that was to be filled in: until when it drains, or how long there is no room for it. */
export type Filling = { readonly until: number } | { readonly noRoomForMs: number };

/** For each key a bucket that drains with time, one millisecond each; all servers of a database share it. */
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

/** Buckets that hold `mostMs`; `name` tells those of one database apart. */
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
