import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items, testItems, tests } from "../../../src/server/db/schema";
import { importNow, picture, pictureName, readingOf } from "../../support/imports";
import { menuOf, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

describe("the report of an import", () => {
  it("contains the outcomes of the file, its test and each question", async () => {
    const read = await world.reviewed("report");
    expect(read).toMatchObject({
      state: "reviewing",
      counts: { exact: 4, changed: 1, refused: 1, left_out: 0, coming: 5 },
    });
    expect(read.tests).toEqual([
      {
        place: 0,
        title: "Cells report",
        language: "en",
        subject: "general",
        time_limit_ms: 600_000,
        attempts: 2,
        kept: [],
        changed: [
          { code: "sectionsInTurn", detail: "2", sentence: { en: expect.any(String), zh: expect.any(String) } },
        ],
        sections: [
          { title: "Plants", items: 2 },
          { title: "Animals", items: 3 },
        ],
        counts: { exact: 4, changed: 1, refused: 1, left_out: 0, coming: 5 },
        choices: {},
        menu_id: null,
        published: false,
      },
    ]);
    const page = async (more: object) =>
      (await world.school.call("importQuestions", { import_id: read.import_id, ...more }, world.teacher)).body.data;
    const all = await page({});
    expect([all.total, all.page_size, all.list.map(({ number }) => number)]).toEqual([6, 20, [1, 2, 3, 4, 5, 6]]);
    expect(all.list[0]).toEqual({
      number: 1,
      test: 0,
      section: 0,
      where: { file: "item-1.xml" },
      title: "Question 1",
      outcome: "exact",
      reasons: [],
      left_out: false,
      drawn: {
        stem: { en: "<p>Question report-a</p>" },
        interaction: expect.objectContaining({ type: "single_choice" }),
        media: [{ media_id: "m1", type: "image/png", sha256: pictureName }],
        calculator: false,
        key: { type: "single_choice", option_id: "B" },
        points: 5,
        explanation: null,
      },
    });
    expect((await page({ show: "refused" })).list).toEqual([
      {
        number: 4,
        test: 0,
        section: null,
        where: { file: "item-4.xml", line: 40, identifier: "essay" },
        title: "Essay",
        outcome: "refused",
        reasons: [
          {
            code: "needsPerson",
            detail: "essay",
            sentence: { en: "A person has to mark the answer to this question.", zh: "该题需要人工评分。" },
          },
        ],
        left_out: false,
        drawn: null,
      },
    ]);
    expect((await page({ show: "changed" })).list.map(({ number }) => number)).toEqual([3]);
    expect((await page({ page: "2" })).list).toEqual([]);
    const whole = (await world.school.call("importReport", { import_id: read.import_id }, world.teacher)).body.data;
    expect(whole.questions.map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, "exact"],
      [2, "exact"],
      [3, "changed"],
      [4, "refused"],
      [5, "exact"],
      [6, "exact"],
    ]);
    const shown = await world.school.app.inject(`/media/${pictureName}`);
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, picture]);
  });

  it("comes page by page for a file of 1,200 questions, and as a whole for download", async () => {
    const base = readingOf("many");
    const [test] = base.tests;
    if (test === undefined) throw new Error("no test");
    const [shape] = test.items;
    const many = Array.from({ length: 1_200 }, (_, place) => ({ ...shape, n: place + 1, item: undefined }));
    const refused = many.map((one) => {
      const { item: _, ...without } = one;
      return { ...without, outcome: "refused" as const };
    });
    const list = [...test.items, ...refused] as typeof test.items;
    const read = await world.reviewed("many", { ...base, tests: [{ ...test, items: list }] });
    const last = await world.school.call("importQuestions", { import_id: read.import_id, page: "61" }, world.teacher);
    expect([last.body.data.total, last.body.data.list.map(({ number }) => number)]).toEqual([
      1_206,
      [1_201, 1_202, 1_203, 1_204, 1_205, 1_206],
    ]);
    const whole = (await world.school.call("importReport", { import_id: read.import_id }, world.teacher)).body.data;
    expect(whole.questions.map(({ number }) => number)).toEqual(Array.from({ length: 1_206 }, (_, place) => place + 1));
  });
});

describe("choices before an import", () => {
  it("set title, language, subject, clock, attempts and sections, and leave a question out", async () => {
    const read = await world.reviewed("choices");
    const { import_id } = read;
    const choices = {
      title: "细胞",
      language: "zh",
      subject: "biology",
      time_limit_ms: null,
      attempts: null,
      sections: { 1: { merged: true }, 0: { title: "全部" } },
    } as const;
    const chosen = (
      await world.school.call("chooseInImport", { import_id, version: read.version, test: 0, choices }, world.teacher)
    ).body.data;
    expect(chosen.tests[0]).toMatchObject({
      title: "细胞",
      language: "zh",
      subject: "biology",
      time_limit_ms: null,
      attempts: null,
      choices,
    });
    const { body } = await world.school.call(
      "leaveOutOfImport",
      { import_id, version: chosen.version, numbers: [2, 4], left_out: true },
      world.teacher,
    );
    expect(body.data.counts).toEqual({ exact: 4, changed: 1, refused: 1, left_out: 1, coming: 4 });
    const done = (await world.step("commitImport", body.data)).data;
    const [row] = await world.school.db
      .select()
      .from(tests)
      .where(eq(tests.menuId, menuOf(done)));
    expect(row?.definition).toMatchObject({
      title: { zh: "细胞" },
      subject: "biology",
      time_limit_ms: null,
      attempt_limit: null,
      sections: [{ stage: "main", title: { zh: "全部" }, items: 4, time_limit_ms: null }],
    });
    const stored = await world.school.db
      .select({ itemId: items.itemId, body: items.body, subject: items.subject, points: items.points })
      .from(testItems)
      .innerJoin(items, eq(items.itemId, testItems.itemId))
      .where(eq(testItems.menuId, menuOf(done)))
      .orderBy(asc(testItems.position));
    expect(stored.map(({ itemId, subject, points }) => [itemId, subject, points])).toEqual([
      ["choices-a", "biology", 5],
      ["choices-c", "biology", 1],
      ["choices-d", "biology", 1],
      ["choices-e", "biology", 1],
    ]);
    expect(stored[1]?.body).toMatchObject({
      stem: { zh: "<p>Question choices-c</p>" },
      interaction: { options: [{ content: { zh: "Option A" } }, {}, {}] },
    });
  });

  it("are refused if they refer to missing parts, and on an older version", async () => {
    const read = await world.reviewed("stale");
    const { import_id, version } = read;
    const choose = async (input: object, token = world.teacher) =>
      (await world.school.call("chooseInImport", { import_id, version, test: 0, choices: {}, ...input }, token)).body;
    expect([(await choose({ test: 1 })).code, (await choose({ choices: { sections: { 9: {} } } })).code]).toEqual([
      400, 400,
    ]);
    expect((await choose({ choices: { title: "Mine" } })).code).toBe(200);
    expect(await choose({ choices: { title: "Yours" } }, world.colleague)).toMatchObject({
      code: 100802,
      msg: "Somebody else has changed this import meanwhile. Look at it as it is now, then decide again.",
    });
    expect((await importNow(world.school, world.teacher, import_id)).tests[0]?.title).toBe("Mine");
  });
});

it("the list of imports shows those of all people, newest first", async () => {
  const read = await world.reviewed("newest");
  const { data } = (await world.school.call("importList", {}, world.colleague)).body;
  expect(data.list[0]).toEqual({
    import_id: read.import_id,
    state: "reviewing",
    file_name: "cells.xml",
    size: 6,
    received: 6,
    by: "Ms Lin",
    at: world.school.now,
    published: false,
    counts: { exact: 4, changed: 1, refused: 1, left_out: 0, coming: 5 },
  });
  expect([data.page_size, data.total > data.list.length || data.total === data.list.length]).toEqual([20, true]);
});
