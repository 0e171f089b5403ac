import type { StoredWork, StorageWork } from "../../../../machines/outbox/operation";
import { storedKeys } from "../device/stored-keys";
import { later as inTime, type Later } from "../later";
import { makeConnection } from "./connection";
import { browserKey, madeBrowserKey, onDisk, readAll, type ChoiceRow, type OperationRow } from "./database";
import { makeOrderedSteps } from "./ordered-steps";
import { reseal, type ToReseal } from "./reseal";
import { isOf, isRead, outlived, readChoice, readOperation } from "./rows";
import { makeKey, seal, unseal, type KeyFor } from "./seal";
import { prepare } from "./write";

/** The stored work of a person, with the number of rows that could not be read; those stay in the database. */
export interface FoundWork extends Omit<StoredWork, "isKeeping" | "isWhole"> {
  /** Number of rows that need the person's key. */
  readonly locked: number;
  /** Number of rows that no key decrypts. */
  readonly unreadable: number;
}

/**
 * The answers stored on this device, until long after the server has them. Every method but `probe` rejects where the
 * device cannot store, or does not answer within seconds; the next call tries again.
 */
export interface DeviceStore {
  /** All rows of this person, and rows without a person from an older version; oldest first. */
  restore(person: string): Promise<FoundWork>;
  /** Resolves when the work is on disk; work already confirmed by the server may reach the disk a moment later. */
  write(person: string, work: StorageWork): Promise<void>;
  /** Tests by a write whether anything can be stored. */
  probe(): Promise<boolean>;
  /** Calls the listener when the browser has closed the database and perhaps cleared it. */
  onLost(listener: () => void): void;
}

export interface DeviceStoreDependencies {
  readonly name: string;
  readonly later: Later;
  /** The device's own clock (epoch ms), for the age of rows. */
  readonly now: () => number;
  /** Asks the browser not to clear this origin when it runs out of space. */
  readonly persist: () => Promise<unknown>;
  readonly keyFor: KeyFor;
}

const askToPersist = async (): Promise<unknown> => navigator.storage?.persist?.();

/**
 * The store in IndexedDB: one row for each operation, encrypted by the person's key, which no script can read. While
 * that key is not available, the browser's key is used.
 */
export const makeDeviceStore = (deps: Partial<DeviceStoreDependencies> = {}): DeviceStore => {
  const { name = "invigil", later = inTime, now = Date.now, persist = askToPersist, keyFor = storedKeys.keyFor } = deps;
  const listeners = new Set<() => void>();
  const inDatabase = makeConnection(name, later, () => {
    for (const listener of listeners) listener();
  });
  const inTurn = makeOrderedSteps();
  let isPersistAsked = false;

  const askOnce = (): void => {
    if (isPersistAsked) return;
    isPersistAsked = true;
    persist().catch(() => undefined);
  };

  /** Rows that could not be deleted are found again at the next start. */
  const clear = ({ operations, closed }: ReturnType<typeof outlived>): void => {
    if (operations.length + closed.length === 0) return;
    inDatabase(async (database) => {
      const transaction = database.transaction(["operations", "closed"], "readwrite");
      await Promise.all([
        ...operations.map((key) => transaction.objectStore("operations").delete(key)),
        ...closed.map((attemptId) => transaction.objectStore("closed").delete(attemptId)),
        transaction.done,
      ]);
    }).catch(() => undefined);
  };

  /**
   * Encrypts rows under the browser's key again by the person's key. Rows of an older version without a person stay
   * unchanged.
   */
  const sealAnew = ({ operations, choices, ...by }: ToReseal): void => {
    const isOld = ([row]: readonly [OperationRow | ChoiceRow, unknown]) =>
      row.person === by.person && row.sealed.person === undefined;
    const old = { ...by, operations: operations.filter(isOld), choices: choices.filter(isOld) };
    if (old.operations.length + old.choices.length === 0) return;
    inDatabase((database) => reseal(database, old)).catch(() => undefined);
  };

  return {
    onLost: (listener) => void listeners.add(listener),

    restore: async (person) => {
      const { keys, operations, choices, closed } = await inDatabase(async (database) => {
        const own = await keyFor(person);
        return {
          // the browser's key is created ahead, so that the first answer does not wait for it
          keys: { own, browser: await (own === null ? madeBrowserKey(database) : browserKey(database)) },
          operations: await readAll(database, "operations"),
          choices: await readAll(database, "choices"),
          closed: await readAll(database, "closed"),
        };
      });
      const gone = outlived(operations.rows, closed.rows, now());
      clear(gone);
      const goneKeys = new Set(gone.operations);
      const own = operations.rows
        .filter((row) => isOf(person, row) && !goneKeys.has(row.key))
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const found = await Promise.all(own.map(async (row) => ({ row, read: await readOperation(keys, row) })));
      const chosen = await Promise.all(
        choices.rows
          .filter((row) => isOf(person, row))
          .map(async (row) => ({ row, read: await readChoice(keys, row) })),
      );
      const stored = found.flatMap(({ row, read }) => (isRead(read) ? [[row, read.value] as const] : []));
      const choicesFound = chosen.flatMap(({ row, read }) => (isRead(read) ? [[row, read.value] as const] : []));
      if (keys.own !== null)
        sealAnew({
          person,
          key: keys.own,
          operations: stored.map(([row, { operation, standing }]) => [row, { operation, standing }] as const),
          choices: choicesFound,
        });
      return {
        operations: stored.map(([, value]) => value),
        choices: Object.fromEntries(choicesFound.map(([row, choice]) => [row.attemptId, choice])),
        locked: [...found, ...chosen].filter(({ read }) => read === "locked").length,
        unreadable: operations.unreadable + found.filter(({ read }) => read === "damaged").length,
      };
    },

    write: (person, work) =>
      inTurn((before, begun) =>
        inDatabase(async (database) => {
          askOnce();
          const sealingKey = async () => {
            const key = await keyFor(person);
            return key === null ? { key: await madeBrowserKey(database), person: null } : { key, person };
          };
          const begin = await prepare(database, { person, at: now(), sealingKey }, work);
          await before;
          const { transaction, requests } = begin();
          begun();
          // commits without waiting for the requests' events, since no more requests follow
          transaction.commit();
          await Promise.all([...requests, transaction.done]);
        }),
      ),

    probe: () =>
      inDatabase(async (database) => {
        const transaction = database.transaction("probes", "readwrite", onDisk);
        await Promise.all([transaction.store.put({ at: now() }, "probe"), transaction.done]);
        const key = await makeKey();
        await unseal(key, await seal({ key, person: null }, {}));
      }).then(
        () => true,
        () => false,
      ),
  };
};
