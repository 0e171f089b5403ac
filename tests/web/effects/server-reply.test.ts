// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FaultFact } from "../../../machines/faults/facts";
import { makeCall } from "../../../src/web/effects/http";
import { defaultWire, type Wire } from "../../../src/web/effects/wire";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";

let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

const ours = { "x-invigil": "1" };
const html = { "content-type": "text/html" };
const text = (code: number | string, data: unknown = {}) => JSON.stringify({ code, msg: "m", data });

const beat = async (answer: (received: Received) => void, wire: Wire = defaultWire, serverReplyOnly = true) => {
  const facts: FaultFact["type"][] = [];
  server.serve((received) => {
    answer(received);
    return true;
  });
  const call = makeCall({
    baseUrl: server.url,
    token: () => "t-1",
    menuId: () => "m1",
    language: () => "en",
    wire,
    judge: (fact) => {
      facts.push(fact.type);
      return fact.type === "answer.received" && fact.code === 200;
    },
  });
  const outcome: unknown = await call("heartbeat", { attempt_id: "a1", lease: "l" }, { serverReplyOnly }).catch(
    (fault: unknown) => fault,
  );
  return [outcome, ...facts];
};
const answered = (status: number, body: string, headers: Record<string, string> = {}, wire?: Wire) =>
  beat((received) => received.answer(status, body, headers), wire);

describe("F51: a reply that is not the server's", () => {
  it.each([400, 401, 403, 404])("JSON of a gateway with code %i and HTTP 200 is the network's", async (code) => {
    expect(await answered(200, text(code))).toEqual([{ code: "network" }, "network.failed"]);
  });

  it.each([400, 401, 403, 404, 429, 500, 502, 503])("JSON of a gateway with HTTP %i is no answer", async (status) => {
    expect(await answered(status, text(status))).toEqual([{ code: "http", status }, "network.failed"]);
  });

  it.each([
    ["an empty 404", 404, ""],
    ["a 502 in HTML", 502, "<h1>Bad gateway</h1>"],
    ["what Fastify says while it closes", 503, '{"error":"x","code":"Service Unavailable","statusCode":503}'],
  ])("%s is no answer", async (_name, status, body) => {
    expect(await answered(status, body, html)).toEqual([{ code: "http", status }, "network.failed"]);
  });

  it.each([
    ["F11: a sign-in page", "<html>Welcome</html>"],
    ["F13: half a reply", text(200, { server_time: 1 }).slice(0, -9)],
    ["garbage", '{"code":'],
    ["a success without data", '{"code":200,"msg":"ok"}'],
    ["a success with another's data", text(200, "ok")],
    ["a success with a list", text(200, [1])],
    ["a code of nobody's", text(100_999)],
    ["a small code", text(5)],
  ])("%s with HTTP 200 is the network's", async (_name, body) => {
    expect(await answered(200, body, html)).toEqual([{ code: "network" }, "network.failed"]);
  });

  it("is judged as before if a call does not require the server's reply", async () => {
    expect(await beat((received) => received.answer(404, text(404)), defaultWire, false)).toEqual([
      { code: 404, status: 404, msg: "m", data: {} },
      "answer.received",
    ]);
  });
});

describe("a reply of the server", () => {
  it.each([400, 401, 403, 404, 429, 503])("a refusal %i that carries its header", async (status) => {
    expect(await answered(status, text(status), ours)).toEqual([
      { code: status, status, msg: "m", data: {} },
      "answer.received",
    ]);
  });

  it.each([100_203, "100203"])("a code of the server, also where a proxy has removed the header: %j", async (code) => {
    expect(await answered(200, text(code))).toEqual([
      { code: 100_203, status: 200, msg: "m", data: {} },
      "answer.received",
    ]);
  });

  it("a success with data, also of a server of yesterday that sends no header", async () => {
    expect(await answered(200, text(200, { server_time: 5 }))).toEqual([
      { code: 200, server_time: 5 },
      "answer.received",
    ]);
  });

  it("any envelope where the site requires no header, or one with the header that the site names", async () => {
    const off = { ...defaultWire, serverReplyHeader: null };
    const other = { ...defaultWire, serverReplyHeader: "x-school" };
    const refusal = { code: 404, status: 404, msg: "m", data: {} };
    expect([
      await answered(404, text(404), {}, off),
      await answered(404, text(404), { "x-school": "yes" }, other),
      await answered(404, text(404), ours, other),
    ]).toEqual([
      [refusal, "answer.received"],
      [refusal, "answer.received"],
      [{ code: "http", status: 404 }, "network.failed"],
    ]);
  });

  it("not with the header alone, where the body is no envelope", async () => {
    expect([await answered(200, "", ours), await answered(503, "", ours)]).toEqual([
      [{ code: "network" }, "network.failed"],
      [{ code: "http", status: 503 }, "network.failed"],
    ]);
  });
});

describe("F52: how long a reply asks to wait", () => {
  const waited = async (headers: Record<string, string>) => {
    const [fault] = await answered(503, text(503), headers);
    return (fault as { retryAfterMs?: number }).retryAfterMs;
  };

  it("is in seconds", async () => {
    expect([await waited({ "retry-after": "7" }), await waited({ ...ours, "retry-after": "7" })]).toEqual([
      7_000, 7_000,
    ]);
  });

  it("or a date, by the clock of the replying machine", async () => {
    const date = "Sun, 22 Nov 2026 08:00:00 GMT";
    const later = "Sun, 22 Nov 2026 08:00:09 GMT";
    expect([
      await waited({ date, "retry-after": later }),
      await waited({ date: later, "retry-after": date }),
      await waited({ date: "", "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }),
    ]).toEqual([9_000, undefined, expect.closeTo(3_600_000, -4)]);
  });

  it("is none where it cannot be read", async () => {
    for (const word of ["soon", "-3", "0", "Infinity", ""])
      expect([word, await waited({ "retry-after": word })]).toEqual([word, undefined]);
  });
});
