import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { openSchool } from "../support/sittings";

const bodyOf = (reply: string): unknown => JSON.parse(reply.slice(reply.indexOf("\r\n\r\n") + 4)) as unknown;
const headersOf = (reply: string): ReadonlyMap<string, string> =>
  new Map(
    reply
      .slice(0, reply.indexOf("\r\n\r\n"))
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );

it("a server that closes answers requests on open connections in its own words", async () => {
  const school = await openSchool();
  const app = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  await once(socket, "connect");
  const requested = once(app.server, "request");
  const head = `POST ${addresses.login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 2\r\n\r\n{`);
  await requested;
  const closed = app.close();
  socket.write(`}GET ${addresses.userInfo.path} HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\n\r\n`);
  await once(socket, "close");
  await closed;
  const replies = heard.split(/(?=HTTP\/1\.1 )/);
  expect(replies.map((reply) => reply.split("\r\n")[0])).toEqual([
    "HTTP/1.1 400 Bad Request",
    "HTTP/1.1 503 Service Unavailable",
  ]);
  const headers = headersOf(replies[1] ?? "");
  expect([headers.get("retry-after"), headers.get("connection"), headers.has("x-invigil")]).toEqual([
    "2",
    "close",
    true,
  ]);
  expect(bodyOf(replies[1] ?? "")).toEqual({ code: 503, msg: expect.any(String), data: {} });
});
