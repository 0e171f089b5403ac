import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../../src/server/db/accounts-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { beginGiven, givenTo, openClass, type OpenClass } from "../../support/given-classes";
import { rosterOf } from "../../support/rosters";
import { minute, morning, newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let ofClass: OpenClass;
let second: ReturnType<typeof rosterOf>;
beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  second = rosterOf(school, await newcomer(school, { role: ["teacher"], username: "second_one" }));
  await share("second_one", "teacher");
});

const share = async (username: string, role: "owner" | "teacher" | null, token = ofClass.teacher.token) =>
  (await school.call("shareClass", { idempotency_key: newKey(), class_id: ofClass.class_id, username, role }, token))
    .body.code;

describe("two teachers of a class", () => {
  it("who apply lists at once get one of them whole, and the other is told that the class has changed", async () => {
    const first = rosterOf(school, ofClass.teacher.token);
    const { class_id } = ofClass;
    for (let round = 0; round < 8; round += 1) {
      const [mine, theirs] = [
        ["Ann", "Ben", `Cai ${round}`],
        ["Dee", `Eve ${round}`],
      ];
      const shown = [await first.diff(class_id, mine.join("\n")), await second.diff(class_id, theirs.join("\n"))];
      const replies = await Promise.all([
        first.apply(class_id, shown[0]?.digest ?? null),
        second.apply(class_id, shown[1]?.digest ?? null),
      ]);
      expect(replies.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 101006]);
      const won = replies[0]?.code === 200 ? mine : theirs;
      const { members, version } = await first.detail(class_id);
      expect(members.map(({ name }) => name).toSorted()).toEqual(won.toSorted());
      expect(replies.find(({ code }) => code === 200)?.data.version).toBe(version);
    }
    const told = (await school.db.select().from(auditEntries)).filter(({ kind }) => kind === "rosterApplied");
    expect(told).toHaveLength(8);
  });

  it("lose nothing that is given when one of them is switched off or leaves", async () => {
    const [ann, ben] = [await ofClass.pupil("Ann"), await ofClass.pupil("Ben")];
    const assignment_id = await ofClass.given();
    school.now = morning + 61 * minute;
    const ofTeacher = eq(users.userId, ofClass.teacher.userId);
    await school.db.update(users).set({ status: 1 }).where(ofTeacher);
    expect((await school.call("studioAssignment", { assignment_id }, ofClass.teacher.token)).body.code).not.toBe(200);
    expect(await givenTo(school, ann)).toMatchObject([{ assignment_id, teacher: "Ms Lin", state: "open" }]);
    expect((await beginGiven(school, ann, assignment_id)).code).toBe(200);
    const seen = (await school.call("studioAssignment", { assignment_id }, second.token)).body.data;
    expect(seen.members.map(({ name, state }) => [name, state])).toEqual([
      ["Ann", "sitting"],
      ["Ben", "notBegun"],
    ]);
    await school.db.update(users).set({ status: 0 }).where(ofTeacher);
    expect(await share(ofClass.teacher.userId, null)).toBe(200);
    const change = { kind: "suspend" };
    const input = { idempotency_key: newKey(), assignment_id, version: seen.assignment.version, change };
    expect((await school.call("changeAssignment", input, ofClass.teacher.token)).body.code).toBe(101101);
    expect((await school.call("changeAssignment", input, second.token)).body.code).toBe(200);
    expect((await beginGiven(school, ben, assignment_id)).code).toBe(101107);
  });
});

describe("the same call sent again", () => {
  it("changes an assignment one time, and answers as before", async () => {
    await ofClass.pupil("Ann");
    const assignment_id = await ofClass.given();
    school.now = morning + 61 * minute;
    const asked = { idempotency_key: newKey(), assignment_id, version: 1, change: { kind: "suspend" } };
    const sent = async (input: object) => (await school.call("changeAssignment", input, ofClass.teacher.token)).body;
    const once = await sent(asked);
    expect(once).toMatchObject({ code: 200, data: { changed: true, version: 2, phase: "suspended" } });
    expect(await sent(asked)).toEqual(once);
    expect(await sent({ ...asked, idempotency_key: newKey() })).toMatchObject({ code: 101102, data: { version: 2 } });
    const together = { ...asked, idempotency_key: newKey(), version: 2, change: { kind: "resume" } };
    const [one, other] = await Promise.all([sent(together), sent(together)]);
    expect([one.data, other.data].map(({ version, phase }) => [version, phase])).toEqual([
      [3, "open"],
      [3, "open"],
    ]);
  });

  it("gives an accommodation one time", async () => {
    const ann = await ofClass.pupil("Ann");
    const terms = {
      time_factor: 1.5,
      break_factor: 1,
      extra_breaks: false,
      text_to_speech: false,
      text_size: 100,
      colours: null,
    };
    const asked = { idempotency_key: newKey(), member_id: ann.memberId, terms };
    const sent = async () => (await school.call("setAccommodation", asked, ofClass.teacher.token)).body;
    const once = await sent();
    expect(once).toMatchObject({ code: 200, data: { version: 1 } });
    expect(await sent()).toEqual(once);
    const told = (await school.db.select().from(auditEntries)).filter(({ kind }) => kind === "accommodationGiven");
    expect(told).toHaveLength(1);
  });
});
