import { eq } from "drizzle-orm";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { users } from "../../db/schema";
import type { AttemptRow } from "../../sitting/attempt";
import { isGuest, type Principal } from "../caller";

/** How the student of a sitting is called; empty where there is no name, or a guest looks at somebody else's result. */
export async function studentName(
  queries: Queries,
  { userId, guestId }: Pick<AttemptRow, "userId" | "guestId">,
  reader: Principal,
): Promise<string> {
  if (userId !== null) {
    if (isGuest(reader)) return "";
    const [row] = await queries.select({ name: users.nickname }).from(users).where(eq(users.userId, userId));
    return row?.name ?? "";
  }
  const [row] = await queries
    .select({ name: guests.name })
    .from(guests)
    .where(eq(guests.guestId, guestId ?? ""));
  return row?.name ?? "";
}
