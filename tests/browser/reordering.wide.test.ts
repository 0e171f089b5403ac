import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAs, desktop, useSite } from "./site";

const drag = async (page: Page, handle: Locator, to: Locator): Promise<void> => {
  await handle.hover();
  // the code of dragging comes with the pointer
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/Dragging-/.test(name)),
  );
  await expect
    .poll(async () => {
      const from = await handle.boundingBox();
      const place = await to.boundingBox();
      if (from === null || place === null) return 0;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 3 });
      const lifted = await page.locator("[data-dnd-dragging]").count();
      if (lifted > 0) await page.mouse.move(place.x + 20, place.y + place.height * 0.8, { steps: 12 });
      await page.mouse.up();
      return lifted;
    })
    .toBe(1);
};

describe("rows that an author drags", () => {
  const site = useSite();

  it("are choices of a question and questions of a test, put in order by the mouse", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    const choice = (name: string) => page.getByRole("textbox", { name: `Choice ${name}`, exact: true });
    const words = { A: "one", B: "two", C: "three", D: "four" };
    for (const [name, text] of Object.entries(words)) await choice(name).fill(text);
    const handles = page.locator("[data-item-editor] [data-drag-handle]");
    await drag(page, handles.first(), page.locator("[data-option]").nth(2));
    await expect
      .poll(() => page.locator("[data-option] [contenteditable]").allInnerTexts())
      .toEqual(["two", "three", "one", "four"]);

    await page.goto(`${site.url()}/studio/test?way=write`);
    await page.getByRole("textbox", { name: "Question", exact: true }).fill("First?");
    await page.locator("nav").getByRole("button", { name: "Write", exact: false }).first().click();
    await expect.poll(() => page.locator("[data-rail-item]").count()).toBe(2);
    const before = await page
      .locator("[data-rail-item]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-rail-item")));
    const rows = page.locator("[data-drag-row]:has([data-rail-item])");
    await drag(page, rows.first().locator("[data-drag-handle]"), rows.nth(1));
    await expect
      .poll(() =>
        page.locator("[data-rail-item]").evaluateAll((all) => all.map((one) => one.getAttribute("data-rail-item"))),
      )
      .toEqual(before.toReversed());
    expect(trouble).toEqual([]);
    await context.close();
  });
});
