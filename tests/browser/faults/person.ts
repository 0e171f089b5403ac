import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { saveState } from "../sitting";

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** FAULTS, oracle O6. */
export const healed = { timeout: 10_000 };
/** FAULTS, oracle O5. */
export const noticeTimeout = { timeout: 5_000 };

export const labelOf = async (page: Page): Promise<string> =>
  (await saveState(page).locator("> span").first().textContent({ timeout: 5_000 })) ?? "";

export const saved = (page: Page, within: { timeout?: number } = healed): Promise<void> =>
  expect.poll(() => labelOf(page), within).toMatch(/^Saved \d/);

export const radio = (page: Page, option: number) => page.locator("main:visible input[type=radio]").nth(option);
export const choose = (page: Page, option: number): Promise<void> => radio(page, option).check({ force: true });
export const textField = (page: Page) => page.locator("main:visible input[type=text], main:visible textarea");
export const next = (page: Page): Promise<void> => page.locator("footer:visible button").last().click();
export const at = (page: Page, place: number): Promise<void> =>
  page.locator("main:visible article h1", { hasText: `Question ${place}` }).waitFor();

export const openItem = async (page: Page, place: number): Promise<void> => {
  await page.locator("footer:visible button[popovertarget]").first().click();
  await page
    .locator("[popover] ol button")
    .nth(place - 1)
    .click();
  await at(page, place);
};

/** From the last question, or the page that checks the work, to the end. */
export const handIn = async (page: Page): Promise<void> => {
  const heading = page.locator("main:visible h1", { hasText: "Check your work" });
  if (!(await heading.isVisible())) {
    await openItem(page, 6);
    await next(page);
  }
  await heading.waitFor();
  await page.locator("main:visible section button").last().click();
  await page.locator("dialog button").last().click();
};
