import { beforeAll, describe, expect, it } from "vitest";
import { noAccommodation } from "../../../src/contract/attempt/no-accommodation";
import type { StudioAudit } from "../../../src/contract/studio/studio-audit";
import { writeAudit } from "../../../src/server/use-cases/audit";
import { draftTestOf } from "../../support/drafts";
import { minute, newKey, openSchool, type School } from "../../support/sittings";
import { openClass, teacherOf, userOf } from "../../support/taught-class";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const logOf = async (token: string, input: object = {}): Promise<StudioAudit> =>
  (await school.call("studioAudit", input, token)).body.data;
const told = ({ list }: StudioAudit) => list.map(({ kind, facts }) => [kind, facts["change"] ?? facts["test"] ?? ""]);

/** A class with an assignment that its teacher has suspended, and then given another time to nobody else. */
async function busyClass() {
  const taught = await openClass(school, ["Ann"]);
  const { teacher, class_id, assignment } = taught;
  await school.call("saveClass", { idempotency_key: newKey(), class_id, version: 1, name: "5B" }, teacher);
  const suspended = await school.call(
    "changeAssignment",
    { ...assignment, idempotency_key: newKey(), version: 1, change: { kind: "suspend" } },
    teacher,
  );
  expect(suspended.body.code).toBe(200);
  return taught;
}

describe("the log of classes and tests", () => {
  it("tells each teacher of a class what was done to it, by whom and when, newest first", async () => {
    school.now += minute;
    const { teacher, ids, class_id, assignment } = await busyClass();
    const colleague = await teacherOf(school);
    const colleagueName = await userOf(school, colleague);
    await school.call(
      "shareClass",
      { idempotency_key: newKey(), class_id, username: colleagueName, role: "teacher" },
      teacher,
    );
    await school.call(
      "setAccommodation",
      { idempotency_key: newKey(), member_id: `${class_id}-0`, terms: { ...noAccommodation, time_factor: 1.5 } },
      colleague,
    );
    const log = await logOf(teacher);
    const owner = await userOf(school, teacher);
    const of = { at: school.now, class_id, assignment_id: null };
    const number = expect.any(Number);
    expect(log).toEqual({
      list: [
        {
          ...of,
          number,
          kind: "accommodationGiven",
          account: colleagueName,
          nickname: colleagueName,
          facts: { whose: ids[0], class: "5B", version: "1" },
        },
        {
          ...of,
          number,
          kind: "classChanged",
          account: owner,
          nickname: owner,
          facts: { class: "5B", change: "shared", whose: colleagueName },
        },
        {
          ...of,
          ...assignment,
          number,
          kind: "assignmentChanged",
          account: owner,
          nickname: owner,
          facts: { test: "fixed", version: "1", class: "5B", change: "suspend" },
        },
        {
          ...of,
          number,
          kind: "classChanged",
          account: owner,
          nickname: owner,
          facts: { class: "5B", change: "changed" },
        },
      ],
      total: 4,
      page_size: 50,
      titles: { fixed: expect.any(Object) },
      assignments: { [assignment.assignment_id]: { title: expect.any(Object), class_name: "5B" } },
    });
    expect(await logOf(colleague)).toEqual(log);
    expect(JSON.stringify(log)).not.toContain("127.0.0.1");
  });

  it("is narrowed to a class, an assignment and a kind", async () => {
    const { teacher, class_id, assignment } = await busyClass();
    const { member_ids, class_id: other } = await openClass(school, ["Bo"]);
    expect(member_ids).toHaveLength(1);
    expect(told(await logOf(teacher, { class_id }))).toEqual([
      ["assignmentChanged", "suspend"],
      ["classChanged", "changed"],
    ]);
    expect(told(await logOf(teacher, assignment))).toEqual([["assignmentChanged", "suspend"]]);
    expect(told(await logOf(teacher, { class_id, kind: "classChanged" }))).toEqual([["classChanged", "changed"]]);
    expect(told(await logOf(teacher, { class_id: other }))).toEqual([]);
    expect((await school.call("studioAudit", { kind: "signedIn" }, teacher)).body.code).toBe(400);
  });

  it("shows no row of another's class, of one that is taught no more, or of the site", async () => {
    const { teacher, class_id, assignment } = await busyClass();
    const stranger = await teacherOf(school);
    const nothing = { list: [], total: 0, page_size: 50, titles: {}, assignments: {} };
    for (const input of [{}, { class_id }, assignment, { kind: "assignmentChanged" }])
      expect(await logOf(stranger, input)).toEqual(nothing);
    const username = await userOf(school, stranger);
    await school.call("shareClass", { idempotency_key: newKey(), class_id, username, role: "teacher" }, teacher);
    expect((await logOf(stranger)).total).toBe(3);
    await school.call("shareClass", { idempotency_key: newKey(), class_id, username, role: null }, stranger);
    expect(await logOf(stranger)).toEqual(nothing);
  });

  it("shows an author's own tests alone, not who gave them to other classes", async () => {
    const author = await teacherOf(school);
    const { class_id } = await busyClass();
    const { test_id } = (
      await school.call("saveTest", { idempotency_key: newKey(), definition: draftTestOf([]) }, author)
    ).body.data;
    const write = (facts: Readonly<Record<string, string>>, more: object) =>
      writeAudit(
        { db: school.db, clock: () => school.now },
        { kind: "testReleased", account: "lin", address: "", facts, ...more },
      );
    await write({ test: test_id, version: "1" }, {});
    await write({ test: "of-another", version: "1" }, {});
    await write({ test: test_id, version: "1", class: "5B" }, { kind: "testAssigned", classId: class_id });
    expect(told(await logOf(author))).toEqual([["testReleased", test_id]]);
  });

  it("is read page by page, and shows everything to an administrator", async () => {
    const { teacher, class_id } = await busyClass();
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    for (let place = 0; place < 51; place += 1)
      await writeAudit(
        { db: school.db, clock: () => school.now },
        { kind: "resultsExported", account: "", address: "", facts: { format: `x${place}` }, classId: class_id },
      );
    const [first, second, third] = [
      await logOf(teacher),
      await logOf(teacher, { page: 2 }),
      await logOf(teacher, { page: 3 }),
    ];
    expect([first.list.length, second.list.length, third.list.length, first.total]).toEqual([50, 3, 0, 53]);
    expect(first.list[0]?.facts).toEqual({ format: "x50" });
    const numbers = [...first.list, ...second.list].map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(await logOf(admin, { class_id })).toEqual(first);
    expect((await logOf(admin)).total).toBeGreaterThan(53);
  });

  it("names a question by its place in the test, and a pupil by the present name", async () => {
    const { teacher, class_id, member_ids, assignment } = await openClass(school, ["Ann"]);
    const of = { account: "", address: "", classId: class_id, assignmentId: assignment.assignment_id };
    const log = { db: school.db, clock: () => school.now };
    const { assignment_id } = assignment;
    await writeAudit(log, { ...of, kind: "regradeApplied", facts: { assignment: assignment_id, question: "f2" } });
    await writeAudit(log, {
      ...of,
      kind: "classChanged",
      facts: { change: "memberLeft", member: member_ids[0] ?? "" },
    });
    await writeAudit(log, { ...of, kind: "classChanged", facts: { change: "memberLeft", member: "erased" } });
    expect((await logOf(teacher)).list.map(({ facts }) => facts)).toEqual([
      { change: "memberLeft", member: "" },
      { change: "memberLeft", member: "Ann" },
      { place: "2" },
    ]);
  });
});
