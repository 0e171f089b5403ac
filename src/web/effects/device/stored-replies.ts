import { openDB, type DBSchema } from "idb";
import { later, withTimeout } from "../later";
import { makeKey, seal, unseal, type KeyFor, type Sealed, type SealingKey } from "../outbox/seal";
import { storedKeys } from "./stored-keys";

interface RepliesSchema extends DBSchema {
  keys: { key: "kept"; value: CryptoKey };
  kept: { key: string; value: Sealed };
}

const limitMs = 2_000;

const inDatabase = <Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>): Promise<Result> =>
  withTimeout(later, limitMs, async () => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });

const open = () =>
  openDB<RepliesSchema>("invigil-kept", 1, {
    upgrade: (made) => {
      made.createObjectStore("keys");
      made.createObjectStore("kept");
    },
  });

/**
 * The key of this browser, created where it has none. Checked again in the transaction, so that two windows share one
 * key.
 */
async function browserKeyIn(database: Awaited<ReturnType<typeof open>>): Promise<CryptoKey> {
  const known = await database.get("keys", "kept");
  if (known !== undefined) return known;
  const made = await makeKey();
  const keys = database.transaction("keys", "readwrite");
  const other = await keys.store.get("kept");
  if (other === undefined) await keys.store.put(made, "kept");
  await keys.done;
  return other ?? made;
}

/** Replies of the server, stored encrypted on this device for a start without network. */
export interface StoredReplies {
  /** Encrypts the value by the person's key, or by the browser's key where theirs is not available. */
  keep(person: string, name: string, value: unknown): Promise<void>;
  /** null where nothing is stored under this name, or its key is not on this device. */
  recall(name: string): Promise<unknown>;
  drop(name: string): Promise<void>;
  /** On sign-out: deletes everything. */
  forget(): Promise<void>;
  /** On sign-in: deletes everything that belongs to others. */
  forgetOthers(isOwn: (name: string) => boolean): Promise<void>;
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs changes in order, so that a value being stored when its person signs out is deleted afterwards. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = queue.then(work, work);
  queue = done;
  return done;
};

/** Deletes every row that `isWanted` rejects. */
const clear = (isWanted: (name: string) => boolean): Promise<void> =>
  inTurn(() =>
    inDatabase(async (database) => {
      const kept = database.transaction("kept", "readwrite");
      const names = await kept.store.getAllKeys();
      await Promise.all(names.filter((name) => !isWanted(name)).map((name) => kept.store.delete(name)));
      await kept.done;
    }),
  );

export const makeStoredReplies = (keyFor: KeyFor): StoredReplies => {
  const sealingKey = async (database: Awaited<ReturnType<typeof open>>, person: string): Promise<SealingKey> => {
    const key = await keyFor(person);
    return key === null ? { key: await browserKeyIn(database), person: null } : { key, person };
  };
  const openingKey = async (database: Awaited<ReturnType<typeof open>>, { person }: Sealed) =>
    person === undefined ? database.get("keys", "kept") : keyFor(person);
  return {
    keep: (person, name, value) =>
      inTurn(() =>
        inDatabase(async (database) => {
          await database.put("kept", await seal(await sealingKey(database, person), value), name);
        }),
      ),
    recall: (name) =>
      inDatabase(async (database) => {
        const sealed = await database.get("kept", name);
        if (sealed === undefined) return null;
        const key = await openingKey(database, sealed);
        return key === undefined || key === null ? null : unseal(key, sealed);
      }).catch(() => null),
    drop: (name) => inTurn(() => inDatabase((database) => database.delete("kept", name))),
    forget: () => clear(() => false),
    forgetOthers: clear,
  };
};

/** The stored replies of this page. */
export const storedReplies = makeStoredReplies(storedKeys.keyFor);
