import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

const words = {
  en: { test: "Test", open: "Export", format: "Format", save: "Save the file", keys: "The file holds the keys." },
  zh: { test: "测试", open: "导出", format: "格式", save: "保存文件", keys: "文件包含答案。" },
} as const;

describe("a teacher who saves a test as a file", () => {
  const site = useSite();

  const looked = async (page: Page, name: string, visitor: Pick<Visitor, "language" | "isDark">) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.locator("#export-tests").scrollIntoViewIfNeeded();
      await site.screen(page, name, { ...visitor, ...size });
      expect([name, size.width, await findings(page)]).toEqual([name, size.width, []]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([name, size.width, isWide]).toEqual([name, size.width, false]);
    }
    await page.setViewportSize(desktop);
  };

  it.each([
    { language: "en", isDark: false },
    { language: "zh", isDark: true },
  ] as const)("is told first what the format cannot say, by keyboard alone, in $language", async (visitor) => {
    const { page, trouble } = await site.open({ ...visitor, ...desktop });
    const say = words[visitor.language];
    await arriveAs(page, site, "admin");
    await page.goto(`${site.url()}/studio/import`);
    const box = page.getByRole("combobox", { name: say.test, exact: true });
    await box.waitFor();
    await looked(page, "export-tests", visitor);
    await box.focus();
    // the first test of a family that comes with the program
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: say.open, exact: true }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(say.keys).waitFor();
    await looked(page, "export-qti3", visitor);
    await page.getByRole("combobox", { name: say.format, exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByText(say.keys).waitFor();
    await page.locator("summary").last().focus();
    await page.keyboard.press("Enter");
    await looked(page, "export-moodle", visitor);
    await page.getByRole("button", { name: say.save }).focus();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toMatch(/\.xml$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<quiz>/);
    expect(text.match(/<question type="(?!category)/g)?.length).toBeGreaterThan(20);
    expect(trouble).toEqual([]);
  });
});
