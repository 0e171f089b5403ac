import { eq, sql } from "drizzle-orm";
import type { ImportCounts } from "../../../contract/importing/importing";
import { importQuestions } from "../../db/imports-schema";
import type { Queries } from "../../db/open";

/** The number of questions of one test and section with one outcome. */
interface Group {
  readonly test: number;
  readonly section: number | null;
  readonly outcome: "exact" | "changed" | "refused";
  readonly leftOut: boolean;
  /** Whether there is an item of it. */
  readonly isItem: boolean;
  readonly count: number;
}

/** The questions of an import, counted. */
export const groupsOf = (queries: Queries, importId: string): Promise<Group[]> =>
  queries
    .select({
      test: importQuestions.test,
      section: importQuestions.section,
      outcome: importQuestions.outcome,
      leftOut: importQuestions.leftOut,
      isItem: sql<boolean>`${importQuestions.itemId} is not null`,
      count: sql<number>`count(*)::int`,
    })
    .from(importQuestions)
    .where(eq(importQuestions.importId, importId))
    .groupBy(
      importQuestions.test,
      importQuestions.section,
      importQuestions.outcome,
      importQuestions.leftOut,
      sql`${importQuestions.itemId} is not null`,
    );

const sumOf = (groups: readonly Group[], holds: (group: Group) => boolean): number =>
  groups.reduce((sum, group) => (holds(group) ? sum + group.count : sum), 0);

/** A left-out question counts under its outcome as well. */
export const countsOf = (groups: readonly Group[]): ImportCounts => ({
  coming: takenIn(groups),
  exact: sumOf(groups, ({ outcome }) => outcome === "exact"),
  changed: sumOf(groups, ({ outcome }) => outcome === "changed"),
  refused: sumOf(groups, ({ outcome }) => outcome === "refused"),
  left_out: sumOf(groups, ({ leftOut }) => leftOut),
});

/** The questions that come in. */
export const takenIn = (groups: readonly Group[]): number => sumOf(groups, ({ leftOut, isItem }) => isItem && !leftOut);
