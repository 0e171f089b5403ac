import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { drawnTest, publishDrawn } from "../support/drawn-sections";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { minute, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let test: string;
let tests = 0;

askOracles(() => school);

const start = async (): Promise<Attempt> => (await school.call("startExam", { menu_id: test }, ann)).body.data;

beforeAll(async () => {
  school = await openSchool();
});

beforeEach(async () => {
  tests += 1;
  test = `clocked-${tests}`;
  school.now = Math.max(school.now, morning) + 60 * minute;
  ann = await school.signIn("ann");
  await publishDrawn(school, test);
});

describe("clocks of sections in a fixed test", () => {
  it("ends a section by its clock, hands the test in after the last, and runs the test's clock beside it", async () => {
    const attempt = await start();
    const begun = school.now;
    const sitting = sittingOf(school, ann, attempt);
    expect(attempt).toMatchObject({ deadline: begun + 30 * minute, stage_deadline: null, stage: "warm" });
    school.now = begun + 5 * minute;
    await sitting.leave("warm");
    school.now = begun + 8 * minute;
    const timed = (await sitting.leave("passages")).data;
    expect(timed).toMatchObject({
      stage: "timed",
      stage_started_at: begun + 8 * minute,
      stage_deadline: begun + 18 * minute,
      deadline: begun + 30 * minute,
    });
    school.now = begun + 18 * minute;
    const over = (await sitting.leave("timed", { reason: "clock", due_at: begun + 18 * minute })).data;
    expect(over).toMatchObject({ status: "finished", stage: "finished" });
  });

  it("never ends a section later than the test", async () => {
    const attempt = await start();
    const begun = school.now;
    const sitting = sittingOf(school, ann, attempt);
    await sitting.leave("warm");
    school.now = begun + 25 * minute;
    expect((await sitting.leave("passages")).data).toMatchObject({ stage_deadline: begun + 30 * minute });
    school.now = begun + 31 * minute;
    expect(await sitting.standing()).toMatchObject({
      status: "finished",
      finish_reason: "expired",
      finished_at: begun + 30 * minute,
    });
  });

  it("opens the following section if the student does not leave one whose time is over", async () => {
    test = `first-timed-${tests}`;
    const [warm, passages, timed] = drawnTest.sections;
    if (warm === undefined || passages === undefined || timed === undefined) throw new Error("no sections");
    const sections = [timed, warm, passages];
    await publishDrawn(school, test, { ...drawnTest, time_limit_ms: null, sections });
    const attempt = await start();
    const begun = school.now;
    expect(attempt).toMatchObject({ stage: "timed", deadline: null, stage_deadline: begun + 10 * minute });
    school.now = begun + 11 * minute;
    const sitting = sittingOf(school, ann, attempt);
    expect(await sitting.standing()).toMatchObject({
      status: "sitting",
      stage: "warm",
      stage_started_at: begun + 10 * minute,
      stage_deadline: null,
    });
    const late = attempt.exercise_list.find(({ stage }) => stage === "timed")?.exercise_item[0]?.exercise_id;
    expect((await sitting.answer({ exercise_id: late })).code).toBe(100215);
    await sitting.leave("warm");
    expect((await sitting.leave("passages")).data).toMatchObject({ status: "finished", finish_reason: "submitted" });
  });
});
