import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { catBank } from "../../src/items/cat/bank";
import { testItems, tests } from "../../src/server/db/schema";
import { beginFirstTest } from "../../src/server/shipped/first-test";
import { installMissing, installTest, missingTests, wantsShipped } from "../../src/server/shipped/install";
import { installInBackground } from "../../src/server/shipped/install-in-background";
import { itemSalt } from "../../src/server/shipped/item-salt";
import { draftOfShipped, editionDigest, type ShippedTest } from "../../src/server/shipped/shipped-test";
import { mapMathematicsTest, shippedTests } from "../../src/server/shipped/shipped-tests";
import { faultOfDraft } from "../../src/server/use-cases/publishing/fault-of";
import { testDatabase } from "../support/database";
import { choose, fixedItems, fixedTest, newKey, openSchool, type School } from "../support/sittings";

const small = (edition: number, items = 4): ShippedTest => ({
  menuId: "small",
  edition,
  family: "custom",
  make: async () => ({
    definition: {
      ...fixedTest,
      exam_info: { ...fixedTest.exam_info, extract_question_number: items },
      sections: fixedTest.sections.map((section) => ({ ...section, items })),
    },
    items: fixedItems.slice(0, items),
  }),
});

const shipped = (menuId: string): ShippedTest => {
  const test = shippedTests.find((one) => one.menuId === menuId);
  if (test === undefined) throw new Error(`no test ${menuId} comes with the program`);
  return test;
};

let school: School;

beforeAll(async () => {
  school = await openSchool();
});

const versions = async () =>
  (await school.db.select().from(tests).where(eq(tests.menuId, "small")).orderBy(tests.version)).map(
    ({ version, sourceDigest, published }) => ({ version, sourceDigest, published }),
  );

describe("the shipped tests", () => {
  it("are added at the start to a database without tests or with some of them, not to others", async () => {
    const { db } = await testDatabase();
    expect(await wantsShipped(db, shippedTests)).toBe(true);
    expect(await missingTests(db, shippedTests)).toEqual(shippedTests);
    expect(await wantsShipped(school.db, shippedTests)).toBe(false);
    await installTest(
      school.db,
      { ...(await draftOfShipped(small(1))), menuId: "map-math", sourceDigest: null },
      school.now,
    );
    expect(await wantsShipped(school.db, shippedTests)).toBe(true);
    expect((await missingTests(school.db, [small(1)])).map(({ menuId }) => menuId)).toEqual(["small"]);
  });

  it("are installed once; a newer edition becomes a version that keeps calibrations", async () => {
    await installMissing(school.db, [small(1)], school.now);
    await installMissing(school.db, [small(1)], school.now);
    expect(await versions()).toEqual([{ version: 1, sourceDigest: "shipped:small:1", published: true }]);

    const ann = await school.signIn("ann");
    const begun = (await school.call("startExam", { menu_id: "small" }, ann)).body.data;
    const learned = { a: 1, b: 0.7, c: 0, d: 1, calibration: "responses" as const, b_se: 0.2 };
    await school.db
      .update(testItems)
      .set({ irt: learned })
      .where(and(eq(testItems.menuId, "small"), eq(testItems.itemId, "f1")));

    await installMissing(school.db, [small(2, 3)], school.now);
    expect(await versions()).toEqual([
      { version: 1, sourceDigest: "shipped:small:1", published: true },
      { version: 2, sourceDigest: "shipped:small:2", published: true },
    ]);
    const rows = await school.db
      .select({ itemId: testItems.itemId, irt: testItems.irt })
      .from(testItems)
      .where(and(eq(testItems.menuId, "small"), eq(testItems.version, 2)))
      .orderBy(testItems.itemId);
    expect(rows).toEqual([
      { itemId: "f1", irt: learned },
      { itemId: "f2", irt: null },
      { itemId: "f3", irt: null },
    ]);

    const { attempt_id, lease } = begun;
    const given = { exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A", "C"] }, revision: 1 };
    const saved = await school.call(
      "answerExercise",
      { attempt_id, lease, idempotency_key: newKey(), elapsed_ms: 5, ...given },
      ann,
    );
    expect(saved.body.data).toMatchObject({ applied: true });
    const ben = await school.signIn("ben");
    expect((await school.call("startExam", { menu_id: "small" }, ben)).body.data.total).toBe(3);
  });

  it("are installed once by two simultaneous servers", async () => {
    const draft = await draftOfShipped({ ...small(1), menuId: "both" });
    const made = await Promise.all([
      installTest(school.db, draft, school.now),
      installTest(school.db, draft, school.now),
    ]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await installTest(school.db, draft, school.now)).toBe(false);
  });

  it("are made in a separate process beside the server, which may be stopped meanwhile", async () => {
    const own = await openSchool();
    const others = shippedTests.filter(({ menuId }) => menuId !== "cat-a");
    for (const test of others)
      await installTest(
        own.db,
        { ...(await draftOfShipped(small(1))), menuId: test.menuId, sourceDigest: editionDigest(test) },
        own.now,
      );
    const stopped = installInBackground(own.db, "", () => own.now);
    stopped.stop();
    await stopped.done;
    expect((await missingTests(own.db, shippedTests)).map(({ menuId }) => menuId)).toEqual(["cat-a"]);
    const salt = await itemSalt(own.deps);
    expect([await itemSalt(own.deps), salt.length >= 32]).toEqual([salt, true]);
    await installInBackground(own.db, salt, () => own.now).done;
    expect(await missingTests(own.db, shippedTests)).toEqual([]);
    const rows = await own.db.select({ id: testItems.itemId }).from(testItems).where(eq(testItems.menuId, "cat-a"));
    const ids = rows.map(({ id }) => id).toSorted();
    expect(ids).toEqual((await shipped("cat-a").make(salt)).items.map(({ item_id }) => item_id));
    const inTheSource = new Set(catBank("A").map(({ item_id }) => item_id));
    expect(ids.filter((id) => inTheSource.has(id))).toEqual([]);
  });

  it("begin with one that is made while the database is created, or when it is wanted if that fails", async () => {
    const secrets = ["one", "other"];
    const first = beginFirstTest(() => secrets.shift() ?? "");
    expect(first.salt).toBe("oneother");
    const draft = await draftOfShipped(mapMathematicsTest, first.salt);
    expect(await first.draft()).toEqual(draft);
    const stopped = beginFirstTest(() => "one");
    stopped.stop();
    expect((await stopped.draft()).items).toEqual((await draftOfShipped(mapMathematicsTest, "oneone")).items);
    expect(await itemSalt((await openSchool()).deps, first.salt)).toBe(first.salt);
  });

  it.each(shippedTests.map((test) => [test.menuId, test] as const))("%s can be published", async (_, test) => {
    expect(faultOfDraft(await draftOfShipped(test))).toBeNull();
  });

  it("CAT has eight timed subtests in three parts, each after practice, with two forms", async () => {
    const { definition, items } = await draftOfShipped(shipped("cat-a"));
    const counted = definition.sections.filter(({ kind = "items" }) => kind === "items");
    expect(counted.map(({ items: count, time_limit_ms: limit }) => [count, (limit ?? 0) / 60_000])).toEqual([
      [24, 10],
      [24, 10],
      [24, 8],
      [24, 8],
      [18, 10],
      [18, 8],
      [18, 9],
      [18, 9],
    ]);
    expect(definition.sections.filter(({ kind }) => kind === "break")).toHaveLength(2);
    const forms = definition.forms ?? [];
    expect(forms).toHaveLength(16);
    expect(new Set(forms.flatMap((form) => form.items)).size).toBe(2 * 168);
    const difficulty = new Map(items.map(({ item_id, irt }) => [item_id, irt?.b ?? 0]));
    for (const form of forms) {
      const b = form.items.map((itemId) => difficulty.get(itemId) ?? 0);
      expect(b).toEqual(b.toSorted((one, other) => one - other));
    }
  });

  it("SAT has two sections of two modules with an easier and a harder second one in two panels", async () => {
    const { definition } = await draftOfShipped(shipped("sat"));
    expect(definition.sections.map(({ stage, items: count }) => [stage, count])).toEqual([
      ["reading-writing-1", 27],
      ["reading-writing-2", 27],
      ["break", 0],
      ["math-1", 22],
      ["math-2", 22],
    ]);
    expect(definition.routing).toEqual({
      "reading-writing-2": { from: "reading-writing-1", cuts: [18], routes: ["easier", "harder"] },
      "math-2": { from: "math-1", cuts: [14], routes: ["easier", "harder"] },
    });
    expect(definition.forms).toHaveLength(12);
  });

  it("CAT is scored by battery and SAT by section, with bands, all right above all wrong", async () => {
    for (const [menuId, test, unit, ends] of [
      ["cat-a", shipped("cat-a"), "sas", [59, 141]],
      ["sat", shipped("sat"), "sat", [400, 1600]],
    ] as const) {
      await installTest(school.db, await draftOfShipped(test), school.now);
      const keys = new Map((await test.make("")).items.map(({ item_id, key }) => [item_id, key]));
      const values: number[] = [];
      for (const [person, isRight] of [
        ["ann", true],
        ["ben", false],
      ] as const) {
        const token = await school.signIn(person);
        let attempt = (await school.call("startExam", { menu_id: menuId }, token)).body.data;
        const { attempt_id, lease } = attempt;
        while (attempt.status === "sitting") {
          const { stage } = attempt;
          const entry = attempt.exercise_list.find((one) => one.stage === stage);
          for (const { exercise_id, exercise, taught } of entry?.exercise_item ?? []) {
            const key = keys.get(exercise_id);
            if (taught !== undefined || exercise === null || key === undefined) continue;
            const right =
              key.type === "numeric_entry"
                ? { type: key.type, text: [String(key.value), ...key.accepted].find((text) => text.length < 7) ?? "" }
                : choose(key.type === "single_choice" ? key.option_id : "");
            const wrong = key.type === "numeric_entry" ? { type: key.type, text: "-7777" } : null;
            const answer = isRight ? right : wrong;
            if (answer === null) continue;
            const reply = await school.call(
              "answerExercise",
              { attempt_id, exercise_id, answer, revision: 1, idempotency_key: newKey(), elapsed_ms: 9_000, lease },
              token,
            );
            expect(reply.body.code).toBe(200);
          }
          attempt = (await school.call("advanceExam", { attempt_id, lease, stage }, token)).body.data;
        }
        const report = (await school.call("answerRecord", { attempt_id }, token)).body.data;
        if (report.kind !== "cat" && report.kind !== "sat") throw new Error("another report");
        const [whole, ...parts] = report.scores;
        expect(whole).toMatchObject({ scale: null, unit, range: ends });
        expect(parts).toHaveLength(unit === "sas" ? 4 : 2);
        for (const { value, band } of report.scores) {
          expect(band[0]).toBeLessThanOrEqual(value);
          expect(band[1]).toBeGreaterThanOrEqual(value);
          expect(band[1]).toBeGreaterThan(band[0]);
        }
        if (unit === "sat")
          expect(parts.map(({ route }) => route)).toEqual(isRight ? ["harder", "harder"] : ["easier", "easier"]);
        expect(report.right).toBe(isRight ? report.total : 0);
        values.push(whole?.value ?? 0);
      }
      const [high = 0, low = 0] = values;
      expect(high).toBeGreaterThan(0.85 * ends[1]);
      expect(low).toBeLessThan(unit === "sat" ? 450 : 75);
    }
  }, 120_000);
});
