import { eq, max } from "drizzle-orm";
import type { z } from "zod";
import type { publishedTestSchema, testVersionInput } from "../../../contract/studio/studio-tests";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import type { FoundInTest } from "../../db/shapes";
import { testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { publishTest, type PublishedBy } from "../publish-test";
import type { TestDraft } from "../publishing/draft";
import { findingOf } from "./check-test";
import { checkedContent, digestOf, isOutdated } from "./checked-plan";
import { editionOf, itemsOfPlan } from "./edition-items";
import { planTest, type PlannedTest } from "./plan-test";
import { findingsOf } from "./test-checks";
import { currentForecast } from "./test-forecast";
import { afterEvents, lockTest, type TestRow } from "./test-row";
import { unfitOr } from "./unfit-test";

interface NewEdition {
  readonly draft: TestDraft;
  readonly version: number;
  readonly publisher: PublishedBy;
}

async function storeEdition(tx: Queries, { draft, version, publisher }: NewEdition, now: number): Promise<void> {
  try {
    if (!(await publishTest(tx, draft, now, version, publisher))) throw new CallRefusal("testDraftElsewhere");
  } catch (error) {
    throw unfitOr(error);
  }
}

/** The newest version of the test; a calibration of an edition writes one too. */
async function newestVersion(tx: Queries, testId: string): Promise<number> {
  const [row] = await tx
    .select({ newest: max(tests.version) })
    .from(tests)
    .where(eq(tests.menuId, testId));
  return row?.newest ?? 0;
}

/** An adaptive test is published with a forecast only: nothing else shows whether its rules lead to an end. */
async function findingsForPublishing(
  tx: Queries,
  row: TestRow,
  plan: PlannedTest,
  { digest, now }: { readonly digest: string; readonly now: number },
): Promise<FoundInTest[]> {
  const findings = findingsOf(plan, now);
  const isKnown = plan.definition.kind !== "adaptive" || (await currentForecast(tx, row, digest)) !== null;
  return isKnown ? findings : [...findings, { severity: "blocking", code: "forecastMissing" }];
}

/**
 * Publishes a draft test exactly as it stands, as the next version of `tests`: it is checked, revisions are made of its
 * questions, and from then on neither changes. Throws `testHasFindings` with what the check found, and
 * `testQuestionsChanged` with a fresh check where it would have other questions than were last checked.
 */
export async function publishDraftTest(
  { db, clock, ids, reviewRule: ruleOf }: Dependencies,
  caller: Caller,
  input: z.output<typeof testVersionInput> & { readonly address: string },
): Promise<z.output<typeof publishedTestSchema>> {
  const reviewRule = (await ruleOf?.()) ?? "none";
  return inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const { definition, testId } = row;
    const now = clock();
    const plan = await planTest(tx, caller, definition, { testId, reviewRule, isLocked: true });
    const digest = digestOf(plan);
    const isOther = row.phase !== "drafting" && isOutdated(row, digest);
    if (row.phase === "frozen" && !isOther) return { menu_id: testId, version: row.edition };
    const findings = isOther ? findingsOf(plan, now) : await findingsForPublishing(tx, row, plan, { digest, now });
    const named = { findings: findings.map(findingOf) };
    if (findings.some(({ severity }) => severity === "blocking")) throw new CallRefusal("testHasFindings", named);
    if (isOther) throw new CallRefusal("testQuestionsChanged", named);
    const edition = Math.max(row.edition, await newestVersion(tx, testId));
    const columns = afterEvents({ ...row, edition, phase: "drafting" }, [
      { type: "check.started" },
      { type: "check.ended", blocking: 0 },
      { type: "forecast.made" },
      { type: "edition.published" },
    ]);
    const { edition: version } = columns;
    const draft = editionOf(testId, plan, await itemsOfPlan(tx, plan, { ids, now }));
    const publisher = { account: caller.username, address: input.address };
    await storeEdition(tx, { draft, version, publisher }, now);
    await tx
      .update(testDrafts)
      .set({ ...columns, findings, checked: checkedContent(row, digest) })
      .where(eq(testDrafts.testId, testId));
    return { menu_id: testId, version };
  });
}
