import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameSlot, type Delivery, type Operation } from "../../../machines/outbox/operation";
import type { QueueContext } from "../../../machines/outbox/queue-facts";
import { answerOf, delivery, network } from "../samples";
import { broken, mismatched } from "./queue-samples";
import { makeDisk, play, settle } from "./stage";

type Said = "taken" | "answer lost" | "not reached" | "no answer" | "refused";
type Step =
  | {
      readonly type: "make";
      readonly item: number;
      readonly kind: "answer" | "check";
      readonly epoch: number;
      readonly isLate: boolean;
      readonly gatherMs: number;
    }
  | { readonly type: "again"; readonly place: number }
  | { readonly type: "server"; readonly said: Said }
  | { readonly type: "storage"; readonly works: boolean }
  | { readonly type: "pass"; readonly ms: number }
  | { readonly type: "backup"; readonly rows: number; readonly isTold: boolean }
  | { readonly type: "restored" | "left" | "returned" | "online" | "flush" };

const said = fc.constantFrom<Said>("taken", "answer lost", "not reached", "no answer", "refused");
/** How often each of them happens. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("make" as const),
      item: fc.nat({ max: 1 }),
      kind: fc.constantFrom("answer" as const, "answer" as const, "check" as const),
      epoch: fc.constantFrom(1, 1, 2),
      isLate: fc.constantFrom(false, false, true),
      gatherMs: fc.constantFrom(0, 300),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("again" as const), place: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("server" as const), said }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("storage" as const), works: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("pass" as const), ms: fc.constantFrom(300, 1_000, 5_000, 9_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("backup" as const), rows: fc.nat({ max: 6 }), isTold: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom("restored" as const, "left", "returned", "online", "flush") }),
  },
) as fc.Arbitrary<Step>;

const keysOf = (list: readonly { readonly operation: Operation }[]) => list.map(({ operation: { key } }) => key);

/** A server with one log, which contains each key once. */
const makeServer = () => {
  const log: Operation[] = [];
  const place = (key: string) => log.findIndex((one) => one.key === key);
  const savedAt: number[] = [];
  let now = 0;
  let mood: Said = "taken";
  let isCut = false;
  let isMasked = false;
  const deliver = async (operation: Operation): Promise<Delivery> => {
    await settle();
    if (mood === "not reached") throw network;
    if (mood === "no answer") throw broken;
    if (mood === "refused" && place(operation.key) === -1) throw mismatched;
    if (place(operation.key) === -1) {
      log.push(operation);
      savedAt[log.length - 1] = now += 1;
      isMasked ||= isCut && mood === "answer lost";
    }
    if (mood === "answer lost") throw network;
    return delivery({ seq: place(operation.key) + 1, savedAt: savedAt[place(operation.key)] ?? 0 });
  };
  return {
    log,
    deliver,
    /** It loses all but its first rows, possibly without notifying the queue. */
    restore: (rows: number, isTold: boolean) => {
      isCut ||= !isTold && rows < log.length;
      log.splice(rows);
    },
    /** An unreported row has taken the number of a lost one: the hand-in's list finds that. */
    isMasked: () => isMasked,
    become: (next: Said) => void (mood = next),
  };
};

const run = async (steps: readonly Step[]) => {
  const disk = makeDisk();
  const server = makeServer();
  const made: Operation[] = [];
  let isStorageWorking = true;
  const scene = play({
    deliver: server.deliver,
    write: async (work) => {
      if (!isStorageWorking) throw new Error("no room");
      disk.write(work);
    },
  });
  const take: { readonly [Type in Step["type"]]: (one: Extract<Step, { type: Type }>) => unknown } = {
    make: ({ item, kind, epoch, isLate, gatherMs }) => {
      const revision = made.length + 1;
      const of = { exerciseId: `e${item}`, revision, epoch, isLate, lease: `lease-${epoch}`, madeAt: revision };
      const key = `key-${String(revision).padStart(3, "0")}`;
      const one: Operation =
        kind === "answer"
          ? { ...of, key, kind, answer: answerOf(), elapsedMs: 1 }
          : { ...of, key, kind, checkStatus: 1 };
      made.push(one);
      return scene.make(one, gatherMs);
    },
    again: ({ place }) => {
      const one = made[place];
      return one === undefined ? undefined : scene.make(one);
    },
    server: (one) => server.become(one.said),
    storage: ({ works }) => void (isStorageWorking = works),
    pass: ({ ms }) => scene.pass(ms),
    backup: async ({ rows, isTold }) => {
      server.restore(rows, isTold);
      if (isTold) await scene.tell({ type: "record.told", lastSeq: server.log.length });
    },
    restored: () => scene.tell({ type: "work.restored", stored: [...disk.rows.values()] }),
    left: () => scene.tell({ type: "person.left" }),
    returned: () => scene.tell({ type: "person.returned" }),
    online: () => scene.tell({ type: "connection.restored" }),
    flush: () => scene.tell({ type: "flush.requested" }),
  };
  for (const one of steps) await take[one.type](one as never);
  return {
    ...scene,
    disk,
    server,
    made,
    heal: async () => {
      server.become("taken");
      isStorageWorking = true;
      await scene.tell({ type: "person.returned" });
      for (let round = 0; round < 40; round += 1) {
        await scene.pass(10_000);
        await settle();
      }
      await scene.tell({ type: "record.told", lastSeq: server.log.length });
      for (let round = 0; round < 40; round += 1) {
        await scene.pass(10_000);
        await settle();
      }
    },
  };
};

/** Made later by the same writer, about the same, on the same side of the deadline. */
const standsFor = (later: Operation, one: Operation) =>
  sameSlot(later, one) && later.epoch === one.epoch && later.isLate === one.isLate && later.revision > one.revision;

const heldIn = ({ waiting, confirmed, refused }: QueueContext) => [...waiting, ...confirmed, ...refused];

const holdsAlways = (law: (scene: Awaited<ReturnType<typeof run>>) => unknown, numRuns = 100) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: "max" }), async (steps) => {
      const scene = await run(steps);
      await law(scene);
      scene.stop();
    }),
    { numRuns },
  );

describe("a queue after any sequence of events", { timeout: 60_000 }, () => {
  it("loses no operation, unless a newer one of its writer on the same side of the deadline replaces it", () =>
    holdsAlways(({ made, context }) => {
      const held = heldIn(context()).map(({ operation }) => operation);
      for (const one of made)
        expect(
          held.some((other) => other.key === one.key || standsFor(other, one)),
          one.key,
        ).toBe(true);
    }));

  it("has no operation in two places, or twice in one", () =>
    holdsAlways(({ context }) => {
      const keys = keysOf(heldIn(context()));
      expect(keys).toEqual([...new Set(keys)]);
    }));

  it("delivers all but refused operations once server and storage work, also after a restored backup", () =>
    holdsAlways(async ({ heal, context, server, at }) => {
      await heal();
      expect(at("empty")).toBe(true);
      if (server.isMasked()) return;
      const logged = server.log.map(({ key }) => key);
      expect(keysOf(context().confirmed).filter((key) => !logged.includes(key))).toEqual([]);
    }));

  it("leaves one row on the device for each operation that is still queued, and no other", () =>
    holdsAlways(async ({ heal, context, disk }) => {
      await heal();
      const { confirmed, refused, storageWork } = context();
      expect(storageWork).toEqual([]);
      const rows = [...disk.rows.values()].map(({ operation: { key }, standing }) => [key, standing] as const);
      const standings = [
        ...confirmed.map(
          ({ operation: { key }, seq, savedAt }) => [key, { state: "confirmed", seq, savedAt }] as const,
        ),
        ...refused.map(({ operation: { key }, fault }) => [key, { state: "refused", fault }] as const),
      ];
      expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(standings));
    }));

  it("reports as stored only what is on the disk", () =>
    holdsAlways(({ context, disk }) => {
      const stored = context().waiting.filter(({ isStored }) => isStored);
      expect(keysOf(stored).filter((key) => !disk.rows.has(key))).toEqual([]);
    }));
});
