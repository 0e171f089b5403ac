import { beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../../src/contract/report/report";
import { withheld } from "../../../src/server/families/withheld-report";
import { withoutScore } from "../../../src/server/families/without-score";
import type { School } from "../../support/sittings";
import { addStaged, kinds, openReportSchool, reportOf, sit, stagedKinds } from "./school";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openReportSchool();
  await addStaged(school);
  ann = await school.signIn("ann");
});

const unmarked = <Part extends object>(parts: readonly Part[]) => parts.map((part) => ({ ...part, right: null }));

/** The replacements of all fields about single items. */
function inPlace(report: Report): object {
  switch (report.kind) {
    case "map":
      return { areas: [], trace: [], next_steps: [] };
    case "fixed":
      return { areas: [], missed_skills: [] };
    case "cat":
      return {
        areas: [],
        missed_skills: [],
        batteries: unmarked(report.batteries),
        subtests: unmarked(report.subtests),
      };
    case "sat":
      return { areas: [], missed_skills: [], knowledge: [], skills: [] };
    case "placement":
      return { skills: [], missed_skills: [] };
  }
}

describe.each([...kinds, ...stagedKinds])("the withheld report: %s", (menuId) => {
  it("lacks every mark and everything about single items, but has the score with its band", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    const items = report.items.map((item) => ({ ...item, mark: null, difficulty: null }));
    expect(withheld(report)).toEqual({ ...report, ...inPlace(report), items, released: false });
    expect(withheld(withheld(report))).toEqual(withheld(report));
  });

  it("lacks new fields that are not listed as open", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    expect(withheld(Object.assign({}, report, { by_item: ["right", "wrong"] }))).toEqual(withheld(report));
  });

  it("lacks the score where the test shows none", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    const text = JSON.stringify({ ...withoutScore(withheld(report)), exam_info: {}, norm: {}, items: [] });
    expect(text).not.toMatch(/"(rit|percentile|value)":/);
    expect(text).not.toMatch(/"(right|points|partly|correct_rate|band|estimate)":[^n]/);
    expect(withoutScore(report).items).toEqual(report.items);
  });
});
