import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { SectionInfo } from "../../src/contract/tests";
import { wrongBook } from "../../src/server/db/collections-schema";
import { attemptItems, testItems } from "../../src/server/db/schema";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { drawnItems, drawnTest, itemsOfSections, publishDrawn } from "../support/drawn-sections";
import { sittingOf } from "../support/one-sitting";
import { openSection } from "../support/open-section";
import { askOracles } from "../support/oracles/school";
import { choose, minute, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let test: string;
let tests = 0;

askOracles(() => school);

const start = async (more: object = {}, token = ann): Promise<Attempt> =>
  (await school.call("startExam", { menu_id: test, ...more }, token)).body.data;
const idsIn = ({ exercise_list: list }: Pick<Attempt, "exercise_list">): Record<string, string[]> =>
  Object.fromEntries(list.map(({ stage, exercise_item: items }) => [stage, items.map((item) => item.exercise_id)]));
const idsOf = (attempt: Attempt): string[] => Object.values(idsIn(attempt)).flat();
/** A section as it is described before it begins. */
const unopened = ({ directions, ...section }: SectionInfo) => ({ ...section, directed: directions !== undefined });
/** Leaves all sections. */
const handIn = async (attempt: Attempt) => {
  const sitting = sittingOf(school, ann, attempt);
  for (const { stage } of attempt.sections) await sitting.leave(stage);
  return sitting;
};

beforeAll(async () => {
  school = await openSchool();
});

beforeEach(async () => {
  tests += 1;
  test = `drawn-${tests}`;
  school.now = Math.max(school.now, morning) + 60 * minute;
  ann = await school.signIn("ann");
  await publishDrawn(school, test);
});

describe("a test whose sections draw from their items", () => {
  it("stores which items belong to which section, in the order given", async () => {
    const rows = await school.db
      .select({ stage: testItems.stage, itemId: testItems.itemId })
      .from(testItems)
      .where(eq(testItems.menuId, test))
      .orderBy(asc(testItems.position));
    expect(rows).toEqual(
      (["warm", "passages", "timed"] as const).flatMap((stage) =>
        itemsOfSections[stage].map((itemId) => ({ stage, itemId })),
      ),
    );
  });

  it("is described by the numbers that a sitting gets", async () => {
    const { data } = (await school.call("menuDetail", { menu_id: test }, ann)).body;
    expect(data.exam_info.extract_question_number).toBe(8);
    expect(data.sections).toEqual(drawnTest.sections.map(unopened));
  });

  it("gives a sitting as many items of each section as it draws, and counts only these", async () => {
    const attempt = await start();
    const drawn = idsIn(attempt);
    expect(drawn["warm"]).toEqual(["w2", "w1"]);
    expect(drawn["passages"]).toHaveLength(4);
    expect(drawn["timed"]).toHaveLength(2);
    expect(idsOf(attempt).every((id) => drawnItems.some(({ item_id }) => item_id === id))).toBe(true);
    expect(new Set(idsOf(attempt)).size).toBe(8);
    expect(drawn["timed"]).toEqual(itemsOfSections.timed.filter((id) => drawn["timed"]?.includes(id)));
    expect(attempt).toMatchObject({ total: 8, answered: 0, exam_info: { extract_question_number: 8 } });
  });

  it("gives two sittings different items, and shuffles them differently", async () => {
    const seen: Record<string, string[]>[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const attempt = await start();
      seen.push(idsIn(attempt));
      await handIn(attempt);
    }
    const differing = (of: (ids: readonly string[]) => string, stage: string) =>
      new Set(seen.map((ids) => of(ids[stage] ?? []))).size;
    const asSet = (ids: readonly string[]) => ids.toSorted().join();
    expect(differing(asSet, "passages")).toBeGreaterThan(3);
    expect(differing(asSet, "timed")).toBeGreaterThan(2);
    expect(differing((ids) => ids.join(), "passages")).toBeGreaterThan(4);
    expect(differing((ids) => ids.join(), "warm")).toBe(1);
  });

  it("shows the same items after a reload, on another device, and after a newer version of the test", async () => {
    const attempt = await start();
    const drawn = idsIn(attempt);
    const { lease } = attempt;
    expect(idsIn(await start({ lease }))).toEqual(drawn);
    expect(idsIn((await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann)).body.data)).toEqual(
      drawn,
    );
    const draft = { menuId: test, family: "custom" as const, sourceDigest: null, items: drawnItems };
    const definition = { ...drawnTest, section_rules: { passages: { draw: 4 }, timed: { draw: 2, shuffle: true } } };
    await publishTest(school.db, { ...draft, definition, sectionItems: itemsOfSections }, school.now, 2);
    const elsewhere = await start({ take_over: true }, await school.signIn("ann"));
    expect(elsewhere.attempt_id).toBe(attempt.attempt_id);
    expect(idsIn(elsewhere)).toEqual(drawn);
    const stored = await school.db
      .select({ itemId: attemptItems.itemId })
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, attempt.attempt_id))
      .orderBy(asc(attemptItems.position));
    expect(stored.map(({ itemId }) => itemId)).toEqual(idsOf(attempt));
  });

  it("scores and reports the drawn items only, in the order they were shown", async () => {
    const attempt = await start();
    const sitting = sittingOf(school, ann, attempt);
    const drawn = idsIn(attempt);
    const [first, second] = drawn["passages"] ?? [];
    expect((await sitting.answer({ exercise_id: "w1" })).code).toBe(200);
    await sitting.leave("warm");
    await sitting.answer({ exercise_id: first });
    await sitting.answer({ exercise_id: second, answer: choose("A") });
    expect(await sitting.row()).toMatchObject({ answered: 3, total: 8 });
    await sitting.leave("passages");
    await sitting.leave("timed");
    const report = (await sitting.report()).data;
    // the points of a test are 1 for each of the two plain questions, 2 for each of four, 1 for each of two
    expect(report).toMatchObject({
      kind: "fixed",
      total: 8,
      answered: 3,
      right: 2,
      points: 3,
      points_total: 12,
      correct_rate: 3 / 12,
      exam_info: { extract_question_number: 8 },
    });
    if (report.kind !== "fixed") throw new Error("another report");
    expect(report.items.map(({ exercise_id }) => exercise_id)).toEqual(idsOf(attempt));
    expect(report.items.map(({ stage }) => stage)).toEqual([
      "warm",
      "warm",
      "passages",
      "passages",
      "passages",
      "passages",
      "timed",
      "timed",
    ]);
    expect(report.areas.map(({ items }) => items)).toEqual([8]);
    expect(report.sections).toEqual([
      { stage: "warm", title: { en: "Section warm" }, items: 2, right: 1, points: 1, points_total: 2 },
      { stage: "passages", title: { en: "Section passages" }, items: 4, right: 1, points: 2, points_total: 8 },
      { stage: "timed", title: { en: "Section timed" }, items: 2, right: 0, points: 0, points_total: 2 },
    ]);
    const { attempt_id } = attempt;
    const book = await school.db
      .select({ itemId: wrongBook.itemId })
      .from(wrongBook)
      .where(eq(wrongBook.attemptId, attempt_id));
    expect(book).toEqual([{ itemId: second }]);
    for (const exercise_id of idsOf(attempt)) {
      const { body } = await school.call("exerciseDetail", { attempt_id, exercise_id }, ann);
      expect(body.data.review?.key).toMatchObject({ type: "single_choice" });
    }
  });

  it("reports no section where the results are not released, or the test shows no score", async () => {
    const sectionsIn = async (menuId: string, more: Partial<TestDefinition>) => {
      test = menuId;
      await publishDrawn(school, test, { ...drawnTest, ...more });
      const report = (await (await handIn(await start())).report()).data;
      if (report.kind !== "fixed") throw new Error("another report");
      return report.sections;
    };
    const silent = { exam_info: { ...drawnTest.exam_info, scoring_method: 0 } };
    expect(await sectionsIn(`closed-${tests}`, { release: { when: "manual" } })).toBeUndefined();
    expect(await sectionsIn(`silent-${tests}`, silent)).toEqual([]);
  });

  it("shows and accepts no item that was not drawn, before and after the end", async () => {
    const attempt = await start();
    const sitting = sittingOf(school, ann, attempt);
    const undrawn = [...itemsOfSections.passages, ...itemsOfSections.timed].filter(
      (id) => !idsOf(attempt).includes(id),
    );
    expect(undrawn).toHaveLength(4);
    const codes = async () => {
      const all: number[] = [];
      for (const exercise_id of undrawn) {
        const { attempt_id } = attempt;
        all.push((await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body.code);
        all.push((await sitting.answer({ exercise_id })).code);
      }
      return new Set(all);
    };
    const notServed = 100206;
    expect(await codes()).toEqual(new Set([notServed]));
    expect((await sitting.mark({ exercise_id: undrawn[0] })).code).toBe(notServed);
    expect((await sitting.equip({ exercise_id: undrawn[0] })).code).toBe(notServed);
    await handIn(attempt);
    expect(await codes()).toEqual(new Set([notServed]));
  });

  it("sends the next section ahead as it was drawn", async () => {
    const attempt = await start();
    const { attempt_id, lease } = attempt;
    const { section } = (await school.call("nextSection", { attempt_id }, ann)).body.data;
    const opened = (await school.call("advanceExam", { attempt_id, lease, stage: "warm", ahead: section?.digest }, ann))
      .body.data;
    const { entry } = openSection(opened.section_key ?? "", section?.sealed ?? "");
    expect(entry.exercise_item.map(({ exercise_id }) => exercise_id)).toEqual(idsIn(attempt)["passages"]);
  });

  it("uses a share of the drawn items in a mode that says so", async () => {
    test = `half-${tests}`;
    const half = { mode: "full", items: 4, minutes: [10, 15] as [number, number], share: 0.5 };
    await publishDrawn(school, test, { ...drawnTest, modes: [half] });
    const attempt = await start({ mode: "full" });
    expect(attempt).toMatchObject({ total: 4, mode: "full" });
    expect(attempt.sections.map(({ items }) => items)).toEqual([1, 2, 1]);
    expect(Object.values(idsIn(attempt)).map(({ length }) => length)).toEqual([1, 2, 1]);
  });
});

describe("the directions of a section in a fixed test", () => {
  it("reach the student when the section begins, and not before or after it", async () => {
    const [warm, passages, timed] = drawnTest.sections.map((open) => ({ open, closed: unopened(open) }));
    const attempt = await start();
    const sitting = sittingOf(school, ann, attempt);
    expect(attempt.sections).toEqual([warm?.open, passages?.closed, timed?.closed]);
    expect((await sitting.leave("warm")).data.sections).toEqual([warm?.closed, passages?.open, timed?.closed]);
    expect((await sitting.standing()).sections).toEqual([warm?.closed, passages?.open, timed?.closed]);
    expect((await sitting.leave("passages")).data.sections).toEqual([warm?.closed, passages?.closed, timed?.open]);
    expect((await sitting.leave("timed")).data.sections).toEqual([warm?.closed, passages?.closed, timed?.closed]);
  });
});
