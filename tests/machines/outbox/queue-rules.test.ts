import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Operation, StorageWork, StoredOperation } from "../../../machines/outbox/operation";
import type { QueueContext } from "../../../machines/outbox/queue-facts";
import {
  nextOf,
  withConfirmed,
  withLost,
  withOperation,
  withUnwritten,
  withWork,
} from "../../../machines/outbox/queue-rules";
import { openRefusals, unsentOf } from "../../../machines/outbox/queue-unsent";
import { network } from "../samples";
import { answer, choice, saved, mark, mismatched } from "./queue-samples";
import { makeDisk } from "./stage";

const empty: QueueContext = {
  attemptId: "a1",
  lane: "answers",
  person: "ada",
  waiting: [],
  confirmed: [],
  refused: [],
  storageWork: [],
  isStorageFailing: false,
  lease: null,
  gatherMs: 0,
  inFlight: null,
  tried: [],
  failures: 0,
  fault: null,
  savedAt: null,
  held: 0,
  isSealed: false,
  postponed: [],
  blocked: {},
};

const keysOf = (list: readonly { readonly operation: Operation }[]) => list.map(({ operation: { key } }) => key);
const waiting = (...operations: readonly Operation[]) =>
  operations.map((operation) => ({ operation, isStored: true, unanswered: 0 }));
const one = (key: string, changes: Partial<Operation> = {}): Operation => ({ ...answer, key, ...changes }) as Operation;

describe("an operation that is made", () => {
  const before = one("key-1", { revision: 1 });
  const queue = { ...empty, waiting: waiting(before) };
  it.each([
    ["a newer one of the same item", one("key-2", { revision: 2 }), ["key-2"]],
    ["one of another item", one("key-2", { revision: 2, exerciseId: "e9" }), ["key-1", "key-2"]],
    ["a mark on the same item", { ...mark, key: "key-2", exerciseId: "e1", revision: 2 }, ["key-1", "key-2"]],
    ["another writer's", one("key-2", { revision: 2, epoch: 2 }), ["key-1", "key-2"]],
    ["one made too late", one("key-2", { revision: 2, isLate: true }), ["key-1", "key-2"]],
    ["an older one", one("key-2", { revision: 0 }), ["key-1", "key-2"]],
    ["the same one again", before, ["key-1"]],
  ])("%s: %#", (_, made, keys) => {
    expect(keysOf(withOperation(queue, made as Operation).waiting)).toEqual(keys);
  });

  it("leaves a delivery in progress unchanged, and deletes the operations it replaces from the disk", () => {
    const made = one("key-2", { revision: 2 });
    expect(keysOf(withOperation({ ...queue, inFlight: "key-1" }, made).waiting)).toEqual(["key-1", "key-2"]);
    expect(withOperation(queue, made).storageWork).toEqual([
      { type: "keep", stored: saved(made), replaces: ["key-1"] },
    ]);
  });

  it("does not come back once it is confirmed or refused", () => {
    const confirmed = { ...empty, confirmed: [{ operation: before, seq: 3 }] };
    const refused = { ...empty, refused: [{ operation: before, fault: mismatched }] };
    expect(withOperation(confirmed, before)).toEqual({ waiting: [], storageWork: [] });
    expect(withOperation(refused, before)).toEqual({ waiting: [], storageWork: [] });
  });
});

const operationArbitrary = fc
  .record({ item: fc.nat({ max: 2 }), revision: fc.nat({ max: 9 }), epoch: fc.nat({ max: 2 }), isLate: fc.boolean() })
  .map(({ item, ...rest }) => ({ exerciseId: `e${item}`, ...rest }));
const confirmedArbitrary = fc
  .uniqueArray(fc.record({ seq: fc.integer({ min: 1, max: 30 }), made: operationArbitrary }), {
    selector: ({ seq }) => seq,
  })
  .map((list) => list.map(({ seq, made }) => ({ seq, operation: one(`key-${seq}`, made) })));

describe("a server that forgets", () => {
  it("gets exactly the rows after its last one again, in their order, before all waiting operations", () => {
    fc.assert(
      fc.property(confirmedArbitrary, fc.nat({ max: 31 }), (confirmed, lastSeq) => {
        const after = withLost({ ...empty, confirmed, waiting: waiting(one("key-new")) }, lastSeq);
        const lost = confirmed.filter(({ seq }) => seq > lastSeq).toSorted((a, b) => a.seq - b.seq);
        expect(keysOf(after.waiting)).toEqual([...keysOf(lost), "key-new"]);
        expect(after.confirmed).toEqual(confirmed.filter(({ seq }) => seq <= lastSeq));
      }),
    );
  });

  it("counts again: operations with the row of a new operation, or a later one, are sent again", () => {
    const confirmed = [5, 6, 7].map((seq) => ({ seq, operation: one(`key-${seq}`, { exerciseId: `e${seq}` }) }));
    const made = one("key-new", { exerciseId: "e8" });
    const after = withConfirmed({ ...empty, confirmed, waiting: waiting(made) }, made, { seq: 6, savedAt: 60 });
    expect(keysOf(after.waiting)).toEqual(["key-6", "key-7"]);
    expect(keysOf(after.confirmed)).toEqual(["key-5", "key-new"]);
  });

  it("restores nothing if a late reply names a row that was written before the others", () => {
    const confirmed = [5, 6, 7, 8].map((seq) => ({
      seq,
      savedAt: seq * 10,
      operation: one(`key-${seq}`, { exerciseId: `e${seq}` }),
    }));
    const [made, others] = [one("key-new", { exerciseId: "e9" }), confirmed.slice(1)];
    const heardLate = withConfirmed({ ...empty, confirmed: others, waiting: waiting(made) }, made, {
      seq: 5,
      savedAt: 50,
    });
    expect(keysOf(heardLate.waiting)).toEqual([]);
    expect(keysOf(heardLate.confirmed)).toEqual(["key-6", "key-7", "key-8", "key-new"]);
    const restored = withConfirmed({ ...empty, confirmed, waiting: waiting(made) }, made, { seq: 7, savedAt: 90 });
    expect(keysOf(restored.waiting)).toEqual(["key-7", "key-8"]);
    const sameRow = withConfirmed({ ...empty, confirmed, waiting: waiting(made) }, made, { seq: 8, savedAt: 80 });
    expect(keysOf(sameRow.waiting)).toEqual(["key-8"]);
  });

  it("F55: restores nothing if the server has not sent the row, as for late answers", () => {
    const [first, made] = [one("key-1"), one("key-2", { exerciseId: "e9" })];
    const after = withConfirmed({ ...empty, confirmed: [{ operation: first, seq: 0 }] }, made, { seq: 0, savedAt: 60 });
    expect([keysOf(after.waiting), keysOf(after.confirmed)]).toEqual([[], ["key-1", "key-2"]]);
  });
});

describe("confirmed operations", () => {
  it("replaces the writer's earlier answer to the item, on the same side of the deadline", () => {
    fc.assert(
      fc.property(confirmedArbitrary, operationArbitrary, (confirmed, changes) => {
        const made = one("key-new", changes);
        const { waiting: back, confirmed: now } = withConfirmed({ ...empty, confirmed }, made, {
          seq: 40,
          savedAt: 60,
        });
        const isNeedless = ({ operation }: { readonly operation: Operation }) =>
          operation.exerciseId === made.exerciseId &&
          operation.epoch === made.epoch &&
          operation.isLate === made.isLate &&
          operation.revision < made.revision;
        expect(back).toEqual([]);
        expect(keysOf(now)).toEqual([...keysOf(confirmed.filter((each) => !isNeedless(each))), "key-new"]);
      }),
    );
  });
});

describe("a refusal stays open", () => {
  const refused = one("key-1", { revision: 7, epoch: 1 });
  it.each([
    ["until a later answer", { revision: 8 }, false],
    ["until another answer of the same count, made after a reload", { revision: 7 }, false],
    ["until a later writer's answer, however low its count", { revision: 1, epoch: 2 }, false],
    ["over an earlier writer's answer", { revision: 9, epoch: 0 }, true],
    ["over an older answer", { revision: 6 }, true],
    ["over one that was made too late", { revision: 8, isLate: true }, true],
    ["over another item's", { revision: 8, exerciseId: "e9" }, true],
  ])("%s", (_, changes, isOpen) => {
    const later = one("key-2", changes);
    const queue = { ...empty, refused: [{ operation: refused, fault: mismatched }] };
    const places = [
      { ...queue, confirmed: [{ operation: later, seq: 9 }] },
      { ...queue, waiting: waiting(later) },
    ];
    for (const place of places) expect(openRefusals(place).length === 1).toBe(isOpen);
  });

  it("is named among the waiting operations when nothing more can be sent", () => {
    const queue = {
      ...empty,
      refused: [{ operation: refused, fault: mismatched }],
      waiting: waiting(mark),
      fault: network,
    };
    expect(unsentOf(queue)).toEqual([
      { operation: refused, fault: mismatched },
      { operation: mark, fault: network },
    ]);
  });
});

it("the next to be sent is the oldest that was not tried since the last pause", () => {
  const queue = { ...empty, waiting: waiting(one("key-1"), one("key-2"), one("key-3")) };
  expect(nextOf(queue)?.key).toBe("key-1");
  expect(nextOf({ ...queue, tried: ["key-1", "key-2"] })?.key).toBe("key-3");
  expect(nextOf({ ...queue, tried: ["key-3", "key-2", "key-1"] })).toBeNull();
});

const standing = fc.constantFrom<StoredOperation["standing"]>(
  { state: "waiting" },
  { state: "confirmed", seq: 4 },
  { state: "refused", fault: mismatched },
);
/** As queues create it: a replaced operation is older, and is not written again. */
const workArbitrary = fc
  .array(
    fc.record({
      isChoice: fc.constantFrom(false, false, false, true),
      back: fc.nat({ max: 3 }),
      standing,
      option: fc.nat(),
    }),
    { maxLength: 14, size: "max" },
  )
  .map((list) => {
    let newest = 0;
    const gone = new Set<string>();
    return list.flatMap(({ isChoice, back, standing: as, option }, place): StorageWork[] => {
      if (isChoice) return [{ type: "choose", attemptId: "a1", choice: { ...choice, exerciseId: `e${option}` } }];
      const isNew = back === 0 || newest === 0;
      if (isNew) newest += 1;
      const key = `key-${isNew ? newest : Math.max(1, newest - back)}`;
      if (gone.has(key)) return [];
      const replaced = `key-${newest - 1}`;
      const replaces = isNew && newest > 1 && place % 2 === 0 && !gone.has(replaced) ? [replaced] : [];
      for (const one of replaces) gone.add(one);
      return [{ type: "keep", stored: saved(one(key), as), replaces }];
    });
  });
const onDisk = (list: readonly StorageWork[]) => {
  const { rows, write } = makeDisk();
  for (const work of list) write(work);
  const chosen = list.findLast((work) => work.type === "choose") ?? null;
  return { rows: Object.fromEntries(rows), chosen };
};

describe("the list of pending writes", () => {
  it("is shorter than the list of all requested writes, and has the same effect on the disk", () => {
    fc.assert(
      fc.property(workArbitrary, (works) => {
        const list = works.reduce<readonly StorageWork[]>(withWork, []);
        expect(onDisk(list)).toEqual(onDisk(works));
        const waitingKeys = list.slice(1).flatMap((work) => (work.type === "keep" ? [work.stored.operation.key] : []));
        expect(waitingKeys).toEqual([...new Set(waitingKeys)]);
      }),
    );
  });

  it("never touches its first entry, which may be under way", () => {
    fc.assert(
      fc.property(workArbitrary, (works) => {
        const list = works.reduce<readonly StorageWork[]>(withWork, []);
        expect(list[0]).toBe(works[0]);
      }),
    );
  });

  it("has the same effect where some writes fail, and no entry blocks the others", () => {
    fc.assert(
      fc.property(workArbitrary, fc.array(fc.boolean(), { maxLength: 30 }), (works, fails) => {
        let list = works.reduce<readonly StorageWork[]>(withWork, []);
        const written: StorageWork[] = [];
        for (const isFailing of [...fails, ...works.map(() => false)]) {
          const [first, ...rest] = list;
          if (first === undefined) break;
          if (!isFailing) written.push(first);
          list = isFailing ? withUnwritten(list) : rest;
        }
        expect(list).toEqual([]);
        expect(onDisk(written)).toEqual(onDisk(works));
      }),
    );
  });

  it("lets operations that cannot be written wait behind those that can", () => {
    const bad: StorageWork = { type: "keep", stored: saved(one("key-1")), replaces: [] };
    const good: StorageWork = { type: "keep", stored: saved(mark), replaces: [] };
    expect(withUnwritten([bad, good])).toEqual([good, bad]);
    expect(withUnwritten([])).toEqual([]);
  });
});
