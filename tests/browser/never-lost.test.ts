import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { ask, endSitting, openAttempt, savedAnswers } from "./api";
import { desktop, signIn, useSite, type Visitor } from "./site";
import { answerItem, beginFixed, beginMap, saveState } from "./sitting";

const visitor: Visitor = { language: "en", ...desktop };
const exam = JSON.parse(readFileSync("src/web/i18n/parts/exam.en.json", "utf8")) as Record<"exam.held.title", string>;
/** FAULTS, oracle O6. */
const healed = { timeout: 10_000 };

const choose = (page: Page, option: number) =>
  page.locator("main:visible input[type=radio]").nth(option).check({ force: true });
const next = (page: Page) => page.locator("footer:visible button").last().click();
const number = (page: Page, place: number) =>
  page.locator("main:visible article h1", { hasText: `Question ${place}` }).waitFor();
const labelOf = (page: Page) => saveState(page).locator("> span").first().innerText();
/** Operations, or choices not yet confirmed, that this browser keeps. */
const keptRows = (page: Page, kept: "operations" | "choices" = "operations") =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("invigil");
        opening.onerror = () => reject(new Error("no database"));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            resolve(counting.result);
            opening.result.close();
          };
        };
      }),
    kept,
  );
const openItem = async (page: Page, place: number) => {
  await page.locator("footer:visible button[popovertarget]").first().click();
  await page
    .locator("[popover] ol button")
    .nth(place - 1)
    .click();
  await number(page, place);
};

describe("a student never loses an answer", () => {
  const site = useSite();
  let open: BrowserContext[] = [];
  let page: Page;
  let trouble: string[];
  let context: BrowserContext;

  const begin = async () => {
    ({ context, page, trouble } = await site.open(visitor));
    open.push(context);
    await signIn(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
  };
  const optionsAt = async (place: number): Promise<string> => {
    const attempt = await openAttempt(site, page, site.fixedTest());
    const interaction = attempt.exercise_list[0]?.exercise_item[place - 1]?.exercise?.interaction;
    return interaction?.type === "single_choice" ? (interaction.options[1]?.option_id ?? "") : "";
  };
  const second = async (place: number) => ({ type: "single_choice", option_id: await optionsAt(place) });

  afterEach(async () => {
    await endSitting(site, page, site.fixedTest()).catch(() => undefined);
    for (const one of open) await one.close();
    open = [];
  });

  it("keeps answers while the network is gone and delivers them by itself", async () => {
    await begin();
    await context.setOffline(true);
    for (const place of [1, 2, 3, 4]) {
      await number(page, place);
      await choose(page, 1);
      await next(page);
    }
    await number(page, 5);
    await page.locator("main:visible input[type=checkbox]").first().check({ force: true });
    await expect.poll(() => labelOf(page), { timeout: 5_000 }).toBe("Offline. 5 answers are kept on this device.");
    expect(await savedAnswers(site, page, site.fixedTest())).toEqual({});
    await context.setOffline(false);
    await expect.poll(() => labelOf(page), healed).toMatch(/^Saved /);
    const held = await savedAnswers(site, page, site.fixedTest());
    expect(Object.keys(held)).toEqual(["1", "2", "3", "4", "5"]);
    expect(held[1]).toEqual(await second(1));
    await page.reload();
    await number(page, 5);
    await openItem(page, 1);
    expect(await page.locator("main:visible input[type=radio]").nth(1).isChecked()).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("finds answers again that never left the device before the page was closed", async () => {
    await begin();
    await context.setOffline(true);
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toContain("kept on this device");
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto(`${site.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
    await number(page, 2);
    await expect.poll(() => savedAnswers(site, page, site.fixedTest()), healed).toEqual({ 1: await second(1) });
  });

  it("survives kill -9 of the server: what was confirmed is there, what was not is sent again", async () => {
    await begin();
    const confirmed: string[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("create_exercise_answer") || response.status() !== 200) return;
      void response.json().then(({ code, data }: { code: number; data: { exercise_id: string } }) => {
        if (code === 200) confirmed.push(data.exercise_id);
      });
    });
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/^Saved /);
    await next(page);
    await number(page, 2);
    await choose(page, 1);
    await site.restart();
    await next(page);
    await number(page, 3);
    await choose(page, 1);
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, page, site.fixedTest())), { timeout: 15_000 })
      .toEqual(["1", "2", "3"]);
    const { answers } = await openAttempt(site, page, site.fixedTest());
    expect(confirmed.filter((id) => !answers.some((answer) => answer.exercise_id === id))).toEqual([]);
    expect(trouble).toEqual([]);
  });

  it("offers a second tab to take over; the first turns read-only at once and overwrites nothing", async () => {
    await begin();
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/^Saved /);
    const other = await context.newPage();
    await other.goto(`${site.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
    await other.getByText(exam["exam.held.title"]).waitFor();
    await other.locator("main:visible section button").first().click();
    await number(other, 2);
    await page.locator("[role=alertdialog]").waitFor({ timeout: 3_000 });
    expect(
      await page
        .locator("main:visible input[type=radio]")
        .first()
        .isEnabled()
        .catch(() => false),
    ).toBe(false);
    await openItem(other, 1);
    await choose(other, 2);
    await expect.poll(() => labelOf(other)).toMatch(/^Saved /);
    const held = await savedAnswers(site, page, site.fixedTest());
    expect(held[1]).not.toEqual(await second(1));
    // and back again
    await page.locator("[role=alertdialog] button").click();
    await number(page, 1);
    await other.locator("[role=alertdialog]").waitFor({ timeout: 3_000 });
    expect(await page.locator("main:visible input[type=radio]").nth(2).isChecked()).toBe(true);
  });

  it("lets a second device take over, and tells the first", async () => {
    await begin();
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/^Saved /);
    const device = await site.open({ ...visitor, width: 390, height: 844 });
    open.push(device.context);
    await signIn(device.page, site);
    await device.page.goto(`${site.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
    await device.page.locator("main:visible section button").first().click();
    await number(device.page, 2);
    await page.locator("[role=alertdialog]").waitFor({ timeout: 15_000 });
  });

  it("keeps text to the last letter over a reload, an emoji and a pasted zero byte", async () => {
    await begin();
    await openItem(page, 6);
    await context.setOffline(true);
    await page.locator("main:visible input[type=text], main textarea").fill("se\u0000ven 👩‍👩‍👧 שבע");
    await expect.poll(() => keptRows(page), { interval: 10 }).toBe(1);
    await context.setOffline(false);
    await page.reload();
    await page.locator("footer").waitFor();
    await openItem(page, 6);
    expect(await page.locator("main:visible input[type=text], main textarea").inputValue()).toBe("seven 👩‍👩‍👧 שבע");
    await expect
      .poll(async () => (await savedAnswers(site, page, site.fixedTest()))[6], healed)
      .toEqual({ type: "text_entry", text: "seven 👩‍👩‍👧 שבע" });
  });

  it("works without storage, and says that it cannot keep answers", async () => {
    ({ context, page, trouble } = await site.open(visitor));
    open.push(context);
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, "indexedDB", { get: () => undefined });
    });
    await signIn(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    await page.getByText("cannot keep", { exact: false }).first().waitFor();
    await choose(page, 1);
    await expect.poll(() => savedAnswers(site, page, site.fixedTest()), healed).toEqual({ 1: await second(1) });
  });

  it("shows the server's time, whatever the device's clock says", async () => {
    await begin();
    const seconds = async () => {
      const [, minutes = "0", rest = "0"] = /(\d+):(\d\d)/.exec(await page.locator("header").first().innerText()) ?? [];
      return Number(minutes) * 60 + Number(rest);
    };
    const before = await seconds();
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 7_200_000;
    });
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/^Saved /);
    const { deadline, server_time } = await openAttempt(site, page, site.fixedTest());
    expect(Math.abs((deadline ?? 0) - server_time - (await seconds()) * 1000)).toBeLessThan(2_500);
    expect(await seconds()).toBeLessThanOrEqual(before);
  });

  it("signing out in another tab asks for the sign-in again and loses nothing", async () => {
    await begin();
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toMatch(/^Saved /);
    const other = await context.newPage();
    await other.goto(site.url());
    await other.evaluate(() => localStorage.removeItem("token"));
    await page.locator("input[type=password]").waitFor();
    await page.locator("input[autocomplete=username]").fill("student");
    await page.locator("input[type=password]").fill("student123");
    await page.locator("form button[type=submit]").click();
    await number(page, 1);
    expect(await page.locator("main:visible input[type=radio]").nth(1).isChecked()).toBe(true);
  });

  it("an adaptive choice that was not confirmed is there again after a reload, on the same item", async () => {
    ({ context, page, trouble } = await site.open(visitor));
    open.push(context);
    await signIn(page, site);
    await beginMap(page, site.url());
    const shown = (await openAttempt(site, page, "map-math")).presented;
    const stem = await page.locator("main:visible article").innerText();
    const choices = page.locator("main:visible input[type=radio]");
    await answerItem(page, 1);
    await expect.poll(() => keptRows(page, "choices"), { interval: 10 }).toBe(1);
    await page.reload();
    await page.locator("main:visible article").waitFor();
    expect(await page.locator("main:visible article").innerText()).toBe(stem);
    if ((await choices.count()) > 0) expect(await choices.nth(1).isChecked()).toBe(true);
    expect((await openAttempt(site, page, "map-math")).presented).toBe(shown);
    await expect(
      ask(site, page, "presentedExercise", { attempt_id: (await openAttempt(site, page, "map-math")).attempt_id }),
    ).resolves.toMatchObject({ presented: shown });
  });
});
