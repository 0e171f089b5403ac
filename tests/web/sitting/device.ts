import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { isWork, type StoredOperation } from "../../../machines/outbox/operation";
import { makeDeviceStore } from "../../../src/web/effects/outbox/store";
import { memoryStorage } from "../../support/memory-storage";
import { entered } from "./wire";

/**
 * The behaviour of the device's database. forbidden: cannot be opened. full: refuses writes. fails: every transaction
 * throws an error. hangs: no transaction completes.
 */
export type Mood = "works" | "forbidden" | "full" | "fails" | "hangs";

/** The parts of a device that outlive a window. */
export interface Device {
  readonly database: IDBFactory;
  /** Storage that all windows of the browser share. */
  readonly storage: Storage;
  /** The message channels of the windows. */
  readonly hub: Set<EventTarget>;
  mood: Mood;
  keys: number;
  windows: number;
  /** Total time that the machine has slept, in ms. */
  sleptMs: number;
}

export function newDevice(mood: Mood = "works"): Device {
  localStorage.clear();
  sessionStorage.clear();
  return { ...emptyDevice(), mood };
}

const emptyDevice = (): Device => ({
  database: new IDBFactory(),
  storage: memoryStorage(),
  hub: new Set(),
  mood: "works",
  keys: 0,
  windows: 0,
  sleptMs: 0,
});

const silent = { addEventListener: { value: () => undefined }, removeEventListener: { value: () => undefined } };
const unanswered = <Kind extends object>(prototype: Kind, more: PropertyDescriptorMap = {}): Kind =>
  Object.create(prototype, { ...silent, ...more }) as Kind;
const asking = { value: () => unanswered(IDBRequest.prototype) };
const hangingStore = () => unanswered(IDBObjectStore.prototype, { get: asking, put: asking, delete: asking });
const hangingTransaction = () =>
  unanswered(IDBTransaction.prototype, {
    objectStoreNames: { value: ["operations"] },
    objectStore: { value: hangingStore },
    commit: { value: () => undefined },
  });

const openingIn = (device: Device): IDBFactory["open"] => {
  return (...asked) => {
    if (device.mood === "forbidden") throw new DOMException("storage is switched off", "SecurityError");
    if (device.mood === "hangs") return unanswered(IDBOpenDBRequest.prototype);
    if (device.mood === "works" || device.mood === "full") return device.database.open(...asked);
    const other = new IDBFactory();
    other.open("spoilt", 9);
    return other.open("spoilt", 2);
  };
};

const own = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, "transaction")?.value as (
  this: IDBDatabase,
  ...asked: Parameters<IDBDatabase["transaction"]>
) => IDBTransaction;

/** Replaces the page's database by that of the device. */
export const plugIn = (device: Device): void => {
  globalThis.indexedDB = {
    open: openingIn(device),
    deleteDatabase: (name: string) => device.database.deleteDatabase(name),
  } as IDBFactory;
  IDBDatabase.prototype.transaction = function transaction(...asked) {
    if (this.name !== "invigil") return own.apply(this, asked);
    if (device.mood === "fails") throw new DOMException("the disk is gone", "InvalidStateError");
    if (device.mood === "full" && asked[1] === "readwrite") throw new DOMException("no room", "QuotaExceededError");
    return device.mood === "hangs" ? hangingTransaction() : own.apply(this, asked);
  };
};

/** A channel to the other windows of the device, which delivers messages in a microtask. */
export const channelOf = (device: Device): BroadcastChannel => {
  const ear = new EventTarget();
  device.hub.add(ear);
  return Object.assign(ear, {
    close: () => void device.hub.delete(ear),
    postMessage: (data: unknown) =>
      queueMicrotask(() => {
        for (const other of device.hub) if (other !== ear) other.dispatchEvent(new MessageEvent("message", { data }));
      }),
  }) as unknown as BroadcastChannel;
};

const standing = ({ standing: stands }: StoredOperation): string => {
  if (stands.state === "confirmed") return `confirmed ${stands.seq}`;
  return stands.state === "refused" ? `refused ${stands.fault.code}` : "waiting";
};

const row = (stored: StoredOperation): string => {
  const { operation: one } = stored;
  const value = one.kind === "answer" ? `answer ${one.exerciseId} r${one.revision} ${entered(one.answer)}` : "";
  const marked = one.kind === "check" ? `mark ${one.exerciseId} r${one.revision} ${one.checkStatus}` : "";
  return `${value}${marked} ${one.key} ${one.isLate ? "late " : ""}${standing(stored)}`;
};

/** Reads the data stored on the device for Ann; null while its database cannot be read. */
export const readerOf = (device: Device) => {
  const store = makeDeviceStore();
  return async () => {
    if (device.mood !== "works") return null;
    const { operations, choices } = await store.restore("ann");
    const choice = choices["a1"];
    return {
      operations: operations.filter(({ operation }) => isWork(operation)).map(row),
      choice: choice === undefined ? null : `${choice.exerciseId} ${entered(choice.answer)}`,
    };
  };
};
