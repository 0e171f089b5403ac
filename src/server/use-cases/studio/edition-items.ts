import { asc, inArray } from "drizzle-orm";
import type { Irt, Item } from "../../../contract/item/item";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";
import { itemDrafts } from "../../db/studio-schema";
import type { TestDraft } from "../publishing/draft";
import { definitionOf } from "./edition-definition";
import type { PlannedTest } from "./plan-test";
import { revisionOf } from "./ready-item";

const bankItem = (row: typeof items.$inferSelect): Item => ({
  item_id: row.itemId,
  family: row.family,
  subject: row.subject,
  area: row.area,
  skill: row.skill,
  body: row.body,
  key: row.key,
  ...(row.explanation === null ? {} : { explanation: row.explanation }),
  ...(row.mistakes === null ? {} : { mistakes: row.mistakes }),
  ...(row.explanationVideo === null ? {} : { explanation_video: row.explanationVideo }),
  ...(row.transcript === null ? {} : { transcript: row.transcript }),
  ...(row.irt === null ? {} : { irt: row.irt }),
  expected_ms: row.expectedMs,
  points: row.points,
  source: row.source,
});

const rowsPerStatement = 1000;

/** The items of the bank with these ids. */
export async function itemsById(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  const found = new Map<string, Item>();
  for (let from = 0; from < ids.length; from += rowsPerStatement) {
    const some = ids.slice(from, from + rowsPerStatement);
    const rows = await queries.select().from(items).where(inArray(items.itemId, some));
    for (const row of rows) found.set(row.itemId, bankItem(row));
  }
  return found;
}

/** By the author's draft, the item of its revision as it stands, which is made where there is none yet. */
async function itemsOfDrafts(
  tx: Queries,
  draftIds: readonly string[],
  stamp: { readonly ids: () => string; readonly now: number },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (let from = 0; from < draftIds.length; from += rowsPerStatement) {
    const rows = await tx
      .select()
      .from(itemDrafts)
      .where(inArray(itemDrafts.draftId, draftIds.slice(from, from + rowsPerStatement)))
      // in one order, so that two publications do not wait for each other
      .orderBy(asc(itemDrafts.draftId))
      .for("update");
    for (const row of rows) made.set(row.draftId, (await revisionOf(tx, row, stamp)).itemId);
  }
  return made;
}

/** The items of a planned test, by the ids that its sections name. */
export async function itemsOfPlan(
  tx: Queries,
  { drafts, members }: PlannedTest,
  stamp: { readonly ids: () => string; readonly now: number },
): Promise<ReadonlyMap<string, Item>> {
  const ofDrafts = await itemsOfDrafts(tx, [...drafts.keys()].toSorted(), stamp);
  const shared = [...members.values()].flatMap(({ id, from }) => (from === "bank" ? id : []));
  const bank = await itemsById(tx, [...ofDrafts.values(), ...shared]);
  const named = [...ofDrafts, ...shared.map((id) => [id, id] as const)];
  return new Map(
    named.flatMap(([id, itemId]) => {
      const item = bank.get(itemId);
      return item === undefined ? [] : [[id, item] as const];
    }),
  );
}

/** By item, the parameters that were learned from answers to it in an earlier edition. */
const learnedParameters = (
  { members }: PlannedTest,
  byName: ReadonlyMap<string, Item>,
): Readonly<Record<string, Irt>> =>
  Object.fromEntries(
    [...members.values()].flatMap(({ id, from, irt }) => {
      const item = byName.get(id);
      return from === "own" && irt !== null && item !== undefined ? [[item.item_id, irt] as const] : [];
    }),
  );

/** A planned test as a version under an id, with its items by the ids that its sections name. */
export function editionOf(menuId: string, plan: PlannedTest, byName: ReadonlyMap<string, Item>): TestDraft {
  const inSection = (list: readonly string[]): Item[] => list.flatMap((name) => byName.get(name) ?? []);
  const learned = learnedParameters(plan, byName);
  const sectionItems = Object.fromEntries(
    plan.sections.map(({ stage, items: own }) => [stage, inSection(own).map(({ item_id }) => item_id)]),
  );
  return {
    menuId,
    family: "custom",
    definition: definitionOf(plan),
    sourceDigest: null,
    items: plan.sections
      .flatMap((section) => inSection(section.items))
      .map((item) => (learned[item.item_id] === undefined ? item : { ...item, irt: learned[item.item_id] })),
    learned,
    ...(plan.definition.kind === "adaptive" ? {} : { sectionItems }),
  };
}
