import { beforeAll, describe, expect, it } from "vitest";
import type { FixedReport } from "../../src/contract/report/report";
import { publishTest } from "../../src/server/use-cases/publish-test";
import {
  adaptiveItems,
  adaptiveTest,
  choose,
  minute,
  morning,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";

const items = adaptiveItems.map((item) => ({ ...item, item_id: `own-${item.item_id}`, family: "custom" as const }));
const definition = {
  ...adaptiveTest,
  title: { en: "Own adaptive" },
  subject: "algebra",
  modes: [],
  start_levels: [],
};
const draft = { menuId: "own", family: "custom" as const, definition, sourceDigest: null, items };

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  await publishTest(school.db, draft, morning);
  ann = await school.signIn("ann");
});

async function reportOf(answerAt: (place: number) => object): Promise<FixedReport> {
  school.now += minute;
  const attempt = (await school.call("startExam", { menu_id: "own" }, ann)).body.data;
  expect(attempt).toMatchObject({ family: "custom", total: 20, answered: 0 });
  expect(attempt.presented).not.toBeNull();
  await sitAdaptively(school, ann, attempt, answerAt);
  const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
  if (report.kind !== "fixed") throw new Error("not a report in percent");
  return report;
}

describe("an adaptive test of no family", () => {
  it("is scored by the expected share of right answers over all items, in the report as in lists", async () => {
    const { domain, areas, answered, items: marked } = await reportOf((place) => choose(place % 2 === 0 ? "B" : "A"));
    if (domain == null) throw new Error("no score");
    expect([domain.items, answered, marked.length, areas]).toEqual([96, 20, 20, []]);
    expect(domain.band[0]).toBeLessThan(domain.rate);
    expect(domain.band[1]).toBeGreaterThan(domain.rate);
    const list = (await school.call("answerRecord", {}, ann)).body.data;
    if (list.kind !== "list") throw new Error("not a list");
    const { rate, band } = domain;
    expect(list.list[0]?.score).toMatchObject({ unit: "percent", value: 100 * rate, low: 100 * band[0] });
  });

  it("gives a higher expected share to students with more right answers", async () => {
    const low = await reportOf(() => choose("A"));
    const high = await reportOf(() => choose("B"));
    expect(low.domain?.rate ?? NaN).toBeLessThan(0.3);
    expect(high.domain?.rate ?? NaN).toBeGreaterThan(0.7);
  });

  it("balances its areas without norms", async () => {
    const { items: marked } = await reportOf((place) => choose(place % 3 === 0 ? "A" : "B"));
    const areas = marked.map(({ exercise_id: id }) => items.find(({ item_id }) => item_id === id)?.area);
    const counts = [...new Set(areas)].map((area) => areas.filter((one) => one === area).length);
    expect(counts).toEqual([5, 5, 5, 5]);
  });

  it("cannot be published with an item of unknown difficulty", async () => {
    const [first, ...rest] = items;
    if (first === undefined) throw new Error("no items");
    const { irt: _irt, ...unknown } = first;
    const wrong = { ...draft, menuId: "wrong", items: [unknown, ...rest] };
    await expect(publishTest(school.db, wrong, morning)).rejects.toThrow("1 of them have none");
  });
});
