import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from "idb";
import type { OperationStanding } from "../../../../machines/outbox/operation";
import { makeKey, type Sealed } from "./seal";

/** An operation as it lies on the device; rows of the first version say neither whose they are nor how they stand. */
export interface OperationRow {
  readonly key: string;
  readonly attemptId: string;
  readonly person?: string;
  readonly state?: OperationStanding["state"];
  /** When it was last written, by the device's own clock (epoch ms). */
  readonly at?: number;
  readonly sealed: Sealed;
}

export interface ChoiceRow {
  readonly attemptId: string;
  readonly person?: string;
  readonly sealed: Sealed;
}

/** A sitting that is final on the server, and since when the device knows it. */
export interface ClosedRow {
  readonly attemptId: string;
  readonly at: number;
}

interface DeviceSchema extends DBSchema {
  keys: { key: "answers"; value: CryptoKey };
  operations: { key: string; value: OperationRow; indexes: { attemptId: string } };
  choices: { key: string; value: ChoiceRow };
  closed: { key: string; value: ClosedRow };
  probes: { key: "probe"; value: { readonly at: number } };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Chromium and Firefox resolve a transaction before it is on disk unless they are asked otherwise. */
export const onDisk = { durability: "strict" } as const;

/** Whether this page has what keeping answers takes; merely naming a forbidden database may throw. */
export const canKeep = (): boolean => {
  try {
    return globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;
  } catch {
    return false;
  }
};

/** Version 2 of the database; every row of version 1 stays as it is. `lost`: the connection is of no more use. */
export const openDeviceDatabase = (name: string, lost: () => void): Promise<DeviceDatabase> =>
  openDB<DeviceSchema>(name, 2, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore("keys");
        database.createObjectStore("operations", { keyPath: "key" }).createIndex("attemptId", "attemptId");
        database.createObjectStore("choices", { keyPath: "attemptId" });
      }
      database.createObjectStore("closed", { keyPath: "attemptId" });
      database.createObjectStore("probes");
    },
    blocking: (_current, _blocked, event) => {
      lost();
      (event.target as IDBDatabase).close();
    },
    terminated: lost,
  });

/** The key of this browser, where there is one. */
export const browserKey = async (database: DeviceDatabase): Promise<CryptoKey | null> =>
  (await database.get("keys", "answers")) ?? null;

const makeBrowserKey = async (database: DeviceDatabase): Promise<CryptoKey> => {
  const stored = await browserKey(database);
  if (stored !== null) return stored;
  const made = await makeKey();
  const transaction = database.transaction("keys", "readwrite", onDisk);
  // another window may have been first
  const raced = await transaction.store.get("answers");
  if (raced === undefined) await transaction.store.put(made, "answers");
  await transaction.done;
  return raced ?? made;
};

const browserKeys = new WeakMap<DeviceDatabase, Promise<CryptoKey>>();

/** The key of this browser, made where there is none: it seals what is answered before its person's key is here. */
export const madeBrowserKey = (database: DeviceDatabase): Promise<CryptoKey> => {
  const known = browserKeys.get(database);
  if (known !== undefined) return known;
  const key = makeBrowserKey(database);
  browserKeys.set(database, key);
  key.catch(() => browserKeys.delete(database));
  return key;
};

/** Every row that can be read, and how many cannot: one that the browser has lost fails all that are read with it. */
export const readAll = async <Name extends StoreNames<DeviceSchema>>(
  database: DeviceDatabase,
  name: Name,
): Promise<{ readonly rows: readonly DeviceSchema[Name]["value"][]; readonly unreadable: number }> => {
  try {
    return { rows: await database.getAll(name), unreadable: 0 };
  } catch {
    const keys = await database.getAllKeys(name);
    const found = await Promise.all(keys.map((key) => database.get(name, key).catch(() => undefined)));
    const rows = found.filter((row) => row !== undefined);
    return { rows, unreadable: keys.length - rows.length };
  }
};
