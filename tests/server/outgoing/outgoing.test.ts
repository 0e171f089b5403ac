import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OutgoingFault } from "../../../src/server/outgoing/outgoing-fault";
import { createOutgoing } from "../../../src/server/outgoing/outgoing-requests";
import { reachOf } from "../../../src/server/outgoing/private-addresses";
import { privateHostsOf } from "../../../src/server/outgoing/private-hosts";
import { ConfigFault } from "../../../src/server/support/config-fault";

const asked: string[] = [];
const routes: Readonly<Record<string, (request: IncomingMessage, reply: ServerResponse) => void>> = {
  "/plain": (request, reply) => reply.end(JSON.stringify({ method: request.method, host: request.headers.host })),
  "/large": (_request, reply) => reply.end("x".repeat(1_048_577)),
  "/largest": (_request, reply) => reply.end("x".repeat(1_048_576)),
  "/endless": (_request, reply) => void reply.write("x"),
  "/silent": () => undefined,
  "/here": (_request, reply) => reply.writeHead(302, { location: "/plain" }).end(),
  "/loop": (_request, reply) => reply.writeHead(302, { location: "/loop" }).end(),
  "/away": (_request, reply) => reply.writeHead(302, { location: "http://localhost:1/plain" }).end(),
  "/broken": (request) => void request.socket.destroy(),
};
const server = createServer((request, reply) => {
  asked.push(request.url ?? "");
  routes[request.url ?? ""]?.(request, reply);
});
let base = "";
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const none = new Set<string>();
const outgoing = createOutgoing({ privateHosts: none });
const impatient = createOutgoing({ privateHosts: none }, 50);
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof OutgoingFault ? error.code : error),
  );

describe("a request to another system", () => {
  it("reaches a server on this machine, with its method and its body", async () => {
    const { status, text, url } = await outgoing(`${base}/plain`, { method: "POST", body: "{}" });
    expect([status, JSON.parse(text), url]).toEqual([
      200,
      { method: "POST", host: `127.0.0.1:${port}` },
      `${base}/plain`,
    ]);
  });

  it("ends after its time, whether nothing comes or never enough", async () => {
    expect(await faultOf(impatient(`${base}/silent`))).toBe("timedOut");
    expect(await faultOf(impatient(`${base}/endless`))).toBe("timedOut");
  });

  it("takes 1 MB and no byte more", async () => {
    expect((await outgoing(`${base}/largest`)).text.length).toBe(1_048_576);
    expect(await faultOf(outgoing(`${base}/large`))).toBe("tooLarge");
  });

  it("follows redirects on the same host, not to another, not without end, and not with a body", async () => {
    expect((await outgoing(`${base}/here`)).url).toBe(`${base}/plain`);
    expect(await faultOf(outgoing(`${base}/away`))).toBe("redirected");
    expect(await faultOf(outgoing(`${base}/loop`))).toBe("redirected");
    expect(await faultOf(outgoing(`${base}/here`, { method: "POST", body: "{}" }))).toBe("redirected");
  });

  it("says that nobody answers", async () => {
    expect(await faultOf(outgoing(`${base}/broken`))).toBe("unreachable");
    const unknown = createOutgoing({ privateHosts: none, resolve: () => Promise.reject(new Error("ENOTFOUND")) });
    expect(await faultOf(unknown("https://nobody.example/"))).toBe("nameUnknown");
    const empty = createOutgoing({ privateHosts: none, resolve: async () => [] });
    expect(await faultOf(empty("https://nobody.example/"))).toBe("nameUnknown");
  });

  it("goes by https alone but on this machine, and carries no password in its address", async () => {
    for (const address of [
      "http://platform.example/",
      "ftp://127.0.0.1/",
      "https://user:word@platform.example/",
      "https://user@platform.example/",
      "file:///etc/passwd",
      "not an address",
    ])
      expect([address, await faultOf(outgoing(address))]).toEqual([address, "addressForbidden"]);
  });

  it.each([
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "127.0.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.1.2.3",
    "::ffff:127.0.0.1",
    "64:ff9b::a01:203",
  ])("does not go to %s under another name, also where a public address stands beside it", async (address) => {
    const family = address.includes(":") ? 6 : 4;
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address, family },
    ];
    const through = createOutgoing({ privateHosts: none, resolve });
    expect(await faultOf(through("https://platform.example/"))).toBe("addressPrivate");
  });

  it("does not go to a private network by its number, in whatever spelling", async () => {
    for (const host of ["10.0.0.1", "0xa000001", "167772161", "[::ffff:10.0.0.1]", "[fd00::1]", "0300.0250.0.1"])
      expect([host, await faultOf(outgoing(`https://${host}/`))]).toEqual([host, "addressPrivate"]);
  });

  it("uses the address that was checked, and does not ask for the name a second time", async () => {
    let asks = 0;
    const resolve = async () => {
      asks += 1;
      return [{ address: asks === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    };
    const through = createOutgoing({ privateHosts: none, resolve });
    expect((await through(`http://localhost:${port}/plain`)).status).toBe(200);
    expect(asks).toBe(1);
  });

  it("goes to a host in a private network that the site names, and to no other", async () => {
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const through = createOutgoing({ privateHosts: new Set(["moodle.school.lan"]), resolve }, 2_000);
    asked.length = 0;
    // the server speaks no TLS: that it was reached shows in the kind of failure
    expect(await faultOf(through(`https://moodle.school.lan:${port}/plain`))).toBe("unreachable");
    expect(await faultOf(through(`https://other.school.lan:${port}/plain`))).toBe("addressPrivate");
    expect(asked).toEqual([]);
  });
});

it("knows what lies on the internet", () => {
  expect(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "nonsense", "172.32.0.1"].map(reachOf)).toEqual([
    "public",
    "public",
    "public",
    "private",
    "public",
  ]);
});

it("reads the hosts that the site names", () => {
  expect(privateHostsOf({ OUTGOING_PRIVATE_HOSTS: " Moodle.school.lan, 10.0.0.7,," })).toEqual(
    new Set(["moodle.school.lan", "10.0.0.7"]),
  );
  expect(privateHostsOf({})).toEqual(new Set());
  expect(() => privateHostsOf({ OUTGOING_PRIVATE_HOSTS: "https://a.example/" })).toThrow(ConfigFault);
});
