import { beforeAll, describe, expect, it } from "vitest";
import { slotMs, reportedSlots } from "../../src/contract/item/answer-slots";
import { createLastMinute } from "../../src/server/metrics/last-minute";
import { createMetrics, type Metrics } from "../../src/server/metrics/metrics";
import { forgetProcess, serverState, recordProcessState } from "../../src/server/use-cases/server-state";
import { choose, minute, newKey, openSchool, type School } from "../support/sittings";

let metrics: Metrics;
let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool(
    { metricsToken: "a-token-that-is-long" },
    {},
    (sources) => (metrics = createMetrics(sources)),
  );
  await school.db.execute("update users set admin = true where username = 'ben'");
  ann = await school.signIn("ann");
  return () => metrics.close();
});

const scrape = (headers: Record<string, string> = {}) => school.app.inject({ method: "GET", url: "/metrics", headers });
const bearer = { authorization: "Bearer a-token-that-is-long" };
/** The metrics of this program, by name and labels. */
const figures = async (): Promise<Record<string, number>> => {
  const { payload } = await scrape(bearer);
  const lines = payload.split("\n").filter((line) => line.startsWith("invigil_"));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
};

describe("the metrics of the server", () => {
  it("count answers and calls by outcome, and undelivered operations of devices", async () => {
    const { body } = await school.call("startExam", { menu_id: "fixed" }, ann);
    const { attempt_id, lease } = body.data;
    const answer = (revision: number) =>
      school.call(
        "answerExercise",
        {
          attempt_id,
          lease,
          exercise_id: "f1",
          answer: choose("B"),
          revision,
          idempotency_key: newKey(),
          elapsed_ms: 10,
        },
        ann,
      );
    expect((await answer(2)).body.data.applied).toBe(true);
    expect((await answer(1)).body.data.applied).toBe(false);
    await school.call("heartbeat", { attempt_id, lease, pending: 7 }, ann);
    const before = await figures();
    expect(before).toMatchObject({
      'invigil_answers_total{outcome="confirmed"}': 1,
      'invigil_answers_total{outcome="superseded"}': 1,
      'invigil_calls_total{call="answerExercise",outcome="ok"}': 2,
      'invigil_call_duration_seconds_count{call="answerExercise"}': 2,
      invigil_operations_waiting_on_devices: 7,
      invigil_sittings_open: 1,
      'invigil_database_connections{state="awaited"}': 0,
    });
    school.now += 11 * minute;
    expect((await answer(3)).body.code).toBe(100203);
    const after = await figures();
    expect(after['invigil_answers_total{outcome="attemptClosed"}']).toBe(1);
    expect(after["invigil_operations_waiting_on_devices"]).toBe(0);
  });

  it("need the token, and are off without one, on this machine too", async () => {
    for (const authorization of ["", "Bearer ", "Bearer a-token-that-is-lonG", "a-token-that-is-long"]) {
      const { statusCode, payload } = await scrape({ authorization });
      expect([statusCode, payload.includes("invigil_")]).toEqual([404, false]);
    }
    const open = await openSchool({}, {}, createMetrics);
    const ask = async (headers: Record<string, string>) =>
      (await open.app.inject({ method: "GET", url: "/metrics", headers })).statusCode;
    expect([
      await ask({ host: "localhost" }),
      await ask({ host: "localhost", "x-forwarded-for": "10.0.0.9" }),
      await ask({ host: "tests.example.org" }),
    ]).toEqual([404, 404, 404]);
  });

  it("name no student, sitting or address", async () => {
    const { payload } = await scrape(bearer);
    expect(payload).not.toMatch(/ann|user-|0199a1f2-0000-7000|127\.0\.0\.1/);
  });
});

describe("the last minute", () => {
  it("contains the calls of sixty seconds and the answers of five minutes only", () => {
    let now = 1_000_000 * slotMs;
    const sums = createLastMinute(() => now);
    const answer = (ms: number) => sums.note({ seconds: ms / 1_000, failed: false, answerTaken: true });
    for (let ms = 1; ms <= 100; ms += 1) answer(ms);
    sums.note({ seconds: 1, failed: true, answerTaken: false });
    sums.note({ seconds: 1, failed: false, answerTaken: null });
    expect(sums.sums()).toMatchObject({ calls: 102, failures: 1, answers: 100, refused_answers: 1 });
    expect(sums.sums().answer_p50).toBeCloseTo(50, 0);
    expect(sums.sums().answer_p95).toBeCloseTo(95, 0);
    now += minute - slotMs;
    answer(10);
    expect(sums.sums().answers).toBe(101);
    now += slotMs;
    expect(sums.sums()).toMatchObject({ calls: 1, failures: 0, answers: 1 });
    const { newest, counts } = sums.answerSlots();
    expect([newest, counts.length, counts.at(-2), counts.at(-13), counts.at(-1)]).toEqual([
      now / slotMs,
      reportedSlots,
      1,
      100,
      0,
    ]);
    now += reportedSlots * slotMs;
    expect(sums.answerSlots().counts.every((count) => count === 0)).toBe(true);
    expect(sums.sums().answer_p95).toBeNull();
  });
});

describe("the state of all processes", () => {
  const toldBy = (answers: number) => {
    const own = createLastMinute(() => school.now);
    for (let count = 0; count < answers; count += 1) own.note({ seconds: 0.01, failed: false, answerTaken: true });
    return { state: () => ({ ...metrics.state(), ...own.sums() }), answerSlots: own.answerSlots };
  };

  it("is summed by time slots, drops silent processes, and is shown to administrators", async () => {
    school.now = Math.ceil(school.now / slotMs) * slotMs;
    await recordProcessState(school.deps, "one", toldBy(3));
    school.now += slotMs;
    await recordProcessState(school.deps, "two", toldBy(4));
    const ben = await school.signIn("ben");
    const { body } = await school.call("serverState", {}, ben);
    expect(body.data.processes.map(({ answers, seen_at }) => [answers, seen_at])).toEqual([
      [3, school.now - slotMs],
      [4, school.now],
    ]);
    expect(body.data.answers.slice(-3)).toEqual([
      { from: school.now - 2 * slotMs, count: 0 },
      { from: school.now - slotMs, count: 3 },
      { from: school.now, count: 4 },
    ]);
    expect(body.data.sittings).toEqual({ open: 0, present: 0, begun_today: 1, finished_today: 1 });
    expect(body.data.database.version).toMatch(/^\d+/);
    school.now += 18_000;
    expect((await serverState(school.deps)).processes.map(({ answers }) => answers)).toEqual([4]);
    await forgetProcess(school.deps, "two");
    expect((await serverState(school.deps)).processes).toEqual([]);
    expect((await school.call("serverState", {}, ann)).body.code).toBe(403);
  });
});
