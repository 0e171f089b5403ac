import { beforeEach, describe, expect, it } from "vitest";
import { faults } from "../../../src/contract/calls/faults";
import { openClass, type OpenClass } from "../../support/given-classes";
import { sittingOf } from "../../support/one-sitting";
import { askOracles } from "../../support/oracles/school";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, newKey, openSchool, type School } from "../../support/sittings";

const second = 1_000;
const noticeMs = 15 * second;

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;

beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
});
askOracles(() => school);

/** A member of the class who has begun the test in the room. */
async function seated(more: object = {}) {
  const pupil = await ofClass.pupil("Lin");
  room = await openRoomOf(school, ofClass, more);
  await room.command("setAdmission", { admits: true });
  await school.call("enterRoom", { assignment_id: room.assignment_id, idempotency_key: newKey() }, pupil.token);
  await room.start();
  const sitting = sittingOf(school, pupil.token, (await room.begin(pupil.token)).data);
  await room.sweep();
  const { stage, deadline } = sitting.attempt;
  return {
    ...sitting,
    deadline: deadline ?? expect.fail("no deadline"),
    seatId: (await room.seat("Lin")).seat_id,
    /** The hand-in of a window whose clock has run out. */
    runOut: async (due_at: number) => (await sitting.leave(stage, { reason: "clock", due_at })).data,
  };
}
const seat = async () => {
  const { phase, handed_in_by } = await room.seat("Lin");
  return [phase, handed_in_by];
};

describe("time that is given at the last moment", () => {
  it.each([
    ["a second before the end", -second],
    ["in the seconds after the end in which answers are still taken", 3 * second],
  ])("%s lets the sitting go on, although the window hands in by its old clock", async (_, ms) => {
    const sitting = await seated();
    school.now = sitting.deadline + ms;
    const { code } = await room.command("extendSeats", { seats: [sitting.seatId], ms: 5 * minute, reason: "noise" });
    expect(code).toBe(200);
    const deadline = sitting.deadline + 5 * minute;
    expect(await sitting.runOut(sitting.deadline)).toMatchObject({ status: "sitting", deadline });
    school.now = sitting.deadline + 2 * minute;
    expect((await sitting.answer({ answered_at: school.now })).data).toMatchObject({ applied: true });
    expect((await sitting.beat()).data).toMatchObject({ status: "sitting", deadline });
    school.now = deadline;
    expect(await sitting.runOut(deadline)).toMatchObject({ status: "finished", held: 0 });
    await room.sweep();
    expect(await seat()).toEqual(["handedIn", "time"]);
  });

  it("comes too late once the server has ended the sitting, and is refused with the seat's phase", async () => {
    const sitting = await seated();
    school.now = sitting.deadline + 6 * second;
    await room.sweep();
    const { code, data } = await room.command("extendSeats", { seats: [sitting.seatId], ms: minute });
    expect([code, data.seq, data.refused]).toEqual([200, null, [{ seat_id: sitting.seatId, phase: "handedIn" }]]);
  });

  it("goes beyond the window of the assignment, whose end ends nothing then", async () => {
    const closes_at = school.now + 8 * minute;
    const sitting = await seated({ closes_at });
    expect(sitting.deadline).toBe(closes_at);
    await room.command("extendSeats", { seats: "all", ms: 20 * minute, reason: "extra time" });
    const deadline = closes_at + 20 * minute;
    school.now = closes_at + minute;
    await room.sweep();
    expect((await sitting.beat()).data).toMatchObject({ status: "sitting", deadline });
    expect((await sitting.answer({ answered_at: school.now })).data).toMatchObject({ applied: true });
    school.now = deadline - second;
    await room.sweep();
    expect(await seat()).toEqual(["sitting", null]);
  });
});

describe("a planned end", () => {
  const planned = async (inMs: number, more: object = {}) => {
    const sitting = await seated();
    const endsAt = school.now + inMs;
    await room.command("endRoom", { at: endsAt, reason: "lunch", ...more });
    return { ...sitting, endsAt };
  };

  it.each([
    ["before the server has noticed it", false],
    ["after the server has noticed it", true],
  ])("takes what was answered in time and the hand-in at that moment, %s", async (_, isNoticed) => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    expect((await sitting.beat()).data.room?.ends_at).toBe(endsAt);
    expect((await sitting.standing()).room?.ends_at).toBe(endsAt);
    school.now = endsAt;
    if (isNoticed) await room.sweep();
    school.now = endsAt + 2 * second;
    const answer = { answered_at: endsAt - 1 };
    expect((await sitting.answer(answer)).data).toMatchObject({ applied: true });
    expect(await sitting.runOut(endsAt)).toMatchObject({ status: "finished", held: 0 });
    await room.sweep();
    expect(await seat()).toEqual(["handedIn", "time"]);
    expect((await room.board()).room.phase).toBe("ended");
  });

  it("is told no less than fifteen seconds before it comes", async () => {
    const { endsAt, ...sitting } = await planned(3 * second);
    const told = endsAt - 3 * second + noticeMs;
    expect((await sitting.beat()).data.room?.ends_at).toBe(told);
    expect((await room.board()).room.ends_at).toBe(told);
  });

  it("that was withdrawn while the window was away ends nothing", async () => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    await room.command("endRoom", { at: null });
    school.now = endsAt + second;
    await room.sweep();
    const { deadline } = sitting;
    expect(await sitting.runOut(endsAt)).toMatchObject({ status: "sitting", deadline, room: { ends_at: null } });
  });

  it("is no end for a window whose clock runs ahead", async () => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    school.now = endsAt - minute;
    expect(await sitting.runOut(endsAt)).toMatchObject({ status: "sitting", room: { ends_at: endsAt } });
  });

  it("that came while the server was away is followed by the usual notice", async () => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    school.now = endsAt + 2 * minute;
    await room.sweep();
    const told = { status: "sitting", deadline: school.now + noticeMs, room: { ends_at: null } };
    expect((await sitting.beat()).data).toMatchObject(told);
    expect(await sitting.runOut(endsAt)).toMatchObject(told);
  });

  it("that passes in a hold is withdrawn when the clocks run again, and nobody loses the time of it", async () => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    await room.command("holdRoom", { reason: "fire alarm" });
    school.now = endsAt + minute;
    await room.sweep();
    await room.command("resumeRoom", { reason: "fire alarm" });
    await room.sweep();
    const deadline = sitting.deadline + 5 * minute;
    expect((await sitting.beat()).data).toMatchObject({ status: "sitting", deadline, room: { ends_at: null } });
    expect((await room.board()).room).toMatchObject({ phase: "running", ends_at: null });
  });

  it("gives a student whose clock stands still the usual notice", async () => {
    const { endsAt, ...sitting } = await planned(4 * minute);
    await room.command("pauseSeats", { seats: [sitting.seatId], reason: "unwell" });
    school.now = endsAt;
    await room.sweep();
    const told = { status: "sitting", stopped_at: null, deadline: endsAt + noticeMs };
    expect((await sitting.beat()).data).toMatchObject(told);
  });
});

describe("a window that was away", () => {
  it("when its time was shortened is told so when it hands in, and no answer of it is lost", async () => {
    const sitting = await seated();
    await sitting.answer();
    await room.command("endRoom", { at: "now", reason: "power cut" });
    const inTime = school.now + 10 * second;
    school.now += 3 * minute;
    await room.sweep();
    const earlier = await sitting.answer({ exercise_id: "f2", answered_at: inTime });
    const later = await sitting.answer({ exercise_id: "f2", revision: 2, answered_at: school.now - second });
    expect([earlier.code, later.code]).toEqual([faults.answerHeld.code, faults.attemptClosed.code]);
    const kept = (await sitting.log()).filter(({ itemId }) => itemId === "f2");
    expect(kept.map(({ kind, revision }) => [kind, revision])).toEqual([
      ["heldAnswer", 1],
      ["lateAnswer", 2],
    ]);
    expect(await sitting.runOut(sitting.deadline)).toMatchObject({ status: "finished", held: 1 });
    expect(await seat()).toEqual(["handedIn", "forced"]);
  });

  it("for two and a half minutes has ended nothing, and goes on with its lease", async () => {
    const sitting = await seated();
    await sitting.beat();
    school.now += 150 * second;
    await room.sweep();
    expect(await seat()).toEqual(["sitting", null]);
    const { deadline } = sitting;
    expect((await sitting.beat()).data).toMatchObject({ status: "sitting", lease_held: true, deadline });
    expect((await sitting.answer({ answered_at: school.now - minute })).data).toMatchObject({ applied: true });
  });

  it("through a hold gets the time back, and none of its answers is refused for lateness", async () => {
    const sitting = await seated();
    school.now = sitting.deadline - minute;
    await room.command("holdRoom", { reason: "fire alarm" });
    school.now += 20 * minute;
    await room.sweep();
    await room.command("resumeRoom", { reason: "fire alarm" });
    const offline = [sitting.deadline + minute, sitting.deadline + 10 * minute, school.now];
    school.now += 30 * second;
    for (const [place, answered_at] of offline.entries())
      expect((await sitting.answer({ revision: place + 1, answered_at })).data).toMatchObject({ applied: true });
    const { data } = await sitting.beat();
    expect(data).toMatchObject({ status: "sitting", deadline: sitting.deadline + 20 * minute });
    expect(data.room?.given).toEqual([
      { ms: 20 * minute, kind: "pause", reason: "fire alarm", at: sitting.deadline + 19 * minute },
    ]);
  });
});

describe("a room", () => {
  it("is opened once, also by two who open it at the same moment", async () => {
    const assignment_id = await ofClass.given({ opens_at: school.now - 1, place: "room" });
    const open = async () =>
      (await school.call("openRoom", { assignment_id, idempotency_key: newKey() }, ofClass.teacher.token)).body.data;
    const [one, other] = await Promise.all([open(), open()]);
    expect(other).toEqual(one);
    expect((await school.call("roomList", { assignment_id }, ofClass.teacher.token)).body.data.rooms).toHaveLength(1);
  });

  it("lets nobody in by the code of yesterday, and says that it is no longer in force", async () => {
    await seated();
    await room.command("endRoom", { at: "now" });
    school.now += 24 * 60 * minute;
    await room.sweep();
    expect((await room.look()).code).toBe(101205);
    expect((await room.join({ name: "Mei" })).code).toBe(101205);
    const next = await openRoomOf(school, ofClass, { closes_at: school.now + 60 * minute });
    expect((await next.look(room.code)).code).toBe(101205);
  });

  it.each([-1, 0, 1.5, 5 * 3_600_000])("gives no time of %s ms", async (ms) => {
    const sitting = await seated();
    const before = await sitting.log();
    expect((await room.command("extendSeats", { seats: "all", ms })).code).toBe(400);
    expect(await sitting.log()).toEqual(before);
  });
});
