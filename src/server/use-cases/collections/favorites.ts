import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import {
  collectionPage,
  sittingPage,
  type favoriteRecordInput,
  type favoriteRecordOutput,
  type setFavoriteInput,
  type setFavoriteOutput,
} from "../../../contract/practice/collections";
import { skillTitle } from "../../../items/catalogue";
import { servedAtOf } from "../../attempts/attempt";
import { favorites } from "../../db/collections-schema";
import { attemptItems, items } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { currentAttempt } from "../sitting/current";
import { nameOfVersion, withheldAmong } from "./withheld-versions";

/** Adds an item of one of the caller's attempts to the favourites, with a note, or removes it; may be repeated. */
export async function setFavorite(
  deps: Dependencies,
  caller: Caller,
  { attempt_id: attemptId, exercise_id: itemId, favorite, note }: z.output<typeof setFavoriteInput>,
): Promise<z.input<typeof setFavoriteOutput>> {
  const { db, clock, catalogue } = deps;
  const attempt = await currentAttempt(deps, caller, attemptId);
  if ((await servedAtOf(db, attemptId, itemId)) === null) throw new CallRefusal("itemNotServed");
  // a preview leaves nothing behind
  if (attempt.kind === "preview") return { exercise_id: itemId, favorite: false, note: "" };
  if (!favorite) {
    await db.delete(favorites).where(and(eq(favorites.userId, caller.userId), eq(favorites.itemId, itemId)));
    return { exercise_id: itemId, favorite, note: "" };
  }
  const { menuId, version } = attempt;
  const { family } = await catalogue.outline(db, menuId, version);
  const place = { attemptId, menuId, version, family };
  const [kept] = await db
    .insert(favorites)
    .values({ userId: caller.userId, itemId, ...place, addedAt: clock(), note: note ?? "" })
    .onConflictDoUpdate({
      target: [favorites.userId, favorites.itemId],
      set: { ...place, ...(note === undefined ? {} : { note }) },
    })
    .returning({ note: favorites.note });
  return { exercise_id: itemId, favorite, note: kept?.note ?? "" };
}

/** A page of the caller's favourites, newest first. */
export async function favoriteRecord(
  deps: Dependencies,
  caller: Caller,
  { page, family, attempt_id: attemptId }: z.output<typeof favoriteRecordInput>,
): Promise<z.input<typeof favoriteRecordOutput>> {
  const size = attemptId === undefined ? collectionPage : sittingPage;
  const wanted = and(
    eq(favorites.userId, caller.userId),
    family === undefined ? undefined : eq(favorites.family, family),
    attemptId === undefined
      ? undefined
      : inArray(
          favorites.itemId,
          deps.db
            .select({ itemId: attemptItems.itemId })
            .from(attemptItems)
            .where(eq(attemptItems.attemptId, attemptId)),
        ),
  );
  const [sum] = await deps.db.select({ total: count() }).from(favorites).where(wanted);
  const rows = await deps.db
    .select({ entry: favorites, subject: items.subject, area: items.area, skill: items.skill, body: items.body })
    .from(favorites)
    .innerJoin(items, eq(items.itemId, favorites.itemId))
    .where(wanted)
    .orderBy(desc(favorites.addedAt), favorites.itemId)
    .limit(size)
    .offset((page - 1) * size);
  const { withheld, outlines } = await withheldAmong(
    deps,
    caller,
    rows.map(({ entry }) => entry),
  );
  const heldBack = new Set(withheld.map(nameOfVersion));
  const list = rows.flatMap(({ entry, subject, area, skill, body }) => {
    const test = outlines.get(nameOfVersion(entry));
    if (test === undefined) return [];
    return [
      {
        exercise_id: entry.itemId,
        attempt_id: entry.attemptId,
        menu_id: entry.menuId,
        family: test.family,
        title: test.definition.title,
        note: entry.note,
        added_at: entry.addedAt,
        item: heldBack.has(nameOfVersion(entry))
          ? null
          : { subject, area, skill, title: skillTitle(subject, skill), stem: body.stem },
      },
    ];
  });
  return { list, total: sum?.total ?? 0, page, page_size: size };
}
