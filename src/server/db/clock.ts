import { sql } from "drizzle-orm";
import type { Database } from "./open";

/** The two clocks that are compared. */
export interface ClockSource {
  /** The database's time in milliseconds since 1970. */
  readonly ask: () => Promise<number>;
  /** A monotonic count of milliseconds, whatever happens to this machine's clock. */
  readonly ticks: () => number;
}

/** The database's time without a query each time. */
export interface DatabaseClock {
  /** Whole milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Measures the difference again. Rejects where the database does not answer; the last measurement then stays in use.
   */
  readonly measure: () => Promise<void>;
}

interface Sample {
  /** The database's time minus ticks. */
  readonly offset: number;
  readonly roundTrip: number;
}

const roundTrips = 5;
/**
 * A backward step of up to this many ms is waited out, so that time stands still for a moment; a larger one is applied.
 */
const longestPause = 2_000;

async function sampleOf({ ask, ticks }: ClockSource): Promise<Sample> {
  const sent = ticks();
  const told = await ask();
  const received = ticks();
  return { offset: told - (sent + received) / 2, roundTrip: received - sent };
}

async function bestOf(source: ClockSource): Promise<Sample> {
  let best = await sampleOf(source);
  for (let count = 1; count < roundTrips; count += 1) {
    const sample = await sampleOf(source);
    if (sample.roundTrip < best.roundTrip) best = sample;
  }
  return best;
}

/**
 * Makes a clock that follows the database's time by the best of a few round trips, and between two measurements by
 * ticks.
 */
export async function createDatabaseClock(source: ClockSource): Promise<DatabaseClock> {
  let { offset } = await bestOf(source);
  let last = Number.NEGATIVE_INFINITY;
  return {
    now: () => {
      const next = Math.round(source.ticks() + offset);
      if (next >= last || last - next > longestPause) last = next;
      return last;
    },
    measure: async () => {
      const best = await bestOf(source);
      if (Math.abs(best.offset - offset) > best.roundTrip / 2) offset = best.offset;
    },
  };
}

const measureEveryMs = 10_000;

async function askDatabase(db: Database): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
  const ms = Number(rows[0]?.ms);
  if (!Number.isFinite(ms)) throw new Error("the database told no time");
  return ms;
}

/** The clock of this database, measured every ten seconds until it is closed. */
export async function openDatabaseClock(
  db: Database,
): Promise<{ readonly now: () => number; readonly close: () => void }> {
  const { now, measure } = await createDatabaseClock({ ask: () => askDatabase(db), ticks: () => performance.now() });
  let isMeasuring = false;
  const timer = setInterval(() => {
    if (isMeasuring) return;
    isMeasuring = true;
    measure()
      // without the database no deadlines are judged; the next measurement corrects the clock
      .catch(() => undefined)
      .finally(() => (isMeasuring = false));
  }, measureEveryMs);
  timer.unref();
  return { now, close: () => clearInterval(timer) };
}
