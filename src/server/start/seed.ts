import { users } from "../db/accounts-schema";
import type { Database } from "../db/open";
import { inTransaction } from "../db/transaction";
import { draftOfShipped } from "../shipped/shipped-test";
import { mapMathematicsTest } from "../shipped/shipped-tests";
import { demoAccounts } from "../support/demo-accounts";
import { newId } from "../support/identifiers";
import { hashPassword } from "../use-cases/passwords";
import { publishTest } from "../use-cases/publish-test";
import type { TestDraft } from "../use-cases/publishing/draft";

/**
 * Fills a database that has no accounts yet; generated items depend on the salt. Returns false, and changes nothing,
 * where there are accounts. `make` makes the test with this salt.
 */
export async function seed(
  db: Database,
  now: number,
  salt = "",
  make: () => Promise<TestDraft> = () => draftOfShipped(mapMathematicsTest, salt),
): Promise<boolean> {
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
  const mathematics = await make();
  return inTransaction(db, async (tx) => {
    const made = await tx.insert(users).values(accounts).onConflictDoNothing().returning({ userId: users.userId });
    if (made.length === 0) return false;
    await publishTest(tx, mathematics, now);
    return true;
  });
}
