import { and, eq, lte, ne } from "drizzle-orm";
import type { z } from "zod";
import { showsScore } from "../../contract/item/scoring";
import { mostTerms, type GrowthRecord, type growthRecordInput } from "../../contract/report/growth";
import { growthBetween, projectionOf } from "../../psychometrics/scales/growth";
import { normTable, type NormSubject } from "../../psychometrics/scales/norms";
import { normOf } from "../../psychometrics/scales/rit";
import type { AttemptRow } from "../attempts/attempt";
import { attempts } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { currentSitting } from "./sitting/current";
import { areResultsHeld, isScoreShown } from "./sitting/held-results";

type Term = GrowthRecord["terms"][number];

/** Maximum number of attempts, newest first, that are searched for terms. */
const mostSittings = 200;

export const isNormSubject = (subject: string): subject is NormSubject => Object.hasOwn(normTable.curves, subject);

/** An attempt as a point of growth; null if it has no RIT or no norm. */
export function termOf(
  { attemptId, finishedAt, score, prior }: Pick<AttemptRow, "attemptId" | "finishedAt" | "score" | "prior">,
  subject: NormSubject,
): Term | null {
  if (finishedAt === null || prior === null || score?.unit !== "rit") return null;
  const { grade, season } = prior;
  if (grade === null) return null;
  return {
    attempt_id: attemptId,
    finished_at: finishedAt,
    grade,
    season,
    rit: score.value,
    band: [score.low, score.high],
    norm_mean: normOf(subject, grade, season).mean,
  };
}

/** The calendar year in which the school year of a moment began, in September. */
function schoolYearOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() - (date.getUTCMonth() < 8 ? 1 : 0);
}

/**
 * An earlier term with the grade of its school year: if an account's grade was not updated in time, earlier terms would
 * have too high a grade.
 */
export function inItsGrade(term: Term, own: Term, subject: NormSubject): Term {
  const years = schoolYearOf(own.finished_at) - schoolYearOf(term.finished_at);
  const grade = Math.max(0, Math.min(term.grade, own.grade - years));
  return grade === term.grade ? term : { ...term, grade, norm_mean: normOf(subject, grade, term.season).mean };
}

/** The last attempt of each term, oldest first. */
export function lastOfEach(latestFirst: readonly Term[]): Term[] {
  const known = new Map<string, Term>();
  for (const term of latestFirst) {
    const name = `${term.grade} ${term.season}`;
    if (!known.has(name)) known.set(name, term);
  }
  return [...known.values()].slice(0, mostTerms).toReversed();
}

async function earlierTerms(
  deps: Dependencies,
  { userId }: Caller,
  { finishedAt }: AttemptRow,
  subject: NormSubject,
): Promise<Term[]> {
  const rows = await deps.db.query.attempts.findMany({
    where: and(
      eq(attempts.userId, userId),
      eq(attempts.status, "finished"),
      ne(attempts.kind, "preview"),
      lte(attempts.finishedAt, finishedAt ?? 0),
      isScoreShown(deps.db),
    ),
    orderBy: (row, { desc }) => [desc(row.finishedAt), desc(row.attemptId)],
    limit: mostSittings,
  });
  const terms = await Promise.all(
    rows.map(async (row) => {
      if (row.score?.unit !== "rit") return null;
      const test = await deps.catalogue.test(deps.db, row.menuId, row.version);
      const isSame = test.definition.subject === subject && showsScore(test.definition.exam_info);
      return isSame ? termOf(row, subject) : null;
    }),
  );
  return terms.flatMap((term) => term ?? []);
}

/**
 * The growth of a student's RIT in the subject of an attempt, up to that attempt, and a projection for the next term.
 */
export async function growthRecord(
  deps: Dependencies,
  caller: Caller,
  { attempt_id }: z.output<typeof growthRecordInput>,
): Promise<GrowthRecord> {
  const { attempt, test } = await currentSitting(deps, caller, attempt_id);
  if (attempt.status !== "finished") throw new CallRefusal("notReleased");
  const { subject } = test.definition;
  const isShown = showsScore(test.definition.exam_info) && !(await areResultsHeld(deps.db, attempt));
  const own = isNormSubject(subject) && isShown ? termOf(attempt, subject) : null;
  if (own === null || !isNormSubject(subject)) return { subject, terms: [], growth: null, projection: null };
  const earlier = await earlierTerms(deps, caller, attempt, subject);
  const before = earlier.filter(({ attempt_id: id }) => id !== own.attempt_id);
  const terms = lastOfEach([own, ...before.map((term) => inItsGrade(term, own, subject))]);
  const last = terms.at(-2);
  const projected = projectionOf(subject, own.rit, own);
  return {
    subject,
    terms,
    growth: last === undefined ? null : growthBetween(subject, last, own),
    projection: projected && {
      ...projected,
      band: [...projected.band],
      norm_mean: normOf(subject, projected.grade, projected.season).mean,
    },
  };
}
