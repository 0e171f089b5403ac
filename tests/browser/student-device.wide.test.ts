import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, openAttempt } from "./api";
import { at, choose, healed, labelOf, openItem, radio, saved, textField } from "./faults/person";
import { choiceAt, useFixedSitting } from "./fixed-sitting";
import { signIn } from "./site";
import { answerItem, beginFixed, beginMap } from "./sitting";

const exam = JSON.parse(readFileSync("src/web/i18n/parts/exam.en.json", "utf8")) as Record<"exam.held.title", string>;

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

describe("a student's own device loses no answer", () => {
  const { faults, site, address, begin, answers } = useFixedSitting();

  it("F28: finds answers again that never left the device before the page was closed", async () => {
    const { context, page } = await begin();
    const first = await choiceAt(page, 1);
    await context.setOffline(true);
    await choose(page, 1);
    await expect.poll(() => labelOf(page)).toContain("kept on this device");
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address());
    await at(again, 2);
    await expect.poll(() => answers(again), healed).toEqual({ 1: first });
  });

  it("F30: offers a second tab to take over; the first is read-only immediately and overwrites nothing", async () => {
    const { context, page } = await begin();
    const second = await choiceAt(page, 1);
    await choose(page, 1);
    await saved(page);
    const other = await context.newPage();
    await other.goto(address());
    await other.getByText(exam["exam.held.title"]).waitFor();
    await other.locator("main:visible section button").first().click();
    await at(other, 2);
    await page.locator("[role=alertdialog]").waitFor({ timeout: 10_000 });
    const isEnabled = () => radio(page, 0).isEnabled({ timeout: 1_000 });
    expect(await isEnabled().catch(() => false)).toBe(false);
    await openItem(other, 1);
    await choose(other, 2);
    await saved(other);
    expect((await answers(page))[1]).not.toEqual(second);
    // and back again
    await page.locator("[role=alertdialog] button").click();
    await at(page, 1);
    await other.locator("[role=alertdialog]").waitFor({ timeout: 10_000 });
    expect(await radio(page, 2).isChecked()).toBe(true);
  });

  it("F27, F47, F48: keeps text to the last letter over a reload, an emoji and a pasted zero byte", async () => {
    const { context, page } = await begin();
    await openItem(page, 6);
    await context.setOffline(true);
    await textField(page).fill("se\u0000ven 👩‍👩‍👧 שבע");
    await expect.poll(() => keptRows(page), { interval: 10 }).toBe(1);
    await context.setOffline(false);
    await page.reload();
    await page.locator("footer").waitFor();
    await openItem(page, 6);
    expect(await textField(page).inputValue()).toBe("seven 👩‍👩‍👧 שבע");
    await expect
      .poll(async () => (await answers(page))[6], healed)
      .toEqual({ type: "text_entry", text: "seven 👩‍👩‍👧 שבע" });
  });

  it("F35: works without storage, and reports that it cannot store answers", async () => {
    const { page } = await faults.open(faults.student(), (context) =>
      context.addInitScript(() => {
        Object.defineProperty(globalThis, "indexedDB", { get: () => undefined });
      }),
    );
    await beginFixed(page, faults.url(), site.fixedTest());
    await page.getByText("cannot keep", { exact: false }).first().waitFor();
    const first = await choiceAt(page, 1);
    await choose(page, 1);
    await expect.poll(() => answers(page), healed).toEqual({ 1: first });
  });

  it("F33: shows the server's time, regardless of the device's clock", async () => {
    const { page } = await begin();
    const seconds = async () => {
      const [, minutes = "0", rest = "0"] = /(\d+):(\d\d)/.exec(await page.locator("header").first().innerText()) ?? [];
      return Number(minutes) * 60 + Number(rest);
    };
    const before = await seconds();
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 7_200_000;
    });
    faults.spare("O5 words", "the watcher's own clock is wrong as well");
    await choose(page, 1);
    await saved(page);
    const { deadline, server_time } = await openAttempt(site, page, site.fixedTest());
    expect(Math.abs((deadline ?? 0) - server_time - (await seconds()) * 1000)).toBeLessThan(2_500);
    expect(await seconds()).toBeLessThanOrEqual(before);
  });

  it("F46: signing out in another tab asks for the sign-in again and loses nothing", async () => {
    const { context, page } = await faults.open("");
    await signIn(page, { ...site, url: faults.url });
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    const other = await context.newPage();
    await other.goto(faults.url());
    await other.evaluate(() => localStorage.removeItem("token"));
    await page.locator("input[type=password]").waitFor();
    await page.locator("input[autocomplete=username]").fill("student");
    await page.locator("input[type=password]").fill("student123");
    await page.locator("form button[type=submit]").click();
    await at(page, 1);
    expect(await radio(page, 1).isChecked()).toBe(true);
  });

  it("F27: an adaptive choice that was not confirmed is there again after a reload, on the same item", async () => {
    const { page } = await faults.open(faults.student());
    await beginMap(page, faults.url());
    const shown = (await openAttempt(site, page, "map-math")).presented;
    const choices = page.locator("main:visible input[type=radio]");
    await answerItem(page, 1);
    await expect.poll(() => keptRows(page, "choices"), { interval: 10 }).toBe(1);
    const answered = await page.locator("main:visible article").innerText();
    await page.reload();
    await expect.poll(() => page.locator("main:visible article").innerText()).toBe(answered);
    if ((await choices.count()) > 0) expect(await choices.nth(1).isChecked()).toBe(true);
    expect((await openAttempt(site, page, "map-math")).presented).toBe(shown);
    await expect(
      ask(site, page, "presentedExercise", { attempt_id: (await openAttempt(site, page, "map-math")).attempt_id }),
    ).resolves.toMatchObject({ presented: shown });
  });
});
