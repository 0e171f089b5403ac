import { describe, expect, it } from "vitest";
import { createActor, createMachine, fromPromise, sendTo, SimulatedClock } from "xstate";
import type { AnswerSheet } from "../../machines/exam/answer-sheet";
import type { AdvanceRequest, HandInRequest } from "../../machines/exam/hand-in-facts";
import { handInMachine } from "../../machines/exam/hand-in.machine";
import { handInContentsOf, type SittingContext } from "../../machines/exam/sitting-facts";
import type { Delivery, Operation } from "../../machines/outbox/operation";
import type { QueueReport } from "../../machines/outbox/queue-facts";
import { queueMachine } from "../../machines/outbox/queue.machine";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import { answer, broken, mark, mismatched } from "./outbox/queue-samples";
import { settle } from "./outbox/stage";
import { answeredSheet, attempt, delivery, network, refusal } from "./samples";

type ByOthers = "lease.confirmed" | "lease.closed" | "waiting.continued" | "waiting.ended";

interface Server {
  readonly deliver?: (operation: Operation) => Promise<Delivery>;
  readonly advance: (request: AdvanceRequest, count: number) => Promise<Attempt>;
  readonly read?: () => Promise<Attempt>;
  /** Events by others after so many seconds. */
  readonly after?: Readonly<Record<number, ByOthers>>;
}

const finished = attempt({ status: "finished" });
const sheet: AnswerSheet = Object.fromEntries(
  Object.entries(answeredSheet(["e1", "e2", "e3"])).map(([id, entry]) => [id, { ...entry, answerRevision: 1 }]),
);

/** A hand-in beside a queue, joined as a sitting joins them. */
const handIn = async (
  operations: readonly Operation[],
  { deliver, advance, read, after = {} }: Server,
  seconds = 120,
) => {
  const requests: AdvanceRequest[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const queue = queueMachine.provide({
    actors: {
      writeWork: fromPromise(() => Promise.resolve()),
      deliver: fromPromise(({ input: { operation } }) => deliver?.(operation) ?? Promise.resolve(delivery())),
    },
  });
  const subject = handInMachine.provide({
    actors: {
      advance: fromPromise(({ input }) => {
        requests.push(input);
        return advance(input, requests.length);
      }),
      readAttempt: fromPromise(() => read?.() ?? Promise.resolve(attempt())),
    },
  });
  const host = createActor(
    createMachine({
      types: { events: {} as HandInRequest | QueueReport | { type: "stage.left" } },
      invoke: {
        id: "queue",
        src: queue,
        input: { attemptId: "a1", lane: "answers", person: "ada", stored: [], isSealed: false },
      },
      initial: "answering",
      states: {
        answering: { on: { "stage.left": "closing" } },
        closing: {
          invoke: { id: "handIn", src: subject, input: { attemptId: "a1", lease: "lease-1", stage: "s1" } },
        },
      },
      on: {
        "handIn.drainWanted": { actions: sendTo("queue", { type: "flush.requested" }) },
        "handIn.restExcused": { actions: sendTo("queue", { type: "rest.excused" }) },
        "handIn.answersMissing": { actions: ({ event }) => void asked.push(...event.exerciseIds) },
        "queue.emptied": {
          actions: sendTo("handIn", ({ event }) => ({
            type: "outbox.emptied",
            ...handInContentsOf({ sheet } as SittingContext, event.unsent),
          })),
        },
      },
    }),
    { clock },
  );
  host.start();
  const { queue: queueing } = host.getSnapshot().children;
  for (const operation of operations) queueing?.send({ type: "operation.made", operation, gatherMs: 0 });
  host.send({ type: "stage.left" });
  const handing = host.getSnapshot().children["handIn"];
  for (let second = 0; second < seconds; second += 1) {
    await settle();
    const type = after[second];
    if (type !== undefined) handing?.send({ type });
    clock.increment(1_000);
  }
  const outcome = handing?.getSnapshot() as unknown as { readonly value: unknown };
  host.stop();
  return { requests, asked, at: outcome.value };
};

const of = (place: number): Operation => ({ ...answer, key: `key-${place}`, exerciseId: `e${place}` });
const lacking = (exerciseId: string) => refusal(faults.answersMissing.code, { missing: [exerciseId] });

describe("a hand-in", () => {
  it("is not blocked by refused or unanswered operations: both are contested (F50, F62)", async () => {
    const { requests, at } = await handIn([of(1), of(2), of(3), mark], {
      deliver: async ({ key, kind }) => {
        if (key === "key-1") throw mismatched;
        if (key === "key-2") throw broken;
        if (kind === "check") throw network;
        return delivery();
      },
      advance: () => Promise.resolve(finished),
    });
    expect(at).toBe("accepted");
    expect(requests.length).toBeLessThanOrEqual(3);
    expect(requests.at(-1)?.contested.map((one) => one.idempotency_key)).toEqual(["key-1", "key-2"]);
    expect(requests.at(-1)?.contested[0]?.operation).toMatchObject({ answer: { option_id: "A" }, epoch: 1 });
    expect(JSON.stringify(requests)).not.toContain('"operation":{"lease"');
    expect(requests.at(-1)?.manifest.map(({ exercise_id }) => exercise_id)).toEqual(["e3"]);
  });

  it("asks for missing operations once, then names them; the server, asked three times, has them (F62)", async () => {
    const { requests, asked, at } = await handIn([], {
      advance: ({ manifest }) =>
        manifest.some(({ exercise_id }) => exercise_id === "e1")
          ? Promise.reject(lacking("e1"))
          : Promise.resolve(finished),
    });
    expect(at).toBe("accepted");
    expect(requests).toHaveLength(3);
    expect(asked).toEqual(["e1"]);
    expect(requests.at(-1)?.contested).toEqual([{ exercise_id: "e1", revision: 1, idempotency_key: "missing-1-e1" }]);
  });

  it("ends if the server always lacks something, even operations that were never in the manifest", async () => {
    for (const exerciseId of ["e1", "e9"]) {
      const { requests, at } = await handIn([], { advance: () => Promise.reject(lacking(exerciseId)) });
      expect(at).toBe("declined");
      expect(requests.length).toBeLessThanOrEqual(3);
    }
  });

  it("only names its contested answers where they are too large for the server", async () => {
    const { requests, at } = await handIn([of(1)], {
      deliver: () => Promise.reject(mismatched),
      advance: ({ contested }) =>
        contested.some(({ operation }) => operation !== undefined)
          ? Promise.reject({ ...refusal(faults.tooLarge.code), status: 413 })
          : Promise.resolve(finished),
    });
    expect(at).toBe("accepted");
    expect(requests).toHaveLength(2);
    expect(requests[1]?.contested).toEqual([{ exercise_id: "e1", revision: 1, idempotency_key: "key-1" }]);
  });

  it("does not continue when it is declined at a stage that is still open", async () => {
    const { requests, at } = await handIn([], { advance: () => Promise.reject(refusal(faults.heldElsewhere.code)) });
    expect(at).toBe("declined");
    expect(requests).toHaveLength(1);
  });

  describe("with answers that alone do not get through (F38)", () => {
    const blocked = (after: NonNullable<Server["after"]>, read = () => Promise.resolve(attempt())) =>
      handIn(
        [of(1), of(2)],
        {
          deliver: ({ key }) => (key === "key-1" ? Promise.reject(network) : Promise.resolve(delivery())),
          advance: () => Promise.resolve(finished),
          read,
          after,
        },
        100,
      );

    it("asks the student only after a wait, once the server is known to be reachable", async () => {
      expect((await blocked({ 20: "lease.confirmed" })).at).toEqual({ draining: { overdue: "unheard" } });
      expect((await blocked({ 31: "lease.confirmed" })).at).toEqual({ draining: { overdue: "asking" } });
    });

    it("waits as long again when the student wants it to", async () => {
      const { at, requests } = await blocked({ 31: "lease.confirmed", 40: "waiting.continued", 60: "lease.confirmed" });
      expect([at, requests]).toEqual([{ draining: { overdue: "unheard" } }, []]);
    });

    it("goes on without the answers when the student agrees, and names them", async () => {
      const { at, requests } = await blocked({ 31: "lease.confirmed", 40: "waiting.ended" });
      expect(at).toBe("accepted");
      expect(requests.map(({ contested }) => contested.map((one) => one.idempotency_key))).toEqual([["key-1"]]);
      expect(requests[0]?.manifest.map(({ exercise_id }) => exercise_id)).toEqual(["e2", "e3"]);
    });

    it("ends where the server has closed the sitting meanwhile", async () => {
      const { at, requests } = await blocked({ 31: "lease.closed" }, () => Promise.resolve(finished));
      expect([at, requests]).toEqual(["accepted", []]);
    });
  });

  it("waits for a server that is away, with a pause between tries, and for answers before it asks", async () => {
    const { requests, at } = await handIn(
      [of(1)],
      { deliver: () => Promise.reject(network), advance: () => Promise.resolve(finished) },
      60,
    );
    expect([requests.length, at]).toEqual([0, { draining: { overdue: "unheard" } }]);
    const away = await handIn([], { advance: () => Promise.reject(network) }, 60);
    expect(away.at).toBe("waiting");
    expect(away.requests.length).toBeLessThan(20);
  });
});
