import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Message, Send } from "../../src/server/messages/message";
import { anotherServer } from "../support/another-server";
import { forgetLimits } from "../support/forget-limits";
import { openSchool, type School } from "../support/sittings";

const mobile = "13800000001";
const sent: Message[] = [];
const keep: Send = async (message) => void sent.push(message);

interface Browser {
  readonly address: string;
  cookie?: string;
  token?: string;
}

let school: School;
let servers: readonly School[] = [];
let asked = 0;
/** Calls the servers in turn as a browser, which stores cookies. */
async function call(browser: Browser, name: CallName, input: object): Promise<number> {
  const server = servers[(asked += 1) % servers.length] ?? school;
  const { cookie, token } = browser;
  const reply = await server.app.inject({
    method: "POST",
    url: addresses[name].path,
    remoteAddress: browser.address,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: input,
  });
  const set = [reply.headers["set-cookie"] ?? []].flat().map((one) => one.split(";")[0] ?? "");
  const names = set.map((one) => `${one.split("=")[0] ?? ""}=`);
  const stays = (cookie ?? "").split("; ").filter((one) => one !== "" && !names.some((start) => one.startsWith(start)));
  if (set.length > 0) browser.cookie = [...stays, ...set].join("; ");
  return (reply.json() as { code: number }).code;
}

const ask = (browser: Browser, purpose: string) => call(browser, "sendSms", { mobile, purpose });
const redeem = (browser: Browser, purpose: string, code: string) => {
  if (purpose === "sign_in") return call(browser, "login", { mobile, code });
  if (purpose === "find_pwd") return call(browser, "findPassword", { mobile, code, password: "another-word-2" });
  return call(browser, "updateUser", { mobile, code });
};
const lastCode = () => sent.at(-1)?.code ?? "";
/** A code that is always wrong. */
const wrong = (from = 0) => {
  const all = new Set(sent.map(({ code }) => code));
  let number = from;
  while (all.has(String(number).padStart(6, "0"))) number += 1;
  return String(number).padStart(6, "0");
};
const stranger = (number: number): Browser => ({ address: `198.51.100.${number}` });
const aMinuteLater = () => school.db.execute("delete from rate_limits where key like 'code_pause:%'");

beforeAll(async () => {
  school = await openSchool({}, { sms: keep, mail: keep, pause: async () => undefined });
  servers = [school, await anotherServer(school)];
});
beforeEach(async () => {
  sent.length = 0;
  await forgetLimits(school.db);
  await school.db.execute("delete from sms_codes");
  await school.db.execute("update users set mobile = null");
  await school.db.execute(`
    update users set mobile = '${mobile}', password_hash = ben.password_hash
    from users ben where users.username = 'ann' and ben.username = 'ben'`);
});

describe.each(["sign_in", "find_pwd", "bind"])("a code for %s", (purpose) => {
  let owner: Browser;
  let strangers: Browser[];
  beforeEach(async () => {
    const [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
    owner = { address: "203.0.113.1", ...(purpose === "bind" ? { token: ann } : {}) };
    strangers = Array.from({ length: 8 }, (_, number) => ({
      ...stranger(number + 1),
      ...(purpose === "bind" ? { token: ben } : {}),
    }));
  });
  const first = () => strangers[0] ?? stranger(1);

  it("is sent to the contact's owner however often a stranger has requested it", async () => {
    const answers = [];
    for (let times = 0; times < 8; times += 1) {
      answers.push(await ask(first(), purpose));
      await aMinuteLater();
    }
    expect(answers).toEqual([...Array<number>(5).fill(200), 429, 429, 429]);
    expect(await ask(owner, purpose)).toBe(200);
    expect(sent).toHaveLength(6);
    expect(await redeem(owner, purpose, lastCode())).toBe(200);
  });

  it("is sent within the minute after a stranger's request; the stranger has to wait", async () => {
    expect(await ask(first(), purpose)).toBe(200);
    expect(await ask(first(), purpose)).toBe(429);
    expect(await ask(owner, purpose)).toBe(200);
  });

  it("stays valid when a stranger or the owner requests another", async () => {
    expect(await ask(owner, purpose)).toBe(200);
    const code = lastCode();
    expect(await ask(first(), purpose)).toBe(200);
    await aMinuteLater();
    expect(await ask(owner, purpose)).toBe(200);
    expect(await redeem(owner, purpose, code)).toBe(200);
    expect(await redeem(owner, purpose, code)).toBe(100109);
    expect(await redeem(owner, purpose, lastCode())).toBe(100109);
  });

  it("is not used up by wrong tries of strangers, which are bounded", async () => {
    expect(await ask(owner, purpose)).toBe(200);
    const code = lastCode();
    const tries = strangers.flatMap((one) => Array.from({ length: 6 }, () => one));
    const answers = await Promise.all(tries.map((one, number) => redeem(one, purpose, wrong(number * 3))));
    expect(new Set(answers)).toEqual(new Set([100109]));
    expect(await redeem({ ...stranger(99), ...first(), address: "198.51.100.99" }, purpose, code)).toBe(100109);
    expect(await redeem(owner, purpose, code)).toBe(200);
  });

  it("is void after five wrong tries on the requesting device; the next one has five again", async () => {
    expect(await ask(owner, purpose)).toBe(200);
    const code = lastCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(owner, purpose, wrong())));
    expect([...answers, await redeem(owner, purpose, code)]).toEqual(Array<number>(6).fill(100109));
    await aMinuteLater();
    expect(await ask(owner, purpose)).toBe(200);
    expect(await redeem(owner, purpose, lastCode())).toBe(200);
  });
});

describe("codes of one contact", () => {
  it("are accepted on a device that did not request them, with three tries", async () => {
    const [phone, laptop] = [stranger(1), stranger(2)];
    expect(await ask(phone, "sign_in")).toBe(200);
    const code = lastCode();
    expect(await redeem(laptop, "sign_in", wrong())).toBe(100109);
    expect(await redeem(laptop, "sign_in", code)).toBe(200);
    await aMinuteLater();
    expect(await ask(phone, "sign_in")).toBe(200);
    const guesser = stranger(3);
    for (let times = 0; times < 3; times += 1) expect(await redeem(guesser, "sign_in", wrong())).toBe(100109);
    expect(await redeem(guesser, "sign_in", lastCode())).toBe(100109);
    expect(await redeem(laptop, "sign_in", lastCode())).toBe(200);
  });

  it("are not used up by a stranger at the owner's address", async () => {
    const [owner, neighbour] = [stranger(1), stranger(1)];
    expect(await ask(owner, "sign_in")).toBe(200);
    for (let times = 0; times < 12; times += 1) expect(await redeem(neighbour, "sign_in", wrong())).toBe(100109);
    expect(await redeem(owner, "sign_in", lastCode())).toBe(200);
  });

  it("can be tried at most eleven times each, from any number of addresses", async () => {
    const [asker, right] = [stranger(1), stranger(30)];
    expect(await ask(asker, "sign_in")).toBe(200);
    for (let times = 0; times < 9; times += 1) await redeem(asker, "sign_in", wrong());
    for (let number = 2; number <= 8; number += 1) await redeem(stranger(number), "sign_in", wrong());
    const { rows } = await school.db.execute("select tries, tries_by_others from sms_codes");
    expect(rows).toEqual([{ tries: 5, tries_by_others: 6 }]);
    for (const one of [asker, right]) expect(await redeem(one, "sign_in", lastCode())).toBe(100109);
  });

  it.each([
    ["a code", (home: Browser) => ask(home, "sign_in").then(() => redeem(home, "sign_in", lastCode()))],
    ["the password", (home: Browser) => call(home, "login", { username: "ann", password: "secret-word" })],
  ])("are bounded for strangers at all addresses, not where the owner signed in with %s", async (_, enter) => {
    const home: Browser = { address: "203.0.113.1" };
    expect(await enter(home)).toBe(200);
    await school.db.execute("delete from rate_limits where key like 'code_%'");
    const answers = [];
    for (let number = 1; number <= 14; number += 1) answers.push(await ask(stranger(number), "sign_in"));
    expect(answers).toEqual([...Array<number>(12).fill(200), 429, 429]);
    expect(await ask({ ...home, address: "203.0.113.77" }, "find_pwd")).toBe(200);
    await aMinuteLater();
    expect(await ask(home, "sign_in")).toBe(200);
    expect(await redeem(home, "sign_in", lastCode())).toBe(200);
  });

  it("are bounded for a stranger whose user name equals the phone number", async () => {
    const namesake = stranger(20);
    await school.db.execute(`update users set username = '${mobile}' where username = 'ben'`);
    try {
      expect(await call(namesake, "login", { username: mobile, password: "secret-word" })).toBe(200);
    } finally {
      await school.db.execute(`update users set username = 'ben' where username = '${mobile}'`);
    }
    for (let number = 1; number <= 12; number += 1) await ask(stranger(number), "sign_in");
    expect(await ask(namesake, "sign_in")).toBe(429);
  });

  it("requested by strangers for binding do not use up those for signing in", async () => {
    const tokens = [await school.signIn("ann"), await school.signIn("ben")];
    for (const [number, token] of tokens.entries())
      for (let times = 0; times < 6; times += 1) {
        await ask({ ...stranger(number + 1), token }, "bind");
        await aMinuteLater();
      }
    expect(sent).toHaveLength(10);
    expect(await ask(stranger(1), "sign_in")).toBe(200);
  });
});
