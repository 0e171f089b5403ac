import { and, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../../contract/item/content";
import type { testItemsInput, testItemsOutput } from "../../../contract/studio/studio-tests";
import { itemDrafts } from "../../db/studio-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { mayChange } from "./draft-row";
import { beginningOf } from "./draft-words";
import { findTest } from "./test-row";

/**
 * The questions of a draft test in their order, each with its beginning; one that is gone is left out. Those that are
 * chosen by a blueprint or from a pool are not its own.
 */
export async function testItemsOf(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { test_id: testId }: z.output<typeof testItemsInput>,
  language: Language,
): Promise<z.output<typeof testItemsOutput>> {
  const { definition } = await findTest(db, caller, testId);
  const wanted = definition.kind === "fixed" ? definition.sections.flatMap(({ items }) => items) : [];
  if (wanted.length === 0) return { items: [] };
  const rows = await db
    .select()
    .from(itemDrafts)
    .where(and(inArray(itemDrafts.draftId, wanted), mayChange(caller)));
  const byId = new Map(rows.map((row) => [row.draftId, row]));
  return {
    items: wanted.flatMap((draftId) => {
      const row = byId.get(draftId);
      if (row === undefined) return [];
      return [
        {
          item_id: draftId,
          words: beginningOf(row.draft, language),
          type: row.draft.body.interaction.type,
          points: row.draft.points,
          complete: row.isComplete,
        },
      ];
    }),
  };
}
