import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";
import { answerItem, beginMap, sitAdaptive } from "./sitting";

describe("a student's learning between tests", () => {
  const site = useSite();

  for (const visitor of [
    { language: "en", ...desktop },
    { language: "zh", ...phone },
  ] satisfies Visitor[]) {
    it(`wrong answers are reviewed, noted, repeated and stored, ${visitor.language}`, async () => {
      const isEnglish = visitor.language === "en";
      const { context, page, trouble } = await site.open(visitor);
      const button = (en: string, zh: string) => page.getByRole("button", { name: isEnglish ? en : zh, exact: true });
      await arriveAs(page, site);
      await beginMap(page, site.url());
      await sitAdaptive(page, 20);
      await page.waitForURL(/MAPResult/);
      const attemptId = new URL(page.url()).searchParams.get("attempt_id") ?? "";

      await page.goto(`${site.url()}/analyse?attempt_id=${attemptId}`);
      await button("Keep as a favourite", "收藏").click();
      await button("Favourite", "已收藏").waitFor();

      await page.goto(`${site.url()}/wrongBook`);
      const first = page.locator("main:visible article").first();
      await first.getByRole("combobox").selectOption("misread");
      const entries = await page.locator("main:visible article").count();
      await first.getByRole("button").first().click();
      await first
        .getByText(isEnglish ? "Right answer" : "正确答案")
        .first()
        .waitFor();
      expect(await findings(page)).toEqual([]);
      await site.screen(page, "wrong-book", visitor);
      const removal = (place: number) =>
        page
          .locator("main:visible article")
          .nth(place)
          .getByRole("button", { name: isEnglish ? "Remove" : "移出" });
      const hasFocus = (goal: Locator) => expect.poll(() => goal.evaluate((one) => one === document.activeElement));
      await removal(1).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("main:visible article").count()).toBe(entries - 1);
      await hasFocus(removal(Math.min(1, entries - 2))).toBe(true);
      await page.keyboard.press("Tab");
      await hasFocus(button("Undo", "撤销")).toBe(true);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("main:visible article").count()).toBe(entries);
      await page.reload();
      await expect
        .poll(() => page.locator("main:visible article").first().getByRole("combobox").inputValue())
        .toBe("misread");

      await page.goto(`${site.url()}/favorites`);
      const note = page.getByLabel(isEnglish ? "Note" : "笔记", { exact: true }).first();
      await note.fill(`look again, in ${visitor.language}`);
      await button("Save note", "保存笔记").first().click();
      await expect.poll(() => button("Save note", "保存笔记").first().isDisabled()).toBe(true);
      await page.reload();
      await expect.poll(() => note.inputValue()).toBe(`look again, in ${visitor.language}`);
      await site.screen(page, "favorites", visitor);

      await page.goto(`${site.url()}/wrongBook`);
      await page.locator("main:visible a[href='/practise?from=due']").click();
      await button("Start practising", "开始练习").click();
      await page.locator("main:visible article h1").waitFor();
      await answerItem(page, 1);
      expect(await findings(page)).toEqual([]);
      await button("Check", "看看对不对").click();
      await page
        .getByText(isEnglish ? /^(Your|Right) answer$/ : /^(你的|正确)答案$/)
        .first()
        .waitFor();
      expect(await findings(page)).toEqual([]);
      await site.screen(page, "practise-explained", visitor);
      // on another day, or another device
      await page.goto(`${site.url()}/practise`);
      await button("Go on", "继续").click();
      await page.locator("main:visible article h1").waitFor();
      await button("End this set", "结束这一组").click();
      await button("Another set", "再来一组").waitFor();
      await site.screen(page, "practise-done", visitor);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
