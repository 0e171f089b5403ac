import { describe, expect, it } from "vitest";
import { asIfRead } from "./read-answers";
import { arriveAs, desktop, phone, signIn, useSite, type Visitor } from "./site";
import { beginFixed, beginMap, saveState, sitAdaptive } from "./sitting";

const words = {
  zh: { title: "MAP 数学", noScore: "这次没有分数", estimate: "练习估分，不是官方成绩", saved: /已保存/ },
  en: {
    title: "MAP Mathematics",
    noScore: "No score for this sitting",
    estimate: "Practice estimate, not an official score",
    saved: /Saved \d/,
  },
} as const;
/** Each language once and each size once. */
const visitors: readonly Visitor[] = [
  { language: "zh", ...phone },
  { language: "en", ...desktop },
];

describe("the whole way, as a student goes it", () => {
  const site = useSite();

  for (const visitor of visitors) {
    const { language, width } = visitor;
    it(`MAP from sign-in to analysis, ${language}, ${width} wide`, async () => {
      const { context, page, trouble } = await site.open(visitor);
      await page.goto(site.url());
      await page.locator("input[type=password]").waitFor();
      await site.screen(page, "landing", visitor);
      await signIn(page, site);
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${language}`));
      await site.screen(page, "home", visitor);
      await beginMap(page, site.url());
      await site.screen(page, "exam-map", visitor);
      await sitAdaptive(page, 20);
      await page.waitForURL(/MAPResult/);
      await page.getByRole("heading", { name: words[language].noScore }).waitFor();
      await site.screen(page, "map-no-score", visitor);
      await asIfRead(site.dataDir, new URL(page.url()).searchParams.get("attempt_id") ?? "");
      await page.reload();
      await page.getByText(words[language].estimate).filter({ visible: true }).first().waitFor();
      await site.screen(page, "map-result", visitor);
      expect(await page.title()).toContain(" - Invigil");
      expect(await page.locator("h1:visible").first().innerText()).toContain(words[language].title);

      const [analysis] = await Promise.all([
        context.waitForEvent("page"),
        page.locator("a[href*='/analyse']").first().click(),
      ]);
      await analysis.locator("h1:visible").waitFor();
      expect(new URL(analysis.url()).searchParams.get("attempt_id")).toBe(
        new URL(page.url()).searchParams.get("attempt_id"),
      );
      await analysis.locator("article:visible, section:visible").first().waitFor();
      await site.screen(analysis, "analysis", visitor);
      expect(trouble).toEqual([]);
      await context.close();
    });

    it(`a fixed test with palette, mark and check page, ${language}, ${width} wide`, async () => {
      const { context, page, trouble } = await site.open(visitor);
      await arriveAs(page, site);
      await page.goto(`${site.url()}/examAccess/detail?menu_id=${site.fixedTest()}`);
      await page.locator("a[href*='/examAccess/exam']").first().waitFor();
      await site.screen(page, "fixed-detail", visitor);
      await beginFixed(page, site.url(), site.fixedTest());
      for (let number = 1; number <= 6; number += 1) {
        await page.locator("main:visible h1", { hasText: String(number) }).waitFor();
        if (number <= 4)
          await page
            .locator("main:visible input[type=radio]")
            .nth(number === 4 ? 0 : 1)
            .check({ force: true });
        if (number === 5)
          for (const choice of [0, 2])
            await page.locator("main:visible input[type=checkbox]").nth(choice).check({ force: true });
        if (number === 2) await page.locator("main:visible article header button").first().click();
        if (number === 2) await site.screen(page, "exam-fixed", visitor);
        await page.locator("footer:visible button").last().click();
      }
      await expect.poll(() => saveState(page).innerText()).toMatch(words[language].saved);
      await site.screen(page, "exam-check", visitor);
      await page.locator("main:visible section button").last().click();
      await page.locator("dialog button").last().click();
      await page.waitForURL(/examAccess\/result/);
      await page.locator("h1:visible").waitFor();
      // right: 1–3 and the multiple choice; wrong: 4; skipped: the text entry
      await expect.poll(() => page.locator("main:visible").innerText()).toMatch(/67\s*%/);
      await site.screen(page, "fixed-result", visitor);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
