import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ltiLaunches, ltiLinks } from "../../../src/server/db/integrations-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { enterByCode } from "../../../src/server/use-cases/entry-codes";
import { openClass, type OpenClass, type Pupil } from "../../support/given-classes";
import { keyOf, openPlatform, pathOf, siteBase, type OpenPlatform } from "../../support/launches";
import { claim } from "../../support/lti-platform";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
let ofClass: OpenClass;
let pupil: Pupil;
let assignment_id: string;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  ofClass = await openClass(school);
  pupil = await ofClass.pupil("Mia");
  assignment_id = await ofClass.given({ opens_at: school.now - 1 });
  expect((await at.register()).code).toBe(200);
});

const headersOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(reply.headers["content-security-policy"]);

/** The teacher links the account, and lets the link of the platform open the assignment. */
async function setUp(more: object = {}): Promise<void> {
  const { reply, cookie } = await at.launch(at.instructor());
  expect([reply.statusCode, pathOf(reply)]).toEqual([303, "/launch/person"]);
  const { token } = ofClass.teacher;
  const { data } = await at.link(reply, cookie, token);
  expect(data.to).toBe(`/launch/tests?k=${keyOf(reply)}`);
  const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
  const chosen = await school.call("chooseForLaunch", { key: keyOf(reply), tests, ...more }, token);
  expect(chosen.body.data).toEqual({ to: `/lti/enter?k=${keyOf(reply)}&signed_in=1` });
}

/** Who is signed in after an address of this site was opened, and the page that it leads to. */
async function enteredAs(address: string): Promise<{ page: string; username: string }> {
  const { pathname, searchParams } = new URL(address, siteBase);
  const { token } = await enterByCode(school.deps, searchParams.get("t") ?? "");
  const { body } = await school.call("userInfo", {}, token);
  return { page: `${pathname}?assignment_id=${searchParams.get("assignment_id")}`, username: body.data.username };
}

describe("a login that a platform starts", () => {
  it.each(["GET", "POST"] as const)("by %s leads to the platform with state and nonce", async (method) => {
    const fields = at.loginFields();
    const reply = await school.app.inject({
      method,
      url: "/lti/login",
      headers: { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
      ...(method === "GET" ? { query: fields } : { payload: new URLSearchParams(fields).toString() }),
    });
    const to = new URL(String(reply.headers.location));
    const { state, nonce, ...rest } = Object.fromEntries(to.searchParams);
    expect([reply.statusCode, `${to.origin}${to.pathname}`, rest]).toEqual([
      302,
      at.platform.at("/auth"),
      {
        scope: "openid",
        response_type: "id_token",
        response_mode: "form_post",
        prompt: "none",
        client_id: "invigil-client",
        redirect_uri: `${siteBase}/lti/launch`,
        login_hint: "hint-1",
        lti_message_hint: "message-1",
      },
    ]);
    expect([state, nonce].map((one) => (one ?? "").length > 20)).toEqual([true, true]);
    expect(reply.headers["set-cookie"]).toMatch(
      /^lti_[^=]+=\S+; Path=\/; Max-Age=4200; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
  });

  it("has the platform store the secret of the browser where it can, and asks it for it at the launch", async () => {
    const reply = await at.login(at.loginFields({ lti_storage_target: "_parent" }));
    expect([reply.statusCode, reply.body.includes("lti.put_data")]).toEqual([200, true]);
    expect(headersOf(reply)).toContain(`frame-ancestors 'self' ${at.platform.issuer}`);
    expect([reply.headers["x-frame-options"], reply.headers["cross-origin-opener-policy"]]).toEqual([
      undefined,
      undefined,
    ]);
    const given = /data-given="([^"]*)"/.exec(reply.body)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const { to, value, origin, frame } = JSON.parse(given ?? "{}");
    expect([origin, frame]).toEqual([at.platform.issuer, "_parent"]);
    const state = new URL(to).searchParams.get("state") ?? "";
    const nonce = new URL(to).searchParams.get("nonce") ?? "";
    const id_token = await at.platform.sign(at.platform.claims(nonce, at.instructor()));
    // a cookie that is not of this launch says no more than none
    for (const cookie of ["", "lti_other=of-another-launch", `lti_${state.slice(0, 16)}=of-another-browser`]) {
      const asked = await at.post({ state, id_token }, cookie);
      expect([cookie, asked.statusCode, asked.body.includes("lti.get_data")]).toEqual([cookie, 200, true]);
      const none = await at.post({ state, id_token, browser_secret: "none" }, cookie);
      expect([cookie, none.statusCode, none.body.includes("Error code: stateElsewhere<")]).toEqual([cookie, 401, true]);
    }
    const brought = await at.post({ state, id_token, browser_secret: value }, "lti_other=of-another-launch");
    expect([brought.statusCode, pathOf(brought)]).toEqual([303, "/launch/person"]);
    const used = await at.post({ state, id_token }, "");
    expect([used.statusCode, used.body.includes("Error code: stateElsewhere<")]).toEqual([401, true]);
  });

  it("does not ask the platform for the secret where the cookie has it", async () => {
    const reply = await at.login(at.loginFields({ lti_storage_target: "_parent" }));
    const cookie = String(reply.headers["set-cookie"]).split(";")[0] ?? "";
    const to = /&quot;to&quot;:&quot;(.*?)&quot;/.exec(reply.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { searchParams } = new URL(to);
    const [state, nonce] = [searchParams.get("state") ?? "", searchParams.get("nonce") ?? ""];
    const id_token = await at.platform.sign(at.platform.claims(nonce, at.instructor()));
    const launched = await at.post({ state, id_token }, cookie);
    expect([launched.statusCode, pathOf(launched)]).toEqual([303, "/launch/person"]);
  });

  it("is offered in a window of its own where the browser brings nothing back, and nothing is used up", async () => {
    const { state, nonce, cookie } = await at.begin();
    const id_token = await at.platform.sign(at.platform.claims(nonce, at.instructor()));
    const refused = await at.post({ state, id_token }, "");
    expect([refused.statusCode, refused.body.includes("Error code: stateElsewhere<")]).toEqual([401, true]);
    const link = /href="([^"]*)" target="_blank"/.exec(refused.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect([new URL(link, siteBase).pathname, Object.fromEntries(new URL(link, siteBase).searchParams)]).toEqual([
      "/lti/login",
      at.loginFields(),
    ]);
    expect((await at.post({ state, id_token }, cookie)).statusCode).toBe(303);
  });
});

describe("a site with a configured address", () => {
  it("goes by it, whatever the Host of a request", async () => {
    const base = "https://exam.example";
    const other = await openSchool({}, { siteAddress: () => base });
    const platform = await openPlatform(other);
    await platform.register();
    const reply = await platform.login(platform.loginFields({ target_link_uri: `${base}/lti/launch` }));
    expect(new URL(String(reply.headers.location)).searchParams.get("redirect_uri")).toBe(`${base}/lti/launch`);
    const byHost = await platform.login(platform.loginFields());
    expect([byHost.statusCode, byHost.body.includes("Error code: targetElsewhere<")]).toEqual([403, true]);
    const { tool } = (await other.call("ltiRegistrations", {}, platform.manager.token)).body.data;
    expect({ ...tool, keys: [] }).toEqual({
      login: `${base}/lti/login`,
      launch: `${base}/lti/launch`,
      jwks: `${base}/lti/jwks.json`,
      keys: [],
    });
  });
});

describe("a launch", () => {
  it("of a new link has the instructor link the account and choose the assignment, once", async () => {
    await setUp();
    expect(await school.db.select().from(ltiLinks)).toMatchObject([
      {
        assignmentId: assignment_id,
        resourceLinkId: "link-1",
        deploymentId: "deployment-1",
        contextId: "course-1",
        title: "Unit 1",
        lineItem: at.platform.at("/course/items/7?type=quiz"),
        memberships: at.platform.at("/course/members"),
        chosenBy: ofClass.teacher.userId,
      },
    ]);
    const again = await at.launch(at.instructor());
    expect(again.reply.statusCode).toBe(303);
    expect(await enteredAs(String(again.reply.headers.location))).toEqual({
      page: `/studio/results?assignment_id=${assignment_id}`,
      username: ofClass.teacher.userId,
    });
    const [entry] = await school.db.select().from(auditEntries).where(eq(auditEntries.kind, "launchLinked"));
    expect([entry?.account, entry?.facts]).toEqual([ofClass.teacher.userId, { platform: "School platform" }]);
  });

  it("leads a learner to the assignment as a member of its class, by the account that is linked once", async () => {
    await setUp();
    const stranger = await ofClass.pupil("Ben");
    await ofClass.leaves(stranger.memberId);
    const first = await at.launch({ sub: "ben", name: "Ben Li" });
    expect(pathOf(first.reply)).toBe("/launch/person");
    const pending = await school.call("pendingLaunch", { key: keyOf(first.reply) });
    expect(pending.body.data).toEqual({
      phase: "linking",
      platform: "School platform",
      name: "Ben Li",
      title: "Unit 1",
      several: false,
      gives: "nothing",
    });
    const linked = await at.link(first.reply, first.cookie, stranger.token);
    expect(linked.data).toEqual({ to: `/lti/enter?k=${keyOf(first.reply)}&signed_in=1` });
    const inPlace = await school.app.inject({ method: "GET", url: linked.data.to });
    const place = `/assignment?assignment_id=${assignment_id}`;
    expect([inPlace.statusCode, inPlace.headers.location]).toEqual([303, place]);
    const entered = await school.app.inject({ method: "GET", url: `/lti/enter?k=${keyOf(first.reply)}` });
    expect(await enteredAs(String(entered.headers.location))).toEqual({
      page: `/assignment?assignment_id=${assignment_id}`,
      username: stranger.userId,
    });
    const members = (await school.call("studioClass", { class_id: ofClass.class_id }, ofClass.teacher.token)).body.data;
    expect(JSON.stringify(members)).toContain("Ben");
    const next = await at.launch({ sub: "ben" });
    expect((await enteredAs(String(next.reply.headers.location))).username).toBe(stranger.userId);
  });

  it("links a person only in the browser that the platform has sent, and only to one account", async () => {
    await setUp();
    const { reply, cookie } = await at.launch({ sub: "mia" });
    const elsewhere = await school.call("linkLaunch", { key: keyOf(reply) }, pupil.token);
    expect(elsewhere.body.code).toBe(101314);
    expect((await at.link(reply, cookie, pupil.token)).code).toBe(200);
    expect((await at.link(reply, cookie, pupil.token)).code).toBe(200);
    const other = await ofClass.pupil("Ben");
    expect((await at.link(reply, cookie, other.token)).code).toBe(101315);
    expect(
      (await at.link({ headers: { location: "/?k=unknown-key-of-a-launch" } } as never, cookie, pupil.token)).code,
    ).toBe(101314);
  });

  it("two launches of one person at a time link one account", async () => {
    await setUp();
    const [one, two] = [await at.launch({ sub: "mia" }), await at.launch({ sub: "mia" })];
    const other = await ofClass.pupil("Ben");
    expect((await at.link(one.reply, one.cookie, pupil.token)).code).toBe(200);
    expect((await at.link(two.reply, two.cookie, other.token)).code).toBe(101316);
  });

  it("of a link that opens nothing yet has a learner wait", async () => {
    const { reply } = await at.launch();
    expect([reply.statusCode, reply.body.includes("Not set up yet")]).toEqual([200, true]);
    expect(await school.db.select({ phase: ltiLaunches.phase }).from(ltiLaunches)).toEqual([{ phase: "waiting" }]);
  });

  it("needs no name, e-mail or course, and knows no claim that it must refuse", async () => {
    await setUp();
    const bare = {
      sub: "bare",
      name: undefined,
      [claim("context")]: undefined,
      [claim("roles")]: ["http://purl.imsglobal.org/vocab/lis/v2/system/person#None"],
      [claim("custom")]: "nothing",
      "https://example.com/claim/of/ours": { a: [1] },
      aud: ["other-tool", at.platform.clientId],
      azp: at.platform.clientId,
    };
    const { reply, cookie } = await at.launch(bare);
    expect([reply.statusCode, pathOf(reply)]).toEqual([303, "/launch/person"]);
    expect((await at.link(reply, cookie, pupil.token)).code).toBe(200);
    const none = await at.launch({ sub: "none", [claim("roles")]: undefined });
    expect(none.reply.statusCode).toBe(303);
  });

  it("without a person is a guest's where the instructor allows it", async () => {
    await setUp({ anonymous: true });
    const { reply } = await at.launch({ sub: undefined, name: undefined });
    expect([reply.statusCode, pathOf(reply)]).toEqual([303, "/visitor"]);
    const vtk = new URL(String(reply.headers.location), siteBase).searchParams.get("vtk");
    const look = await school.call("lookAtInvitation", { vtk });
    expect(look.body.code).toBe(200);
  });

  it("in a frame goes on in a window of its own, in which it launches itself until the person is known", async () => {
    await setUp();
    const framed = { "sec-fetch-dest": "iframe" };
    const unknown = await at.launch({ sub: "mia" }, framed);
    expect([unknown.reply.statusCode, /href="(\/lti\/login[^"]*)" target="_blank"/.test(unknown.reply.body)]).toEqual([
      200,
      true,
    ]);
    const first = await at.launch({ sub: "mia" });
    await at.link(first.reply, first.cookie, pupil.token);
    const known = await at.launch({ sub: "mia" }, framed);
    const to = /href="(\/lti\/enter[^"]*)" target="_blank"/.exec(known.reply.body)?.[1] ?? "";
    const entered = await school.app.inject({ method: "GET", url: to });
    expect((await enteredAs(String(entered.headers.location))).username).toBe(pupil.userId);
  });

  it("goes no further once its platform is switched off, at whatever step it is", async () => {
    await setUp();
    const registration_id = (await school.db.select().from(ltiLinks))[0]?.registrationId;
    const unlinked = await at.launch({ sub: "mia" });
    const choosing = await at.launch(at.deepLinking());
    const framed = await at.launch(at.instructor(), { "sec-fetch-dest": "iframe" });
    const enter = /href="(\/lti\/enter[^"]*)" target="_blank"/.exec(framed.reply.body)?.[1] ?? "";
    const turn = (off: boolean) => school.call("switchLti", { registration_id, off }, at.manager.token);
    const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
    const { token } = ofClass.teacher;
    const steps = async () => [
      (await school.app.inject({ method: "GET", url: enter })).statusCode,
      (await school.call("pendingLaunch", { key: keyOf(unlinked.reply) })).body.code,
      (await at.link(unlinked.reply, unlinked.cookie, pupil.token)).code,
      (await school.call("chooseForLaunch", { key: keyOf(choosing.reply), tests }, token)).body.code,
      (await school.app.inject({ method: "GET", url: `/lti/answer?k=${keyOf(choosing.reply)}` })).statusCode,
    ];
    await turn(true);
    expect(await steps()).toEqual([403, 101314, 101314, 101314, 403]);
    await turn(false);
    expect(await steps()).toEqual([303, 200, 200, 200, 200]);
  });

  it("ends after an hour, and its rows are forgotten", async () => {
    const { reply, cookie } = await at.launch(at.instructor());
    school.now += 60 * minute + 1;
    expect((await at.link(reply, cookie, ofClass.teacher.token)).code).toBe(101314);
    const gone = await school.app.inject({ method: "GET", url: `/lti/enter?k=${keyOf(reply)}` });
    expect(gone.statusCode).toBe(403);
  });
});
