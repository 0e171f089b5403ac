import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { testCheckOutput, TestFinding, testVersionInput } from "../../../contract/studio/studio-tests";
import { draftFindings } from "../../../items/authoring/reasons";
import { testFindings, type TestFindingCode } from "../../../items/authoring/test-findings";
import type { FoundInTest } from "../../db/shapes";
import { testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { checkedContent, digestOf, isOutdated } from "./checked-plan";
import { planTest } from "./plan-test";
import { findingsOf } from "./test-checks";
import { forgetOlderForecast } from "./test-forecast";
import { afterEvents, lockTest } from "./test-row";

/** A finding with its sentence in both languages. */
export const findingOf = (found: FoundInTest): TestFinding => ({
  ...found,
  sentence: Object.hasOwn(draftFindings, found.code)
    ? draftFindings[found.code as keyof typeof draftFindings]
    : testFindings[found.code as TestFindingCode],
});

/** Checks a draft test as it stands and stores what was found, with a digest of the questions that it has. */
export async function checkTest(
  { db, clock, reviewRule: ruleOf }: Dependencies,
  caller: Caller,
  input: z.output<typeof testVersionInput>,
): Promise<z.output<typeof testCheckOutput>> {
  const reviewRule = (await ruleOf?.()) ?? "none";
  return inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const plan = await planTest(tx, caller, row.definition, { testId: row.testId, reviewRule });
    const digest = digestOf(plan);
    const findings = findingsOf(plan, clock());
    const blockingCount = findings.filter(({ severity }) => severity === "blocking").length;
    await forgetOlderForecast(tx, row.testId, digest);
    const isPublished = row.phase === "frozen" && !isOutdated(row, digest);
    const columns = isPublished
      ? row
      : {
          ...afterEvents({ ...row, phase: "drafting" }, [
            { type: "check.started" },
            { type: "check.ended", blocking: blockingCount },
          ]),
          checked: checkedContent(row, digest),
        };
    const { phase, blocking, edition, checked } = columns;
    await tx
      .update(testDrafts)
      .set({ phase, blocking, edition, checked, findings })
      .where(eq(testDrafts.testId, row.testId));
    return { phase, findings: findings.map(findingOf) };
  });
}
