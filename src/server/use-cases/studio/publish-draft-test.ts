import { eq, max } from "drizzle-orm";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type { publishedTestSchema, testVersionInput } from "../../../contract/studio/studio-tests";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import type { FoundInTest } from "../../db/shapes";
import { testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { publishTest } from "../publish-test";
import type { TestDraft } from "../publishing/draft";
import { PublishingFault } from "../publishing/publishing-fault";
import { findingOf } from "./check-test";
import { definitionOf } from "./edition-definition";
import { itemsOfPlan, learnedParameters } from "./edition-items";
import { planTest, type PlannedTest } from "./plan-test";
import { findingsOf } from "./test-checks";
import { hasForecast } from "./test-forecast";
import { afterEvents, lockTest, type TestRow } from "./test-row";

const storeEdition = async (tx: Queries, draft: TestDraft, now: number, version: number): Promise<void> => {
  try {
    await publishTest(tx, draft, now, version);
  } catch (error) {
    throw error instanceof PublishingFault ? new CallRefusal("testUnfit", { why: error.message }) : error;
  }
};

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
  now: number,
): Promise<FoundInTest[]> {
  const findings = findingsOf(plan, now);
  const isKnown = plan.definition.kind !== "adaptive" || (await hasForecast(tx, row));
  return isKnown ? findings : [...findings, { severity: "blocking", code: "forecastMissing" }];
}

/**
 * Publishes a draft test exactly as it stands, as the next version of `tests`: it is checked, revisions are made of its
 * questions, and from then on neither changes. Throws `testHasFindings` with what the check found.
 */
export const publishDraftTest = (
  { db, clock, ids }: Dependencies,
  caller: Caller,
  input: z.output<typeof testVersionInput>,
): Promise<z.output<typeof publishedTestSchema>> =>
  inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const { definition, testId } = row;
    if (row.phase === "frozen") return { menu_id: testId, version: row.edition };
    const now = clock();
    const plan = await planTest(tx, caller, definition);
    const findings = await findingsForPublishing(tx, row, plan, now);
    if (findings.some(({ severity }) => severity === "blocking"))
      throw new CallRefusal("testHasFindings", { findings: findings.map(findingOf) });
    const edition = Math.max(row.edition, await newestVersion(tx, testId));
    const columns = afterEvents({ ...row, edition, phase: "drafting" }, [
      { type: "check.started" },
      { type: "check.ended", blocking: 0 },
      { type: "forecast.made" },
      { type: "edition.published" },
    ]);
    const byName = await itemsOfPlan(tx, plan, { ids, now });
    const inSection = (list: readonly string[]): Item[] => list.flatMap((name) => byName.get(name) ?? []);
    const learned = learnedParameters(plan, byName);
    await storeEdition(
      tx,
      {
        menuId: testId,
        family: "custom",
        definition: definitionOf(plan),
        sourceDigest: null,
        items: plan.sections
          .flatMap(({ items }) => inSection(items))
          .map((item) => (learned[item.item_id] === undefined ? item : { ...item, irt: learned[item.item_id] })),
        learned,
        ...(definition.kind === "adaptive"
          ? {}
          : {
              sectionItems: Object.fromEntries(
                plan.sections.map(({ stage, items }) => [stage, inSection(items).map(({ item_id }) => item_id)]),
              ),
            }),
      },
      now,
      columns.edition,
    );
    await tx
      .update(testDrafts)
      .set({ ...columns, findings })
      .where(eq(testDrafts.testId, testId));
    return { menu_id: testId, version: columns.edition };
  });
