import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { markNoticesInput } from "../../../contract/site/site-admin";
import type { Queries } from "../../db/open";
import { noticeMarks } from "../../db/site-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";

export interface Marks {
  readonly readUntil: number;
  readonly clearedUntil: number;
}

/** The times until which a person has read and cleared notices; -1: nothing yet. */
export async function marksOf(queries: Queries, { userId }: Pick<Caller, "userId">): Promise<Marks> {
  const [row] = await queries.select().from(noticeMarks).where(eq(noticeMarks.userId, userId));
  return row ?? { readUntil: -1, clearedUntil: -1 };
}

/** Moves a mark forward, never back, and at most to the present time. */
export async function markNotices(
  { db, clock }: Dependencies,
  { userId }: Caller,
  { mark, until: asked }: z.output<typeof markNoticesInput>,
): Promise<Record<string, never>> {
  const until = Math.min(asked, clock());
  const row = { userId, readUntil: until, clearedUntil: mark === "cleared" ? until : -1 };
  await db
    .insert(noticeMarks)
    .values(row)
    .onConflictDoUpdate({
      target: noticeMarks.userId,
      set: {
        readUntil: sql`greatest(${noticeMarks.readUntil}, ${row.readUntil})`,
        clearedUntil: sql`greatest(${noticeMarks.clearedUntil}, ${row.clearedUntil})`,
      },
    });
  return {};
}
