import { openDB, type DBSchema } from "idb";
import { later, within } from "../later";
import { makeKey, seal, unseal, type Sealed } from "../outbox/seal";

interface KeptSchema extends DBSchema {
  keys: { key: "kept"; value: CryptoKey };
  kept: { key: string; value: Sealed };
}

const limitMs = 2_000;

const inDatabase = <Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>): Promise<Result> =>
  within(later, limitMs, async () => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });

const open = () =>
  openDB<KeptSchema>("invigil-kept", 1, {
    upgrade: (made) => {
      made.createObjectStore("keys");
      made.createObjectStore("kept");
    },
  });

/** The key of this device, made where it has none. In one transaction: two windows have one key. */
async function keyIn(database: Awaited<ReturnType<typeof open>>): Promise<CryptoKey> {
  const known = await database.get("keys", "kept");
  if (known !== undefined) return known;
  const made = await makeKey();
  const keys = database.transaction("keys", "readwrite");
  const other = await keys.store.get("kept");
  if (other === undefined) await keys.store.put(made, "kept");
  await keys.done;
  return other ?? made;
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

/** What the server last said, sealed on this device for a start without network. All are silent where that fails. */
export const keptAnswers = {
  keep: (name: string, value: unknown): Promise<void> =>
    inTurn(() =>
      inDatabase(async (database) => {
        await database.put("kept", await seal(await keyIn(database), value), name);
      }),
    ),
  /** null where nothing is kept by this name. */
  recall: (name: string): Promise<unknown> =>
    inDatabase(async (database) => {
      const [key, sealed] = [await database.get("keys", "kept"), await database.get("kept", name)];
      return key === undefined || sealed === undefined ? null : unseal(key, sealed);
    }).catch(() => null),
  drop: (name: string): Promise<void> => inTurn(() => inDatabase((database) => database.delete("kept", name))),
  /** Whoever signs out leaves nothing of it. */
  forget: (): Promise<void> => clear(() => false),
  /** Whoever signs in finds nothing of anybody else. */
  forgetOthers: (isOwn: (name: string) => boolean): Promise<void> => clear(isOwn),
} as const;
