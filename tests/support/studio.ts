import { eq } from "drizzle-orm";
import type { DraftItem } from "../../src/contract/studio/draft-item";
import type { DraftTest } from "../../src/contract/studio/draft-test";
import { items, testItems, tests } from "../../src/server/db/schema";
import { draftOf, draftTestOf } from "./drafts";
import { newKey, type School } from "./sittings";

export interface NamedTest {
  readonly test_id: string;
  readonly version: number;
}
export interface NamedItem {
  readonly item_id: string;
  readonly version: number;
}

/** What an author does in one browser. */
export function authorOf(school: School, token: string) {
  const author = {
    token,
    write: async (draft: DraftItem): Promise<NamedItem> => {
      const { item_id, version } = (await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body
        .data;
      return { item_id, version };
    },
    question: async (stem: string, more: Partial<DraftItem> = {}): Promise<string> =>
      (await author.write(draftOf(stem, more))).item_id,
    change: (item: NamedItem, draft: DraftItem) =>
      school.call("saveItem", { idempotency_key: newKey(), ...item, draft }, token),
    save: async (definition: DraftTest, from?: NamedTest): Promise<NamedTest> => {
      const { test_id, version } = (
        await school.call("saveTest", { idempotency_key: newKey(), definition, ...from }, token)
      ).body.data;
      return { test_id, version };
    },
    publish: (test: NamedTest) => school.call("publishDraftTest", test, token),
    withdraw: (test: NamedTest) => school.call("withdrawTest", test, token),
    preview: (test_id: string, edition?: number) =>
      school.call("previewTest", { test_id, ...(edition === undefined ? {} : { edition }) }, token),
    /** A published test of these questions. */
    published: async (stems: readonly string[], more: Partial<DraftTest> = {}): Promise<NamedTest> => {
      const ids: string[] = [];
      for (const stem of stems) ids.push(await author.question(stem));
      const test = await author.save(draftTestOf(ids, more as object));
      await author.publish(test);
      return test;
    },
    /** A revision of a question, as it stands. */
    revision: async (stem: string): Promise<{ item_id: string; revision: number; review_version: number }> => {
      const item = await author.write(draftOf(stem));
      const { revision } = (await school.call("readyItem", item, token)).body.data;
      return { item_id: item.item_id, revision, review_version: 1 };
    },
  };
  return author;
}

/** All that a version of a test serves, as it is stored. */
export async function servedBytes(school: School, menuId: string, version: number): Promise<string> {
  const { db } = school;
  const [edition] = await db.select().from(tests).where(eq(tests.menuId, menuId));
  const placed = await db
    .select()
    .from(testItems)
    .innerJoin(items, eq(items.itemId, testItems.itemId))
    .where(eq(testItems.menuId, menuId))
    .orderBy(testItems.version, testItems.position);
  const rows = await db.select().from(tests).where(eq(tests.menuId, menuId));
  const { published: _published, ...own } = rows.find((row) => row.version === version) ?? { ...edition };
  return JSON.stringify([own, placed.filter((row) => row.test_items.version === version)]);
}
