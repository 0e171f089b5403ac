import { and, eq, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TestOutline } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { formsInUse } from "../assignments/forms-in-use";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { heldTests } from "../sitting/held-results";
import { restingTests } from "../sitting/key-harvesting";
import { isReleasedToAll } from "../sitting/release";
import { isEndDue } from "../sitting/settle";

export interface TestVersionName {
  readonly menuId: string;
  readonly version: number;
}

export const nameOfVersion = ({ menuId, version }: TestVersionName): string => `${menuId}@${version}`;

/** The tests that the caller is sitting now. */
export async function underWay(queries: Queries, { userId }: Caller, now: number): Promise<Set<string>> {
  const open = await queries
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.status, "sitting")));
  return new Set(open.filter((row) => !isEndDue(row, now)).map(({ menuId }) => menuId));
}

/**
 * The versions whose results are withheld from the caller now: by policy, because of another sitting or an assignment,
 * or because their keys are withheld after skimming.
 */
export async function withheldAmong(
  deps: Dependencies,
  caller: Caller,
  versions: readonly TestVersionName[],
): Promise<{ readonly withheld: TestVersionName[]; readonly outlines: ReadonlyMap<string, TestOutline> }> {
  const now = deps.clock();
  const sat = await underWay(deps.db, caller, now);
  const resting = await restingTests(deps.db, caller.userId, now);
  const held = await heldTests(deps.db, caller.userId);
  const used = await formsInUse(deps.db, [...new Set(versions.map(({ menuId }) => menuId))], now);
  const isKeptIn = (menuId: string) => [sat, resting, held, used].some((tests) => tests.has(menuId));
  const found = await deps.catalogue.outlines(deps.db, versions);
  const withheld: TestVersionName[] = [];
  for (const test of found)
    if (isKeptIn(test.menuId) || !(await isReleasedToAll(deps.db, test, now))) withheld.push(test);
  return { withheld, outlines: new Map(found.map((test) => [nameOfVersion(test), test])) };
}

/** SQL condition: rows of these versions; undefined if there are none. */
export const ofVersions = (
  { menuId, version }: { readonly menuId: PgColumn; readonly version: PgColumn },
  versions: readonly TestVersionName[],
): SQL | undefined => or(...versions.map((one) => and(eq(menuId, one.menuId), eq(version, one.version))));
