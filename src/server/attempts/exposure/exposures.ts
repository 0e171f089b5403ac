import { eq, sql } from "drizzle-orm";
import { exposures } from "../../db/exposure-schema";
import type { Database, Queries } from "../../db/open";
import type { TestVersion } from "../catalogue";
import { createSingleFlight } from "../single-flight";
import { createExposureLedger, type ExposureLedger } from "./ledger";

/**
 * How often items were served. Each process counts in memory and, on use, writes its changes at most once a second; the
 * statement returns the totals of all processes. Everything is read again once a minute.
 */
export interface Exposures {
  /** The ledger of a version of a test. */
  of(queries: Queries, test: TestVersion): Promise<ExposureLedger>;
  /** The same ledger if it has been read, else null. */
  cached(test: TestVersion): ExposureLedger | null;
  /** Writes the changes to the database. */
  write(): Promise<void>;
}

interface Kept {
  /** The test with its version. */
  readonly name: string;
  readonly menuId: string;
  /** Item ids by index in the test; `places` is the inverse. */
  readonly itemIds: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly ledger: ExposureLedger;
  readAt: number;
}

interface Counted {
  readonly student_group: string;
  readonly item_id: string;
  readonly times: number;
}

const writeEveryMs = 1_000;
const readEveryMs = 60_000;
const mostInUse = 200;

const nameOf = ({ menuId, version }: TestVersion): string => `${menuId}@${version}`;

function put({ places, ledger }: Kept, rows: readonly Counted[]): void {
  for (const { student_group: group, item_id: itemId, times } of rows) {
    const place = itemId === "" ? null : places.get(itemId);
    if (place !== undefined) ledger.set({ group, place, times });
  }
}

async function read(queries: Queries, kept: Kept): Promise<void> {
  const rows = await queries
    .select({ student_group: exposures.studentGroup, item_id: exposures.itemId, times: exposures.times })
    .from(exposures)
    .where(eq(exposures.menuId, kept.menuId));
  put(kept, rows);
}

async function writeChanges(queries: Queries, kept: Kept): Promise<void> {
  const changes = kept.ledger.take();
  if (changes.length === 0) return;
  const rows = changes.map(({ group, place, by }) => ({
    student_group: group,
    item_id: place === null ? "" : (kept.itemIds[place] ?? ""),
    times: by,
  }));
  try {
    const written = await queries.execute<Counted & Record<string, unknown>>(sql`
      insert into exposures (menu_id, student_group, item_id, times)
      select ${kept.menuId}, c.student_group, c.item_id, c.times
        from json_to_recordset(${JSON.stringify(rows)}::json) as c(student_group text, item_id text, times integer)
       order by c.student_group, c.item_id
      on conflict (menu_id, student_group, item_id)
      do update set times = greatest(0, exposures.times + excluded.times)
      returning student_group, item_id, times`);
    put(kept, written.rows);
  } catch (error) {
    for (const change of changes) kept.ledger.count(change);
    throw error;
  }
}

export function createExposures(db: Database, clock: () => number): Exposures {
  const known = new WeakMap<TestVersion, Kept>();
  const loadOnce = createSingleFlight<Kept>();
  /** By test and version. */
  const inUse = new Map<string, Kept>();
  let writtenAt = -Infinity;
  let writing: Promise<void> = Promise.resolve();

  async function open(queries: Queries, test: TestVersion): Promise<Kept> {
    const itemIds = [...test.items.keys()];
    const places = new Map(itemIds.map((itemId, place) => [itemId, place]));
    const ledger = createExposureLedger(itemIds.length);
    const kept: Kept = { name: nameOf(test), menuId: test.menuId, itemIds, places, ledger, readAt: clock() };
    await read(queries, kept);
    for (const change of inUse.get(nameOf(test))?.ledger.take() ?? []) kept.ledger.count(change);
    known.set(test, kept);
    return kept;
  }

  async function writeAll(): Promise<void> {
    writtenAt = clock();
    for (const kept of inUse.values()) {
      await writeChanges(db, kept);
      if (clock() - kept.readAt < readEveryMs) continue;
      kept.readAt = clock();
      await read(db, kept);
    }
    // all changes are written, so entries can be dropped: a version that is used again is added again
    for (const name of [...inUse.keys()].slice(0, -mostInUse)) inUse.delete(name);
  }

  const write = (): Promise<void> => {
    writing = writing.then(writeAll, writeAll);
    return writing;
  };

  const keptOf = async (queries: Queries, test: TestVersion): Promise<Kept> =>
    known.get(test) ?? loadOnce(queries, nameOf(test), () => open(queries, test));

  function ledgerInUse(kept: Kept): ExposureLedger {
    inUse.set(kept.name, kept);
    // changes that could not be written are written next time
    if (clock() - writtenAt >= writeEveryMs) write().catch(() => undefined);
    return kept.ledger;
  }

  return {
    write,
    of: async (queries, test) => ledgerInUse(await keptOf(queries, test)),
    cached: (test) => {
      const kept = known.get(test);
      return kept === undefined ? null : ledgerInUse(kept);
    },
  };
}
