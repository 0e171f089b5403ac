import { and, count, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { favorites, wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { answers, attempts, items, testItems } from "../../db/schema";
import { formsInUse } from "../assignments/forms-in-use";
import type { Caller } from "../caller";
import { nameOfVersion, ofVersions, withheldAmong } from "../collections/withheld-versions";
import { dueBefore, openEntries } from "../collections/wrong-book";
import type { Dependencies } from "../dependencies";
import { isEndDue } from "../sitting/settle";
import { endOfToday } from "./schedule";

/**
 * SQL condition: items that are in none of the tests the caller is sitting now, nor in one that an assignment still
 * lets somebody begin; undefined if there are no such tests.
 */
async function underWay(queries: Queries, { userId }: Caller, now: number): Promise<SQL | undefined> {
  const open = await queries
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.status, "sitting"), ne(attempts.kind, "preview")));
  const versions = ofVersions(
    testItems,
    open.filter((row) => !isEndDue(row, now)),
  );
  const used = [...(await formsInUse(queries, null, now))];
  const closed = or(versions, used.length === 0 ? undefined : inArray(testItems.menuId, used));
  if (closed === undefined) return undefined;
  return notInArray(items.itemId, queries.select({ itemId: testItems.itemId }).from(testItems).where(closed));
}

/**
 * SQL conditions for items that the caller has met and may practise: released to the caller, and in none of the tests
 * they are sitting or an assignment keeps closed. `seen` is for queries on `answers`, `attempts` and `items`; `wrong`
 * and `due` for `wrongBook` and `items`; `favourite` for `favorites` and `items`. An entry is due from the beginning of
 * its day in `timeZone`.
 */
export async function knownItems(deps: Dependencies, caller: Caller, timeZone: string) {
  const { db } = deps;
  const now = deps.clock();
  const free = (await underWay(db, caller, now)) ?? sql`true`;
  const sat = and(eq(attempts.userId, caller.userId), eq(attempts.status, "finished"), ne(attempts.kind, "preview"));
  const versions = await db
    .selectDistinct({ menuId: attempts.menuId, version: attempts.version })
    .from(attempts)
    .where(sat);
  const { withheld, outlines } = await withheldAmong(deps, caller, versions);
  const heldBack = new Set(withheld.map(nameOfVersion));
  const open = [...outlines.values()].filter((test) => !heldBack.has(nameOfVersion(test)));
  const nothing = sql`false`;
  const { open: entries } = await openEntries(deps, caller);
  return {
    seen: and(sat, ofVersions(attempts, open) ?? nothing, free),
    wrong: and(entries, isNull(wrongBook.deletedAt), isNull(wrongBook.masteredAt)),
    due: and(entries, isNull(wrongBook.deletedAt), dueBefore(endOfToday(now, timeZone))),
    favourite: and(eq(favorites.userId, caller.userId), ofVersions(favorites, open) ?? nothing, free),
    free,
  };
}
export type KnownItems = Awaited<ReturnType<typeof knownItems>>;

const place = { family: items.family, subject: items.subject, skill: items.skill, count: count() } as const;

/** The number of items in each category, by skill. */
export async function knownBySkill({ db }: Dependencies, known: KnownItems) {
  const seen = await db
    .select({ ...place, count: sql<number>`count(distinct ${items.itemId})::int` })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .innerJoin(items, eq(items.itemId, answers.itemId))
    .where(known.seen)
    .groupBy(items.family, items.subject, items.skill);
  const entries = (wanted: SQL | undefined) =>
    db
      .select(place)
      .from(wrongBook)
      .innerJoin(items, eq(items.itemId, wrongBook.itemId))
      .where(wanted)
      .groupBy(items.family, items.subject, items.skill);
  const favourite = await db
    .select(place)
    .from(favorites)
    .innerJoin(items, eq(items.itemId, favorites.itemId))
    .where(known.favourite)
    .groupBy(items.family, items.subject, items.skill);
  return { seen, wrong: await entries(known.wrong), due: await entries(known.due), favourite };
}

/** Those of these items that may not be practised at the moment. */
export async function restingAmong(
  deps: Dependencies,
  caller: Caller,
  asked: readonly { readonly itemId: string; readonly attemptId: string }[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  const { db } = deps;
  const ids = asked.map(({ itemId }) => itemId);
  const sittings = await db
    .select({ attemptId: attempts.attemptId, menuId: attempts.menuId, version: attempts.version })
    .from(attempts)
    .where(
      inArray(
        attempts.attemptId,
        asked.map(({ attemptId }) => attemptId),
      ),
    );
  const { withheld } = await withheldAmong(deps, caller, sittings);
  const heldBack = new Set(withheld.map(nameOfVersion));
  const held = new Set(
    sittings.filter((sitting) => heldBack.has(nameOfVersion(sitting))).map(({ attemptId }) => attemptId),
  );
  const free = await db
    .select({ itemId: items.itemId })
    .from(items)
    .where(and(inArray(items.itemId, ids), await underWay(db, caller, deps.clock())));
  const freeIds = new Set(free.map(({ itemId }) => itemId));
  return new Set(
    asked.filter(({ itemId, attemptId }) => !freeIds.has(itemId) || held.has(attemptId)).map(({ itemId }) => itemId),
  );
}

/** SQL condition: items of the family, subject and skill of a choice. */
export const ofChoice = ({
  family,
  subject,
  skill,
}: {
  readonly family?: (typeof items.$inferSelect)["family"] | undefined;
  readonly subject?: string | undefined;
  readonly skill?: string | undefined;
}): SQL | undefined =>
  and(
    family === undefined ? undefined : eq(items.family, family),
    subject === undefined ? undefined : eq(items.subject, subject),
    skill === undefined ? undefined : eq(items.skill, skill),
  );
