import { sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import type { TestDefinition } from "../db/shapes";
import { placeholder, statement } from "../db/statement";
import { timeCredits } from "../db/time-credits-schema";
import { testLimitFor } from "./accommodated";
import type { AttemptRow } from "./attempt";
import { sectionsIn } from "./sections";

/** Extra time that was given to a sitting. */
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
 * The deadline of a whole attempt: start + limit (with accommodation) + all credits, limited by its closing time; null:
 * untimed.
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
 * The deadline of a section: its opening + limit (with accommodation) + the credits given to it, and those given to the
 * whole test while it was under way; never later than the deadline of the test. null: it has no time limit of its own.
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
