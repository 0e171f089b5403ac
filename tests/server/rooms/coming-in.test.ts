import { beforeEach, describe, expect, it } from "vitest";
import { givenTo, openClass, type OpenClass } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let lin: string;
let room: OpenRoom;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  lin = await ofClass.member("Lin");
  room = await openRoomOf(school, ofClass);
  await room.command("setAdmission", { admits: true });
});

const lobby = async (entry_id: string, token: string | null) =>
  (await school.call("roomLobby", { entry_id }, token ?? "")).body;
const standing = async ({ token, lobby: { entry_id } }: Awaited<ReturnType<OpenRoom["join"]>>["data"]) =>
  (await lobby(entry_id, token)).data.standing;

describe("a student at the door", () => {
  it("is let in although the reply was lost and the room has closed or changed its code", async () => {
    const asked = { member_id: lin, idempotency_key: newKey() };
    const joined = await room.join(asked);
    await room.command("setAdmission", { admits: true, renew: true });
    expect(await room.join(asked)).toEqual(joined);
    await room.command("setAdmission", { admits: false });
    expect((await room.join(asked)).data).toMatchObject({ token: joined.data.token, lobby: { standing: "asking" } });
    expect((await room.join({ ...asked, idempotency_key: newKey() })).code).toBe(101204);
    expect((await room.board()).seats.map(({ entrants }) => entrants.length)).toEqual([1]);
  });

  it("sees how far it is, from the door to the end", async () => {
    const { token, lobby: first } = (await room.join({ member_id: lin })).data;
    const now = async () => {
      const { standing: stands, sitting, phase } = (await lobby(first.entry_id, token)).data;
      return [stands, sitting, phase];
    };
    expect(await now()).toEqual(["asking", "notBegun", "admitting"]);
    await room.command("admitSeats", { seats: "all" });
    expect(await now()).toEqual(["in", "notBegun", "admitting"]);
    await room.command("startRoom");
    const attempt = (await room.begin(token)).data;
    expect(await now()).toEqual(["in", "begun", "running"]);
    await room.command("holdRoom", { reason: "alarm" });
    expect(await now()).toEqual(["in", "begun", "held"]);
    await room.command("resumeRoom");
    await handIn(school, token ?? "", attempt);
    expect(await now()).toEqual(["in", "handedIn", "running"]);
  });

  it("hears that the name is taken, and so does the one who has it", async () => {
    const first = (await room.join({ name: "Sam" })).data;
    expect(first.lobby.name_twice).toBe(false);
    const second = (await room.join({ name: "ＳＡＭ " })).data;
    expect(second.lobby.name_twice).toBe(true);
    expect((await lobby(first.lobby.entry_id, first.token)).data.name_twice).toBe(true);
  });

  it("may ask again after being sent away", async () => {
    const first = (await room.join({ member_id: lin })).data;
    await room.command("refuseSeats", { seats: "all" });
    expect(await standing(first)).toBe("out");
    const second = (await room.join({ member_id: lin })).data;
    await room.command("admitSeats", { seats: "all" });
    expect([await standing(first), await standing(second)]).toEqual(["replaced", "in"]);
  });

  it("sees the lobby of nobody else", async () => {
    const first = (await room.join({ member_id: lin })).data;
    const second = (await room.join({ name: "Sam" })).data;
    expect((await lobby(first.lobby.entry_id, second.token)).code).toBe(101201);
  });
});

describe("a second device", () => {
  it("takes the place before the sitting begins, and alone can begin it", async () => {
    const first = (await room.join({ member_id: lin })).data;
    await room.command("admitSeats", { seats: "all" });
    const second = (await room.join({ member_id: lin })).data;
    const { seat_id, entrants } = await room.seat("Lin");
    await room.command("moveDevice", { seat_id, entry_id: entrants[0]?.entry_id });
    expect([await standing(first), await standing(second)]).toEqual(["replaced", "in"]);
    await room.command("startRoom");
    expect((await room.begin(first.token)).code).toBe(101208);
    expect(await room.begin(second.token)).toMatchObject({ code: 200, data: { status: "sitting" } });
  });

  it("goes on with the sitting, and the first can send its answers but not sit on", async () => {
    const first = (await room.join({ member_id: lin })).data;
    await room.start();
    const { attempt_id, lease, exercise_list: list } = (await room.begin(first.token)).data;
    await room.sweep();
    const second = (await room.join({ member_id: lin })).data;
    const { seat_id, entrants } = await room.seat("Lin");
    await room.command("moveDevice", { seat_id, entry_id: entrants[0]?.entry_id });
    const beat = { attempt_id, lease: lease ?? "", pending: 0 };
    expect((await school.call("heartbeat", beat, first.token ?? "")).body.data).toMatchObject({ lease_held: false });
    const again = { menu_id: "fixed", attempt_id, idempotency_key: newKey() };
    const taken = await school.call("startExam", again, second.token ?? "");
    expect(taken.body).toMatchObject({ code: 200, data: { attempt_id, lease_held: true } });
    const back = await school.call("startExam", { ...again, idempotency_key: newKey() }, first.token ?? "");
    expect(back.body.code).toBe(101210);
    const answer = {
      attempt_id,
      lease,
      exercise_id: list[0]?.exercise_item[0]?.exercise_id,
      answer: { type: "single_choice", option_id: "A" },
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 1_000,
    };
    const late = await school.call("answerExercise", answer, first.token ?? "");
    expect(late.body).toMatchObject({ code: 200, data: { seq: expect.any(Number) } });
  });
});

describe("a member who is signed in", () => {
  it("comes in from the assignment, and begins once admitted", async () => {
    const ann = await ofClass.pupil("Ann");
    const own = await openRoomOf(school, ofClass);
    expect(await givenTo(school, ann)).toContainEqual(
      expect.objectContaining({ assignment_id: own.assignment_id, room: { phase: "preparing", admits: false } }),
    );
    const asked = { assignment_id: own.assignment_id, idempotency_key: newKey() };
    const enter = async () => (await school.call("enterRoom", asked, ann.token)).body;
    expect((await enter()).code).toBe(101205);
    await own.command("setAdmission", { admits: true });
    const entered = await enter();
    expect(entered.data).toMatchObject({ token: null, lobby: { name: "Ann", standing: "asking" } });
    expect(await enter()).toEqual(entered);
    expect((await own.begin(ann.token)).code).toBe(101208);
    await own.start();
    expect((await lobby(entered.data.lobby.entry_id, ann.token)).data.standing).toBe("in");
    expect(await own.begin(ann.token)).toMatchObject({ code: 200, data: { status: "sitting" } });
  });

  it("enters the room that is open, not one that is over", async () => {
    const ann = await ofClass.pupil("Ann");
    const { teacher } = ofClass;
    const first = await openRoomOf(school, ofClass);
    const { assignment_id } = first;
    await first.command("setAdmission", { admits: true });
    await first.command("endRoom", { at: "now" });
    await first.sweep();
    school.now += 1;
    const opening = { assignment_id, idempotency_key: newKey() };
    const { room_id } = (await school.call("openRoom", opening, teacher.token)).body.data;
    const open = { room_id, idempotency_key: newKey(), admits: true };
    expect((await school.call("setAdmission", open, teacher.token)).body.code).toBe(200);
    const entered = await school.call("enterRoom", { assignment_id, idempotency_key: newKey() }, ann.token);
    expect(entered.body).toMatchObject({ code: 200, data: { lobby: { room_id } } });
  });
});

describe("the cards of a room", () => {
  const cards = async (token = ofClass.teacher.token) =>
    (await school.call("roomCards", { room_id: room.room_id }, token)).body;
  const make = (idempotency_key = newKey()) => room.command("makeCards", { idempotency_key });

  it("admit each to one seat, until new ones are made", async () => {
    await ofClass.member("Mei");
    room = await openRoomOf(school, ofClass);
    await room.command("setAdmission", { admits: true });
    expect((await cards()).data).toMatchObject({ made_at: null, cards: [] });
    const key = newKey();
    const made = await make(key);
    const first = (await cards()).data;
    expect(first).toMatchObject({ class_name: ofClass.className, made_at: school.now, phase: "admitting" });
    expect(first.cards.map(({ name }) => name)).toEqual(["Lin", "Mei"]);
    expect(new Set(first.cards.map(({ code }) => code)).size).toBe(2);
    expect(await make(key)).toEqual(made);
    expect((await cards()).data).toEqual(first);
    const [ofLin, ofMei] = first.cards;
    expect((await room.look(ofLin?.code)).data).toMatchObject({ entry: "card", names: null, name: "Lin" });
    expect((await room.join({}, ofLin?.code)).data.lobby.name).toBe("Lin");
    await make();
    expect((await room.look(ofMei?.code)).code).toBe(101204);
    const second = (await cards()).data;
    expect(second.cards.map(({ name }) => name)).toEqual(["Lin", "Mei"]);
    expect((await room.join({}, second.cards[1]?.code)).data.lobby.name).toBe("Mei");
  });

  it("are the only way in to a room of cards", async () => {
    const { assignment_id } = await openRoomOf(school, ofClass);
    expect(assignment_id).not.toBe("");
    const given = await ofClass.given({ opens_at: school.now - 1, place: "room" });
    const opening = { assignment_id: given, idempotency_key: newKey(), entry: "card" };
    const opened = (await school.call("openRoom", opening, ofClass.teacher.token)).body.data;
    const command = { room_id: opened.room_id, idempotency_key: newKey() };
    await school.call("setAdmission", { ...command, admits: true }, ofClass.teacher.token);
    expect((await room.join({ name: "Lin" }, opened.code)).code).toBe(101203);
    expect((await room.join({ member_id: lin }, opened.code)).code).toBe(101206);
  });

  it("belong to the invigilators of the class", async () => {
    const other = await openClass(school, "Mr Wu");
    expect((await cards(other.teacher.token)).code).toBe(101201);
  });
});
