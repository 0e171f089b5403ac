import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items, testItems, tests } from "../../../src/server/db/schema";
import { importNow, readingOf } from "../../support/imports";
import { menuOf, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

describe("importing", () => {
  it("makes a draft that students cannot see, find or start until it is published", async () => {
    const done = await world.committed("draft");
    expect([done.state, done.tests[0]?.published]).toEqual(["committed", false]);
    const menu_id = menuOf(done);
    const seen = async () => [
      (await world.school.call("menuDetail", { menu_id }, world.ann)).body.code,
      (await world.school.call("startExam", { menu_id }, world.ann)).body.code,
      JSON.stringify((await world.school.call("menuList", {}, world.ann)).body.data).includes(menu_id),
      JSON.stringify((await world.school.call("searchList", {}, world.ann)).body.data).includes(menu_id),
    ];
    expect(await seen()).toEqual([100201, 100201, false, false]);
    const published = (await world.step("publishImport", done)).data;
    expect(published.tests[0]?.published).toBe(true);
    expect(await seen()).toEqual([200, 200, true, true]);
    const drawn = (await world.school.call("importQuestions", { import_id: done.import_id }, world.teacher)).body.data
      .list[0];
    expect(drawn?.drawn).toMatchObject({ stem: { en: "<p>Question draft-a</p>" }, points: 5 });
  });

  it("makes the sections of the file, with their titles and the clock", async () => {
    const done = await world.committed("sections");
    const [row] = await world.school.db
      .select()
      .from(tests)
      .where(eq(tests.menuId, menuOf(done)));
    expect(row?.definition).toMatchObject({
      time_limit_ms: 600_000,
      attempt_limit: 2,
      sections: [
        { stage: "s1", title: { en: "Plants" }, items: 2, time_limit_ms: null },
        { stage: "s2", title: { en: "Animals" }, items: 3, time_limit_ms: null },
      ],
    });
  });

  it("reports an earlier import of the same file, links to it, and makes no second test", async () => {
    const done = await world.committed("twice");
    const again = await world.reviewed("twice");
    expect(again.known).toEqual({ import_id: done.import_id, menu_id: menuOf(done) });
    const refused = await world.step("commitImport", again);
    expect([refused.code, refused.data]).toEqual([100804, again.known]);
    expect((await importNow(world.school, world.teacher, again.import_id)).state).toBe("reviewing");
  });

  it("makes the tests of two files of the same content once, though both are committed at the same time", async () => {
    const [one, other] = [await world.reviewed("at once"), await world.reviewed("at once")];
    const codes = await Promise.all([
      world.step("commitImport", one),
      world.step("commitImport", other, world.colleague),
    ]);
    expect(codes.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 100804]);
  });

  it("lets one of two people import, and refuses the other one with the reason", async () => {
    const read = await world.reviewed("two people");
    const replies = await Promise.all([
      world.step("commitImport", read),
      world.step("commitImport", read, world.colleague),
    ]);
    expect(replies.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 100803]);
    expect(await world.school.db.$count(tests, eq(tests.menuId, `import-${read.import_id}-1`))).toBe(1);
  });

  it("changes nothing if one of its tests cannot be made", async () => {
    const base = readingOf("half");
    const [test] = base.tests;
    if (test === undefined) throw new Error("no test");
    const gone = { media_id: "m2", type: "image/png" as const, sha256: "0".repeat(64) };
    const broken = test.items.map((one, place) =>
      one.item === undefined || place > 0
        ? { ...one, ...(one.item === undefined ? {} : { item: { ...one.item, item_id: `${one.item.item_id}-2` } }) }
        : { ...one, item: { ...one.item, item_id: "half-z", body: { ...one.item.body, media: [gone] } } },
    );
    const read = await world.reviewed("half", { ...base, tests: [test, { ...test, n: 2, items: broken }] });
    expect((await world.step("commitImport", read)).code).toBe(100807);
    const after = await importNow(world.school, world.teacher, read.import_id);
    expect([after.state, after.version]).toEqual(["reviewing", read.version]);
    expect(await world.school.db.$count(tests, eq(tests.menuId, `import-${read.import_id}-1`))).toBe(0);
  });

  it("makes one test of 12,000 questions, and undoes it", async () => {
    const base = readingOf("large");
    const [test] = base.tests;
    const shape = test?.items[1]?.item;
    if (test === undefined || shape === undefined) throw new Error("no test");
    const list = Array.from({ length: 12_000 }, (_, place) => ({
      n: place + 1,
      where: { line: place + 1 },
      title: null,
      outcome: "exact" as const,
      reasons: [],
      item: { ...shape, item_id: `large-${place}` },
    }));
    const sections = [{ title: null, items: list.map(({ item }) => item.item_id) }];
    const read = await world.reviewed("large", { ...base, tests: [{ ...test, sections, items: list }] });
    const done = (await world.step("commitImport", read)).data;
    expect(await world.school.db.$count(testItems, eq(testItems.menuId, menuOf(done)))).toBe(12_000);
    expect((await world.step("undoImport", done)).data.state).toBe("undone");
    expect(await world.school.db.$count(items, like(items.itemId, "large-%"))).toBe(0);
  });

  it("is refused where every question is left out", async () => {
    const read = await world.reviewed("all out");
    const { body } = await world.school.call(
      "leaveOutOfImport",
      { import_id: read.import_id, version: read.version, numbers: [1, 2, 3, 5, 6], left_out: true },
      world.teacher,
    );
    expect((await world.step("commitImport", body.data)).code).toBe(100806);
  });
});
