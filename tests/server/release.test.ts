import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Report } from "../../src/contract/report/report";
import type { ReleasePolicy } from "../../src/contract/tests";
import { attempts, tests } from "../../src/server/db/schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import {
  adaptiveItems,
  adaptiveTest,
  fixedItems,
  fixedTest,
  minute,
  morning,
  openSchool,
  type Reply,
  type School,
} from "../support/sittings";

let school: School;
let ann: string;
const closing = morning + 30 * 24 * 60 * minute;

/** Words that occur only in keys, explanations, marks, parameters or authors' notes. */
const secrets = [
  "CANARY",
  '"key":{',
  '"explanation":{',
  '"mark":"',
  '"difficulty":"',
  '"trace":[{',
  '"right":true',
  '"right":false',
  '"irt"',
  '"relation"',
  '"credit"',
];
const holds = (body: unknown) => secrets.filter((secret) => JSON.stringify(body).includes(secret));

async function publish(menuId: string, release: ReleasePolicy, attempt_limit: number | null = null) {
  const draft = { sourceDigest: null, menuId } as const;
  await publishTest(
    school.db,
    { ...draft, family: "custom", definition: { ...fixedTest, release, attempt_limit }, items: fixedItems },
    morning,
  );
  const definition = { ...adaptiveTest, release, attempt_limit };
  await publishTest(
    school.db,
    { ...draft, menuId: `${menuId}-adaptive`, family: "map", definition, items: adaptiveItems },
    morning,
  );
}

const start = async (menu_id: string, token = ann) =>
  sittingOf(school, token, (await school.call("startExam", { menu_id, take_over: true }, token)).body.data);

/** A fixed sitting, handed in. */
async function sit(menu_id: string, token = ann) {
  const sitting = await start(menu_id, token);
  await sitting.answer();
  await sitting.answer({ exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A"] } });
  await sitting.leave();
  return sitting;
}

/** An adaptive sitting of six items to its end. */
async function sitAdaptive(menu_id: string) {
  const { data } = (await school.call("startExam", { menu_id, mode: "practice", take_over: true }, ann)).body;
  const sitting = sittingOf(school, ann, data);
  for (let exercise_id = data.presented; exercise_id !== null;) {
    school.now += 30_000;
    const reply = await sitting.answer({ exercise_id, elapsed_ms: 30_000 });
    exercise_id = reply.data.next?.presented ?? null;
  }
  await sitting.leave();
  return sitting;
}

/** Every reply with data of an attempt. */
async function repliesOf({ attempt }: Awaited<ReturnType<typeof sit>>): Promise<unknown[]> {
  const { attempt_id, menu_id, lease } = attempt;
  const { exercise_list } = (await school.call("examItemDetail", { attempt_id }, ann)).body.data;
  const served = exercise_list.flatMap(({ exercise_item }) => exercise_item);
  const replies: Reply[] = [
    await school.call("menuList", {}, ann),
    await school.call("menuDetail", { menu_id }, ann),
    await school.call("startExam", { menu_id, attempt_id, lease }, ann),
    await school.call("examItemDetail", { attempt_id, lease: lease ?? "" }, ann),
    await school.call("presentedExercise", { attempt_id }, ann),
    await school.call("heartbeat", { attempt_id, lease }, ann),
    await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann),
    await school.call("answerRecord", { attempt_id }, ann),
    await school.call("answerRecord", {}, ann),
    await school.call("searchList", {}, ann),
  ];
  for (const { exercise_id } of served)
    replies.push(await school.call("exerciseDetail", { attempt_id, exercise_id }, ann));
  return replies.map(({ body }) => body);
}

const reviewsOf = async ({ attempt: { attempt_id } }: Awaited<ReturnType<typeof sit>>, exercise_id = "f1") =>
  (await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body.data.review;
const reportOf = async ({ attempt: { attempt_id } }: Awaited<ReturnType<typeof sit>>) =>
  (await school.call("answerRecord", { attempt_id }, ann)).body.data as Report;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  await publish("at-once", { when: "after_finish" });
  await publish("closing", { when: "after_close", at: closing });
  await publish("by-hand", { when: "manual" });
  await publish("never", { when: "never" });
  await publish("twice", { when: "after_finish" }, 2);
});

beforeEach(async () => {
  school.now += 60 * minute;
  ann = await school.signIn("ann");
});

describe("S2: keys, marks, explanations and parameters", () => {
  it.each(["closing", "by-hand", "never"])("are in no reply before the release: %s", async (menuId) => {
    for (const sitting of [await sit(menuId), await sitAdaptive(`${menuId}-adaptive`)]) {
      const replies = await repliesOf(sitting);
      expect(replies.length).toBeGreaterThan(13);
      for (const reply of replies) expect([holds(reply), reply]).toEqual([[], reply]);
      const report = await reportOf(sitting);
      expect(report).toMatchObject({ released: false, sitting_again: false, areas: [] });
      expect(report.items.map(({ mark }) => mark)).toEqual(report.items.map(() => null));
      const band = report.kind === "fixed" ? report.band : report.kind === "map" ? report.estimate?.band : undefined;
      expect(band?.[0]).toBeLessThan(band?.[1] ?? NaN);
    }
  });

  it("come with the end where the policy allows it", async () => {
    const sitting = await sit("at-once");
    expect(await reportOf(sitting)).toMatchObject({ released: true, release: { when: "after_finish" } });
    expect(await reviewsOf(sitting)).toMatchObject({ mark: "right", explanation: { en: "CANARYEXPLANATION" } });
    expect((await reportOf(sitting)).items.map(({ mark }) => mark)).toEqual(["right", "skipped", "skipped", "partly"]);
    expect(holds(await reportOf(await sitAdaptive("at-once-adaptive")))).toEqual([
      '"mark":"',
      '"difficulty":"',
      '"trace":[{',
      '"right":true',
      '"relation"',
    ]);
  });

  it("come with the moment of closing", async () => {
    const sitting = await sit("closing");
    school.now = closing - 1;
    ann = await school.signIn("ann");
    expect(await reviewsOf(sitting)).toBeNull();
    expect(await reportOf(sitting)).toMatchObject({ released: false, release: { when: "after_close", at: closing } });
    school.now = closing;
    expect(await reviewsOf(sitting)).toMatchObject({ mark: "right" });
    expect(await reportOf(sitting)).toMatchObject({ released: true });
  });

  it("come when the owner releases them, for the version that was sat", async () => {
    const sitting = await sit("by-hand");
    expect(await reviewsOf(sitting)).toBeNull();
    const row = and(eq(tests.menuId, "by-hand"), eq(tests.version, 1));
    await school.db.update(tests).set({ releasedAt: school.now }).where(row);
    expect(await reviewsOf(sitting)).toMatchObject({ mark: "right" });
    await school.db.update(tests).set({ releasedAt: null }).where(row);
    expect(await reviewsOf(sitting)).toBeNull();
  });

  it("are withheld while the person sits the same test again", async () => {
    const first = await sit("at-once");
    const again = await start("at-once");
    for (const reply of await repliesOf(first)) expect([holds(reply), reply]).toEqual([[], reply]);
    expect(await reportOf(first)).toMatchObject({ released: false, sitting_again: true });
    const other = await sit("fixed");
    expect(await reviewsOf(other)).toMatchObject({ mark: "right" });
    school.now = (again.attempt.deadline ?? 0) + 5_001;
    expect(await reviewsOf(first)).toMatchObject({ mark: "right" });
    expect(await reportOf(first)).toMatchObject({ released: true, sitting_again: false });
  });

  it("F08: a late answer never counts once the student may have seen the keys", async () => {
    const late = async (menuId: string, release: ReleasePolicy) => {
      const definition = { ...fixedTest, late_policy: "accept", release } as const;
      await publishTest(
        school.db,
        { menuId, family: "custom", definition, sourceDigest: null, items: fixedItems },
        morning,
      );
      const sitting = await start(menuId);
      school.now = (sitting.attempt.deadline ?? 0) + minute;
      return (await sitting.answer({ answered_at: sitting.attempt.deadline })).code;
    };
    expect([await late("open-keys", { when: "after_finish" }), await late("kept-keys", { when: "manual" })]).toEqual([
      100204, 200,
    ]);
  });
});

describe("the attempt limit of a test", () => {
  const left = async (menu_id: string) => {
    const detail = (await school.call("menuDetail", { menu_id }, ann)).body.data;
    const cards = (await school.call("menuList", {}, ann)).body.data.list.flatMap((family) => family.tests);
    const card = cards.find((one) => one.menu_id === menu_id);
    expect(card?.state).toEqual(detail.state);
    return [detail.attempt_limit, detail.state.attempts_left, detail.state.attempts];
  };

  it("S9: counts all attempts, also of simultaneous starts", async () => {
    expect(await left("twice")).toEqual([2, 2, 0]);
    await sit("twice");
    expect(await left("twice")).toEqual([2, 1, 1]);
    await sit("twice");
    const refused = { code: 100214, data: { attempt_limit: 2 } };
    const crowd = Array.from({ length: 20 }, () => school.call("startExam", { menu_id: "twice" }, ann));
    for (const { body } of await Promise.all(crowd)) expect(body).toMatchObject(refused);
    expect(await left("twice")).toEqual([2, 0, 2]);
    expect(await school.db.select().from(attempts).where(eq(attempts.menuId, "twice"))).toHaveLength(2);
  });

  it("does not count previews", async () => {
    await sitAdaptive("twice-adaptive");
    expect(await left("twice-adaptive")).toEqual([2, 1, 1]);
    const rows = eq(attempts.menuId, "twice-adaptive");
    await school.db.update(attempts).set({ kind: "preview" }).where(rows);
    expect(await left("twice-adaptive")).toEqual([2, 2, 0]);
  });

  it("lets a sitting under way be resumed when no attempt is left", async () => {
    await publishTest(
      school.db,
      {
        menuId: "once",
        family: "custom",
        definition: { ...fixedTest, attempt_limit: undefined } as never,
        sourceDigest: null,
        items: fixedItems,
      },
      morning,
    );
    expect(await left("once")).toEqual([1, 1, 0]);
    const sitting = await start("once");
    expect(await left("once")).toEqual([1, 0, 1]);
    const resumed = (await school.call("startExam", { menu_id: "once", lease: sitting.attempt.lease }, ann)).body;
    expect(resumed).toMatchObject({ code: 200, data: { attempt_id: sitting.attempt.attempt_id } });
    school.now = (sitting.attempt.deadline ?? 0) + minute;
    expect((await school.call("startExam", { menu_id: "once" }, ann)).body.code).toBe(100214);
    expect(await sitting.row()).toMatchObject({ status: "finished", finishReason: "expired" });
    expect(await left("adaptive")).toEqual([null, null, 0]);
  });
});

it("the detail of a test has the limit and release of its definition", async () => {
  const of = async (menu_id: string) => {
    const { attempt_limit, release } = (await school.call("menuDetail", { menu_id }, ann)).body.data;
    return { attempt_limit, release };
  };
  expect([await of("twice"), await of("closing"), await of("adaptive")]).toEqual([
    { attempt_limit: 2, release: { when: "after_finish" } },
    { attempt_limit: null, release: { when: "after_close", at: closing } },
    { attempt_limit: null, release: { when: "after_finish" } },
  ]);
});
