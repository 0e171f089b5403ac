import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { assignmentOf, classOf } from "../../support/classes";
import { sittingOf } from "../../support/one-sitting";
import { choose, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
  // nobody who sits it sees its keys
  const never = JSON.stringify({ when: "never" });
  await school.db.execute(
    sql`update tests set definition = jsonb_set(definition, '{release}', ${never}::jsonb) where menu_id = 'fixed'`,
  );
});

const userOf = async (token: string): Promise<string> => (await school.call("userInfo", {}, token)).body.data.username;

async function answeredInClass() {
  const [teacher, student] = [await newcomer(school, { role: ["teacher"] }), await newcomer(school)];
  const { class_id } = await classOf(school, {
    teachers: [await userOf(teacher)],
    members: [{ name: "Ann", userId: await userOf(student) }],
  });
  const assignment = await assignmentOf(school, class_id);
  const { data } = (await school.call("startExam", { menu_id: "fixed", ...assignment }, student)).body;
  const sitting = sittingOf(school, student, data);
  await sitting.answer({ exercise_id: "f1", answer: choose("A") });
  const asked = { attempt_id: data.attempt_id, exercise_id: "f1" };
  return {
    teacher,
    student,
    sitting,
    readAs: async (token: string) => (await school.call("exerciseDetail", asked, token)).body,
  };
}

describe("an answer of a member", () => {
  it("is read with its key by the class’s teachers once handed in, before the student sees the key", async () => {
    const { teacher, student, sitting, readAs } = await answeredInClass();
    expect((await readAs(teacher)).code).toBe(100_202);
    await sitting.leave();
    const { review, exercise_id } = (await readAs(teacher)).data;
    expect([exercise_id, review?.answer, review?.key, review?.mark]).toEqual(["f1", choose("A"), choose("B"), "wrong"]);
    expect((await readAs(student)).data.review).toBeNull();
  });

  it("is read by administrators, and by no other teacher or student", async () => {
    const { sitting, readAs } = await answeredInClass();
    await sitting.leave();
    const others = [await newcomer(school, { role: ["teacher"] }), await newcomer(school)];
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    const codes = [];
    for (const token of [...others, admin]) codes.push((await readAs(token)).code);
    expect(codes).toEqual([100_202, 100_202, 200]);
  });
});
