import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Lease } from "../../../../machines/outbox/operation";
import { later as inTime, withTimeout, type Later } from "../later";

/**
 * A second copy of the device's leases, forced to disk immediately. Browsers write local storage to disk only seconds
 * later; after a crash before that, the student would be asked whether the test is open elsewhere.
 */
export interface DurableLeaseStore {
  /** null where none is stored, or the database does not answer in time. */
  get(person: string, attemptId: string): Promise<Lease | null>;
  set(person: string, attemptId: string, lease: Lease): void;
}

interface LeasesSchema extends DBSchema {
  holds: { key: string; value: Lease };
}

/** Time limit in milliseconds; starting an attempt waits for it. */
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
