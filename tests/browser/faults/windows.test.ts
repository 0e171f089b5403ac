import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, labelOf, next, openItem, radio, saved, type Device } from "./person";

const elsewhere = "This test is open elsewhere";

describe("one sitting and many windows", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const exam = () => `${faults.url()}/examAccess/exam?menu_id=${site.fixedTest()}`;
  const answers = (page: Page) => savedAnswers(site, page, site.fixedTest());
  const optionAt = (page: Page, option: number) => radio(page, option).getAttribute("value");

  const duplicated = async ({ context, page }: Device): Promise<Page> => {
    const [copy] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((address) => void window.open(address), exam()),
    ]);
    return copy;
  };

  it.each([
    ["with locks", false],
    ["without locks and channels, as over plain http", true],
  ])("F30: a duplicated tab %s is another window: one writes, the other looks on", async (_name, isPlain) => {
    const device = await faults.open(faults.student(), (context) =>
      context.addInitScript((plain) => {
        if (plain) Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
      }, isPlain),
    );
    const { page } = device;
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    const copy = await duplicated(device);
    await copy.getByText(elsewhere).waitFor(healed);
    await copy.locator("main:visible section button").first().click();
    await at(copy, 1);
    await page.locator("[role=alertdialog]").waitFor({ timeout: 3_000 });
    await openItem(copy, 1);
    await choose(copy, 2);
    await saved(copy);
    expect(await answers(copy)).toEqual({ 1: { type: "single_choice", option_id: await optionAt(copy, 2) } });
  });

  it("F31, F54: an older answer arrives late from one device: the newer one of another stays current", async () => {
    const token = faults.student();
    const first = await faults.open(token);
    await beginFixed(first.page, faults.url(), site.fixedTest());
    await choose(first.page, 1);
    await saved(first.page);
    await first.context.setOffline(true);
    await choose(first.page, 2);
    await expect.poll(() => labelOf(first.page)).toBe("Offline. 1 answer is kept on this device.");
    await first.page.close();

    const second = await faults.open(token);
    await second.page.goto(exam());
    await second.page.locator("main:visible section button, main:visible article h1").first().waitFor();
    const offered = second.page.getByText(elsewhere);
    if (await offered.isVisible()) await second.page.locator("main:visible section button").first().click();
    await at(second.page, 2);
    await openItem(second.page, 1);
    await choose(second.page, 0);
    await saved(second.page);
    const stands = { 1: { type: "single_choice", option_id: await optionAt(second.page, 0) } };

    await first.context.setOffline(false);
    const back = await first.context.newPage();
    const since = Date.now();
    await back.goto(exam());
    await back.getByText(elsewhere).waitFor(healed);
    await expect
      .poll(() => faults.proxy().exchanges.filter((one) => one.call === "answerExercise" && one.at > since).length)
      .toBe(1);
    await expect.poll(() => answers(second.page)).toEqual(stands);
    await back.locator("main:visible section button").first().click();
    await at(back, 2);
    await openItem(back, 1);
    expect(await radio(back, 0).isChecked()).toBe(true);
    await second.page.locator("[role=alertdialog]").waitFor({ timeout: 15_000 });
    expect(await answers(back)).toEqual(stands);
  });

  it("F31: notifies the device that is taken over, whose remaining answers override nothing", async () => {
    const token = faults.student();
    const first = await faults.open(token);
    await beginFixed(first.page, faults.url(), site.fixedTest());
    await first.context.setOffline(true);
    await choose(first.page, 2);
    await next(first.page);
    await at(first.page, 2);
    await choose(first.page, 2);
    await expect.poll(() => labelOf(first.page)).toBe("Offline. 2 answers are kept on this device.");
    const second = await faults.open(token);
    await second.page.goto(exam());
    await second.page.getByText(elsewhere).waitFor();
    await second.page.locator("main:visible section button").first().click();
    await at(second.page, 1);
    await choose(second.page, 0);
    await saved(second.page);
    await first.context.setOffline(false);
    await first.page.locator("[role=alertdialog]").waitFor({ timeout: 15_000 });
    // answers of the first that the second lacks are taken; if both have one, the second's is stored
    await expect.poll(async () => Object.keys(await answers(second.page)), healed).toEqual(["1", "2"]);
    expect((await answers(second.page))[1]).toEqual({
      type: "single_choice",
      option_id: await optionAt(second.page, 0),
    });
  });

  it("F46: signed out in another tab with an answer on the way: asked to sign in, and it arrives", async () => {
    const context = await site.browser().newContext({ locale: "en" });
    await faults.follow(context);
    const page = await context.newPage();
    await page.goto(`${faults.url()}/healthz`);
    await page.evaluate(() => localStorage.setItem("language", "en"));
    const signIn = async () => {
      await page.locator("input[autocomplete=username]").fill("student");
      await page.locator("input[type=password]").fill("student123");
      await page.locator("form button[type=submit]").click();
    };
    await page.goto(faults.url());
    await signIn();
    await page.locator("a[href*='examAccess']").first().waitFor();
    await beginFixed(page, faults.url(), site.fixedTest());
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "dropBefore" } });
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/kept on this device/);
    const other = await context.newPage();
    await other.goto(`${faults.url()}/healthz`);
    await other.evaluate(() => localStorage.removeItem("token"));
    await page.locator("input[type=password]").waitFor();
    faults.proxy().calm();
    await signIn();
    await at(page, 1);
    await expect.poll(async () => Object.keys(await answers(page)), healed).toEqual(["1"]);
  });
});
