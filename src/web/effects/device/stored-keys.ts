import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { receivedKeys, type ReceivedKeys } from "../account-keys";
import { later, withTimeout } from "../later";
import type { KeyFor } from "../outbox/seal";

interface KeysSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

const limitMs = 1_000;
const onDisk = { durability: "strict" } as const;

const inDatabase = <Result>(work: (database: IDBPDatabase<KeysSchema>) => Promise<Result>): Promise<Result> =>
  withTimeout(later, limitMs, async () => {
    const database = await openDB<KeysSchema>("invigil-keys", 1, {
      upgrade: (made) => void made.createObjectStore("keys"),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });

/** Keys of persons and guests on this device, stored only while they are signed in. */
export interface StoredKeys {
  /** The key received from the server, after it was stored if the device allows it; else the stored key. */
  readonly keyFor: KeyFor;
  /** Deletes the keys of all other persons. Data that they encrypted stays and can be read when they sign in again. */
  forgetOthers(isOwn: (person: string) => boolean): Promise<void>;
  /**
   * To be called when the browser may have cleared the storage: keys received by this page are stored again when next
   * used.
   */
  readonly keepAgain: () => void;
}

interface Known {
  /** The key received from the server; null: the key was read from the device, or not found there. */
  readonly told: Promise<CryptoKey> | null;
  readonly key: Promise<CryptoKey | null>;
}

export const makeStoredKeys = (toldHere: Pick<ReceivedKeys, "get" | "takeOthers">): StoredKeys => {
  /**
   * Also contains persons who have signed out since, so that late writes of this page for them are still encrypted by
   * their key.
   */
  const known = new Map<string, Known>();
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs storage work in order, so that a key being stored when its owner signs out is deleted afterwards. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  };

  const keep = async (person: string, told: Promise<CryptoKey>): Promise<CryptoKey | null> => {
    const key = await told.catch(() => null);
    if (key === null) return null;
    await inDatabase(async (database) => {
      const transaction = database.transaction("keys", "readwrite", onDisk);
      await Promise.all([transaction.store.put(key, person), transaction.done]);
    }).catch(() => undefined);
    return key;
  };

  const recall = (person: string): Promise<CryptoKey | null> =>
    inDatabase(async (database) => (await database.get("keys", person)) ?? null);

  return {
    keyFor: (person) => {
      const told = toldHere.get(person) ?? null;
      const before = known.get(person);
      if (before !== undefined && (told === null || before.told === told)) return before.key;
      const found = inTurn(() => (told === null ? recall(person) : keep(person, told)));
      const mine: Known = {
        told,
        key: found.catch(() => {
          if (known.get(person) === mine) known.delete(person);
          return null;
        }),
      };
      known.set(person, mine);
      return mine.key;
    },
    forgetOthers: (isOwn) => {
      for (const [person, told] of toldHere.takeOthers(isOwn))
        if (known.get(person)?.told !== told) known.set(person, { told, key: told.catch(() => null) });
      return inTurn(() =>
        inDatabase(async (database) => {
          const transaction = database.transaction("keys", "readwrite", onDisk);
          const people = await transaction.store.getAllKeys();
          await Promise.all(people.filter((one) => !isOwn(one)).map((one) => transaction.store.delete(one)));
          await transaction.done;
        }),
      );
    },
    keepAgain: () => {
      for (const [person, { told }] of known) if (told !== null && toldHere.get(person) === told) known.delete(person);
    },
  };
};

/** The stored keys of this page. */
export const storedKeys = makeStoredKeys(receivedKeys);
