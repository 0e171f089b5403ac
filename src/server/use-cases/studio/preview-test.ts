import { and, asc, desc, eq, ne } from "drizzle-orm";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type { DraftItem } from "../../../contract/studio/draft-item";
import { isOfPreview, previewMenuOf } from "../../../contract/studio/preview-menus";
import type { previewTestInput, previewTestOutput } from "../../../contract/studio/studio-editions";
import { finishDraft } from "../../../items/authoring/finish-draft";
import { ownedBy } from "../../attempts/owner";
import type { Queries } from "../../db/open";
import { attempts, testItems, tests } from "../../db/schema";
import type { TestDefinition } from "../../db/shapes";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { storeItems } from "../publish-test";
import { faultOfDraft } from "../publishing/fault-of";
import { placeItems } from "../publishing/place-items";
import { storeMedia } from "../publishing/store-media";
import { finishAttempt } from "../sitting/finish";
import { settleSitting } from "../sitting/settle";
import { findingOf } from "./check-test";
import { editionOf, itemsById } from "./edition-items";
import { forgetPreviews } from "./forget-previews";
import { planTest, type PlannedTest } from "./plan-test";
import { findingsOf } from "./test-checks";
import { lockTest, type TestRow } from "./test-row";
import { unfitOr } from "./unfit-test";

type Placed = Omit<typeof testItems.$inferSelect, "menuId" | "version" | "position">;

/** All that a preview serves. */
interface Shown {
  readonly definition: TestDefinition;
  readonly placed: readonly Placed[];
}

/** Findings with which a test can be sat nevertheless. */
const bearable: ReadonlySet<string> = new Set([
  "titleMissing",
  "reviewMissing",
  "releaseInThePast",
  "sectionClocksLonger",
]);

/** The same draft with the same content is the same item in every preview. */
const previewItemId = (draftId: string, draft: DraftItem): string =>
  `preview.${createHash("sha256")
    .update(JSON.stringify([draftId, draft]))
    .digest("base64url")}`;

/** The items of a planned test by the ids that its sections name; no revision is made of drafts. */
async function previewItems(queries: Queries, { drafts, members }: PlannedTest): Promise<ReadonlyMap<string, Item>> {
  const shared = [...members.values()].flatMap(({ id, from }) => (from === "bank" ? id : []));
  const made = new Map(await itemsById(queries, shared));
  for (const [draftId, draft] of drafts) {
    const { item } = finishDraft(draft, previewItemId(draftId, draft), "");
    if (item !== null) made.set(draftId, item);
  }
  return made;
}

async function placedIn(queries: Queries, menuId: string, version: number): Promise<Placed[]> {
  const { itemId, stage, irt, expectedMs } = testItems;
  return queries
    .select({ itemId, stage, irt, expectedMs })
    .from(testItems)
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
    .orderBy(asc(testItems.position));
}

/** A draft test as it stands. Throws `testHasFindings` where it cannot be sat. */
async function shownOfDraft(tx: Queries, caller: Caller, row: TestRow, now: number): Promise<Shown> {
  const plan = await planTest(tx, caller, row.definition, { testId: row.testId });
  const findings = findingsOf(plan, now);
  if (findings.some(({ severity, code }) => severity === "blocking" && !bearable.has(code)))
    throw new CallRefusal("testHasFindings", { findings: findings.map(findingOf) });
  const edition = editionOf(previewMenuOf(row.testId), plan, await previewItems(tx, plan));
  const why = faultOfDraft(edition);
  if (why !== null) throw new CallRefusal("testUnfit", { why });
  // parameters stand in the version alone: an item that has some is offered to all authors
  const own = edition.items.filter(({ item_id }) => isOfPreview(item_id)).map(({ irt: _irt, ...item }) => item);
  await storeMedia(tx, edition).catch((error: unknown) => Promise.reject(unfitOr(error)));
  await storeItems(tx, own);
  const placed = placeItems(edition).map((one) => ({
    ...one,
    irt: edition.learned?.[one.itemId] ?? null,
    expectedMs: null,
  }));
  return { definition: edition.definition, placed };
}

/** An edition of a test. Throws `editionUnknown`. */
async function shownOfEdition(tx: Queries, { testId }: TestRow, version: number): Promise<Shown> {
  const [edition] = await tx
    .select({ definition: tests.definition })
    .from(tests)
    .where(and(eq(tests.menuId, testId), eq(tests.version, version)));
  if (edition === undefined) throw new CallRefusal("editionUnknown");
  return { ...edition, placed: await placedIn(tx, testId, version) };
}

/** The version of the preview that shows this: the newest if it does, else a new one. */
async function storePreview(tx: Queries, menuId: string, shown: Shown, now: number): Promise<number> {
  const [newest] = await tx
    .select({ version: tests.version, definition: tests.definition })
    .from(tests)
    .where(eq(tests.menuId, menuId))
    .orderBy(desc(tests.version))
    .limit(1);
  if (newest !== undefined) {
    const { version, definition } = newest;
    if (isDeepStrictEqual({ definition, placed: await placedIn(tx, menuId, version) }, shown)) return version;
  }
  const version = (newest?.version ?? 0) + 1;
  const { definition, placed } = shown;
  const plain = { family: "custom", sourceDigest: null, published: false, createdAt: now } as const;
  await tx.insert(tests).values({ ...plain, menuId, version, definition });
  await tx.insert(testItems).values(placed.map((one, position) => ({ ...one, menuId, version, position })));
  return version;
}

/** Ends the author's previews of other versions, so that the next one begins with what is shown now. */
async function endOthers(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  { menuId, version, now }: { readonly menuId: string; readonly version: number; readonly now: number },
): Promise<void> {
  const open = await tx
    .select()
    .from(attempts)
    .where(
      and(ownedBy(caller), eq(attempts.menuId, menuId), eq(attempts.status, "sitting"), ne(attempts.version, version)),
    )
    .for("update");
  for (const row of open) {
    const attempt = await settleSitting(tx, deps, row, now);
    const ending = { reason: "submitted", at: now, more: { by: "preview" } } as const;
    if (attempt.status === "sitting") await finishAttempt(tx, deps, attempt, ending, now);
  }
}

/**
 * Prepares a preview of a draft test as it stands, or of one of its editions: a version under a menu_id that only its
 * author can open. No published version, revision or number is touched.
 */
export const previewTest = (
  deps: Dependencies,
  caller: Caller,
  { test_id, edition }: z.output<typeof previewTestInput>,
): Promise<z.output<typeof previewTestOutput>> =>
  perUserTransaction(deps, caller, async (tx) => {
    const now = deps.clock();
    const row = await lockTest(tx, caller, { test_id });
    const shown =
      edition === undefined ? await shownOfDraft(tx, caller, row, now) : await shownOfEdition(tx, row, edition);
    const menuId = previewMenuOf(row.testId);
    const version = await storePreview(tx, menuId, shown, now);
    await endOthers(tx, deps, caller, { menuId, version, now });
    await forgetPreviews(tx, menuId, version);
    return { menu_id: menuId, version };
  });
