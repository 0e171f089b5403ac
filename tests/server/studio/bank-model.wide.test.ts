import { eq } from "drizzle-orm";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import type { ImportDetail } from "../../../src/contract/importing/importing";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import { items, testItems, tests } from "../../../src/server/db/schema";
import { itemDrafts, itemRevisions, testDrafts } from "../../../src/server/db/studio-schema";
import { draftOf } from "../../support/drafts";
import { readingOf } from "../../support/imports";
import { authorOf } from "../../support/studio";
import { menuOf, openImports } from "../importing/world";

const steps = 200;
/** Files of the same name have the same questions, so that several imports share them. */
const turn = fc.record({
  deed: fc.constantFrom("import", "publish", "undoImport", "open", "write", "edit", "undoEdit", "delete", "restore"),
  name: fc.constantFrom("one", "two", "three"),
  which: fc.nat({ max: 1_000 }),
  words: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom("a", "b", "c", " ", "题") }),
});
type Turn = typeof turn extends fc.Arbitrary<infer One> ? One : never;

/** Every row of the bank by its name. */
type Bank = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface Imported {
  detail: Pick<ImportDetail, "import_id" | "version">;
  readonly menuId: string;
  isOpened: boolean;
}
interface Written {
  readonly item_id: string;
  /** The content of each version, from the first. */
  readonly history: DraftItem[];
}
interface Model {
  readonly imported: Imported[];
  readonly written: Written[];
  /** The number of files sent. */
  files: number;
  /** What became of the imports that were to be undone, so that no case is left out. */
  readonly undone: Set<string>;
}
/** The names of the rows that a step adds, removes and changes. */
interface Changes {
  readonly added?: readonly string[];
  readonly gone?: readonly string[];
  readonly changed?: readonly string[];
}

let world: Awaited<ReturnType<typeof openImports>>;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  world = await openImports();
  author = authorOf(world.school, world.teacher);
});

async function bankNow(): Promise<Bank> {
  const { db } = world.school;
  return new Map<string, Readonly<Record<string, unknown>>>([
    ...(await db.select().from(items)).map((row) => [`item ${row.itemId}`, row] as const),
    ...(await db.select().from(tests)).map((row) => [`test ${row.menuId} ${row.version}`, row] as const),
    ...(await db.select().from(testItems)).map(
      (row) => [`place ${row.menuId} ${row.version} ${row.itemId}`, row] as const,
    ),
    ...(await db.select().from(itemDrafts)).map((row) => [`draft ${row.draftId}`, row] as const),
    ...(await db.select().from(itemRevisions)).map((row) => [`revision ${row.draftId} ${row.revision}`, row] as const),
    ...(await db.select().from(testDrafts)).map((row) => [`draft test ${row.testId}`, row] as const),
  ]);
}

const namesOf = (bank: Bank, beginning: string): string[] =>
  [...bank.keys()].filter((name) => name.startsWith(beginning));
const itemsIn = (bank: Bank, isWanted: (name: string) => boolean): Set<string> =>
  new Set(
    [...bank].flatMap(([name, row]) => ("itemId" in row && isWanted(name) ? [`item ${String(row["itemId"])}`] : [])),
  );
const chosen = <One>(list: readonly One[], which: number): One | undefined => list[which % Math.max(1, list.length)];
const now = ({ item_id, history }: Written) => ({ item_id, version: history.length });

function differences(before: Bank, after: Bank): Required<Changes> {
  const isOther = (name: string): boolean => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name));
  return {
    added: [...after.keys()].filter((name) => !before.has(name)).toSorted(),
    gone: [...before.keys()].filter((name) => !after.has(name)).toSorted(),
    changed: [...after.keys()].filter((name) => before.has(name) && isOther(name)).toSorted(),
  };
}

/** Imports a file: its test, the places of its questions, and those questions that the bank does not have. */
async function importFile(model: Model, before: Bank, { name }: Turn): Promise<Changes> {
  model.files += 1;
  const file = `${name} ${model.files}`;
  const digest = createHash("sha256").update(file).digest("hex");
  const reviewed = await world.reviewed(file, readingOf(name, { digest }));
  expect(differences(before, await bankNow())).toEqual({ added: [], gone: [], changed: [] });
  const detail = (await world.step("commitImport", reviewed)).data;
  const menuId = menuOf(detail);
  model.imported.push({ detail, menuId, isOpened: false });
  const after = await bankNow();
  const places = namesOf(after, `place ${menuId} `);
  const own = itemsIn(after, (row) => places.includes(row));
  expect([places.length, own.size]).toEqual([5, 5]);
  return { added: [`test ${menuId} 1`, ...places, ...[...own].filter((item) => !before.has(item))] };
}

async function publish(before: Bank, one: Imported): Promise<Changes> {
  const isPublished = before.get(`test ${one.menuId} 1`)?.["published"] === true;
  one.detail = (await world.step("publishImport", one.detail)).data;
  return { changed: isPublished ? [] : [`test ${one.menuId} 1`] };
}

/** Undoes an import: its test goes, with the questions that stand in no other and are no revisions of drafts. */
async function undoImport(model: Model, before: Bank, one: Imported): Promise<Changes> {
  const { code } = await world.step("undoImport", one.detail);
  expect(code).toBe(one.isOpened ? 100940 : 200);
  if (one.isOpened) {
    model.undone.add("refused, since it is open for editing");
    return {};
  }
  model.imported.splice(model.imported.indexOf(one), 1);
  const places = namesOf(before, `place ${one.menuId} `);
  const isElsewhere = (row: string): boolean => /^(?:place|revision) /.test(row) && !places.includes(row);
  const needed = itemsIn(before, isElsewhere);
  const own = itemsIn(before, (row) => places.includes(row));
  const gone = [...own].filter((item) => !needed.has(item));
  model.undone.add(gone.length > 0 ? "with its questions" : "without its questions, which are needed");
  return { gone: [`test ${one.menuId} 1`, ...places, ...gone] };
}

/** Opens an imported test for editing: drafts of its questions where there are none, and a draft of the test. */
async function open(model: Model, before: Bank, one: Imported): Promise<Changes> {
  const { body } = await world.school.call("editImported", { menu_id: one.menuId }, author.token);
  expect(body.data.test_id).toBe(one.menuId);
  if (one.isOpened) return {};
  one.isOpened = true;
  const known = itemsIn(before, (row) => row.startsWith("revision "));
  const own = itemsIn(before, (row) => row.startsWith(`place ${one.menuId} `));
  const made = [...own].filter((item) => !known.has(item));
  const after = await bankNow();
  const revisions = namesOf(after, "revision ").filter((row) => !before.has(row));
  expect(itemsIn(after, (row) => revisions.includes(row))).toEqual(new Set(made));
  const drafts = revisions.map((row) => row.split(" ")[1] ?? "");
  for (const item_id of drafts) {
    const { data } = (await world.school.call("studioItem", { item_id }, author.token)).body;
    model.written.push({ item_id, history: [data.draft] });
  }
  return { added: [`draft test ${one.menuId}`, ...revisions, ...drafts.map((id) => `draft ${id}`)] };
}

async function edit(one: Written, draft: DraftItem): Promise<Changes> {
  const isSame = isDeepStrictEqual(one.history.at(-1), draft);
  const { data } = (await author.change(now(one), draft)).body;
  if (!isSame) one.history.push(draft);
  expect(data.version).toBe(one.history.length);
  const { draftId } = itemDrafts;
  const [row] = await world.school.db.select().from(itemDrafts).where(eq(draftId, one.item_id));
  expect(row?.draft).toEqual(draft);
  return { changed: isSame ? [] : [`draft ${one.item_id}`] };
}

async function undoEdit(one: Written, which: number): Promise<Changes> {
  const version = 1 + (which % one.history.length);
  const { data } = (await world.school.call("studioItem", { item_id: one.item_id, version }, author.token)).body;
  expect(data.draft).toEqual(one.history[version - 1]);
  return edit(one, data.draft);
}

async function remove(before: Bank, one: Written, call: "deleteItem" | "restoreItem"): Promise<Changes> {
  const isDeleted = before.get(`draft ${one.item_id}`)?.["deletedAt"] !== null;
  await world.school.call(call, now(one), author.token);
  // deleting again stores the time again
  return { changed: call === "deleteItem" || isDeleted ? [`draft ${one.item_id}`] : [] };
}

async function write(model: Model, words: string): Promise<Changes> {
  const { item_id } = await author.write(draftOf(words));
  model.written.push({ item_id, history: [draftOf(words)] });
  return { added: [`draft ${item_id}`] };
}

/** Does a step; returns the rows that it names. */
async function does(model: Model, before: Bank, given: Turn): Promise<Changes> {
  const { deed, which, words } = given;
  if (deed === "import") return importFile(model, before, given);
  if (deed === "write") return write(model, words);
  const imported = chosen(model.imported, which);
  if (deed === "publish") return imported === undefined ? {} : publish(before, imported);
  if (deed === "undoImport") return imported === undefined ? {} : undoImport(model, before, imported);
  if (deed === "open") return imported === undefined ? {} : open(model, before, imported);
  const written = chosen(model.written, which);
  if (written === undefined) return {};
  if (deed === "edit") {
    const draft = written.history.at(-1) ?? draftOf(words);
    return edit(written, { ...draft, body: { ...draft.body, stem: { en: `<p>${words}</p>` } } });
  }
  if (deed === "undoEdit") return undoEdit(written, which);
  return remove(before, written, deed === "delete" ? "deleteItem" : "restoreItem");
}

describe("the bank", () => {
  it(`is as it was, but for the rows that each of ${steps} random imports, edits and undos names`, async () => {
    const model: Model = { imported: [], written: [], files: 0, undone: new Set() };
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: steps, maxLength: steps, size: "max" }), async (turns) => {
        for (const one of turns) {
          world.school.now += 1_000;
          const before = await bankNow();
          const { added = [], gone = [], changed = [] } = await does(model, before, one);
          const named = { added: added.toSorted(), gone: gone.toSorted(), changed: changed.toSorted() };
          expect(differences(before, await bankNow())).toEqual(named);
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
    expect([...model.undone].toSorted()).toEqual([
      "refused, since it is open for editing",
      "with its questions",
      "without its questions, which are needed",
    ]);
  }, 120_000);
});
