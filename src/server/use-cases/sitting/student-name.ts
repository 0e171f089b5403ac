import { eq } from "drizzle-orm";
import { isOfGuest, type Owner } from "../../attempts/owner";
import { users } from "../../db/accounts-schema";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";

/** The display name of an attempt's student; empty for a guest who gave no name. */
export async function studentName(queries: Queries, owner: Owner): Promise<string> {
  const [row] = isOfGuest(owner)
    ? await queries.select({ name: guests.name }).from(guests).where(eq(guests.guestId, owner.guestId))
    : await queries.select({ name: users.nickname }).from(users).where(eq(users.userId, owner.userId));
  return row?.name ?? "";
}
