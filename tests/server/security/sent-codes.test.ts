import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CodePurpose } from "../../../src/contract/account/account";
import { users } from "../../../src/server/db/accounts-schema";
import type { Message } from "../../../src/server/messages/message";
import { checkCode, sendCode } from "../../../src/server/use-cases/codes";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { anotherServer } from "../../support/another-server";
import { forgetLimits } from "../../support/forget-limits";
import { morning, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

const mobile = "13800000001";
const email = "pat@school.example";
const newPassword = "another-word-2";
const sent: Message[] = [];

let school: School;
let other: School;
let people = 0;
let userId: string;
let token: string;
let admin: string;

beforeAll(async () => {
  school = await openSchool({}, { sms: async (message) => void sent.push(message), pause: async () => undefined });
  other = await anotherServer(school);
  admin = await newcomer(school, { role: ["admin"], admin: true });
});
beforeEach(async () => {
  await forgetLimits(school.db);
  await school.db.execute("update users set mobile = null, email = null");
  await school.db.execute("delete from sms_codes");
  userId = `owner-${(people += 1)}`;
  const owner = { userId, username: userId, nickname: "Pat", mobile, email, passwordHash: "", hasPassword: false };
  await school.db.insert(users).values({ ...owner, role: ["student"], permission: [], createdAt: morning });
  token = await openSession(school.deps, userId);
});

const purposes = ["sign_in", "find_pwd", "bind"] as const;
const target = (purpose: CodePurpose) => (purpose === "bind" ? "13900000009" : mobile);

const codeSent = async (purpose: CodePurpose): Promise<string> => {
  sent.length = 0;
  const asked = await school.call("sendSms", { mobile: target(purpose), purpose }, token);
  expect(asked.body.code).toBe(200);
  return sent[0]?.code ?? "";
};
/** Redeems a code in a new session, as the change may have ended the old one. */
const redeem = async (server: School, purpose: CodePurpose, code: string): Promise<number> => {
  const given = { mobile: target(purpose), code };
  if (purpose === "sign_in") return (await server.call("login", given)).body.code;
  if (purpose === "find_pwd") return (await server.call("findPassword", { ...given, password: newPassword })).body.code;
  return (await server.call("updateUser", given, await openSession(school.deps, userId))).body.code;
};
const change = (input: object) => other.call("changeAccount", { user_id: userId, ...input }, admin);

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["password, by its owner", () => other.call("updateUser", { password: newPassword }, token)],
  ["password, by a code", () => other.call("sendSms", { mobile, purpose: "find_pwd" }).then(() => findByLastCode())],
  ["password, by a link", () => other.call("makeAccountLink", { user_id: userId }, admin)],
  ["status, which was restored", () => change({ status: 2 }).then(() => change({ status: 0 }))],
  ["role", () => change({ role: ["teacher"] })],
  ["role, which was restored", () => change({ role: ["teacher"] }).then(() => change({ role: ["student"] }))],
  ["permissions, in the database", () => school.db.execute("update users set permission = '[\"inspect\"]'")],
];
const findByLastCode = () =>
  other.call("findPassword", { mobile, code: sent.at(-1)?.code ?? "", password: "river-stone-77" });

describe.each(purposes)("a code sent for %s", (purpose) => {
  it("is accepted by another process, also after a change of grade", async () => {
    const code = await codeSent(purpose);
    expect((await school.call("updateUser", { grade: 7 }, token)).body.code).toBe(200);
    expect(await redeem(other, purpose, code)).toBe(200);
  });

  it.each(changes)("is void in every process once the account has another %s", async (_, make) => {
    const code = await codeSent(purpose);
    await forgetLimits(school.db);
    const reply = await make();
    if (reply !== null && typeof reply === "object" && "body" in reply) expect(reply.body).toMatchObject({ code: 200 });
    expect(await redeem(school, purpose, code)).toBe(100109);
    expect(await redeem(other, purpose, code)).toBe(100109);
  });
});

it("a code bound to a contact is worth nothing to another account", async () => {
  const code = await codeSent("bind");
  const stranger = await newcomer(school);
  const given = { mobile: target("bind"), code };
  expect((await other.call("updateUser", given, stranger)).body.code).toBe(100109);
  expect((await other.call("updateUser", given, token)).body.code).toBe(200);
});

it("a code that was right before the account changed is void when it is to be used up", async () => {
  sent.length = 0;
  const contact = { kind: "mobile", address: mobile } as const;
  const othersCodes = { take: async () => true, giveBack: async () => undefined };
  const asker = { hash: "device", userId: null, othersCodes };
  const failed = (error: unknown): never => {
    throw error;
  };
  await sendCode(school.deps, contact, { purpose: "find_pwd", language: "en", asker, failed });
  const checked = () => checkCode(school.deps, contact, "find_pwd", sent[0]?.code ?? "", asker);
  const spend = await checked();
  await school.db.execute("update users set status = 2");
  await expect(spend(school.db)).rejects.toMatchObject({ fault: "smsCodeWrong" });
  await school.db.execute("update users set status = 0");
  await (
    await checked()
  )(school.db);
});
