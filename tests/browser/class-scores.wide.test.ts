import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookAt } from "./looked";
import { mapClass } from "./map-class";
import { arriveAs, desktop, useSite } from "./site";

const { results, scores } = mapClass(30);

describe("the scores of a class on the scales of MAP", () => {
  const site = useSite();
  const answer = async (page: Page) => {
    for (const [call, data] of [
      ["results", results],
      ["class_scores", scores],
    ] as const)
      await page.route(`**/api/studio/${call}?*`, (route) => route.fulfill({ json: { code: 200, msg: "", data } }));
  };
  const address = (view: string) => `${site.url()}/studio/results?assignment_id=large&view=${view}`;

  it.each([
    { language: "en", isDark: false },
    { language: "zh", isDark: true },
  ] as const)("fit every screen and are accessible, $language, dark: $isDark", async (look) => {
    const { context, page, trouble } = await site.open({ ...look, ...desktop });
    await arriveAs(page, site, "teacher");
    await answer(page);
    await page.goto(address("scores"));
    await page.getByRole("group", { name: look.language === "en" ? "Growth" : "进步" }).waitFor();
    await lookAt(site)(page, "class-scores", look);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("are reached by keys, and are scrolled in their frame", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await answer(page);
    await page.goto(address("map"));
    await page.getByRole("button", { name: "Scores", exact: true }).focus();
    await page.keyboard.press("Enter");
    const frame = page.getByRole("region", { name: "Scores of the students" });
    await frame.focus();
    await page.keyboard.press("End");
    await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Student number 1", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Student number 1" }).waitFor();
    await context.close();
  });

  it("stand on the report, which still has two pages of A4", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await answer(page);
    await page.goto(address("paper"));
    await page.getByRole("heading", { name: "Scores of the class" }).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const folder = process.env["SCREENS"];
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "map-paper.pdf"), pdf);
    }
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await context.close();
  });
});
