import { eq } from "drizzle-orm";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identities, users } from "../../src/server/db/accounts-schema";
import { socialRequests } from "../../src/server/db/sign-in-methods-schema";
import { openIdProvider as providerFrom } from "../../src/server/social/open-id-provider";
import { providerSettingsOf } from "../../src/server/social/provider-settings";
import { openIdProvider, passProvider, type OpenIdSite } from "../support/open-id";
import { openSchool, type School } from "../support/sittings";

const redirectUri = "http://localhost/callback";
const key = "b".repeat(32);
const log = pino({ level: "silent" });
let provider: OpenIdSite;
let school: School;
let closed: School;
beforeAll(async () => {
  provider = await openIdProvider(redirectUri, true);
  const social = { id: providerFrom(provider.settings, log) };
  [school, closed] = await Promise.all([
    openSchool({ registration: true }, { social }),
    openSchool({ registration: false }, { social }),
  ]);
});

const begin = async (at: School = school) =>
  (await at.call("socialStart", { provider: "id", key })).body.data.authorize_url;
/** Signs in at the provider; returns the parameters that the callback page would send. */
const comeBack = async (name: string, address: string) => {
  const back = await passProvider(address, redirectUri, name);
  const [code, state, iss] = ["code", "state", "iss"].map((part) => back.searchParams.get(part) ?? "");
  return { provider: "id", code: code ?? "", state: state ?? "", iss: iss ?? "", key };
};
const people = async () => (await school.db.select().from(identities)).length;

describe("a sign-in through a real OpenID provider", () => {
  it("sends state, nonce and the PKCE challenge, and stores no secret in plain text", async () => {
    const asked = new URL(await begin());
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: "invigil",
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid profile",
      state: expect.stringMatching(/.{16}/),
      nonce: expect.stringMatching(/.{16}/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const rows = JSON.stringify(await school.db.select().from(socialRequests));
    expect([rows.includes(asked.searchParams.get("state") ?? "-"), rows.includes(key)]).toEqual([false, false]);
  });

  it("makes an account with the provider's name, and finds it again", async () => {
    const first = (await school.call("socialLogin", await comeBack("mia", await begin()))).body;
    const second = (await school.call("socialLogin", await comeBack("mia", await begin()))).body;
    const [one, two] = [first, second].map(({ data }) => data.token);
    const info = (await school.call("userInfo", {}, one)).body.data;
    expect([info.nickname, info.role, one === two]).toEqual(["Mia Wang", ["student"], false]);
    expect((await school.call("userInfo", {}, two)).body.data).toEqual(info);
  });

  it("makes the device known for the account, in addition to earlier ones", async () => {
    const before = await school.call("login", { username: "ann", password: "secret-word" });
    const [cookie = ""] = String(before.headers["set-cookie"]).split(";");
    const back = await comeBack("mia", await begin());
    const { headers } = await school.call("socialLogin", back, undefined, { cookie });
    const [written = ""] = String(headers["set-cookie"]).split(";");
    expect([written.slice(0, cookie.length), written.split(".").length]).toEqual([cookie, 3]);
  });

  it("is refused with a used code, in both languages, without a session", async () => {
    const back = await comeBack("mia", await begin());
    expect((await school.call("socialLogin", back)).body.code).toBe(200);
    expect((await school.call("socialLogin", back)).body.code).toBe(100123);
    const again = new URL(await begin()).searchParams.get("state") ?? "";
    const replayed = { ...back, state: again };
    expect((await school.call("socialLogin", replayed)).body).toEqual({
      code: 100107,
      msg: "The other service did not confirm this sign-in. Please start it again.",
      data: {},
    });
    expect((await school.call("socialLogin", replayed, undefined, { lang: "zh" })).body).toEqual({
      code: 100123,
      msg: "本次登录不是在此发起、已被使用或已超时，请重新开始。",
      data: {},
    });
  });

  it.each([
    ["an unknown state", { state: "made-up-state" }, 100123],
    ["the key of another browser", { key: "c".repeat(32) }, 100123],
    ["the reply of another issuer", { iss: "https://id.elsewhere.example" }, 100107],
    ["an unknown code", { code: "made-up-code" }, 100107],
  ])("is refused with %s", async (_, wrong, code) => {
    const before = await people();
    const back = await comeBack("tom", await begin());
    expect((await school.call("socialLogin", { ...back, ...wrong })).body).toMatchObject({ code, data: {} });
    expect(await people()).toBe(before);
  });

  it("is refused with a nonce that was not sent", async () => {
    const before = await people();
    const back = await comeBack("tom", await begin());
    await school.db.update(socialRequests).set({ nonce: "another-nonce" });
    const { body } = await school.call("socialLogin", back);
    expect([body.code, await people()]).toEqual([100107, before]);
  });

  it("makes no account where registration is closed", async () => {
    const { body } = await closed.call("socialLogin", await comeBack("mia", await begin(closed)));
    expect([body.code, (await closed.db.select().from(identities)).length]).toEqual([100105, 0]);
  });

  it("reports that the provider is down, before and after the redirect", async () => {
    const back = await comeBack("mia", await begin());
    const late = await openSchool({}, { social: { id: providerFrom(provider.settings, log) } });
    provider.fallSilent();
    expect((await school.call("socialLogin", back)).body).toMatchObject({
      code: 100122,
      msg: "The other service cannot be reached right now. Try again later, or sign in another way.",
    });
    const { body } = await late.call("socialStart", { provider: "id", key }, undefined, { lang: "zh" });
    expect([body.code, body.msg]).toEqual([100122, "暂时无法连接第三方登录服务，请稍后再试，或使用其他方式登录。"]);
  });
});

describe("a provider that gives names only at its userinfo endpoint", () => {
  let strict: OpenIdSite;
  let site: School;
  beforeAll(async () => {
    strict = await openIdProvider(redirectUri);
    site = await openSchool({ registration: true }, { social: { id: providerFrom(strict.settings, log) } });
  });
  const signIn = async (name: string) => {
    const { data } = (await site.call("socialLogin", await comeBack(name, await begin(site)))).body;
    return (await site.call("userInfo", {}, data.token)).body.data;
  };

  it("is queried there, so that the account has the person's name", async () => {
    expect((await signIn("mia")).nickname).toBe("Mia Wang");
  });

  it("replaces the provider's name in older accounts, but no chosen nickname", async () => {
    await site.db.update(users).set({ nickname: "School ID" }).where(eq(users.nickname, "Mia Wang"));
    expect((await signIn("mia")).nickname).toBe("Mia Wang");
    await site.db.update(users).set({ nickname: "Mimi" }).where(eq(users.nickname, "Mia Wang"));
    expect((await signIn("mia")).nickname).toBe("Mimi");
  });

  it("signs in without a name too, under the provider's name", async () => {
    const silent = providerFrom(strict.settings, log);
    const mute = {
      ...silent,
      identify: async (...asked: Parameters<typeof silent.identify>) => {
        const person = await silent.identify(...asked);
        return person === null ? null : { ...person, askNickname: async () => "" };
      },
    };
    const other = await openSchool({ registration: true }, { social: { id: mute } });
    const { data } = (await other.call("socialLogin", await comeBack("tom", await begin(other)))).body;
    expect((await other.call("userInfo", {}, data.token)).body.data.nickname).toBe("School ID");
  });
});

describe("SOCIAL_PROVIDERS_FILE", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "invigil-social-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const read = async (text: string) => {
    const file = path.join(folder, "providers.json");
    await writeFile(file, text);
    return () => providerSettingsOf({ SOCIAL_PROVIDERS_FILE: file });
  };
  const whole = { name: "School ID", issuer: "https://id.school.example", client_id: "invigil" };

  it("is optional, and omitted fields have defaults", async () => {
    expect(providerSettingsOf({})).toEqual({});
    expect((await read(JSON.stringify({ id: whole })))()).toEqual({ id: { ...whole, scope: "openid profile" } });
  });
  it.each([
    ["no JSON", "{", "which cannot be read as JSON."],
    [
      "a provider without a name",
      JSON.stringify({ id: { ...whole, name: "" } }),
      'in which "id.name" is not as it must be.',
    ],
    ["an unknown field", JSON.stringify({ id: { ...whole, secret: "x" } }), 'in which "id" is not as it must be.'],
    ["a list", "[]", "in which the whole is not as it must be."],
    [
      "an issuer without https",
      JSON.stringify({ id: { ...whole, issuer: "http://id.school.example" } }),
      'The issuer of "id" in SOCIAL_PROVIDERS_FILE must begin with https://, not "http://id.school.example".',
    ],
  ])("with %s stops the start with a sentence", async (_, text, sentence) => {
    expect(await read(text)).toThrow(sentence);
  });
  it("is named where the file does not exist", () => {
    expect(() => providerSettingsOf({ SOCIAL_PROVIDERS_FILE: "/nowhere.json" })).toThrow(
      'SOCIAL_PROVIDERS_FILE names "/nowhere.json", which cannot be read as JSON.',
    );
  });
});
