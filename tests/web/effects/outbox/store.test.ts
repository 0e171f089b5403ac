// @vitest-environment node
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeKey, seal } from "../../../../src/web/effects/outbox/seal";
import { makeDeviceStore } from "../../../../src/web/effects/outbox/store";
import { firstVersion, keeping, operationOf, putRaw, rawRows, stored } from "./device";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const hour = 3_600_000;
const refused = { state: "refused", fault: { code: 400, status: 400, msg: "no" } } as const;
const confirmed = { state: "confirmed", seq: 7 } as const;
const keysOf = async (person = "ann", now = Date.now): Promise<string[]> =>
  (await makeDeviceStore({ now }).restore(person)).operations.map(({ operation }) => operation.key);

describe("the stored operations of a device", () => {
  it("are found again by the next window, with their state, oldest first", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k3"));
    await store.write("ann", keeping("k1", confirmed));
    await store.write("ann", keeping("k2", refused, { attemptId: "a2" }));
    expect(await makeDeviceStore().restore("ann")).toEqual({
      operations: [stored("k1", confirmed), stored("k2", refused, "a2"), stored("k3")],
      choices: {},
      locked: 0,
      unreadable: 0,
    });
  });

  it("replace those that a new operation makes needless, and its own earlier row", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    await store.write("ann", keeping("k2"));
    await store.write("ann", keeping("k3", { state: "waiting" }, { replaces: ["k1", "k2"] }));
    await store.write("ann", keeping("k3", confirmed));
    expect((await store.restore("ann")).operations).toEqual([stored("k3", confirmed)]);
    await store.write("ann", { type: "forget", keys: ["k3"] });
    expect(await keysOf()).toEqual([]);
  });

  it("are separate for each person", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    await store.write("ben", keeping("k2", { state: "waiting" }, { attemptId: "a2" }));
    await store.write("ben", { type: "choose", attemptId: "a2", choice: { exerciseId: "e1", answer: null } });
    expect([await keysOf("ann"), await keysOf("ben"), (await store.restore("ann")).choices]).toEqual([
      ["k1"],
      ["k2"],
      {},
    ]);
  });

  it("reveals no answers to others", async () => {
    await makeDeviceStore().write("ann", keeping("k1"));
    const [row] = await rawRows();
    expect(Object.keys(row ?? {}).sort()).toEqual(["at", "attemptId", "key", "person", "sealed", "state"]);
    const bytes = (row as { sealed: { bytes: ArrayBuffer } }).sealed.bytes;
    expect(new TextDecoder().decode(bytes)).not.toContain("option_id");
  });

  it("F29 F53: is requested to be on disk, except for data that the server has anyway", async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
    const store = makeDeviceStore();
    const durabilityOf = async (work: Parameters<typeof store.write>[1]) => {
      asked.mockClear();
      await store.write("ann", work);
      return asked.mock.calls.findLast(([, mode]) => mode === "readwrite")?.[2]?.durability;
    };
    expect([
      await durabilityOf(keeping("k1")),
      await durabilityOf(keeping("k2", refused)),
      await durabilityOf(keeping("k1", confirmed)),
      await durabilityOf({ type: "forget", keys: ["k1"] }),
    ]).toEqual(["strict", "strict", undefined, "strict"]);
    asked.mockRestore();
  });

  it("is written in the order of the calls, however long sealing takes", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k0"));
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    let sealFirst: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (sealFirst = resolve));
    const sealed: string[] = [];
    const slow = vi.spyOn(crypto.subtle, "encrypt").mockImplementation(async (...given) => {
      const name = slow.mock.calls.length === 1 ? "first" : "second";
      if (name === "first") await isLetGo;
      const bytes = await encrypt(...given);
      sealed.push(name);
      return bytes;
    });
    const written = Promise.all([
      store.write("ann", keeping("k1")),
      store.write("ann", keeping("k1", confirmed)),
      store.write("ann", { type: "forget", keys: ["k0"] }),
    ]);
    await expect.poll(() => sealed).toEqual(["second"]);
    sealFirst();
    await written;
    slow.mockRestore();
    expect((await store.restore("ann")).operations).toEqual([stored("k1", confirmed)]);
  });

  it("ask the browser once for persistent storage, and do not wait for the answer", async () => {
    const persist = vi.fn(() => new Promise<never>(() => undefined));
    const store = makeDeviceStore({ persist });
    await store.write("ann", keeping("k1"));
    await store.write("ann", keeping("k2"));
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe("a choice", () => {
  const choice = { exerciseId: "e1", answer: { type: "single_choice", option_id: "B" } } as const;
  const choosing = { type: "choose", attemptId: "a1", choice } as const;

  it("is stored with its attempt until it is an answer", async () => {
    const store = makeDeviceStore();
    await store.write("ann", choosing);
    expect((await makeDeviceStore().restore("ann")).choices).toEqual({ a1: choice });
    await store.write("ann", keeping("k1", confirmed));
    expect((await store.restore("ann")).choices).toEqual({ a1: choice });
    await store.write("ann", keeping("k2"));
    expect((await store.restore("ann")).choices).toEqual({});
  });

  it("goes with its sitting", async () => {
    const store = makeDeviceStore();
    await store.write("ann", choosing);
    await store.write("ann", { type: "close", attemptId: "a1" });
    expect((await store.restore("ann")).choices).toEqual({});
  });
});

describe("the expiry of stored operations", () => {
  it("removes one a day after its sitting has closed, if the server has it, and no other", async () => {
    let now = 1_000 * hour;
    const store = makeDeviceStore({ now: () => now });
    await store.write("ann", keeping("k1", confirmed));
    await store.write("ann", keeping("k2"));
    await store.write("ann", keeping("k3", refused));
    await store.write("ann", keeping("k4", confirmed, { attemptId: "a2" }));
    await store.write("ann", { type: "close", attemptId: "a1" });
    now += 20 * hour;
    await store.write("ann", { type: "close", attemptId: "a1" });
    now += 4 * hour;
    expect(await keysOf("ann", () => now)).toEqual(["k1", "k2", "k3", "k4"]);
    now += 1;
    expect(await keysOf("ann", () => now)).toEqual(["k2", "k3", "k4"]);
    await expect.poll(async () => (await rawRows()).map(({ key }) => key)).toEqual(["k2", "k3", "k4"]);
  });

  it("removes one after thirty days if the server has it and no close is known", async () => {
    let now = 1_000 * hour;
    const store = makeDeviceStore({ now: () => now });
    await store.write("ann", keeping("k1", confirmed));
    await store.write("ann", keeping("k2"));
    now += 720 * hour + 1;
    expect(await keysOf("ann", () => now)).toEqual(["k2"]);
  });
});

describe("a row that cannot be read", () => {
  it("is left in place, counted, and does not affect other rows", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    const [row] = await rawRows();
    await putRaw("operations", { ...row, key: "k0", sealed: { iv: new Uint8Array(12), bytes: new ArrayBuffer(3) } });
    await putRaw("operations", { key: "k2", attemptId: "a1" });
    const found = await makeDeviceStore().restore("ann");
    expect([found.operations, found.unreadable]).toEqual([[stored("k1")], 2]);
    expect((await rawRows()).map(({ key }) => key)).toEqual(["k0", "k1", "k2"]);
  });

  it("cannot replace another: a row must match its key", async () => {
    await makeDeviceStore().write("ann", keeping("k1"));
    const [row] = await rawRows();
    await putRaw("operations", { ...row, key: "k9" });
    expect(await keysOf()).toEqual(["k1"]);
  });

  it("does not affect other rows where the browser has lost its bytes", async () => {
    const store = makeDeviceStore();
    for (const key of ["k1", "k2", "k3"]) await store.write("ann", keeping(key));
    const lost = () => {
      throw new DOMException("Failed to read large IndexedDB value", "DataError");
    };
    const all = vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(lost);
    const get = Reflect.get(IDBObjectStore.prototype, "get") as (key: unknown) => IDBRequest;
    const one = vi.spyOn(IDBObjectStore.prototype, "get");
    one.mockImplementation(function (this: IDBObjectStore, key) {
      return key === "k2" ? lost() : get.call(this, key);
    });
    const found = await store.restore("ann");
    all.mockRestore();
    one.mockRestore();
    expect([found.operations, found.unreadable]).toEqual([[stored("k1"), stored("k3")], 1]);
  });
});

describe("a database of the first version", () => {
  const ofFirstVersion = async (): Promise<void> => {
    const database = await firstVersion();
    const key = await makeKey();
    const { lease: _, epoch: __, isLate: ___, ...old } = operationOf("k1");
    const choice = { exerciseId: "e2", answer: null };
    const byBrowser = { key, person: null };
    const sealed = [await seal(byBrowser, old), await seal(byBrowser, choice)];
    await database.put("keys", key, "answers");
    await database.put("operations", { key: "k1", attemptId: "a1", sealed: sealed[0] });
    await database.put("choices", { attemptId: "a1", sealed: sealed[1] });
    database.close();
  };
  const asWaiting = {
    attemptId: "a1",
    operation: operationOf("k1", { lease: "", epoch: 0 }),
    standing: { state: "waiting" },
  };

  it("stores every row, without an owner and without a lease", async () => {
    await ofFirstVersion();
    expect(await makeDeviceStore().restore("ann")).toEqual({
      operations: [asWaiting],
      choices: { a1: { exerciseId: "e2", answer: null } },
      locked: 0,
      unreadable: 0,
    });
  });

  it("assigns a row to the person for whom the server accepts it, and to no other person", async () => {
    await ofFirstVersion();
    const store = makeDeviceStore();
    await store.write("ben", keeping("k1", refused));
    expect((await store.restore("ann")).operations).toEqual([asWaiting]);
    await store.write("ann", keeping("k1", confirmed));
    expect([await keysOf("ann"), await keysOf("ben")]).toEqual([["k1"], []]);
  });
});
