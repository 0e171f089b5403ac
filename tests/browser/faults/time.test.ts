import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/server/configuration/config";
import { answers, attempts, tests } from "../../../src/server/db/schema";
import { historyDependencies } from "../../../src/server/history/dependencies";
import { closeSitting } from "../../../src/server/use-cases/close-sitting";
import { giveTime } from "../../../src/server/use-cases/give-time";
import { openAttempt, savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { putClocks, shownSeconds, wrongClocks } from "./page-clocks";
import { choose, healed, next, openItem, saved, textField } from "./person";

const hour = 3_600_000;

/** Lets a test put the clock of the day wrong, as a reload and the browser's other windows find it too. */
const lastingClock = (): void => {
  const now = Date.now;
  const wrong = () => {
    try {
      return Number(localStorage.getItem("test.wrong-clock") ?? 0);
    } catch {
      // a page that is still empty has no storage
      return 0;
    }
  };
  Date.now = () => now() + wrong();
};
const putLasting = (page: Page, day: number) =>
  page.evaluate((ms) => localStorage.setItem("test.wrong-clock", String(ms)), day);
const wake = (page: Page) =>
  page.evaluate(() => {
    for (const name of ["visibilitychange", "resume"]) document.dispatchEvent(new Event(name));
    for (const name of ["pageshow", "focus", "online"]) dispatchEvent(new Event(name));
  });

describe("time that the device has wrong, or the server gives", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const begin = async (menuId = site.fixedTest()) => {
    const device = await faults.open(faults.student(), (context) => context.addInitScript(wrongClocks));
    await beginFixed(device.page, faults.url(), menuId);
    return device;
  };
  const leftSeconds = async (page: Page, menuId = site.fixedTest()): Promise<number> => {
    const { deadline, server_time } = await openAttempt(site, page, menuId);
    return ((deadline ?? 0) - server_time) / 1_000;
  };
  const isRight = (page: Page, menuId?: string) =>
    expect
      .poll(async () => Math.abs((await leftSeconds(page, menuId)) - (await shownSeconds(page))), healed)
      .toBeLessThan(1.6);

  it.each([
    ["two hours ahead", { day: 2 * hour }, "Asia/Shanghai"],
    ["two hours behind", { day: -2 * hour }, "America/New_York"],
  ])("F33: the device's clock is put %s in mid-sitting, then its time zone changes", async (_name, wrong, zone) => {
    const { context, page } = await begin();
    await putClocks(page, wrong);
    faults.spare("O5 words", "the watcher's own clock is wrong as well");
    await choose(page, 1);
    await saved(page);
    await isRight(page);
    const protocol = await context.newCDPSession(page);
    await protocol.send("Emulation.setTimezoneOverride", { timezoneId: zone });
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
    await isRight(page);
    expect(Object.keys(await savedAnswers(site, page, site.fixedTest()))).toEqual(["1", "2"]);
  });

  it("F75: 90 days on, a reload without network, 200 days back: the window keeps the sitting", async () => {
    const { context, page } = await faults.open(faults.student(), (one) => one.addInitScript(lastingClock));
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    faults.spare("O5 words", "the watcher's own clock is wrong as well");
    await putLasting(page, 90 * 24 * hour);
    await context.setOffline(true);
    await page.reload();
    await page.locator("main:visible").first().waitFor();
    await context.setOffline(false);
    await isRight(page);
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
    await putLasting(page, -110 * 24 * hour);
    await openItem(page, 3);
    await choose(page, 1);
    await saved(page);
    await isRight(page);
    await wake(page);
    await openItem(page, 4);
    await page.reload();
    await openItem(page, 2);
    await saved(page);
    await isRight(page);
    expect(await page.getByText("goes on elsewhere").count()).toBe(0);
    expect(Object.keys(await savedAnswers(site, page, site.fixedTest()))).toEqual(["1", "2", "3"]);
  });

  it("F32: asleep for five minutes in which the counting clock stood: right again once awake", async () => {
    const { page } = await begin();
    await choose(page, 1);
    await saved(page);
    await putClocks(page, { count: -5 * 60_000 });
    await wake(page);
    await isRight(page);
    await next(page);
    await choose(page, 1);
    await saved(page);
  });

  it("F58: a question that stays open for 25 hours takes its answer", async () => {
    const menuId = "faults-untimed";
    await faults.shortTest(menuId, null);
    const { page } = await begin(menuId);
    const { attempt_id } = await openAttempt(site, page, menuId);
    await openItem(page, 6);
    await putClocks(page, { count: 25 * hour });
    await textField(page).fill("seven");
    await saved(page);
    const rows = await faults.withDatabase((db) => db.select().from(answers).where(eq(answers.attemptId, attempt_id)));
    expect(rows.map(({ answer }) => answer)).toEqual([{ type: "text_entry", text: "seven" }]);
    expect(rows[0]?.elapsedMs).toBeLessThanOrEqual(24 * hour);
  });

  it("F45: time is given, the test taken off the list: both shown within ten seconds, nothing moves back", async () => {
    const menuId = "faults-given";
    await faults.shortTest(menuId, 600_000);
    const { page } = await begin(menuId);
    await choose(page, 1);
    await saved(page);
    const before = await openAttempt(site, page, menuId);
    await faults.withDatabase(async (db) => {
      const deps = historyDependencies(db, readConfig({}));
      await giveTime(deps, { attemptId: before.attempt_id, ms: 300_000, reason: "extension" });
      await db.update(tests).set({ published: false }).where(eq(tests.menuId, menuId));
    });
    await expect.poll(() => shownSeconds(page), { timeout: 12_000 }).toBeGreaterThan(600);
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
    const after = await openAttempt(site, page, menuId);
    expect([after.attempt_id, after.deadline]).toEqual([before.attempt_id, (before.deadline ?? 0) + 300_000]);
  });

  it("F45: hands in the answers of its window before the server does when an attempt is ended", async () => {
    const menuId = "faults-closed";
    await faults.shortTest(menuId, null);
    const { page } = await begin(menuId);
    await choose(page, 1);
    await saved(page);
    const { attempt_id } = await openAttempt(site, page, menuId);
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "dropBefore" } });
    await openItem(page, 6);
    await textField(page).fill("seven");
    await faults.withDatabase((db) => closeSitting(historyDependencies(db, readConfig({})), { attemptId: attempt_id }));
    await expect.poll(() => shownSeconds(page), { timeout: 12_000 }).toBeLessThan(16);
    faults.proxy().calm();
    await page
      .getByRole("link", { name: /result/i })
      .first()
      .waitFor({ timeout: 30_000 });
    const [row] = await faults.withDatabase((db) =>
      db.select().from(attempts).where(eq(attempts.attemptId, attempt_id)),
    );
    const rows = await faults.withDatabase((db) => db.select().from(answers).where(eq(answers.attemptId, attempt_id)));
    expect([row?.status, rows.map(({ held }) => held)]).toEqual(["finished", [false, false]]);
    expect(rows.map(({ answer }) => answer)).toContainEqual({ type: "text_entry", text: "seven" });
  });
});
