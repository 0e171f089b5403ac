import type { LightMyRequestResponse } from "fastify";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ltiLimits } from "../../../src/contract/integrations/lti-limits";
import { enterByCode } from "../../../src/server/use-cases/entry-codes";
import { keyOf, linkedCourse, openPlatform, pathOf, siteBase, type OpenPlatform } from "../../support/launches";
import { openSchool, type School } from "../../support/sittings";

const webRoot = mkdtempSync(path.join(tmpdir(), "invigil-frames-"));
writeFileSync(path.join(webRoot, "index.html"), "<!doctype html><title>the page</title>");
afterAll(() => rmSync(webRoot, { recursive: true }));

const framed = { "sec-fetch-dest": "iframe" };
let school: School;
let at: OpenPlatform;
let registration_id: string;
beforeEach(async () => {
  school = await openSchool({ webRoot });
  at = await openPlatform(school);
  registration_id = (await at.register({ opens: "frame" })).data.registration_id;
});

const passIn = ({ headers }: Pick<LightMyRequestResponse, "headers">): string =>
  /framed_launch=[^;]*/.exec(String(headers["set-cookie"] ?? ""))?.[0] ?? "";

/** Who may show a page in a frame, by both headers. */
async function framersOf(url: string, cookie: string, headers: object = framed): Promise<unknown[]> {
  const reply = await school.app.inject({ method: "GET", url, headers: { ...headers, cookie } });
  const policy = String(reply.headers["content-security-policy"]);
  return [reply.statusCode, /frame-ancestors ([^;]*)/.exec(policy)?.[1], reply.headers["x-frame-options"]];
}
const nobody = [200, "'none'", "DENY"];
const anotherPass = async () => passIn((await at.launch(at.instructor(), framed)).reply);

describe("a launch in a frame of a platform whose tests open there", () => {
  it("goes on in the frame, by a cookie for frames of that platform alone", async () => {
    const { reply } = await at.launch(at.instructor(), framed);
    expect([reply.statusCode, pathOf(reply)]).toEqual([303, "/launch/person"]);
    expect(reply.headers["set-cookie"]).toMatch(
      /^framed_launch=[\w-]+; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    await at.register({ client_id: "other", issuer: "https://other.example", opens: "frame" });
    const pass = passIn(reply);
    const platform = [200, at.platform.issuer, undefined];
    for (const page of ["/launch/person?k=1", "/assignment?assignment_id=1", "/"])
      expect([page, await framersOf(page, pass)]).toEqual([page, platform]);
    const page = await school.app.inject({ method: "GET", url: "/", headers: { ...framed, cookie: pass } });
    const usual = await school.app.inject({ method: "GET", url: "/" });
    expect(page.headers["content-security-policy"]).toBe(
      String(usual.headers["content-security-policy"]).replace(
        "frame-ancestors 'none'",
        `frame-ancestors ${at.platform.issuer}`,
      ),
    );
  });

  it("leaves all others as they are: pages without its cookie, and those outside the application", async () => {
    const pass = await anotherPass();
    expect(await framersOf("/assignment", "")).toEqual(nobody);
    expect(await framersOf("/assignment", pass, {})).toEqual(nobody);
    expect(await framersOf("/assignment", pass, { "sec-fetch-dest": "document" })).toEqual(nobody);
    expect(await framersOf("/healthz", pass)).toEqual(nobody);
    expect(await framersOf("/index.html", pass)).toEqual(nobody);
    for (const other of ["/api/user/info", "/seb/check?a=1"])
      expect([other, ...(await framersOf(other, pass)).slice(1)]).toEqual([other, ...nobody.slice(1)]);
  });

  it("is believed by no forged cookie", async () => {
    const pass = await anotherPass();
    const turned = `${pass.slice(0, -1)}${pass.endsWith("A") ? "B" : "A"}`;
    const sealed = Buffer.from(JSON.stringify({ registration: registration_id, until: school.now + 1 }));
    const { address } = (await school.call("inviteLti", {}, at.manager.token)).body.data;
    const ofAnotherPurpose = new URL(address).searchParams.get("k");
    for (const forged of [turned, `framed_launch=${sealed.toString("base64url")}`, `framed_launch=${ofAnotherPurpose}`])
      expect([forged, await framersOf("/assignment", forged)]).toEqual([forged, nobody]);
    expect(await framersOf("/assignment", pass)).toEqual([200, at.platform.issuer, undefined]);
  });

  it("ends with the registration, with its setting, and after half a day", async () => {
    const pass = await anotherPass();
    const framers = () => framersOf("/assignment", pass);
    const platform = [200, at.platform.issuer, undefined];
    const turn = (off: boolean) => school.call("switchLti", { registration_id, off }, at.manager.token);
    await turn(true);
    expect(await framers()).toEqual(nobody);
    await turn(false);
    expect(await framers()).toEqual(platform);
    await at.register({ registration_id, opens: "window" });
    expect(await framers()).toEqual(nobody);
    await at.register({ registration_id, opens: "frame" });
    school.now += ltiLimits.frameMs;
    expect(await framers()).toEqual(platform);
    school.now += 1;
    expect(await framers()).toEqual(nobody);
  });

  it("opens a window where no cookie of the frame comes back, though the platform has the secret", async () => {
    const { state, nonce, cookie } = await at.begin({});
    const id_token = await at.platform.sign(at.platform.claims(nonce, at.instructor()));
    const [, browser_secret = ""] = cookie.split("=");
    const reply = await at.post({ state, id_token, browser_secret }, "", framed);
    expect([reply.statusCode, reply.body.includes('target="_blank"'), passIn(reply)]).toEqual([200, true, ""]);
  });

  it("leads learners to the assignment, the first time and as known ones", async () => {
    const { assignment_id, ofClass } = await linkedCourse(school, at);
    const pupil = await ofClass.pupil("Mia");
    const first = await at.launch({ sub: "mia" }, framed);
    const { data } = await at.link(first.reply, first.cookie, pupil.token);
    const entered = await school.app.inject({ method: "GET", url: data.to });
    const again = await at.launch({ sub: "mia" }, framed);
    expect(entered.headers.location).toBe(`/assignment?assignment_id=${assignment_id}`);
    const { pathname, searchParams } = new URL(String(again.reply.headers.location), siteBase);
    expect([pathname, searchParams.get("assignment_id")]).toEqual(["/assignment", assignment_id]);
    const { token } = await enterByCode(school.deps, searchParams.get("t") ?? "");
    expect((await school.call("userInfo", {}, token)).body.data.username).toBe(pupil.userId);
    expect(await framersOf("/assignment", passIn(again.reply))).toEqual([200, at.platform.issuer, undefined]);
  });

  it("takes the choice of tests back to the platform from the frame", async () => {
    const { assignment_id, ofClass } = await linkedCourse(school, at);
    const { reply } = await at.launch(at.deepLinking(), framed);
    expect([reply.statusCode, pathOf(reply), passIn(reply) === ""]).toEqual([303, "/launch/tests", false]);
    const key = keyOf(reply);
    const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
    const chosen = await school.call("chooseForLaunch", { key, tests }, ofClass.teacher.token);
    expect(chosen.body.data).toEqual({ to: `/lti/answer?k=${key}` });
  });
});

describe("a launch in a frame of a platform whose tests open in windows", () => {
  it("gives no cookie for its frames", async () => {
    await at.register({ registration_id, opens: "window" });
    const { reply } = await at.launch(at.instructor(), framed);
    expect([reply.statusCode, reply.body.includes('target="_blank"'), passIn(reply)]).toEqual([200, true, ""]);
  });

  it("is the usual case: a registration that does not say", async () => {
    const { data } = await at.register({ client_id: "silent" });
    expect(data.opens).toBe("window");
  });
});
