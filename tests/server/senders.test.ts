import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { outboxSecret } from "../../src/server/http/outbox-page";
import { codeMessage } from "../../src/server/messages/code-message";
import { httpSender } from "../../src/server/messages/http-sender";
import { createLocalOutbox } from "../../src/server/messages/local-outbox";
import { senderSettingsOf } from "../../src/server/messages/sender-settings";
import { createSenders } from "../../src/server/messages/senders";
import { smtpSender } from "../../src/server/messages/smtp-sender";
import { openSchool } from "../support/sittings";

const message = codeMessage({
  to: "mia@school.example",
  code: "012345",
  purpose: "sign_in",
  language: "zh",
  site: 'Ada & "Bo" $& {{code}}',
  minutes: 5,
});
const open: (Server | NetServer)[] = [];
afterAll(() => Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve)))));

/** A service that answers every request with `status`; null: never. */
async function service(status: number | null) {
  const heard: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
  const server = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: JSON.parse(body) });
      if (status !== null) reply.writeHead(status, { location: "http://127.0.0.1:1/" }).end("thanks");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(server);
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

describe("the text of a code message", () => {
  it("depends on purpose and language, and contains the site's name unchanged", () => {
    expect(message).toEqual({
      to: "mia@school.example",
      code: "012345",
      purpose: "sign_in",
      language: "zh",
      subject: '登录Ada & "Bo" $& {{code}}',
      text: '【Ada & "Bo" $& {{code}}】登录验证码为 012345，5 分钟内有效，请勿告诉他人。',
    });
  });
});

describe("a sender over HTTP", () => {
  it("posts the configured body with its placeholders filled, whatever the message contains", async () => {
    const { heard, url } = await service(202);
    const body = { to: ["{{to}}"], data: { "{{to}}": 7, words: "{{subject}}|{{text}}|{{other}}", on: true } };
    await httpSender({ url, headers: { "x-key": "k" }, body })(message);
    expect(heard).toEqual([
      {
        headers: expect.objectContaining({ "content-type": "application/json", "x-key": "k" }),
        body: {
          to: [message.to],
          data: { "{{to}}": 7, words: `${message.subject}|${message.text}|{{other}}`, on: true },
        },
      },
    ]);
  });
  it.each([
    ["an error", 500, "the service for messages answered HTTP 500"],
    ["a redirect", 302, "fetch failed"],
    ["nothing", null, "The operation was aborted due to timeout"],
  ])("fails where the service answers with %s", async (_, status, words) => {
    const { url } = await service(status);
    await expect(httpSender({ url, headers: {}, body: {} }, 200)(message)).rejects.toThrow(words);
  });
});

describe("a sender of mail", () => {
  it("sends the mail with user and password, as plain text, to one address", async () => {
    const mails: string[] = [];
    const users: unknown[] = [];
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: ({ username, password }, _session, done) => {
        users.push([username, password]);
        done(null, { user: username });
      },
      onData: (stream, { envelope: { rcptTo } }, done) => {
        let text = rcptTo.map(({ address }) => address).join(",");
        stream.on("data", (chunk: Buffer) => (text += `\n${chunk.toString()}`));
        stream.on("end", () => (mails.push(text), done()));
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    open.push(server.server);
    const { port } = server.server.address() as AddressInfo;
    const english = { ...message, subject: "Sign in", text: "Your code is 012345." };
    await smtpSender({ address: `smtp://a%40b:p%3Aw@127.0.0.1:${port}`, from: "Ada <ada@school.example>" })(english);
    expect(users).toEqual([["a@b", "p:w"]]);
    const [mail = ""] = mails;
    expect(mail.split("\n")[0]).toBe("mia@school.example");
    expect(mail).toMatch(/^From: Ada <ada@school\.example>\r$/m);
    expect(mail).toMatch(/^To: mia@school\.example\r$/m);
    expect(mail).toMatch(/^Subject: Sign in\r$/m);
    expect(mail).toContain("Your code is 012345.");
  });
  it("fails where no server answers", async () => {
    await expect(smtpSender({ address: "smtp://127.0.0.1:1", from: "a@b.example" }, 500)(message)).rejects.toThrow(
      "ECONNREFUSED",
    );
  });
});

describe("settings of senders", () => {
  it("have defaults where they are left out", () => {
    expect(senderSettingsOf({})).toEqual({ sms: null, mail: null });
    expect(
      senderSettingsOf({ SMS_URL: "https://sms.example/send", MAIL_SMTP: "smtps://mail.example", MAIL_FROM: "a@b.c" }),
    ).toEqual({
      sms: { url: "https://sms.example/send", headers: {}, body: { to: "{{to}}", text: "{{text}}" } },
      mail: { address: "smtps://mail.example", from: "a@b.c" },
    });
  });
  it.each([
    [{ SMS_URL: "sms.example" }, 'SMS_URL must be an address that begins with https:// or http://, not "sms.example".'],
    [
      { SMS_URL: "https://sms.example", SMS_HEADERS: "[1]" },
      "SMS_HEADERS must be a JSON object of texts, one for each header.",
    ],
    [{ MAIL_URL: "https://m.example", MAIL_BODY: "{" }, "MAIL_BODY must be JSON"],
    [
      { MAIL_SMTP: "mail.example", MAIL_FROM: "a@b.c" },
      "MAIL_SMTP must be an address such as smtp://user:password@mail.school.example:587.",
    ],
    [{ MAIL_SMTP: "smtp://mail.example" }, "MAIL_FROM must name the sender of mail where MAIL_SMTP is set."],
    [
      { MAIL_SMTP: "smtp://mail.example", MAIL_URL: "https://m.example" },
      "Set either MAIL_URL or MAIL_SMTP, not both.",
    ],
  ])("are refused in one sentence: %o", (env, sentence) => {
    expect(() => senderSettingsOf(env)).toThrow(sentence);
  });
  it("keep messages on this machine only without a sender and where allowed", () => {
    const none = { sms: null, mail: null };
    const one = { sms: { url: "https://sms.example", headers: {}, body: {} }, mail: null };
    expect(
      [createSenders(none, true, () => 0), createSenders(none, false, () => 0), createSenders(one, true, () => 0)].map(
        (senders) => Object.keys(senders),
      ),
    ).toEqual([["sms", "mail", "outbox"], [], ["sms"]]);
  });
});

describe("the local outbox", () => {
  it("shows the codes, newest first, only with the key of its link", async () => {
    const outbox = createLocalOutbox(() => 0);
    const school = await openSchool({}, { sms: outbox.send, mail: outbox.send, outbox });
    const other = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
    await outbox.send({ ...message, text: "<b>older</b>" });
    await outbox.send({ ...message, to: "13800000001", code: "999999" });
    const key = await outboxSecret(school.deps);
    const page = (query: Record<string, string>, app = school.app, remoteAddress = "127.0.0.1") =>
      app.inject({ url: "/dev/outbox", remoteAddress, query, headers: { "accept-language": "en" } });
    for (const app of [school.app, other]) {
      const here = await page({ key }, app);
      expect([here.statusCode, here.headers["content-type"], here.headers["cache-control"]]).toEqual([
        200,
        "text/html; charset=utf-8",
        "no-store",
      ]);
      expect(here.body.indexOf("999999")).toBeLessThan(here.body.indexOf("012345"));
      expect([here.body.includes("&lt;b&gt;older&lt;/b&gt;"), here.body.includes("<b>")]).toEqual([true, false]);
      const others = [await page({}, app), await page({ key: "" }, app), await page({ key: `${key}x` }, app)];
      expect(others.map(({ statusCode, body }) => [statusCode, body.includes("999999")])).toEqual(
        others.map(() => [404, false]),
      );
    }
    await other.close();
  });
  it("is used for codes until the site is reached from outside", async () => {
    const outbox = createLocalOutbox(() => 0);
    const school = await openSchool({}, { sms: outbox.send, mail: outbox.send, outbox });
    const codes = async (remoteAddress: string) =>
      (await school.app.inject({ url: "/api/common/config", remoteAddress })).json().data.codes;
    expect(await codes("127.0.0.1")).toEqual(["mobile", "email"]);
    expect([await codes("10.0.0.9"), await codes("127.0.0.1")]).toEqual([[], []]);
    const ask = await school.app.inject({
      method: "POST",
      url: "/api/common/send_sms",
      payload: { mobile: "13800000001", purpose: "sign_in" },
    });
    expect(ask.json().code).toBe(100108);
  });
  it("does not exist where there is a sender", async () => {
    const school = await openSchool({}, { sms: async () => undefined });
    expect((await school.app.inject({ url: "/dev/outbox" })).statusCode).toBe(404);
  });
});
