import { beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { givenTo, openClass, type OpenClass } from "../../support/given-classes";
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
});

/** Opens the room and lets one student in, who sits and hands in. */
async function sitInRoom(who: object, more: object = {}): Promise<{ token: string; attempt: Attempt }> {
  room = await openRoomOf(school, ofClass, { release: "manual", ...more });
  await room.command("setAdmission", { admits: true });
  const token = (await room.join(who)).data.token ?? "";
  await room.start();
  const attempt = (await room.begin(token)).data;
  return { token, attempt };
}

const results = async () =>
  (await school.call("classResults", { assignment_id: room.assignment_id }, ofClass.teacher.token)).body.data;
const roll = async () =>
  (await results()).members.map(({ member_id, name, by_code, state, attempt_id, attempts, cells }) => ({
    member_id,
    name,
    by_code,
    state,
    attempt_id,
    attempts,
    cells: cells.length,
  }));
const endRoom = async () => {
  await room.command("endRoom", { at: "now" });
  school.now += minute;
  await room.sweep();
  await room.sweep();
};

describe("results of students without an account", () => {
  it("stand with the member at whose seat they sat; who was missing is absent", async () => {
    const { token, attempt } = await sitInRoom({ member_id: lin });
    expect(await roll()).toMatchObject([
      { name: "Lin", state: "sitting" },
      { name: "Mei", state: "notBegun" },
    ]);
    await handIn(school, token, attempt);
    await endRoom();
    const { attempt_id } = attempt;
    expect(await roll()).toMatchObject([
      { member_id: lin, name: "Lin", by_code: undefined, state: "handedIn", attempt_id, attempts: 1 },
      { name: "Mei", by_code: undefined, state: "absent", attempt_id: null, attempts: 0, cells: 0 },
    ]);
    const [first] = await roll();
    expect(first?.cells).toBeGreaterThan(0);
    const detail = await ofClass.detail(room.assignment_id);
    expect(detail.members.map(({ name, state, attempt_ids }) => ({ name, state, attempt_ids }))).toEqual([
      { name: "Lin", state: "handedIn", attempt_ids: [attempt_id] },
      { name: "Mei", state: "notBegun", attempt_ids: [] },
    ]);
    expect(detail.assignment).toMatchObject({ members: 2, begun: 1, handed_in: 1 });
  });

  it("are open to the teacher question by question, and in exports", async () => {
    const { token, attempt } = await sitInRoom({ name: "Visitor" });
    await handIn(school, token, attempt);
    const {
      attempt_id,
      exercise_list: [section],
    } = attempt;
    const asked = { attempt_id, exercise_id: section?.exercise_item[0]?.exercise_id };
    expect((await school.call("exerciseDetail", asked, ofClass.teacher.token)).body.code).toBe(200);
    const { body } = await school.app.inject({
      method: "GET",
      url: "/api/studio/export",
      query: { assignment_id: room.assignment_id, format: "csv", language: "en" },
      headers: { authorization: `Bearer ${ofClass.teacher.token}` },
    });
    const rows = body
      .trim()
      .split("\r\n")
      .map((row) => row.split(",").slice(0, 3));
    expect(rows.slice(1)).toEqual([
      ["Visitor (by code)", "", "handed in"],
      ["Lin", "", "not begun"],
      ["Mei", "", "not begun"],
    ]);
  });

  it("stand under the typed name where there is no such member", async () => {
    const { token, attempt } = await sitInRoom({ name: "Visitor" });
    await handIn(school, token, attempt);
    expect(await roll()).toMatchObject([
      { member_id: null, name: "Visitor", by_code: true, state: "handedIn", attempt_id: attempt.attempt_id },
      { name: "Lin", state: "notBegun" },
      { name: "Mei", state: "notBegun" },
    ]);
  });

  it("are the member's one attempt, also when they have an account", async () => {
    const pupil = await ofClass.pupil("Ann");
    const { token, attempt } = await sitInRoom({ member_id: pupil.memberId });
    const asked = { assignment_id: room.assignment_id, idempotency_key: newKey() };
    expect(await givenTo(school, pupil)).toMatchObject([{ state: "sitting", attempt_id: null, attempts_left: 0 }]);
    await handIn(school, token, attempt);
    expect(await givenTo(school, pupil)).toMatchObject([{ state: "handedIn", attempt_id: null, attempts_left: 0 }]);
    const begun = await school.call("startExam", { menu_id: "fixed", ...asked }, pupil.token);
    expect(begun.body.code).toBe(100214);
  });

  it("can be claimed into an account, and stay with the seat", async () => {
    const pupil = await ofClass.pupil("Ann");
    const { token, attempt } = await sitInRoom({ member_id: pupil.memberId });
    expect((await school.call("claimResult", { vtk: token }, pupil.token)).body.code).not.toBe(200);
    await handIn(school, token, attempt);
    const { attempt_id } = attempt;
    const claimed = await school.call("claimResult", { vtk: token }, pupil.token);
    expect(claimed.body).toMatchObject({ code: 200, data: { attempt_id } });
    expect(await roll()).toMatchObject([{ name: "Ann", attempt_id }, { name: "Lin" }, { name: "Mei" }]);
    const record = async () => (await school.call("answerRecord", { attempt_id }, pupil.token)).body.data;
    expect(await record()).toMatchObject({ score_withheld: true });
    await endRoom();
    await ofClass.change(room.assignment_id, { kind: "release" });
    expect(await record()).not.toHaveProperty("score_withheld");
  });

  it("are shown to the guest once they are released", async () => {
    const { token, attempt } = await sitInRoom({ member_id: lin });
    await handIn(school, token, attempt);
    const visit = async () => (await school.call("visitInfo", {}, token)).body.data;
    const record = async () => (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, token)).body.code;
    expect(await visit()).toMatchObject({ name: "Lin", invitation: { sees_result: false }, attempt: { score: null } });
    expect(await record()).not.toBe(200);
    await endRoom();
    await ofClass.change(room.assignment_id, { kind: "release" });
    expect((await visit()).invitation.sees_result).toBe(true);
    expect(await record()).toBe(200);
  });
});
