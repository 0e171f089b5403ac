import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  registrationRefusals,
  type RegistrationRefusalName,
} from "../../../src/contract/integrations/registration-refusals";
import { users } from "../../../src/server/db/accounts-schema";
import { ltiRegistrations } from "../../../src/server/db/integrations-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { openPlatform, siteBase, type OpenPlatform } from "../../support/launches";
import { allScopes } from "../../support/lti-platform";
import { openSchool, type School } from "../../support/sittings";

const hour = 3_600_000;
const toolConfiguration = "https://purl.imsglobal.org/spec/lti-tool-configuration";

let school: School;
let at: OpenPlatform;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
});

const invite = async (): Promise<{ address: string; until: number }> =>
  (await school.call("inviteLti", {}, at.manager.token)).body.data;

/** What the platform adds to the address that it was given. */
const fieldsOf = (address: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  k: new URL(address).searchParams.get("k") ?? "",
  openid_configuration: at.platform.at("/openid-configuration"),
  registration_token: "token of the platform",
  ...more,
});
const headers = { "accept-language": "en" };
const open = (fields: Readonly<Record<string, string>>) =>
  school.app.inject({ method: "GET", url: "/lti/register", query: fields, headers });
const connect = (fields: Readonly<Record<string, string>>, more: object = {}) =>
  school.app.inject({
    method: "POST",
    url: "/lti/register",
    headers: {
      ...headers,
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...more,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const rows = () => school.db.select().from(ltiRegistrations);
const reasonIn = (body: string): string => /Error code: (\w+)<\/p>/.exec(body)?.[1] ?? "";
const wordsIn = (body: string): string => /<p>(.*?)<\/p>/.exec(body)?.[1] ?? "";

describe("dynamic registration", () => {
  it("asks first, then registers each at the other, once for an address", async () => {
    const { address, until } = await invite();
    expect([address.startsWith(`${siteBase}/lti/register?k=`), until]).toEqual([true, school.now + hour]);
    const asked = await open(fieldsOf(address));
    const { host } = new URL(at.platform.issuer);
    expect([asked.statusCode, asked.body.includes(`<h1>Connect with ${host}?</h1>`)]).toEqual([200, true]);
    expect(asked.headers["content-security-policy"]).toContain(`frame-ancestors 'self' https: ${at.platform.issuer}`);
    expect(at.platform.requests).toEqual([]);

    const done = await connect(fieldsOf(address));
    expect([done.statusCode, done.body.includes("org.imsglobal.lti.close")]).toEqual([200, true]);
    expect(at.platform.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /openid-configuration",
      "POST /register",
    ]);
    const [, sent] = at.platform.requests;
    expect(at.platform.requests.map(({ headers: { authorization } }) => authorization)).toEqual([
      "Bearer token of the platform",
      "Bearer token of the platform",
    ]);
    expect(sent?.headers["content-type"]).toBe("application/json");
    const launch = `${siteBase}/lti/launch`;
    expect(JSON.parse(sent?.body ?? "")).toEqual({
      application_type: "web",
      response_types: ["id_token"],
      grant_types: ["implicit", "client_credentials"],
      initiate_login_uri: `${siteBase}/lti/login`,
      redirect_uris: [launch],
      client_name: "Invigil",
      jwks_uri: `${siteBase}/lti/jwks.json`,
      token_endpoint_auth_method: "private_key_jwt",
      scope: expect.any(String),
      [toolConfiguration]: {
        domain: "localhost",
        target_link_uri: launch,
        claims: ["iss", "sub", "name"],
        messages: [
          { type: "LtiResourceLinkRequest", target_link_uri: launch, label: "Invigil" },
          { type: "LtiDeepLinkingRequest", target_link_uri: launch, label: "Invigil", placements: ["ContentArea"] },
        ],
      },
    });
    expect(
      JSON.parse(sent?.body ?? "")
        .scope.split(" ")
        .toSorted(),
    ).toEqual([...allScopes].toSorted());
    const { registrations } = (await school.call("ltiRegistrations", {}, at.manager.token)).body.data;
    const [one] = registrations;
    expect(registrations).toEqual([
      {
        ...at.platform.registration(),
        registration_id: one?.registration_id,
        name: host,
        client_id: "registered-1",
        deployment_ids: ["deployment-9"],
        score_release: "at_once",
        opens: "window",
        off: false,
        made_at: school.now,
        used_at: null,
        fault: null,
      },
    ]);
    const audited = await school.db.select().from(auditEntries).where(eq(auditEntries.kind, "integrationChanged"));
    expect(audited.map(({ account, facts }) => [account, facts])).toEqual([
      [at.manager.userId, { change: "invited" }],
      [at.manager.userId, { change: "registered", platform: host }],
    ]);

    const again = await connect(fieldsOf(address));
    expect([again.statusCode, reasonIn(again.body), (await rows()).length]).toEqual([403, "invitationUsed", 1]);
  });

  it("leads to launches that are accepted", async () => {
    await connect(fieldsOf((await invite()).address));
    at.platform.clientId = "registered-1";
    at.platform.deploymentId = "deployment-9";
    const { reply } = await at.launch(at.instructor());
    expect([reply.statusCode, new URL(String(reply.headers.location), siteBase).pathname]).toEqual([
      303,
      "/launch/person",
    ]);
  });

  it("says what is left to do where the platform does not name its deployment", async () => {
    at.platform.registered = { client_id: 170_000 };
    const done = await connect(fieldsOf((await invite()).address));
    expect(done.body).toContain("Copy the deployment ID to");
    expect((await rows()).map(({ clientId, deploymentIds }) => [clientId, deploymentIds])).toEqual([["170000", []]]);
    const { registrations } = (await school.call("ltiRegistrations", {}, at.manager.token)).body.data;
    expect(registrations[0]?.deployment_ids).toEqual([]);
  });

  it("asks for all services where the platform names none, without a token that it did not give", async () => {
    at.platform.configured = {
      scopes_supported: undefined,
      "https://purl.imsglobal.org/spec/lti-platform-configuration": undefined,
    };
    const { registration_token: _, ...fields } = fieldsOf((await invite()).address);
    await connect(fields);
    const [, sent] = at.platform.requests;
    const body = JSON.parse(sent?.body ?? "");
    expect([body.scope.split(" ").length, body[toolConfiguration].messages[1].placements]).toEqual([5, undefined]);
    expect(at.platform.requests.map(({ headers: { authorization } }) => authorization)).toEqual([undefined, undefined]);
  });

  it("registers one platform where an address is used twice at the same time", async () => {
    const fields = fieldsOf((await invite()).address);
    const replies = await Promise.all([connect(fields), connect(fields)]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 403]));
    expect([(await rows()).length, at.platform.asked("/register")]).toEqual([1, 1]);
  });

  it("is not begun by a form of another site", async () => {
    const fields = fieldsOf((await invite()).address);
    const reply = await connect(fields, { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" });
    expect([reply.statusCode, (await rows()).length]).toEqual([403, 0]);
  });
});

interface Refused {
  readonly reason: RegistrationRefusalName;
  readonly words: string;
  readonly fields?: () => Readonly<Record<string, string>>;
  readonly given?: () => Promise<unknown> | void;
}

const answers = (path: string, reply: object) => () => {
  at.platform.misbehaves = { before: (request) => (request.path === path ? reply : undefined) };
};
const says = (configured: Readonly<Record<string, unknown>>) => () => {
  at.platform.configured = configured;
};
const change = (set: Partial<typeof users.$inferInsert>) => () =>
  school.db.update(users).set(set).where(eq(users.userId, at.manager.userId));

const refused: readonly Refused[] = [
  { reason: "invitationUnknown", words: "not complete or was not made here", fields: () => ({ k: "abc" }) },
  {
    reason: "invitationExpired",
    words: "has expired",
    given: () => {
      school.now += hour + 1;
    },
  },
  {
    reason: "invitationUsed",
    words: "was used already",
    given: async () => {
      await connect(lastFields);
    },
  },
  { reason: "inviterRefused", words: "may no longer register platforms", given: change({ permission: [] }) },
  { reason: "inviterRefused", words: "may no longer register platforms", given: change({ status: 1 }) },
  { reason: "inviterRefused", words: "may no longer register platforms", given: change({ deletedAt: 1 }) },
  {
    reason: "configurationMissing",
    words: "did not say where its configuration is",
    fields: () => ({ openid_configuration: "" }),
  },
  {
    reason: "hostForbidden",
    words: "does not send to moodle.example",
    fields: () => ({ openid_configuration: "http://moodle.example/config" }),
  },
  {
    reason: "hostForbidden",
    words: "does not send to 10.0.0.1",
    fields: () => ({ openid_configuration: "https://10.0.0.1/config" }),
  },
  {
    reason: "configurationUnreachable",
    words: "cannot be reached",
    given: answers("/openid-configuration", { isLost: true }),
  },
  {
    reason: "configurationRefused",
    words: "answered with the status 500",
    given: answers("/openid-configuration", { status: 500 }),
  },
  {
    reason: "configurationMalformed",
    words: "JSON is missing",
    given: answers("/openid-configuration", { body: "x" }),
  },
  {
    reason: "configurationMalformed",
    words: "registration_endpoint is missing or wrong",
    given: says({ registration_endpoint: "/register" }),
  },
  {
    reason: "configurationElsewhere",
    words: "speaks for another platform: https://moodle.example",
    given: says({ issuer: "https://moodle.example" }),
  },
  {
    reason: "algorithmMissing",
    words: "does not sign by RS256",
    given: says({ id_token_signing_alg_values_supported: ["ES256"] }),
  },
  {
    reason: "authenticationMissing",
    words: "private_key_jwt",
    given: says({ token_endpoint_auth_methods_supported: ["client_secret_basic"] }),
  },
  { reason: "registrationUnreachable", words: "cannot be reached", given: answers("/register", { isLost: true }) },
  {
    reason: "registrationRefused",
    words: "answered with the status 403. &lt;b&gt;no&lt;/b&gt;",
    given: answers("/register", { status: 403, body: "<b>no</b>" }),
  },
  { reason: "registrationMalformed", words: "usable client id", given: answers("/register", { body: {} }) },
  {
    reason: "hostForbidden",
    words: "does not send to moodle.example",
    given: says({ token_endpoint: "http://moodle.example/token" }),
  },
  {
    reason: "platformTaken",
    words: "as “School platform”",
    given: () => at.register({ client_id: "registered-1" }),
  },
];
let lastFields: Readonly<Record<string, string>> = {};

describe("a registration is refused", () => {
  it.each(refused.map((one, place) => [place, one.reason, one] as const))(
    "%i with the reason %s, and registers nothing",
    async (_place, reason, { words, fields, given }) => {
      lastFields = fieldsOf((await invite()).address);
      await given?.();
      const before = (await rows()).length;
      const reply = await connect({ ...lastFields, ...fields?.() });
      expect([reply.statusCode, reasonIn(reply.body)]).toEqual([registrationRefusals[reason], reason]);
      expect(wordsIn(reply.body)).toContain(words);
      expect((await rows()).length).toBe(before);
    },
  );

  it("for every reason that there is", () => {
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(registrationRefusals)));
  });

  it("before anybody is asked, where the address is not good", async () => {
    const { address } = await invite();
    for (const more of [{ k: "" }, { k: `${fieldsOf(address)["k"]}A` }])
      expect(reasonIn((await open(fieldsOf(address, more))).body)).toBe("invitationUnknown");
    const twice = await school.app.inject({ method: "GET", url: "/lti/register?k=a&k=b", headers });
    expect(reasonIn(twice.body)).toBe("invitationUnknown");
    expect(at.platform.requests).toEqual([]);
  });

  it("and may be tried again by the same address", async () => {
    const fields = fieldsOf((await invite()).address);
    answers("/register", { status: 500 })();
    expect(reasonIn((await connect(fields)).body)).toBe("registrationRefused");
    at.platform.misbehaves = {};
    expect((await connect(fields)).statusCode).toBe(200);
  });
});
