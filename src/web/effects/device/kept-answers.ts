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

/** The key of this device; where it has none, `made` becomes it. In one transaction: two windows have one key. */
async function keyIn(database: Awaited<ReturnType<typeof open>>, made: CryptoKey): Promise<CryptoKey> {
  const keys = database.transaction("keys", "readwrite");
  const known = await keys.store.get("kept");
  if (known === undefined) await keys.store.put(made, "kept");
  await keys.done;
  return known ?? made;
}

let queue: Promise<unknown> = Promise.resolve();
/** Raised where somebody leaves: what was to be kept before that is not kept after it. */
let generation = 0;

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
  keep: (name: string, value: unknown): Promise<void> => {
    const asked = generation;
    return inTurn(async () => {
      const made = await makeKey();
      if (asked !== generation) return;
      await inDatabase(async (database) => {
        const key = await keyIn(database, made);
        await database.put("kept", await seal(key, value), name);
      });
    });
  },
  /** null where nothing is kept by this name. */
  recall: (name: string): Promise<unknown> =>
    inDatabase(async (database) => {
      const [key, sealed] = [await database.get("keys", "kept"), await database.get("kept", name)];
      return key === undefined || sealed === undefined ? null : unseal(key, sealed);
    }).catch(() => null),
  drop: (name: string): Promise<void> => inTurn(() => inDatabase((database) => database.delete("kept", name))),
  /** Whoever signs out leaves nothing of it. */
  forget: (): Promise<void> => {
    generation += 1;
    return clear(() => false);
  },
  /** Whoever signs in finds nothing of anybody else. */
  forgetOthers: (isOwn: (name: string) => boolean): Promise<void> => clear(isOwn),
} as const;
