import { describe, expect, it } from "vitest";
import { arriveAs, phone, useSite } from "./site";
import { beginFixed } from "./sitting";

describe("a choice that is painted before it is stored", () => {
  const site = useSite();

  it("is there after the page was left in the same moment, the last of two quick ones", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...phone });
    await arriveAs(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    const inputs = page.locator("main:visible article:visible input[type=radio]");
    const address = page.url();
    await inputs.first().waitFor({ state: "attached" });
    await page.evaluate(() => {
      const options = [...document.querySelectorAll<HTMLInputElement>("main article input[type=radio]")];
      options[0]?.click();
      options[1]?.click();
      location.assign("/healthz");
    });
    await page.waitForURL(/healthz/);
    await page.goto(address);
    await inputs.first().waitFor({ state: "attached" });
    const checked = await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
    expect([checked.indexOf(true), checked.filter(Boolean).length, trouble]).toEqual([1, 1, []]);
    await context.close();
  });
});
