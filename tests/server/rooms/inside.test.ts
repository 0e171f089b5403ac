import { beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { seats } from "../../../src/server/db/rooms-schema";
import { openClass, type OpenClass } from "../../support/given-classes";
import { sittingOf } from "../../support/one-sitting";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, newKey, openSchool, type School } from "../../support/sittings";
import { statementsOf } from "../../support/statements";

const second = 1_000;

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
let members: string[];
/** The sitting of a member with an account of their own. */
let person: ReturnType<typeof sittingOf>;

const begun = async (memberId: string) => {
  const { token } = (await room.join({ member_id: memberId })).data;
  await room.command("admitSeats", { seats: "all" });
  const { data } = await room.begin(token);
  await room.sweep();
  return { ...sittingOf(school, token ?? "", data), token: token ?? "" };
};
type Sitting = Awaited<ReturnType<typeof begun>>;

beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  members = [await ofClass.member("Lin"), await ofClass.member("Mei")];
  const { token } = await ofClass.pupil("Ann");
  room = await openRoomOf(school, ofClass);
  await room.command("setAdmission", { admits: true });
  await school.call("enterRoom", { assignment_id: room.assignment_id, idempotency_key: newKey() }, token);
  await room.start();
  person = sittingOf(school, token, (await room.begin(token)).data);
  await room.sweep();
});

const start = () => begun(members[0] ?? "");
const updateOf = async (sitting: Sitting, room_seq = 0) => (await sitting.beat({ room_seq })).data;
const seqNow = async () => (await room.board()).seq;

describe("a window in a room", () => {
  it("gets the state of its clock and the room with the attempt, and with each heartbeat", async () => {
    const sitting = await start();
    const { stopped_at, room: told } = sitting.attempt;
    expect([stopped_at, told]).toEqual([null, { seq: 8, ends_at: null, events: [], given: [], read_seq: 0 }]);
    await room.command("holdRoom", { reason: "fire alarm" });
    const heldAt = school.now;
    const seq = await seqNow();
    const stopped = { seq, at: heldAt, kind: "stopped", reason: "fire alarm" };
    school.now += 3 * second;
    const { data } = await sitting.beat({ room_seq: 9 });
    expect(data).toEqual({
      server_time: school.now,
      deadline: sitting.attempt.deadline,
      stage_deadline: sitting.attempt.stage_deadline,
      lease_held: true,
      status: "sitting",
      stage: "main",
      last_seq: data.last_seq,
      stopped_at: heldAt,
      room: { seq, ends_at: null, events: [stopped], given: [] },
    });
    expect((await updateOf(sitting, seq)).room).toEqual({ seq, ends_at: null, events: [] });
    expect(await sitting.standing()).toMatchObject({ stopped_at: heldAt, room: { seq, events: [stopped] } });
    school.now += 7 * second;
    await room.command("resumeRoom", { reason: "fire alarm" });
    const resumed = await updateOf(sitting, seq);
    expect(resumed).toMatchObject({ stopped_at: null, deadline: (sitting.attempt.deadline ?? 0) + 10 * second });
    expect(resumed.room).toEqual({
      seq: seq + 1,
      ends_at: null,
      events: [{ seq: seq + 1, at: school.now, kind: "resumed", reason: "fire alarm" }],
      given: [{ ms: 10 * second, kind: "pause", reason: "fire alarm", at: school.now }],
    });
  });

  it("learns of time given, of the planned end and of its own end before it comes, not of others", async () => {
    const sitting = await start();
    const other = await begun(members[1] ?? "");
    const [lin, mei] = [await room.seat("Lin"), await room.seat("Mei")];
    const since = await seqNow();
    const ends_at = school.now + 5 * minute;
    await room.command("extendSeats", { seats: [lin.seat_id], ms: minute, reason: "late bus" });
    await room.command("pauseSeats", { seats: [mei.seat_id], reason: "unwell" });
    await room.command("noteIncident", { seats: [lin.seat_id], kind: "noise", text: "Chairs", at: school.now });
    await room.command("endRoom", { at: ends_at, reason: "lunch" });
    const told = (await updateOf(sitting, since)).room;
    const at = school.now;
    expect(told).toEqual({
      seq: since + 4,
      ends_at,
      events: [
        { seq: since + 1, at, kind: "extended", ms: minute, stage: null, reason: "late bus" },
        { seq: since + 4, at, kind: "endPlanned", ends_at, reason: "lunch" },
      ],
      given: [{ ms: minute, kind: "extension", reason: "late bus", at }],
    });
    expect((await updateOf(other, since)).room?.events.map(({ kind }) => kind)).toEqual(["stopped", "endPlanned"]);
    await room.command("submitSeat", { seat_id: lin.seat_id, name: "Lin", reason: "left ill" });
    const ending = await updateOf(sitting, since + 4);
    expect(ending.room?.events).toEqual([{ seq: since + 5, at, kind: "ending", reason: "left ill" }]);
    expect(ending).toMatchObject({ status: "sitting", deadline: at + 15 * second });
  });

  it("gets the number of the room's last event with each answer saved, however it is saved", async () => {
    const guest = await start();
    await room.command("setAdmission", { admits: false });
    const seq = await seqNow();
    expect((await guest.answer()).data).toMatchObject({ applied: true, room_seq: seq });
    const { result, statements } = await statementsOf(school, () => person.answer());
    expect(result.data).toMatchObject({ applied: true, room_seq: seq });
    expect(statements).toContain("select * from record_operations($1, $2)");
    await room.command("holdRoom");
    for (const sitting of [guest, person])
      expect((await sitting.answer({ revision: 2 })).data).toMatchObject({ applied: true, room_seq: seq + 1 });
  });

  it("has a clock in the hold that refuses nothing, also of answers that come after it", async () => {
    const sitting = await start();
    const deadline = sitting.attempt.deadline ?? 0;
    school.now = deadline - second;
    await room.command("holdRoom", { reason: "power cut" });
    school.now = deadline + 20 * minute;
    await room.sweep();
    expect((await sitting.answer({ answered_at: school.now })).data).toMatchObject({ applied: true });
    const offline = school.now;
    await room.command("resumeRoom", { reason: "power cut" });
    school.now += 500;
    const late = { exercise_id: "f3", answer: { type: "text_entry", text: "while it stood" } };
    expect((await sitting.answer({ ...late, answered_at: offline })).data).toMatchObject({ applied: true });
    expect(await sitting.beat()).toMatchObject({
      data: { status: "sitting", deadline: offline + second, room: { given: [{ ms: offline - deadline + second }] } },
    });
  });

  it("shows a message until it is read, as it was written, and the invigilator sees that it is read", async () => {
    const sitting = await start();
    const text = { en: "<b>Calm</b> please", zh: "请安静" };
    const { seq } = (await room.command("messageSeats", { seats: "all", text })).data;
    const message = { seq, at: school.now, kind: "message", text };
    expect((await updateOf(sitting, (seq ?? 0) - 1)).room?.events).toEqual([message]);
    expect(await room.seat("Lin")).toMatchObject({ read_seq: 0 });
    expect((await sitting.standing()).room).toMatchObject({ read_seq: 0, events: [message] });
    await sitting.beat({ room_seq: seq, read_seq: seq });
    expect(await room.seat("Lin")).toMatchObject({ read_seq: seq });
    expect((await sitting.standing()).room).toMatchObject({ read_seq: seq, events: [message] });
    await sitting.beat({ room_seq: seq });
    expect(await room.seat("Lin")).toMatchObject({ read_seq: seq });
  });

  it("that lost its lease is no sign of the seat", async () => {
    const sitting = await start();
    await sitting.beat({ pending: 2 });
    const resume = { menu_id: "fixed", attempt_id: sitting.attempt.attempt_id, idempotency_key: newKey() };
    await school.call("startExam", { ...resume, take_over: true }, sitting.token);
    school.now += 30 * second;
    expect((await sitting.beat({ pending: 7 })).data.lease_held).toBe(false);
    expect(await room.seat("Lin")).toMatchObject({ seen_at: school.now - 30 * second, unsent: 2 });
  });
});

const isSign = (text: string): boolean => text.includes('insert into "seat_presence"');

describe("signs of devices", () => {
  it("are written at most every ten seconds a seat, and are no part of the log", async () => {
    const sitting = await start();
    const log = await sitting.log();
    const from = school.now;
    const seen: (number | null)[] = [];
    for (const after of [0, 5, 9.9, 10, 15, 20.1]) {
      school.now = from + after * second;
      await sitting.beat({ pending: after * 10 });
      seen.push(((await room.seat("Lin")).seen_at ?? 0) - from);
    }
    expect(seen).toEqual([0, 0, 0, 10 * second, 10 * second, 20_100]);
    expect(await room.seat("Lin")).toMatchObject({ unsent: 201 });
    expect(await sitting.log()).toEqual(log);
  });

  it("that wait are written when the server stops", async () => {
    const sitting = await start();
    await sitting.beat();
    school.now += 6 * second;
    await sitting.beat({ pending: 3 });
    expect(await room.seat("Lin")).toMatchObject({ seen_at: school.now - 6 * second, unsent: 0 });
    await school.app.close();
    const { rows } = await school.db.$client.query("select seen_at::float8, unsent from seat_presence");
    expect(rows).toEqual([{ seen_at: school.now, unsent: 3 }]);
  });

  it("of many seats are read and written in few statements", async () => {
    const extra = await Promise.all(Array.from({ length: 30 }, (_, place) => ofClass.member(`Pupil ${place}`)));
    const rows = extra.map((memberId, place) => ({
      seatId: `seat-${place}`,
      roomId: room.room_id,
      memberId,
      name: `Pupil ${place}`,
      phase: "expected" as const,
    }));
    await school.db.insert(seats).values(rows);
    const sittings: Sitting[] = [];
    for (const memberId of extra) sittings.push(await begun(memberId));
    school.now += 10 * second;
    const { result, statements } = await statementsOf(school, () =>
      Promise.all(sittings.map((sitting) => sitting.beat())),
    );
    expect(result.map(({ data }: { data: { lease_held: boolean } }) => data.lease_held)).toEqual(
      sittings.map(() => true),
    );
    expect(statements.filter(isSign).length).toBeLessThan(10);
    const board = await room.board();
    expect(board.seats.filter(({ seen_at }) => seen_at === school.now)).toHaveLength(30);
  });
});

it("asks nothing of rooms where the sitting is in none", async () => {
  const { token } = await ofClass.pupil("Ben");
  const attempt: Attempt = (await school.call("startExam", { menu_id: "lenient" }, token)).body.data;
  const sitting = sittingOf(school, token, attempt);
  await sitting.answer();
  expect(attempt).not.toHaveProperty("room");
  expect(attempt).not.toHaveProperty("stopped_at");
  const { result, statements } = await statementsOf(school, () => sitting.answer({ revision: 2 }));
  expect(result.data.applied).toBe(true);
  expect(statements).toEqual(["select * from record_operations($1, $2)"]);
  expect((await sitting.beat()).data).not.toHaveProperty("room");
});
