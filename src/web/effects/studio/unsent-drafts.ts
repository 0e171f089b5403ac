import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { UnsentDraft } from "../../../../machines/studio/draft-facts";
import { storedKeys } from "../device/stored-keys";
import { later, withTimeout } from "../later";
import { makeKey, seal, unseal, type KeyFor, type Sealed } from "../outbox/seal";

/** What a draft is of: a question or a test. */
export type DraftKind = "item" | "test";

/** A change of a draft that the server does not have; of kind `marks`: the marks of an assignment, which is the id. */
export interface UnsentRow extends UnsentDraft {
  /** Name of the draft in this window, which is also the key by which it is created once. */
  readonly name: string;
  readonly person: string;
  readonly kind: DraftKind | "marks";
  /** null: the server has no such draft yet. */
  readonly id: string | null;
  /** Time of the last change, by the device's own clock (epoch ms). */
  readonly at: number;
}

type Texts = Pick<UnsentDraft, "content" | "unconfirmed">;
type StoredRow = Omit<UnsentRow, "content" | "unconfirmed"> & { readonly sealed: Sealed };

interface DraftsSchema extends DBSchema {
  keys: { key: "drafts"; value: CryptoKey };
  drafts: { key: string; value: StoredRow };
}
type DraftsDatabase = IDBPDatabase<DraftsSchema>;

/** Drafts stored encrypted on this device until the server has them. They outlast the session that wrote them. */
export interface UnsentDrafts {
  keep(row: UnsentRow): Promise<void>;
  /** Deletes a row, unless it has been written again since `at`. */
  drop(name: string, at: number): Promise<void>;
  /** The rows of a person that their key opens, the last changed first. */
  all(person: string): Promise<readonly UnsentRow[]>;
}

const limitMs = 2_000;
const onDisk = { durability: "strict" } as const;

const openDatabase = (): Promise<DraftsDatabase> =>
  openDB<DraftsSchema>("invigil-drafts", 1, {
    upgrade: (made) => {
      made.createObjectStore("keys");
      made.createObjectStore("drafts", { keyPath: "name" });
    },
  });

const inDatabase = <Result>(work: (database: DraftsDatabase) => Promise<Result>): Promise<Result> =>
  withTimeout(later, limitMs, async () => {
    const database = await openDatabase();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });

/** The key of this browser, made where it has none; checked again in the transaction, since windows share it. */
async function browserKeyIn(database: DraftsDatabase): Promise<CryptoKey> {
  const known = await database.get("keys", "drafts");
  if (known !== undefined) return known;
  const made = await makeKey();
  const keys = database.transaction("keys", "readwrite", onDisk);
  const other = await keys.store.get("drafts");
  if (other === undefined) await keys.store.put(made, "drafts");
  await keys.done;
  return other ?? made;
}

export const makeUnsentDrafts = (keyFor: KeyFor): UnsentDrafts => {
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work, work);
    queue = done;
    return done;
  };
  const opened = async (database: DraftsDatabase, { sealed, ...row }: StoredRow): Promise<UnsentRow | null> => {
    try {
      const key = sealed.person === undefined ? await database.get("keys", "drafts") : await keyFor(sealed.person);
      // it was sealed by this device as texts of a draft
      return key == null ? null : { ...row, ...((await unseal(key, sealed)) as Texts) };
    } catch {
      return null;
    }
  };
  return {
    keep: ({ content, unconfirmed, ...row }) =>
      inTurn(() =>
        inDatabase(async (database) => {
          const own = await keyFor(row.person);
          const by =
            own === null ? { key: await browserKeyIn(database), person: null } : { key: own, person: row.person };
          const sealed = await seal(by, { content, unconfirmed } satisfies Texts);
          const drafts = database.transaction("drafts", "readwrite", onDisk);
          await Promise.all([drafts.store.put({ ...row, sealed }), drafts.done]);
        }),
      ),
    drop: (name, at) =>
      inTurn(() =>
        inDatabase(async (database) => {
          const drafts = database.transaction("drafts", "readwrite", onDisk);
          const row = await drafts.store.get(name);
          if (row !== undefined && row.at <= at) await drafts.store.delete(name);
          await drafts.done;
        }),
      ),
    all: (person) =>
      inTurn(() =>
        inDatabase(async (database) => {
          const rows = (await database.getAll("drafts")).filter((row) => row.person === person);
          const found = await Promise.all(rows.map((row) => opened(database, row)));
          return found.filter((row) => row !== null).toSorted((one, other) => other.at - one.at);
        }),
      ),
  };
};

/** The unsent drafts of this device. */
export const unsentDrafts = makeUnsentDrafts(storedKeys.keyFor);
