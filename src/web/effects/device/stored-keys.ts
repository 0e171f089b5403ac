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

/** Keys of persons and guests on this device, for as long as they are here. */
export interface StoredKeys {
  /** The key that the server has told, once it is kept as well as the device can; else the one that is kept. */
  readonly keyFor: KeyFor;
  /** Whoever is not here any more has no key here: what they sealed waits for them. */
  forgetOthers(isOwn: (person: string) => boolean): Promise<void>;
  /** The browser may have cleared what was kept: keys of those who are here are kept anew when they are needed next. */
  readonly keepAgain: () => void;
}

interface Known {
  /** null: it was found on the device, or was not. */
  readonly told: Promise<CryptoKey> | null;
  readonly key: Promise<CryptoKey | null>;
}

export const makeStoredKeys = (toldHere: Pick<ReceivedKeys, "get" | "takeOthers">): StoredKeys => {
  /** What this page still writes for somebody who has just left is sealed by their key. */
  const known = new Map<string, Known>();
  let queue: Promise<unknown> = Promise.resolve();
  /** One after another: a key that was to be kept before its owner left goes with all others. */
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

/** Those of this page. */
export const storedKeys = makeStoredKeys(receivedKeys);
