import { and, asc, eq, or, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Family } from "../../contract/families";
import type { Irt, ItemBody } from "../../contract/item/item";
import type { Queries } from "../db/open";
import { items, testItems, tests } from "../db/schema";
import type { TestDefinition } from "../db/shapes";
import { createSingleFlight } from "./single-flight";

/** An item without its key: all that is needed to serve it. */
export interface TestItem {
  readonly itemId: string;
  readonly stage: string;
  readonly subject: string;
  readonly area: string;
  readonly skill: string;
  readonly body: ItemBody;
  readonly irt: Irt | null;
  readonly expectedMs: number;
  readonly points: number;
  /** The item model that generated the item; null: it was written by itself. */
  readonly model: string | null;
  /** Position of the item, from 1, among those with the same stimulus; null if its source does not say. */
  readonly setOrder: number | null;
}

/** A version of a test without its items: all that a list needs. */
export interface TestOutline {
  readonly menuId: string;
  readonly version: number;
  readonly family: Family;
  readonly definition: TestDefinition;
}

export interface TestVersion extends TestOutline {
  /** By item id, in the order of the test. */
  readonly items: ReadonlyMap<string, TestItem>;
}

type Version = Pick<TestOutline, "menuId" | "version">;

/** Versions of tests, cached in memory since they never change. Throws for a version that does not exist. */
export interface Catalogue {
  test(queries: Queries, menuId: string, version: number): Promise<TestVersion>;
  /** The same version if it is in memory, else null. */
  cached(menuId: string, version: number): TestVersion | null;
  outline(queries: Queries, menuId: string, version: number): Promise<TestOutline>;
  /** In the order asked for; those not in memory are read in one statement. */
  outlines(queries: Queries, versions: readonly Version[]): Promise<TestOutline[]>;
}

export interface CatalogueBounds {
  /** Items of all cached versions together; a hundred take about a quarter of a megabyte. */
  readonly mostItems: number;
  readonly mostOutlines: number;
}

const usual: CatalogueBounds = { mostItems: 20_000, mostOutlines: 10_000 };

const nameOf = ({ menuId, version }: Version): string => `${menuId}@${version}`;

const loadOutlines = (queries: Queries, versions: readonly Version[]): Promise<TestOutline[]> =>
  queries
    .select({ menuId: tests.menuId, version: tests.version, family: tests.family, definition: tests.definition })
    .from(tests)
    .where(or(...versions.map(({ menuId, version }) => and(eq(tests.menuId, menuId), eq(tests.version, version)))));

const loadItems = async (queries: Queries, { menuId, version }: Version): Promise<TestVersion["items"]> => {
  const rows = await queries
    .select({
      itemId: items.itemId,
      stage: testItems.stage,
      subject: items.subject,
      area: items.area,
      skill: items.skill,
      body: items.body,
      irt: sql<Irt | null>`coalesce(${testItems.irt}, ${items.irt})`,
      expectedMs: sql<number>`coalesce(${testItems.expectedMs}, ${items.expectedMs})`,
      points: items.points,
      model: sql<string | null>`case when ${items.source}->>'kind' = 'model' then ${items.source}->>'name' end`,
      setOrder: sql<number | null>`substring(${items.source}->>'ref' from ':([0-9]{1,4})$')::int`,
    })
    .from(testItems)
    .innerJoin(items, eq(items.itemId, testItems.itemId))
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
    .orderBy(asc(testItems.position));
  return new Map(rows.map((row) => [row.itemId, row]));
};

/** Caches the outlines of many versions, and the items of the versions used last. */
export function createCatalogue(bounds: Partial<CatalogueBounds> = {}): Catalogue {
  const { mostItems, mostOutlines } = { ...usual, ...bounds };
  const outlines = new LRUCache<string, TestOutline>({ max: mostOutlines });
  const whole = new LRUCache<string, TestVersion>({
    maxSize: mostItems,
    // a test larger than the whole cache is cached nevertheless, alone
    sizeCalculation: ({ items: { size } }) => Math.min(Math.max(1, size), mostItems),
  });
  const loadOnce = createSingleFlight<TestVersion>();

  const outlinesOf: Catalogue["outlines"] = async (queries, versions) => {
    const asked = new Map(versions.map((one) => [nameOf(one), one]));
    const found = new Map([...asked.keys()].map((name) => [name, outlines.get(name)]));
    const missing = [...asked].flatMap(([name, one]) => (found.get(name) === undefined ? [one] : []));
    for (const outline of missing.length === 0 ? [] : await loadOutlines(queries, missing)) {
      outlines.set(nameOf(outline), outline);
      found.set(nameOf(outline), outline);
    }
    return versions.map((one) => {
      const outline = found.get(nameOf(one));
      if (outline === undefined) throw new Error(`no version ${one.version} of test ${one.menuId}`);
      return outline;
    });
  };

  const outline: Catalogue["outline"] = async (queries, menuId, version) => {
    const [found] = await outlinesOf(queries, [{ menuId, version }]);
    if (found === undefined) throw new Error(`no version ${version} of test ${menuId}`);
    return found;
  };

  async function load(queries: Queries, asked: Version): Promise<TestVersion> {
    const found = await outline(queries, asked.menuId, asked.version);
    const test = { ...found, items: await loadItems(queries, asked) };
    whole.set(nameOf(asked), test);
    return test;
  }

  return {
    cached: (menuId, version) => whole.get(nameOf({ menuId, version })) ?? null,
    test: async (queries, menuId, version) =>
      whole.get(nameOf({ menuId, version })) ??
      loadOnce(queries, nameOf({ menuId, version }), () => load(queries, { menuId, version })),
    outline,
    outlines: outlinesOf,
  };
}
