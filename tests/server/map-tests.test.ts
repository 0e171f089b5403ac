import { beforeAll, describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import type { MapReport } from "../../src/contract/report/report";
import { areaTitle } from "../../src/items/catalogue";
import { createRandom } from "../../src/psychometrics/random";
import { users } from "../../src/server/db/accounts-schema";
import { installMissing } from "../../src/server/shipped/install";
import { draftOfShipped } from "../../src/server/shipped/shipped-test";
import { mapTests } from "../../src/server/shipped/shipped-tests";
import { seed } from "../../src/server/start/seed";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { answerTo } from "../support/answer-to";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

const tests = await Promise.all(mapTests.map((test) => draftOfShipped(test)));
const items = new Map(tests.flatMap((test) => test.items.map((item) => [item.item_id, item] as const)));
const itemOf = (id: string): Item => {
  const item = items.get(id);
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
};

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  for (const test of tests) await publishTest(school.db, test, morning);
  ann = await school.signIn("ann");
});

/**
 * The ids of the items of a whole sitting, two of three answered right; every fifth time the server has to reload the
 * sitting.
 */
async function sit(menu_id: string, mode: string): Promise<{ served: string[]; report: MapReport }> {
  const random = createRandom(`${menu_id} ${mode}`);
  const { attempt_id, lease, presented } = (await school.call("startExam", { menu_id, mode }, ann)).body.data;
  const served: string[] = [];
  for (let exercise_id = presented; exercise_id !== null;) {
    served.push(exercise_id);
    const base = { attempt_id, lease, exercise_id, revision: 1 };
    const mark = { ...base, idempotency_key: newKey(), check_status: 1 };
    if (served.length % 5 === 0) expect((await school.call("updateCheckStatus", mark, ann)).body.code).toBe(200);
    school.now += minute;
    const { key, body } = itemOf(exercise_id);
    const { interaction } = body;
    const options = interaction.type === "single_choice" && key.type === "single_choice" ? interaction.options : [];
    const isRight = random() < 2 / 3;
    const option = options.find(
      ({ option_id }) => (key.type === "single_choice" && option_id === key.option_id) === isRight,
    );
    const answer = option === undefined ? answerTo(interaction) : choose(option.option_id);
    const given = { ...base, answer, idempotency_key: newKey(), elapsed_ms: 50_000 };
    exercise_id = (await school.call("answerExercise", given, ann)).body.data.next?.presented ?? null;
  }
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  if (report.kind !== "map") throw new Error("not a MAP report");
  return { served, report };
}

describe.each(tests.map(({ menuId, definition }) => [menuId, definition.subject] as const))("%s", (menuId, subject) => {
  it.each([
    ["full", 43],
    ["practice", 20],
  ])("runs from start to report in mode %s with balanced areas", async (mode, total) => {
    const { served, report } = await sit(menuId, mode);
    expect(new Set(served).size).toBe(total);
    const areas = [...new Set(tests.find((test) => test.menuId === menuId)?.items.map(({ area }) => area))];
    for (const area of areas) {
      const own = served.filter((id) => itemOf(id).area === area).length;
      expect(Math.abs(own - total / areas.length)).toBeLessThanOrEqual(1);
    }
    expect(report.estimate).not.toBeNull();
    expect(report.norm?.mean).toBeGreaterThan(150);
    expect(Object.fromEntries(report.areas.map(({ area, title }) => [area, title]))).toEqual(
      Object.fromEntries(areas.map((area) => [area, areaTitle(subject, area)])),
    );
    for (const { title } of report.areas) expect(title.zh).not.toBe(title.en);
    for (const { skill } of report.next_steps) expect(skill.zh).not.toBe(skill.en);
    expect(report.trace.map(({ exercise_id }) => exercise_id)).toEqual(served);
  });
});

describe("a sitting of MAP Reading", () => {
  it("asks the questions of a passage in sequence and in order, each passage once", async () => {
    const { served } = await sit("map-reading", "full");
    const runs: string[][] = [];
    for (const [index, id] of served.entries()) {
      const { body, source } = itemOf(id);
      if (body.stimulus === undefined) continue;
      const before = itemOf(served[index - 1] ?? id).body.stimulus?.stimulus_id;
      if (index > 0 && before === body.stimulus.stimulus_id) runs.at(-1)?.push(source.ref);
      else runs.push([source.ref]);
    }
    const names = runs.map(([ref = ""]) => ref.split(":")[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const [index, run] of runs.entries())
      expect(run).toEqual(run.map((_, place) => `${names[index]}:${place + 1}`));
    expect(runs.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([
      2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    ]);
  });
});

describe("a fresh installation", () => {
  it("lists MAP Mathematics, Reading and Language Usage in this order", async () => {
    const own = await openSchool();
    await own.db.delete(users);
    expect(await seed(own.db, morning + minute)).toBe(true);
    await installMissing(own.db, mapTests, morning + 2 * minute);
    const token = await own.signIn("student", "student123");
    const { list } = (await own.call("menuList", { family: "map" }, token)).body.data;
    const titles = list.flatMap((family) => family.tests.map(({ title }) => title.en));
    expect(titles.slice(0, 3)).toEqual(["MAP Mathematics", "MAP Reading", "MAP Language Usage"]);
  });
});
