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

/** The key of this browser, made where it has none. In one transaction: two windows have one key. */
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

/** What the server last said, sealed on this device for a start without network. All are silent where that fails. */
export interface StoredReplies {
  /** Seals it by the person's key; by the browser's where theirs has not come. */
  keep(person: string, name: string, value: unknown): Promise<void>;
  /** null where nothing is kept by this name, or whose it is is not here. */
  recall(name: string): Promise<unknown>;
  drop(name: string): Promise<void>;
  /** Whoever signs out leaves nothing of it. */
  forget(): Promise<void>;
  /** Whoever signs in finds nothing of anybody else. */
  forgetOthers(isOwn: (name: string) => boolean): Promise<void>;
}

let queue: Promise<unknown> = Promise.resolve();

/** One after another: what was to be kept before somebody left is there when all of it is taken away. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = queue.then(work, work);
  queue = done;
  return done;
};

/** Takes away every row that is not wanted any more. */
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

/** Those of this page. */
export const storedReplies = makeStoredReplies(storedKeys.keyFor);
