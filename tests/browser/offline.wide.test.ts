import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import exam from "../../src/web/i18n/parts/exam.en.json";
import { ask, openAttempt, savedAnswers } from "./api";
import { useFaultSite } from "./faults/fault-site";
import { choose, handIn, openItem, saved, textField } from "./faults/person";
import { wakeWorker } from "./faults/wake-worker";
import { beginFixed, beginMap, saveState } from "./sitting";
import { storedReplyNames } from "./stored-reply-names";

/** The window has the focus, or another one has. */
const look = (page: Page, hasFocus: boolean) =>
  page.evaluate((focus) => {
    document.hasFocus = () => focus;
    globalThis.dispatchEvent(new Event(focus ? "focus" : "blur"));
  }, hasFocus);

describe("a sitting without network", () => {
  const faults = useFaultSite();
  const { site } = faults;

  it("F60: comes back after a reload with answers and absences, and delivers once the network is back", async () => {
    const { context, page } = await faults.open(faults.student());
    const choice = (option: number) => page.locator("main:visible input[type=radio]").nth(option);
    const next = page.locator("footer:visible button").last();
    await beginFixed(page, faults.url(), site.fixedTest());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await choice(1).check({ force: true });
    await expect.poll(() => saveState(page).locator("> span").first().innerText()).toMatch(/^Saved /);
    const first = await savedAnswers(site, page, site.fixedTest());

    await context.setOffline(true);
    await next.click();
    await choice(2).check({ force: true });
    await expect.poll(() => saveState(page).innerText()).toMatch(/offline/i);
    await look(page, false);
    const since = Date.now();
    await page.waitForFunction((from) => Date.now() - from > 1_200, since);
    await look(page, true);
    await page.getByText(/You were away for/).waitFor();
    const address = page.url();
    // data only in the browser's own cache can disappear at any time
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(address);
    await reopened.locator("main:visible article h1").waitFor();
    await reopened.getByText(/You were away for/).waitFor();
    await reopened.locator("footer:visible button[popovertarget]").first().click();
    await reopened.locator("[popover] ol button").first().click();
    await expect.poll(() => reopened.locator("main:visible input[type=radio]").nth(1).isChecked()).toBe(true);
    await reopened.locator("footer:visible button").last().click();
    await expect.poll(() => reopened.locator("main:visible input[type=radio]").nth(2).isChecked()).toBe(true);
    expect(await reopened.locator("header").first().innerText()).toMatch(/\d+:\d\d/);

    await context.setOffline(false);
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, reopened, site.fixedTest())).length, { timeout: 15_000 })
      .toBe(2);
    expect((await savedAnswers(site, reopened, site.fixedTest()))[1]).toEqual(first[1]);
  });

  /** Answers two questions without network and hands in, until the page reports that it waits. */
  const handedInOffline = async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const { attempt_id } = await openAttempt(site, page, site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await openItem(page, 6);
    await textField(page).fill("seven");
    await handIn(page);
    await page.getByText(/kept on this device. You may close this page/).waitFor({ timeout: 15_000 });
    return { context, page, attempt_id, address: page.url() };
  };
  const attemptOf = (page: Page, attempt_id: string) => ask(site, page, "examItemDetail", { attempt_id });

  it("F02: hands in a test whose page was closed, by the worker, once there is a network", async () => {
    const { context, page, attempt_id } = await handedInOffline();
    await page.close();
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto(`${faults.url()}/healthz`);
    await wakeWorker(other);
    await expect.poll(async () => (await attemptOf(other, attempt_id)).status, { timeout: 15_000 }).toBe("finished");
    const { finish_reason, answers, held } = await attemptOf(other, attempt_id);
    expect([finish_reason, answers.length, held]).toEqual(["submitted", 2, 0]);
  });

  it("F02: goes on handing in where the page is opened again, with and without network", async () => {
    const { context, page, attempt_id, address } = await handedInOffline();
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(address);
    await reopened.getByText("You may close this page").waitFor({ timeout: 15_000 });
    await context.setOffline(false);
    await reopened.waitForURL(/examAccess\/result/, { timeout: 15_000 });
    const { finish_reason, answers } = await attemptOf(reopened, attempt_id);
    expect([finish_reason, answers.length]).toEqual(["submitted", 2]);
  });

  it("answers for pictures and sounds of a sitting, whole and in parts", async () => {
    const { context, page } = await faults.open(faults.student());
    await page.goto(faults.url());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const cache = await caches.open("media-some-sitting");
      await cache.put("/media/kept", new Response("0123456789", { headers: { "Content-Type": "audio/mpeg" } }));
    });
    await page.reload();
    await context.setOffline(true);
    const asked = (range: string | null) =>
      page.evaluate(async (wanted) => {
        const reply = await fetch("/media/kept", { headers: wanted === null ? {} : { Range: wanted } });
        const { status, headers } = reply;
        return [status, headers.get("Content-Type"), headers.get("Content-Range"), await reply.text()];
      }, range);
    expect(await asked(null)).toEqual([200, "audio/mpeg", null, "0123456789"]);
    expect(await asked("bytes=0-")).toEqual([206, "audio/mpeg", "bytes 0-9/10", "0123456789"]);
    expect(await asked("bytes=2-4")).toEqual([206, "audio/mpeg", "bytes 2-4/10", "234"]);
    expect(await asked("bytes=10-")).toEqual([416, null, "bytes */10", ""]);
    await context.setOffline(false);
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.reload();
    await page.locator("input[type=password]").waitFor();
    const left = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("media-")));
    await expect.poll(left).toEqual([]);
  });

  it("reports in an adaptive test that it waits for the server; signing out deletes everything", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginMap(page, faults.url());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const heading = page.locator("main:visible article h1");
    const number = await heading.innerText();
    const address = page.url();
    await context.setOffline(true);
    await page.goto(address);
    await page.getByText(exam["exam.unreached.title"]).waitFor();
    await context.setOffline(false);
    await page.locator("main:visible section button", { hasText: "Begin" }).click();
    await expect.poll(() => heading.innerText()).toBe(number);

    await page.goto(`${faults.url()}/learningRecord`);
    await page.locator("main:visible h1").waitFor();
    const left = async () => (await storedReplyNames(page)).length;
    expect(await left()).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.reload();
    await page.locator("input[type=password]").waitFor();
    await expect.poll(left).toBe(0);
  });
});
