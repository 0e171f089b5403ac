import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { wrongBook } from "../../../src/server/db/collections-schema";
import { attempts } from "../../../src/server/db/schema";
import { timeCredits } from "../../../src/server/db/time-credits-schema";
import { openClass, type OpenClass } from "../../support/given-classes";
import { sittingOf } from "../../support/one-sitting";
import { askOracles } from "../../support/oracles/school";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { choose, minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;

beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
});

askOracles(() => school);

/** A member of the class who has begun the test in the room. */
async function seated(name = "Lin", menu_id = "fixed") {
  const pupil = await ofClass.pupil(name);
  room = await openRoomOf(school, ofClass, { menu_id });
  await room.command("setAdmission", { admits: true });
  const entered = { assignment_id: room.assignment_id, idempotency_key: newKey() };
  await school.call("enterRoom", entered, pupil.token);
  await room.start();
  const begin = async () => {
    const { data } = await room.begin(pupil.token, menu_id);
    return sittingOf(school, pupil.token, data);
  };
  return { pupil, begin, sitting: await begin() };
}

const reopen = async (more: object = {}) => {
  const { seat_id } = await room.seat("Lin");
  return room.command("reopenSeat", { seat_id, ms: 5 * minute, reason: "pressed too early", ...more });
};
const storedOf = async (attemptId: string) => {
  const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  return row ?? expect.fail("no such sitting");
};

describe("a sitting that an invigilator opens again", () => {
  it("goes on with what was handed in, and is scored as if it had never been handed in", async () => {
    const { pupil, sitting, begin } = await seated();
    const { attempt_id } = sitting.attempt;
    await sitting.answer();
    await sitting.leave();
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "self" });
    const book = () => school.db.select().from(wrongBook).where(eq(wrongBook.userId, pupil.userId));
    const handedIn = await storedOf(attempt_id);

    school.now += minute;
    const key = newKey();
    const reply = await reopen({ idempotency_key: key });
    expect(reply).toMatchObject({ code: 200, data: { phase: "running", refused: [] } });
    expect(await reopen({ idempotency_key: key })).toEqual(reply);
    expect(await room.seat("Lin")).toMatchObject({ phase: "sitting", handed_in_by: null });
    expect(await book()).toEqual([]);
    expect(await storedOf(attempt_id)).toMatchObject({
      status: "sitting",
      stage: handedIn.stage === "finished" ? sitting.attempt.stage : "",
      deadline: handedIn.deadline,
      score: null,
      finishReason: null,
      finishedAt: null,
    });

    const again = await begin();
    expect(again.attempt).toMatchObject({ attempt_id, status: "sitting" });
    expect(again.attempt.answers.map(({ answer }) => answer)).toEqual([choose("B")]);
    expect((await again.answer({ exercise_id: "f2", answer: choose("A") })).code).toBe(200);
    expect((await again.leave()).code).toBe(200);
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "self" });
    const log = (await again.log()).map(({ kind }) => kind).filter((kind) => kind === "finish" || kind === "reopen");
    expect(log).toEqual(["finish", "reopen", "finish"]);

    const ben = await school.signIn("ben");
    const started = await school.call("startExam", { menu_id: "fixed" }, ben);
    const unbroken = sittingOf(school, ben, started.body.data);
    await unbroken.answer();
    await unbroken.answer({ exercise_id: "f2", answer: choose("A") });
    await unbroken.leave();
    const [one, other] = [await storedOf(attempt_id), await storedOf(unbroken.attempt.attempt_id)];
    expect([one.score, one.answered]).toEqual([other.score, other.answered]);
    const wrong = await school.db
      .select()
      .from(wrongBook)
      .where(eq(wrongBook.userId, other.userId ?? ""));
    expect((await book()).map(({ itemId, times }) => [itemId, times])).toEqual(
      wrong.map(({ itemId, times }) => [itemId, times]),
    );
    const kinds = (await room.board()).events.map(({ kind }) => kind).slice(-3);
    expect(kinds).toEqual(["handedIn", "reopened", "handedIn"]);
  });

  it("has the time that it is given after its own was over, as an entry of the ledger", async () => {
    const { sitting } = await seated();
    const { attempt_id } = sitting.attempt;
    const { startedAt, deadline } = await storedOf(attempt_id);
    school.now = (deadline ?? 0) + 3 * minute;
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "time" });
    await reopen();
    const row = await storedOf(attempt_id);
    const ledger = await school.db.select().from(timeCredits).where(eq(timeCredits.attemptId, attempt_id));
    expect(row).toMatchObject({ status: "sitting", deadline: school.now + 5 * minute });
    expect(ledger.map(({ ms, note, givenBy }) => ({ ms, note, givenBy }))).toEqual([
      { ms: 8 * minute, note: "pressed too early", givenBy: ofClass.teacher.userId },
    ]);
    expect(row.deadline).toBe(startedAt + 10 * minute + 8 * minute);
  });

  it("stands still while the room is held", async () => {
    const { sitting } = await seated();
    const { attempt_id } = sitting.attempt;
    await sitting.leave();
    await room.command("holdRoom", { reason: "fire alarm" });
    await reopen();
    expect(await storedOf(attempt_id)).toMatchObject({ status: "sitting", stoppedAt: school.now });
    school.now += 7 * minute;
    await room.command("resumeRoom", { reason: "fire alarm" });
    expect(await room.seat("Lin")).toMatchObject({ stopped_at: null, given_ms: 7 * minute });
  });

  it("is refused once keys are out, after the end of the room, and for one under way", async () => {
    const { sitting } = await seated();
    expect((await reopen()).data).toMatchObject({ seq: null, refused: [{ phase: "sitting" }] });
    await sitting.leave();
    school.now += 300 * minute;
    await room.sweep();
    const before = await storedOf(sitting.attempt.attempt_id);
    expect((await reopen()).code).toBe(101222);
    await room.command("endRoom", { at: "now" });
    await room.sweep();
    expect((await reopen()).code).toBe(101202);
    expect(await storedOf(sitting.attempt.attempt_id)).toEqual(before);
  });

  it("is refused for a test that chooses its questions by the answers", async () => {
    await seated("Lin", "adaptive");
    const { seat_id } = await room.seat("Lin");
    await room.command("submitSeat", { seat_id, name: "Lin", reason: "" });
    school.now += minute;
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "forced" });
    expect((await reopen()).code).toBe(101221);
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "forced" });
  });

  it("is told of it with what was handed in, in the window of before and after a reload", async () => {
    const { sitting, begin } = await seated();
    const { attempt_id } = sitting.attempt;
    await room.command("submitSeat", { seat_id: (await room.seat("Lin")).seat_id, name: "Lin", reason: "feels ill" });
    school.now += minute;
    await room.sweep();
    const over = (await sitting.standing()).room;
    expect([over?.may_reopen, over?.events.map(({ kind }) => kind)]).toEqual([true, ["ending"]]);
    const { seq } = (await reopen()).data;
    const open = await sitting.standing();
    const notice = { seq, at: school.now, kind: "reopened", reason: "pressed too early" };
    expect([open.attempt_id, open.status, open.room?.may_reopen]).toEqual([attempt_id, "sitting", undefined]);
    expect(open.room?.events.slice(1)).toEqual([notice]);
    const { data } = await (await begin()).beat({ room_seq: (seq ?? 0) - 1 });
    expect([data.lease_held, data.room?.events]).toEqual([true, [notice]]);
    await room.command("endRoom", { at: "now" });
    school.now += minute;
    await room.sweep();
    expect((await sitting.standing()).room?.may_reopen).toBe(false);
  });

  it("is not ended again by a hand-in of before that arrives late", async () => {
    const { sitting } = await seated();
    await sitting.leave();
    await room.sweep();
    await reopen();
    expect((await sitting.leave()).code).not.toBe(200);
    expect(await storedOf(sitting.attempt.attempt_id)).toMatchObject({ status: "sitting" });
  });
});
