import { sql } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { CallName } from "../../../src/contract/calls/addresses";
import { readConfig } from "../../../src/server/configuration/config";
import { tests } from "../../../src/server/db/schema";
import { historyDependencies } from "../../../src/server/history/dependencies";
import { giveTime } from "../../../src/server/use-cases/give-time";
import { ask, openAttempt } from "../api";
import { beginFixed } from "../sitting";
import { storedReplyNames } from "../stored-reply-names";
import { useFaultSite } from "./fault-site";
import { shownSeconds } from "./page-clocks";
import { choose, healed, openItem, saved } from "./person";
import { wakeWorker } from "./wake-worker";

const limitMs = 20_000;
const givenMs = 600_000;
const whole = "faults-whole";
const parts = "faults-parts";
const toTheEnd = { timeout: limitMs + 10_000 };
const withWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

describe("F69: time that is given while a device is offline", () => {
  const faults = useFaultSite();
  const { site } = faults;

  beforeAll(async () => {
    await faults.shortTest(whole, limitMs);
    await faults.shortTest(parts, limitMs);
    await faults.withDatabase(async (db) => {
      const rows = await db
        .select()
        .from(tests)
        .where(sql`menu_id = ${parts}`);
      for (const { definition } of rows)
        for (const section of definition.sections) {
          const sections = [
            { ...section, stage: "first", items: 3, time_limit_ms: limitMs },
            { ...section, stage: "second", items: section.items - 3, time_limit_ms: 600_000 },
          ];
          await db
            .update(tests)
            .set({ definition: { ...definition, time_limit_ms: null, sections } })
            .where(sql`menu_id = ${parts}`);
        }
      await db.execute(
        sql`update test_items set stage = case when position < 3 then 'first' else 'second' end
            where menu_id = ${parts}`,
      );
    });
  });

  const give = (attemptId: string) =>
    faults.withDatabase((db) =>
      giveTime(historyDependencies(db, readConfig({})), { attemptId, ms: givenMs, reason: "outage" }),
    );
  const sentTo = (name: CallName) => faults.proxy().exchanges.filter(({ call }) => call === name).length;
  /** Answers questions online and offline; meanwhile time is given, and the end that the device knows passes. */
  const offlineOverTheEnd = async (menuId: string, offline: number, options: object = {}) => {
    const { context, page } = await faults.open(faults.student(), undefined, options);
    await beginFixed(page, faults.url(), menuId);
    if (!("serviceWorkers" in options)) await withWorker(page);
    await choose(page, 1);
    await saved(page);
    const before = await openAttempt(site, page, menuId);
    await context.setOffline(true);
    for (let place = 2; place < 2 + offline; place += 1) {
      await openItem(page, place);
      await choose(page, 1);
    }
    await give(before.attempt_id);
    await page.getByText("Time is up").first().waitFor(toTheEnd);
    return { context, page, before };
  };
  /** The current attempt is on screen: its section, its clock and its label. */
  const goesOn = async (
    page: Page,
    { attempt_id, stage }: { readonly attempt_id: string; readonly stage: string },
    answered: number,
  ) => {
    await saved(page);
    await expect.poll(() => shownSeconds(page), healed).toBeGreaterThan(500);
    await page.locator("main:visible input[type=radio]").first().waitFor();
    const now = await ask(site, page, "examItemDetail", { attempt_id });
    expect([now.status, now.stage, now.answers.length, now.held]).toEqual(["sitting", stage, answered, 0]);
  };
  const reopened = async (context: BrowserContext, page: Page) => {
    const address = page.url();
    await page.close();
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto(`${faults.url()}/healthz`);
    return { other, address };
  };

  it.each([
    ["the whole test, with the worker", whole, {}],
    ["the whole test, without it", whole, { serviceWorkers: "block" }],
    ["a section, with the worker", parts, {}],
    ["a section, without it", parts, { serviceWorkers: "block" }],
  ])("to %s: the hand-in of an open page is answered with the new end", async (_what, menuId, options) => {
    const { context, page, before } = await offlineOverTheEnd(menuId, 0, options);
    const asked = sentTo("advanceExam");
    // the hand-in alone is heard
    faults.proxy().cause({ on: ["heartbeat"], chaos: { kind: "dropBefore" } });
    await context.setOffline(false);
    await expect.poll(() => sentTo("advanceExam"), healed).toBeGreaterThan(asked);
    faults.proxy().calm();
    await goesOn(page, before, 1);
  });

  it("to the whole test: a hand-in that the worker delivers for a closed page ends nothing", async () => {
    const { context, page, before } = await offlineOverTheEnd(whole, 1);
    await page.getByText("You may close this page").waitFor(healed);
    const asked = sentTo("advanceExam");
    const { other, address } = await reopened(context, page);
    await wakeWorker(other);
    await expect.poll(() => sentTo("advanceExam"), healed).toBeGreaterThan(asked);
    await other.goto(address);
    await goesOn(other, before, 2);
  });

  it("to a section, whose page is closed: it goes on where it was", async () => {
    const { context, page, before } = await offlineOverTheEnd(parts, 1);
    const { other, address } = await reopened(context, page);
    await wakeWorker(other);
    await other.goto(address);
    await goesOn(other, before, 2);
  });

  it("F71: a section that is handed in offline begins the next only with the student there", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), parts);
    await withWorker(page);
    const { attempt_id } = await openAttempt(site, page, parts);
    await give(attempt_id);
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await openItem(page, 2);
    await choose(page, 1);
    await openItem(page, 3);
    await page.locator("footer:visible button").last().click();
    await page.locator("main:visible section button").last().click();
    await page.locator("dialog button").last().click();
    await page.getByText("Waiting for the server").first().waitFor(healed);
    const stored = async () => (await storedReplyNames(page)).filter((name) => name.startsWith("handin.")).length;
    await expect.poll(stored, healed).toBe(1);
    expect(await page.getByText("You may close this page").count()).toBe(0);
    const asked = sentTo("advanceExam");
    const { other } = await reopened(context, page);
    await wakeWorker(other);
    const standing = () => ask(site, other, "examItemDetail", { attempt_id });
    await expect.poll(async () => (await standing()).answers.length, healed).toBe(2);
    expect([(await standing()).stage, sentTo("advanceExam") - asked]).toEqual(["first", 0]);
  });
});
