import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { SectionInfo } from "../../src/contract/tests";
import type { TestDefinition } from "../../src/server/db/shapes";
import { timeCredits } from "../../src/server/db/time-credits-schema";
import { giveTime } from "../../src/server/use-cases/give-time";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { fixedItems, fixedTest, minute, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;
let begun: number;

const section = (stage: string, time_limit_ms: number | null): SectionInfo => ({
  stage,
  title: { en: stage },
  items: 1,
  time_limit_ms,
  tools: [],
});
const threeParts: TestDefinition = {
  ...fixedTest,
  time_limit_ms: 25 * minute,
  exam_info: { ...fixedTest.exam_info, extract_question_number: 3 },
  sections: [section("one", 10 * minute), section("two", 10 * minute), section("three", null)],
};

async function start(menu_id: string) {
  school.now = Math.max(school.now, morning) + 60 * minute;
  begun = school.now;
  const { data } = (await school.call("startExam", { menu_id, take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
}

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  const items = fixedItems.slice(0, 3);
  const publish = (menuId: string, definition: TestDefinition) =>
    publishTest(school.db, { menuId, family: "custom", definition, sourceDigest: null, items }, morning);
  await publish("parts", threeParts);
  await publish("untimed", { ...threeParts, time_limit_ms: null });
});

describe("time that is given", () => {
  it("F45: to the whole test reaches the section under way; each credit is a row and an entry", async () => {
    await start("parts");
    const { attempt_id: attemptId } = sitting.attempt;
    school.now = begun + 10 * minute + 4_000;
    const given = { attemptId, ms: 3 * minute, reason: "outage", note: "power", givenBy: "user-ben" } as const;
    const after = await giveTime(school.deps, given);
    expect([after.deadline, after.stageDeadline]).toEqual([begun + 28 * minute, begun + 13 * minute]);
    expect((await sitting.beat()).data).toMatchObject({
      deadline: begun + 28 * minute,
      stage_deadline: begun + 13 * minute,
      stage: "one",
    });
    await giveTime(school.deps, { attemptId, ms: 2 * minute, reason: "extension", stage: "two" });
    expect((await sitting.leave("one")).data).toMatchObject({
      deadline: begun + 30 * minute,
      stage_deadline: begun + 10 * minute + 4_000 + 12 * minute,
    });
    const ledger = await school.db.select().from(timeCredits).where(eq(timeCredits.attemptId, attemptId));
    expect(ledger).toEqual([
      { creditId: expect.any(String), givenAt: begun + 10 * minute + 4_000, stage: null, ...given },
      {
        creditId: expect.any(String),
        givenAt: begun + 10 * minute + 4_000,
        attemptId,
        stage: "two",
        ms: 2 * minute,
        reason: "extension",
        note: "",
        givenBy: null,
      },
    ]);
    expect((await sitting.log()).filter(({ kind }) => kind === "credit").map(({ payload }) => payload)).toEqual([
      {
        credit_id: ledger[0]?.creditId,
        stage: null,
        ms: 3 * minute,
        reason: "outage",
        given_by: "user-ben",
        note: "power",
        deadline: begun + 28 * minute,
        stage_deadline: begun + 13 * minute,
      },
      {
        credit_id: ledger[1]?.creditId,
        stage: "two",
        ms: 2 * minute,
        reason: "extension",
        given_by: null,
        note: "",
        deadline: begun + 30 * minute,
        stage_deadline: begun + 13 * minute,
      },
    ]);
  });

  it("is refused where there is nothing to give it to, and leaves no trace", async () => {
    await start("parts");
    const { attempt_id: attemptId } = sitting.attempt;
    const give = (more: object) =>
      giveTime(school.deps, { attemptId, ms: 1_000, reason: "pause", ...more }).catch(
        ({ fault }: { fault: string }) => fault,
      );
    expect([
      await give({ attemptId: "nothing" }),
      await give({ stage: "four" }),
      await give({ ms: 0 }),
      await give({ ms: 0.5 }),
    ]).toEqual(["attemptNotFound", "stageMismatched", "invalidRequest", "invalidRequest"]);
    school.now = begun + 26 * minute;
    expect(await give({})).toBe("attemptClosed");
    expect(await school.db.select().from(timeCredits).where(eq(timeCredits.attemptId, attemptId))).toEqual([]);
  });

  it("makes no limit where there is none", async () => {
    await start("untimed");
    const { attempt_id: attemptId } = sitting.attempt;
    expect(sitting.attempt).toMatchObject({ deadline: null, stage_deadline: begun + 10 * minute });
    const after = await giveTime(school.deps, { attemptId, ms: minute, reason: "pause" });
    expect([after.deadline, after.stageDeadline]).toEqual([null, begun + 11 * minute]);
  });
});
