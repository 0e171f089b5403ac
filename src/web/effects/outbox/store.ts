import type { Choice, KeptWork, StorageWork } from "../../../../machines/outbox/operation";
import { later as inTime, type Later } from "../later";
import { makeConnection } from "./connection";
import { onDisk, readAll } from "./database";
import { isOf, outlived, storedChoice, storedOperation } from "./rows";
import { seal, unseal } from "./seal";
import { makeTurns } from "./turns";
import { prepare } from "./write";

/** What was found of a person's work, and how many rows could not be read; those stay where they are. */
export interface FoundWork extends Omit<KeptWork, "isKeeping"> {
  readonly unreadable: number;
}

/**
 * What this device keeps of answers until long after the server has them. Every method but `probe` rejects where the
 * device keeps nothing, or does not answer within seconds; the next call then tries anew.
 */
export interface DeviceStore {
  /** All that is kept for this person, and what an older version has kept for nobody in particular; oldest first. */
  restore(person: string): Promise<FoundWork>;
  /** On disk when it resolves; what the server has anyway may reach the disk a moment later. */
  write(person: string, work: StorageWork): Promise<void>;
  /** Whether anything can be kept, asked by keeping something. */
  probe(): Promise<boolean>;
  /** Tells when the browser has taken the database away, and perhaps cleared it. */
  onLost(listener: () => void): void;
}

export interface DeviceStoreDependencies {
  readonly name: string;
  readonly later: Later;
  /** The device's own clock (epoch ms): how old rows are. */
  readonly now: () => number;
  /** Asks the browser not to clear this origin when it needs room. */
  readonly persist: () => Promise<unknown>;
}

const askToPersist = async (): Promise<unknown> => navigator.storage?.persist?.();

/** What this device keeps, in IndexedDB: one row an operation, sealed with a key that no script can read. */
export const makeDeviceStore = (deps: Partial<DeviceStoreDependencies> = {}): DeviceStore => {
  const { name = "invigil", later = inTime, now = Date.now, persist = askToPersist } = deps;
  const listeners = new Set<() => void>();
  const inDatabase = makeConnection(name, later, () => {
    for (const listener of listeners) listener();
  });
  const inTurn = makeTurns();
  let isPersistAsked = false;

  const askOnce = (): void => {
    if (isPersistAsked) return;
    isPersistAsked = true;
    persist().catch(() => undefined);
  };

  /** What is to go and does not is found again at the next start. */
  const clear = ({ operations, closed }: ReturnType<typeof outlived>): void => {
    if (operations.length + closed.length === 0) return;
    inDatabase(async ({ database }) => {
      const transaction = database.transaction(["operations", "closed"], "readwrite");
      await Promise.all([
        ...operations.map((key) => transaction.objectStore("operations").delete(key)),
        ...closed.map((attemptId) => transaction.objectStore("closed").delete(attemptId)),
        transaction.done,
      ]);
    }).catch(() => undefined);
  };

  return {
    onLost: (listener) => void listeners.add(listener),

    restore: async (person) => {
      const read = await inDatabase(async ({ database, key }) => ({
        key,
        operations: await readAll(database, "operations"),
        choices: await readAll(database, "choices"),
        closed: await readAll(database, "closed"),
      }));
      const { key, operations, choices, closed } = read;
      const gone = outlived(operations.rows, closed.rows, now());
      clear(gone);
      const goneKeys = new Set(gone.operations);
      const own = operations.rows
        .filter((row) => isOf(person, row) && !goneKeys.has(row.key))
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const found = await Promise.all(own.map((row) => storedOperation(key, row)));
      const readable = found.filter((stored) => stored !== null);
      const chosen = await Promise.all(
        choices.rows
          .filter((row) => isOf(person, row))
          .map(async (row) => [row.attemptId, await storedChoice(key, row)] as const),
      );
      return {
        operations: readable,
        choices: Object.fromEntries(chosen.filter((one): one is readonly [string, Choice] => one[1] !== null)),
        unreadable: operations.unreadable + found.length - readable.length,
      };
    },

    write: (person, work) =>
      inTurn((before, begun) =>
        inDatabase(async (opened) => {
          askOnce();
          const begin = await prepare(opened, { person, at: now() }, work);
          await before;
          const { transaction, requests } = begin();
          begun();
          // with nothing more to come, the browser need not hear from the page before it commits
          transaction.commit();
          await Promise.all([...requests, transaction.done]);
        }),
      ),

    probe: () =>
      inDatabase(async ({ database, key }) => {
        const transaction = database.transaction("probes", "readwrite", onDisk);
        await Promise.all([transaction.store.put({ at: now() }, "probe"), transaction.done]);
        await unseal(key, await seal(key, {}));
      }).then(
        () => true,
        () => false,
      ),
  };
};
