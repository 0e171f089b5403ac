import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAs, desktop, useSite } from "./site";

const shown = "main:visible";
/** Of the corners, in CSS pixels: round ones let the ground be seen. */
const inset = 12;
const focusName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? "BODY" : activeElement.tagName;
  });

/** How strong the watermark is; by the object model, as the page's policy lets no style element in. */
const styleMark = (page: Page, opacity: string) =>
  page.evaluate((wanted) => {
    for (const mark of document.querySelectorAll<HTMLElement>("[data-watermark], #watermark"))
      mark.style.opacity = wanted;
  }, opacity);

/** A picture of the area within an element's rounded corners. */
const pictureOf = async (page: Page, part: Locator): Promise<Buffer> => {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? expect.fail("nothing to look at");
  const clip = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  return page.screenshot({ clip, animations: "disabled" });
};

/** Whether each of the parts looks the same under a strong watermark as under the faint one. */
const looksAlike = async (page: Page, parts: readonly Locator[]): Promise<readonly boolean[]> => {
  const alike: boolean[] = [];
  for (const part of parts) {
    const faint = await pictureOf(page, part);
    await styleMark(page, "0.9");
    alike.push(faint.equals(await pictureOf(page, part)));
    await styleMark(page, "");
  }
  return alike;
};

describe("one thing at a time", () => {
  const site = useSite();

  it("leaves the watermark out of options, figures and dialogs, light and dark", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site);
    await page.goto(`${site.url()}/examAccess/CATDetail?menu_id=cat-a`);
    await page.locator("a[href*='CATExam']").first().click();
    await page.locator(`${shown} article svg`).first().waitFor();
    await page.locator("[data-watermark] text").waitFor({ state: "attached" });
    const figures = page.locator(`${shown} article svg[role=img]`);
    const options = page.locator(`${shown} article label`);
    expect([await figures.count(), await options.count()].every((count) => count > 1)).toBe(true);
    const parts = [figures.first(), figures.last(), options.first(), options.last()];
    const turn = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.locator(`[data-mode=${colorScheme}]`).first().waitFor();
    };
    for (const scheme of ["light", "dark"] as const) {
      await turn(scheme);
      expect(await looksAlike(page, [page.locator(shown), ...parts])).toEqual([false, true, true, true, true]);
    }
    await page.goto(`${site.url()}/examAccess/SATDetail?menu_id=sat`);
    await page.locator("a[href*='SATExam']").first().click();
    const directions = page.getByRole("dialog");
    await directions.waitFor();
    await page.locator("[data-watermark] text").waitFor({ state: "attached" });
    for (const scheme of ["light", "dark"] as const) {
      await turn(scheme);
      expect(await looksAlike(page, [directions.getByRole("heading"), directions.getByRole("list")])).toEqual([
        true,
        true,
      ]);
    }
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("closes one thing by one Escape, and returns the focus to the element that opened it", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site);
    await page.goto(site.url());
    const themeTool = page.getByRole("button", { name: "Theme", exact: true });
    await themeTool.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Theme" });
    await drawer.waitFor();
    const palette = page.getByRole("combobox");
    await page.keyboard.press("Control+k");
    await palette.waitFor();
    expect(await drawer.count()).toBe(0);
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "hidden" });
    await expect.poll(() => focusName(page)).not.toBe("BODY");
    await themeTool.focus();
    await page.keyboard.press("Enter");
    await drawer.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => drawer.count()).toBe(0);
    await expect.poll(() => themeTool.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("never lets the focus fall to the page's body where a tab is closed by its key", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site);
    for (const path of ["/learningRecord", "/favorites", "/wrongBook"]) {
      await page.goto(site.url() + path);
      await page.locator(`${shown} h1`).waitFor();
    }
    const tabs = page.getByRole("tab");
    const before = await tabs.count();
    expect(before).toBeGreaterThan(2);
    await tabs.nth(1).focus();
    for (let left = before - 1; left >= 1; left -= 1) {
      await page.keyboard.press("Delete");
      await expect.poll(() => tabs.count()).toBe(left);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tab");
    }
    expect(trouble).toEqual([]);
    await context.close();
  });
});
