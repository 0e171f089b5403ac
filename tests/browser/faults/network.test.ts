import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { openAttempt, savedAnswers } from "../api";
import { answerItem, beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, labelOf, next, openItem, saved, textField, noticeTimeout } from "./person";

describe("a network that fails and recovers", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const begin = async () => {
    const device = await faults.open(faults.student());
    await beginFixed(device.page, faults.url(), site.fixedTest());
    return device;
  };
  const answers = (page: Page) => savedAnswers(site, page, site.fixedTest());
  const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("F01: off for thirty seconds while five questions are answered: all are there within ten", async () => {
    const { context, page } = await begin();
    await context.setOffline(true);
    const until = Date.now() + 30_000;
    for (const place of [1, 2, 3, 4, 5]) {
      await at(page, place);
      await answerItem(page, 1);
      await next(page);
    }
    await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/^Offline. 5 answers are kept on this device.$/);
    await pass(until - Date.now());
    expect(await labelOf(page)).toMatch(/^Offline. 5 answers are kept on this device.$/);
    await context.setOffline(false);
    await saved(page, healed);
    expect(Object.keys(await answers(page))).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("F09: two seconds on, three off, again and again: one answer on the way at a time, and all arrive", async () => {
    const { context, page } = await begin();
    const address = addresses.answerExercise.path;
    let [underWay, most, all] = [0, 0, 0];
    page.on("request", (request) => {
      if (!request.url().endsWith(address)) return;
      all += 1;
      most = Math.max(most, (underWay += 1));
    });
    for (const ended of ["requestfinished", "requestfailed"] as const)
      page.on(ended as "requestfinished", (request) => {
        if (request.url().endsWith(address)) underWay -= 1;
      });
    const turns = 8;
    for (let turn = 0; turn < turns; turn += 1) {
      await context.setOffline(true);
      await openItem(page, (turn % 5) + 1);
      await answerItem(page, turn % 2);
      await pass(3_000);
      await context.setOffline(false);
      await pass(2_000);
    }
    await saved(page, healed);
    expect(Object.keys(await answers(page))).toEqual(["1", "2", "3", "4", "5"]);
    expect(most).toBe(1);
    // each change, and a try or two that the network cut off
    expect(all).toBeLessThanOrEqual(turns * 6);
  });

  it("F10: a network as slow as a modem: a question within ten seconds, an answer within three", async () => {
    const { context, page } = await faults.open(faults.student());
    const protocol = await context.newCDPSession(page);
    await protocol.send("Network.enable");
    await protocol.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto(`${faults.url()}/examAccess/detail?menu_id=${site.fixedTest()}`);
    const link = page.locator("a[href*='/examAccess/exam']").first();
    await link.waitFor();
    const asked = Date.now();
    await link.click();
    await at(page, 1);
    expect(Date.now() - asked).toBeLessThan(10_000);
    const chosen = Date.now();
    await choose(page, 1);
    await saved(page);
    expect(Date.now() - chosen).toBeLessThan(3_000 + 1_500);
    await openItem(page, 6);
    await textField(page).pressSequentially("seven", { delay: 20 });
    expect(await textField(page).inputValue()).toBe("seven");
  });

  it("F15: two million letters pasted: the excess is reported while typing, and never at the end", async () => {
    const { page } = await begin();
    await openItem(page, 6);
    const field = textField(page);
    // so much text takes the page itself a moment to draw
    faults.wordsMayErr(1_500);
    await field.evaluate((element) => {
      const input = element as HTMLInputElement;
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
      own?.set?.call(input, "x".repeat(2_000_000));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.getByText("characters is reached").first().waitFor(noticeTimeout);
    await saved(page);
    const kept = Object.values(await answers(page))[0] as { text: string };
    expect(kept.text).toMatch(/^x+$/);
    expect(kept.text).toBe(await field.inputValue());
    expect(kept.text.length).toBeLessThan(50_001);
  });

  it("F39: the page is put to sleep, or thrown away, while typing: the same question, the same text", async () => {
    const { context, page } = await begin();
    const { attempt_id } = await openAttempt(site, page, site.fixedTest());
    await openItem(page, 6);
    await textField(page).pressSequentially("seve");
    await textField(page).press("n");
    await page.goto(`${faults.url()}/healthz`);
    await page.goBack();
    await at(page, 6);
    await expect.poll(() => textField(page).inputValue(), healed).toBe("seven");

    await textField(page).press("End");
    await textField(page).pressSequentially("ty");
    await saved(page);
    const address = page.url();
    // its process is gone, as where the memory of a phone is short
    await page.goto("chrome://crash").catch(() => undefined);
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.locator("main:visible article h1").waitFor();
    await openItem(again, 6);
    await expect.poll(() => textField(again).inputValue(), healed).toBe("seventy");
    const { attempt_id: same } = await openAttempt(site, again, site.fixedTest());
    expect(same).toBe(attempt_id);
  });

  it("F61: offline on the home page: the sitting is shown as under way, and requested again once online", async () => {
    const { context, page } = await begin();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await next(page);
    await answerItem(page, 1);
    await expect
      .poll(() => labelOf(page), noticeTimeout)
      .toMatch(/^Offline. \d answers? (is|are) kept on this device.$/);
    await page.getByRole("button", { name: "Leave" }).click();
    const leave = page.locator("dialog button").last();
    if (await leave.isVisible().catch(() => false)) await leave.click();
    await page
      .getByText(/under way/i)
      .first()
      .waitFor(healed);
    const before = faults.proxy().exchanges.filter(({ call }) => call === "menuList").length;
    await context.setOffline(false);
    await expect
      .poll(() => faults.proxy().exchanges.filter(({ call }) => call === "menuList").length, healed)
      .toBeGreaterThan(before);
    await page.getByText("2 of 6 answered").first().waitFor(healed);
    await expect.poll(async () => Object.keys(await answers(page)), healed).toEqual(["1", "2"]);
  });
});
