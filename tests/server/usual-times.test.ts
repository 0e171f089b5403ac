import { beforeAll, beforeEach, expect, it } from "vitest";
import { createUsualTimes, type UsualTimes } from "../../src/server/attempts/usual-times";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";
import { statementsOf } from "../support/statements";

let school: School;
let ann: string;
let times: UsualTimes;

const items = [
  { itemId: "f1", expectedMs: 60_000 },
  { itemId: "f2", expectedMs: 50_000 },
];
const others = [
  { itemId: "f2", expectedMs: 50_000 },
  { itemId: "f3", expectedMs: 40_000 },
];
const ofItem = (ms: number) => ({ ms, of: "item" });

async function sit(elapsed_ms: number): Promise<void> {
  const { attempt_id, lease } = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  school.now += minute;
  const given = { exercise_id: "f1", answer: choose("A"), revision: 1, idempotency_key: newKey(), elapsed_ms };
  await school.call("answerExercise", { attempt_id, lease, ...given }, ann);
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
}

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(() => {
  school.now = morning;
  times = createUsualTimes(school.db, () => school.now);
});

it("usual times are read once for simultaneous callers, each item by the first of them", async () => {
  const { result, statements } = await statementsOf(school, () =>
    Promise.all([times.of(items), times.of(items), times.of(others)]),
  );
  expect(statements).toHaveLength(2);
  expect(result.map((told) => [...told.values()])).toEqual([
    [ofItem(60_000), ofItem(50_000)],
    [ofItem(60_000), ofItem(50_000)],
    [ofItem(50_000), ofItem(40_000)],
  ]);
});

it("usual times are cached for a minute", async () => {
  await times.of(items);
  for (const elapsedMs of [10_000, 20_000, 30_000, 40_000, 50_000]) await sit(elapsedMs);
  school.now = morning + minute - 1;
  expect((await times.of(items)).get("f1")).toEqual(ofItem(60_000));
  school.now = morning + minute;
  expect((await times.of(items)).get("f1")).toEqual({ ms: 30_000, of: "students" });
});

it("usual times are read again after a failure of the database", async () => {
  const { $client: client } = school.db;
  await client.query("alter table answers rename to answers_away");
  await expect(times.of(items)).rejects.toMatchObject({ cause: { code: "42P01" } });
  await client.query("alter table answers_away rename to answers");
  expect([...(await times.of(items)).keys()]).toEqual(["f1", "f2"]);
});
