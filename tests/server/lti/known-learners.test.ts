import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { classMembers } from "../../../src/server/db/classes-schema";
import {
  ltiLaunches,
  ltiLearners,
  ltiLinks,
  ltiPersons,
  ltiRegistrations,
  outgoing,
} from "../../../src/server/db/integrations-schema";
import { entryCodes } from "../../../src/server/db/sign-in-methods-schema";
import { inTransaction } from "../../../src/server/db/transaction";
import { enterByCode } from "../../../src/server/use-cases/entry-codes";
import { eraseLaunches } from "../../../src/server/use-cases/lti/erase-launches";
import { sitGiven, type Pupil } from "../../support/given-classes";
import { linkedCourse, openPlatform, siteBase, type LinkedCourse, type OpenPlatform } from "../../support/launches";
import { claim } from "../../support/lti-platform";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
let course: LinkedCourse;
let pupils: readonly Pupil[];
const subjects = ["mia", "ben", "lin"];
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  await at.register();
  course = await linkedCourse(school, at);
  const comers: Pupil[] = [];
  for (const subject of subjects) comers.push(await course.comes(subject));
  pupils = comers;
});

const codeIn = (address: unknown): string => new URL(String(address), siteBase).searchParams.get("t") ?? "";
const whoEnters = async (address: unknown): Promise<string> => {
  const { token } = await enterByCode(school.deps, codeIn(address));
  return (await school.call("userInfo", {}, token)).body.data.username;
};

describe("learners who have come by the link before", () => {
  it("enter together, each as themselves, and each launch is over", async () => {
    const replies = await Promise.all(subjects.map((sub) => at.launch({ sub })));
    expect(replies.map(({ reply }) => reply.statusCode)).toEqual([303, 303, 303]);
    const entered: string[] = [];
    for (const { reply } of replies) entered.push(await whoEnters(reply.headers.location));
    expect(entered).toEqual(pupils.map(({ userId }) => userId));
    const phases = (await school.db.select({ phase: ltiLaunches.phase }).from(ltiLaunches)).map(({ phase }) => phase);
    expect(new Set(phases)).toEqual(new Set(["entered"]));
  });

  it("enter once where the same message comes twice at the same time", async () => {
    const before = await school.db.$count(entryCodes);
    const { state, nonce, cookie } = await at.begin();
    const fields = { state, id_token: await at.platform.sign(at.platform.claims(nonce, { sub: "mia" })) };
    const replies = await Promise.all([at.post(fields, cookie), at.post(fields, cookie), at.post(fields, cookie)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([303, 401, 401]);
    expect(await school.db.$count(entryCodes)).toBe(before + 1);
    expect((await at.post(fields, cookie)).body).toContain("Error code: stateUsed<");
  });

  it("come back to the class that they had left", async () => {
    const [mia] = pupils;
    await course.ofClass.leaves(mia?.memberId ?? "");
    const { reply } = await at.launch({ sub: "mia" });
    expect(reply.statusCode).toBe(303);
    const [member] = await school.db
      .select({ leftAt: classMembers.leftAt })
      .from(classMembers)
      .where(eq(classMembers.memberId, mia?.memberId ?? ""));
    expect(member).toEqual({ leftAt: null });
  });

  it("bring where the platform takes scores now", async () => {
    const lineItem = at.platform.at("/course/items/8");
    const endpoint = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
    const own = at.platform.claims("")[endpoint] as object;
    await at.launch({ sub: "mia", [endpoint]: { ...own, lineitem: lineItem } });
    expect((await school.db.select().from(ltiLinks)).map((link) => link.lineItem)).toEqual([lineItem]);
  });

  it("do not all write when the platform was used last", async () => {
    const usedAt = async () => (await school.db.select().from(ltiRegistrations))[0]?.usedAt;
    const first = school.now;
    expect(await usedAt()).toBe(first);
    school.now += minute;
    await at.launch({ sub: "mia" });
    expect(await usedAt()).toBe(first);
    school.now += 1;
    await at.launch({ sub: "mia" });
    expect(await usedAt()).toBe(school.now);
  });

  it("do not enter as instructors, or by a person of another platform", async () => {
    const instructor = await at.launch(at.instructor({ sub: "mia" }));
    expect(instructor.reply.headers.location).toContain("/studio/results?");
    const other = await at.launch({ sub: "stranger", [claim("roles")]: undefined });
    expect(other.reply.headers.location).toContain("/launch/person?");
  });
});

it("learners whose account is erased are no longer known to any link, and nothing of theirs goes out", async () => {
  const [mia] = pupils;
  const userId = mia?.userId ?? "";
  await sitGiven(school, mia ?? { token: "" }, course.assignment_id);
  const stored = async () => [
    await school.db.$count(ltiPersons, eq(ltiPersons.userId, userId)),
    await school.db.$count(ltiLearners, eq(ltiLearners.userId, userId)),
    await school.db.$count(outgoing, eq(outgoing.userId, userId)),
  ];
  expect(await stored()).toEqual([1, 1, 1]);
  await inTransaction(school.db, (tx) => eraseLaunches(tx, { userId }));
  expect(await stored()).toEqual([0, 0, 0]);
  const { reply } = await at.launch({ sub: "mia" });
  expect(reply.headers.location).toContain("/launch/person?");
});
