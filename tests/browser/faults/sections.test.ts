import { eq, sql } from "drizzle-orm";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { refusedOperations, tests } from "../../../src/server/db/schema";
import { wordsOfCommand } from "../../support/programs";
import { openAttempt } from "../api";
import { answerItem, beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, labelOf, next, openItem, saved } from "./person";

const menuId = "faults-sections";
const minute = 60_000;

const run = (dataDir: string, name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [...wordsOfCommand(name), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });

const minutesLeft = async (page: Page): Promise<number> => {
  const words = await page.locator("header [role=timer]:visible").first().innerText();
  return Number(/(\d+):\d\d/.exec(words)?.[1] ?? Number.NaN);
};

describe("a test of two sections", () => {
  const faults = useFaultSite({ students: 2 });
  const { site } = faults;

  beforeAll(() =>
    faults.withDatabase(async (db) => {
      const [test] = await db.select().from(tests).where(eq(tests.menuId, site.fixedTest()));
      const section = test?.definition.sections[0];
      if (test === undefined || section === undefined) throw new Error("no test");
      const sections = [
        { ...section, stage: "one", items: 3, time_limit_ms: 20 * minute },
        { ...section, stage: "two", items: 3, time_limit_ms: 40 * minute },
      ];
      const definition = { ...test.definition, time_limit_ms: null, sections };
      await db.insert(tests).values({ ...test, menuId, definition, sourceDigest: null });
      await db.execute(
        sql`insert into test_items (menu_id, version, position, stage, item_id)
            select ${menuId}, version, position, case when position < 3 then 'one' else 'two' end, item_id
            from test_items where menu_id = ${site.fixedTest()}`,
      );
    }),
  );

  const goOn = async (page: Page): Promise<void> => {
    await openItem(page, 3);
    await next(page);
    await page.locator("main:visible h1", { hasText: "Check your work" }).waitFor();
    await page.locator("main:visible section button").last().click();
    await page.locator("dialog button").last().click();
  };

  it("F70: returns to the section of a restored server, and loses no answers of the later one", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "invigil-sections-"));
    const backup = path.join(folder, "earlier.zip");
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), menuId);
    await choose(page, 1);
    await saved(page);
    expect(await minutesLeft(page)).toBeLessThan(20);
    run(site.dataDir, "backup", backup);
    const { attempt_id } = await openAttempt(site, page, menuId);

    await goOn(page);
    await expect.poll(() => minutesLeft(page), healed).toBeGreaterThan(30);
    for (const place of [1, 2]) {
      await at(page, place);
      await answerItem(page, 1);
      await saved(page);
      await next(page);
    }
    await at(page, 3);
    await site.restart(() => run(site.dataDir, "restore", backup, "--replace"));

    await expect.poll(() => minutesLeft(page), { timeout: 25_000 }).toBeLessThan(20);
    await expect.poll(() => labelOf(page), healed).toBe("2 answers wait on this device for their section.");
    expect(await openAttempt(site, page, menuId)).toMatchObject({ stage: "one", answered: 1 });
    await openItem(page, 2);
    await choose(page, 1);
    await expect.poll(async () => (await openAttempt(site, page, menuId)).answered, healed).toBe(2);
    await expect.poll(() => labelOf(page), healed).toBe("2 answers wait on this device for their section.");

    // the answers that wait outlive the page
    await page.reload();
    await expect.poll(() => labelOf(page), healed).toBe("2 answers wait on this device for their section.");
    expect((await openAttempt(site, page, menuId)).answered).toBe(2);

    await goOn(page);
    await expect.poll(() => minutesLeft(page), healed).toBeGreaterThan(30);
    await expect.poll(async () => (await openAttempt(site, page, menuId)).answered, healed).toBe(4);
    await saved(page);
    const refused = await faults.withDatabase((db) =>
      db.select().from(refusedOperations).where(eq(refusedOperations.attemptId, attempt_id)),
    );
    expect(refused).toEqual([]);
    faults.wordsMayErr(60_000);
    faults.spare("O1 ledger", "the log is that of the backup: only the last word of each item is written into it anew");
    faults.spare("O5 errors", "a beat that meets the server as it stops is answered with 503");
    faults.spare("O3 once", "what is sent again has rows of its own in it");
    rmSync(folder, { recursive: true, force: true });
  });
});
