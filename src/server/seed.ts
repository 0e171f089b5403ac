import { users } from "./db/accounts-schema";
import type { Database } from "./db/open";
import { inTransaction } from "./db/transaction";
import { newId } from "./identifiers";
import { draftOfShipped } from "./shipped/shipped-test";
import { mapMathematicsTest } from "./shipped/shipped-tests";
import { hashPassword } from "./use-cases/passwords";
import { publishTest } from "./use-cases/publish-test";

/** The accounts of a fresh installation, for trying it out. */
export const demoAccounts = [
  {
    username: "student",
    password: "student123",
    nickname: "Mia",
    grade: 5,
    admin: false,
    role: ["student"],
    type: 0,
  },
  {
    username: "teacher",
    password: "teacher123",
    nickname: "Ms Chen",
    grade: null,
    admin: false,
    role: ["teacher"],
    type: 1,
  },
  {
    username: "admin",
    password: "admin123",
    nickname: "Admin",
    grade: null,
    admin: true,
    role: ["admin"],
    type: 2,
  },
] as const;

/**
 * Fills a database that has no accounts yet; generated items are those of the salt. Answers false, and changes nothing,
 * where there are any accounts.
 */
export async function seed(db: Database, now: number, salt = ""): Promise<boolean> {
  const [anybody] = await db.select({ userId: users.userId }).from(users).limit(1);
  if (anybody !== undefined) return false;
  const accounts = await Promise.all(
    demoAccounts.map(async ({ password, role, ...account }) => ({
      ...account,
      userId: newId(),
      passwordHash: await hashPassword(password),
      role: [...role],
      permission: [],
      createdAt: now,
    })),
  );
  const mathematics = await draftOfShipped(mapMathematicsTest, salt);
  return inTransaction(db, async (tx) => {
    const made = await tx.insert(users).values(accounts).onConflictDoNothing().returning({ userId: users.userId });
    if (made.length === 0) return false;
    await publishTest(tx, mathematics, now);
    return true;
  });
}
