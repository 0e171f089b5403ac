import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "../../src/server/configuration/config";
import { openSchool } from "../support/sittings";

const webRoot = mkdtempSync(path.join(tmpdir(), "invigil-pages-"));
for (const name of ["index.html", "sw.js", "sw-off.js"]) writeFileSync(path.join(webRoot, name), `this is ${name}`);
afterAll(() => rmSync(webRoot, { recursive: true }));

it.each([
  [undefined, "this is sw.js"],
  ["on", "this is sw.js"],
  ["off", "this is sw-off.js"],
])("with PAGES_OFFLINE=%s the right service worker is served", async (setting, worker) => {
  const { keepsPages } = readConfig(setting === undefined ? {} : { PAGES_OFFLINE: setting });
  const { app } = await openSchool({ webRoot, keepsPages });
  const { body, headers, statusCode } = await app.inject({ url: "/sw.js" });
  expect([statusCode, body, headers["cache-control"]]).toEqual([200, worker, "no-cache"]);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect((await app.inject({ url: "/" })).body).toBe("this is index.html");
});

it("an invalid value of PAGES_OFFLINE is refused", () => {
  expect(() => readConfig({ PAGES_OFFLINE: "no" })).toThrow('PAGES_OFFLINE must be "on" or "off", not "no".');
});
