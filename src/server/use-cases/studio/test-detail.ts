import { and, desc, eq, inArray, min, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { studioLimits } from "../../../contract/studio/studio-items";
import type {
  DraftTestDetail,
  studioTestInput,
  studioTestsInput,
  studioTestsOutput,
} from "../../../contract/studio/studio-tests";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { testDrafts, testDraftVersions } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findingOf } from "./check-test";
import { forecastOf } from "./test-forecast";
import { findTest, inPhase, type TestRow } from "./test-row";

async function earlierVersion(queries: Queries, { testId }: TestRow, version: number) {
  const [row] = await queries
    .select()
    .from(testDraftVersions)
    .where(and(eq(testDraftVersions.testId, testId), eq(testDraftVersions.version, version)));
  if (row === undefined) throw new CallRefusal("testDraftUnknown");
  return { definition: row.definition, savedAt: row.savedAt };
}

/** A draft test as it stands, or an earlier version of it, with the findings of its last check. */
export async function testDetailOf(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { test_id: testId, version }: z.output<typeof studioTestInput>,
): Promise<DraftTestDetail> {
  const row = await findTest(db, caller, testId);
  const { definition, savedAt } =
    version === undefined || version === row.version
      ? { definition: row.definition, savedAt: row.touchedAt }
      : await earlierVersion(db, row, version);
  const { forecast, simulated } = await forecastOf(db, testId, version ?? row.version);
  const [first] = await db
    .select({ earliest: min(testDraftVersions.version) })
    .from(testDraftVersions)
    .where(eq(testDraftVersions.testId, testId));
  return {
    test_id: testId,
    version: version ?? row.version,
    definition,
    phase: row.phase,
    edition: row.edition,
    findings: row.findings.map(findingOf),
    forecast,
    simulated,
    saved_at: savedAt,
    earliest: first?.earliest ?? row.version,
  };
}

async function attemptsByTest(queries: Queries, testIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (testIds.length === 0) return new Map();
  const rows = await queries
    .select({ menuId: attempts.menuId, count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(inArray(attempts.menuId, [...testIds]), ne(attempts.kind, "preview")))
    .groupBy(attempts.menuId);
  return new Map(rows.map(({ menuId, count }) => [menuId, count]));
}

const questionsIn = (definition: DraftTest): number => {
  if (definition.kind === "adaptive") return definition.length.most;
  if (definition.kind === "fixed") return definition.sections.reduce((sum, { items }) => sum + items.length, 0);
  return definition.sections.reduce((sum, { lines }) => sum + lines.reduce((own, { count }) => own + count, 0), 0);
};

/** The caller's tests, the last changed first. */
export async function testList(
  { db }: Pick<Dependencies, "db">,
  { userId }: Caller,
  { page }: z.output<typeof studioTestsInput>,
): Promise<z.output<typeof studioTestsOutput>> {
  const own = eq(testDrafts.userId, userId);
  const stored = await db
    .select()
    .from(testDrafts)
    .where(own)
    .orderBy(desc(testDrafts.touchedAt), desc(testDrafts.testId))
    .limit(studioLimits.page)
    .offset((page - 1) * studioLimits.page);
  const rows = await inPhase(db, stored);
  const sat = await attemptsByTest(
    db,
    rows.map(({ testId }) => testId),
  );
  return {
    tests: rows.map(({ testId, version, definition, phase, edition, blocking, touchedAt }) => ({
      test_id: testId,
      version,
      title: definition.title,
      kind: definition.kind,
      phase,
      questions: questionsIn(definition),
      edition,
      blocking,
      attempts: sat.get(testId) ?? 0,
      touched_at: touchedAt,
    })),
    total: await db.$count(testDrafts, own),
  };
}
