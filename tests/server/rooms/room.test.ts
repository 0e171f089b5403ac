import { beforeEach, describe, expect, it } from "vitest";
import { openClass, type OpenClass } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let lin: string;
let room: OpenRoom;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  lin = await ofClass.member("Lin");
  await ofClass.member("Mei");
  room = await openRoomOf(school, ofClass);
});

const phases = async () => Object.fromEntries((await room.board()).seats.map(({ name, phase }) => [name, phase]));

describe("a room", () => {
  it("is one for an assignment, and has a seat for each member", async () => {
    const again = { assignment_id: room.assignment_id, idempotency_key: newKey() };
    expect((await school.call("openRoom", again, ofClass.teacher.token)).body.data).toEqual({
      room_id: room.room_id,
      code: room.code,
    });
    expect(room.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await phases()).toEqual({ Lin: "expected", Mei: "expected" });
  });

  it("lets nobody in before it admits, nor by a code that was replaced", async () => {
    expect((await room.look()).code).toBe(101205);
    await room.command("setAdmission", { admits: true });
    const { data } = await room.look(room.code.toLowerCase().replace(/(.{4})/, "$1 "));
    expect(data).toMatchObject({ class_name: ofClass.className, title: { en: "Fixed" }, entry: "listed" });
    expect(data.names?.map(({ name, taken }) => [name, taken])).toEqual([
      ["Lin", false],
      ["Mei", false],
    ]);
    await room.command("setAdmission", { admits: true, renew: true });
    expect((await room.look()).code).toBe(101204);
    expect((await room.look("AAAAAAAA")).code).toBe(101203);
    const { code } = (await room.board()).room;
    expect((await room.look(code ?? "")).code).toBe(200);
  });

  it("seats a student without an account, who sits and hands in", async () => {
    await room.command("setAdmission", { admits: true });
    const key = newKey();
    const joined = await room.join({ member_id: lin, idempotency_key: key });
    expect(joined.data.lobby).toMatchObject({ name: "Lin", standing: "asking", phase: "admitting", menu_id: "fixed" });
    expect(await room.join({ member_id: lin, idempotency_key: key })).toEqual(joined);
    expect(await phases()).toEqual({ Lin: "waiting", Mei: "expected" });
    const { token } = joined.data;
    expect((await room.begin(token)).code).toBe(101208);
    await room.command("admitSeats", { seats: "all" });
    expect((await room.begin(token)).code).toBe(101209);
    await room.command("startRoom");
    const begun = await room.begin(token);
    expect(begun).toMatchObject({ code: 200, data: { status: "sitting", deadline: school.now + 10 * minute } });
    await room.sweep();
    expect(await phases()).toEqual({ Lin: "sitting", Mei: "expected" });
    await handIn(school, token ?? "", begun.data);
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "self" });
    const kinds = (await room.board()).events.map(({ kind }) => kind);
    expect(kinds).toEqual(["opened", "admissionOpened", "arrived", "admitted", "started", "begun", "handedIn"]);
  });

  it("gives back to the millisecond what holds and pauses take, and ends nothing meanwhile", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    const { data: attempt } = await room.begin(token);
    const deadline = school.now + 10 * minute;
    const { seat_id } = await room.seat("Lin");
    school.now += 3 * minute;
    await room.command("holdRoom", { reason: "fire alarm" });
    school.now += 20 * minute + 17;
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "sitting", stopped_at: school.now - 20 * minute - 17 });
    await room.command("pauseSeats", { seats: [seat_id] });
    await room.command("resumeRoom", { reason: "fire alarm" });
    school.now += 5 * minute;
    await room.command("unpauseSeats", { seats: [seat_id], reason: "unwell" });
    const given = 25 * minute + 17;
    expect(await room.seat("Lin")).toMatchObject({
      phase: "sitting",
      stopped_at: null,
      given_ms: given,
      deadline: deadline + given,
    });
    school.now = deadline + given - 1;
    const beat = { attempt_id: attempt.attempt_id, lease: attempt.lease };
    expect((await school.call("heartbeat", beat, token ?? "")).body.data).toMatchObject({ status: "sitting" });
    school.now += 6_000;
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "time" });
  });

  it("does a command once for each key, and names the seats that it does not apply to", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    await room.begin(token);
    const [sitting, expected] = [await room.seat("Lin"), await room.seat("Mei")];
    const seats = [sitting.seat_id, expected.seat_id];
    const command = { idempotency_key: newKey(), seats, ms: 10 * minute, reason: "late bus" };
    const first = await room.command("extendSeats", command);
    expect(first.data).toMatchObject({ refused: [{ seat_id: expected.seat_id, phase: "expected" }] });
    expect(await room.command("extendSeats", command)).toEqual(first);
    expect(await room.seat("Lin")).toMatchObject({ given_ms: 10 * minute });
    expect((await room.command("extendSeats", { ...command, idempotency_key: newKey(), ms: -1 })).code).toBe(400);
  });

  it("moves a seat to another device, whose sitting goes on", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    const { data: attempt } = await room.begin(token);
    await room.sweep();
    const second = (await room.join({ member_id: lin })).data;
    expect(second.lobby.standing).toBe("asking");
    expect((await room.begin(second.token)).code).toBe(101208);
    const seat = await room.seat("Lin");
    const [entrant] = seat.entrants;
    const moved = await room.command("moveDevice", { seat_id: seat.seat_id, entry_id: entrant?.entry_id });
    expect(moved).toMatchObject({ code: 200, data: { refused: [] } });
    const input = { menu_id: "fixed", attempt_id: attempt.attempt_id, idempotency_key: newKey(), take_over: true };
    const resumed = await school.call("startExam", input, second.token ?? "");
    expect(resumed.body.data).toMatchObject({ attempt_id: attempt.attempt_id, lease_held: true, status: "sitting" });
  });

  it("hands in for a student whose name is typed, ends, and is signed for good", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    await room.begin(token);
    const { seat_id } = await room.seat("Lin");
    expect((await room.command("submitSeat", { seat_id, name: "Mei", reason: "" })).code).toBe(101207);
    expect((await room.command("submitSeat", { seat_id, name: " lin ", reason: "left ill" })).code).toBe(200);
    school.now += minute;
    await room.sweep();
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "forced" });
    expect((await room.command("signRoom", {})).code).toBe(101202);
    const incident = { seats: [seat_id], kind: "health", text: "Felt ill", at: school.now - minute };
    expect((await room.command("noteIncident", incident)).code).toBe(200);
    await room.command("endRoom", { at: "now" });
    await room.sweep();
    expect((await room.board()).room.phase).toBe("ended");
    expect(await phases()).toEqual({ Lin: "handedIn", Mei: "absent" });
    expect((await room.command("signRoom", { remark: "All quiet" })).data.phase).toBe("signed");
    const { signed } = (await room.board()).room;
    expect(signed).toEqual({ by: "Ms Lin", at: school.now, remark: "All quiet" });
    expect((await room.command("noteIncident", incident)).code).toBe(101202);
    expect((await room.command("signRoom", { remark: "A pen was found" })).code).toBe(200);
  });

  it("ends at the planned time for all, whatever their clocks say", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    await room.begin(token);
    await room.command("endRoom", { at: school.now + 4 * minute });
    school.now += 4 * minute;
    await room.sweep();
    expect((await room.board()).room.phase).toBe("ending");
    school.now += 25_000;
    await room.sweep();
    await room.sweep();
    expect((await room.board()).room.phase).toBe("ended");
    expect(await room.seat("Lin")).toMatchObject({ phase: "handedIn", handed_in_by: "time" });
  });

  it("is unknown to other teachers", async () => {
    const other = await openClass(school, "Mr Wu");
    expect((await room.command("startRoom", {}, other.teacher.token)).code).toBe(101201);
    const asked = { room_id: room.room_id };
    expect((await school.call("roomBoard", asked, other.teacher.token)).body.code).toBe(101201);
  });
});
