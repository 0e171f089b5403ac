import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testItems, tests } from "../../../src/server/db/schema";
import { readingOf } from "../../support/imports";
import { newKey } from "../../support/sittings";
import { menuOf, openImports } from "../importing/world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

const opened = async (menu_id: string, token = world.teacher) =>
  (await world.school.call("editImported", { menu_id }, token)).body;
const testOf = async (test_id: string) => (await world.school.call("studioTest", { test_id }, world.teacher)).body.data;
const published = async (test_id: string, version: number) =>
  (await world.school.call("publishDraftTest", { test_id, version }, world.teacher)).body;
const editions = async (menuId: string) => ({
  tests: await world.school.db.select().from(tests).where(eq(tests.menuId, menuId)).orderBy(tests.version),
  items: await world.school.db
    .select()
    .from(testItems)
    .where(eq(testItems.menuId, menuId))
    .orderBy(testItems.version, testItems.position),
});

describe("an imported test that is opened for editing", () => {
  it("becomes drafts once, and the next edition under the same id with the questions that did not change", async () => {
    const done = (await world.step("publishImport", await world.committed("edited"))).data;
    const menuId = menuOf(done);
    const before = await editions(menuId);
    const first = await opened(menuId);
    expect([first, (await opened(menuId)).data]).toMatchObject([
      { code: 200, data: { test_id: menuId, version: 1 } },
      first.data,
    ]);
    const { definition, phase, edition } = await testOf(menuId);
    if (definition.kind !== "fixed") throw new Error("the test is not fixed");
    expect([phase, edition, definition.title, definition.sections.map(({ items }) => items.length)]).toEqual([
      "frozen",
      1,
      { en: "Cells edited" },
      [2, 3],
    ]);
    const [one, two] = definition.sections;
    if (one === undefined || two === undefined) throw new Error("a section is missing");
    const [item_id = ""] = one.items;
    const { draft } = (await world.school.call("studioItem", { item_id }, world.teacher)).body.data;
    await world.school.call(
      "saveItem",
      { idempotency_key: newKey(), item_id, version: 1, draft: { ...draft, points: 7 } },
      world.teacher,
    );
    const saved = (
      await world.school.call(
        "saveTest",
        {
          idempotency_key: newKey(),
          test_id: menuId,
          version: 1,
          definition: { ...definition, title: { en: "Cells again" } },
        },
        world.teacher,
      )
    ).body.data;
    expect(await published(menuId, saved.version)).toMatchObject({ code: 200, data: { menu_id: menuId, version: 2 } });
    const after = await editions(menuId);
    expect(after.tests.filter(({ version }) => version === 1)).toEqual(before.tests);
    expect(after.items.filter(({ version }) => version === 1)).toEqual(before.items);
    const idsOf = (version: number) => after.items.filter((row) => row.version === version).map(({ itemId }) => itemId);
    const kept = idsOf(2).map((itemId, place) => itemId === idsOf(1)[place]);
    expect(kept).toEqual([false, true, true, true, true]);
    const shown = (await world.school.call("menuDetail", { menu_id: menuId }, world.ann)).body.data;
    expect(shown.title).toEqual({ en: "Cells again" });
  });

  it("is published again after a change of one question, also if a colleague has imported its file", async () => {
    for (const [file, token] of [
      ["theirs", world.teacher],
      ["ours", world.colleague],
    ] as const) {
      const reading = readingOf("shared by two", { digest: createHash("sha256").update(file).digest("hex") });
      const made = (await world.step("commitImport", await world.reviewed(file, reading, token), token)).data;
      const menuId = menuOf((await world.step("publishImport", made, token)).data);
      await opened(menuId, token);
      const { definition } = (await world.school.call("studioTest", { test_id: menuId }, token)).body.data;
      if (definition.kind !== "fixed") throw new Error("the test is not fixed");
      const item_id = definition.sections[0]?.items[0] ?? "";
      const { draft } = (await world.school.call("studioItem", { item_id }, token)).body.data;
      const changed = { idempotency_key: newKey(), item_id, version: 1, draft: { ...draft, points: 9 } };
      expect((await world.school.call("saveItem", changed, token)).body.code).toBe(200);
      const again = await world.school.call("publishDraftTest", { test_id: menuId, version: 1 }, token);
      expect(again.body.data).toEqual({ menu_id: menuId, version: 2 });
    }
  });

  it("that is no edition yet is published from its draft", async () => {
    const menuId = menuOf(await world.committed("unpublished"));
    await opened(menuId);
    expect([(await testOf(menuId)).phase, (await testOf(menuId)).edition]).toEqual(["drafting", 0]);
    expect((await published(menuId, 1)).code).toBe(200);
    expect((await editions(menuId)).tests.map(({ version, published: isOut }) => [version, isOut])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("is the importer's alone, and its import can no longer be undone", async () => {
    const done = await world.committed("guarded");
    const menuId = menuOf(done);
    expect([(await opened(menuId, world.colleague)).code, (await opened("fixed")).code]).toEqual([100905, 100905]);
    await opened(menuId);
    expect((await opened(menuId, world.colleague)).code).toBe(100905);
    expect((await world.step("undoImport", done)).code).toBe(100940);
  });

  it("is listed at home while nothing of it is published", async () => {
    const waiting = await world.reviewed("waiting");
    const done = await world.committed("committed");
    const { imports } = (await world.school.call("authorHome", {}, world.teacher)).body.data;
    const mine = imports.list.filter(({ import_id }) => [waiting.import_id, done.import_id].includes(import_id));
    expect(mine.map(({ import_id, waits_for }) => [import_id === done.import_id, waits_for])).toEqual(
      expect.arrayContaining([
        [true, "publication"],
        [false, "decision"],
      ]),
    );
  });
});
