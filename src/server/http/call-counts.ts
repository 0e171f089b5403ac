import type { Database } from "../db/open";

/** The calls of one caller in the present period, as far as this process knows. */
interface Count {
  /** Calls on all servers, as of the last exchange with the database. */
  total: number;
  /** Calls counted in this process since then. */
  pending: number;
}

/** The name of a count and the length of its period in ms, after which it starts again at zero. */
export interface CountedTurn {
  readonly name: string;
  readonly turnMs: number;
}

export interface CallCounts {
  /** Counts a call of a caller, given as its hash, and returns the number in this period, this one included. */
  readonly add: (key: string) => number;
  /** Milliseconds until the present period ends. */
  readonly untilNext: () => number;
  /**
   * Sends the counts of this process to the database and reads the sums of all servers. Only one exchange runs at a
   * time; a call during one waits for the next.
   */
  readonly write: () => Promise<void>;
}

const mostRows = 1_000;
/** The most callers in one period; later ones are not counted until the period ends. */
const mostKeys = 20_000;

/** The rows are sorted, so that two servers that write at the same time do not deadlock. */
const statement = `
  insert into rate_limits (key, points, expire)
  select given.key, given.points, $3 from unnest($1::varchar[], $2::int[]) as given (key, points) order by given.key
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/**
 * Counts calls in memory, so that a call costs no statement; `write`, once a second, sends the sums in one statement
 * and reads those of the other servers. A caller of several servers can thus exceed the limit by one second's calls,
 * and a process that is killed loses at most that second. `name` separates the counts of one database.
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
    add: (key) => {
      turn();
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
