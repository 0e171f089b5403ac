import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { readConfig } from "../../src/server/configuration/config";
import type { SocialProvider } from "../../src/server/social/social-provider";
import { socialRequestMs } from "../../src/server/use-cases/social-start";
import { openSchool, type School } from "../support/sittings";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
const loginKey = String(privateKey.export({ type: "pkcs8", format: "pem" }));
/** A provider that accepts every code that begins with "good". */
const school: SocialProvider = {
  name: "School",
  begin: async ({ state, redirectUri }) =>
    `https://id.school.test/authorize?${new URLSearchParams({ state, redirect_uri: redirectUri }).toString()}`,
  identify: async (_request, { code }) => (code.startsWith("good") ? { subject: code, nickname: " Li Hua " } : null),
};
const key = "k".repeat(32);
const mobile = "13800000001";

let open: School;
let plain: School;
/** A site with a key for encrypting credentials. */
let sealing: School;
beforeAll(async () => {
  open = await openSchool({ registration: true }, { social: { school } });
  sealing = await openSchool({ registration: true, loginKey });
  plain = await openSchool({ registration: false });
});

const newcomer = (more: object = {}) => ({
  username: "mia_05",
  password: "a-long-word-7",
  nickname: "Mia",
  grade: 5,
  ...more,
});
/** Goes to the provider and comes back with `code`. */
const returnWith = async (code: string, more: object = {}) => {
  const { state } = (await open.call("socialStart", { provider: "school", key })).body.data;
  return open.call("socialLogin", { provider: "school", code, state, key, ...more });
};

describe("a site without registration, senders and providers", () => {
  it("reports that they are missing, and refuses the calls with clear faults", async () => {
    expect((await plain.call("siteConfig", {})).body.data).toMatchObject({
      registration: false,
      password_reset: false,
      codes: [],
      social: [],
      login_key: "",
      developer_tools: false,
    });
    expect((await plain.call("register", newcomer())).body.code).toBe(100105);
    expect((await plain.call("socialStart", { provider: "school", key })).body.code).toBe(100106);
    expect((await plain.call("socialLogin", { provider: "school", code: "good", state: "s", key })).body.code).toBe(
      100106,
    );
    expect((await plain.call("sendSms", { mobile, purpose: "find_pwd" })).body.code).toBe(100108);
    expect((await plain.call("findPassword", { mobile, code: "123456", password: "a-long-word-7" })).body.code).toBe(
      100108,
    );
    expect((await plain.call("login", { mobile, code: "123456" })).body.code).toBe(100108);
    expect((await plain.call("login", { sealed: "AAAA" })).body.code).toBe(400);
  });
  it("has registration closed unless its database is embedded or the settings open it", () => {
    expect(
      [
        readConfig({}),
        readConfig({ DATABASE_URL: "x" }),
        readConfig({ DATABASE_URL: "x", REGISTRATION: "open" }),
        readConfig({ REGISTRATION: "closed" }),
      ].map(({ registration }) => registration),
    ).toEqual([true, false, true, false]);
    expect(() => readConfig({ REGISTRATION: "yes" })).toThrow('REGISTRATION must be "open" or "closed", not "yes".');
    expect(
      [readConfig({}), readConfig({ DEVELOPER_TOOLS: "blocked" }), readConfig({ DEVELOPER_TOOLS: "allowed" })].map(
        ({ developerTools }) => developerTools,
      ),
    ).toEqual([false, false, true]);
    expect(() => readConfig({ DEVELOPER_TOOLS: "on" })).toThrow(
      'DEVELOPER_TOOLS must be "allowed" or "blocked", not "on".',
    );
    expect(() => readConfig({ LOGIN_KEY_FILE: "/nowhere" })).toThrow(
      'LOGIN_KEY_FILE names "/nowhere", which cannot be read as a private key.',
    );
  });
});

describe("registration", () => {
  it("makes a student's account and signs it in", async () => {
    const { body } = await open.call("register", newcomer());
    expect((await open.call("userInfo", {}, body.data.token)).body.data).toEqual({
      username: "mia_05",
      nickname: "Mia",
      avatar: "",
      status: 0,
      type: 0,
      admin: false,
      role: ["student"],
      permission: ["exam.take"],
      grade: 5,
      device_key: expect.stringMatching(/^[\w+/]{43}=$/),
    });
    expect((await open.call("login", { username: "mia_05", password: "a-long-word-7" })).body.code).toBe(200);
  });
  it.each([
    ["a name that is too short", { username: "ann" }, 400],
    ["a name that is taken", { username: "mia_05" }, 100103],
    ["a name with other letters", { username: "mia 05" }, 400],
    ["a short password", { username: "mia_06", password: "1234567" }, 400],
    ["a common password", { username: "mia_06", password: "Password123" }, 100104],
    ["a password without a digit", { username: "mia_06", password: "a-long-word" }, 400],
    ["a password without a letter", { username: "mia_06", password: "6027418395" }, 400],
    ["the user name as password", { username: "mia_0006", password: "MIA_0006" }, 100124],
    ["no nickname", { username: "mia_06", nickname: "  " }, 400],
    ["the nickname null", { username: "mia_06", nickname: " null" }, 400],
    ["a grade that does not exist", { username: "mia_06", grade: 13 }, 400],
    ["an unknown field", { username: "mia_06", admin: true }, 400],
  ])("refuses %s", async (_, more, code) => {
    expect((await open.call("register", newcomer(more))).body.code).toBe(code);
  });
  it("makes one account from simultaneous requests for one name", async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => open.call("register", newcomer({ username: "same_name" }))),
    );
    expect([200, 100103].map((code) => replies.filter(({ body }) => body.code === code).length)).toEqual([1, 4]);
  });
});

describe("another provider's sign-in", () => {
  it("makes an account once and finds it at the next sign-in", async () => {
    const first = (await returnWith("good-1")).body.data.token;
    const second = (await returnWith("good-1")).body.data.token;
    const [one, two] = [
      (await open.call("userInfo", {}, first)).body.data,
      (await open.call("userInfo", {}, second)).body.data,
    ];
    expect([one.nickname, one.role, one]).toEqual(["Li Hua", ["student"], two]);
  });
  it.each([
    ["a code that the provider does not know", "bad", {}, 100107],
    ["a provider that is not set up", "good", { provider: "constructor" }, 100106],
    ["no code", "", {}, 400],
    ["another state", "good", { state: "made-up" }, 100123],
    ["another browser", "good", { key: "x".repeat(32) }, 100123],
  ])("refuses %s", async (_, code, more, refused) => {
    expect((await returnWith(code, more)).body).toMatchObject({ code: refused, data: {} });
  });
  it("is accepted once per request to the provider, and not after ten minutes", async () => {
    const { state, authorize_url: address } = (await open.call("socialStart", { provider: "school", key })).body.data;
    expect(new URL(address).searchParams.get("redirect_uri")).toBe("http://localhost/callback");
    const back = { provider: "school", state, key };
    expect((await open.call("socialLogin", { ...back, code: "bad" })).body.code).toBe(100107);
    expect((await open.call("socialLogin", { ...back, code: "good" })).body.code).toBe(100123);
    const late = (await open.call("socialStart", { provider: "school", key })).body.data.state;
    open.now += socialRequestMs;
    expect((await open.call("socialLogin", { ...back, state: late, code: "good" })).body.code).toBe(100123);
    open.now -= socialRequestMs;
  });
});

describe("the caller's account", () => {
  it("changes the given fields; a new password ends the other sessions", async () => {
    const [here, elsewhere] = [await open.signIn("ben"), await open.signIn("ben")];
    expect((await open.call("updateUser", { nickname: "Benjamin", grade: null }, here)).body.data).toMatchObject({
      username: "ben",
      nickname: "Benjamin",
      grade: null,
    });
    expect(
      (await open.call("updateUser", { old_password: "wrong-word", password: "new-secret-word-2" }, here)).body.code,
    ).toBe(100101);
    expect((await open.call("updateUser", { password: "new-secret-word-2" }, here)).body.code).toBe(100101);
    expect(
      (await open.call("updateUser", { old_password: "secret-word", password: "new-secret-word-2" }, here)).body.code,
    ).toBe(200);
    expect([
      (await open.call("userInfo", {}, here)).body.code,
      (await open.call("userInfo", {}, elsewhere)).body.code,
    ]).toEqual([200, 100001]);
    expect((await open.call("updateUser", { role: ["admin"] }, here)).body.code).toBe(400);
  });
});

describe("sealed credentials", () => {
  const publicKey = createPublicKey(privateKey);
  const sealedOf = (text: string) =>
    Buffer.concat(
      Array.from({ length: Math.ceil(text.length / 117) }, (_, index) =>
        publicEncrypt(
          { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
          Buffer.from(text.slice(index * 117, (index + 1) * 117)),
        ),
      ),
    ).toString("base64");
  it("are decrypted with the site's key, block by block", async () => {
    const word = "w".repeat(200);
    await sealing.call("register", newcomer({ username: "long_word", password: `1${word}` }));
    const sealed = sealedOf(JSON.stringify({ username: "long_word", password: `1${word}` }));
    expect([Buffer.from(sealed, "base64").length % 128, (await sealing.call("login", { sealed })).body.code]).toEqual([
      0, 200,
    ]);
  });
  it("are accepted once: the same bytes again are refused as a recording", async () => {
    const sealed = sealedOf(JSON.stringify({ username: "ben", password: "secret-word" }));
    const codes = [];
    for (const again of [sealed, sealed, sealed.replace(/=+$/, "")])
      codes.push((await sealing.call("login", { sealed: again })).body.code);
    expect([codes[0], codes[1], codes[2] === 200]).toEqual([200, 100101, false]);
  });
  it("are required where the site has a key", async () => {
    const plain = await sealing.app.inject({
      method: "POST",
      url: addresses.login.path,
      payload: { username: "ben", password: "secret-word" },
    });
    expect(plain.json()).toMatchObject({ code: 400 });
  });
  it.each([
    ["too many blocks", Buffer.alloc(128 * 13, 7).toString("base64")],
    ["rubbish", Buffer.alloc(128, 7).toString("base64")],
    ["half a block", Buffer.alloc(64).toString("base64")],
    ["a block beyond the key", Buffer.alloc(128, 255).toString("base64")],
    ["no JSON", sealedOf("hello")],
    ["other fields", sealedOf('{"username":"ann","password":"x","admin":true}')],
  ])("get the same reply for %s as for a wrong password", async (_, sealed) => {
    expect((await sealing.call("login", { sealed })).body).toEqual({
      code: 100101,
      msg: "The user name or password is not right.",
      data: {},
    });
  });
});

it("answers an unknown guest token with HTTP 401, an unknown person's token with a code", async () => {
  expect(await open.call("userInfo", {}, "v.unknown")).toMatchObject({
    status: 401,
    body: { code: 401, msg: "Visitor identity expired, please re-obtain the invitation code." },
  });
  expect(await open.call("userInfo", {}, "x".repeat(48))).toMatchObject({ status: 200, body: { code: 100001 } });
});

it("lists pages, notices and the contents of the search", async () => {
  const token = await open.signIn("ben", "new-secret-word-2");
  const { list } = (await open.call("routerList", {}, token)).body.data;
  expect([list.map(({ path }) => path), list.at(-1)?.children?.length]).toEqual([
    [
      "/",
      "/index",
      "/learningRecord",
      "/wrongBook",
      "/favorites",
      "/practise",
      "/center",
      "/setting/personalCenter",
      "/document",
      "/analyse",
      "/examAccess",
      "/assignment",
      "/help",
      "/launch/person",
    ],
    undefined,
  ]);
  expect(list.find(({ path }) => path === "/examAccess")?.children?.length).toBe(21);
  const { list: told, total } = (await open.call("noticeList", {}, token)).body.data;
  expect([total, told.map(({ email }) => email.slice(0, 26))]).toEqual([1, ["Your password was changed."]]);
});
