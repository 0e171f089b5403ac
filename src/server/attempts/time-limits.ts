import { sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import type { TestDefinition } from "../db/shapes";
import { placeholder, statement } from "../db/statement";
import { timeCredits } from "../db/time-credits-schema";
import { testLimitFor } from "./accommodated";
import type { AttemptRow } from "./attempt";
import { sectionsIn } from "./sections";

/** Time given to a sitting beside its limit. */
export type Credit = Pick<typeof timeCredits.$inferSelect, "stage" | "ms" | "givenAt">;

const creditsStatement = statement<Credit, "attemptId">(
  "credits_of_sitting",
  () => sql`
  select ${timeCredits.stage} as "stage", ${timeCredits.ms} as "ms", ${timeCredits.givenAt} as "givenAt"
  from ${timeCredits} where ${timeCredits.attemptId} = ${placeholder("attemptId")}`,
);

export const creditsOf = (queries: Queries, attemptId: string): Promise<Credit[]> =>
  creditsStatement(queries, { attemptId });

const sumOf = (credits: readonly Credit[]): number => credits.reduce((sum, { ms }) => sum + ms, 0);

/**
 * The end of a whole sitting: start + limit × accommodation + all credits, never later than it closes; null: untimed.
 */
export function deadlineOf(
  definition: TestDefinition,
  { startedAt, accommodation, closesAt }: Pick<AttemptRow, "startedAt" | "accommodation" | "closesAt">,
  credits: readonly Credit[],
): number | null {
  const limit = testLimitFor(definition, accommodation);
  return limit === null ? null : Math.min(startedAt + limit + sumOf(credits), closesAt ?? Infinity);
}

/**
 * The end of a section by the same rule, with the credits that were given to it and those that were given to the whole
 * test while it was under way; never later than the test's. null: it has no limit of its own.
 */
export function stageDeadlineOf(
  definition: TestDefinition,
  { deadline, ...sitting }: Pick<AttemptRow, "deadline" | "accommodation" | "mode">,
  { stage, begunAt }: { readonly stage: string; readonly begunAt: number },
  credits: readonly Credit[],
): number | null {
  const section = sectionsIn(definition, sitting).find((one) => one.stage === stage);
  const limit = section?.time_limit_ms ?? null;
  if (limit === null) return null;
  const own = credits.filter(
    (credit) => credit.stage === stage || (credit.stage === null && credit.givenAt >= begunAt),
  );
  const end = begunAt + limit + sumOf(own);
  return deadline === null ? end : Math.min(end, deadline);
}
