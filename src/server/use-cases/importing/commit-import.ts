import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { ImportDetail } from "../../../contract/importing/importing";
import { importMedia, importQuestions } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import { publishVersion } from "../calibration/publish-version";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { storeTest } from "../publish-test";
import type { TestDraft } from "../publishing/draft";
import { PublishingFault } from "../publishing/publishing-fault";
import { forgetUnusedMedia } from "./forget-unused-media";
import { detailOf, knownImport } from "./import-detail";
import { importDraft, type PlacedItem } from "./import-drafts";
import { changeImport, lockVersion, type ImportRow } from "./import-row";
import { sourceDigestOf } from "./imported-names";

/** The import and the version on which a change is based, and the network address of the request. */
export interface ImportStep {
  readonly import_id: string;
  readonly version: number;
  readonly address: string;
}

async function itemsByTest(tx: Queries, importId: string): Promise<ReadonlyMap<number, PlacedItem[]>> {
  const rows = await tx
    .select({ test: importQuestions.test, section: importQuestions.section, item: importQuestions.item })
    .from(importQuestions)
    .where(
      and(
        eq(importQuestions.importId, importId),
        eq(importQuestions.leftOut, false),
        isNotNull(importQuestions.itemId),
      ),
    )
    .orderBy(asc(importQuestions.number));
  const found = new Map<number, PlacedItem[]>();
  for (const { test, section, item } of rows) {
    if (item === null) continue;
    const list = found.get(test) ?? [];
    list.push({ section: section ?? 0, item });
    found.set(test, list);
  }
  return found;
}

/** The drafts of all tests of an import, by their places in the file; tests without questions are left out. */
async function draftsOf(tx: Queries, row: ImportRow): Promise<ReadonlyMap<number, TestDraft>> {
  const given = await itemsByTest(tx, row.importId);
  const found = new Map<number, TestDraft>();
  for (const [place, read] of row.tests.entries()) {
    const name = {
      menuId: `import-${row.importId}-${read.n}`,
      sourceDigest: row.digest === null ? null : sourceDigestOf(row.digest, read.n),
    };
    const draft = importDraft(read, row.choices[place] ?? {}, given.get(place) ?? [], name);
    if (draft !== null) found.set(place, draft);
  }
  return found;
}

async function storeDraft(tx: Queries, draft: TestDraft, now: number): Promise<void> {
  try {
    if (!(await storeTest(tx, draft, { now, published: false }))) throw new CallRefusal("importKnown");
  } catch (error) {
    throw error instanceof PublishingFault ? new CallRefusal("importUnfit", { why: error.message }) : error;
  }
}

/** Makes drafts of all tests of an import, either all or none, and puts the questions into the bank. */
export const commitImport = (
  { db, clock }: Dependencies,
  { username }: Caller,
  { import_id: importId, version, address }: ImportStep,
): Promise<ImportDetail> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, { importId, version }, ["reviewing"]);
    const known = await knownImport(tx, row);
    if (known !== null) throw new CallRefusal("importKnown", known);
    const drafts = await draftsOf(tx, row);
    if (drafts.size === 0) throw new CallRefusal("importEmpty");
    const now = clock();
    for (const draft of drafts.values()) {
      await storeDraft(tx, draft, now);
      const facts = { test: draft.menuId, items: String(draft.items.length) };
      await writeAudit({ db: tx, clock }, { kind: "testImported", account: username, address, facts });
    }
    await tx.update(importQuestions).set({ item: null }).where(eq(importQuestions.importId, importId));
    const menuIds = Object.fromEntries([...drafts].map(([place, { menuId }]) => [place, menuId]));
    const changed = await changeImport(tx, row, { state: "committed", menuIds }, now);
    const files = await tx.delete(importMedia).where(eq(importMedia.importId, importId)).returning();
    await forgetUnusedMedia(
      tx,
      files.map(({ sha256 }) => sha256),
    );
    return detailOf(tx, changed);
  });

/** Publishes the drafts of an import; tests that are already published stay published. */
export const publishImport = (
  { db, clock }: Dependencies,
  { username }: Caller,
  { import_id: importId, version, address }: ImportStep,
): Promise<ImportDetail> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, { importId, version }, ["committed"]);
    const drafts = await tx
      .select({ menuId: tests.menuId, version: tests.version })
      .from(tests)
      .where(and(inArray(tests.menuId, Object.values(row.menuIds)), eq(tests.published, false)))
      .orderBy(asc(tests.menuId), asc(tests.version));
    for (const { menuId, version: draft } of drafts)
      if (draft === 1 && (await publishVersion(tx, menuId, draft))) {
        const facts = { test: menuId, version: String(draft) };
        await writeAudit({ db: tx, clock }, { kind: "testReleased", account: username, address, facts });
      }
    return detailOf(tx, await changeImport(tx, row, {}, clock()));
  });
