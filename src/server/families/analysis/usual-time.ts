import { sql } from "drizzle-orm";
import type { UsualTime } from "../../../contract/report";
import type { Queries } from "../../db/open";
import type { TestItem } from "../../sitting/catalogue";

/** From so many answers on their median is told; of more than so many, no more are looked at. */
const fewest = 5;
const most = 200;

interface MedianRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly median: number;
}

/** What students usually take for each item: the median of finished sittings, else what the item is made for. */
export async function usualTimes(
  queries: Queries,
  items: readonly Pick<TestItem, "itemId" | "expectedMs">[],
): Promise<ReadonlyMap<string, UsualTime>> {
  const ids = JSON.stringify(items.map(({ itemId }) => itemId));
  const { rows } = await queries.execute<MedianRow>(sql`
    select asked.item_id, percentile_cont(0.5) within group (order by given.elapsed_ms)::float8 as median
      from json_array_elements_text(${ids}::json) as asked(item_id)
      cross join lateral (
        select a.elapsed_ms
          from answers a
          join attempts s on s.attempt_id = a.attempt_id
         where a.item_id = asked.item_id and a.revision > 0 and a.mark not in ('skipped', 'unscored')
           and s.status = 'finished' and s.kind <> 'preview'
         limit ${most}) as given
     group by asked.item_id
    having count(*) >= ${fewest}`);
  const medians = new Map(rows.map(({ item_id: itemId, median }) => [itemId, Math.round(median)]));
  return new Map(
    items.map(({ itemId, expectedMs }): [string, UsualTime] => {
      const median = medians.get(itemId);
      return [itemId, median === undefined ? { ms: expectedMs, of: "item" } : { ms: median, of: "students" }];
    }),
  );
}
