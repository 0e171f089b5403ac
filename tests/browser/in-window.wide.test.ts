import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { endSitting } from "./api";
import { arriveAs, phone, useSite } from "./site";
import { answerItem, beginFixed, saveState } from "./sitting";

/** A desktop, the same at 200 %, a tablet, and a small phone. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
] as const;

/** Controls of the bars that do not lie wholly in the window, by name. */
const outside = (page: Page): Promise<string[]> =>
  page.locator("header:visible, footer:visible").evaluateAll((bars) =>
    bars
      .flatMap((bar) => [...bar.querySelectorAll<HTMLElement>("button, a, [role=timer]")])
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      })
      .map((control) => control.ariaLabel ?? control.innerText),
  );

describe("every control of a sitting", () => {
  const site = useSite();

  it.each(["zh", "en"] as const)("stays in the window, whatever happens, %s", async (language) => {
    const { context, page } = await site.open({ language, ...phone });
    await arriveAs(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        found[`${state}, ${size.width} wide`] = [
          ...(await outside(page)),
          ...((await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
            ? ["scrolls sideways"]
            : []),
        ];
      }
    };
    await look("at rest");
    await page.setViewportSize(phone);
    await context.setOffline(true);
    await answerItem(page, 1);
    await saveState(page)
      .getByText(language === "zh" ? /网络已断开/ : /[Oo]ffline/)
      .first()
      .waitFor();
    await look("offline");
    await context.setOffline(false);
    await page.locator("footer:visible button[popovertarget]").first().click();
    await page.locator("[popover] ol button").last().click();
    await page.locator("footer:visible button").last().click();
    await page.locator("main:visible section button").last().waitFor();
    await look("at the check of the work");
    const other = await context.newPage();
    await other.goto(`${site.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
    await other.locator("main:visible section button").first().click();
    await page.locator("[role=alertdialog]").waitFor();
    await look("taken over elsewhere");
    expect(Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0))).toEqual({});
    expect(Object.keys(found).length).toBe(16);
    await endSitting(site, other, site.fixedTest());
    await context.close();
  });
});
