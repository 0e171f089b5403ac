import type { LightMyRequestResponse } from "fastify";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { launchRefusalMessages, launchRefusalText } from "../../../src/contract/integrations/launch-refusal-messages";
import { launchRefusals, type LaunchRefusalName } from "../../../src/contract/integrations/launch-refusals";
import { openClass } from "../../support/given-classes";
import { keyOf, openPlatform, type OpenPlatform } from "../../support/launches";
import { claim, deepLinkingClaim, instructorRoles, newPlatformKey, type PlatformKey } from "../../support/lti-platform";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
let stranger: PlatformKey;
let registration_id: string;
beforeAll(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  stranger = await newPlatformKey("platform-1");
  const { n = "", ...rest } = stranger.publicKey;
  at.platform.shownKeys = [...at.platform.shownKeys, { ...rest, kid: "weak", n: n.slice(0, 171) }];
  registration_id = (await at.register()).data.registration_id;
  const twice = { issuer: "https://two.example", client_id: "one" };
  await at.register(twice);
  await at.register({ ...twice, client_id: "two" });
  const off = await at.register({ issuer: "https://off.example" });
  await school.call("switchLti", { registration_id: off.data.registration_id, off: true }, at.manager.token);
  const ofClass = await openClass(school);
  const assignment_id = await ofClass.given({ opens_at: school.now - 1 });
  const { reply, cookie } = await at.launch(at.instructor());
  await at.link(reply, cookie, ofClass.teacher.token);
  const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
  const chosen = await school.call("chooseForLaunch", { key: keyOf(reply), tests }, ofClass.teacher.token);
  expect(chosen.body.code).toBe(200);
});

type Reply = LightMyRequestResponse;
type Misbehaviour = () => Promise<Reply>;

const login = (more: object, left: readonly string[] = []): Promise<Reply> => {
  const fields = at.loginFields(more);
  return at.login(Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name))));
};
const posted = async (
  make: (nonce: string) => Promise<string>,
  { more = {}, cookie: other }: { more?: object; cookie?: string } = {},
): Promise<Reply> => {
  const { state, nonce, cookie } = await at.begin();
  return at.post({ state, id_token: await make(nonce), ...more }, other ?? cookie);
};
const token = (
  claims: Readonly<Record<string, unknown>> = {},
  header: object = {},
  key?: PlatformKey,
): Promise<Reply> =>
  posted((nonce) => at.platform.sign(at.platform.claims(nonce, claims), { ...header }, key ?? at.platform.keys[0]));
const seconds = (ms: number): number => Math.floor((school.now + ms) / 1000);
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const choosing = (settings: object = {}, claims: object = {}): Promise<Reply> =>
  token({ ...at.deepLinking(settings, claims) });

const signedText = async (text: string): Promise<string> => {
  const { CompactSign } = await import("jose");
  const [key] = at.platform.keys;
  if (key === undefined) throw new Error("the platform has no key");
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "RS256", kid: key.kid })
    .sign(key.privateKey);
};

/** A platform with a key set of its own, of which nothing is known yet. */
const freshPlatform = async (reply: { status?: number; body?: unknown; isLost?: boolean }): Promise<Reply> => {
  const other = await openPlatform(school);
  await other.register();
  other.platform.misbehaves = { before: ({ path }) => (path === "/jwks" ? reply : undefined) };
  return (await other.launch()).reply;
};

/** What a platform, or somebody who plays one, may do wrong; each is refused for another reason. */
const misbehaviours: Readonly<Record<LaunchRefusalName, Misbehaviour>> = {
  requestMalformed: () =>
    school.app.inject({
      method: "GET",
      url: "/lti/login?iss=a&iss=b&login_hint=1&target_link_uri=http://localhost/lti/launch",
      headers: { "accept-language": "en" },
    }),
  issuerMissing: () => login({}, ["iss"]),
  loginHintMissing: () => login({}, ["login_hint"]),
  issuerUnknown: () => login({ iss: "https://nobody.example" }),
  clientUnknown: () => login({ client_id: "another" }),
  clientAmbiguous: () => login({ iss: "https://two.example" }, ["client_id"]),
  registrationOff: () => login({ iss: "https://off.example" }),
  targetMissing: () => login({}, ["target_link_uri"]),
  targetElsewhere: () => token({ sub: "mia", [claim("target_link_uri")]: "https://evil.example/lti/launch" }),
  platformRefused: async () => {
    const { state, cookie } = await at.begin();
    return at.post({ state, error: "login_required" }, cookie);
  },
  stateMissing: () => at.post({ id_token: "a.b.c" }, ""),
  tokenMissing: async () => {
    const { state, cookie } = await at.begin();
    return at.post({ state }, cookie);
  },
  stateUnknown: async () => at.post({ state: "invented", id_token: "a.b.c" }, ""),
  stateElsewhere: () =>
    posted((nonce) => at.platform.sign(at.platform.claims(nonce)), { cookie: "lti_other=of-another-browser" }),
  stateUsed: async () => {
    const { state, nonce, cookie } = await at.begin();
    const fields = { state, id_token: await at.platform.sign(at.platform.claims(nonce)) };
    await at.post(fields, cookie);
    return at.post(fields, cookie);
  },
  tokenMalformed: () => posted(async () => "no token at all"),
  algorithmOther: () => posted(async (nonce) => `${part({ alg: "none" })}.${part(at.platform.claims(nonce))}.`),
  headerUnknown: () =>
    posted(async (nonce) => {
      const [, body] = (await at.platform.sign(at.platform.claims(nonce))).split(".");
      return `${part({ alg: "RS256", kid: "platform-1", crit: ["b64"], b64: true })}.${body}.AAAA`;
    }),
  keyUnnamed: () => token({}, { kid: undefined }),
  keysUnreachable: () => freshPlatform({ isLost: true }),
  keysRefused: () => freshPlatform({ status: 503, body: "later" }),
  keysMalformed: () => freshPlatform({ body: "<html>sign in</html>" }),
  keyUnknown: () => token({}, { kid: "another" }),
  keyUnfit: () => token({}, { kid: "weak" }),
  signatureWrong: () => token({}, {}, stranger),
  claimsMalformed: () => posted(() => signedText('"only a text"')),
  issuerOther: () => token({ iss: "https://evil.example" }),
  audienceMissing: () => token({ aud: undefined }),
  audienceOther: () => token({ aud: "another-tool" }),
  partyMissing: () => token({ aud: [at.platform.clientId, "another-tool"] }),
  partyOther: () => token({ aud: [at.platform.clientId, "another-tool"], azp: "another-tool" }),
  expiryMissing: () => token({ exp: undefined }),
  expired: () => token({ exp: seconds(-10 * minute) }),
  issueTimeMissing: () => token({ iat: undefined }),
  issuedInFuture: () => token({ iat: seconds(10 * minute), exp: seconds(20 * minute) }),
  notYetValid: () => token({ nbf: seconds(10 * minute) }),
  nonceMissing: () => token({ nonce: undefined }),
  nonceOther: () => token({ nonce: "of-another-launch" }),
  versionMissing: () => token({ [claim("version")]: undefined }),
  versionOther: () => token({ [claim("version")]: "1.1" }),
  messageMissing: () => token({ [claim("message_type")]: undefined }),
  messageUnknown: () => token({ [claim("message_type")]: "LtiSubmissionReviewRequest" }),
  deploymentMissing: () => token({ [claim("deployment_id")]: undefined }),
  deploymentUnknown: () => token({ [claim("deployment_id")]: "deployment-2" }),
  rolesMalformed: () => token({ [claim("roles")]: "Instructor" }),
  linkMissing: () => token({ [claim("resource_link")]: undefined }),
  linkMalformed: () => token({ [claim("resource_link")]: { id: "x".repeat(256) } }),
  personMalformed: () => token({ sub: "x".repeat(256) }),
  personMissing: () => token({ sub: undefined }),
  settingsMissing: () => token({ ...at.deepLinking(), [deepLinkingClaim("deep_linking_settings")]: undefined }),
  returnAddressMalformed: () => choosing({ deep_link_return_url: "javascript:alert(1)" }),
  choiceUnsupported: () => choosing({ accept_types: ["html"] }),
  chooserOther: () => choosing({}, { [claim("roles")]: ["Learner"] }),
};

describe("a platform that misbehaves", () => {
  const names = Object.keys(launchRefusals) as LaunchRefusalName[];
  const words = new Map<string, string>();

  it.each(names)("%s: is refused in words of its own", async (reason) => {
    const reply = await misbehaviours[reason]();
    expect([reply.statusCode, /\((\w+)\)<\/p>/.exec(reply.body)?.[1]]).toEqual([launchRefusals[reason], reason]);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const text = /<p>([^<]*)<\/p>/.exec(reply.body)?.[1] ?? "";
    expect(text).toMatch(/^[^{}?]{20,}$/);
    expect(words.get(text)).toBeUndefined();
    words.set(text, reason);
  });

  it("has forty ways and more, each with another reason and other words in both languages", () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    for (const language of ["en", "zh"] as const)
      expect(new Set(names.map((name) => launchRefusalMessages[name][language])).size).toBe(names.length);
  });

  it("finds the last fault at its registration, in words", async () => {
    await misbehaviours.issuedInFuture();
    const { registrations } = (await school.call("ltiRegistrations", {}, at.manager.token)).body.data;
    const fault = registrations.find((one) => one.registration_id === registration_id)?.fault;
    expect(fault).toEqual({
      at: school.now,
      code: "issuedInFuture",
      facts: { platform: "2026-11-21 09:10:00 UTC", here: "2026-11-21 09:00:00 UTC" },
    });
    expect(launchRefusalText("issuedInFuture", fault?.facts ?? {}, "en")).toBe(
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
    const reply = await posted(async (nonce) => {
      const secret = new TextEncoder().encode(JSON.stringify(at.platform.shownKeys[0]));
      const signed = await new SignJWT(at.platform.claims(nonce))
        .setProtectedHeader({ alg: "HS256", kid: "platform-1" })
        .sign(secret);
      return `${part({ ...header, kid: "platform-1" })}.${signed.split(".").slice(1).join(".")}`;
    });
    expect(reply.body).toContain("(algorithmOther)");
  });

  it.each([
    ["a minute late", () => ({ exp: seconds(-minute) }), 303],
    ["more than a minute late", () => ({ exp: seconds(-minute - 1_000) }), 401],
    ["a minute early", () => ({ iat: seconds(minute) }), 303],
    ["more than a minute early", () => ({ iat: seconds(minute + 1_000) }), 401],
  ])("whose clock is %s", async (_name, claims, status) => {
    expect((await token({ sub: "mia", ...claims() })).statusCode).toBe(status);
  });

  it("does not become an instructor by a role in the whole school or a role of another kind", async () => {
    const roles = [
      "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor",
      "http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor",
      "instructor",
      "https://evil.example/membership#Instructor",
    ];
    const reply = await choosing({}, { [claim("roles")]: roles });
    expect(reply.body).toContain("(chooserOther)");
    const assistant = "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";
    for (const role of [...instructorRoles, assistant, "Instructor"])
      expect((await choosing({}, { [claim("roles")]: [role] })).statusCode).toBe(303);
  });

  it("that was removed launches nothing, also where the login was begun before", async () => {
    const { state, nonce, cookie } = await at.begin();
    const id_token = await at.platform.sign(at.platform.claims(nonce));
    await school.call("switchLti", { registration_id, off: true }, at.manager.token);
    const refused = await at.post({ state, id_token }, cookie);
    expect([refused.statusCode, refused.body.includes("(registrationOff)")]).toEqual([403, true]);
    await school.call("switchLti", { registration_id, off: false }, at.manager.token);
  });

  it("cannot be framed by others: its pages name the registered platforms, all other pages nobody", async () => {
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
    const reply = await school.app.inject({ method: "POST", url: "/api/user/login", headers, payload: {} });
    expect(reply.statusCode).toBe(403);
  });
});
