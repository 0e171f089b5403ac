import { sql } from "drizzle-orm";
import type { Item } from "../../contract/item/item";
import type { Queries } from "../db/open";
import { items, testItems, tests } from "../db/schema";
import { writeAudit } from "./audit";
import type { TestDraft } from "./publishing/draft";
import { faultOfDraft } from "./publishing/fault-of";
import { placeItems } from "./publishing/place-items";
import { PublishingFault } from "./publishing/publishing-fault";
import { storeMedia } from "./publishing/store-media";

const rowsPerStatement = 100;
const firstVersion = 1;

const given = sql`excluded.body`;
/** The same words said anew: the item stays, and plays the newer file from now on. */
const isSaidAnew = sql`(${given} -> 'audio' is not null and ${given} <> ${items.body})`;
/** The same options, of which more is known now. */
const isBetterKnown = sql`(${given} -> 'interaction' = ${items.body} -> 'interaction' and excluded.key = ${items.key}
  and excluded.mistakes is distinct from ${items.mistakes})`;
const knownItem = {
  target: items.itemId,
  set: {
    body: sql`case when ${isSaidAnew}
      then ${items.body} || jsonb_build_object('media', ${given} -> 'media', 'audio', ${given} -> 'audio')
      else ${items.body} end`,
    mistakes: sql`case when ${isBetterKnown} then excluded.mistakes else ${items.mistakes} end`,
  },
  setWhere: sql`${isSaidAnew} or ${isBetterKnown}`,
};

/** Items that are there already stay as they are, but for the files in which they are said and their mistakes. */
async function storeItems(tx: Queries, list: readonly Item[]): Promise<void> {
  for (let from = 0; from < list.length; from += rowsPerStatement) {
    const rows = list.slice(from, from + rowsPerStatement).map((item) => ({
      itemId: item.item_id,
      family: item.family,
      subject: item.subject,
      area: item.area,
      skill: item.skill,
      body: item.body,
      key: item.key,
      explanation: item.explanation ?? null,
      mistakes: item.mistakes ?? null,
      explanationVideo: item.explanation_video ?? null,
      transcript: item.transcript ?? null,
      irt: item.irt ?? null,
      expectedMs: item.expected_ms,
      points: item.points,
      source: item.source,
    }));
    await tx.insert(items).values(rows).onConflictDoUpdate(knownItem);
  }
}

/**
 * Publishes a version of a test, the first unless told, and writes down that it did. Answers false, and changes
 * nothing, where it exists already;
 * throws a `PublishingFault` where its family could not be sat or scored so.
 */
export async function publishTest(
  tx: Queries,
  draft: TestDraft,
  now: number,
  version: number = firstVersion,
): Promise<boolean> {
  const { menuId, family, definition, sourceDigest } = draft;
  const fault = faultOfDraft(draft);
  if (fault !== null) throw new PublishingFault(`The test ${menuId} cannot be published: ${fault}.`);
  const made = await tx
    .insert(tests)
    .values({ menuId, version, family, definition, sourceDigest, published: true, createdAt: now })
    .onConflictDoNothing()
    .returning({ menuId: tests.menuId });
  if (made.length === 0) return false;
  await storeMedia(tx, draft);
  await storeItems(tx, draft.items);
  await tx
    .insert(testItems)
    .values(placeItems(draft).map((placed, position) => ({ ...placed, menuId, version, position })));
  const facts = { test: menuId, version: String(version), items: String(draft.items.length) };
  await writeAudit({ db: tx, clock: () => now }, { kind: "testReleased", account: "", address: "", facts });
  return true;
}
