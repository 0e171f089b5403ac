import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { questionPoolSchema } from "../../../contract/studio/blueprint-filling";
import { itemDrafts } from "../../db/studio-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { mayChange } from "./draft-row";
import { bankSkills, calibrationsOf } from "./pool-members";

const mostTags = 200;

/** What an author can draw from: the skills and tags of the own complete questions, and the skills of the bank. */
export async function questionPool(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
): Promise<z.output<typeof questionPoolSchema>> {
  const usable = and(mayChange(caller), isNull(itemDrafts.deletedAt), eq(itemDrafts.isComplete, true));
  const calibrated = await calibrationsOf(db, caller);
  const own = await db
    .select({
      subject: itemDrafts.subject,
      skill: itemDrafts.skill,
      ids: sql<string[]>`array_agg(${itemDrafts.draftId})`,
    })
    .from(itemDrafts)
    .where(usable)
    .groupBy(itemDrafts.subject, itemDrafts.skill)
    .orderBy(itemDrafts.subject, itemDrafts.skill);
  const tags = await db
    .select({ tag: sql<string>`unnest(${itemDrafts.tags})`.as("tag"), questions: sql<number>`count(*)::int` })
    .from(itemDrafts)
    .where(usable)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(mostTags);
  return {
    own: own.map(({ ids, ...named }) => ({
      ...named,
      questions: ids.length,
      calibrated: ids.filter((id) => calibrated.has(id)).length,
    })),
    bank: await bankSkills(db),
    tags,
  };
}
