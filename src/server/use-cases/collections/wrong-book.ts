import { and, count, desc, eq, inArray, isNotNull, isNull, not } from "drizzle-orm";
import type { z } from "zod";
import {
  collectionPage,
  type deleteWrongBookInput,
  type setWrongCauseInput,
  type wrongBookInput,
  type wrongBookOutput,
} from "../../../contract/collections";
import { wrongBook } from "../../db/collections-schema";
import { items } from "../../db/schema";
import { CallRefusal } from "../../refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { nameOfVersion, ofVersions, withheldAmong } from "./withheld";

/** The caller's entries as far as they may be told of: nothing of tests whose results are held back. */
async function openEntries(deps: Dependencies, caller: Caller) {
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

/** What went wrong in the caller's sittings, newest first. */
export async function wrongBookList(
  deps: Dependencies,
  caller: Caller,
  { page, family, skill, cause }: z.output<typeof wrongBookInput>,
): Promise<z.input<typeof wrongBookOutput>> {
  const { open, outlines } = await openEntries(deps, caller);
  const wanted = and(
    open,
    isNull(wrongBook.deletedAt),
    family === undefined ? undefined : eq(wrongBook.family, family),
    skill === undefined ? undefined : eq(wrongBook.skill, skill),
    cause === undefined ? undefined : eq(wrongBook.cause, cause),
  );
  const [sum] = await deps.db.select({ total: count() }).from(wrongBook).where(wanted);
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
        item: { subject, area, skill: entry.skill, stem: body.stem },
        mark: entry.mark,
        cause: entry.cause,
        times: entry.times,
        added_at: entry.addedAt,
      },
    ];
  });
  return { list, total: sum?.total ?? 0, page, page_size: collectionPage };
}

/** Notes why an answer was wrong, as its owner sees it. */
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

/** Takes entries out of the book, or puts back what was taken out. */
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
