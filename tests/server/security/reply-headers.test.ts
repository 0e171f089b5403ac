import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { serverReplyHeader } from "../../../src/contract/calls/envelope";
import { isPartOfPage } from "../../../src/server/http/part-of-page";
import { openSchool } from "../../support/sittings";

const webRoot = mkdtempSync(path.join(tmpdir(), "invigil-headers-"));
mkdirSync(path.join(webRoot, "assets"));
const code = "export const words = ['a question', 'its answer'];\n".repeat(100);
for (const [file, text] of [
  ["index.html", "<!doctype html><title>the page</title>"],
  ["sw.js", "self.addEventListener('install', () => {});"],
  ["version.json", "{}"],
  ["assets/page-a1.js", code],
  ["assets/page-a1.js.br", brotliCompressSync(code)],
  ["assets/letters-b2.woff2", "letters"],
  ["assets/drawing-c3.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
] as const)
  writeFileSync(path.join(webRoot, file), text);

const school = await openSchool({ webRoot });
const site = await school.app.listen({ port: 0, host: "127.0.0.1" });
afterAll(async () => {
  await school.app.close();
  rmSync(webRoot, { recursive: true });
});

/** The headers of a reply over a socket, without those that differ each time. */
async function headersOf(address: string, options: RequestInit = {}): Promise<Record<string, string>> {
  const reply = await fetch(site + address, { headers: { "accept-encoding": "identity" }, ...options });
  await reply.arrayBuffer();
  const { date, etag, "content-length": length, ...rest } = Object.fromEntries(reply.headers);
  expect(date).toBeDefined();
  return {
    ...rest,
    ...(etag === undefined ? {} : { etag: etag.startsWith('W/"') ? "weak" : "strong" }),
    ...(length === undefined ? {} : { "content-length": Number(length) > 0 ? "stated" : length }),
  };
}

const withheld =
  "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()";
const persistent = { connection: "keep-alive", "keep-alive": "timeout=72" };
const part = {
  "accept-ranges": "bytes",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  vary: "accept-encoding",
  etag: "weak",
};
const data = {
  ...persistent,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  [serverReplyHeader]: String(school.now),
  "cache-control": "no-store",
  "content-length": "stated",
  "content-type": "application/json; charset=utf-8",
};
const anyDocument = {
  ...persistent,
  "content-security-policy": expect.stringMatching(
    /^default-src 'none';script-src 'self';.*frame-ancestors 'none';.*require-trusted-types-for 'script';/,
  ) as string,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": withheld,
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
  [serverReplyHeader]: String(school.now),
};
const sent = { "accept-ranges": "bytes", vary: "accept-encoding", etag: "weak", "content-length": "stated" };
const forever = "public, max-age=31536000, immutable";

describe("a part of a page", () => {
  it.each([
    ["/assets/page-a1.js", { "content-type": "application/javascript; charset=utf-8", "cache-control": forever }],
    ["/assets/letters-b2.woff2", { "content-type": "font/woff2", "cache-control": forever }],
    ["/version.json", { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }],
  ])("at %s carries what a file needs and no policy of documents", async (address, own) => {
    expect(await headersOf(address)).toEqual({ ...part, "content-length": "stated", ...own });
  });

  it("carries the same, and its encoding, where it is compressed", async () => {
    expect(await headersOf("/assets/page-a1.js", { headers: { "accept-encoding": "br" } })).toEqual({
      ...part,
      "cache-control": forever,
      "content-encoding": "br",
      "content-length": "stated",
      "content-type": "application/javascript; charset=utf-8",
    });
  });

  it("carries the same where the browser has it already", async () => {
    const { etag = "" } = (await school.app.inject("/version.json")).headers;
    const known = await school.app.inject({ url: "/version.json", headers: { "if-none-match": etag } });
    const { date: _date, ...headers } = known.headers;
    expect([known.statusCode, headers]).toEqual([304, { ...part, etag, "cache-control": "no-cache" }]);
  });

  it("is told from documents and workers by its name, compressed or not", () => {
    const files = [
      "a-1.js",
      "a-1.js.br",
      "a.css.gz",
      "icon.png",
      "app.webmanifest",
      "licences.txt",
      "a.woff2",
      "a.json",
    ];
    const others = ["index.html", "a.svg", "a.svg.br", "a.xml", "a", "a.js.map", "js", "/d/sw.js", "/d/sw-off.js.br"];
    expect([files.filter((name) => !isPartOfPage(`/d/${name}`)), others.filter(isPartOfPage)]).toEqual([[], []]);
  });
});

describe("what can run or be shown by itself", () => {
  it.each([
    ["a page", "/", { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" }],
    [
      "an address of the app",
      "/examAccess/CAT",
      { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    ],
    ["a worker", "/sw.js", { "content-type": "application/javascript; charset=utf-8", "cache-control": "no-cache" }],
    ["a drawing", "/assets/drawing-c3.svg", { "content-type": "image/svg+xml", "cache-control": forever }],
  ])("%s carries all policies", async (_name, address, own) => {
    expect(await headersOf(address)).toEqual({ ...anyDocument, ...sent, ...own });
  });

  it("a fault at the address of a file carries them too", async () => {
    const { vary: _vary, ...fault } = await headersOf("/assets/gone-d4.js");
    const { "cache-control": caching, "content-type": type } = data;
    expect(fault).toEqual({
      ...anyDocument,
      "content-length": "stated",
      "cache-control": caching,
      "content-type": type,
    });
  });

  it("is never a worker of another name: the pages start none", () => {
    const views = path.join(import.meta.dirname, "../../../src/web");
    const sources = readdirSync(views, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(?:tsx?|js)$/.test(name),
    );
    const starting = /new (?:Shared)?Worker\(|importScripts\(|[?&](?:shared)?worker\b/;
    expect(sources.filter((name) => starting.test(readFileSync(path.join(views, name), "utf8")))).toEqual([]);
  });
});

describe("a call", () => {
  it.each([
    ["is read", addresses.siteConfig.path, {}],
    ["is read at an address without /api", addresses.noticeList.path, {}],
    ["needs a person", `${addresses.userInfo.path}?x=1`, {}],
    ["is unknown", "/api/none", {}],
    ["changes something", addresses.login.path, { method: "POST" }],
  ])("that %s is answered with the policies of data", async (_name, address, options) => {
    const { vary: _vary, ...headers } = await headersOf(address, options);
    expect(headers).toEqual(data);
  });
});
