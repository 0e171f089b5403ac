import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Lease } from "../../../../machines/outbox/operation";
import { later as inTime, withTimeout, type Later } from "../later";

/**
 * The device's leases once more, on disk at once: browsers write local storage down only seconds later, and one that is
 * killed before would ask whether the test is open elsewhere.
 */
export interface DurableLeaseStore {
  /** null where none is kept, or the device does not answer at once. */
  get(person: string, attemptId: string): Promise<Lease | null>;
  set(person: string, attemptId: string, lease: Lease): void;
}

interface LeasesSchema extends DBSchema {
  holds: { key: string; value: Lease };
}

/** A start waits for it. */
const answerMs = 500;

const nameOf = (person: string, attemptId: string) => `${person}.${attemptId}`;

export const makeDurableLeaseStore = (name = "invigil-holds", later: Later = inTime): DurableLeaseStore => {
  const inDatabase = <Result>(work: (database: IDBPDatabase<LeasesSchema>) => Promise<Result>): Promise<Result> =>
    withTimeout(later, answerMs, async () => {
      const database = await openDB<LeasesSchema>(name, 1, { upgrade: (made) => void made.createObjectStore("holds") });
      try {
        return await work(database);
      } finally {
        database.close();
      }
    });

  return {
    get: (person, attemptId) =>
      inDatabase(async (database) => (await database.get("holds", nameOf(person, attemptId))) ?? null).catch(
        () => null,
      ),
    set: (person, attemptId, { lease, epoch }) => {
      inDatabase(async (database) => {
        const transaction = database.transaction("holds", "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put({ lease, epoch }, nameOf(person, attemptId)), transaction.done]);
      }).catch(() => undefined);
    },
  };
};
