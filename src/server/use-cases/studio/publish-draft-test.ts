import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { publishedTestSchema, testVersionInput } from "../../../contract/studio/studio-tests";
import { toContent } from "../../../items/content/content";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";
import type { TestDefinition } from "../../db/shapes";
import { itemDrafts, testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { publishTest } from "../publish-test";
import type { TestDraft } from "../publishing/draft";
import { PublishingFault } from "../publishing/publishing-fault";
import { draftsOf, findingOf, findingsOf } from "./check-test";
import { revisionOf } from "./ready-item";
import { afterEvents, lockTest } from "./test-row";

const countOf = ({ draw, items: list }: DraftTest["sections"][number]): number =>
  Math.min(draw ?? list.length, list.length);

/** The definition of an edition, without its items. */
export const definitionOf = ({ title, measures, subject, sections, policies }: DraftTest): TestDefinition => {
  const { time_limit_ms, attempts, release, tools, late } = policies;
  const infos = sections.map((section) => ({
    stage: section.stage,
    title: section.title,
    ...(section.directions === undefined ? {} : { directions: toContent(section.directions) }),
    items: countOf(section),
    time_limit_ms: section.time_limit_ms ?? (sections.length === 1 ? time_limit_ms : null),
    tools,
  }));
  const rules = sections.flatMap(({ stage, draw, shuffle, items: list }) => {
    const rule = {
      ...(draw !== undefined && draw < list.length ? { draw } : {}),
      ...(shuffle ? { shuffle } : {}),
    };
    return Object.keys(rule).length === 0 ? [] : [[stage, rule] as const];
  });
  const isTimed = time_limit_ms !== null || infos.some((info) => info.time_limit_ms !== null);
  return {
    title,
    measures: measures ?? { en: "Questions of your teacher", zh: "老师的题目" },
    subject,
    exam_info: {
      type: 0,
      extract_question_logic: 0,
      extract_question_number: infos.reduce((sum, info) => sum + info.items, 0),
      scoring_method: 1,
      correct_rate_method: 0,
    },
    modes: [],
    time_limit_ms,
    sections: infos,
    ...(rules.length === 0 ? {} : { section_rules: Object.fromEntries(rules) }),
    rules: [
      ...(isTimed ? (["timed", "clockKeepsRunning"] as const) : (["untimed"] as const)),
      "freeMovement",
      "markForReview",
      ...(tools.includes("eliminator") ? (["eliminator"] as const) : []),
      "checkBeforeSubmit",
      "resumable",
      "blankIsWrong",
      "practiceEstimate",
    ],
    start_levels: [],
    late_policy: late,
    attempt_limit: attempts,
    release,
  };
};

/** The items of a test's drafts as they stand, by draft; revisions are made where there is none yet. */
async function itemsOf(
  tx: Queries,
  draftIds: readonly string[],
  stamp: { readonly ids: () => string; readonly now: number },
): Promise<ReadonlyMap<string, Item>> {
  const rows = await tx
    .select()
    .from(itemDrafts)
    .where(inArray(itemDrafts.draftId, [...draftIds]))
    // in one order, so that two publications do not wait for each other
    .orderBy(asc(itemDrafts.draftId))
    .for("update");
  const made = new Map<string, string>();
  for (const row of rows) made.set(row.draftId, (await revisionOf(tx, row, stamp)).itemId);
  const bank = await tx
    .select()
    .from(items)
    .where(inArray(items.itemId, [...made.values()]));
  const byItem = new Map(bank.map((row) => [row.itemId, bankItem(row)]));
  return new Map(
    [...made].flatMap(([draftId, itemId]) => {
      const item = byItem.get(itemId);
      return item === undefined ? [] : [[draftId, item] as const];
    }),
  );
}

const bankItem = (row: typeof items.$inferSelect): Item => ({
  item_id: row.itemId,
  family: row.family,
  subject: row.subject,
  area: row.area,
  skill: row.skill,
  body: row.body,
  key: row.key,
  ...(row.explanation === null ? {} : { explanation: row.explanation }),
  ...(row.mistakes === null ? {} : { mistakes: row.mistakes }),
  ...(row.explanationVideo === null ? {} : { explanation_video: row.explanationVideo }),
  ...(row.transcript === null ? {} : { transcript: row.transcript }),
  ...(row.irt === null ? {} : { irt: row.irt }),
  expected_ms: row.expectedMs,
  points: row.points,
  source: row.source,
});

const storeEdition = async (tx: Queries, draft: TestDraft, now: number, version: number): Promise<void> => {
  try {
    await publishTest(tx, draft, now, version);
  } catch (error) {
    throw error instanceof PublishingFault ? new CallRefusal("testUnfit", { why: error.message }) : error;
  }
};

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
    const findings = findingsOf(definition, await draftsOf(tx, caller, definition), now);
    const blocking = findings.filter(({ severity }) => severity === "blocking");
    if (blocking.length > 0) throw new CallRefusal("testHasFindings", { findings: findings.map(findingOf) });
    const columns = afterEvents({ ...row, phase: "drafting" }, [
      { type: "check.started" },
      { type: "check.ended", blocking: 0 },
      { type: "forecast.made" },
      { type: "edition.published" },
    ]);
    const byDraft = await itemsOf(
      tx,
      definition.sections.flatMap(({ items: list }) => list),
      { ids, now },
    );
    const inSection = (list: readonly string[]): Item[] => list.flatMap((draftId) => byDraft.get(draftId) ?? []);
    await storeEdition(
      tx,
      {
        menuId: testId,
        family: "custom",
        definition: definitionOf(definition),
        sourceDigest: null,
        items: definition.sections.flatMap(({ items: list }) => inSection(list)),
        sectionItems: Object.fromEntries(
          definition.sections.map(({ stage, items: list }) => [stage, inSection(list).map(({ item_id }) => item_id)]),
        ),
      },
      now,
      columns.edition,
    );
    await tx
      .update(testDrafts)
      .set({ ...columns, findings })
      .where(and(eq(testDrafts.testId, testId)));
    return { menu_id: testId, version: columns.edition };
  });
