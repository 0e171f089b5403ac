import { and, desc, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { families } from "../../../contract/families";
import { showsScore } from "../../../contract/item/scoring";
import { mostPoints, type ProgressLine } from "../../../contract/report/progress";
import type { ScoreSummary } from "../../../contract/tests";
import type { TestOutline } from "../../attempts/catalogue";
import { attempts } from "../../db/schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { isScoreShown } from "../sitting/held-results";

interface Scored {
  readonly attemptId: string;
  readonly menuId: string;
  readonly version: number;
  readonly at: number;
  readonly score: ScoreSummary;
  readonly test: TestOutline;
}

/**
 * The line of a test. Percentages of different tests are not comparable; on a family's own scale, all its tests of a
 * subject form one line.
 */
const lineOf = ({ family, menuId, definition }: TestOutline): string =>
  `${family}.${families[family].scoreUnit === "percent" ? menuId : definition.subject}`;

/** The latest attempts at each test whose answers are all marked and scored, newest first. */
async function scoredSittings(deps: Dependencies, { userId }: Caller): Promise<Scored[]> {
  const ranked = deps.db.$with("ranked").as(
    deps.db
      .select({
        attemptId: attempts.attemptId,
        menuId: attempts.menuId,
        version: attempts.version,
        finishedAt: attempts.finishedAt,
        score: attempts.score,
        place: sql<number>`row_number() over (
          partition by ${attempts.menuId} order by ${attempts.finishedAt} desc, ${attempts.attemptId} desc
        )`.as("place"),
      })
      .from(attempts)
      .where(
        and(
          eq(attempts.userId, userId),
          eq(attempts.status, "finished"),
          ne(attempts.kind, "preview"),
          isNotNull(attempts.score),
          isNull(attempts.awaitingPoints),
          isScoreShown(deps.db),
        ),
      ),
  );
  const rows = await deps.db
    .with(ranked)
    .select()
    .from(ranked)
    .where(lte(ranked.place, mostPoints))
    .orderBy(desc(ranked.finishedAt), desc(ranked.attemptId));
  const outlines = await deps.catalogue.outlines(deps.db, rows);
  return rows.flatMap(({ finishedAt, score, place: _place, ...row }, index) => {
    const test = outlines[index];
    return test === undefined || score === null || finishedAt === null || !showsScore(test.definition.exam_info)
      ? []
      : [{ ...row, at: finishedAt, score, test }];
  });
}

/** Comparable attempts by line, newest first; lines are in the order of their latest attempts. */
export async function sittingsByLine(deps: Dependencies, caller: Caller): Promise<Map<string, readonly Scored[]>> {
  const lines = new Map<string, readonly Scored[]>();
  for (const sitting of await scoredSittings(deps, caller)) {
    const name = lineOf(sitting.test);
    const line = lines.get(name) ?? [];
    const isAlike = line[0] === undefined || line[0].score.unit === sitting.score.unit;
    if (isAlike && line.length < mostPoints) lines.set(name, [...line, sitting]);
  }
  return lines;
}

/** The scores of a person over time, by line. */
export async function linesOf(deps: Dependencies, caller: Caller): Promise<ProgressLine[]> {
  return [...(await sittingsByLine(deps, caller))].flatMap(([line, sittings]) => {
    const [latest] = sittings;
    if (latest === undefined) return [];
    const points = sittings.toReversed().map(({ attemptId, at, score: { value, low, high } }) => ({
      attempt_id: attemptId,
      at,
      value,
      band: [low, high] as [number, number],
    }));
    const { family, definition } = latest.test;
    return [{ line, family, title: definition.title, unit: latest.score.unit, points }];
  });
}
