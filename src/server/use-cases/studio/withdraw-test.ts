import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { withdrawnTestSchema } from "../../../contract/studio/studio-editions";
import type { testVersionInput } from "../../../contract/studio/studio-tests";
import { tests } from "../../db/schema";
import { testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { afterEvents, lockTest } from "./test-row";

/**
 * Takes a published test back: attempts at any of its editions can no longer begin, those under way go on. A draft that
 * was changed since stays in its phase. Repeating it changes nothing; throws `testDraftElsewhere` for a test that was
 * never published.
 */
export const withdrawTest = (
  { db, clock }: Dependencies,
  caller: Caller,
  input: z.output<typeof testVersionInput> & { readonly address: string },
): Promise<z.output<typeof withdrawnTestSchema>> =>
  inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const { testId, edition } = row;
    if (edition === 0) throw new CallRefusal("testDraftElsewhere");
    const open = await tx
      .update(tests)
      .set({ published: false })
      .where(and(eq(tests.menuId, testId), eq(tests.published, true)))
      .returning({ version: tests.version });
    if (open.length === 0) return { phase: row.phase, edition };
    const columns = row.phase === "frozen" ? afterEvents(row, [{ type: "edition.withdrawn" }]) : row;
    await tx.update(testDrafts).set({ phase: columns.phase }).where(eq(testDrafts.testId, testId));
    const facts = { test: testId, version: String(edition) };
    const { username: account } = caller;
    await writeAudit({ db: tx, clock }, { kind: "testWithdrawn", account, address: input.address, facts });
    return { phase: columns.phase, edition };
  });
