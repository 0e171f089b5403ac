import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Operation, RestoredWork } from "../../../../machines/exam/operation";
import { makeKey, seal, unseal, type Sealed } from "./seal";

interface OutboxSchema extends DBSchema {
  keys: { key: "answers"; value: CryptoKey };
  operations: {
    key: string;
    value: { readonly key: string; readonly attemptId: string; readonly sealed: Sealed };
    indexes: { attemptId: string };
  };
  choices: { key: string; value: { readonly attemptId: string; readonly sealed: Sealed } };
}

/**
 * What this browser keeps of a sitting until the server has it. Every method rejects where the browser keeps nothing.
 */
export interface OutboxStore {
  /** On disk when it resolves; takes the place of an operation that it makes needless. */
  keep(attemptId: string, operation: Operation, replaces: string | null): Promise<void>;
  discard(key: string): Promise<void>;
  rememberChoice(attemptId: string, choice: RestoredWork["choice"]): Promise<void>;
  restore(attemptId: string): Promise<{ readonly operations: Operation[]; readonly choice: RestoredWork["choice"] }>;
}

const strict = { durability: "strict" } as const;

const open = (name: string): Promise<IDBPDatabase<OutboxSchema>> =>
  openDB<OutboxSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore("keys");
      database.createObjectStore("operations", { keyPath: "key" }).createIndex("attemptId", "attemptId");
      database.createObjectStore("choices", { keyPath: "attemptId" });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

const keyOf = async (database: IDBPDatabase<OutboxSchema>): Promise<CryptoKey> => {
  const stored = await database.get("keys", "answers");
  if (stored !== undefined) return stored;
  const made = await makeKey();
  const transaction = database.transaction("keys", "readwrite", strict);
  // another window may have been first
  const raced = await transaction.store.get("answers");
  if (raced === undefined) await transaction.store.put(made, "answers");
  await transaction.done;
  return raced ?? made;
};

/** An outbox in IndexedDB, one row an operation, sealed; opened anew when the browser has closed or cleared it. */
export const makeOutboxStore = (name = "invigil"): OutboxStore => {
  let opened: Promise<{ readonly database: IDBPDatabase<OutboxSchema>; readonly key: CryptoKey }> | null = null;

  const ready = () => {
    opened ??= open(name).then(async (database) => {
      database.addEventListener("close", () => (opened = null));
      return { database, key: await keyOf(database) };
    });
    return opened;
  };

  /** A connection that the browser took away is tried once more; a second failure is the caller's to hear. */
  const using = async <Result>(
    work: (store: Awaited<ReturnType<typeof ready>>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(await ready());
    } catch {
      opened = null;
      return work(await ready());
    }
  };

  return {
    keep: (attemptId, operation, replaces) =>
      using(async ({ database, key }) => {
        const sealed = await seal(key, operation);
        const transaction = database.transaction(["operations", "choices"], "readwrite", strict);
        const operations = transaction.objectStore("operations");
        await operations.put({ key: operation.key, attemptId, sealed });
        if (replaces !== null) await operations.delete(replaces);
        if (operation.kind === "answer") await transaction.objectStore("choices").delete(attemptId);
        await transaction.done;
      }),
    discard: (operationKey) =>
      using(async ({ database }) => {
        await database.delete("operations", operationKey);
      }),
    rememberChoice: (attemptId, choice) =>
      using(async ({ database, key }) => {
        await database.put("choices", { attemptId, sealed: await seal(key, choice) });
      }),
    restore: (attemptId) =>
      using(async ({ database, key }) => {
        const rows = await database.getAllFromIndex("operations", "attemptId", attemptId);
        const choice = await database.get("choices", attemptId);
        const operations = await Promise.all(
          rows
            .sort((one, other) => (one.key < other.key ? -1 : 1))
            .map((row) => unseal(key, row.sealed) as Promise<Operation>),
        );
        return {
          operations,
          choice: choice === undefined ? null : ((await unseal(key, choice.sealed)) as RestoredWork["choice"]),
        };
      }),
  };
};
