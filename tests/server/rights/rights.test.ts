import { beforeAll, describe, expect, it } from "vitest";
import { permissionNames } from "../../../src/contract/account/permissions";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import type { CallSchema } from "../../../src/contract/calls/call-schema";
import { calls } from "../../../src/contract/calls/calls";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { handIn, invite, sittingGuest } from "../../support/invitations";
import { fixedItems, fixedTest, openSchool, type School } from "../../support/sittings";
import { rights } from "./table";
import { callers, classMark, draftMark, makeWorld, newcomer, type CallerName } from "./world";

let school: School;
beforeAll(async () => {
  school = await openSchool(
    { registration: true },
    {
      sms: async () => undefined,
      social: {
        school: {
          name: "School",
          begin: async () => "https://id.school.test/authorize",
          identify: async () => ({ subject: "li", nickname: "Li Hua" }),
        },
      },
    },
  );
});

const names = Object.keys(addresses) as CallName[];
const accessOf = (name: CallName): CallSchema => calls[name];

describe("every call", () => {
  it("is in the table of rights", () => expect(Object.keys(rights).sort()).toEqual([...names].sort()));

  // the owners come last: that they may still do everything shows that the others have changed nothing
  const owners: readonly CallerName[] = ["guest", "student", "teacher"];
  const inOrder = [...callers.filter((who) => !owners.includes(who)), ...owners];
  it.each(names)(
    "%s is open to the callers in the table, and shows the teacher's drafts and class to no others",
    async (name) => {
      const { input, may } = rights[name];
      const world = await makeWorld(school);
      const codes: Record<string, number> = {};
      const shown: string[] = [];
      const classShown: string[] = [];
      const rowsShown: string[] = [];
      for (const [place, who] of inOrder.entries()) {
        const { body } = await school.call(name, input(world, who, place), world.tokens[who]);
        codes[who] = body.code;
        if (JSON.stringify(body).includes(draftMark)) shown.push(who);
        if (JSON.stringify(body).includes(classMark)) classShown.push(who);
        if (world.taughtIds.some((id) => JSON.stringify(body).includes(id))) rowsShown.push(who);
      }
      expect(codes).toEqual(may);
      expect(shown.filter((who) => who !== "teacher")).toEqual([]);
      expect(classShown.filter((who) => !["teacher", "coTeacher", "admin"].includes(who))).toEqual([]);
      expect(rowsShown.filter((who) => !["student", "teacher", "coTeacher", "admin"].includes(who))).toEqual([]);
    },
  );

  it("of authors shows the marked drafts to the teacher who wrote them", async () => {
    const world = await makeWorld(school);
    const shows = async (name: CallName) => {
      const { body } = await school.call(name, rights[name].input(world, "teacher", 0), world.tokens.teacher);
      return JSON.stringify(body).includes(draftMark);
    };
    const reading = ["studioItems", "studioItem", "studioTests", "studioTest"] as const;
    expect(await Promise.all(reading.map(shows))).toEqual(reading.map(() => true));
  });

  it.each(["teacher", "coTeacher"] as const)("about classes shows the marked class to its %s", async (who) => {
    const world = await makeWorld(school);
    const shows = async (name: CallName) => {
      const { body } = await school.call(name, rights[name].input(world, who, 0), world.tokens[who]);
      return JSON.stringify(body).includes(classMark);
    };
    const reading = ["studioClasses", "studioClass", "studioAssignments", "studioAssignment"] as const;
    expect(await Promise.all(reading.map(shows))).toEqual(reading.map(() => true));
  });

  it("about classes lists to a teacher the classes of that teacher and no row of another", async () => {
    const world = await makeWorld(school);
    const { otherClass, taughtIds, tokens } = world;
    const listed = async (name: CallName, input: object = {}) =>
      JSON.stringify((await school.call(name, input, tokens.otherTeacher)).body);
    const { class_id, assignment_id } = otherClass;
    const replies = [
      await listed("studioClasses"),
      await listed("studioAssignments"),
      await listed("studioClass", { class_id }),
      await listed("studioAssignment", { assignment_id }),
      await listed("classResults", { assignment_id }),
      await listed("markQueue", { assignment_id }),
      await listed("regrades", { assignment_id }),
    ];
    expect(replies.map((reply) => taughtIds.some((id) => reply.includes(id)))).toEqual(replies.map(() => false));
    expect(replies.slice(0, 4).map((reply) => reply.includes(class_id))).toEqual([true, true, true, true]);
    expect(await listed("classResults", { assignment_id })).toContain("Wang Mei");
  });

  it.each(names.filter((name) => accessOf(name).access !== "public"))(
    "%s is closed to unknown tokens of a person and a guest",
    async (name) => {
      const world = await makeWorld(school);
      const codes = await Promise.all(
        ["x".repeat(48), `v.${"x".repeat(43)}`].map(
          async (token) => (await school.call(name, rights[name].input(world, "nobody", 0), token)).body.code,
        ),
      );
      expect(codes).toEqual([100001, 401]);
    },
  );
});

describe("a call that asks for a permission", () => {
  const asking = names.filter((name) => accessOf(name).permission !== undefined);

  it.each(asking)("%s is open by the permission of a role or of the account, and to an admin", async (name) => {
    const { permission = "inspect" } = accessOf(name);
    const tried = async (account: object) => {
      const token = await newcomer(school, account);
      return (await school.call(name, { menu_id: "fixed" }, token)).body.code;
    };
    const others = permissionNames.filter((other) => other !== permission);
    expect([await tried({ role: [] }), await tried({ role: ["nobody", "constructor"], permission: others })]).toEqual([
      403, 403,
    ]);
    for (const account of [{ role: [], permission: [permission] }, { role: [], admin: true }, { role: ["admin"] }])
      expect(await tried(account)).not.toBe(403);
  });
});

const ofTeachers = [
  "exam.take",
  "exam.share",
  "result.view",
  "item.write",
  "test.publish",
  "test.import",
  "class.manage",
  "assignment.manage",
  "result.read",
  "mark.write",
  "regrade.apply",
  "regrade.second",
  "audit.read",
  "room.open",
  "room.invigilate",
  "room.time",
  "room.sign",
];

it.each([
  [["student"], [], ["exam.take"]],
  [["teacher"], [], ofTeachers],
  [
    ["teacher", "student"],
    ["notice.write", "exam.take"],
    [...ofTeachers, "notice.write"],
  ],
  [["author"], [], ["item.write"]],
  [["reviewer"], [], ["item.review"]],
  [["admin"], [], permissionNames],
  [[], ["site.edit"], ["site.edit"]],
  [["headmaster"], [], []],
])("roles %j with the account's permissions %j may %j", async (role, permission, expected) => {
  const token = await newcomer(school, { role, permission });
  expect((await school.call("userInfo", {}, token)).body.data).toMatchObject({ role, permission: expected });
});

describe("the result of a guest", () => {
  const guestOf = async (inviter: string) => {
    const guest = await sittingGuest(school, inviter, { menu_id: "fixed" });
    await handIn(school, guest.token, guest.attempt);
    return guest.attempt.attempt_id;
  };
  const resultFor = async (token: string, attempt_id: string) =>
    (await school.call("answerRecord", { attempt_id }, token)).body;

  it("is open to the inviting teacher, not to another teacher or an inviting student", async () => {
    const [teacher, colleague] = [
      await newcomer(school, { role: ["teacher"] }),
      await newcomer(school, { role: ["teacher"] }),
    ];
    const student = await newcomer(school);
    const seen = await guestOf(teacher);
    expect((await resultFor(teacher, seen)).data).toMatchObject({ kind: "fixed", attempt_id: seen, of_guest: true });
    expect((await resultFor(colleague, seen)).code).toBe(100202);
    expect((await resultFor(student, await guestOf(student))).code).toBe(100202);
  });

  const questionFor = async (token: string, attempt_id: string) =>
    (await school.call("exerciseDetail", { attempt_id, exercise_id: "f1" }, token)).body;

  it("is open question by question to the same teacher once it is over", async () => {
    const teacher = await newcomer(school, { role: ["teacher"] });
    const colleague = await newcomer(school, { role: ["teacher"] });
    const guest = await sittingGuest(school, teacher, { menu_id: "fixed" });
    const { attempt_id } = guest.attempt;
    expect((await questionFor(teacher, attempt_id)).code).toBe(100202);
    await handIn(school, guest.token, guest.attempt);
    expect((await questionFor(teacher, attempt_id)).data.review).toMatchObject({ mark: "skipped" });
    expect((await questionFor(colleague, attempt_id)).code).toBe(100202);
    await school.call("claimResult", { vtk: guest.token }, await newcomer(school));
    expect((await questionFor(teacher, attempt_id)).code).toBe(100202);
  });

  it("withholds its keys while the teacher sits the same test", async () => {
    const teacher = await newcomer(school, { role: ["teacher"] });
    const seen = await guestOf(teacher);
    const before = await resultFor(teacher, seen);
    expect((await questionFor(teacher, seen)).data.review).not.toBeNull();
    await school.call("startExam", { menu_id: "fixed" }, teacher);
    const meanwhile = await resultFor(teacher, seen);
    expect([before.data, meanwhile.data]).toMatchObject([{ released: true }, { released: false }]);
    expect((await questionFor(teacher, seen)).data.review).toBeNull();
  });
});

it("teachers and students with the permission may invite to a test with an attempt limit", async () => {
  const definition = { ...fixedTest, attempt_limit: 1 };
  const draft = { menuId: "rare", family: "custom", definition, sourceDigest: null, items: fixedItems } as const;
  await publishTest(school.db, draft, school.now);
  const tried = async (account: object) => {
    const token = await newcomer(school, account);
    const input = { menu_id: "rare", valid_until: school.now + 60_000, idempotency_key: "key-invited" };
    return (await school.call("setShareConfig", input, token)).body.code;
  };
  expect([await tried({ role: ["teacher"] }), await tried({ permission: ["exam.share"] }), await tried({})]).toEqual([
    200, 200, 100308,
  ]);
  const teacher = await newcomer(school, { role: ["teacher"] });
  expect((await invite(school, teacher, { menu_id: "rare" })).share.menu_id).toBe("rare");
});
