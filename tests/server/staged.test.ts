import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Answer, Item } from "../../src/contract/item/item";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { PublishingFault } from "../../src/server/use-cases/publishing/publishing-fault";
import { sweep } from "../../src/server/use-cases/sweep";
import { sittingOf } from "../support/one-sitting";
import { chooseIn } from "../support/shown-option";
import { canary, choose, fixedItems, fixedTest, minute, openSchool, type School } from "../support/sittings";

const names = (stage: string, form: string, count = 4) =>
  Array.from({ length: count }, (_, place) => `${stage}-${form}-${place}`);
const practice = ["how-0", "how-1", "how-2"];
const forms = ["p1", "p2"].flatMap((form) => [
  { stage: "one", form, items: names("one", form) },
  { stage: "two", form, route: "easier", items: names("two", `${form}e`) },
  { stage: "two", form, route: "harder", items: names("two", `${form}h`) },
]);
const title = { en: "Section" };
const untimed = { title, time_limit_ms: null, tools: [] };

const definition: TestDefinition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, type: 2, extract_question_logic: 1, extract_question_number: 8 },
  modes: [
    { mode: "ownPace", items: 8, minutes: [10, 20] },
    { mode: "testDay", items: 8, minutes: [20, 20], held: true },
  ],
  time_limit_ms: null,
  sections: [
    { ...untimed, stage: "how", kind: "practice", items: 3 },
    { ...untimed, stage: "one", items: 4, time_limit_ms: 10 * minute },
    { ...untimed, stage: "rest", kind: "break", items: 0, rest_ms: 5 * minute },
    { ...untimed, stage: "two", items: 4, time_limit_ms: 10 * minute },
  ],
  forms,
  routing: { two: { from: "one", cuts: [3], routes: ["easier", "harder"] } },
  practice: { how: practice },
};

let school: School;
let annsFirst: string | undefined;

beforeAll(async () => {
  school = await openSchool();
  await publishTest(school.db, draft(), school.now);
});

function draft(changes: Partial<TestDefinition> = {}) {
  const [like] = fixedItems;
  if (like === undefined) throw new Error("no item");
  const items = [...practice, ...forms.flatMap((form) => form.items)].map((item_id): Item => ({
    ...like,
    item_id,
    family: "sat",
  }));
  return {
    menuId: "staged",
    family: "sat" as const,
    definition: { ...definition, ...changes },
    sourceDigest: null,
    items,
  };
}

const begin = async (person: string, mode = "ownPace") => {
  const token = await school.signIn(person);
  const begun = await school.call("startExam", { menu_id: "staged", mode }, token);
  return sittingOf(school, token, begun.body.data);
};
type Sitting = Awaited<ReturnType<typeof begin>>;

const listed = ({ exercise_list }: Attempt) =>
  Object.fromEntries(exercise_list.map(({ stage, exercise_item }) => [stage, exercise_item]));
const served = (attempt: Attempt, stage: string) =>
  (listed(attempt)[stage] ?? []).map(({ exercise_id }) => exercise_id);

const answerAll = async ({ answer }: Sitting, items: readonly string[], right: number) => {
  for (const [place, exercise_id] of items.entries())
    expect((await answer({ exercise_id, answer: choose(place < right ? "B" : "A") })).code).toBe(200);
};

const through = async (sitting: Sitting, right: number) => {
  const one = (await sitting.leave("how")).data;
  await answerAll(sitting, served(one, "one"), right);
  await sitting.leave("one");
  const two = (await sitting.leave("rest")).data;
  return { one: served(one, "one"), two: served(two, "two"), last: two };
};

const idOf = (answer: Answer) => (answer.type === "single_choice" ? { option_id: answer.option_id } : {});

describe("a staged test", () => {
  it("shows an example with keys in a practice section, and nothing of items that count", async () => {
    const sitting = await begin("ann");
    const { attempt } = sitting;
    expect(attempt).toMatchObject({ stage: "how", total: 8, stage_deadline: null, stage_started_at: school.now });
    expect(listed(attempt)["how"]).toMatchObject(
      practice.map((exercise_id) => ({
        exercise_id,
        exercise: { exercise_id },
        taught: {
          key: chooseIn(attempt, exercise_id, "Option B"),
          explanation: { en: "CANARYEXPLANATION" },
          mistakes: [{ ...idOf(chooseIn(attempt, exercise_id, "Option A")), sentence: { en: canary.sentence } }],
        },
      })),
    );
    expect([served(attempt, "one"), served(attempt, "two")]).toEqual([[], []]);
    expect((await sitting.answer({ exercise_id: "how-1" })).code).toBe(100206);
    expect((await sitting.answer({ exercise_id: "one-p1-0" })).code).toBe(100219);
    const ahead = {
      attempt_id: attempt.attempt_id,
      lease: attempt.lease,
      exercise_id: "one-p1-0",
      revision: 1,
      idempotency_key: "ahead-of-its-section",
    };
    const codeOf = async (call: "updateCheckStatus" | "saveToolState", more: object) =>
      (await school.call(call, { ...ahead, ...more }, await school.signIn("ann"))).body.code;
    expect(await codeOf("updateCheckStatus", { check_status: 1 })).toBe(100219);
    expect(await codeOf("saveToolState", { state: {} })).toBe(100219);

    const one = (await sitting.leave("how")).data;
    expect(one).toMatchObject({ stage: "one", stage_deadline: school.now + 10 * minute, answered: 0 });
    for (const secret of Object.values(canary)) expect(JSON.stringify(one)).not.toContain(secret);
    expect([served(one, "how"), served(one, "one").length, served(one, "two")]).toEqual([[], 4, []]);
    annsFirst = served(one, "one")[0]?.slice(4, 6);
    await answerAll(sitting, served(one, "one"), 0);
    const rest = (await sitting.leave("one")).data;
    expect(rest).toMatchObject({ stage: "rest", stage_deadline: null });
    expect(listed(rest)["one"]?.map(({ exercise }) => exercise)).toEqual([null, null, null, null]);
    expect((await sitting.answer({ exercise_id: served(one, "one")[0], revision: 2 })).code).toBe(100215);
    await sitting.leave("rest");
    expect((await sitting.leave("two")).data).toMatchObject({ status: "finished", finish_reason: "submitted" });
  });

  it("routes to the harder section from its cut of right answers, and logs the reason", async () => {
    const before = await begin("ben");
    const few = await through(before, 2);
    await before.leave("two");
    expect([few.one.length, few.two]).toEqual([4, names("two", `${few.one[0]?.slice(4, 6)}e`)]);
    const first = await begin("ben");
    const enough = await through(first, 3);
    expect(enough.two).toEqual(names("two", `${enough.one[0]?.slice(4, 6)}h`));
    const reasons = (await first.log()).flatMap(({ kind, payload }) => (kind === "advance" ? [payload] : []));
    expect(reasons.at(-1)).toMatchObject({ stage: "rest", opened: "two", route: "harder", right: 3, of: "one" });
    await first.leave("two");
  });

  it("uses the least met form when it is sat again", async () => {
    const token = await school.signIn("ann");
    const panelOf = async () => {
      const begun = await school.call("startExam", { menu_id: "staged" }, token);
      const sitting = sittingOf(school, token, begun.body.data);
      const { one } = await through(sitting, 4);
      await sitting.leave("two");
      return one[0]?.slice(4, 6);
    };
    // she has one earlier attempt
    const [second, third, fourth] = [await panelOf(), await panelOf(), await panelOf()];
    expect(second).toBe(annsFirst === "p1" ? "p2" : "p1");
    expect(new Set([third, fourth])).toEqual(new Set(["p1", "p2"]));
  });

  it("ends a section whose time is over while the student is away, and delays the break", async () => {
    const sitting = await begin("ben");
    await sitting.leave("how");
    const from = school.now;
    school.now = from + 11 * minute;
    await sweep(school.deps);
    expect(await sitting.row()).toMatchObject({ stage: "rest", stageDeadline: null });
    school.now = from + 600 * minute;
    await sweep(school.deps);
    const { data } = await sitting.leave("rest");
    expect(data).toMatchObject({ stage: "two", stage_started_at: school.now });
    expect(served(data, "two")[0]).toMatch(/^two-p[12]e-0$/);
    school.now += 11 * minute;
    await sweep(school.deps);
    expect(await sitting.row()).toMatchObject({ status: "finished", finishReason: "expired" });
  });

  it("keeps a student in test-day mode until the time of section and break is over", async () => {
    const sitting = await begin("ann", "testDay");
    await sitting.leave("how");
    const until = school.now + 10 * minute;
    expect(await sitting.leave("one")).toMatchObject({ code: 100216, data: { until } });
    school.now = until;
    expect((await sitting.leave("one")).data.stage).toBe("rest");
    const allowed = 2_000;
    school.now += 5 * minute - allowed - 1;
    expect(await sitting.leave("rest")).toMatchObject({ code: 100216, data: { until: school.now + allowed + 1 } });
    school.now += 1;
    expect((await sitting.leave("rest")).data).toMatchObject({ stage: "two", sections: { 3: { held: true } } });
  });

  it("uses a share of items and time where its mode requires it", async () => {
    const modes = [{ mode: "ownPace", items: 4, minutes: [5, 10] as [number, number], share: 0.5 }];
    await publishTest(school.db, { ...draft({ modes }), menuId: "half" }, school.now);
    const token = await school.signIn("ben");
    const begun = await school.call("startExam", { menu_id: "half", mode: "ownPace" }, token);
    const sitting = sittingOf(school, token, begun.body.data);
    const one = (await sitting.leave("how")).data;
    expect(one).toMatchObject({ total: 4, stage_deadline: school.now + 5 * minute });
    expect(served(one, "one").map((name) => name.at(-1))).toEqual(["1", "3"]);
  });

  it.each([
    { what: "a section without a form", changes: { forms: forms.filter(({ stage }) => stage !== "one") } },
    { what: "a way that one panel lacks", changes: { forms: forms.filter(({ route }) => route !== "harder") } },
    { what: "an item in two sections", changes: { practice: { how: ["one-p1-0"] } } },
    { what: "an item that is not there", changes: { practice: { how: ["nobody"] } } },
  ])("cannot be published with $what", async ({ changes }) => {
    const faulty = { ...draft(changes), menuId: "faulty" };
    await expect(publishTest(school.db, faulty, school.now)).rejects.toThrow(PublishingFault);
  });
});

describe("the lists of sittings", () => {
  const listedTimes = async (token: string) => {
    const menu = (await school.call("menuList", {}, token)).body.data;
    const detail = (await school.call("menuDetail", { menu_id: "listed" }, token)).body.data;
    const record = (await school.call("answerRecord", {}, token)).body.data;
    const card = menu.list.flatMap((family) => family.tests).find((test) => test.menu_id === "listed");
    const all = [card?.state.open_attempt, detail.open_attempt, record.kind === "list" ? record.list[0] : null];
    return all.map((one) => ({ ends: one?.stage_deadline, test: one?.deadline, timed: one?.timed }));
  };
  const thrice = <Value>(value: Value) => [value, value, value];

  it("show the end of the section under way, and that a test is timed where no clock runs", async () => {
    school.now += minute;
    await publishTest(school.db, { ...draft(), menuId: "listed" }, school.now);
    const token = await school.signIn("ben");
    const begun = await school.call("startExam", { menu_id: "listed", mode: "ownPace" }, token);
    const sitting = sittingOf(school, token, begun.body.data);
    expect(await listedTimes(token)).toEqual(thrice({ ends: null, test: null, timed: true }));
    const { data } = await sitting.leave("how");
    expect(data.stage_deadline).toBe(school.now + 10 * minute);
    expect(await listedTimes(token)).toEqual(thrice({ ends: data.stage_deadline, test: null, timed: true }));
    await sitting.leave("one");
    expect(await listedTimes(token)).toEqual(thrice({ ends: null, test: null, timed: true }));
  });
});
