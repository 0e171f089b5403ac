import { beforeEach, describe, expect, it } from "vitest";
import { givenTo, openClass, sitGiven, sweepOnce, type OpenClass, type Pupil } from "../../support/given-classes";
import { minute, morning, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let ann: Pupil;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  ann = await ofClass.pupil("Ann");
});

/** The reply to a start from the list of tests, and what the page of the test says there. */
const outside = async ({ token }: Pick<Pupil, "token">, menu_id = "fixed") => {
  const page = (await school.call("menuDetail", { menu_id }, token)).body.data;
  const { code, data } = (await school.call("startExam", { menu_id, idempotency_key: newKey() }, token)).body;
  return { given: page.given_by_assignment ?? null, code, by: code === 200 ? null : data };
};

describe("a test of a school that a teacher has given", () => {
  it("is begun for the assignment alone, before its time, in it and while it is suspended", async () => {
    const id = await ofClass.given();
    const refused = { given: id, code: 101115, by: { assignment_id: id } };
    expect(await outside(ann)).toEqual(refused);
    school.now = morning + 61 * minute;
    await sweepOnce(school);
    expect(await outside(ann)).toEqual(refused);
    await ofClass.change(id, { kind: "suspend" });
    expect(await outside(ann)).toEqual(refused);
    await ofClass.change(id, { kind: "resume" });
    await sitGiven(school, ann, id);
    expect(await outside(ann)).toMatchObject({ given: null, code: 200 });
  });

  it("is open to others, and to its own students once they cannot begin it any more", async () => {
    const [away, other] = [await ofClass.pupil("Bo"), await school.signIn("ben")];
    const id = await ofClass.given({ members: [ann.memberId] });
    expect(await outside({ token: other })).toMatchObject({ given: null, code: 200 });
    expect(await outside(away)).toMatchObject({ given: null, code: 200 });
    expect((await outside(ann)).code).toBe(101115);
    await ofClass.change(id, { kind: "cancel" });
    expect(await givenTo(school, ann)).toEqual([]);
    expect(await outside(ann)).toMatchObject({ given: null, code: 200 });
  });

  it("waits for a makeup of the same form, and for no longer than that", async () => {
    const id = await ofClass.given();
    const makeup = { opens_at: morning + 300 * minute, closes_at: morning + 360 * minute, menu_id: null };
    await ofClass.change(id, { kind: "target", target: { member_id: ann.memberId, ...makeup } });
    school.now = morning + 200 * minute;
    await sweepOnce(school);
    expect((await outside(ann)).code).toBe(101115);
    school.now = morning + 361 * minute;
    expect(await outside(ann)).toMatchObject({ given: null, code: 200 });
  });

  it("does not keep a student from practising a test without a limit", async () => {
    await ofClass.given({ menu_id: "adaptive" });
    expect(await outside(ann, "adaptive")).toMatchObject({ given: null, code: 200 });
  });
});
