// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCall, type CallOptions } from "../../../src/web/effects/http";
import { makeJudge } from "../../../src/web/effects/judge";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";

let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

interface Outcome {
  readonly data?: unknown;
  readonly fault?: unknown;
  readonly rejected: readonly string[];
  readonly request: Received | undefined;
}

async function exchange(
  answer: (received: Received) => void,
  options: CallOptions = {},
  token: string | null = "t-1",
): Promise<Outcome> {
  const rejected: string[] = [];
  let request: Received | undefined;
  server.serve((received) => {
    request = received;
    answer(received);
    return true;
  });
  const call = makeCall({
    baseUrl: server.url,
    token: () => token,
    menuId: () => "map-math",
    language: () => "en",
    judge: makeJudge({ rejectToken: () => void rejected.push(token ?? "") }),
  });
  try {
    return { data: await call("menuDetail", { menu_id: "map-math" }, options), rejected, request };
  } catch (fault) {
    return { fault, rejected, request };
  }
}

const outcome = async (...input: Parameters<typeof exchange>) => {
  const { request: _, ...rest } = await exchange(...input);
  return rest;
};

describe("a call", () => {
  it("carries token, menu and language, and its input in the query", async () => {
    const { request } = await exchange((received) => received.envelope(200, {}));
    expect([
      request?.method,
      request?.url,
      request?.headers.authorization,
      request?.headers["menuid"],
      request?.headers["accept-language"],
    ]).toEqual(["GET", "/api/home/get_menu_detail?menu_id=map-math", "Bearer t-1", "map-math", "en"]);
  });

  it("carries no authorization without a token", async () => {
    const { request } = await exchange((received) => received.envelope(200, {}), {}, null);
    expect(request?.headers.authorization).toBeUndefined();
  });

  it.each([200, 0, "200", "0", 100017])("takes code %s as success and merges it into an object", async (code) => {
    expect(await outcome((received) => received.envelope(code, { title: "t" }))).toEqual({
      data: { code, title: "t" },
      rejected: [],
    });
  });

  it("passes an array on as it is", async () => {
    expect(await outcome((received) => received.envelope(100017, [1, 2]))).toEqual({ data: [1, 2], rejected: [] });
  });

  it("throws the server's refusal with its words and data", async () => {
    expect(await outcome((received) => received.envelope(100209, { missing: ["i1"] }, "some are missing"))).toEqual({
      fault: { code: 100209, status: 200, msg: "some are missing", data: { missing: ["i1"] } },
      rejected: [],
    });
  });

  it("reports that the token was refused, and keeps it out of the fault", async () => {
    expect(await outcome((received) => received.envelope("100001", null, "ended"))).toEqual({
      fault: { code: 100001, status: 200, msg: "ended" },
      rejected: ["t-1"],
    });
  });

  it("reads an envelope under another status, and how long to wait", async () => {
    expect(
      await outcome((received) =>
        received.answer(429, '{"code":429,"msg":"slow down","data":null}', { "retry-after": "7" }),
      ),
    ).toEqual({ fault: { code: 429, status: 429, msg: "slow down", retryAfterMs: 7_000 }, rejected: [] });
  });

  it("names a status that has no envelope", async () => {
    expect(
      await outcome((received) => received.answer(502, "<h1>Bad gateway</h1>", { "content-type": "text/html" })),
    ).toEqual({ fault: { code: "http", status: 502 }, rejected: [] });
  });

  it("describes a status without other words by its HTTP name", async () => {
    expect(await outcome((received) => received.answer(418, "", { "content-type": "text/html" }))).toEqual({
      fault: { code: "http", status: 418, statusText: "I'm a Teapot" },
      rejected: [],
    });
  });

  it("describes a refusal without words by the HTTP name of its status", async () => {
    expect(await outcome((received) => received.answer(418, '{"code":777,"msg":"","data":null}'))).toEqual({
      fault: { code: 777, status: 418, msg: "", statusText: "I'm a Teapot" },
      rejected: [],
    });
  });

  it.each(["<html>Welcome to this network</html>", "", "[]", "null", '{"ok":true}', '{"code":'])(
    "takes %j with status 200 for the answer of something other than the server",
    async (text) => {
      expect(await outcome((received) => received.answer(200, text, { "content-type": "text/html" }))).toEqual({
        fault: { code: "network" },
        rejected: [],
      });
    },
  );

  it("distinguishes a cut connection, a late reply and a caller that gave up", async () => {
    const given = new AbortController();
    expect([
      await outcome((received) => received.hangUp()),
      await outcome(() => undefined, { timeout: 20 }),
      await outcome(() => given.abort(), { signal: given.signal }),
    ]).toEqual([
      { fault: { code: "network" }, rejected: [] },
      { fault: { code: "timeout" }, rejected: [] },
      { fault: { code: "aborted" }, rejected: [] },
    ]);
  });
});
