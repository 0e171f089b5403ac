import { beforeAll, describe, expect, it } from "vitest";
import { withheld } from "../../../src/server/families/withheld";
import { withoutScore } from "../../../src/server/families/without-score";
import type { School } from "../../support/sittings";
import { kinds, openReportSchool, reportOf, sit } from "./sat";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openReportSchool();
  ann = await school.signIn("ann");
});

const ofItems = {
  map: { areas: [], trace: [], next_steps: [] },
  fixed: { areas: [], missed_skills: [] },
  placement: { skills: [], missed_skills: [] },
};

describe.each(kinds)("what is withheld: %s", (menuId) => {
  it("is every mark and whatever tells of single items; the score with its band stays", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    const unmarked = report.items.map((item) => ({ ...item, mark: null }));
    expect(withheld(report)).toEqual({ ...report, ...ofItems[report.kind], items: unmarked, released: false });
    expect(withheld(withheld(report))).toEqual(withheld(report));
  });

  it("is whatever a report comes to have that nobody named as open", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    expect(withheld({ ...report, by_item: ["right", "wrong"] } as typeof report)).toEqual(withheld(report));
  });

  it("is the score, where the test tells none", async () => {
    const report = await reportOf(school, ann, await sit(school, ann, menuId));
    const text = JSON.stringify({ ...withoutScore(withheld(report)), exam_info: {}, norm: {}, items: [] });
    expect(text).not.toMatch(/"(rit|percentile|value)":/);
    expect(text).not.toMatch(/"(right|points|partly|correct_rate|band|estimate)":[^n]/);
    expect(withoutScore(report).items).toEqual(report.items);
  });
});
