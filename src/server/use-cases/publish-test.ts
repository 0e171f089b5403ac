import { sql } from "drizzle-orm";
import type { Item } from "../../contract/item/item";
import type { AuditEntry } from "../../contract/site/audit";
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
/**
 * SQL condition: the item has audio and its content has changed (a newer recording); the stored item gets the newer
 * files.
 */
const isSaidAnew = sql`(${given} -> 'audio' is not null and ${given} <> ${items.body})`;
/** SQL condition: key and interaction are unchanged, but the comments on mistakes are newer. */
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

/** Inserts items. Items that exist already are not changed, except for their recordings and comments on mistakes. */
export async function storeItems(tx: Queries, list: readonly Item[]): Promise<void> {
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
 * Stores a version of a test, by default the first, as a draft or published. Returns false and changes nothing if the
 * version exists; throws a `PublishingFault` if the test does not fit the rules of its family.
 */
export async function storeTest(
  tx: Queries,
  draft: TestDraft,
  { now, published, version = firstVersion }: { now: number; published: boolean; version?: number },
): Promise<boolean> {
  const { menuId, family, definition, sourceDigest } = draft;
  const fault = faultOfDraft(draft);
  if (fault !== null) throw new PublishingFault(`The test ${menuId} cannot be published: ${fault}.`);
  const made = await tx
    .insert(tests)
    .values({ menuId, version, family, definition, sourceDigest, published, createdAt: now })
    .onConflictDoNothing()
    .returning({ menuId: tests.menuId });
  if (made.length === 0) return false;
  await storeMedia(tx, draft);
  await storeItems(tx, draft.items);
  const placed = placeItems(draft).map((one, position) => ({
    ...one,
    menuId,
    version,
    position,
    irt: draft.learned?.[one.itemId] ?? null,
  }));
  for (let from = 0; from < placed.length; from += rowsPerStatement)
    await tx.insert(testItems).values(placed.slice(from, from + rowsPerStatement));
  return true;
}

/** Who publishes a test and from where; both empty: the server itself. */
export type PublishedBy = Pick<AuditEntry, "account" | "address">;

/** Publishes a version of a test as `storeTest` does, and writes an audit entry. */
export async function publishTest(
  tx: Queries,
  draft: TestDraft,
  now: number,
  version: number = firstVersion,
  { account, address }: PublishedBy = { account: "", address: "" },
): Promise<boolean> {
  const { menuId } = draft;
  if (!(await storeTest(tx, draft, { now, published: true, version }))) return false;
  const facts = { test: menuId, version: String(version), items: String(draft.items.length) };
  await writeAudit({ db: tx, clock: () => now }, { kind: "testReleased", account, address, facts });
  return true;
}
