import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ItemKey } from "../../../contract/item/item";
import type { Queries } from "../../db/open";
import { seats } from "../../db/rooms-schema";
import { attempts, items, testItems } from "../../db/schema";
import type { AttemptRow } from "../attempt";
import type { Catalogue, TestVersion } from "../catalogue";
import type { Exposures } from "../exposure/exposures";
import type { ExposureLedger } from "../exposure/ledger";
import { createSingleFlight } from "../single-flight";

/** The columns of an attempt that never change after its start. */
export interface AttemptFacts extends Pick<
  AttemptRow,
  "attemptId" | "menuId" | "version" | "seed" | "prior" | "total"
> {
  /** The room in which the student sits; null: none. */
  readonly roomId: string | null;
}

/** The unchanging facts of an attempt with the version of the test that it is pinned to. */
export interface KnownSitting {
  readonly attempt: AttemptFacts;
  readonly test: TestVersion;
  /** By item id. Keys stay in this process: marking needs them, and no response contains one. */
  readonly keys: ReadonlyMap<string, ItemKey>;
  /** How often the items of the test were served. */
  readonly ledger: ExposureLedger;
}

export interface KnownSittings {
  /** The same as `of` where nothing has to be read, else null. */
  cached(attemptId: string): KnownSitting | null;
  /** null if there is no such attempt. Does not check who owns it. */
  of(attemptId: string): Promise<KnownSitting | null>;
}

const mostSittings = 20_000;
const mostTests = 100;

async function keysOf(queries: Queries, { menuId, version }: TestVersion): Promise<ReadonlyMap<string, ItemKey>> {
  const rows = await queries
    .select({ itemId: items.itemId, key: items.key })
    .from(testItems)
    .innerJoin(items, eq(items.itemId, testItems.itemId))
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)));
  return new Map(rows.map(({ itemId, key }) => [itemId, key]));
}

async function factsOf(queries: Queries, attemptId: string): Promise<AttemptFacts | null> {
  const { menuId, version, seed, prior, total } = attempts;
  const [row] = await queries
    .select({ attemptId: attempts.attemptId, menuId, version, seed, prior, total, roomId: seats.roomId })
    .from(attempts)
    .leftJoin(seats, eq(seats.attemptId, attempts.attemptId))
    .where(eq(attempts.attemptId, attemptId));
  return row ?? null;
}

/** Reads the facts of each attempt once, and the keys of each version of a test once. */
export function createKnownSittings(queries: Queries, catalogue: Catalogue, exposures: Exposures): KnownSittings {
  const sittings = new LRUCache<string, AttemptFacts>({ max: mostSittings });
  const keys = new LRUCache<TestVersion, ReadonlyMap<string, ItemKey>>({ max: mostTests });
  const loadOnce = createSingleFlight<ReadonlyMap<string, ItemKey>>();

  async function readKeys(test: TestVersion): Promise<ReadonlyMap<string, ItemKey>> {
    const read = await keysOf(queries, test);
    keys.set(test, read);
    return read;
  }

  const keysOnce = async (test: TestVersion): Promise<ReadonlyMap<string, ItemKey>> =>
    keys.get(test) ?? loadOnce(queries, `${test.menuId}@${test.version}`, () => readKeys(test));

  return {
    cached: (attemptId) => {
      const attempt = sittings.get(attemptId);
      const test = attempt === undefined ? null : catalogue.cached(attempt.menuId, attempt.version);
      if (attempt === undefined || test === null) return null;
      const known = keys.get(test);
      const ledger = exposures.cached(test);
      return known === undefined || ledger === null ? null : { attempt, test, keys: known, ledger };
    },
    of: async (attemptId) => {
      const known = sittings.get(attemptId);
      const attempt = known ?? (await factsOf(queries, attemptId));
      if (attempt === null) return null;
      if (known === undefined) sittings.set(attemptId, attempt);
      const test = await catalogue.test(queries, attempt.menuId, attempt.version);
      return { attempt, test, keys: await keysOnce(test), ledger: await exposures.of(queries, test) };
    },
  };
}
