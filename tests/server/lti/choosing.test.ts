import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { createLocalJWKSet, jwtVerify } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { classMembers } from "../../../src/server/db/classes-schema";
import { nextPage } from "../../../src/server/use-cases/lti/memberships";
import { openClass, type OpenClass } from "../../support/given-classes";
import { keyOf, linkedCourse, openPlatform, pathOf, siteBase, type OpenPlatform } from "../../support/launches";
import { claim, deepLinkingClaim } from "../../support/lti-platform";
import { minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
let ofClass: OpenClass;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  await at.register();
  ofClass = await openClass(school);
});

const opens = () => school.now + minute;
const closes = () => school.now + 60 * minute;
const given = () => ofClass.given({ opens_at: opens(), closes_at: closes() });
const get = (url: string) => school.app.inject({ method: "GET", url, headers: { "accept-language": "en" } });

/** Begins the choice of tests as the teacher of the class. */
async function begin(settings: object = {}, headers: object = {}): Promise<string> {
  const { reply, cookie } = await at.launch(at.deepLinking(settings), headers);
  const key = pathOf(reply) === "/launch/person" ? keyOf(reply) : "";
  expect((await at.link(reply, cookie, ofClass.teacher.token)).data.to).toBe(`/launch/tests?k=${key}`);
  return key;
}
const choose = async (key: string, assignments: readonly string[], token = ofClass.teacher.token) => {
  const tests = assignments.map((assignment_id, place) => ({
    assignment_id,
    label: `Unit ${place}`,
    score_maximum: 20,
  }));
  return (await school.call("chooseForLaunch", { key, tests }, token)).body;
};
const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** The claims of the answer, verified by the keys that this site publishes. */
async function answered(key: string) {
  const page = await get(`/lti/answer?k=${key}`);
  const keys = createLocalJWKSet((await get("/lti/jwks.json")).json());
  const { payload } = await jwtVerify(fieldIn(page.body, "JWT"), keys, {
    issuer: at.platform.clientId,
    audience: at.platform.issuer,
    currentDate: new Date(school.now),
  });
  return { page, payload };
}

describe("deep linking", () => {
  it("takes several tests back to the platform with line item, window and what it gave", async () => {
    const key = await begin();
    const pending = (await school.call("pendingLaunch", { key })).body.data;
    expect(pending).toMatchObject({ phase: "choosing", several: true, gives: "columns", title: "Mathematics 5b" });
    const waiting = await get(`/lti/answer?k=${key}`);
    expect([waiting.statusCode, waiting.body.includes('http-equiv="refresh"')]).toEqual([200, true]);
    const [one, two] = [await given(), await given()];
    expect((await choose(key, [one, two])).data).toEqual({ to: `/lti/answer?k=${key}` });
    const { page, payload } = await answered(key);
    expect(page.body).toContain(`action="${at.platform.issuer}/deep-links"`);
    expect(String(page.headers["content-security-policy"])).toContain(`form-action 'self' ${at.platform.issuer};`);
    const items = payload[deepLinkingClaim("content_items")] as { custom: { invigil_offer: string } }[];
    const offers = items.map(({ custom }) => custom.invigil_offer);
    const window = { startDateTime: new Date(opens()).toISOString(), endDateTime: new Date(closes()).toISOString() };
    expect(items).toEqual(
      [one, two].map((resourceId, place) => ({
        type: "ltiResourceLink",
        title: `Unit ${place}`,
        url: `${siteBase}/lti/launch`,
        custom: { invigil_offer: offers[place] },
        lineItem: { label: `Unit ${place}`, scoreMaximum: 20, resourceId },
        available: window,
        submission: { endDateTime: window.endDateTime },
      })),
    );
    expect([
      payload[claim("message_type")],
      payload[claim("version")],
      payload[claim("deployment_id")],
      payload[deepLinkingClaim("data")],
      (payload.exp ?? 0) - (payload.iat ?? 0),
    ]).toEqual(["LtiDeepLinkingResponse", "1.3.0", "deployment-1", "course-1 secret", 300]);

    const made = { [claim("resource_link")]: { id: "made-link" }, [claim("custom")]: { invigil_offer: offers[1] } };
    const launched = await at.launch(at.instructor(made));
    expect(String(launched.reply.headers.location)).toContain(`/studio/results?assignment_id=${two}&t=`);
  });

  it("of another platform does not bind a link of this one", async () => {
    const key = await begin();
    await choose(key, [await given()]);
    const { payload } = await answered(key);
    const [item] = payload[deepLinkingClaim("content_items")] as { custom: object }[];
    const other = await openPlatform(school);
    await other.register();
    const { reply } = await other.launch({ sub: "x", [claim("custom")]: item?.custom });
    expect(reply.body).toContain("Not set up yet");
  });

  it("is answered by the person who began it, for classes of theirs, with as many tests as are asked for", async () => {
    const key = await begin({ accept_multiple: false });
    const other = await openClass(school);
    const [mine, theirs] = [await given(), await other.given({ opens_at: opens(), closes_at: closes() })];
    expect((await choose(key, [mine], other.teacher.token)).code).toBe(101314);
    expect((await choose(key, [theirs])).code).toBe(101101);
    expect((await choose(key, [mine, mine])).code).toBe(400);
    expect((await get(`/lti/answer?k=${key}`)).body).toContain("refresh");
    expect((await choose(key, [mine])).code).toBe(200);
    expect((await choose(key, [mine])).data).toEqual({ to: `/lti/answer?k=${key}` });
  });

  it("in a frame waits there for the choice in the other window, which can then be closed", async () => {
    const first = await begin();
    await choose(first, [await given()]);
    const { reply } = await at.launch(at.deepLinking(), { "sec-fetch-dest": "iframe" });
    expect([reply.statusCode, /href="(\/launch\/tests\?k=[^"]*)" target="_blank"/.test(reply.body)]).toEqual([
      200,
      true,
    ]);
    const [, key = ""] = /\/lti\/answer\?k=([\w-]+)/.exec(reply.body) ?? [];
    expect((await choose(key, [await given()])).data).toEqual({ to: "/lti/chosen" });
    expect((await get("/lti/chosen")).statusCode).toBe(200);
    expect((await answered(key)).payload[deepLinkingClaim("data")]).toBe("course-1 secret");
  });

  it("leaves line items out where the platform takes none, and gives back no data where it gave none", async () => {
    const key = await begin({ accept_lineitem: false, data: undefined });
    expect((await school.call("pendingLaunch", { key })).body.data.gives).toBe("links");
    await choose(key, [await given()]);
    const { payload } = await answered(key);
    const [item] = payload[deepLinkingClaim("content_items")] as object[];
    expect([item !== undefined && "lineItem" in item, deepLinkingClaim("data") in payload]).toEqual([false, false]);
  });
});

describe("the members of a course", () => {
  it("are compared with the class over all pages: who is not active has left, and teachers are no pupils", async () => {
    const course = await linkedCourse(school, at);
    const { teacher, class_id } = course.ofClass;
    const Learner = ["http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"];
    at.platform.members = [
      { user_id: "a1", name: "Ann Li", status: "Active", roles: Learner },
      { user_id: "b2", given_name: "Ben", family_name: "Wu", roles: ["Learner"] },
      { user_id: "c3", name: "Cleo Ma", status: "Inactive", roles: Learner },
      { user_id: "d4", status: "Active", roles: Learner },
      { user_id: "t1", name: "Ms Lin", status: "Active", roles: ["Instructor"] },
    ];
    const compare = async () =>
      (await school.call("ltiRoster", { assignment_id: course.assignment_id }, teacher.token)).body;
    const { data } = await compare();
    expect(data.rows.map(({ kind, name, external_id }) => [kind, name, external_id])).toEqual([
      ["new", "Ann Li", "a1"],
      ["new", "Ben Wu", "b2"],
      ["new", "d4", "d4"],
    ]);
    const asked = at.platform.requests.filter(({ path }) => path === "/course/members");
    expect([asked.length, asked[0]?.query.get("rlid"), asked[0]?.headers.accept]).toEqual([
      3,
      "link-1",
      "application/vnd.ims.lti-nrps.v2.membershipcontainer+json",
    ]);
    const apply = { idempotency_key: newKey(), class_id, digest: data.digest };
    expect((await school.call("rosterApply", apply, teacher.token)).body.data).toMatchObject({ joined: 3 });
    at.platform.members = at.platform.members.map((one) =>
      one["user_id"] === "a1" ? { ...one, status: "Inactive" } : one,
    );
    const next = (await compare()).data;
    expect(next.rows.filter(({ kind }) => kind !== "same").map(({ kind, name }) => [kind, name])).toEqual([
      ["left", "Ann Li"],
    ]);
    // a pupil with the number of another person of the platform stays somebody else
    await course.ofClass.member("Cleo Ma");
    await school.db.update(classMembers).set({ externalId: "c3" }).where(eq(classMembers.name, "Cleo Ma"));
    for (const [sub, name] of [
      ["b2", "Ben Wu"],
      ["c3", "Somebody"],
    ] as const) {
      const { reply, cookie } = await at.launch({ sub, name });
      const pupil = await (await openClass(school)).pupil(name);
      await get((await at.link(reply, cookie, pupil.token)).data.to);
    }
    const members = await school.db
      .select({ name: classMembers.name, number: classMembers.externalId, account: isNotNull(classMembers.userId) })
      .from(classMembers)
      .where(and(eq(classMembers.classId, class_id), inArray(classMembers.name, ["Ben Wu", "Cleo Ma", "Somebody"])))
      .orderBy(classMembers.name);
    expect(members).toEqual([
      { name: "Ben Wu", number: "b2", account: true },
      { name: "Cleo Ma", number: "c3", account: false },
      { name: "Somebody", number: null, account: true },
    ]);
  });

  it("are not compared where the platform is silent, its pages never end, or no link leads there", async () => {
    const other = await given();
    const compare = async (assignment_id: string, token = ofClass.teacher.token) =>
      (await school.call("ltiRoster", { assignment_id }, token)).body;
    expect((await compare(other)).code).toBe(101318);
    const course = await linkedCourse(school, at);
    const { token } = course.ofClass.teacher;
    at.platform.misbehaves = {
      before: ({ path }) =>
        path === "/course/members"
          ? { body: { members: [] }, headers: { link: `<${at.platform.at("/course/members?rlid=link-1")}>; rel=next` } }
          : undefined,
    };
    const endless = await compare(course.assignment_id, token);
    expect([endless.code, endless.data]).toMatchObject([101317, { code: "pagesEndless" }]);
    at.platform.misbehaves = { before: ({ path }) => (path === "/course/members" ? { status: 500 } : undefined) };
    expect(await compare(course.assignment_id, token)).toMatchObject({ code: 101317, data: { status: "500" } });
  });

  it.each([
    [undefined, null],
    ["", null],
    ['<https://a.example/m?p=2>; rel="next"', "https://a.example/m?p=2"],
    ["</m?p=3>; rel=next", "https://a.example/m?p=3"],
    ['<https://a.example/m?p=1>; rel="prev", <https://a.example/m?p=3,4>; rel="next"', "https://a.example/m?p=3,4"],
    ['<https://a.example/d>; rel="differences"', null],
    ['<https://a.example/m?p=2>; title="a"; rel="last next"', "https://a.example/m?p=2"],
  ])("finds the page that follows in %s", (header, expected) =>
    expect(nextPage(header, "https://a.example/m")).toBe(expected),
  );
});
