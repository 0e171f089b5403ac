import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Delivery, StoredWork, Operation } from "../../../machines/outbox/operation";
import { outboxMachine } from "../../../machines/outbox/outbox.machine";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { longestAskedMs, longestRetryMs } from "../../../machines/support/retry";
import { delivery, network } from "../samples";
import { answer, broken, filtered, mark, mismatched, nothingStored, patience, signedOut } from "./queue-samples";
import { play, settle } from "./stage";

const numbered = (place: number, changes: Partial<Operation> = {}): Operation =>
  ({ ...answer, key: `key-${place}`, exerciseId: `e${place}`, ...changes }) as Operation;

/** A server that gives this reply to each operation, and its requests in order. */
const serverOf = (say: (operation: Operation) => unknown) => {
  const asked: string[] = [];
  let seq = 0;
  const deliver = async (operation: Operation): Promise<Delivery> => {
    asked.push(operation.key);
    await settle();
    const fault = say(operation);
    if (fault !== null) throw fault;
    seq += 1;
    return delivery({ seq });
  };
  return { asked, deliver };
};

describe("one operation that always fails (F65)", () => {
  it.each([
    ["by the network", network],
    ["by the server", broken],
  ])("%s: every other operation is tried before it is tried again", async (_, fault) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 5 }),
        fc.array(fc.constantFrom(0, 200, 700, 3_000), { minLength: 6, maxLength: 6 }),
        async (bad, pauses) => {
          const { asked, deliver } = serverOf(({ key }) => (key === `key-${bad}` ? fault : null));
          const scene = play({ deliver });
          const triesBefore = new Map<string, number>();
          const tries = () => asked.filter((key) => key === `key-${bad}`).length;
          for (const [place, ms] of pauses.entries()) {
            triesBefore.set(`key-${place}`, tries());
            await scene.make(numbered(place));
            await scene.pass(ms);
          }
          for (let round = 0; round < 30; round += 1) await scene.pass(1_000);
          for (let place = 0; place < pauses.length; place += 1) {
            if (place === bad) continue;
            const first = asked.indexOf(`key-${place}`);
            const between = asked.slice(0, first).filter((key) => key === `key-${bad}`).length;
            expect(first).not.toBe(-1);
            expect(between - (triesBefore.get(`key-${place}`) ?? 0)).toBeLessThanOrEqual(1);
          }
          expect(scene.context().waiting.map(({ operation }) => operation.key)).toEqual([`key-${bad}`]);
          scene.stop();
        },
      ),
      { numRuns: 40 },
    );
  });

  it("a mark for review that is blocked for ever holds up the rest for four tries at most", async () => {
    const { asked, deliver } = serverOf(({ kind }) => (kind === "check" ? network : null));
    const scene = play({ deliver });
    await scene.make(mark);
    await scene.make(answer);
    for (let round = 0; round < 20; round += 1) await scene.pass(1_000);
    expect(asked.filter((key) => key === mark.key).length).toBeGreaterThanOrEqual(4);
    scene.reports.length = 0;
    await scene.tell({ type: "flush.requested" });
    expect(scene.reports).toEqual([
      { type: "queue.emptied", attemptId: "a1", lane: "answers", unsent: [{ operation: mark, fault: network }] },
    ]);
    scene.stop();
  });
});

describe("Retry-After (F52)", () => {
  const asking = async () => {
    const server = serverOf(() => patience);
    const scene = play(server);
    await scene.make(answer);
    await settle();
    expect(scene.at("waiting")).toBe(true);
    return { ...scene, ...server };
  };

  it("of an hour is obeyed for half a minute and a share of the span", async () => {
    const { pass, asked, stop } = await asking();
    await pass(longestAskedMs - 1);
    expect(asked).toHaveLength(1);
    await pass(longestRetryMs + 1);
    expect(asked).toHaveLength(2);
    stop();
  });

  it("is obeyed by all operations, also new ones, and is not hurried by leaving a field", async () => {
    const { make, tell, asked, stop } = await asking();
    await make(mark);
    await tell({ type: "flush.requested" });
    expect(asked).toHaveLength(1);
    stop();
  });

  it("ends when the server has answered another request", async () => {
    const { tell, pass, asked, stop } = await asking();
    await pass(10_000);
    await tell({ type: "connection.restored" });
    expect(asked).toHaveLength(2);
    stop();
  });
});

describe("a refused operation (F50)", () => {
  it("blocks nothing, and is stored and named", async () => {
    const { asked, deliver } = serverOf(({ key }) => (key === "key-0" ? mismatched : null));
    const scene = play({ deliver });
    for (const place of [0, 1, 2]) await scene.make(numbered(place));
    for (let round = 0; round < 5; round += 1) await settle();
    expect(asked).toEqual(["key-0", "key-1", "key-2"]);
    expect(scene.at("empty")).toBe(true);
    expect(scene.reports.at(-1)).toEqual({
      type: "queue.emptied",
      attemptId: "a1",
      lane: "answers",
      unsent: [{ operation: numbered(0), fault: mismatched }],
    });
    scene.stop();
  });
});

describe("a change while another is on its way", () => {
  it("is sent after the running one, also where both are about the same item", async () => {
    const { asked, deliver } = serverOf(() => null);
    const scene = play({ deliver });
    const newer = numbered(2, { exerciseId: "e1", revision: 2 });
    await Promise.all([scene.make(numbered(1)), scene.make(newer, 300)]);
    for (let round = 0; round < 5; round += 1) await settle();
    expect(asked).toEqual(["key-1", "key-2"]);
    scene.stop();
  });

  it("a delivery that ends after the person has signed out is sent again when she is back", async () => {
    const { asked, deliver } = serverOf(() => null);
    const scene = play({ deliver });
    await Promise.all([scene.make(answer), scene.tell({ type: "person.left" })]);
    await settle();
    expect(scene.context().waiting.map(({ operation }) => operation.key)).toEqual([answer.key]);
    expect(scene.reports).toEqual([]);
    await scene.tell({ type: "person.returned" });
    await settle();
    expect(asked).toEqual([answer.key, answer.key]);
    expect(scene.context().confirmed).toHaveLength(1);
    scene.stop();
  });
});

describe("another person in the same window (F41)", () => {
  const open = async (say: (operation: Operation) => unknown) => {
    const server = serverOf(say);
    const clock = new SimulatedClock();
    const queue = queueMachine.provide({
      actors: {
        deliver: fromPromise(({ input: { operation } }) => server.deliver(operation)),
        writeWork: fromPromise(() => Promise.reject(new Error("no room"))),
      },
    });
    const logic = outboxMachine.provide({
      actors: { queue, restoreWork: fromPromise<StoredWork, { person: string }>(() => Promise.resolve(nothingStored)) },
    });
    const outbox = createActor(logic, { clock }).start();
    const tell = async (...events: Parameters<typeof outbox.send>[0][]) => {
      for (const event of events) outbox.send(event);
      for (let round = 0; round < 5; round += 1) await settle();
    };
    return { ...server, tell, pass: (ms: number) => clock.increment(ms), stop: () => outbox.stop() };
  };
  const made = { type: "operation.made", attemptId: "a1", operation: answer, gatherMs: 0 } as const;

  it("the first person's operations are never sent until she is back, and none is lost", async () => {
    const { asked, tell, pass, stop } = await open(() => (asked.length === 1 ? network : null));
    await tell({ type: "person.arrived", person: "ada" }, made);
    expect(asked).toEqual([answer.key]);
    await tell({ type: "person.left" }, { ...made, attemptId: "a2", operation: mark });
    await tell({ type: "person.arrived", person: "bob" }, { type: "connection.restored" }, { type: "flush.wanted" });
    await tell({ type: "flush.requested", attemptId: "a1" }, { type: "lease.given", attemptId: "a2", lease: answer });
    pass(60_000);
    await tell({ type: "person.arrived", person: "bob" });
    expect(asked).toEqual([answer.key]);
    await tell({ type: "person.arrived", person: "ada" });
    expect(asked.toSorted()).toEqual([answer.key, answer.key, mark.key]);
    stop();
  });

  it("an unknown token seals the queue, and the same person's next sign-in resumes sending", async () => {
    const { asked, tell, stop } = await open(() => (asked.length === 1 ? signedOut : null));
    await tell({ type: "person.arrived", person: "ada" }, made, { type: "connection.restored" });
    expect(asked).toHaveLength(1);
    await tell({ type: "person.arrived", person: "ada" });
    expect(asked).toHaveLength(2);
    stop();
  });
});

describe("one operation that something on the way blocks (F74)", () => {
  it("is tried at most three times a minute while the server is reachable, whatever the student does", async () => {
    const { asked, deliver } = serverOf(({ exerciseId }) => (exerciseId === "e1" ? filtered : null));
    const scene = play({ deliver });
    await Promise.all([scene.make(numbered(1)), scene.make(numbered(9, { exerciseId: "e1", revision: 2 }))]);
    await scene.tell({ type: "connection.restored", isAnswered: true });
    const tries: number[] = [];
    for (let second = 0; second < 180; second += 1) {
      const before = asked.length;
      if (second % 20 === 5) await scene.make(numbered(100 + second));
      if (second % 7 === 0) await scene.tell({ type: "flush.requested" });
      if (second % 10 === 9) await scene.tell({ type: "connection.restored", isAnswered: true });
      await scene.pass(1_000);
      for (const key of asked.slice(before)) if (["key-1", "key-9"].includes(key)) tries.push(second);
    }
    for (const from of tries) expect(tries.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(3);
    expect(tries.length).toBeGreaterThanOrEqual(3);
    expect(scene.context().fault).toBeNull();
    scene.stop();
  });
});
