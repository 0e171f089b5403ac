// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takingFirstCalls, type FirstCallsPage } from "../../../src/web/effects/first-calls";
import { makeCall, type CallOptions } from "../../../src/web/effects/http";
import { patientServer, type PatientServer } from "../../support/patient-server";

let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

const headers = { "Accept-Language": "en", menuId: "m1", Authorization: "Bearer secret" };

/** A page whose script has asked who is here. */
const pageWith = (reply: Promise<Response>): FirstCallsPage => {
  reply.catch(() => undefined);
  return { firstCalls: { [`${server.url}/api/user/info`]: { headers, reply } } };
};
const firstReply = (body: unknown = { code: 200, msg: "", data: { username: "first" } }, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The names that calls in turn are answered with; the server answers "server". */
async function namesOf(page: FirstCallsPage, token: string, calls: number, options: CallOptions = {}) {
  server.serve(({ envelope }) => {
    envelope(200, { username: "server" });
    return true;
  });
  const call = makeCall({
    baseUrl: server.url,
    token: () => token,
    menuId: () => "m1",
    language: () => "en",
    takeReply: takingFirstCalls(page),
  });
  const names: unknown[] = [];
  for (let made = 0; made < calls; made += 1)
    names.push(
      await call("userInfo", {}, options).then(
        ({ username }) => username,
        (fault: unknown) => fault,
      ),
    );
  return names;
}

describe("the calls that the page makes before the application is there", () => {
  it("answer the same call of the application once", async () => {
    expect(await namesOf(pageWith(firstReply()), "secret", 2)).toEqual(["first", "server"]);
  });

  it("answer nobody else", async () => {
    expect(await namesOf(pageWith(firstReply()), "another", 1)).toEqual(["server"]);
  });

  it("are repeated where the network failed", async () => {
    expect(await namesOf(pageWith(Promise.reject(new TypeError("no network"))), "secret", 1)).toEqual(["server"]);
  });

  it("are judged as any reply is", async () => {
    const refused = firstReply({ code: 100001, msg: "gone", data: null });
    expect(await namesOf(pageWith(refused), "secret", 1)).toEqual([{ code: 100001, status: 200, msg: "gone" }]);
  });

  it("are not waited for longer than the call may take", async () => {
    const never = new Promise<Response>(() => undefined);
    expect(await namesOf(pageWith(never), "secret", 1, { timeout: 20 })).toEqual([{ code: "timeout" }]);
  });

  it("are given up with the call", async () => {
    const never = new Promise<Response>(() => undefined);
    expect(await namesOf(pageWith(never), "secret", 1, { signal: AbortSignal.abort() })).toEqual([{ code: "aborted" }]);
  });
});
