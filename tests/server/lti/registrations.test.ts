import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ltiRegistrations } from "../../../src/server/db/integrations-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { openSecret, sealSecret } from "../../../src/server/use-cases/sealed-secret";
import { linkedCourse, openPlatform, siteBase, type OpenPlatform } from "../../support/launches";
import { newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
});

const listed = async () => (await school.call("ltiRegistrations", {}, at.manager.token)).body.data;
const changes = async () => {
  const rows = await school.db.select().from(auditEntries).where(eq(auditEntries.kind, "integrationChanged"));
  return rows.map(({ account, facts }) => [account, facts["change"]]);
};

describe("a registration", () => {
  it("is made once for each key, listed with what the platform must be given, and audited", async () => {
    const key = newKey();
    const [one, again] = [await at.register({ idempotency_key: key }), await at.register({ idempotency_key: key })];
    expect(again).toEqual(one);
    const { registrations, tool } = await listed();
    expect(registrations).toEqual([
      {
        ...at.platform.registration(),
        registration_id: one.data.registration_id,
        score_release: "at_once",
        opens: "window",
        off: false,
        made_at: school.now,
        used_at: null,
        fault: null,
      },
    ]);
    expect({ ...tool, keys: tool.keys.length }).toEqual({
      login: `${siteBase}/lti/login`,
      launch: `${siteBase}/lti/launch`,
      jwks: `${siteBase}/lti/jwks.json`,
      keys: 1,
    });
    expect(await changes()).toEqual([[at.manager.userId, "registered"]]);
  });

  it("stands beside others of its issuer by its client id, which nobody else has", async () => {
    await at.register();
    expect((await at.register()).code).toBe(101312);
    const other = await at.register({ client_id: "second", deployment_ids: ["2", "2", "3"] });
    expect(other.data.deployment_ids).toEqual(["2", "3"]);
    const { registration_id } = other.data;
    expect((await at.register({ registration_id })).code).toBe(101312);
    expect((await at.register({ registration_id: "none", client_id: "third" })).code).toBe(101311);
  });

  it.each([
    ["auth_url", "http://moodle.example/auth"],
    ["token_url", "https://user:word@moodle.example/token"],
    ["jwks_url", "http://10.0.0.1/jwks"],
  ])("takes no %s that the server would not ask", async (field, address) => {
    expect((await at.register({ [field]: address })).code).toBe(101313);
    expect((await at.register({ [field]: "ftp://moodle.example" })).code).toBe(400);
    expect((await listed()).registrations).toEqual([]);
  });

  it("forgets the keys of an earlier address when it is changed", async () => {
    const { registration_id } = (await at.register()).data;
    await linkedCourse(school, at);
    const keySet = async () => (await school.db.select().from(ltiRegistrations))[0]?.keySet ?? null;
    expect((await keySet())?.keys.length).toBe(1);
    await at.register({ registration_id, name: "Renamed" });
    expect((await keySet())?.keys.length).toBe(1);
    await at.register({ registration_id, jwks_url: at.platform.at("/other-keys") });
    expect(await keySet()).toBeNull();
    const { off } = (await school.call("switchLti", { registration_id, off: true }, at.manager.token)).body.data;
    expect([off, (await changes()).map(([, change]) => change)]).toEqual([
      true,
      ["registered", "updated", "updated", "off"],
    ]);
  });

  it("is tried: its keys and a token, each with what is wrong", async () => {
    const { registration_id } = (await at.register()).data;
    const tried = async () => (await school.call("tryLti", { registration_id }, at.manager.token)).body.data;
    expect(await tried()).toEqual({ keys: null, token: null });
    const assertion = new URLSearchParams(at.platform.requests.find(({ path }) => path === "/token")?.body);
    expect({ ...Object.fromEntries(assertion), client_assertion: null }).toEqual({
      grant_type: "client_credentials",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: null,
      scope: "https://purl.imsglobal.org/spec/lti-ags/scope/score",
    });
    at.platform.misbehaves = { before: () => ({ status: 500 }) };
    const { host } = new URL(at.platform.issuer);
    const asked = { host, status: "500" };
    expect(await tried()).toEqual({
      keys: { code: "keysRefused", facts: asked },
      token: { code: "tokenRefused", facts: { ...asked, text: expect.any(String) } },
    });
    at.platform.misbehaves = { before: () => ({ isLost: true }) };
    expect(await tried()).toEqual({
      keys: { code: "keysUnreachable", facts: { host, why: "unreachable" } },
      token: { code: "unreachable", facts: { host } },
    });
    at.platform.misbehaves = { before: () => ({ body: "[]" }) };
    expect(await tried()).toEqual({
      keys: { code: "keysMalformed", facts: { host } },
      token: { code: "tokenMalformed", facts: { host } },
    });
  });
});

describe("a sealed secret", () => {
  it("is opened for its purpose alone, and not once it is changed", async () => {
    const sealed = await sealSecret(school.deps, "one", "word");
    expect(await openSecret(school.deps, "one", sealed)).toBe("word");
    expect(await sealSecret(school.deps, "one", "word")).not.toBe(sealed);
    await expect(openSecret(school.deps, "other", sealed)).rejects.toThrow();
    const changed = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
    await expect(openSecret(school.deps, "one", changed)).rejects.toThrow();
  });
});
