import { beforeAll, describe, expect, it } from "vitest";
import type { GrowthRecord } from "../../src/contract/report/growth";
import { publishTest } from "../../src/server/use-cases/publish-test";
import {
  adaptiveItems,
  adaptiveTest,
  choose,
  morning,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";

let school: School;
let ann: string;
const day = 86_400_000;
/** 21 November: fall. */
const instants = { fall: morning, winter: morning + 60 * day, spring: morning + 150 * day };

beforeAll(async () => {
  school = await openSchool();
  const draft = { family: "map", sourceDigest: null, items: adaptiveItems } as const;
  const untold = { ...adaptiveTest.exam_info, scoring_method: 0 };
  await publishTest(school.db, { ...draft, menuId: "again", definition: adaptiveTest }, morning);
  await publishTest(
    school.db,
    { ...draft, menuId: "untold", definition: { ...adaptiveTest, exam_info: untold } },
    morning,
  );
});

async function sit(menu_id: string, at: number, rightOf: (place: number) => boolean): Promise<string> {
  school.now = at;
  ann = await school.signIn("ann");
  const attempt = (await school.call("startExam", { menu_id, mode: "full" }, ann)).body.data;
  await sitAdaptively(school, ann, attempt, (place) => choose(rightOf(place) ? "B" : "A"));
  return attempt.attempt_id;
}
const ask = async (attempt_id: string, token = ann) => (await school.call("growthRecord", { attempt_id }, token)).body;
const growthOf = async (attempt_id: string): Promise<GrowthRecord> => (await ask(attempt_id)).data;
const ritOf = async (attempt_id: string): Promise<number> => {
  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  return report.kind === "map" ? (report.estimate?.rit ?? 0) : 0;
};

describe("growth", () => {
  it("lists the last attempt of each term up to the requested one, with a projection", async () => {
    const weak = (place: number) => place % 3 === 0;
    const middling = (place: number) => place % 2 === 0;
    const strong = (place: number) => place % 4 !== 0;
    const first = await sit("adaptive", instants.fall, weak);
    const second = await sit("again", instants.fall + 3 * day, weak);
    const winter = await sit("adaptive", instants.winter, middling);
    const spring = await sit("again", instants.spring, strong);
    const hidden = await sit("untold", instants.spring + day, strong);

    const alone = await growthOf(first);
    expect(alone).toMatchObject({ subject: "math", growth: null, projection: { grade: 5, season: "winter" } });
    expect(alone.terms.map(({ attempt_id }) => attempt_id)).toEqual([first]);

    const { terms, growth, projection } = await growthOf(spring);
    expect(terms.map(({ attempt_id, grade, season }) => [attempt_id, grade, season])).toEqual([
      [second, 5, "fall"],
      [winter, 5, "winter"],
      [spring, 5, "spring"],
    ]);
    for (const { attempt_id, rit } of terms) expect(rit).toBeCloseTo(await ritOf(attempt_id), 6);
    expect(growth?.observed).toBeCloseTo((await ritOf(spring)) - (await ritOf(winter)), 6);
    expect(growth?.met).toBe(Math.round(growth?.observed ?? 0) >= Math.round(growth?.expected ?? 0));
    expect(projection).toMatchObject({ grade: 6, season: "fall" });
    expect((await growthOf(winter)).terms.map(({ attempt_id }) => attempt_id)).toEqual([second, winter]);
    expect(await growthOf(hidden)).toEqual({ subject: "math", terms: [], growth: null, projection: null });
  });

  it("assumes the grade below for an earlier year where the grade was set later", async () => {
    const autumn = await sit("adaptive", morning + 300 * day, () => true);
    const { terms } = await growthOf(autumn);
    expect(terms.map(({ grade, season }) => `${grade} ${season}`)).toEqual([
      "4 fall",
      "4 winter",
      "4 spring",
      "5 fall",
    ]);
  });

  it("is private, and contains no attempt under way or without a RIT score", async () => {
    const ben = await school.signIn("ben");
    const { attempt_id } = (await school.call("startExam", { menu_id: "adaptive" }, ann)).body.data;
    expect((await ask(attempt_id)).code).toBe(100212);
    expect((await ask(attempt_id, ben)).code).toBe(100202);
    const fixed = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    const { attempt_id: ofFixed, lease } = fixed;
    await school.call("advanceExam", { attempt_id: ofFixed, lease, stage: "main" }, ann);
    expect(await growthOf(ofFixed)).toEqual({ subject: "biology", terms: [], growth: null, projection: null });
  });
});
