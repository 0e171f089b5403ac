import { desc, eq, sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { placeholder, statement } from "../db/statement";
import { accommodations } from "../db/student-schema";
import type { Terms } from "./accommodated";
import { isOfGuest, type Owner } from "./owner";

export type AccommodationRow = typeof accommodations.$inferSelect;

/** All versions of a student's accommodation, newest first. */
export const accommodationsOf = (queries: Queries, userId: string): Promise<AccommodationRow[]> =>
  queries.select().from(accommodations).where(eq(accommodations.userId, userId)).orderBy(desc(accommodations.version));

/** Whether an accommodation is still in force. */
export const isInForce = ({ until }: Pick<AccommodationRow, "until">, now: number): boolean =>
  until === null || now < until;

const newestStatement = statement<Pick<AccommodationRow, "terms" | "until">, "userId">(
  "newest_accommodation",
  () => sql`
  select ${accommodations.terms} as "terms", ${accommodations.until} as "until"
  from ${accommodations} where ${accommodations.userId} = ${placeholder("userId")}
  order by ${accommodations.version} desc limit 1`,
);

/** A student's accommodation in force now; null: none. */
export async function termsOf(queries: Queries, userId: string, now: number): Promise<Terms> {
  const [newest] = await newestStatement(queries, { userId });
  return newest !== undefined && isInForce(newest, now) ? newest.terms : null;
}

/** The caller's accommodation in force now; always null for guests, who have no record. */
export const myTerms = async (queries: Queries, owner: Owner, now: number): Promise<Terms> =>
  isOfGuest(owner) ? null : termsOf(queries, owner.userId, now);
