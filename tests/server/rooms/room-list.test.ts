import { beforeEach, describe, expect, it } from "vitest";
import { openClass, type OpenClass } from "../../support/given-classes";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  const lin = await ofClass.member("Lin");
  await ofClass.member("Mei");
  room = await openRoomOf(school, ofClass);
  await room.command("setAdmission", { admits: true });
  await room.join({ member_id: lin });
});

const list = async (input: object = {}, token = ofClass.teacher.token) =>
  (await school.call("roomList", input, token)).body;
const record = async () =>
  (await school.call("roomRecord", { room_id: room.room_id }, ofClass.teacher.token)).body.data;

/** How the room stands in a list. */
const listed = (more: object = {}) => ({
  room_id: room.room_id,
  assignment_id: room.assignment_id,
  class_name: ofClass.className,
  title: expect.objectContaining({ en: "Fixed" }),
  phase: "admitting",
  opened_at: school.now,
  waiting: 1,
  inside: 0,
  seats: 2,
  ...more,
});

const signed = async () => {
  await room.command("admitSeats", { seats: "all" });
  await room.command("endRoom", { at: "now" });
  await room.sweep();
  await room.command("signRoom", { remark: "All went well." });
};

describe("the rooms of a teacher", () => {
  it("are listed until they are signed, and by their assignment also afterwards", async () => {
    expect((await list()).data).toEqual({ rooms: [listed()] });
    await signed();
    expect((await list()).data).toEqual({ rooms: [] });
    expect((await list({ assignment_id: room.assignment_id })).data).toEqual({
      rooms: [listed({ phase: "signed", waiting: 0 })],
    });
  });

  it("are nobody else's", async () => {
    const other = await openClass(school, "Mr Wu");
    expect((await list({}, other.teacher.token)).data).toEqual({ rooms: [] });
    expect((await list({ assignment_id: room.assignment_id }, other.teacher.token)).code).toBe(101101);
  });

  it("have a record once they are signed, which later remarks do not change", async () => {
    expect(await record()).toEqual({ room_id: room.room_id, phase: "admitting", record: null, remarks: [] });
    await signed();
    const before = await record();
    expect([before.phase, before.remarks, before.record?.remark]).toEqual(["signed", [], "All went well."]);
    await room.command("signRoom", { remark: "Lin was ill." });
    expect(await record()).toEqual({
      ...before,
      remarks: [{ at: school.now, by: "Ms Lin", text: "Lin was ill." }],
    });
  });
});
