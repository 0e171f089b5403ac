import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { refusalWords } from "../../src/server/cli/sittings-words";
import { timeCredits } from "../../src/server/db/time-credits-schema";
import { giveTime, hasLimits } from "../../src/server/use-cases/give-time";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { minute, morning, openSchool, type School } from "../support/sittings";
import { publishParts, threeParts } from "../support/three-parts";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;
let begun: number;

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
  await publishParts(school, "parts");
  await publishParts(school, "untimed", { ...threeParts, time_limit_ms: null });
});

describe("time granted to a sitting", () => {
  it("F45: for the whole test extends the section under way; each credit is a row and a log entry", async () => {
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

  it("is refused where no sitting or section matches, and changes nothing", async () => {
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

  it("is refused for a finished section, with the right reason", async () => {
    await publishParts(school, "behind", { ...threeParts, time_limit_ms: null });
    await start("behind");
    const { attempt_id: attemptId } = sitting.attempt;
    await sitting.leave("one");
    const refused = await giveTime(school.deps, { attemptId, ms: minute, reason: "pause", stage: "one" }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ fault: "stageMismatched", data: { reason: "over" } });
    expect(await school.db.select().from(timeCredits).where(eq(timeCredits.attemptId, attemptId))).toEqual([]);
    const say = (reason: string) => refusalWords({ fault: "stageMismatched", data: { reason } }, "one");
    expect([say("over"), say("untimed"), say("unknown")]).toEqual([
      "has left the section one: it is over",
      "has no time limit in the section one",
      "has no section one",
    ]);
    expect(await hasLimits(school.deps, attemptId)).toBe(true);
  });

  it("adds no limit to an untimed test", async () => {
    await start("untimed");
    const { attempt_id: attemptId } = sitting.attempt;
    expect(sitting.attempt).toMatchObject({ deadline: null, stage_deadline: begun + 10 * minute });
    const after = await giveTime(school.deps, { attemptId, ms: minute, reason: "pause" });
    expect([after.deadline, after.stageDeadline]).toEqual([null, begun + 11 * minute]);
  });
});
