import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { UsualTime } from "../../contract/report/marked-item";
import type { Database, Queries } from "../db/open";
import type { TestItem } from "./catalogue";

/** Minimum number of answers for a median, and the maximum number that is read for it. */
const fewest = 5;
const most = 200;

/**
 * Medians are cached: a whole year may open its results at the same moment, and each form needs thousands of answers.
 */
const readEveryMs = 60_000;
const mostKept = 20_000;

type TimedItem = Pick<TestItem, "itemId" | "expectedMs">;

/** The usual time that students take for items, at most a minute old. */
export interface UsualTimes {
  /** By item id: the median over finished attempts, or else the item's expected time. */
  of(items: readonly TimedItem[]): Promise<ReadonlyMap<string, UsualTime>>;
}

interface MedianRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly median: number;
}

/** Medians in milliseconds; items with too few answers are left out. */
async function mediansOf(queries: Queries, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.execute<MedianRow>(sql`
    select asked.item_id, percentile_cont(0.5) within group (order by given.elapsed_ms)::float8 as median
      from json_array_elements_text(${JSON.stringify(itemIds)}::json) as asked(item_id)
      cross join lateral (
        select a.elapsed_ms
          from answers a
          join attempts s on s.attempt_id = a.attempt_id
         where a.item_id = asked.item_id and a.revision > 0 and a.mark not in ('skipped', 'unscored')
           and s.status = 'finished' and s.kind <> 'preview'
         limit ${most}) as given
     group by asked.item_id
    having count(*) >= ${fewest}`);
  return new Map(rows.map(({ item_id: itemId, median }) => [itemId, Math.round(median)]));
}

interface Kept {
  readonly median: number | null;
  readonly readAt: number;
}

/** Reads each median at most once a minute; concurrent requests for the same item share one read. */
export function createUsualTimes(db: Database, clock: () => number): UsualTimes {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  const reading = new Map<string, Promise<void>>();

  async function read(itemIds: readonly string[]): Promise<void> {
    const readAt = clock();
    try {
      const medians = await mediansOf(db, itemIds);
      for (const itemId of itemIds) kept.set(itemId, { median: medians.get(itemId) ?? null, readAt });
    } finally {
      for (const itemId of itemIds) reading.delete(itemId);
    }
  }

  const isFresh = (itemId: string): boolean => clock() - (kept.get(itemId)?.readAt ?? -Infinity) < readEveryMs;

  const timeOf = ({ itemId, expectedMs }: TimedItem): UsualTime => {
    const median = kept.get(itemId)?.median ?? null;
    return median === null ? { ms: expectedMs, of: "item" } : { ms: median, of: "students" };
  };

  return {
    of: async (items) => {
      const due = items.map(({ itemId }) => itemId).filter((itemId) => !isFresh(itemId));
      const unread = due.filter((itemId) => !reading.has(itemId));
      if (unread.length > 0) {
        const own = read(unread);
        for (const itemId of unread) reading.set(itemId, own);
      }
      await Promise.all(new Set(due.flatMap((itemId) => reading.get(itemId) ?? [])));
      return new Map(items.map((item) => [item.itemId, timeOf(item)]));
    },
  };
}
