// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "../../../../machines/outbox/operation";
import { makeServerClock } from "../../../../src/web/effects/device/server-clock";
import { makeCall } from "../../../../src/web/effects/http";
import { makeDeliver } from "../../../../src/web/effects/outbox/deliver";
import { patientServer, type PatientServer, type Received } from "../../../support/patient-server";
import { serverReply } from "../../sitting/wire";
import { operationOf } from "./device";

let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

let monotonic = 0;
beforeEach(() => {
  monotonic = 1_000;
});

const saved = { exercise_id: "e1", revision: 1, seq: 12, saved_at: 5_000, applied: true, lease_held: true };
const answered = { ...saved, server_time: 5_000, deadline: 9_000, next: null };
const check = operationOf("key-0002", { kind: "check", checkStatus: 1 } as Partial<Operation>);

const deliver = async (
  answer: (received: Received) => void,
  { operation = operationOf("key-0001"), lease = null }: { operation?: Operation; lease?: string | null } = {},
) => {
  let asked: { url: string; body: unknown } | null = null;
  server.serve((received) => {
    asked = { url: received.url, body: JSON.parse(received.body) };
    monotonic += 40;
    answer(received);
    return true;
  });
  const clock = makeServerClock(
    () => monotonic,
    () => 777,
  );
  const call = makeCall({ baseUrl: server.url, token: () => "t", menuId: () => "m", language: () => "en" });
  const send = makeDeliver({ call, clock, monotonic: () => monotonic });
  const outcome: unknown = await send({ attemptId: "a1", operation, lease }, new AbortController().signal).catch(
    (fault: unknown) => ({ fault }),
  );
  return { outcome, asked: asked as { url: string; body: unknown } | null, clock };
};
const outcomeOf = async (...input: Parameters<typeof deliver>) => (await deliver(...input)).outcome;

describe("delivering the state of the tools", () => {
  const held = { exercise_id: null, revision: 2, saved_at: 5_000, applied: false, lease_held: true };
  const tools: Operation = {
    kind: "tools",
    exerciseId: null,
    revision: 2,
    state: { zoom: 150 },
    lease: "lease-1",
    epoch: 3,
    key: "key-0003",
    madeAt: 1_000,
    isLate: false,
  };

  it("sends the whole state, and counts it as delivered whichever revision the server has", async () => {
    const { outcome, asked } = await deliver((received) => received.envelope(200, held), { operation: tools });
    expect(asked).toEqual({
      url: "/api/exam/tool_state",
      body: {
        attempt_id: "a1",
        exercise_id: null,
        revision: 2,
        idempotency_key: "key-0003",
        lease: "lease-1",
        epoch: 3,
        answered_at: 1_000,
        state: { zoom: 150 },
      },
    });
    expect(outcome).toEqual({
      seq: 0,
      savedAt: 5_000,
      clock: null,
      outcome: "superseded",
      leaseHeld: true,
      next: null,
    });
  });

  it("is refused by a server that does not know tools, without consequences", async () => {
    const { outcome } = await deliver((received) => serverReply(received, 404), { operation: tools });
    expect(outcome).toMatchObject({ fault: { code: 404 } });
    const strange = await outcomeOf((received) => received.envelope(200, { ok: 1 }), { operation: tools });
    expect(strange).toEqual({ fault: { code: "network" } });
  });
});

describe("delivering an operation", () => {
  it("sends an answer as it was made, under its own lease, and learns the time by the round trip", async () => {
    const operation = operationOf("key-0001", { elapsedMs: 900.4 });
    const { outcome, asked, clock } = await deliver((received) => received.envelope(200, answered), { operation });
    expect(asked).toEqual({
      url: "/api/home/create_exercise_answer",
      body: {
        attempt_id: "a1",
        exercise_id: "e1",
        revision: 1,
        idempotency_key: "key-0001",
        lease: "lease-1",
        epoch: 3,
        answered_at: 1_000,
        answer: { type: "single_choice", option_id: "A" },
        elapsed_ms: 900,
      },
    });
    expect(outcome).toEqual({
      seq: 12,
      savedAt: 5_000,
      clock: { serverTime: 5_000, dueAt: 9_000 },
      outcome: "stands",
      leaseHeld: true,
      next: null,
    });
    expect([clock.now(), clock.error() < 22]).toEqual([5_020, true]);
  });

  it("sends a mark, for which the server returns no time", async () => {
    const { outcome, asked, clock } = await deliver((received) => received.envelope(200, saved), { operation: check });
    expect(asked).toMatchObject({
      url: "/api/home/update_answer_exercise_check_status",
      body: { attempt_id: "a1", check_status: 1, idempotency_key: "key-0002", answered_at: 1_000 },
    });
    expect(outcome).toEqual({ seq: 12, savedAt: 5_000, clock: null, outcome: "stands", leaseHeld: true, next: null });
    expect(clock.now()).toBe(777);
  });

  it("F54: sends leftovers under the device's present lease, in the epoch that they were made in", async () => {
    const { asked } = await deliver((received) => received.envelope(200, answered), { lease: "lease-2" });
    expect(asked?.body).toMatchObject({ lease: "lease-2", epoch: 3 });
  });

  it("F31 F54: reports that a newer answer is current, and that another window has the lease", async () => {
    const reply = { ...answered, applied: false, lease_held: false };
    expect(await outcomeOf((received) => received.envelope(200, reply), { lease: "lease-2" })).toMatchObject({
      outcome: "superseded",
      leaseHeld: false,
    });
  });

  it("F63: does not report the lease where an operation went out under an earlier window's lease", async () => {
    const reply = { ...answered, lease_held: false };
    expect(await outcomeOf((received) => received.envelope(200, reply))).toMatchObject({ leaseHeld: null });
  });

  it.each([
    ["held", 100_204],
    ["late", 100_215],
    ["late", 100_203],
  ])("F08 F55: counts a refusal that stores it as %s as the server's receipt", async (outcome, code) => {
    const kept = { clock: null, outcome, leaseHeld: null, next: null };
    expect([
      await outcomeOf((received) => received.envelope(code, { seq: 31, saved_at: 8_000 })),
      await outcomeOf((received) => received.envelope(code, {})),
      await outcomeOf((received) => received.envelope(code, null), { operation: check }),
    ]).toEqual([
      { ...kept, seq: 31, savedAt: 8_000 },
      { ...kept, seq: 0, savedAt: 777 },
      { ...kept, seq: 0, savedAt: 777 },
    ]);
  });

  it("throws every other refusal", async () => {
    expect(await outcomeOf((received) => received.envelope(100_205, { attempt_id: "a1" }, "elsewhere"))).toEqual({
      fault: { code: 100_205, status: 200, msg: "elsewhere", data: { attempt_id: "a1" } },
    });
  });

  it.each([
    ["F51: a gateway's 404", 404, '{"code":404,"msg":"no","data":{}}', { code: "http", status: 404 }],
    ["F51: a gateway's 401 with HTTP 200", 200, '{"code":401,"msg":"no"}', { code: "network" }],
    ["F11: a sign-in page", 200, "<html></html>", { code: "network" }],
    ["F11: a success that names no row", 200, '{"code":200,"msg":"ok","data":{}}', { code: "network" }],
  ])("%s is no delivery", async (_name, status, body, fault) => {
    expect(await outcomeOf((received) => received.answer(status, body))).toEqual({ fault });
  });

  it("a cut connection is none", async () => {
    expect(await outcomeOf((received) => received.hangUp())).toEqual({ fault: { code: "network" } });
  });
});
