import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, not, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import {
  collectionPage,
  type deleteWrongBookInput,
  type setWrongCauseInput,
  type wrongBookInput,
  type wrongBookOutput,
} from "../../../contract/practice/collections";
import { skillTitle } from "../../../items/catalogue";
import { wrongBook } from "../../db/collections-schema";
import { items } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { zoneOf } from "../days";
import type { Dependencies } from "../dependencies";
import { endOfToday, isDueNow } from "../practice/schedule";
import { nameOfVersion, ofVersions, withheldAmong } from "./withheld-versions";

/** The caller's entries in the wrong-answer book, without those of tests whose results are withheld. */
export async function openEntries(deps: Dependencies, caller: Caller) {
  const own = eq(wrongBook.userId, caller.userId);
  const versions = await deps.db
    .select({ menuId: wrongBook.menuId, version: wrongBook.version })
    .from(wrongBook)
    .where(own)
    .groupBy(wrongBook.menuId, wrongBook.version);
  const { withheld, outlines } = await withheldAmong(deps, caller, versions);
  const heldBack = ofVersions(wrongBook, withheld);
  return { open: and(own, heldBack === undefined ? undefined : not(heldBack)), outlines };
}

/** SQL condition: entries that are due for repetition before a moment, such as the end of today. */
export const dueBefore = (moment: number): SQL | undefined =>
  and(isNull(wrongBook.masteredAt), or(isNull(wrongBook.dueAt), lt(wrongBook.dueAt, moment)));

const inState = (state: z.output<typeof wrongBookInput>["state"], tonight: number): SQL | undefined => {
  switch (state) {
    case "open":
      return isNull(wrongBook.masteredAt);
    case "due":
      return dueBefore(tonight);
    case "mastered":
      return isNotNull(wrongBook.masteredAt);
    case "all":
      return undefined;
  }
};

async function skillsOf({ db }: Dependencies, there: SQL | undefined) {
  const rows = await db
    .select({ family: wrongBook.family, subject: items.subject, skill: wrongBook.skill, count: count() })
    .from(wrongBook)
    .innerJoin(items, eq(items.itemId, wrongBook.itemId))
    .where(there)
    .groupBy(wrongBook.family, items.subject, wrongBook.skill)
    .orderBy(asc(wrongBook.family), asc(wrongBook.skill));
  return rows.map(({ subject, ...row }) => ({ ...row, title: skillTitle(subject, row.skill) }));
}

/** A page of the caller's wrong-answer book, newest first. */
export async function wrongBookList(
  deps: Dependencies,
  caller: Caller,
  { page, family, skill, cause, state, time_zone: asked }: z.output<typeof wrongBookInput>,
): Promise<z.input<typeof wrongBookOutput>> {
  const { open, outlines } = await openEntries(deps, caller);
  const tonight = endOfToday(deps.clock(), zoneOf(asked, deps));
  const there = and(open, isNull(wrongBook.deletedAt));
  const wanted = and(
    there,
    inState(state, tonight),
    family === undefined ? undefined : eq(wrongBook.family, family),
    skill === undefined ? undefined : eq(wrongBook.skill, skill),
    cause === undefined ? undefined : eq(wrongBook.cause, cause),
  );
  const [sum] = await deps.db.select({ total: count() }).from(wrongBook).where(wanted);
  const due = await deps.db.$count(wrongBook, and(there, dueBefore(tonight)));
  const rows = await deps.db
    .select({ entry: wrongBook, subject: items.subject, area: items.area, body: items.body })
    .from(wrongBook)
    .innerJoin(items, eq(items.itemId, wrongBook.itemId))
    .where(wanted)
    .orderBy(desc(wrongBook.addedAt), wrongBook.itemId)
    .limit(collectionPage)
    .offset((page - 1) * collectionPage);
  const list = rows.flatMap(({ entry, subject, area, body }) => {
    const test = outlines.get(nameOfVersion(entry));
    if (test === undefined) return [];
    return [
      {
        exercise_id: entry.itemId,
        attempt_id: entry.attemptId,
        menu_id: entry.menuId,
        family: test.family,
        title: test.definition.title,
        item: { subject, area, skill: entry.skill, title: skillTitle(subject, entry.skill), stem: body.stem },
        mark: entry.mark,
        cause: entry.cause,
        times: entry.times,
        added_at: entry.addedAt,
        due_at: entry.dueAt,
        is_due: isDueNow(entry, tonight),
        streak: entry.streak,
        mastered_at: entry.masteredAt,
      },
    ];
  });
  const skills = await skillsOf(deps, there);
  return { list, total: sum?.total ?? 0, page, page_size: collectionPage, due, skills };
}

/** Stores the cause of a wrong answer, as judged by the student. */
export async function setWrongCause(
  deps: Dependencies,
  caller: Caller,
  { exercise_id: itemId, cause }: z.output<typeof setWrongCauseInput>,
): Promise<{ exercise_id: string; cause: typeof cause }> {
  const { open } = await openEntries(deps, caller);
  const changed = await deps.db
    .update(wrongBook)
    .set({ cause })
    .where(and(open, eq(wrongBook.itemId, itemId), isNull(wrongBook.deletedAt)))
    .returning({ itemId: wrongBook.itemId });
  if (changed.length === 0) throw new CallRefusal("itemNotServed");
  return { exercise_id: itemId, cause };
}

/** Removes entries from the book, or restores removed ones. */
export async function deleteWrongBook(
  deps: Dependencies,
  caller: Caller,
  { exercise_ids: asked, restore }: z.output<typeof deleteWrongBookInput>,
): Promise<{ exercise_ids: string[] }> {
  const { open } = await openEntries(deps, caller);
  const changed = await deps.db
    .update(wrongBook)
    .set({ deletedAt: restore ? null : deps.clock() })
    .where(
      and(
        open,
        inArray(wrongBook.itemId, asked),
        restore ? isNotNull(wrongBook.deletedAt) : isNull(wrongBook.deletedAt),
      ),
    )
    .returning({ itemId: wrongBook.itemId });
  const ids = new Set(changed.map(({ itemId }) => itemId));
  return { exercise_ids: [...new Set(asked)].filter((itemId) => ids.has(itemId)) };
}
