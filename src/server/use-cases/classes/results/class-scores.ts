import type { z } from "zod";
import type { ClassScale, ClassScores, resultsInput } from "../../../../contract/classes/class-results";
import { medianEstimate } from "../../../../psychometrics/item-analysis/median-estimate";
import { shareEstimate } from "../../../../psychometrics/item-analysis/share-estimate";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { classAttempts } from "./class-attempts";
import { classGrowth } from "./class-growth";
import { scoresIn, storedScores, type ReportScore, type StoredScores } from "./stored-scores";
import { taughtAssignment } from "./taught-assignment";

type Scored = ReportScore & { readonly attemptId: string };

const present = <Fact extends object>(facts: Fact) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fact]?: Exclude<Fact[Name], undefined>;
  };

function countsOf(scores: readonly Scored[], fact: "stanine" | "route" | "level" | "descriptor") {
  const counts = new Map<string, number>();
  for (const score of scores) {
    const value = score[fact];
    if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

function scaleOf([first, ...others]: readonly [Scored, ...Scored[]]): ClassScale {
  const scores = [first, ...others];
  const { scale, title, unit, benchmark } = first;
  return {
    scale,
    title,
    unit,
    median: medianEstimate(scores.map(({ value }) => value)),
    benchmark:
      benchmark === undefined
        ? null
        : {
            value: benchmark,
            reached: shareEstimate(scores.map(({ value }) => ({ points: value >= benchmark ? 1 : 0, most: 1 }))),
          },
    members: scores.map(({ attemptId, value, band, percentile, stanine, route, level, descriptor }) => ({
      attempt_id: attemptId,
      value,
      band,
      ...present({ percentile, stanine, route, level, descriptor }),
    })),
    counts: {
      stanine: countsOf(scores, "stanine"),
      route: countsOf(scores, "route"),
      level: countsOf(scores, "level"),
      descriptor: countsOf(scores, "descriptor"),
    },
  };
}

function scalesOf(scores: readonly Scored[]): ClassScale[] {
  const groups = new Map<string, [Scored, ...Scored[]]>();
  for (const score of scores) {
    const name = `${score.unit} ${score.scale ?? ""}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [score]);
    else group.push(score);
  }
  return [...groups.values()]
    .map(scaleOf)
    .toSorted((one, other) => Number(one.scale !== null) - Number(other.scale !== null));
}

function normsOf(reports: Iterable<StoredScores>): ClassScores["norms"] {
  const norms = new Map<string, ClassScores["norms"][number]>();
  for (const report of reports) {
    if (report.kind !== "map" || report.norm === null || report.grade === null) continue;
    const { grade, season, norm } = report;
    const name = `${grade} ${season}`;
    const known = norms.get(name) ?? { grade, season, mean: norm.mean, sd: norm.sd, members: 0 };
    norms.set(name, { ...known, members: known.members + 1 });
  }
  return [...norms.values()];
}

const verdicts = (reports: Iterable<StoredScores>, verdict: "invalid" | "doubtful"): number =>
  [...reports].filter((report) => report.kind === "map" && report.validity.verdict === verdict).length;

/**
 * The scores of a class on the scales of the test's family, from the reports of the attempts that count. Throws
 * `assignmentUnknown`.
 */
export async function classScores(
  deps: Pick<Dependencies, "db" | "catalogue">,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof resultsInput>,
): Promise<ClassScores> {
  const { db, catalogue } = deps;
  const { assignment } = await taughtAssignment(db, caller, assignmentId);
  const { family } = await catalogue.outline(db, assignment.menuId, assignment.edition);
  const handedIn = (await classAttempts(deps, assignmentId)).filter(({ stored }) => stored.status === "finished");
  const reports = await storedScores(deps, handedIn);
  const scores = handedIn.flatMap(({ stored: { attempt_id: attemptId, score }, test }) => {
    const report = reports.get(attemptId);
    if (report === undefined || score === null) return [];
    return scoresIn(report, test.definition.title).map((one) => ({ ...one, attemptId }));
  });
  return {
    family,
    norms: normsOf(reports.values()),
    scales: scalesOf(scores),
    validity: { invalid: verdicts(reports.values(), "invalid"), doubtful: verdicts(reports.values(), "doubtful") },
    growth: await classGrowth(db, handedIn),
  };
}
