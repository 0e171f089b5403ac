import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Accommodation } from "../../src/contract/attempt/accommodation";
import { noAccommodation } from "../../src/contract/attempt/no-accommodation";
import type { Item } from "../../src/contract/item/item";
import type { SectionInfo } from "../../src/contract/tests";
import { extraBreakMs, rulesFor, sectionsFor, testLimitFor } from "../../src/server/attempts/accommodated";
import type { TestDefinition } from "../../src/server/db/shapes";
import { accommodations } from "../../src/server/db/student-schema";
import { accommodate, accommodationRecord, type Grant } from "../../src/server/use-cases/accommodate";
import { giveTime } from "../../src/server/use-cases/give-time";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sweep } from "../../src/server/use-cases/sweep";
import { sittingOf } from "../support/one-sitting";
import { fixedItems, fixedTest, minute, openSchool, type School } from "../support/sittings";

const title = { en: "Section" };
const part = (stage: string, limit: number | null, more: Partial<SectionInfo> = {}): SectionInfo => ({
  stage,
  title,
  items: 1,
  time_limit_ms: limit,
  tools: ["palette"],
  ...more,
});
const rest = part("rest", null, { kind: "break", items: 0, rest_ms: 10 * minute, tools: [] });
const staged: TestDefinition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, type: 2, extract_question_logic: 1, extract_question_number: 3 },
  modes: [
    { mode: "ownPace", items: 3, minutes: [20, 40] },
    { mode: "testDay", items: 3, minutes: [40, 40], held: true },
  ],
  time_limit_ms: null,
  rules: ["sectionsTimed", "breaks"],
  attempt_limit: null,
  sections: [
    part("one", 10 * minute),
    part("two", 10 * minute, { withheld: ["textToSpeech"] }),
    rest,
    part("three", 20 * minute),
  ],
  forms: ["one", "two", "three"].map((stage) => ({ stage, form: "a", items: [`${stage}-item`] })),
};
const fixed: TestDefinition = {
  ...fixedTest,
  time_limit_ms: 30 * minute,
  attempt_limit: null,
  exam_info: { ...fixedTest.exam_info, extract_question_number: 3 },
  sections: [part("one", 10 * minute), part("two", 10 * minute), part("three", null)],
};

let school: School;
let ann: string;
let begun: number;
let run = 0;

const stagedItems = ["one", "two", "three"].map((stage): Item => {
  const [like] = fixedItems;
  if (like === undefined) throw new Error("no item");
  return { ...like, item_id: `${stage}-item`, family: "sat" };
});

beforeAll(async () => {
  school = await openSchool();
});

/** Each case has separate tests, without a sitting of another case under way. */
beforeEach(async () => {
  school.now += 24 * 60 * minute;
  ann = await school.signIn("ann");
  await give(null);
  run += 1;
  const of = (name: string) => ({ menuId: `${name}-${run}`, sourceDigest: null });
  const [first, second] = [of("staged"), of("parts")];
  await publishTest(school.db, { ...first, family: "sat", definition: staged, items: stagedItems }, school.now);
  const items = fixedItems.slice(0, 3);
  await publishTest(school.db, { ...second, family: "custom", definition: fixed, items }, school.now);
});

const give = (terms: Partial<Accommodation> | null, more: Partial<Grant> = {}) =>
  accommodate(
    school.db,
    {
      username: "ann",
      terms: terms === null ? null : { ...noAccommodation, ...terms },
      givenBy: "ms-lee",
      note: "",
      until: null,
      ...more,
    },
    school.now,
  );

async function start(name: string, mode?: string) {
  begun = school.now;
  const input = { menu_id: `${name}-${run}`, ...(mode === undefined ? {} : { mode }) };
  return sittingOf(school, ann, (await school.call("startExam", input, ann)).body.data);
}

const detail = async (name: string) => (await school.call("menuDetail", { menu_id: `${name}-${run}` }, ann)).body.data;

describe("an accommodation", () => {
  it("is stored in versions; the newest counts until it expires", async () => {
    const base = await accommodationRecord(school.db, "ann");
    const day = 24 * 60 * minute;
    await give({ time_factor: 1.5 }, { note: "plan", until: school.now + day });
    const [row] = (await accommodationRecord(school.db, "ann")) ?? [];
    expect(row).toEqual({
      userId: "user-ann",
      version: (base?.[0]?.version ?? 0) + 1,
      terms: { ...noAccommodation, time_factor: 1.5 },
      givenBy: "ms-lee",
      note: "plan",
      givenAt: school.now,
      until: school.now + day,
    });
    expect((await detail("parts")).time_limit_ms).toBe(45 * minute);
    school.now += day;
    ann = await school.signIn("ann");
    expect(await detail("parts")).toMatchObject({ time_limit_ms: 30 * minute });
    expect(await detail("parts")).not.toHaveProperty("accommodation");
    expect([await give(null, { username: "nobody" }), await accommodationRecord(school.db, "nobody")]).toEqual([
      null,
      null,
    ]);
  });

  it("cannot be rewritten, even by the server", async () => {
    await give({ time_factor: 2 });
    const message = "the table accommodations is append-only";
    for (const change of [school.db.delete(accommodations), school.db.update(accommodations).set({ terms: null })])
      await expect(change).rejects.toMatchObject({ cause: expect.objectContaining({ message }) });
  });

  it("lengthens test and sections by the terms at the start; time credits still add to them", async () => {
    await give({ time_factor: 1.5 });
    const sitting = await start("parts");
    await give({ time_factor: 2 });
    expect(sitting.attempt).toMatchObject({
      deadline: begun + 45 * minute,
      stage_deadline: begun + 15 * minute,
      accommodation: { ...noAccommodation, time_factor: 1.5 },
      sections: [{ time_limit_ms: 15 * minute }, { time_limit_ms: 15 * minute }, { time_limit_ms: null }],
    });
    expect(await detail("parts")).toMatchObject({
      time_limit_ms: 45 * minute,
      accommodation: { ...noAccommodation, time_factor: 1.5 },
    });
    school.now += minute;
    expect((await sitting.leave("one")).data).toMatchObject({ stage_deadline: begun + 16 * minute });
    const given = { attemptId: sitting.attempt.attempt_id, ms: 3 * minute, reason: "extension" } as const;
    const { deadline, stageDeadline } = await giveTime(school.deps, given);
    expect([deadline, stageDeadline]).toEqual([begun + 48 * minute, begun + 19 * minute]);
    school.now = begun + 19 * minute + 6_000;
    await sweep(school.deps);
    expect(await sitting.row()).toMatchObject({ stage: "three", stageDeadline: null });
    school.now = begun + 48 * minute + 6_000;
    await sweep(school.deps);
    expect(await sitting.row()).toMatchObject({ status: "finished", finishReason: "expired" });
    const report = (await sitting.report()).data;
    expect(report).toMatchObject({ kind: "fixed", time_limit_ms: 45 * minute });
  });

  it("without a time limit never ends a section by the clock and lets the student leave it early", async () => {
    await give({ time_factor: null });
    const sitting = await start("staged", "testDay");
    expect(await detail("staged")).toMatchObject({ rules: ["untimed", "breaks"], modes: staged.modes });
    expect(sitting.attempt).toMatchObject({ deadline: null, stage_deadline: null });
    expect(sitting.attempt.sections.map(({ held }) => held)).toEqual([undefined, undefined, true, undefined]);
    school.now += 400 * 24 * 60 * minute;
    expect(await sweep(school.deps)).toBe(0);
    ann = await school.signIn("ann");
    expect((await sittingOf(school, ann, sitting.attempt).leave("one")).data).toMatchObject({
      stage: "two",
      deadline: null,
      stage_deadline: null,
    });
    const whole = await start("parts");
    expect(whole.attempt).toMatchObject({ deadline: null, stage_deadline: null });
  });

  it("makes breaks longer and adds breaks that can be left early", async () => {
    await give({ break_factor: 2, extra_breaks: true });
    const sitting = await start("staged", "testDay");
    const stages = sitting.attempt.sections.map(({ stage, rest_ms, held }) => [stage, rest_ms, held]);
    expect(stages).toEqual([
      ["one", undefined, true],
      ["rest.1", 2 * extraBreakMs, undefined],
      ["two", undefined, true],
      ["rest", 20 * minute, undefined],
      ["three", undefined, true],
    ]);
    expect((await detail("staged")).sections.map(({ stage }) => stage)).toEqual(stages.map(([stage]) => stage));
    school.now = begun + 10 * minute;
    const pause = (await sitting.leave("one")).data;
    expect(pause).toMatchObject({ stage: "rest.1", stage_deadline: null, stage_started_at: school.now });
    school.now += 3 * minute;
    const two = (await sitting.leave("rest.1")).data;
    expect(two).toMatchObject({ stage: "two", stage_deadline: school.now + 10 * minute });
    expect(two.exercise_list.find(({ stage }) => stage === "two")?.exercise_item).toHaveLength(1);
    school.now += 10 * minute;
    await sitting.leave("two");
    expect((await sitting.leave("rest")).data.stage).toBe("three");
  });

  it("adds reading aids to every section that allows them, and to no break", async () => {
    await give({ text_to_speech: true, text_size: 150, colours: "yellowOnBlack" });
    const { sections } = await detail("staged");
    expect(sections.map(({ stage, tools }) => [stage, tools])).toEqual([
      ["one", ["palette", "zoom", "textToSpeech", "colours"]],
      ["two", ["palette", "zoom", "colours"]],
      ["rest", []],
      ["three", ["palette", "zoom", "textToSpeech", "colours"]],
    ]);
    expect((await start("parts")).attempt.sections[0]?.tools).toEqual(["palette", "zoom", "textToSpeech", "colours"]);
  });
});

describe("the sections of a student with an accommodation", () => {
  const terms = fc.record({
    time_factor: fc.constantFrom(1, 1.25, 1.5, 2, null),
    break_factor: fc.constantFrom(1, 1.5, 2),
    extra_breaks: fc.boolean(),
    text_to_speech: fc.boolean(),
    text_size: fc.constantFrom(100 as const, 125 as const, 150 as const, 200 as const),
    colours: fc.constantFrom(null, "blackOnCream" as const),
  });
  const section = fc
    .record({
      kind: fc.constantFrom("items" as const, "practice" as const, "break" as const),
      limit: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
      held: fc.boolean(),
    })
    .map(({ kind, limit, held }) =>
      part("s", limit, { kind, held, ...(kind === "break" ? { rest_ms: 60_001, tools: [] } : {}) }),
    );
  const definitions = fc
    .array(section, { minLength: 1, maxLength: 8 })
    .map((sections) => ({ ...staged, sections: sections.map((one, place) => ({ ...one, stage: `s${place}` })) }));

  it("keep their order and never get shorter; breaks are only between them", () => {
    fc.assert(
      fc.property(definitions, terms, (definition, given) => {
        const had = sectionsFor(definition, given);
        const own = had.filter(({ stage }) => definition.sections.some((one) => one.stage === stage));
        expect(own.map(({ stage }) => stage)).toEqual(definition.sections.map(({ stage }) => stage));
        for (const [place, { time_limit_ms: limit, rest_ms: rested = 0 }] of own.entries()) {
          const before = definition.sections[place];
          expect(limit === null || limit >= (before?.time_limit_ms ?? Number.POSITIVE_INFINITY)).toBe(true);
          expect(rested).toBeGreaterThanOrEqual(before?.rest_ms ?? 0);
        }
        expect(
          had.some(({ held, kind, time_limit_ms: limit }) => held === true && kind !== "break" && limit === null),
        ).toBe(false);
        expect(had.at(-1)?.stage).toBe(definition.sections.at(-1)?.stage);
        if (!given.extra_breaks) expect(had).toHaveLength(own.length);
        else
          expect(had.some((one, place) => (one.kind ?? "items") === "items" && had[place + 1]?.kind === "items")).toBe(
            false,
          );
      }),
    );
  });

  it("are unchanged without an accommodation, for any test", () => {
    fc.assert(
      fc.property(definitions, fc.option(fc.integer({ min: 1, max: 9_000_000 })), (definition, limit) => {
        const test = { ...definition, time_limit_ms: limit };
        expect(sectionsFor(test, null)).toEqual(test.sections);
        expect([testLimitFor(test, null), rulesFor(test, null)]).toEqual([limit, test.rules]);
      }),
    );
  });

  it("add the longer breaks to the limit of a test with a single limit", () => {
    const test = { ...staged, time_limit_ms: 60 * minute };
    const given = { ...noAccommodation, time_factor: 1.25, break_factor: 1.5, extra_breaks: true };
    expect(testLimitFor(test, given)).toBe(75 * minute + 5 * minute + 1.5 * extraBreakMs);
  });
});
