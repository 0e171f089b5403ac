import { expect, it } from "vitest";
import type { KeptHandInInput } from "../../../machines/exam/sitting-facts";
import type { Operation } from "../../../machines/outbox/operation";
import { watchHandIn, type KeptHandIns } from "../../../src/web/effects/exam/kept-hand-in";
import type { OutboxActor } from "../../../src/web/effects/outbox/link";
import { makeOutline } from "../../../src/web/effects/outline-call";
import { defaultWire } from "../../../src/web/effects/wire";
import { manualLater } from "../../support/manual-later";
import { operationOf } from "./outbox/device";

const input: KeptHandInInput = { attemptId: "a1", lease: "lease-1", stage: "s1", manifest: [] };
const waiting = [operationOf("key-1"), operationOf("key-2", { exerciseId: "e2" } as Partial<Operation>)];
const queue = { getSnapshot: () => ({ context: { waiting: waiting.map((operation) => ({ operation })) } }) };
const outbox = {
  getSnapshot: () => ({
    context: { person: "ann" },
    children: { a1: queue },
  }),
} as unknown as OutboxActor;

const watching = (delivers: boolean | Error) => {
  const done: string[] = [];
  const handIns: KeptHandIns = {
    keep: (person, { stage }, unsent) => {
      done.push(`keep ${person} ${stage} ${unsent.map(({ key }) => key).join("+")}`);
      return delivers instanceof Error ? Promise.reject(delivers) : Promise.resolve(delivers);
    },
    drop: (person, attemptId) => void done.push(`drop ${person} ${attemptId}`),
    stageOf: () => Promise.resolve(null),
  };
  const clock = manualLater();
  const stop = watchHandIn({ handIns, outbox, later: clock.later }, input, ({ type }) => done.push(type));
  return { done, clock, stop };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it("keeps nothing of a hand-in that is answered at once", async () => {
  const { done, clock, stop } = watching(true);
  clock.pass(1_999);
  stop();
  clock.pass(10_000);
  await settled();
  expect(done).toEqual(["drop ann a1"]);
});

it.each([
  [true, ["keep ann s1 key-1+key-2", "handIn.kept"]],
  [false, ["keep ann s1 key-1+key-2"]],
  [new Error("no storage"), ["keep ann s1 key-1+key-2"]],
])("keeps one that takes long until it is over, and says so only where it is delivered: %s", async (delivers, said) => {
  const { done, clock, stop } = watching(delivers);
  clock.pass(2_000);
  await settled();
  expect(done).toEqual(said);
  stop();
  expect(done).toEqual([...said, "drop ann a1"]);
});

it("drops what was only written down when the hand-in was over", async () => {
  const { done, clock, stop } = watching(true);
  clock.pass(2_000);
  stop();
  await settled();
  expect(done).toEqual(["keep ann s1 key-1+key-2", "drop ann a1", "drop ann a1"]);
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
