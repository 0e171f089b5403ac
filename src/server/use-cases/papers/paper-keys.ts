import { inArray } from "drizzle-orm";
import type { PaperKeys } from "../../../contract/studio/printed-test";
import { skillTitle } from "../../../items/catalogue";
import { inAttemptIds } from "../../attempts/attempt-ids";
import type { TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";
import { paperSeed, printedItems, type PaperUse } from "./printed-paper";

/** The keys to a paper in its order, with the ids that its choices have there. */
export async function paperKeys(queries: Queries, test: TestVersion, use: PaperUse): Promise<PaperKeys["keys"]> {
  const printed = [...printedItems(test, use).values()].flat();
  if (printed.length === 0) return [];
  const rows = await queries
    .select({ itemId: items.itemId, key: items.key, transcript: items.transcript })
    .from(items)
    .where(
      inArray(
        items.itemId,
        printed.map(({ itemId }) => itemId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  const seed = paperSeed(use);
  return printed.flatMap((item) => {
    const row = byId.get(item.itemId);
    if (row === undefined) return [];
    return [
      {
        item_id: item.itemId,
        key: inAttemptIds(seed, item, row.key),
        skill: skillTitle(item.subject, item.skill),
        transcript: row.transcript,
      },
    ];
  });
}
