// @vitest-environment node
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TimeLimitError } from "../../../../src/web/effects/later";
import { makeDeviceStore } from "../../../../src/web/effects/outbox/store";
import { manualLater } from "../../../support/manual-later";
import { firstVersion, keeping, stored } from "./device";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opening = (open: () => unknown): void => {
  vi.stubGlobal("indexedDB", { open });
};
const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
/** A request that fails by its event, as a version older than the stored one does. */
const failing = () => {
  const factory = new IDBFactory();
  factory.open("invigil", 9);
  return factory.open("invigil", 2);
};
/** A request that is never answered. */
const hanging = () =>
  Object.create(IDBOpenDBRequest.prototype, {
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  }) as IDBOpenDBRequest;

describe("F35: a browser that stores nothing", () => {
  const asked = async (store = makeDeviceStore()) => [
    await store.probe(),
    await store.write("ann", keeping("k1")).then(
      () => "kept",
      () => "rejected",
    ),
    await store.restore("ann").then(
      () => "restored",
      () => "rejected",
    ),
  ];

  it.each<[string, () => void]>([
    ["has no database", () => vi.stubGlobal("indexedDB", undefined)],
    ["forbids it", () => opening(denied)],
    ["fails to open it", () => opening(failing)],
    ["is not served securely", () => vi.stubGlobal("crypto", { getRandomValues: () => undefined })],
  ])("which %s reports that immediately", async (_name, arrange) => {
    arrange();
    expect(await asked()).toEqual([false, "rejected", "rejected"]);
  });

  it("is distinguished from one that stores", async () => {
    expect(await makeDeviceStore().probe()).toBe(true);
  });

  it("stores again as soon as it can", async () => {
    const store = makeDeviceStore();
    vi.stubGlobal("indexedDB", undefined);
    expect(await store.probe()).toBe(false);
    vi.unstubAllGlobals();
    globalThis.indexedDB = new IDBFactory();
    await store.write("ann", keeping("k1"));
    expect([await store.probe(), (await store.restore("ann")).operations]).toEqual([true, [stored("k1")]]);
  });
});

describe("F56: a storage that does not answer", () => {
  it("is given up after two seconds, and works again when it does", async () => {
    const time = manualLater();
    const store = makeDeviceStore({ later: time.later });
    const working = globalThis.indexedDB;
    opening(hanging);
    const made = [store.write("ann", keeping("k1")), store.restore("ann"), store.probe()] as const;
    const results = Promise.allSettled(made);
    time.pass(1_999);
    expect(await Promise.race([results, Promise.resolve("waiting")])).toBe("waiting");
    time.pass(1);
    const [write, restore, probe] = await results;
    expect([write, restore, probe]).toMatchObject([
      { status: "rejected", reason: expect.any(TimeLimitError) },
      { status: "rejected", reason: expect.any(TimeLimitError) },
      { status: "fulfilled", value: false },
    ]);
    vi.stubGlobal("indexedDB", working);
    await store.write("ann", keeping("k2"));
    expect((await store.restore("ann")).operations).toEqual([stored("k2")]);
    expect(time.waiting()).toBe(0);
  });

  it("asks for one database at a time, however many calls wait for it", async () => {
    const time = manualLater();
    const store = makeDeviceStore({ later: time.later });
    const open = vi.fn(hanging);
    opening(open);
    const made = Promise.allSettled([1, 2, 3].map((one) => store.write("ann", keeping(`k${one}`))));
    time.pass(2_000);
    await made;
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("leaves no connection open that comes too late", async () => {
    const time = manualLater();
    const blocker = await firstVersion();
    blocker.addEventListener("versionchange", () => undefined);
    const write = makeDeviceStore({ later: time.later }).write("ann", keeping("k1"));
    const given = expect(write).rejects.toBeInstanceOf(TimeLimitError);
    time.pass(2_000);
    await given;
    blocker.close();
    const closed = vi.spyOn(IDBDatabase.prototype, "close");
    await expect.poll(() => closed.mock.calls.length).toBe(1);
  });

  it("writes nothing after it has been given up, when newer rows may have been written", async () => {
    const time = manualLater();
    const store = makeDeviceStore({ later: time.later });
    await store.write("ann", keeping("k0"));
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    let goOn: () => void = () => undefined;
    const sealing = vi.spyOn(crypto.subtle, "encrypt").mockImplementationOnce(async (...given) => {
      await new Promise<void>((resolve) => (goOn = resolve));
      return encrypt(...given);
    });
    const given = expect(store.write("ann", keeping("k1"))).rejects.toBeInstanceOf(TimeLimitError);
    await expect.poll(() => sealing.mock.calls.length).toBe(1);
    time.pass(2_000);
    await given;
    await store.write("ann", keeping("k1", { state: "confirmed", seq: 7 }));
    const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
    goOn();
    await expect.poll(() => begun.mock.results.map(({ type }) => type)).toEqual(["throw"]);
    expect((await store.restore("ann")).operations.at(-1)?.standing).toEqual({ state: "confirmed", seq: 7 });
  });

  it("gives up a write that hangs in mid-sitting, and goes on with the next", async () => {
    const time = manualLater();
    const store = makeDeviceStore({ later: time.later });
    await store.write("ann", keeping("k1"));
    const other = await openDB("invigil");
    const blocking = other.transaction("operations", "readwrite");
    let isBlocking = true;
    const block = async () => {
      while (isBlocking) await blocking.store.get("k1");
    };
    const blocked = block();
    const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
    const write = store.write("ann", keeping("k2"));
    const given = expect(write).rejects.toBeInstanceOf(TimeLimitError);
    await expect.poll(() => begun.mock.calls.map(([, mode]) => mode)).toContain("readwrite");
    time.pass(2_000);
    await given;
    isBlocking = false;
    await blocked;
    await store.write("ann", keeping("k3"));
    expect((await store.restore("ann")).operations.at(-1)).toEqual(stored("k3"));
    other.close();
  });
});

describe("F36 F68: a storage that is cleared in mid-sitting", () => {
  it("is reopened, and takes the next writes", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    const blocked = vi.fn();
    await deleteDB("invigil", { blocked });
    await store.write("ann", keeping("k2"));
    expect([(await store.restore("ann")).operations, blocked.mock.calls]).toEqual([[stored("k2")], []]);
  });

  it("is opened again if the browser has closed it without an event", async () => {
    const closing = vi.spyOn(IDBDatabase.prototype, "transaction");
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    const [connection] = closing.mock.contexts as IDBDatabase[];
    connection?.close();
    await store.write("ann", keeping("k2"));
    expect((await store.restore("ann")).operations).toEqual([stored("k1"), stored("k2")]);
  });

  it("F34: reports a refused write, and is tried again with the next one", async () => {
    const store = makeDeviceStore();
    await store.write("ann", keeping("k1"));
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    const closed = vi.spyOn(IDBDatabase.prototype, "close");
    await expect(store.write("ann", keeping("k2"))).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(closed).toHaveBeenCalledTimes(2);
    expect(await store.probe()).toBe(false);
    full.mockRestore();
    await store.write("ann", keeping("k3"));
    expect((await store.restore("ann")).operations).toEqual([stored("k1"), stored("k3")]);
  });
});

it("makes way for a newer version in another window", async () => {
  const store = makeDeviceStore();
  await store.write("ann", keeping("k1"));
  const blocked = vi.fn();
  const newer = await openDB("invigil", 3, { blocked });
  expect([await newer.count("operations"), blocked.mock.calls]).toEqual([1, []]);
  newer.close();
});
