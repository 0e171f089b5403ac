import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fault } from "../../../machines/support/fault";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import type { TestDetail } from "../../../src/contract/tests";
import { sittingEffects, type SittingDependencies } from "../../../src/web/effects/exam/operations";
import type { StoredSitting } from "../../../src/web/effects/exam/stored-sitting";

const fixedInfo = { type: 0, extract_question_logic: 0, extract_question_number: 4 };
const adaptiveInfo = { type: 2, extract_question_logic: 1, extract_question_number: 20 };
const attemptOf = (changes: object = {}) =>
  ({
    attempt_id: "a-1",
    menu_id: "unit",
    family: "custom",
    exam_info: fixedInfo,
    status: "sitting",
    stage: "one",
    lease: "lease-1",
    epoch: 1,
    server_time: 1_000,
    answers: [],
    ...changes,
  }) as unknown as Attempt;
const test = { menu_id: "unit", open_attempt: null } as unknown as TestDetail;
const request = {
  menuId: "unit",
  mode: null,
  startLevel: null,
  assignmentId: null,
  attemptId: "a-1",
  takeOver: false,
  key: "key-1",
};
const { signal } = new AbortController();

let kept: Map<string, StoredSitting>;
let answer: (name: string) => unknown;
let clockTime: number;
let told: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 50_000 });
  clockTime = 1_000;
  kept = new Map();
  answer = (name) => (name === "menuDetail" ? test : attemptOf());
});

afterEach(() => void vi.useRealTimers());

const effects = () =>
  sittingEffects({
    call: (async (name: string) => {
      const given = answer(name);
      if (given instanceof Error || (typeof given === "object" && given !== null && "code" in given)) throw given;
      return given;
    }) as SittingDependencies["call"],
    clock: {
      tell: (serverTime: number) => void (told = serverTime),
      now: () => clockTime,
    } as unknown as SittingDependencies["clock"],
    monotonic: () => 0,
    windows: {
      window: "w",
      claim: async () => null,
      hold: () => undefined,
      release: () => undefined,
    } as unknown as SittingDependencies["windows"],
    outbox: {
      getSnapshot: () => ({ context: { person: "ann" } }),
      send: () => undefined,
    } as unknown as SittingDependencies["outbox"],
    sittings: {
      keep: (person, sitting) => void kept.set(`${person} ${sitting.test.menu_id}`, sitting),
      forget: (person, menuId) => void kept.delete(`${person} ${menuId}`),
      recall: async (person, menuId) => kept.get(`${person} ${menuId}`) ?? null,
    },
  });

const begin = async () => {
  const own = effects();
  await own.loadTest({ menuId: "unit" }, signal);
  await own.startAttempt(request, signal);
  return own;
};
const advance = (own: ReturnType<typeof effects>) =>
  own.advance(
    {
      attemptId: "a-1",
      lease: "lease-1",
      stage: "one",
      reason: "student" as const,
      dueAt: null,
      manifest: [],
      contested: [],
    },
    signal,
  );
const stages = () => [...kept].map(([name, { held }]) => [name, held.attempt.stage]);

const cutOff: readonly Fault[] = [{ code: "network" }, { code: "timeout" }, { code: "http", status: 502 }];

describe("a sitting stored on this device", () => {
  it("is as the server last gave it, section by section, until it is over", async () => {
    const own = await begin();
    expect(stages()).toEqual([["ann unit", "one"]]);
    answer = () => attemptOf({ stage: "two" });
    await advance(own);
    expect(stages()).toEqual([["ann unit", "two"]]);
    answer = () => attemptOf({ stage: "finished", status: "finished" });
    await advance(own);
    expect(stages()).toEqual([]);
  });

  it("is not stored if only the server has the next question", async () => {
    answer = (name) => (name === "menuDetail" ? test : attemptOf({ exam_info: adaptiveInfo }));
    await begin();
    expect(stages()).toEqual([]);
  });

  it.each(cutOff)("is restored in a new window where the server does not answer: %j", async (fault) => {
    await begin();
    answer = () => fault;
    const reopened = effects();
    const shown = await reopened.loadTest({ menuId: "unit" }, signal);
    expect(shown.open_attempt?.attempt_id).toBe("a-1");
    const started = await reopened.startAttempt(request, signal);
    expect(started.kind === "held" && [started.lease, started.attempt.stage]).toEqual(["lease-1", "one"]);
    answer = () => attemptOf({ stage: "two" });
    await advance(reopened);
    expect(stages()).toEqual([["ann unit", "two"]]);
  });

  it("goes on by the server's time of the moment at which it was stored, however late the reply came", async () => {
    // the server made its reply at 1,000, and seven seconds later it was here
    clockTime = 8_000;
    await begin();
    vi.setSystemTime(53_000);
    answer = () => ({ code: "network" });
    const started = await effects().startAttempt(request, signal);
    expect([told, started.kind === "held" && started.attempt.server_time]).toEqual([11_000, 11_000]);
  });

  it.each([
    { code: 403, status: 403, msg: "" },
    { code: "http", status: 404 },
    { code: 503, status: 503, msg: "" },
  ])("is not restored against an answer of the server: %j", async (fault) => {
    await begin();
    answer = () => fault;
    await expect(effects().startAttempt(request, signal)).rejects.toEqual(fault);
  });

  it("is deleted if the server reports its end, or that another device has it", async () => {
    await begin();
    answer = () => attemptOf({ lease: null });
    await effects().startAttempt(request, signal);
    expect(stages()).toEqual([]);
    await begin().catch(() => undefined);
    answer = () => attemptOf({ status: "finished", lease: null });
    await effects().startAttempt(request, signal);
    expect(stages()).toEqual([]);
  });

  it("is not restored for another sitting, nor for a takeover", async () => {
    await begin();
    const fault = { code: "network" };
    answer = () => fault;
    const own = effects();
    await expect(own.startAttempt({ ...request, attemptId: "a-2" }, signal)).rejects.toEqual(fault);
    await expect(own.startAttempt({ ...request, takeOver: true }, signal)).rejects.toEqual(fault);
    await expect(own.startAttempt({ ...request, attemptId: null }, signal)).rejects.toEqual(fault);
  });
});
