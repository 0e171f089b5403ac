import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { integrationFaultText } from "../../../src/contract/integrations/delivery-fault-messages";
import { launchRefusalMessages } from "../../../src/contract/integrations/launch-refusal-messages";
import { launchRefusals, type LaunchRefusalName } from "../../../src/contract/integrations/launch-refusals";
import { openMisbehaviours, refusedBy, tokenPart } from "../../support/lti-misbehaviours";
import { claim, instructorRoles } from "../../support/lti-platform";
import { minute } from "../../support/sittings";

let opened: Awaited<ReturnType<typeof openMisbehaviours>>;
beforeAll(async () => {
  opened = await openMisbehaviours();
});

describe("a platform that misbehaves", () => {
  const names = Object.keys(launchRefusals) as LaunchRefusalName[];
  const words = new Map<string, string>();

  it.each(names)("%s: is refused in words of its own", async (reason) => {
    const reply = await opened.misbehaviours[reason]();
    expect(refusedBy(reply)).toEqual([launchRefusals[reason], reason]);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const text = /<p>([^<]*)<\/p>/.exec(reply.body)?.[1] ?? "";
    expect(text).toMatch(/^[^{}?]{20,}$/);
    expect(words.get(text)).toBeUndefined();
    words.set(text, reason);
  });

  it("finds in words why its keys could not be fetched", () => {
    const fault = { code: "keysUnreachable", facts: { host: "moodle.example", why: "timedOut" } };
    expect([integrationFaultText(fault, "en"), integrationFaultText(fault, "zh")]).toEqual([
      "The keys of the platform could not be fetched. moodle.example did not answer in time. " +
        "They are asked for again after a minute at the earliest.",
      "无法获取平台的密钥。moodle.example 未及时回复。最早一分钟后会再次获取。",
    ]);
  });

  it("has forty ways and more, each with another reason and other words in both languages", () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    for (const language of ["en", "zh"] as const)
      expect(new Set(names.map((name) => launchRefusalMessages[name][language])).size).toBe(names.length);
  });

  it("is refused at the second place that makes a check as at the first", async () => {
    for (const [reason, misbehave] of opened.further)
      expect(refusedBy(await misbehave())).toEqual([launchRefusals[reason], reason]);
  });

  it("finds the last fault at its registration, in words", async () => {
    const { school, at, registration_id, misbehaviours } = opened;
    await misbehaviours.issuedInFuture();
    const { registrations } = (await school.call("ltiRegistrations", {}, at.manager.token)).body.data;
    const fault = registrations.find((one) => one.registration_id === registration_id)?.fault;
    expect(fault).toEqual({
      at: school.now,
      code: "issuedInFuture",
      facts: { platform: "2026-11-21 09:10:00 UTC", here: "2026-11-21 09:00:00 UTC" },
    });
    expect(integrationFaultText(fault ?? { code: "", facts: {} }, "en")).toBe(
      "The message was made at 2026-11-21 09:10:00 UTC by the platform's clock; here it is only " +
        "2026-11-21 09:00:00 UTC. One clock is wrong.",
    );
  });

  it.each([
    ["HS256 with the public key as its secret", { alg: "HS256" }],
    ["RS512", { alg: "RS512" }],
    ["PS256", { alg: "PS256" }],
    ["none in other letters", { alg: "nOnE" }],
  ])("signs by %s in vain", async (_name, header) => {
    const { at, posted } = opened;
    const reply = await posted(async (nonce) => {
      const secret = new TextEncoder().encode(JSON.stringify(at.platform.shownKeys[0]));
      const signed = await new SignJWT(at.platform.claims(nonce))
        .setProtectedHeader({ alg: "HS256", kid: "platform-1" })
        .sign(secret);
      return `${tokenPart({ ...header, kid: "platform-1" })}.${signed.split(".").slice(1).join(".")}`;
    });
    expect(reply.body).toContain("Error code: algorithmOther<");
  });

  it.each([
    ["a minute late", { exp: -minute }, 303],
    ["more than a minute late", { exp: -minute - 1_000 }, 401],
    ["a minute early", { iat: minute }, 303],
    ["more than a minute early", { iat: minute + 1_000 }, 401],
  ])("whose clock is %s", async (_name, away, status) => {
    const { school, token } = opened;
    const times = Object.entries(away).map(([name, ms]) => [name, Math.floor((school.now + ms) / 1000)] as const);
    expect((await token({ sub: "mia", ...Object.fromEntries(times) })).statusCode).toBe(status);
  });

  it("does not become an instructor by a role in the whole school or a role of another kind", async () => {
    const roles = [
      "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor",
      "http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor",
      "instructor",
      "https://evil.example/membership#Instructor",
    ];
    const { choosing } = opened;
    const reply = await choosing({}, { [claim("roles")]: roles });
    expect(reply.body).toContain("Error code: chooserOther<");
    const assistant = "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";
    for (const role of [...instructorRoles, assistant, "Instructor"])
      expect((await choosing({}, { [claim("roles")]: [role] })).statusCode).toBe(303);
  });

  it("that was removed launches nothing, also where the login was begun before", async () => {
    const { school, at, registration_id } = opened;
    const { state, nonce, cookie } = await at.begin();
    const id_token = await at.platform.sign(at.platform.claims(nonce));
    await school.call("switchLti", { registration_id, off: true }, at.manager.token);
    const refused = await at.post({ state, id_token }, cookie);
    expect([refused.statusCode, refused.body.includes("Error code: registrationOff<")]).toEqual([403, true]);
    await school.call("switchLti", { registration_id, off: false }, at.manager.token);
  });

  it("cannot be framed by others: its pages name the registered platforms, all other pages nobody", async () => {
    const { school, misbehaviours } = opened;
    const reply = await misbehaviours.stateUnknown();
    const policy = String(reply.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/frame-ancestors 'self' http:\/\/127\.0\.0\.1:\d+ .*https:\/\/two\.example/);
    expect(policy).not.toContain("https://off.example");
    const other = await school.app.inject({ method: "GET", url: "/healthz" });
    expect(String(other.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
    expect(other.headers["x-frame-options"]).toBe("DENY");
  });

  it("may post across sites to login and launch alone", async () => {
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/json" };
    const reply = await opened.school.app.inject({ method: "POST", url: "/api/user/login", headers, payload: {} });
    expect(reply.statusCode).toBe(403);
  });
});
