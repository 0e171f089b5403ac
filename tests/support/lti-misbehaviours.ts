import type { LightMyRequestResponse } from "fastify";
import type { LaunchRefusalName } from "../../src/contract/integrations/launch-refusals";
import { openClass } from "./given-classes";
import { keyOf, openPlatform } from "./launches";
import { claim, deepLinkingClaim, newPlatformKey, type PlatformKey } from "./lti-platform";
import { minute, openSchool } from "./sittings";

type Reply = LightMyRequestResponse;
type Misbehaviour = () => Promise<Reply>;

/** A part of a signed token that says this value. */
export const tokenPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A school with a platform that links open a test of, and all that the platform may do wrong. */
export async function openMisbehaviours() {
  const school = await openSchool();
  const at = await openPlatform(school);
  const stranger = await newPlatformKey("platform-1");
  const { n = "", ...rest } = stranger.publicKey;
  at.platform.shownKeys = [...at.platform.shownKeys, { ...rest, kid: "weak", n: n.slice(0, 171) }];
  const { registration_id } = (await at.register()).data;
  const twice = { issuer: "https://two.example", client_id: "one" };
  await at.register(twice);
  await at.register({ ...twice, client_id: "two" });
  const off = await at.register({ issuer: "https://off.example" });
  const switchPlatform = (id: string, isOff: boolean) =>
    school.call("switchLti", { registration_id: id, off: isOff }, at.manager.token);
  await switchPlatform(off.data.registration_id, true);
  const ofClass = await openClass(school);
  const assignment_id = await ofClass.given({ opens_at: school.now - 1 });
  const { reply, cookie } = await at.launch(at.instructor());
  await at.link(reply, cookie, ofClass.teacher.token);
  const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
  const chosen = await school.call("chooseForLaunch", { key: keyOf(reply), tests }, ofClass.teacher.token);
  if (chosen.body.code !== 200) throw new Error(chosen.body.msg);

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
    algorithmOther: () =>
      posted(async (nonce) => `${tokenPart({ alg: "none" })}.${tokenPart(at.platform.claims(nonce))}.`),
    headerUnknown: () =>
      posted(async (nonce) => {
        const [, body] = (await at.platform.sign(at.platform.claims(nonce))).split(".");
        return `${tokenPart({ alg: "RS256", kid: "platform-1", crit: ["b64"], b64: true })}.${body}.AAAA`;
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

  /** A check that is made at a second place, by what the second place refuses. */
  const further: readonly (readonly [LaunchRefusalName, Misbehaviour])[] = [
    ["targetMissing", () => token({ [claim("target_link_uri")]: undefined })],
    ["targetElsewhere", () => login({ target_link_uri: "https://evil.example/lti/launch" })],
    [
      "requestMalformed",
      () => login(Object.fromEntries(Array.from({ length: 200 }, (_, place) => [`f${place}`, "1"]))),
    ],
    ["requestMalformed", () => login({ constructor: "1" })],
    ["requestMalformed", () => school.app.inject({ method: "POST", url: "/lti/launch", payload: { state: "1" } })],
    [
      "requestMalformed",
      () =>
        school.app.inject({
          method: "POST",
          url: "/lti/launch",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: "state=1&state=2",
        }),
    ],
    ["platformRefused", () => at.post({ error: "login_required" }, "")],
    ["personMissing", () => choosing({}, { sub: undefined })],
    [
      "registrationOff",
      async () => {
        const { state, nonce, cookie: known } = await at.begin();
        const id_token = await at.platform.sign(at.platform.claims(nonce));
        await switchPlatform(registration_id, true);
        try {
          return await at.post({ state, id_token }, known);
        } finally {
          await switchPlatform(registration_id, false);
        }
      },
    ],
  ];
  return {
    school,
    at,
    registration_id,
    /** What a platform, or somebody who plays one, may do wrong; each is refused for another reason. */
    misbehaviours,
    further,
    posted,
    token,
    choosing,
  };
}

/** How a launch was answered: the status, and the reason of a refusal. */
export const refusedBy = ({ statusCode, body }: LightMyRequestResponse): readonly [number, string | undefined] => [
  statusCode,
  /(?:Error code: |错误代码：)(\w+)<\/p>/.exec(body)?.[1],
];
