import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from "idb";
import type { OperationStanding } from "../../../../machines/outbox/operation";
import { makeKey, type Sealed } from "./seal";

/** A stored operation. Rows of database version 1 have neither person nor state. */
export interface OperationRow {
  readonly key: string;
  readonly attemptId: string;
  readonly person?: string;
  readonly state?: OperationStanding["state"];
  /** Time of the last write, by the device's own clock (epoch ms). */
  readonly at?: number;
  readonly sealed: Sealed;
}

export interface ChoiceRow {
  readonly attemptId: string;
  readonly person?: string;
  readonly sealed: Sealed;
}

/** An attempt that is final on the server, and the time since which the device knows it. */
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

/** Chromium and Firefox otherwise resolve a transaction before it is on disk. */
export const onDisk = { durability: "strict" } as const;

/** Whether this page can store answers. Reading the property of a forbidden database may throw. */
export const canKeep = (): boolean => {
  try {
    return globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;
  } catch {
    return false;
  }
};

/**
 * Opens version 2 of the database; rows of version 1 stay unchanged. `lost` is called when the connection can no longer
 * be used.
 */
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

/** The key of this browser; null where there is none. */
export const browserKey = async (database: DeviceDatabase): Promise<CryptoKey | null> =>
  (await database.get("keys", "answers")) ?? null;

const makeBrowserKey = async (database: DeviceDatabase): Promise<CryptoKey> => {
  const stored = await browserKey(database);
  if (stored !== null) return stored;
  const made = await makeKey();
  const transaction = database.transaction("keys", "readwrite", onDisk);
  // another window may have created it meanwhile
  const raced = await transaction.store.get("answers");
  if (raced === undefined) await transaction.store.put(made, "answers");
  await transaction.done;
  return raced ?? made;
};

const browserKeys = new WeakMap<DeviceDatabase, Promise<CryptoKey>>();

/**
 * The key of this browser, created where there is none. It encrypts answers made before the person's key is available.
 */
export const madeBrowserKey = (database: DeviceDatabase): Promise<CryptoKey> => {
  const known = browserKeys.get(database);
  if (known !== undefined) return known;
  const key = makeBrowserKey(database);
  browserKeys.set(database, key);
  key.catch(() => browserKeys.delete(database));
  return key;
};

/**
 * Every readable row, and the number of unreadable ones. One damaged row makes `getAll` fail, so rows are then read
 * singly.
 */
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
