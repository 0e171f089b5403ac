import { and, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type { exportedItemsOutput, exportItemsInput } from "../../../contract/studio/studio-bank";
import { finishDraft } from "../../../items/authoring/finish-draft";
import { csvPieces } from "../../../items/export/csv/file";
import { itemDrafts } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { readStoredFile } from "../exporting/exported-test";
import { mayChange } from "./draft-row";

/** Questions of the caller as CSV, in the order asked for. Throws `draftUnknown` where one is not the caller's. */
export async function exportItems(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  { item_ids: wanted, language }: z.output<typeof exportItemsInput>,
  address: string,
): Promise<z.output<typeof exportedItemsOutput>> {
  const rows = await db
    .select({ draftId: itemDrafts.draftId, draft: itemDrafts.draft })
    .from(itemDrafts)
    .where(and(inArray(itemDrafts.draftId, wanted), mayChange(caller)));
  const byId = new Map(rows.map(({ draftId, draft }) => [draftId, draft]));
  const leftOut: string[] = [];
  const items = [...new Set(wanted)].flatMap((draftId): Item[] => {
    const draft = byId.get(draftId);
    if (draft === undefined) throw new CallRefusal("draftUnknown");
    const { item } = finishDraft(draft, draftId, "");
    if (item === null) leftOut.push(draftId);
    return item === null ? [] : [item];
  });
  const test = {
    title: {},
    language,
    timeLimitMs: null,
    attempts: null,
    freeMovement: true,
    adaptive: false,
    sections: [{ title: {}, kind: "items" as const, timeLimitMs: null, items: () => items }],
  };
  const pieces: string[] = [];
  for await (const piece of csvPieces(test, readStoredFile(db))) pieces.push(piece);
  const facts = { items: String(items.length), format: "csv" };
  await writeAudit({ db, clock }, { kind: "testExported", account: caller.username, address, facts });
  return { csv: pieces.join(""), exported: items.length, left_out: leftOut };
}
