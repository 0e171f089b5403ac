import { openDB, type IDBPDatabase } from "idb";
import type { Operation, OperationStanding, StorageWork, StoredOperation } from "../../../../machines/outbox/operation";

export const operationOf = (key: string, changes: Partial<Operation> = {}): Operation =>
  ({
    kind: "answer",
    exerciseId: "e1",
    revision: 1,
    answer: { type: "single_choice", option_id: "A" },
    elapsedMs: 900,
    lease: "lease-1",
    epoch: 3,
    key,
    madeAt: 1_000,
    isLate: false,
    ...changes,
  }) as Operation;

const waiting: OperationStanding = { state: "waiting" };
export const stored = (key: string, standing: OperationStanding = waiting, attemptId = "a1"): StoredOperation => ({
  attemptId,
  operation: operationOf(key),
  standing,
});
export const keeping = (
  key: string,
  standing: OperationStanding = waiting,
  { attemptId = "a1", replaces = [] }: { attemptId?: string; replaces?: readonly string[] } = {},
): StorageWork => ({ type: "keep", stored: stored(key, standing, attemptId), replaces });

/** The database as the first version has made it. */
export const firstVersion = (): Promise<IDBPDatabase> =>
  openDB("invigil", 1, {
    upgrade: (made) => {
      made.createObjectStore("keys");
      made.createObjectStore("operations", { keyPath: "key" }).createIndex("attemptId", "attemptId");
      made.createObjectStore("choices", { keyPath: "attemptId" });
    },
  });

/** The rows as they lie there. */
export const rawRows = async (store = "operations"): Promise<Record<string, unknown>[]> => {
  const database = await openDB("invigil");
  const rows = (await database.getAll(store)) as Record<string, unknown>[];
  database.close();
  return rows;
};

export const putRaw = async (store: string, row: unknown): Promise<void> => {
  const database = await openDB("invigil");
  await database.put(store, row);
  database.close();
};
