import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attempts, items, media, tests } from "../../../src/server/db/schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { importNow, pictureName, readingOf } from "../../support/imports";
import { handIn, invite } from "../../support/invitations";
import { choose, newKey } from "../../support/sittings";
import { newcomer } from "../rights/world";
import { hour, menuOf, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

describe("undoing an import", () => {
  const countsNow = async (name: string) => ({
    tests: await world.school.db.$count(tests),
    items: await world.school.db.$count(items),
    media: await world.school.db.$count(media, eq(media.sha256, pictureName)),
    own: await world.school.db.$count(items, eq(items.itemId, `${name}-a`)),
  });

  it("deletes its tests, its questions and its files, and the same file may come again", async () => {
    const lonely = Buffer.from("a picture that only this import has");
    const sha256 = "1".repeat(64);
    const base = readingOf("undone");
    const before = await countsNow("undone");
    const withOwn = {
      ...base,
      media: [...base.media, { sha256, type: "image/png" as const, bytes: lonely }],
      tests: base.tests.map((test) => ({
        ...test,
        items: test.items.map((one, place) =>
          place !== 1 || one.item === undefined
            ? one
            : {
                ...one,
                item: {
                  ...one.item,
                  body: { ...one.item.body, media: [{ media_id: "m", type: "image/png" as const, sha256 }] },
                },
              },
        ),
      })),
    };
    const done = (await world.step("commitImport", await world.reviewed("undone", withOwn))).data;
    expect(await world.school.db.$count(media, eq(media.sha256, sha256))).toBe(1);
    const undone = await world.step("undoImport", (await world.step("publishImport", done)).data);
    expect([undone.code, undone.data.state, undone.data.tests[0]?.menu_id]).toEqual([200, "undone", null]);
    expect(await countsNow("undone")).toEqual(before);
    expect(await world.school.db.$count(media, eq(media.sha256, sha256))).toBe(0);
    expect((await world.school.call("menuDetail", { menu_id: menuOf(done) }, world.ann)).body.code).toBe(100201);
    const again = await world.reviewed("undone", withOwn);
    expect(again.known).toBeNull();
    expect((await world.step("commitImport", again)).code).toBe(200);
  });

  it("is refused with the reason after a student has started the test", async () => {
    const done = (await world.step("publishImport", await world.committed("sat"))).data;
    const { data: attempt } = (await world.school.call("startExam", { menu_id: menuOf(done) }, world.ann)).body;
    const saved = await world.school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: "sat-a",
        answer: choose("B"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 1,
        lease: attempt.lease,
      },
      world.ann,
    );
    expect(saved.body.data).toMatchObject({ applied: true });
    expect(await world.step("undoImport", done)).toMatchObject({
      code: 100805,
      msg: "Somebody has begun a test of this import or was invited to it, so the import can no longer be undone.",
    });
    expect((await importNow(world.school, world.teacher, done.import_id)).state).toBe("committed");
    await handIn(world.school, world.ann, attempt);
    expect((await world.step("undoImport", done)).code).toBe(100805);
  });

  it("is refused while an invitation is open, and possible after an unused one is revoked", async () => {
    const done = (await world.step("publishImport", await world.committed("invited"))).data;
    const { share } = await invite(world.school, world.teacher, { menu_id: menuOf(done) });
    expect((await world.step("undoImport", done)).code).toBe(100805);
    await world.school.call(
      "setShareConfig",
      { share_id: share.share_id, change: "revoke", idempotency_key: newKey() },
      world.teacher,
    );
    expect((await world.step("undoImport", done)).code).toBe(200);
    expect((await world.school.call("getShareConfig", {}, world.teacher)).body.code).toBe(200);
  });

  it("and beginning the test at the same moment never both succeed", async () => {
    const done = (await world.step("publishImport", await world.committed("race"))).data;
    const menu_id = menuOf(done);
    const [undone, begun] = await Promise.all([
      world.step("undoImport", done),
      world.school.call("startExam", { menu_id }, await newcomer(world.school)),
    ]);
    const sat = await world.school.db.$count(attempts, eq(attempts.menuId, menu_id));
    expect([undone.code === 200, begun.body.code === 200, sat > 0]).toEqual(
      undone.code === 200 ? [true, false, false] : [false, true, true],
    );
  });
});

describe("an import that makes no test", () => {
  it("can be discarded, with its questions and files", async () => {
    const read = await world.reviewed("discarded");
    const { body } = await world.school.call("discardImport", { import_id: read.import_id }, world.colleague);
    expect([body.code, await world.rowsOf(read.import_id)]).toEqual([
      200,
      { imports: 0, pieces: 0, questions: 0, media: 0 },
    ]);
    expect((await world.school.call("importDetail", { import_id: read.import_id }, world.teacher)).body.code).toBe(
      100801,
    );
    const done = await world.committed("not discarded");
    expect((await world.school.call("discardImport", { import_id: done.import_id }, world.teacher)).body.code).toBe(
      100803,
    );
  });

  it("is deleted a day after it was last touched; one that made a test keeps its report", async () => {
    const read = await world.reviewed("forgotten");
    const done = await world.committed("remembered");
    world.school.now += 24 * hour;
    await world.sweep();
    expect((await world.rowsOf(read.import_id)).imports).toBe(1);
    world.school.now += 1;
    await world.sweep();
    expect([(await world.rowsOf(read.import_id)).imports, (await world.rowsOf(done.import_id)).questions]).toEqual([
      0, 6,
    ]);
  });
});

it("the audit log contains every step of an import with the person", async () => {
  const done = (await world.step("publishImport", await world.committed("audited"))).data;
  await world.step("undoImport", done);
  const entries = await world.school.db
    .select({ kind: auditEntries.kind, facts: auditEntries.facts })
    .from(auditEntries)
    .orderBy(asc(auditEntries.number));
  const menu = menuOf(done);
  expect(entries.slice(-4)).toEqual([
    { kind: "importRead", facts: { file: "cells.xml", items: "5" } },
    { kind: "testImported", facts: { test: menu, items: "5" } },
    { kind: "testReleased", facts: { test: menu, version: "1" } },
    { kind: "importUndone", facts: { file: "cells.xml", items: "5" } },
  ]);
});
