import { hash } from "node:crypto";
import type { Database } from "../db/open";

/** A turn's calls of one caller, as far as this process knows. */
interface Count {
  /** Of all servers, as of the last exchange. */
  total: number;
  /** Counted here since. */
  pending: number;
}

/** What is counted, and for how long before it begins from nothing again. */
export interface CountedTurn {
  readonly name: string;
  readonly turnMs: number;
}

export interface CallCounts {
  /** Counts a call; answers how many there are in this turn, this one among them. */
  readonly add: (caller: string) => number;
  /** Milliseconds until the present turn is over. */
  readonly untilNext: () => number;
  /**
   * Exchanges with the database: what was counted here until now for what all servers have counted. One exchange at a
   * time; who asks during one waits for the next.
   */
  readonly write: () => Promise<void>;
}

const mostRows = 1_000;
/** Beyond these nobody new is counted until the turn is over. */
const mostKeys = 20_000;

/** Rows in one order, so that two servers that write at the same time do not wait for each other. */
const statement = `
  insert into rate_limits (key, points, expire)
  select given.key, given.points, $3 from unnest($1::varchar[], $2::int[]) as given (key, points) order by given.key
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/**
 * Counts calls in memory, so that none costs a statement; `write`, once a second, sends the sums in one statement and
 * takes those of the other servers. Who calls several servers can thus go over the limit by what one second brings, and
 * a process that is killed forgets at most that second. `name` tells counts of one database apart.
 */
export function createCallCounts(
  { $client }: Pick<Database, "$client">,
  clock: () => number,
  { name, turnMs }: CountedTurn = { name: "calls", turnMs: 60_000 },
): CallCounts {
  let ordinal = 0;
  let counts = new Map<string, Count>();
  const turn = (): void => {
    const now = Math.floor(clock() / turnMs);
    if (now === ordinal) return;
    ordinal = now;
    counts = new Map();
  };
  const writeSome = async (keys: readonly string[], sent: ReadonlyMap<string, number>): Promise<void> => {
    const [ofTurn, counted] = [ordinal, counts];
    const rowKey = (key: string): string => `${name}:${ofTurn}:${key}`;
    const byRow = new Map(keys.map((key) => [rowKey(key), key]));
    const points = keys.map((key) => sent.get(key) ?? 0);
    const { rows } = await $client.query<{ key: string; points: number }>({
      name: "count-calls",
      text: statement,
      values: [[...byRow.keys()], points, (ofTurn + 2) * turnMs],
    });
    for (const { key: row, points: total } of rows) {
      const key = byRow.get(row) ?? "";
      const count = counted.get(key);
      if (count !== undefined) Object.assign(count, { total, pending: count.pending - (sent.get(key) ?? 0) });
    }
  };
  const write = async (): Promise<void> => {
    turn();
    const sent = new Map([...counts].flatMap(([key, { pending }]) => (pending === 0 ? [] : [[key, pending] as const])));
    const keys = [...sent.keys()];
    for (let from = 0; from < keys.length; from += mostRows) await writeSome(keys.slice(from, from + mostRows), sent);
  };
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    underWay = write().finally(() => (underWay = null));
    return underWay;
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
    untilNext: () => turnMs - (clock() % turnMs),
    write: () => {
      if (underWay === null) return begin();
      return (next ??= underWay.then(begin, begin));
    },
  };
}
