import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { choose, minute, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;

const start = async (menu_id: string, more: object = {}) =>
  sittingOf(school, ann, (await school.call("startExam", { menu_id, take_over: true, ...more }, ann)).body.data);
const standing = async () =>
  (await sitting.standing()).answers.map(({ exercise_id, answer, revision, epoch, check_status }) => [
    exercise_id,
    answer !== null && "option_id" in answer ? answer.option_id : null,
    revision,
    epoch,
    check_status,
  ]);
const verdict = ({ data }: { data: { applied: boolean; lease_held: boolean } }) => [data.applied, data.lease_held];

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  sitting = await start("fixed");
});

describe("the order of operations by epoch, then by revision", () => {
  it("F54: makes operations from before a take-over history beside the new device's", async () => {
    const other = await start("fixed");
    await other.answer({ revision: 1, answer: choose("C") });
    const back = await start("fixed");
    const stored = { revision: 7, answer: choose("A"), epoch: 1 };
    expect(verdict(await back.answer(stored))).toEqual([false, true]);
    expect(verdict(await back.answer({ ...stored, exercise_id: "f2" }))).toEqual([true, true]);
    expect(verdict(await back.mark({ revision: 2, epoch: 1 }))).toEqual([true, true]);
    expect(verdict(await back.answer({ revision: 2, answer: choose("D") }))).toEqual([true, true]);
    expect(await standing()).toEqual([
      ["f2", "A", 7, 1, 0],
      ["f1", "D", 2, 3, 1],
    ]);
    expect((await sitting.log()).filter(({ kind }) => kind === "answer").map(({ leaseEpoch }) => leaseEpoch)).toEqual([
      2, 1, 1, 3,
    ]);
  });

  it("does not accept an epoch newer than the sender's lease", async () => {
    const other = await start("fixed");
    await other.answer({ answer: choose("C") });
    expect(verdict(await sitting.answer({ revision: 9, epoch: 5, answer: choose("A") }))).toEqual([false, false]);
    expect(await standing()).toEqual([["f1", "C", 1, 2, 0]]);
  });

  it("F26: accepts a lease unknown to the server where no other wrote, without granting it", async () => {
    const lease = "given-before-the-restore";
    await sitting.answer({ answer: choose("C") });
    expect(verdict(await sitting.answer({ lease, revision: 4, epoch: 3, answer: choose("A") }))).toEqual([
      false,
      false,
    ]);
    const first = { lease, exercise_id: "f2", revision: 4, answer: choose("A") };
    expect(verdict(await sitting.answer(first))).toEqual([true, false]);
    expect(verdict(await sitting.answer({ ...first, revision: 5, answer: choose("B") }))).toEqual([true, false]);
    expect(verdict(await sitting.mark({ lease, exercise_id: "f4" }))).toEqual([true, false]);
    expect(await standing()).toEqual([
      ["f4", null, 1, 0, 1],
      ["f1", "C", 1, 1, 0],
      ["f2", "B", 5, 0, 0],
    ]);
    expect(verdict(await sitting.answer({ exercise_id: "f2", revision: 1, answer: choose("D") }))).toEqual([
      true,
      true,
    ]);
    expect((await sitting.beat({ lease })).data).toMatchObject({ lease_held: false, status: "sitting" });
    expect((await sitting.leave("main", { lease })).code).toBe(100205);
  });
});

describe("an adaptive sitting", () => {
  const presented = async () => (await sitting.standing()).presented;

  it("accepts an answer of any turn of the current epoch, and stores one of another as history", async () => {
    sitting = await start("adaptive", { mode: "practice" });
    const exercise_id = sitting.attempt.presented;
    const copy = await start("adaptive", { lease: sitting.attempt.lease });
    expect(copy.attempt.epoch).toBe(sitting.attempt.epoch);
    const reply = await sitting.answer({ exercise_id });
    expect(reply.data).toMatchObject({ applied: true, lease_held: false, next: { answered: 1 } });
    expect(await presented()).toBe(reply.data.next?.presented);

    const next = { exercise_id: reply.data.next?.presented };
    expect((await copy.answer({ ...next, epoch: 0 })).data).toMatchObject({
      applied: false,
      lease_held: true,
      next: null,
    });
    const other = await start("adaptive");
    expect((await copy.answer(next)).data).toMatchObject({ applied: false, lease_held: false, next: null });
    expect((await other.answer({ ...next, lease: "forgotten" })).data).toMatchObject({ applied: false, next: null });
    expect((await other.answer(next)).data).toMatchObject({ applied: true, next: { answered: 2 } });
  });
});
