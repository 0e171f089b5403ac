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
  /** Whether the questions are readable, so that there are items of them. */
  readonly isItem: boolean;
  readonly count: number;
}

/** The numbers of questions of an import by test, section, outcome and choice. */
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

/** The counts of an import; a left-out question also counts under its outcome. */
export const countsOf = (groups: readonly Group[]): ImportCounts => ({
  coming: takenIn(groups),
  exact: sumOf(groups, ({ outcome }) => outcome === "exact"),
  changed: sumOf(groups, ({ outcome }) => outcome === "changed"),
  refused: sumOf(groups, ({ outcome }) => outcome === "refused"),
  left_out: sumOf(groups, ({ leftOut }) => leftOut),
});

/** Number of questions that will be imported. */
export const takenIn = (groups: readonly Group[]): number => sumOf(groups, ({ leftOut, isItem }) => isItem && !leftOut);
