import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sittingsActionOf, doneWords, sittingsTable, type SittingsOptions } from "../../src/server/cli/sittings-words";
import { attempts } from "../../src/server/db/schema";
import { closeSitting, noticeMs } from "../../src/server/use-cases/close-sitting";
import { giveTime } from "../../src/server/use-cases/give-time";
import { sittingsUnderWay, type SittingUnderWay } from "../../src/server/use-cases/sittings-under-way";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { minute, morning, openSchool, type School } from "../support/sittings";
import { publishParts, section, threeParts } from "../support/three-parts";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;
let begun: number;

async function start(menu_id: string) {
  school.now = Math.max(school.now, morning) + 60 * minute;
  begun = school.now;
  const { data } = (await school.call("startExam", { menu_id, take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
  return sitting.attempt.attempt_id;
}
const rowOf = async (attemptId: string) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId)))[0];

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  await publishParts(school, "parts");
  await publishParts(school, "untimed", {
    ...threeParts,
    time_limit_ms: null,
    sections: [{ ...section("one", null), items: 3 }],
  });
});

describe("a sitting ended by staff", () => {
  it.each(["parts", "untimed"])(
    "F45: shows its new end at the next heartbeat, and accepts answers until then: %s",
    async (test) => {
      const attemptId = await start(test);
      school.now = begun + minute;
      const end = school.now + noticeMs;
      await closeSitting(school.deps, { attemptId, closedBy: "user-ben", note: "fire alarm" });
      const stageDeadline = test === "parts" ? end : null;
      expect((await sitting.beat()).data).toMatchObject({ deadline: end, stage_deadline: stageDeadline });
      school.now = end - 1_000;
      expect((await sitting.answer()).code).toBe(200);
      school.now = end + 4_000;
      expect(await rowOf(attemptId)).toMatchObject({ status: "sitting", answered: 1 });
      school.now = end + 6_000;
      expect((await sitting.beat()).data).toMatchObject({ status: "finished" });
      expect(await rowOf(attemptId)).toMatchObject({
        status: "finished",
        finishReason: "expired",
        finishedAt: end,
        answered: 1,
      });
      expect((await sitting.log()).filter(({ kind }) => kind === "close").map(({ payload }) => payload)).toEqual([
        { closes_at: end, deadline: end, stage_deadline: stageDeadline, closed_by: "user-ben", note: "fire alarm" },
      ]);
    },
  );

  it("ends no later when it is ended twice or given time afterwards", async () => {
    const attemptId = await start("parts");
    const end = begun + noticeMs;
    await closeSitting(school.deps, { attemptId });
    school.now = begun + 5_000;
    await closeSitting(school.deps, { attemptId });
    const after = await giveTime(school.deps, { attemptId, ms: minute, reason: "pause" });
    expect([after.deadline, after.stageDeadline, after.closesAt]).toEqual([end, end, end]);
    expect((await sitting.log()).filter(({ kind }) => kind === "close")).toHaveLength(1);
  });

  it("ends at its deadline where that is sooner", async () => {
    const attemptId = await start("parts");
    school.now = begun + 10 * minute - 3_000;
    await closeSitting(school.deps, { attemptId });
    expect(await rowOf(attemptId)).toMatchObject({
      stageDeadline: begun + 10 * minute,
      deadline: school.now + noticeMs,
    });
  });

  it("is refused for a sitting that does not exist or is over", async () => {
    const attemptId = await start("parts");
    const close = (id: string) =>
      closeSitting(school.deps, { attemptId: id }).catch(({ fault }: { fault: string }) => fault);
    expect(await close("nothing")).toBe("attemptNotFound");
    school.now = begun + 26 * minute;
    expect(await close(attemptId)).toBe("attemptClosed");
    expect((await sitting.log()).filter(({ kind }) => kind === "close")).toEqual([]);
  });
});

describe("the list of sittings under way", () => {
  it("names the student and can be filtered by student and test", async () => {
    const attemptId = await start("untimed");
    const row: SittingUnderWay = {
      attemptId,
      username: "ann",
      menuId: "untimed",
      startedAt: begun,
      stage: "one",
      deadline: null,
      stageDeadline: null,
      answered: 0,
      total: 3,
    };
    const mine = { username: "ann", menuId: "untimed" };
    expect((await sittingsUnderWay(school.db, mine)).filter((one) => one.attemptId === attemptId)).toEqual([row]);
    expect(await sittingsUnderWay(school.db, { username: "ben" })).toEqual([]);
    expect(sittingsTable([row])).toMatch(/ no limit +0 of 3 /);
    expect(sittingsTable([])).toBe("No sitting is under way here.");
    expect(doneWords({ kind: "end" }, 1, 1)).toBe(
      "1 of 1 sitting under way ends in 15 seconds; what their windows hold until then counts.",
    );
    expect(doneWords({ kind: "give", given: { ms: 150_000, reason: "pause" } }, 2, 3)).toBe(
      "2 of 3 sittings under way given 2.5 minutes more; their windows show it within ten seconds.",
    );
  });

  it.each<[SittingsOptions, unknown]>([
    [{}, { kind: "show" }],
    [{ user: "ann" }, { kind: "show" }],
    [{ test: "parts", end: true }, { kind: "end" }],
    [
      { all: true, give: "2.5" },
      { kind: "give", given: { ms: 150_000, reason: "extension" } },
    ],
    [
      { user: "ann", give: "5", reason: "outage", section: "two" },
      { kind: "give", given: { ms: 5 * minute, reason: "outage", stage: "two" } },
    ],
    [{ end: true }, "Name whose sittings with --user or --test, or all that are under way with --all."],
    [{ user: "ann", give: "soon" }, '--give is minutes, such as 5 or 2.5, at most 1440, and not "soon".'],
    [{ user: "ann", give: "-1" }, '--give is minutes, such as 5 or 2.5, at most 1440, and not "-1".'],
    [{ user: "ann", give: "5", reason: "kind" }, '--reason is one of pause, extension, outage, and not "kind".'],
    [{ user: "ann", give: "5", end: true }, "--give and --end exclude each other."],
    [{ user: "ann", reason: "pause" }, "--reason and --section say more about --give: name it too."],
  ])("reads the options %o", (options, deed) => {
    const read = () => {
      try {
        return sittingsActionOf(options);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(read()).toEqual(deed);
  });
});
