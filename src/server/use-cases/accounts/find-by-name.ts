import { eq, or, sql } from "drizzle-orm";
import { foldName } from "../../../contract/validators/folding";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";

type User = typeof users.$inferSelect;

/**
 * The account for a user name as a person typed it: an exact match, or else the only account whose name differs just in
 * case or character width. null: there is none, or more than one.
 */
export async function findByName(queries: Queries, typed: string): Promise<User | null> {
  const alike = await queries
    .select()
    .from(users)
    .where(or(eq(users.username, typed), eq(sql`lower(${users.username})`, foldName(typed))));
  const exact = alike.find(({ username }) => username === typed);
  return exact ?? (alike.length === 1 ? alike[0] : null) ?? null;
}
