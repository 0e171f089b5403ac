import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ClassResults } from "../../src/contract/classes/class-results";
import { largeClass } from "./large-class";
import { arriveAs, desktop, useSite } from "./site";

const address = "/studio/results?assignment_id=large";

/** Answers the call with these results in place of the server. */
const serveResults = (page: Page, results: ClassResults) =>
  page.route("**/api/studio/results?*", (route) => route.fulfill({ json: { code: 200, msg: "", data: results } }));

describe("the results of a class of 1,000", () => {
  const site = useSite();

  it("are drawn within 500 ms of their data, a few rows at a time, and walked to the last by keys", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await serveResults(page, largeClass(1_000, 50));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector("[data-member]") === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
      }).observe(document, { childList: true, subtree: true });
    });
    const grid = page.getByRole("grid", { name: "Students and questions" });
    const drawnAfter = async () => {
      await page.goto(site.url() + address);
      await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
      return page.evaluate(() => {
        const [asked] = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/studio/results?"));
        const [drawn] = performance.getEntriesByName("drawn");
        return (drawn?.startTime ?? Infinity) - (asked as PerformanceResourceTiming).responseEnd;
      });
    };
    // a busy machine only ever adds to it
    const times: number[] = [];
    while (times.length < 5 && !times.some((time) => time < 500)) times.push(await drawnAfter());
    expect(Math.min(...times)).toBeLessThan(500);
    expect(await grid.getAttribute("aria-rowcount")).toBe("1002");
    expect(await grid.locator("[data-member]").count()).toBeLessThan(60);

    await grid.locator('[tabindex="0"]').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-at"));
    await page.keyboard.press("PageDown");
    expect(await focused()).toBe("12:0");
    await page.keyboard.press("Control+End");
    await expect.poll(focused).toBe("1001:51");
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("1001:0");
    const last = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top > 0 && bottom <= window.innerHeight;
    });
    expect(last).toBe(true);
    await page.keyboard.press("Control+Home");
    await expect.poll(focused).toBe("0:0");
    expect(trouble).toEqual([]);
    await context.close();
  });
});
