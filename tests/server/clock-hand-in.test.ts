import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveTime } from "../../src/server/use-cases/give-time";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { minute, morning, openSchool, type School } from "../support/sittings";
import { justBefore } from "../support/statements";
import { publishParts, threeParts } from "../support/three-parts";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;
let begun: number;

const whole = { ...threeParts, sections: threeParts.sections.slice(2) };

async function start(menu_id: string) {
  school.now = Math.max(school.now, morning) + 60 * minute;
  begun = school.now;
  const { data } = (await school.call("startExam", { menu_id, take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
}
const give = (ms: number) => giveTime(school.deps, { attemptId: sitting.attempt.attempt_id, ms, reason: "outage" });
const byClock = (due_at: number | null) => ({ reason: "clock", due_at });
const kinds = async () => (await sitting.log()).map(({ kind }) => kind);
const ends = ["the last section", "the whole test"] as const;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  await publishParts(school, "parts");
  await publishParts(school, "whole", {
    ...whole,
    exam_info: { ...whole.exam_info, extract_question_number: 3 },
    sections: whole.sections.map((section) => ({ ...section, stage: "main", items: 3 })),
  });
});

describe("F69: a hand-in started by a window's clock", () => {
  beforeEach(() => start("parts"));

  it("does not leave a section that was given time since; the reply has the present state", async () => {
    await sitting.answer();
    await give(5 * minute);
    school.now = begun + 11 * minute;
    const before = await sitting.standing();
    const contested = [{ exercise_id: "f1", revision: 1, idempotency_key: "key-of-f1" }];
    const { code, data } = await sitting.leave("one", { ...byClock(begun + 10 * minute), contested });
    expect([code, data.lease]).toEqual([200, sitting.attempt.lease]);
    expect({ ...data, lease: null, lease_held: false }).toEqual(before);
    expect(data).toMatchObject({ stage: "one", stage_deadline: begun + 15 * minute, status: "sitting" });
    expect(data.exercise_list[0]?.exercise_item[0]?.exercise).not.toBeNull();
    expect(await kinds()).not.toContain("advance");
    expect((await sitting.answer({ revision: 2 })).code).toBe(200);
  });

  it("leaves the section at its present deadline", async () => {
    await give(5 * minute);
    school.now = begun + 15 * minute;
    expect((await sitting.leave("one", byClock(begun + 15 * minute))).data).toMatchObject({ stage: "two" });
    school.now += 10 * minute - 500;
    expect((await sitting.leave("two", byClock(begun + 25 * minute))).data).toMatchObject({ stage: "three" });
  });

  it("leaves it for an older deadline too, once the present one has passed", async () => {
    await give(5 * minute);
    school.now = begun + 15 * minute + 1;
    expect((await sitting.leave("one", byClock(begun + 10 * minute))).data).toMatchObject({ stage: "two" });
  });

  it("leaves nothing where the device's clock is minutes ahead", async () => {
    school.now = begun + 7 * minute;
    expect((await sitting.leave("one", byClock(begun + 10 * minute))).data).toMatchObject({ stage: "one" });
    expect((await sitting.leave("one", byClock(null))).data).toMatchObject({ stage: "one" });
    expect((await sitting.leave("one", { reason: "clock" })).data).toMatchObject({ stage: "one" });
  });

  it("is accepted at any time from the student, and from an older client that gives no reason", async () => {
    await give(5 * minute);
    school.now = begun + 11 * minute;
    expect((await sitting.leave("one", { reason: "student" })).data).toMatchObject({ stage: "two" });
    expect((await sitting.leave("two")).data).toMatchObject({ stage: "three" });
  });

  it("is declined where another window has the lease", async () => {
    await give(5 * minute);
    await school.call("startExam", { menu_id: "parts", take_over: true }, ann);
    expect((await sitting.leave("one", byClock(begun + 10 * minute))).code).toBe(100205);
  });
});

describe.each(ends)("F69: a hand-in by the clock of %s", (which) => {
  beforeEach(async () => {
    await start(which === "the whole test" ? "whole" : "parts");
    if (which === "the whole test") return;
    school.now = begun + 2 * minute;
    for (const stage of ["one", "two"]) await sitting.leave(stage, { reason: "student" });
  });
  const stage = () => (which === "the whole test" ? "main" : "three");
  const end = () => begun + 25 * minute;

  it("ends nothing where time was given since, and ends it when that time is over", async () => {
    await give(10 * minute);
    school.now = end() + minute;
    const { data } = await sitting.leave(stage(), byClock(end()));
    expect(data).toMatchObject({ status: "sitting", stage: stage(), deadline: end() + 10 * minute });
    expect(await kinds()).not.toContain("finish");
    school.now = end() + 10 * minute;
    expect((await sitting.leave(stage(), byClock(end() + 10 * minute))).data).toMatchObject({ status: "finished" });
  });

  it("ends nothing where time is given between the reading and the ending statement", async () => {
    school.now = end() - 100;
    const ending = /update "attempts".*"attempt_log"/s;
    const { body } = await justBefore(
      school,
      ending,
      () => give(10 * minute),
      async () => ({ body: await sitting.leave(stage(), byClock(end())) }),
    );
    expect(body.data).toMatchObject({ status: "sitting", deadline: end() + 10 * minute });
    expect(await kinds()).not.toContain("finish");
  });
});
