import { and, eq, inArray, isNull } from "drizzle-orm";
import { sessions, users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { outsideSigns } from "../db/security-schema";
import { inTransaction } from "../db/transaction";
import { demoAccounts } from "../support/demo-accounts";
import type { Dependencies } from "./dependencies";
import { checkPassword } from "./passwords";

type Needed = Pick<Dependencies, "db" | "clock">;

/** The sign because of which the demo passwords do not work, and its time. */
export type OutsideSign = Pick<typeof outsideSigns.$inferSelect, "at" | "sign">;

const onlyRow = 1;
const nothing = async (): Promise<void> => undefined;
const unlimited = { enter: nothing, passed: nothing, failed: nothing };

/** The first sign that the site was reached from another machine; null: there was none. */
export async function firstOutsideSign({ db }: Pick<Needed, "db">): Promise<OutsideSign | null> {
  const [row] = await db.select({ at: outsideSigns.at, sign: outsideSigns.sign }).from(outsideSigns);
  return row ?? null;
}

/** The demo accounts that still have their public passwords. */
async function openAccounts({ db }: Pick<Needed, "db">): Promise<string[]> {
  const names = demoAccounts.map(({ username }) => username);
  const rows = await db
    .select({ userId: users.userId, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.username, names), eq(users.hasPassword, true)));
  const checked = await Promise.all(
    rows.map(async ({ userId, username, passwordHash }) => {
      const password = demoAccounts.find((account) => account.username === username)?.password ?? "";
      return (await checkPassword(passwordHash, password, unlimited)) ? [userId] : [];
    }),
  );
  return checked.flat();
}

const endSessionsOf = (tx: Queries, userIds: readonly string[], now: number): Promise<unknown> =>
  tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.revokedAt)));

/**
 * Records the first sign; from then on the demo passwords do not work, and their sessions end. Returns true if this was
 * the first sign.
 */
export async function closeDemo(deps: Needed, sign: string): Promise<boolean> {
  const { db, clock } = deps;
  if ((await firstOutsideSign(deps)) !== null) return false;
  const accounts = await openAccounts(deps);
  const isFirst = await inTransaction(db, async (tx) => {
    const written = await tx
      .insert(outsideSigns)
      .values({ id: onlyRow, at: clock(), sign })
      .onConflictDoNothing()
      .returning({ id: outsideSigns.id });
    if (written.length > 0 && accounts.length > 0) await endSessionsOf(tx, accounts, clock());
    return written.length > 0;
  });
  // sessions that began in the meantime, before the sign was recorded
  if (isFirst && accounts.length > 0) await endSessionsOf(db, accounts, clock());
  return isFirst;
}

/** Lets the demo passwords work again, until the next sign. */
export async function openDemo({ db }: Pick<Needed, "db">): Promise<void> {
  await db.delete(outsideSigns);
}
