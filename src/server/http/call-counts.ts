import { hash } from "node:crypto";
import type { Database } from "../db/open";

/** A minute's calls of one bearer or address, as far as this process knows. */
interface Count {
  /** Of all servers, as of the last exchange. */
  total: number;
  /** Counted here since. */
  pending: number;
}

export interface CallCounts {
  /** Counts a call; answers how many there are in this minute, this one among them. */
  readonly add: (caller: string) => number;
  /** Milliseconds until the present minute is over. */
  readonly untilNext: () => number;
  /** Exchanges with the database: what was counted here for what all servers have counted. */
  readonly write: () => Promise<void>;
}

const countedForMs = 60_000;
const mostRows = 1_000;
/** Beyond these nobody new is counted until the minute is over. */
const mostKeys = 20_000;

/** Rows in one order, so that two servers that write at the same time do not wait for each other. */
const statement = `
  insert into rate_limits (key, points, expire)
  select given.key, given.points, $3 from unnest($1::varchar[], $2::int[]) as given (key, points) order by given.key
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/**
 * Counts calls in memory, so that none costs a statement; `write`, once a second, sends the sums in one statement and
 * takes those of the other servers. A bearer who calls several servers can thus go over the limit by what one second
 * brings, and a process that is killed forgets at most that second.
 */
export function createCallCounts({ $client }: Pick<Database, "$client">, clock: () => number): CallCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  const turn = (): void => {
    const now = Math.floor(clock() / countedForMs);
    if (now === minute) return;
    minute = now;
    counts = new Map();
  };
  const writeSome = async (keys: readonly string[], sent: ReadonlyMap<string, number>): Promise<void> => {
    const [ofMinute, counted] = [minute, counts];
    const rowKey = (key: string): string => `calls:${ofMinute}:${key}`;
    const byRow = new Map(keys.map((key) => [rowKey(key), key]));
    const points = keys.map((key) => sent.get(key) ?? 0);
    const { rows } = await $client.query<{ key: string; points: number }>({
      name: "count-calls",
      text: statement,
      values: [[...byRow.keys()], points, (ofMinute + 2) * countedForMs],
    });
    for (const { key: row, points: total } of rows) {
      const key = byRow.get(row) ?? "";
      const count = counted.get(key);
      if (count !== undefined) Object.assign(count, { total, pending: count.pending - (sent.get(key) ?? 0) });
    }
  };
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    turn();
    const sent = new Map([...counts].flatMap(([key, { pending }]) => (pending === 0 ? [] : [[key, pending] as const])));
    const keys = [...sent.keys()];
    for (let from = 0; from < keys.length; from += mostRows) await writeSome(keys.slice(from, from + mostRows), sent);
  };
  return {
    add: (caller) => {
      turn();
      const key = hash("sha256", caller, "base64url");
      if (counts.size >= mostKeys && !counts.has(key)) return 1;
      const count = counts.get(key) ?? { total: 0, pending: 0 };
      counts.set(key, count);
      count.pending += 1;
      return count.total + count.pending;
    },
    untilNext: () => countedForMs - (clock() % countedForMs),
    write: () => (writing ??= write().finally(() => (writing = null))),
  };
}
