import { beforeAll, describe, expect, it } from "vitest";
import type { CodePurpose } from "../../src/contract/account/account";
import type { Message, Send } from "../../src/server/messages/message";
import { codeLifeMs, sendCode } from "../../src/server/use-cases/codes";
import { openSchool, type School } from "../support/sittings";
import { newcomer } from "./rights/world";

const sent: Message[] = [];
const keep: Send = async (message) => void sent.push(message);
const mobile = "13800000001";

let open: School;
const pauses: number[] = [];
beforeAll(async () => {
  open = await openSchool({}, { sms: keep, mail: keep, pause: async (ms) => void pauses.push(ms) });
});

const codeFor = () => sent.at(-1)?.code ?? "";
/** Moves the time past the limits on requesting codes. */
const askCode = (contact: string, purpose: CodePurpose, userId: string | null = null) =>
  sendCode(
    open.deps,
    { kind: contact.includes("@") ? "email" : "mobile", address: contact },
    {
      purpose,
      language: "en",
      asker: { hash: null, userId },
      failed: (error) => {
        throw error;
      },
    },
  );

describe("a phone", () => {
  let token = "";
  it("is bound by the code sent to it", async () => {
    token = await open.signIn("ann");
    expect((await open.call("sendSms", { mobile, purpose: "bind" })).body.code).toBe(100001);
    expect((await open.call("sendSms", { mobile, purpose: "bind" }, token)).body).toEqual({
      code: 200,
      msg: "OK",
      data: { expires_in: 300 },
    });
    expect(sent).toEqual([
      {
        to: mobile,
        code: expect.stringMatching(/^\d{6}$/),
        purpose: "bind",
        language: "en",
        subject: "Your code for Invigil",
        text: `Invigil: ${codeFor()} links this contact to your account. It holds for 5 minutes. Give it to nobody.`,
      },
    ]);
    expect(
      (await open.call("updateUser", { mobile, code: codeFor() === "000000" ? "000001" : "000000" }, token)).body.code,
    ).toBe(100109);
    expect((await open.call("updateUser", { mobile, code: codeFor() }, token)).body.code).toBe(200);
    expect((await open.call("updateUser", { mobile, code: codeFor() }, token)).body.code).toBe(100109);
  });
  it("gets no second code within a minute, and the reply does not reveal whose it is", async () => {
    const known = await open.call("sendSms", { mobile: "13900000001", purpose: "find_pwd" });
    expect([known.body.data, sent.length]).toEqual([{ expires_in: 300 }, 1]);
    expect((await open.call("sendSms", { mobile: "13900000001", purpose: "find_pwd" })).status).toBe(429);
  });
});

describe("a forgotten password", () => {
  it("is replaced with the code, which ends every session", async () => {
    const token = await open.signIn("ann");
    await askCode(mobile, "find_pwd");
    const right = codeFor();
    const find = (code: string, password = "another-word-2") => open.call("findPassword", { mobile, code, password });
    expect((await find(right, "password123")).body.code).toBe(100104);
    for (const weak of ["onlyletters", "1234567890", "short-1"]) expect((await find(right, weak)).body.code).toBe(400);
    expect((await find(right)).body.code).toBe(200);
    expect((await open.call("userInfo", {}, token)).body.code).toBe(100001);
    expect((await open.call("login", { username: "ann", password: "another-word-2" })).body.code).toBe(200);
    expect((await find(right)).body.code).toBe(100109);
  });
  it("keeps the code valid where the new password is the person's name", async () => {
    const own = "13800000077";
    const token = await newcomer(open, { username: "annabelle" });
    expect((await open.call("sendSms", { mobile: own, purpose: "bind" }, token)).body.code).toBe(200);
    expect((await open.call("updateUser", { mobile: own, code: codeFor() }, token)).body.code).toBe(200);
    await askCode(own, "find_pwd");
    const find = (password: string) => open.call("findPassword", { mobile: own, code: codeFor(), password });
    expect((await find("annabelle1")).body.code).toBe(100124);
    expect((await open.call("userInfo", {}, token)).body.code).toBe(200);
    expect((await find("another-word-2")).body.code).toBe(200);
    expect((await find("another-word-2")).body.code).toBe(100109);
  });
  it("cannot be replaced after five wrong codes, nor after five minutes", async () => {
    const find = (code: string) => open.call("findPassword", { mobile, code, password: "third-secret-3" });
    await askCode(mobile, "find_pwd");
    const wrong = codeFor() === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries += 1) expect((await find(wrong)).body.code).toBe(100109);
    expect((await find(codeFor())).body.code).toBe(100109);
    await askCode(mobile, "find_pwd");
    open.now += codeLifeMs;
    expect((await find(codeFor())).body.code).toBe(100109);
  });
});

describe("an e-mail address", () => {
  const email = "Ben.Li@School.Example";
  it("is bound by the code sent to it, in any letter case", async () => {
    const token = await open.signIn("ben");
    expect((await open.call("sendSms", { email, purpose: "bind" }, token)).body.code).toBe(200);
    expect(sent.at(-1)).toMatchObject({ to: "ben.li@school.example", purpose: "bind" });
    expect((await open.call("updateUser", { email, code: codeFor() }, token)).body.code).toBe(200);
    expect((await open.call("ownAccount", {}, token)).body.data.email).toBe("b****@school.example");
    const ann = await open.signIn("ann", "another-word-2");
    await askCode("ben.li@school.example", "bind", "user-ann");
    expect((await open.call("updateUser", { email: email.toUpperCase(), code: codeFor() }, ann)).body.code).toBe(
      100121,
    );
  });
  it.each([
    ["both a phone and an address", { email, mobile, code: "123456" }],
    ["neither", { code: "123456" }],
    ["an address without its code", { email }],
    ["no address", { email: "ben", code: "123456" }],
    ["an address that no mail server takes", { email: "ben@school", code: "123456" }],
    ["a code with other digits", { email, code: "١٢٣٤٥٦" }],
  ])("is refused with %s", async (_, input) => {
    const token = await open.signIn("ben");
    expect((await open.call("updateUser", input, token)).body.code).toBe(400);
  });
});

describe("a sign-in with a code", () => {
  it.each([
    ["a phone", { mobile }, "ann"],
    ["an e-mail address", { email: "BEN.LI@school.example" }, "ben"],
  ])("to %s opens a session, once", async (_, contact, username) => {
    const [address = ""] = Object.values(contact);
    await askCode(address.toLowerCase(), "sign_in");
    const code = codeFor();
    const wrong = code === "111111" ? "222222" : "111111";
    expect((await open.call("login", { ...contact, code: wrong })).body.code).toBe(100109);
    const { body } = await open.call("login", { ...contact, code });
    expect((await open.call("userInfo", {}, body.data.token)).body.data.username).toBe(username);
    expect((await open.call("login", { ...contact, code })).body.code).toBe(100109);
  });
  it("replies the same for an unknown phone, and accepts a code only for its purpose", async () => {
    const before = sent.length;
    const [known, unknown] = ["13800000001", "13700000009"];
    const asked = await open.call("sendSms", { mobile: unknown, purpose: "sign_in" });
    expect([asked.status, asked.body, sent.length]).toEqual([
      200,
      { code: 200, msg: "OK", data: { expires_in: 300 } },
      before,
    ]);
    await askCode(known, "find_pwd");
    expect((await open.call("login", { mobile: known, code: codeFor() })).body.code).toBe(100109);
  });
  it("is delayed after eight wrong codes", async () => {
    pauses.length = 0;
    const codes = [];
    for (let tried = 0; tried < 10; tried += 1)
      codes.push((await open.call("login", { mobile: "13600000000", code: "000000" })).body.code);
    expect([codes, pauses]).toEqual([Array.from({ length: 10 }, () => 100109), [500, 1_000]]);
  });
});
