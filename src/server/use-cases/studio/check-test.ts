import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { testCheckOutput, TestFinding, testVersionInput } from "../../../contract/studio/studio-tests";
import { languagesOf } from "../../../items/authoring/draft-texts";
import { finishDraft } from "../../../items/authoring/finish-draft";
import { draftFindings } from "../../../items/authoring/reasons";
import { testFindings, type TestFindingCode } from "../../../items/authoring/test-findings";
import type { Queries } from "../../db/open";
import type { FoundInTest } from "../../db/shapes";
import { itemDrafts, testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { afterEvents, lockTest } from "./test-row";

/** A finding with its sentence in both languages. */
export const findingOf = (found: FoundInTest): TestFinding => ({
  ...found,
  sentence: Object.hasOwn(draftFindings, found.code)
    ? draftFindings[found.code as keyof typeof draftFindings]
    : testFindings[found.code as TestFindingCode],
});

type DraftsById = ReadonlyMap<string, DraftItem>;

/** The drafts of a test that the caller may use, by their ids. */
export async function draftsOf(queries: Queries, caller: Caller, definition: DraftTest): Promise<DraftsById> {
  const wanted = definition.sections.flatMap(({ items }) => items);
  if (wanted.length === 0) return new Map();
  const rows = await queries
    .select({ draftId: itemDrafts.draftId, draft: itemDrafts.draft, userId: itemDrafts.userId })
    .from(itemDrafts)
    .where(inArray(itemDrafts.draftId, wanted));
  return new Map(rows.filter(({ userId }) => userId === caller.userId).map(({ draftId, draft }) => [draftId, draft]));
}

const blocking = (code: TestFindingCode, more: Omit<FoundInTest, "severity" | "code"> = {}): FoundInTest => ({
  severity: "blocking",
  code,
  ...more,
});
const notice = (code: TestFindingCode, more: Omit<FoundInTest, "severity" | "code"> = {}): FoundInTest => ({
  severity: "notice",
  code,
  ...more,
});

const sectionFindings = ({ sections }: DraftTest, drafts: DraftsById): FoundInTest[] => {
  const seen = new Set<string>();
  return sections.flatMap(({ stage, items, draw }) => [
    ...(items.length === 0 ? [blocking("sectionEmpty", { stage })] : []),
    ...(draw !== undefined && draw > items.length ? [blocking("drawTooLarge", { stage, detail: String(draw) })] : []),
    ...items.flatMap((item_id): FoundInTest[] => {
      if (seen.has(item_id)) return [blocking("itemRepeated", { stage, item_id })];
      seen.add(item_id);
      const draft = drafts.get(item_id);
      if (draft === undefined) return [blocking("itemUnknown", { stage, item_id })];
      return finishDraft(draft, "draft", "").findings.map(({ code, detail }) => ({
        severity: "blocking",
        code,
        stage,
        item_id,
        ...(detail === undefined ? {} : { detail }),
      }));
    }),
  ]);
};

const timeFindings = ({ sections, policies }: DraftTest, drafts: DraftsById, now: number): FoundInTest[] => {
  const { time_limit_ms: limit, release } = policies;
  const clocks = sections.flatMap(({ time_limit_ms }) => time_limit_ms ?? []).reduce((sum, one) => sum + one, 0);
  const usual = sections
    .flatMap(({ items, draw = items.length }) => {
      const times = items.map((item_id) => drafts.get(item_id)?.expected_ms ?? 0);
      return times.map((ms) => (items.length === 0 ? 0 : (ms * Math.min(draw, items.length)) / items.length));
    })
    .reduce((sum, one) => sum + one, 0);
  return [
    ...(limit !== null && clocks > limit ? [blocking("sectionClocksLonger")] : []),
    ...(release.when === "after_close" && release.at <= now ? [blocking("releaseInThePast")] : []),
    ...(limit !== null && limit < usual / 2 ? [notice("timeShort")] : []),
  ];
};

const languageFindings = (drafts: DraftsById): FoundInTest[] => {
  const spoken = [...drafts.values()].map(({ body }): readonly Language[] => languagesOf(body.stem));
  const shared = (["zh", "en"] as const).filter((language) => spoken.every((list) => list.includes(language)));
  return spoken.length > 0 && shared.length === 0 ? [notice("translationMissing")] : [];
};

/** Everything that a check finds, in the order of the test. */
export const findingsOf = (definition: DraftTest, drafts: DraftsById, now: number): FoundInTest[] => [
  ...(languagesOf(definition.title).length === 0 ? [blocking("titleMissing")] : []),
  ...sectionFindings(definition, drafts),
  ...timeFindings(definition, drafts, now),
  ...languageFindings(drafts),
];

/** Checks a draft test as it stands and stores what was found. */
export const checkTest = (
  { db, clock }: Dependencies,
  caller: Caller,
  input: z.output<typeof testVersionInput>,
): Promise<z.output<typeof testCheckOutput>> =>
  inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const findings = findingsOf(row.definition, await draftsOf(tx, caller, row.definition), clock());
    const blockingCount = findings.filter(({ severity }) => severity === "blocking").length;
    const before = row.phase === "frozen" ? { ...row, phase: "drafting" as const } : row;
    const columns = afterEvents(before, [{ type: "check.started" }, { type: "check.ended", blocking: blockingCount }]);
    await tx
      .update(testDrafts)
      .set({ ...(row.phase === "frozen" ? {} : columns), findings })
      .where(eq(testDrafts.testId, row.testId));
    return { phase: row.phase === "frozen" ? row.phase : columns.phase, findings: findings.map(findingOf) };
  });
