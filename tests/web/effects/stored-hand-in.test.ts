import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SheetEntry } from "../../../machines/exam/answer-sheet";
import type { StoredHandInInput } from "../../../machines/exam/sitting-facts";
import type { Operation } from "../../../machines/outbox/operation";
import { asFault } from "../../../machines/support/fault";
import { storedReplies } from "../../../src/web/effects/device/stored-replies";
import {
  makeStoredHandIns,
  watchHandIn,
  type HandInToKeep,
  type StoredHandIns,
} from "../../../src/web/effects/exam/stored-hand-in";
import type { OutboxActor } from "../../../src/web/effects/outbox/link";
import { makeOutline } from "../../../src/web/effects/outline-call";
import { defaultWire } from "../../../src/web/effects/wire";
import { manualLater } from "../../support/manual-later";
import { operationOf } from "./outbox/device";

const entry = { answer: null, answerRevision: 1, epoch: 3 } as SheetEntry;
const input: StoredHandInInput = {
  attemptId: "a1",
  lease: "lease-1",
  stage: "s1",
  reason: "student",
  dueAt: 9_000,
  isLast: true,
  sheet: { e1: entry, e2: entry, e3: entry, e4: { ...entry, answerRevision: 0 } },
};
const of = (exerciseId: string) => ({ exerciseId }) as Partial<Operation>;
const waiting = [operationOf("key-1"), operationOf("key-2", of("e2"))];
const refused = [operationOf("key-3", of("e3")), operationOf("key-0"), operationOf("key-4", { kind: "check" })];
const blocked: Record<string, object> = {};
const queue = {
  getSnapshot: () => ({
    context: {
      blocked,
      waiting: waiting.map((operation) => ({ operation })),
      refused: refused.map((operation) => ({ operation, fault: asFault(null) })),
      confirmed: [],
    },
  }),
};
const outbox = {
  getSnapshot: () => ({
    context: { person: "ann" },
    children: { a1: queue },
  }),
} as unknown as OutboxActor;

const watching = (delivers: boolean | Error, more: Partial<StoredHandInInput> = {}) => {
  const done: string[] = [];
  const kept: HandInToKeep[] = [];
  const handIns: StoredHandIns = {
    keep: (person, handIn, unsent) => {
      kept.push(handIn);
      const { stage } = handIn;
      done.push(`keep ${person} ${stage} ${unsent.map(({ key }) => key).join("+")}`);
      return delivers instanceof Error ? Promise.reject(delivers) : Promise.resolve(delivers);
    },
    drop: (person, attemptId) => void done.push(`drop ${person} ${attemptId}`),
    stageOf: () => Promise.resolve(null),
  };
  const clock = manualLater();
  const stop = watchHandIn({ handIns, outbox, later: clock.later }, { ...input, ...more }, ({ type }) =>
    done.push(type),
  );
  return { done, kept, clock, stop };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it("stores nothing of a hand-in that is answered immediately", async () => {
  const { done, clock, stop } = watching(true);
  clock.pass(1_999);
  stop();
  clock.pass(10_000);
  await settled();
  expect(done).toEqual(["drop ann a1"]);
});

it.each([
  [true, ["keep ann s1 key-1+key-2", "handIn.stored"]],
  [false, ["keep ann s1 key-1+key-2"]],
  [new Error("no storage"), ["keep ann s1 key-1+key-2"]],
])("stores a slow hand-in until it is over, and reports it only where it is delivered: %s", async (delivers, said) => {
  const { done, clock, stop } = watching(delivers);
  clock.pass(2_000);
  await settled();
  expect(done).toEqual(said);
  stop();
  expect(done).toEqual([...said, "drop ann a1"]);
});

it("deletes operations whose writing ended after the hand-in was over", async () => {
  const { done, clock, stop } = watching(true);
  clock.pass(2_000);
  stop();
  await settled();
  expect(done).toEqual(["keep ann s1 key-1+key-2", "drop ann a1", "drop ann a1"]);
});

it("F74: leaves operations blocked on the way to this window, until the server itself is away", async () => {
  blocked["key-2"] = { beats: 1, isProven: true, isDue: false };
  const { done, clock } = watching(true);
  clock.pass(60_000);
  await settled();
  expect(done).toEqual([]);
  delete blocked["key-2"];
  clock.pass(2_000);
  await settled();
  expect(done).toEqual(["keep ann s1 key-1+key-2", "handIn.stored"]);
});

it("names operations that the server has refused, as the page does, and claims the others", async () => {
  const { kept, clock } = watching(true);
  clock.pass(2_000);
  await settled();
  const { lease: _withheld, ...shown } = operationOf("key-3", of("e3"));
  expect(kept).toEqual([
    {
      attemptId: "a1",
      lease: "lease-1",
      stage: "s1",
      reason: "student",
      dueAt: 9_000,
      isLast: true,
      manifest: [
        { exercise_id: "e1", revision: 1 },
        { exercise_id: "e2", revision: 1 },
      ],
      contested: [{ exercise_id: "e3", revision: 1, idempotency_key: "key-3", operation: shown }],
    },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

describe("the hand-in as read by the worker", () => {
  const advance = (sent: object) => ({
    url: "/api/exam/advance",
    body: { attempt_id: "a1", lease: "lease-1", stage: "s1", manifest: [], contested: [], ...sent },
  });
  const answers = [
    { url: "/api/home/create_exercise_answer", body: expect.objectContaining({ exercise_id: "e1" }) as object },
  ];

  it.each([
    ["F69: the student's, for good", { reason: "student", isLast: true }, true, "s1", [advance({ reason: "student" })]],
    [
      "F69: the clock's, with its end, which a new start does not go on with",
      { reason: "clock", isLast: true },
      true,
      null,
      [advance({ reason: "clock", due_at: 9_000 })],
    ],
    ["F71: answers alone where another section follows", { reason: "student", isLast: false }, false, null, []],
  ] as const)("is %s", async (_what, more, delivers, stage, last) => {
    const waking = { active: {}, sync: { register: () => Promise.resolve() } };
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(waking) } });
    const outline = makeOutline({ baseUrl: "", token: () => "t", menuId: () => "m", language: () => "en" });
    const handIns = makeStoredHandIns(outline);
    const handIn = { ...input, manifest: [], contested: [], ...more };
    expect(await handIns.keep("ann", handIn, [operationOf("key-1")])).toBe(delivers);
    const kept = (await storedReplies.recall("handin.ann.a1")) as { calls: { url: string; body: string }[] };
    const calls = kept.calls.map(({ url, body }) => ({ url, body: JSON.parse(body) as object }));
    expect([kept, calls]).toMatchObject([{ stage }, [...answers, ...last]]);
    expect(calls).toHaveLength(1 + last.length);
    expect(await handIns.stageOf("ann", "a1")).toBe(stage);
  });
});

it("outlines a call as it would go out, in JSON or as a form", () => {
  const given = { baseUrl: "https://x", token: () => "t", menuId: () => "m", language: () => "en" };
  const advance = { attempt_id: "a1", lease: "l", stage: "s1", manifest: [], contested: [] };
  const headers = { "Accept-Language": "en", menuId: "m", Authorization: "Bearer t" };
  expect(makeOutline(given)("advanceExam", advance)).toEqual({
    url: "https://x/api/exam/advance",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(advance),
  });
  const form = makeOutline({ ...given, wire: { ...defaultWire, bodies: "form" } })("advanceExam", advance);
  expect([form.headers["Content-Type"], Object.fromEntries(new URLSearchParams(form.body))]).toEqual([
    "application/x-www-form-urlencoded;charset=UTF-8",
    { attempt_id: "a1", lease: "l", stage: "s1", manifest: "[]", contested: "[]" },
  ]);
});
