import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FixedReport } from "../../../src/contract/report/report";
import type { ExamInfo } from "../../../src/contract/tests";
import { items } from "../../../src/server/db/schema";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { fixedItems, fixedTest, morning, openSchool, type School } from "../../support/sittings";
import { reportOf, sit } from "./school";

let school: School;
let ann: string;

async function publish(menuId: string, info: Partial<ExamInfo>) {
  const definition = { ...fixedTest, exam_info: { ...fixedTest.exam_info, ...info } };
  await publishTest(
    school.db,
    { menuId, family: "custom", definition, sourceDigest: null, items: fixedItems },
    morning,
  );
}

beforeAll(async () => {
  school = await openSchool();
  // the first question is worth three points, the others one
  await school.db.update(items).set({ points: 3 }).where(eq(items.itemId, "f1"));
  await publish("by-rate", { correct_rate_method: 1 });
  await publish("by-points", { correct_rate_method: 0 });
  await publish("silent", { scoring_method: 0 });
});

beforeEach(async () => {
  ann = await school.signIn("ann");
});

const fixed = async (menuId: string) => {
  const attemptId = await sit(school, ann, menuId);
  return { attemptId, report: (await reportOf(school, ann, attemptId)) as FixedReport };
};
const scoreIn = async (attemptId: string) => {
  const { data } = (await school.call("answerRecord", {}, ann)).body;
  return data.kind === "list" ? data.list.find(({ attempt_id }) => attempt_id === attemptId)?.score : undefined;
};

describe("the method of scoring", () => {
  it("counts right answers or points by the test's definition, the same in lists", async () => {
    const [rate, points] = [await fixed("by-rate"), await fixed("by-points")];
    const seen = ({ report: { right, points: gained, points_total, correct_rate } }: typeof rate) => [
      right,
      gained,
      points_total,
      correct_rate,
    ];
    expect([seen(rate), seen(points)]).toEqual([
      [1, 3, 6, 1 / 4],
      [1, 3, 6, 3 / 6],
    ]);
    expect([(await scoreIn(rate.attemptId))?.value, (await scoreIn(points.attemptId))?.value]).toEqual([25, 50]);
  });

  it("0 shows no score anywhere, but the number of answers", async () => {
    const { attemptId, report } = await fixed("silent");
    expect(report).toMatchObject({ right: null, points: null, correct_rate: null, band: null, areas: [], answered: 3 });
    expect(report.items.map(({ mark }) => mark)).toEqual(["right", "skipped", "wrong", "partly"]);
    expect(await scoreIn(attemptId)).toBeNull();
    const { list } = (await school.call("menuList", {}, ann)).body.data;
    const card = list.flatMap(({ tests }) => tests).find(({ menu_id }) => menu_id === "silent");
    expect(card?.state.last_attempt).toMatchObject({ attempt_id: attemptId, score: null });
    const { attempts } = (await school.call("menuDetail", { menu_id: "silent" }, ann)).body.data;
    expect(attempts.map(({ score }) => score)).toEqual([null]);
  });
});
