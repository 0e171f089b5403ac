import { describe, expect, it } from "vitest";
import { arriveAs, phone, useSite } from "./site";
import { beginFixed } from "./sitting";

describe("choices that were just made", () => {
  const site = useSite();

  it("are there when the page is left in the frame after", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...phone });
    await arriveAs(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    const inputs = page.locator("main:visible article:visible input[type=radio]");
    const address = page.url();
    await inputs.first().check({ force: true });
    await page
      .getByRole("group", { name: "Saving" })
      .getByText(/^Saved \d/)
      .waitFor();
    await page.evaluate(async () => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const options = [...document.querySelectorAll<HTMLInputElement>("main article input[type=radio]")];
      options[1]?.click();
      await painted();
      location.assign("/healthz");
    });
    await page.waitForURL(/healthz/);
    await page.goto(address);
    await inputs.first().waitFor({ state: "attached" });
    const checked = await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
    expect([checked.indexOf(true), checked.filter(Boolean).length, trouble]).toEqual([1, 1, []]);
    await context.close();
  });

  it("are never drawn beside a line that calls all answers saved", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...phone });
    await arriveAs(page, site, "teacher");
    await beginFixed(page, site.url(), site.fixedTest());
    const options = page.locator("main:visible article:visible label:has(input[type=radio])");
    const line = page.locator("[role=group][aria-label='Saving'] > span:not([role])");
    await options.first().click();
    await expect.poll(() => line.textContent()).toMatch(/^Saved \d/);
    await page.route(/answer/, () => undefined);
    const frames = await page.evaluate(
      () =>
        new Promise<readonly (readonly [isDrawn: boolean, line: string])[]>((resolve) => {
          const option = document.querySelectorAll<HTMLInputElement>("main article input[type=radio]")[1];
          const said = document.querySelector("[role=group][aria-label='Saving'] > span:not([role])");
          const seen: (readonly [boolean, string])[] = [];
          const look = () => {
            seen.push([option?.checked === true, said?.textContent ?? ""]);
            if (seen.length < 30) requestAnimationFrame(look);
            else resolve(seen);
          };
          look();
          option?.click();
        }),
    );
    const first = frames.findIndex(([isDrawn]) => isDrawn);
    expect([first > 0, frames.slice(first).filter(([, words]) => words.startsWith("Saved")), trouble]).toEqual([
      true,
      [],
      [],
    ]);
    await context.close();
  });
});
