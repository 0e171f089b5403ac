import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { wordsOfCommand } from "../../support/programs";

const folder = mkdtempSync(path.join(tmpdir(), "simulate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const command = wordsOfCommand("simulate");
const run = (...options: readonly string[]): string =>
  execFileSync(process.execPath, [...command, ...options], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

describe("npm run simulate", { timeout: 60_000 }, () => {
  it("writes the figures as JSON and the page beside them", () => {
    const file = path.join(folder, "opt.html");
    const report: unknown = JSON.parse(run("--family", "opt", "--simulees", "4", "--json", "--html", file));
    expect(report).toMatchObject({ family: "opt", simulees: 4, scales: [{ name: "Use of English" }, {}, {}] });
    expect(readFileSync(file, "utf8")).toContain("<h1>OPT: placement in six parts</h1>");
  });

  it("sits the test of a family as a server would install it, in a length that it has", () => {
    const report: unknown = JSON.parse(run("--family", "mapMini", "--simulees", "3", "--length", "43", "--json"));
    const overall = { simulees: 3, meanLength: 43 };
    expect(report).toMatchObject({ family: "mapMini", scales: [{ name: "MAP Mini Mathematics", overall }] });
  });

  it("explains in one sentence why it cannot run", () => {
    const cannot = (...options: readonly string[]) => {
      const { stderr, status } = spawnSync(process.execPath, [...command, ...options], { encoding: "utf8" });
      return { lines: stderr.trim().split("\n").length, stderr, status };
    };
    const nowhere = path.join(folder, "missing", "page.html");
    expect(cannot("--family", "opt", "--simulees", "1", "--html", nowhere)).toMatchObject({
      lines: 1,
      status: 1,
      stderr: expect.stringContaining("The page could not be written"),
    });
    expect(cannot("--family", "mapMini", "--subject", "language")).toMatchObject({
      lines: 1,
      status: 1,
      stderr: expect.stringContaining('There is no test "map-mini-language"'),
    });
  });
});
