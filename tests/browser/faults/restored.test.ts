import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { wordsOfCommand } from "../../support/programs";
import { openAttempt, savedAnswers } from "../api";
import { answerItem, beginFixed, beginMap } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, next, saved, noticeTimeout } from "./person";

const beatMs = 10_000;
/** How long the machine may take to start a server. */
const startMs = 8_000;

/** Runs a command of the product beside the server, as its script in package.json does. */
const run = (dataDir: string, name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [...wordsOfCommand(name), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });

describe("a server that is restored from yesterday's backup", () => {
  const faults = useFaultSite();
  const { site } = faults;

  it("F26: has everything again within a heartbeat, and no page says otherwise for longer", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "invigil-backup-"));
    const backup = path.join(folder, "yesterday.zip");
    const fixed = await faults.open(faults.student());
    const adaptive = await faults.open(faults.student());
    await beginFixed(fixed.page, faults.url(), site.fixedTest());
    await choose(fixed.page, 1);
    await saved(fixed.page);
    await beginMap(adaptive.page, faults.url());
    expect(run(site.dataDir, "backup", backup)).toMatch(/^\S+yesterday\.zip: \d+ rows of \d+ tables and 0 files, /);
    expect(run(site.dataDir, "restore", backup, "--check")).toMatch(/yesterday\.zip is whole: \d+ rows of /);

    await next(fixed.page);
    for (const place of [2, 3]) {
      await at(fixed.page, place);
      await choose(fixed.page, 1);
      await saved(fixed.page, { timeout: 20_000 });
      await next(fixed.page);
    }
    const heading = () => adaptive.page.locator("main:visible article h1").innerText();
    const first = await heading();
    await answerItem(adaptive.page, 1);
    await next(adaptive.page);
    await expect.poll(heading, { timeout: 20_000 }).not.toBe(first);
    expect((await openAttempt(site, adaptive.page, "map-math")).answered).toBe(1);

    expect(() => run(site.dataDir, "restore", backup, "--replace")).toThrow("is already using");
    await site.restart(() => run(site.dataDir, "restore", backup, "--replace"));
    const back = Date.now();
    expect(Object.keys(await savedAnswers(site, fixed.page, site.fixedTest()))).toEqual(["1"]);
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, fixed.page, site.fixedTest())), { timeout: 20_000 })
      .toEqual(["1", "2", "3"]);
    expect(Date.now() - back).toBeLessThan(beatMs + startMs);
    await expect
      .poll(async () => (await openAttempt(site, adaptive.page, "map-math")).answered, { timeout: 20_000 })
      .toBe(1);
    await answerItem(adaptive.page, 2);
    await next(adaptive.page);
    await expect
      .poll(async () => (await openAttempt(site, adaptive.page, "map-math")).answered, { timeout: 20_000 })
      .toBe(2);
    await saved(fixed.page, noticeTimeout);
    faults.wordsMayErr(beatMs + startMs);
    faults.spare("O1 ledger", "the log is yesterday's: only the last word of each item is written into it anew");
    faults.spare("O3 once", "what is sent again has rows of its own in it");
    rmSync(folder, { recursive: true, force: true });
  });
});
