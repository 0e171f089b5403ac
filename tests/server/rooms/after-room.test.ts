import { beforeEach, describe, expect, it } from "vitest";
import { openClass, type OpenClass } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  room = await openRoomOf(school, ofClass);
  await room.command("setAdmission", { admits: true });
});

const admitted = async (name: string): Promise<string> => (await room.join({ name })).data.token ?? "";
const end = async () => {
  await room.command("endRoom", { at: "now" });
  school.now += 60_000;
  await room.sweep();
  await room.sweep();
};

describe("a guest who has handed in", () => {
  it("begins no second sitting at the seat while the room runs", async () => {
    const token = await admitted("Zoe");
    await room.start();
    const attempt = (await room.begin(token)).data;
    await handIn(school, token, attempt);
    expect((await room.begin(token)).code).toBe(100214);
    await room.sweep();
    expect(await room.seat("Zoe")).toMatchObject({ phase: "handedIn", handed_in_by: "self" });
  });

  it("is one of a room for the visit's page, and invited guests are not", async () => {
    const token = await admitted("Zoe");
    expect((await school.call("visitInfo", {}, token)).body).toMatchObject({ code: 200, data: { of_room: true } });
  });
});

describe("a guest whose room is over", () => {
  it.each(["ended", "signed"])("neither begins nor comes back to a sitting once it is %s", async (phase) => {
    const [sat, late] = [await admitted("Zoe"), await admitted("Amy")];
    await room.start();
    const { attempt_id } = (await room.begin(sat)).data;
    await end();
    if (phase === "signed") await room.command("signRoom", { remark: "" });
    expect((await room.board()).room.phase).toBe(phase);
    const again = { menu_id: "fixed", attempt_id, idempotency_key: newKey() };
    const refusals = [(await school.call("startExam", again, sat)).body, await room.begin(sat), await room.begin(late)];
    const msg =
      "The room is over, so nothing more is sat here. The next student ends this visit and types the code of a room.";
    expect(refusals).toEqual(refusals.map(() => ({ code: 101212, msg, data: {} })));
    expect((await room.board()).seats.map(({ name, phase: stands }) => [name, stands])).toEqual([
      ["Amy", "absent"],
      ["Zoe", "handedIn"],
    ]);
  });

  it("hands over answers as before, sees the visit and claims the result", async () => {
    const token = await admitted("Zoe");
    await room.start();
    const { attempt_id, lease, exercise_list: list } = (await room.begin(token)).data;
    await end();
    const answer = {
      attempt_id,
      lease,
      exercise_id: list[0]?.exercise_item[0]?.exercise_id,
      answer: { type: "single_choice", option_id: "A" },
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 1_000,
    };
    const late = await school.call("answerExercise", answer, token);
    expect(late.body.code).toBe(100203);
    const visit = await school.call("visitInfo", {}, token);
    expect(visit.body).toMatchObject({ code: 200, data: { attempt: { attempt_id, status: "finished" } } });
    const pupil = await ofClass.pupil("Ann");
    const claimed = await school.call("claimResult", { vtk: token }, pupil.token);
    expect(claimed.body).toMatchObject({ code: 200, data: { attempt_id } });
  });

  it("comes in to the next room on the same device by its own code", async () => {
    const first = await admitted("Zoe");
    await room.start();
    await handIn(school, first, (await room.begin(first)).data);
    await end();
    const next = await openRoomOf(school, ofClass);
    await next.command("setAdmission", { admits: true });
    const { token } = (await next.join({ name: "Amy" })).data;
    await next.start();
    expect(await next.begin(token)).toMatchObject({ code: 200, data: { status: "sitting" } });
    expect((await next.begin(first)).code).toBe(101212);
  });
});
