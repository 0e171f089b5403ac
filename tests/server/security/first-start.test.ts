import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letAdminIn, makeAdmin } from "../../../src/server/cli/make-admin";
import { readConfig } from "../../../src/server/configuration/config";
import { openSchool, type School } from "../../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

let address: Promise<string> | null = null;
const listening = (): Promise<string> => (address ??= school.app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => school.app.close());

describe("the listening address", () => {
  it.each([
    [{}, "127.0.0.1"],
    [{ HOST: "0.0.0.0" }, "0.0.0.0"],
    [{ DATABASE_URL: "postgres://db/x" }, "0.0.0.0"],
    [{ DATABASE_URL: "postgres://db/x", HOST: "10.0.0.1" }, "10.0.0.1"],
  ])("with %j is %s", (env, host) => {
    expect(readConfig(env).host).toBe(host);
  });
});

describe("the first administrator", () => {
  const enter = async (code: string) => (await school.call("enterByCode", { code })).body;
  const changeTo = async (token: string, input: { old_password?: string; password: string }) =>
    (await school.call("updateUser", input, token)).body.code;

  it("signs in once by a link within an hour, and sets a password without an old one", async () => {
    const { token } = (await enter(await makeAdmin(school.deps, "head_01"))).data;
    expect((await school.call("userInfo", {}, token)).body.data).toMatchObject({ admin: true, role: ["admin"] });
    expect((await school.call("ownAccount", {}, token)).body.data.has_password).toBe(false);
    expect(await changeTo(token, { password: "river-stone-7" })).toBe(200);
    expect((await school.call("ownAccount", {}, token)).body.data.has_password).toBe(true);
    expect(await changeTo(token, { password: "river-stone-8" })).toBe(100101);
    expect(await school.signIn("head_01", "river-stone-7")).toEqual(expect.any(String));
  });
  it("cannot use the link after that hour", async () => {
    const code = await makeAdmin(school.deps, "head_02");
    school.now += 3_600_000;
    expect((await enter(code)).code).toBe(100128);
  });
  it("can get a new link, unlike other accounts", async () => {
    const { token } = (await enter(await letAdminIn(school.deps, "head_01"))).data;
    expect(await changeTo(token, { password: "river-stone-9" })).toBe(200);
    await expect(letAdminIn(school.deps, "ann")).rejects.toMatchObject({ fault: "accountUnknown" });
    await expect(letAdminIn(school.deps, "nobody")).rejects.toMatchObject({ fault: "accountUnknown" });
  });
  it("is not created with an existing name, or one that looks the same", async () => {
    await expect(makeAdmin(school.deps, "ann")).rejects.toMatchObject({ fault: "usernameTaken" });
    await expect(makeAdmin(school.deps, "HEAD_0l")).rejects.toMatchObject({ fault: "usernameAlike" });
  });
});

describe("every reply that can be opened as a document", () => {
  it.each(["/", "/healthz", "/no/such/page", "/%", "/%c0%ae"])(
    "at %s forbids unused device features and being framed",
    async (url) => {
      const { headers } = await school.app.inject({ url });
      expect(headers["permissions-policy"]).toBe(
        "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
      );
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );
});

describe("an invalid request", () => {
  const answerTo = async (port: number, words: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.end(words);
    return text(socket);
  };

  it.each([
    ["GET / HTTP/9.9\r\n\r\n", "400 Bad Request", 400],
    ["rubbish\r\n\r\n", "400 Bad Request", 400],
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, "413 Payload Too Large", 413],
    ["GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "400 Bad Request", 400],
  ])("%j is answered in the envelope, with all security headers", async (words, status, code) => {
    const { port } = new URL(await listening());
    const [head = "", body = ""] = (await answerTo(Number(port), words)).split("\r\n\r\n");
    expect(head.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toEqual({ code, msg: expect.any(String), data: {} });
    for (const name of ["permissions-policy", "content-security-policy", "x-content-type-options", "cache-control"])
      expect(head.toLowerCase()).toContain(`\r\n${name}: `);
  });
});
