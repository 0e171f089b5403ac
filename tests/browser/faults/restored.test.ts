import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openAttempt, savedAnswers } from "../api";
import { answerItem, beginFixed, beginMap } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, next, saved, told } from "./person";

const beatMs = 10_000;
/** How long the machine may take to start a server. */
const startMs = 8_000;

describe("a server that is restored from yesterday's backup", () => {
  const faults = useFaultSite();
  const { site } = faults;

  it("F26: has everything again within a heartbeat, and nobody is told otherwise for longer", async () => {
    const backup = mkdtempSync(path.join(tmpdir(), "invigil-backup-"));
    const fixed = await faults.open(faults.student());
    const adaptive = await faults.open(faults.student());
    await beginFixed(fixed.page, faults.url(), site.fixedTest());
    await choose(fixed.page, 1);
    await saved(fixed.page);
    await beginMap(adaptive.page, faults.url());
    await site.restart(() => cpSync(site.dataDir, backup, { recursive: true }));

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

    await site.restart(() => {
      rmSync(site.dataDir, { recursive: true, force: true });
      cpSync(backup, site.dataDir, { recursive: true });
    });
    const back = Date.now();
    expect(Object.keys(await savedAnswers(site, fixed.page, site.fixedTest()))).toEqual(["1"]);
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, fixed.page, site.fixedTest())), { timeout: 20_000 })
      .toEqual(["1", "2", "3"]);
    console.log("healed", Date.now() - back);
    await expect
      .poll(async () => (await openAttempt(site, adaptive.page, "map-math")).answered, { timeout: 20_000 })
      .toBe(1);
    await answerItem(adaptive.page, 2);
    await next(adaptive.page);
    await expect
      .poll(async () => (await openAttempt(site, adaptive.page, "map-math")).answered, { timeout: 20_000 })
      .toBe(2);
    await saved(fixed.page, told);
    expect([...fixed.trouble, ...adaptive.trouble]).toEqual([]);
    expect(faults.truth().lies(beatMs + startMs)).toEqual([]);
    rmSync(backup, { recursive: true, force: true });
  });
});
