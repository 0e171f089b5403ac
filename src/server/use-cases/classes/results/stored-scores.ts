import { eq, and, inArray, sql } from "drizzle-orm";
import type { Localized } from "../../../../contract/item/content";
import type { Descriptor, MapReport, Report, ScaledScore } from "../../../../contract/report/report";
import { attemptReports } from "../../../db/reports-schema";
import { attempts } from "../../../db/schema";
import { familyRules } from "../../../families/rules";
import { wholeReport } from "../../../families/stored-report";
import type { Dependencies } from "../../dependencies";
import type { ClassAttempt } from "./class-attempts";

type MapPart = Pick<MapReport, "estimate" | "areas" | "norm" | "grade" | "season" | "validity">;

/** The scores in a report, without what it says of each item. */
export type StoredScores =
  | ({ readonly kind: "map" } & MapPart)
  | { readonly kind: Exclude<Report["kind"], "map">; readonly scores: readonly ScaledScore[] };

/** A score on one scale of a report. */
export interface ReportScore extends Pick<ScaledScore, "scale" | "unit" | "value" | "band"> {
  readonly title: Localized;
  readonly percentile?: number | undefined;
  readonly stanine?: number | undefined;
  readonly benchmark?: number | undefined;
  readonly route?: string | undefined;
  readonly level?: string | undefined;
  readonly descriptor?: Descriptor | undefined;
}

function mapScores({ estimate, areas }: MapPart, title: Localized): ReportScore[] {
  if (estimate === null) return [];
  const { rit, band, percentile, descriptor } = estimate;
  const whole = { scale: null, title, unit: "rit" as const, value: rit, band };
  return [
    { ...whole, percentile: percentile ?? undefined, descriptor: descriptor ?? undefined },
    ...areas.map((area) => ({
      scale: area.area,
      title: area.title,
      unit: "rit" as const,
      value: area.rit,
      band: area.band,
      descriptor: area.descriptor ?? undefined,
    })),
  ];
}

/** The scores of a report, the whole test first. `title` names the whole test. */
export const scoresIn = (stored: StoredScores, title: Localized): ReportScore[] =>
  stored.kind === "map" ? mapScores(stored, title) : [...stored.scores];

const scoresField = sql<StoredScores>`json_build_object(
  'kind', ${attemptReports.report} -> 'kind', 'estimate', ${attemptReports.report} -> 'estimate',
  'areas', ${attemptReports.report} -> 'areas', 'norm', ${attemptReports.report} -> 'norm',
  'grade', ${attemptReports.report} -> 'grade', 'season', ${attemptReports.report} -> 'season',
  'validity', ${attemptReports.report} -> 'validity', 'scores', ${attemptReports.report} -> 'scores')`;

/**
 * The scores in the reports of attempts that were handed in, by attempt. Stored reports are read in one statement; one
 * that is missing or out of date is made anew.
 */
export async function storedScores(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  handedIn: readonly ClassAttempt[],
): Promise<ReadonlyMap<string, StoredScores>> {
  if (handedIn.length === 0) return new Map();
  const ids = handedIn.map(({ stored }) => stored.attempt_id);
  const rows = await db
    .select({ attempt: attempts, rule: attemptReports.rule, seq: attemptReports.seq, scores: scoresField })
    .from(attempts)
    .leftJoin(attemptReports, eq(attemptReports.attemptId, attempts.attemptId))
    .where(and(inArray(attempts.attemptId, ids), eq(attempts.status, "finished")));
  const found = new Map<string, StoredScores>();
  for (const { attempt, rule, seq, scores } of rows) {
    const test = await catalogue.test(db, attempt.menuId, attempt.version);
    const isPresent = rule === familyRules[test.family].scoring && seq !== null && seq >= attempt.lastSeq;
    const report = isPresent ? scores : await wholeReport(db, test, attempt);
    found.set(attempt.attemptId, report.kind === "map" ? report : { kind: report.kind, scores: report.scores ?? [] });
  }
  return found;
}
