import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusedOperations } from "../../src/server/db/schema";
import { toolStates } from "../../src/server/db/tool-states-schema";
import { sittingOf } from "../support/one-sitting";
import { minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;

const start = async (menu_id: string, more: object = {}) =>
  sittingOf(school, ann, (await school.call("startExam", { menu_id, take_over: true, ...more }, ann)).body.data);
const standing = async () =>
  ((await sitting.standing()).tool_states ?? []).map(({ exercise_id, epoch, revision, state }) => [
    exercise_id,
    epoch,
    revision,
    state,
  ]);
const verdict = ({ code, data }: { code: number; data: { applied: boolean; lease_held: boolean } | null }) => [
  code,
  data?.applied,
  data?.lease_held,
];
const zoomed = (zoom: number) => ({ exercise_id: null, state: { zoom } });

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  sitting = await start("fixed");
});

describe("the state of a student's tools", () => {
  it("is returned with the sitting, per item and for the whole, and is not logged", async () => {
    const before = (await sitting.log()).length;
    expect((await sitting.equip()).data).toEqual({
      exercise_id: "f1",
      revision: 1,
      saved_at: school.now,
      applied: true,
      lease_held: true,
    });
    await sitting.equip({ revision: 2, state: { eliminated: ["C"] } });
    await sitting.equip({ ...zoomed(150) });
    expect(await standing()).toEqual([
      [null, 1, 1, { zoom: 150 }],
      ["f1", 1, 2, { eliminated: ["C"] }],
    ]);
    expect(await sitting.log()).toHaveLength(before);
    const again = await start("fixed", { lease: sitting.attempt.lease });
    expect(again.attempt.tool_states).toEqual((await sitting.standing()).tool_states);
  });

  it("is ordered by epoch, then by revision; a repeated operation changes nothing", async () => {
    const key = { idempotency_key: newKey() };
    expect(verdict(await sitting.equip({ revision: 4, ...key }))).toEqual([200, true, true]);
    expect(verdict(await sitting.equip({ revision: 4, ...key }))).toEqual([200, true, true]);
    expect(verdict(await sitting.equip({ revision: 3, state: { eliminated: [] } }))).toEqual([200, false, true]);
    const other = await start("fixed");
    expect(verdict(await other.equip({ state: { eliminated: ["D"] } }))).toEqual([200, true, true]);
    expect(verdict(await sitting.equip({ revision: 9 }))).toEqual([200, false, false]);
    expect(verdict(await other.equip({ revision: 8, epoch: 1 }))).toEqual([200, false, true]);
    expect(verdict(await other.equip({ revision: 9, lease: "forgotten" }))).toEqual([200, false, false]);
    expect(await standing()).toEqual([["f1", 2, 1, { eliminated: ["D"] }]]);
  });

  it("is refused where it is too large, of an unserved item, or of another person's sitting", async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(80)}1${"}".repeat(80)}`) as object;
    expect((await sitting.equip({ state: { note: "x".repeat(32_000) } })).code).toBe(200);
    expect((await sitting.equip({ revision: 2, state: { note: "x".repeat(33_000) } })).code).not.toBe(200);
    expect((await sitting.equip({ revision: 2, state: deep })).code).not.toBe(200);
    expect((await sitting.equip({ exercise_id: "nowhere" })).code).not.toBe(200);
    const bob = await school.signIn("bob");
    const theirs = sittingOf(school, bob, sitting.attempt);
    expect((await theirs.equip(zoomed(200))).code).not.toBe(200);
    expect(await standing()).toHaveLength(1);
    expect(await school.db.select().from(refusedOperations)).toEqual([]);
  });

  it("is stored for an adaptive sitting too, and deleted when a sitting is over", async () => {
    sitting = await start("adaptive", { mode: "practice" });
    const exercise_id = sitting.attempt.presented;
    expect(verdict(await sitting.equip({ exercise_id, later: { unknown: 1 } }))).toEqual([200, true, true]);
    expect(await standing()).toEqual([[exercise_id, sitting.attempt.epoch, 1, { eliminated: ["B"] }]]);
    sitting = await start("fixed");
    await sitting.equip({ revision: 90, ...zoomed(125) });
    await sitting.leave("main");
    const rows = await school.db.select().from(toolStates);
    expect(verdict(await sitting.equip({ revision: 91, ...zoomed(200) }))[0]).not.toBe(200);
    expect(await school.db.select().from(toolStates)).toEqual(rows);
    expect((await sitting.standing()).tool_states).toEqual([]);
  });
});
