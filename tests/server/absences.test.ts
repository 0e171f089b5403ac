import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { absences } from "../../src/server/db/student-schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sittingOf } from "../support/one-sitting";
import { fixedItems, fixedTest, minute, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let begun: number;
let sitting: ReturnType<typeof sittingOf>;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  const definition = { ...fixedTest, attempt_limit: null };
  const draft = { menuId: "often", family: "custom", definition, sourceDigest: null, items: fixedItems } as const;
  await publishTest(school.db, draft, school.now);
});

beforeEach(async () => {
  school.now += 60 * minute;
  begun = school.now;
  const { data } = (await school.call("startExam", { menu_id: "often", take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
  school.now = begun + 9 * minute;
});

const tell = async (told: readonly object[]) => (await sitting.beat({ absences: told })).data.absences;
const rows = () => school.db.select().from(absences).where(eq(absences.attemptId, sitting.attempt.attempt_id));

it("stores each absence once and sums up the stored ones", async () => {
  const first = { kind: "away", left_at: begun + minute, back_at: begun + 2 * minute };
  const sums = { away: { count: 1, total_ms: minute }, windowed: { count: 0, total_ms: 0 } };
  expect([await tell([first]), await tell([first, first])]).toEqual([sums, sums]);
  expect(await rows()).toEqual([
    {
      attemptId: sitting.attempt.attempt_id,
      kind: "away",
      leftAt: begun + minute,
      backAt: begun + 2 * minute,
      receivedAt: school.now,
    },
  ]);
  const windowed = { kind: "windowed", left_at: begun + minute, back_at: begun + 4 * minute };
  const overlapping = { kind: "away", left_at: begun + 1.5 * minute, back_at: begun + 3 * minute };
  const apart = { kind: "away", left_at: begun + 5 * minute, back_at: begun + 6 * minute };
  expect(await tell([apart, windowed, overlapping])).toEqual({
    away: { count: 2, total_ms: 3 * minute },
    windowed: { count: 1, total_ms: 3 * minute },
  });
});

it("ignores absences that are short, outside the sitting or in the future", async () => {
  await tell([
    { kind: "away", left_at: begun, back_at: begun + 999 },
    { kind: "away", left_at: begun - 5 * minute, back_at: begun - minute },
    { kind: "away", left_at: begun - minute, back_at: begun + minute },
    { kind: "windowed", left_at: begun + 8 * minute, back_at: begun + 60 * minute },
    { kind: "windowed", left_at: begun + 7 * minute, back_at: begun + minute },
  ]);
  expect((await rows()).map(({ kind, leftAt, backAt }) => [kind, leftAt - begun, backAt - begun])).toEqual([
    ["away", 0, minute],
    ["windowed", 8 * minute, 9 * minute],
  ]);
});

it("shows absences in the report and changes nothing else of the sitting", async () => {
  await sitting.beat();
  const before = await sitting.row();
  await tell([{ kind: "away", left_at: begun + minute, back_at: begun + minute + 42_000 }]);
  expect(await sitting.row()).toEqual(before);
  expect((await sitting.standing()).absences).toEqual({
    away: { count: 1, total_ms: 42_000 },
    windowed: { count: 0, total_ms: 0 },
  });
  const { data } = await sitting.leave("main");
  expect(data.status).toBe("finished");
  await tell([{ kind: "away", left_at: begun + 8 * minute, back_at: begun + 30 * minute }]);
  expect((await sitting.report()).data).toMatchObject({
    absences: { away: { count: 2, total_ms: 42_000 + minute }, windowed: { count: 0, total_ms: 0 } },
  });
});

it("accepts a heartbeat with an invalid absence and ignores the absence", async () => {
  for (const told of [[], "nothing", [{ kind: "asleep", left_at: 1, back_at: 2 }], [{ kind: "away", left_at: begun }]])
    expect(await sitting.beat({ absences: told })).toMatchObject({
      code: 200,
      data: { lease_held: true, server_time: school.now },
    });
  expect(await sitting.beat({ absences: [] })).not.toHaveProperty("data.absences");
  expect(await rows()).toEqual([]);
});

it("stores absences from a window that lost the lease, and none from other people", async () => {
  const told = [{ kind: "away", left_at: begun, back_at: begun + minute }];
  const { attempt_id, lease } = sitting.attempt;
  const ben = await school.signIn("ben");
  expect((await school.call("heartbeat", { attempt_id, lease, absences: told }, ben)).body.code).toBe(100202);
  expect(await rows()).toEqual([]);
  await school.call("startExam", { menu_id: "often", attempt_id, take_over: true }, ann);
  expect((await sitting.beat({ absences: told })).data).toMatchObject({
    lease_held: false,
    absences: { away: { count: 1, total_ms: minute } },
  });
});
