import { beforeAll, describe, expect, it } from "vitest";
import type { ClassScores } from "../../../src/contract/classes/class-results";
import type { MapReport, Report, ScaledScore } from "../../../src/contract/report/report";
import { attemptReports } from "../../../src/server/db/reports-schema";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { sitForAssignment } from "../../support/classes";
import type { School } from "../../support/sittings";
import { openClass } from "../../support/taught-class";
import { addStaged, openReportSchool, sit } from "../reports/school";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openReportSchool();
  await addStaged(school);
});

const day = 86_400_000;

/** A class that has sat a test, what its teacher sees of the scores, and the reports that the members see. */
async function satClass(menuId: string, names: readonly string[] = ["Ann", "Ben"]) {
  const taught = await openClass(school, names, { menuId, phase: "settled", releasePhase: "released" });
  const reports: Report[] = [];
  for (const token of taught.tokens) {
    const attempt_id = await sit(school, token, menuId);
    await sitForAssignment(school, attempt_id, taught.assignment);
    reports.push((await school.call("answerRecord", { attempt_id }, token)).body.data as Report);
  }
  const seen = async (): Promise<ClassScores> =>
    (await school.call("classScores", taught.assignment, taught.teacher)).body.data;
  return { ...taught, reports, seen };
}

const inOrder = <One extends { readonly attempt_id: string }>(members: readonly One[]) =>
  members.toSorted((one, other) => (one.attempt_id < other.attempt_id ? -1 : 1));

describe("the scores of a class", () => {
  it.each(["cat", "sat", "opt"])("of %s are those of its members' reports, scale by scale", async (menuId) => {
    const { reports, seen } = await satClass(menuId);
    const { scales, growth, norms } = await seen();
    const told = reports.map((report) => ({
      attempt_id: report.attempt_id,
      scores: (report as { readonly scores: readonly ScaledScore[] }).scores,
    }));
    expect(scales.map(({ scale }) => scale)).toEqual(told[0]?.scores.map(({ scale }) => scale));
    expect(scales.length).toBeGreaterThan(1);
    for (const { scale, members, median, counts } of scales) {
      const expected = told.map(({ attempt_id, scores }) => {
        const score = scores.find((one) => one.scale === scale);
        const { value, band, percentile, stanine, route, level } = score as ScaledScore;
        return JSON.parse(JSON.stringify({ attempt_id, value, band, percentile, stanine, route, level }));
      });
      expect(inOrder(members)).toEqual(inOrder(expected));
      expect([median.n, median.low]).toEqual([2, null]);
      for (const fact of ["stanine", "route", "level"] as const) {
        const values = expected.flatMap((one) => (one[fact] === undefined ? [] : [String(one[fact])]));
        expect(Object.values(counts[fact]).reduce((sum, number) => sum + number, 0)).toBe(values.length);
        expect(Object.keys(counts[fact]).toSorted()).toEqual([...new Set(values)].toSorted());
      }
    }
    expect([growth, norms]).toEqual([null, []]);
  });

  it("of MAP have norms, areas and descriptors, and growth of those alone who sat an earlier term", async () => {
    const { ids, assignment, reports, seen } = await satClass("adaptive", ["Ann", "Ben", "Cy"]);
    const first = await seen();
    const maps = reports as MapReport[];
    expect(first.norms.map(({ grade, season, members }) => [grade, season, members])).toEqual([
      [maps[0]?.grade, maps[0]?.season, 3],
    ]);
    expect(first.scales[0]).toMatchObject({ scale: null, unit: "rit" });
    expect(inOrder(first.scales[0]?.members ?? [])).toEqual(
      inOrder(
        maps.map(({ attempt_id, estimate }) => ({
          attempt_id,
          value: estimate?.rit,
          band: estimate?.band,
          percentile: estimate?.percentile,
          descriptor: estimate?.descriptor,
        })),
      ),
    );
    expect(new Set(first.scales.slice(1).map(({ scale }) => scale))).toEqual(
      new Set(maps[0]?.areas.map(({ area }) => area)),
    );
    expect(first.growth).toMatchObject({ of: 3, observed: { value: null, n: 0 }, members: [] });

    school.now += 150 * day;
    const [ann, ben] = ids as [string, string];
    for (const userId of [ann, ben]) {
      const attempt_id = await sit(school, await openSession(school.deps, userId), "adaptive");
      await sitForAssignment(school, attempt_id, assignment);
    }
    const anew = await newcomer(school, { role: ["admin"], admin: true });
    const { growth } = (await school.call("classScores", assignment, anew)).body.data;
    expect([growth?.of, growth?.members.length, growth?.met.n, growth?.observed.n]).toEqual([3, 2, 2, 2]);
    expect(new Set(growth?.members.map(({ from }) => from))).toEqual(
      new Set(maps.slice(0, 2).map(({ estimate }) => estimate?.rit)),
    );
    for (const { from, to, observed } of growth?.members ?? []) expect(observed).toBeCloseTo(to - from, 10);
  });

  it("are made anew where a stored report is missing", async () => {
    const { seen } = await satClass("opt");
    const before = await seen();
    await school.db.delete(attemptReports);
    expect(await seen()).toEqual(before);
  });
});
