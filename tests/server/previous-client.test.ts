import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { attemptLog } from "../../src/server/db/schema";
import { askOracles } from "../support/oracles/school";
import { chooseIn, chooseShown } from "../support/shown-option";
import { minute, openSchool, type School } from "../support/sittings";

let school: School;
let token: string;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  token = await school.signIn("ann");
});

/** A request as the client of the previous release sends it: the body is written out, not derived from the contract. */
async function send(name: CallName, body: object) {
  const { method, path } = addresses[name];
  const headers = { authorization: `Bearer ${token}`, lang: "en", "content-type": "application/json" };
  const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)])).toString();
  const reply = await school.app.inject(
    method === "GET" ? { method, url: `${path}?${query}`, headers } : { method, url: path, headers, payload: body },
  );
  return reply.json();
}

it("F37: the previous release's client sits a fixed test, with a reload and a take-over", async () => {
  const { data: begun } = await send("startExam", { menu_id: "fixed" });
  const { attempt_id, lease } = begun;
  expect(begun).toMatchObject({ status: "sitting", lease_held: true });
  const answer = {
    attempt_id,
    lease,
    exercise_id: "f1",
    answer: chooseIn(begun, "f1", "Option B"),
    revision: 1,
    elapsed_ms: 1200,
    idempotency_key: "018f0000-0000-7000-8000-000000000001",
    answered_at: school.now,
  };
  expect((await send("answerExercise", answer)).data).toMatchObject({ applied: true, lease_held: true, next: null });
  expect((await send("answerExercise", answer)).data).toMatchObject({ applied: true, lease_held: true, next: null });
  const mark = {
    exercise_id: "f2",
    check_status: 1,
    revision: 1,
    idempotency_key: "018f0000-0000-7000-8000-000000000002",
  };
  expect((await send("updateCheckStatus", { attempt_id, lease, ...mark })).data).toMatchObject({ applied: true });
  expect((await send("heartbeat", { attempt_id, lease, pending: 0 })).data).toMatchObject({ lease_held: true });

  const { data: reloaded } = await send("startExam", { menu_id: "fixed", lease });
  expect(reloaded).toMatchObject({ attempt_id, lease_held: true, answered: 1 });
  expect((await send("heartbeat", { attempt_id, lease: reloaded.lease, pending: 0 })).data).toMatchObject({
    lease_held: true,
    status: "sitting",
  });
  expect((await send("startExam", { menu_id: "fixed" })).code).toBe(100205);
  const { data: taken } = await send("startExam", { menu_id: "fixed", take_over: true });
  expect((await send("heartbeat", { attempt_id, lease: reloaded.lease, pending: 0 })).data.lease_held).toBe(false);

  const manifest = [{ exercise_id: "f1", revision: 1 }];
  const late = { attempt_id, lease: taken.lease, stage: "main", manifest: [{ exercise_id: "f1", revision: 2 }] };
  expect(await send("advanceExam", late)).toMatchObject({ code: 100209, data: { missing: ["f1"] } });
  expect((await send("advanceExam", { ...late, manifest })).data).toMatchObject({ status: "finished", answered: 1 });
  expect((await send("examItemDetail", { attempt_id })).data).toMatchObject({ status: "finished" });
  expect((await send("answerRecord", { attempt_id })).data).toMatchObject({ kind: "fixed", right: 1, released: true });
  expect((await send("exerciseDetail", { attempt_id, exercise_id: "f1" })).data.review).toMatchObject({
    mark: "right",
  });
});

it("F37: the previous release's client sits an adaptive test", async () => {
  school.now += 60 * minute;
  expect((await send("menuDetail", { menu_id: "adaptive" })).data).toMatchObject({ open_attempt: null });
  const { data: begun } = await send("startExam", { menu_id: "adaptive", mode: "practice", start_level: 5 });
  const { attempt_id, lease, total } = begun;
  let presented: string | null = begun.presented;
  let { exercise } = begun.exercise_list[0].exercise_item[0];
  for (let place = 0; place < total; place += 1) {
    expect((await send("presentedExercise", { attempt_id })).data).toMatchObject({ presented, answered: place });
    const { data } = await send("answerExercise", {
      attempt_id,
      lease,
      exercise_id: presented,
      answer: chooseShown(exercise, place % 2 === 0 ? "Option A" : "Option B"),
      revision: 1,
      elapsed_ms: 30000,
      idempotency_key: `018f0000-0000-7000-8000-00000000010${place}`,
      answered_at: school.now,
    });
    expect(data).toMatchObject({ applied: true, next: { answered: place + 1 } });
    ({ presented, exercise } = data.next);
  }
  const finished = await send("advanceExam", { attempt_id, lease, stage: "main", manifest: [] });
  expect(finished.data).toMatchObject({ status: "finished", finish_reason: "completed" });
  expect((await send("answerRecord", { attempt_id })).data).toMatchObject({ kind: "map", released: true });
});

it("a later release's client may send fields that this server does not know", async () => {
  school.now += 60 * minute;
  const more = { hue: "green", more: { deep: [1, 2] }, __typename: "x" };
  const begun = (await send("startExam", { menu_id: "fixed", attempt_ids: ["x"], ...more })).data;
  const { attempt_id, lease } = begun;
  expect((await send("heartbeat", { attempt_id, lease, battery: 0.5 })).data).toMatchObject({ lease_held: true });
  const contested = [{ exercise_id: "f1", revision: 1, idempotency_key: "key-of-tomorrow", ...more }];
  const left = { attempt_id, lease, stage: "main", manifest: [{ exercise_id: "f2", revision: 0, ...more }], contested };
  expect((await send("advanceExam", { ...left, ...more })).data).toMatchObject({ status: "finished" });
  const log = await school.db
    .select()
    .from(attemptLog)
    .where(eq(attemptLog.attemptId, attempt_id))
    .orderBy(attemptLog.seq);
  expect(log.map(({ kind, payload }) => [kind, payload["extra"]])).toEqual([
    ["start", undefined],
    ["lease", { attempt_ids: ["x"], ...more }],
    ["finish", more],
  ]);
});
