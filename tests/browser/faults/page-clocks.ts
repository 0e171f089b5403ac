import type { Page } from "playwright-core";

/** Lets a test put the clocks of the page wrong: the one of the day, and the one that only counts. */
export const wrongClocks = (): void => {
  const [now, counted] = [Date.now, performance.now.bind(performance)];
  const wrong = { day: 0, count: 0 };
  Object.assign(globalThis, { wrong });
  Date.now = () => now() + wrong.day;
  performance.now = () => counted() + wrong.count;
};

/** Puts the clocks of a page with `wrongClocks` wrong by so much, in ms. */
export const putClocks = (page: Page, by: { readonly day?: number; readonly count?: number }): Promise<void> =>
  page.evaluate((change) => void Object.assign((globalThis as unknown as { wrong: object }).wrong, change), by);

/** The time left that a sitting shows, in seconds. */
export const shownSeconds = async (page: Page): Promise<number> => {
  const [, minutes = "0", seconds = "0"] =
    /(\d+):(\d\d)/.exec(await page.locator("header [role=timer]:visible").first().innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
