import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createActor, createMachine, fromPromise, SimulatedClock, type AnyActorRef, type AnyEventObject } from "xstate";
import type { Draft, Operation } from "../../machines/exam/operation";
import { outboxMachine, type OutboxInput } from "../../machines/exam/outbox.machine";
import { makeServerClock } from "../../src/web/effects/device/server-clock";
import { sittingEffects } from "../../src/web/effects/exam/operations";
import { makeOutboxStore } from "../../src/web/effects/exam/outbox-store";
import { makeCall } from "../../src/web/effects/http";
import { pathName, pathsThrough, type ChartPath } from "../support/paths";
import { startStubServer, type StubAnswer, type StubServer } from "../support/wire-stub";
import { exploringOutbox } from "./outbox-exploration";
import { answerOf, operation } from "./samples";

let server: StubServer;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Effects that do the real thing when the path says that they answer. */
const makeGates = () => {
  const waiting = new Map<string, () => Promise<void>>();
  return {
    gated:
      <Input, Output>(name: string, effect: (input: Input, signal: AbortSignal) => Promise<Output>) =>
      (input: Input, signal: AbortSignal): Promise<Output> =>
        new Promise((resolve, reject) => {
          waiting.set(name, () => effect(input, signal).then(resolve, reject));
        }),
    /** Resolves when the effect has done its work. */
    open: async (name: string) => {
      const work = waiting.get(name);
      waiting.delete(name);
      await work?.();
    },
  };
};

const saved = {
  exercise_id: "e1",
  revision: 1,
  seq: 1,
  saved_at: 2_000,
  server_time: 2_000,
  deadline: null,
  applied: true,
  lease_held: true,
  next: null,
};
const answerFor = (event: AnyEventObject): StubAnswer => {
  if (event.type.startsWith("xstate.done")) return { code: 200, data: saved };
  const code: unknown = event["error"]?.code;
  return code === "network" ? "cut" : { code: code as number, msg: "no" };
};

const runPath = async (path: ChartPath, input: OutboxInput) => {
  let made = 0;
  const store = makeOutboxStore();
  const gates = makeGates();
  const call = makeCall({ baseUrl: server.url, token: () => "token-1", menuId: () => "m1", language: () => "en" });
  const effects = sittingEffects({
    call,
    store,
    clock: makeServerClock(
      () => 0,
      () => 1_000,
    ),
    leases: { claim: () => Promise.resolve(null), hold: () => undefined },
    newKey: () => `key-${String((made += 1)).padStart(4, "0")}-new`,
  });
  for (const left of input.operations) await store.keep(input.attemptId, left, null);

  const once = <In, Out>(name: string, effect: (given: In, signal: AbortSignal) => Promise<Out>) =>
    fromPromise<Out, In>(({ input: given, signal }) => gates.gated(name, effect)(given, signal));
  const reports: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const subject = outboxMachine.provide({
    actors: {
      keepOperation: once("keepOperation", effects.keepOperation),
      deliverOperation: once("deliverOperation", effects.deliverOperation),
      discardOperation: once("discardOperation", async (given: { attemptId: string; key: string }) => {
        if (failing) throw new Error("the storage said no");
        await effects.discardOperation(given);
      }),
    },
  });
  let failing = false;
  let revision = 0;
  const accepted = new Set<string>();
  const settled = new Set<string>();
  server.answer = () => "cut";
  const host = createActor(
    createMachine({
      invoke: { id: "outbox", src: subject, input },
      on: { "*": { actions: ({ event }) => void reports.push(event) } },
    }),
    { clock },
  ).start();
  const outbox = host.getSnapshot().children["outbox"] as AnyActorRef;

  for (const { event, snapshot } of path) {
    const [, kind, id = ""] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
    failing = kind === "error.actor" && id === "discardOperation";
    if (id === "deliverOperation") {
      server.answer = (request) => {
        if (kind === "done.actor") accepted.add(String(request.body["idempotency_key"]));
        return answerFor(event);
      };
    }
    if (kind === "after") clock.increment(60_000);
    else if (kind !== undefined) await gates.open(id);
    else if (event.type === "operation.drafted") {
      revision += 1;
      const draft: Draft = {
        kind: "answer",
        exerciseId: "e1",
        revision: revision + 1,
        answer: answerOf(revision % 2 === 0 ? "A" : "B"),
        elapsedMs: 900,
      };
      outbox.send({ type: "operation.drafted", draft });
    } else if (event.type !== "xstate.init") outbox.send(event);
    await expect
      .poll(() => JSON.stringify(outbox.getSnapshot().value), { interval: 1 })
      .toBe(JSON.stringify(snapshot.value));
    for (const report of reports)
      if (report.type === "outbox.refused") settled.add((report["operation"] as Operation).key);
  }
  const now = outbox.getSnapshot();
  const kept = (await store.restore(input.attemptId)).operations;
  host.stop();
  return { now, kept, accepted, settled };
};

describe("the outbox over HTTP and IndexedDB", () => {
  for (const changes of [{}, { gatherMs: 0, operations: [operation] }]) {
    const exploration = exploringOutbox(changes);
    for (const path of pathsThrough(outboxMachine, exploration)) {
      it(`${"gatherMs" in changes ? "resumed: " : ""}${pathName(path)}`, async () => {
        const before = server.requests.length;
        const { now, kept, accepted, settled } = await runPath(path, exploration.input);
        // what the chart still holds is on disk, itself or in a newer answer to the same item, until the server has
        // confirmed or declined it
        const held = (now.context.queue as readonly Operation[]).filter(
          ({ key }) => !accepted.has(key) && !settled.has(key),
        );
        expect(
          held.filter(
            (one) =>
              !kept.some(
                (row) => row.key === one.key || (row.exerciseId === one.exerciseId && row.revision > one.revision),
              ),
          ),
        ).toEqual([]);
        for (const request of server.requests.slice(before)) {
          expect(request).toMatchObject({
            path: "/api/home/create_exercise_answer",
            headers: { authorization: "Bearer token-1", menuid: "m1" },
            body: { attempt_id: "a1", exercise_id: "e1", lease: "lease-1" },
          });
        }
        // "saved" is said only when the server has confirmed something
        expect(now.context.savedAt).toBe(accepted.size > 0 ? saved.saved_at : null);
      });
    }
  }
});
