import { and, asc, eq } from "drizzle-orm";
import type { Family } from "../../contract/families";
import type { Irt, ItemBody } from "../../contract/item";
import type { Queries } from "../db/open";
import { items, testItems, tests } from "../db/schema";
import type { TestDefinition } from "../db/shapes";

/** An item without its key: all that serving needs. */
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
}

export interface TestVersion {
  readonly menuId: string;
  readonly version: number;
  readonly family: Family;
  readonly definition: TestDefinition;
  /** By item id, in the order of the test. */
  readonly items: ReadonlyMap<string, TestItem>;
}

/** The stages of a test in their order. */
export const stagesOf = ({ definition }: TestVersion): string[] => definition.sections.map(({ stage }) => stage);

export interface Catalogue {
  /** A version of a test; it must exist. Versions never change, so they are kept in memory. */
  test(queries: Queries, menuId: string, version: number): Promise<TestVersion>;
}

const mostKept = 100;

async function load(queries: Queries, menuId: string, version: number): Promise<TestVersion> {
  const [test] = await queries
    .select({ family: tests.family, definition: tests.definition })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.version, version)));
  if (test === undefined) throw new Error(`no version ${version} of test ${menuId}`);
  const rows = await queries
    .select({
      itemId: items.itemId,
      stage: testItems.stage,
      subject: items.subject,
      area: items.area,
      skill: items.skill,
      body: items.body,
      irt: items.irt,
      expectedMs: items.expectedMs,
      points: items.points,
    })
    .from(testItems)
    .innerJoin(items, eq(items.itemId, testItems.itemId))
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
    .orderBy(asc(testItems.position));
  return { menuId, version, ...test, items: new Map(rows.map((row) => [row.itemId, row])) };
}

export function createCatalogue(): Catalogue {
  const kept = new Map<string, TestVersion>();
  return {
    test: async (queries, menuId, version) => {
      const name = `${menuId}@${version}`;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const test = await load(queries, menuId, version);
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(name, test);
      return test;
    },
  };
}
