import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, endSitting } from "./api";
import { findingsInThemes } from "./findings";
import { asIfRead } from "./read-answers";
import { arriveAs, desktop, phone, signIn, useSite, type Visitor } from "./site";
import { answerItem, beginFixed, beginMap, saveState, sitAdaptive } from "./sitting";

describe("every page is accessible", () => {
  const site = useSite();

  for (const visitor of [
    { language: "en", ...desktop },
    { language: "zh", isDark: true, ...phone },
  ] as readonly Visitor[]) {
    it(`axe finds nothing, ${visitor.language}, ${visitor.width} wide${visitor.isDark ? ", dark" : ""}`, async () => {
      const { context, page } = await site.open(visitor);
      const found: Record<string, string[]> = {};
      const look = async (name: string, where: Page = page) => {
        found[name] = await findingsInThemes(where);
      };
      await page.goto(site.url());
      await page.locator("input[type=password]").waitFor();
      await look("landing");
      await page.locator("form button[type=submit]").click();
      await look("landing with errors");
      await signIn(page, site);
      await look("home");
      await page.goto(`${site.url()}/examAccess/MAPDetail?menu_id=map-math`);
      await page.locator("a[href*='MAPExamAuto']").first().waitFor();
      await look("MAP detail");
      await beginMap(page, site.url());
      await look("MAP item");
      await sitAdaptive(page, 20);
      await page.waitForURL(/MAPResult/);
      await page.locator("a[href*='/analyse']").first().waitFor();
      await look("MAP without a score");
      await asIfRead(site.dataDir, new URL(page.url()).searchParams.get("attempt_id") ?? "");
      await page.reload();
      await page.locator("figure:visible").first().waitFor();
      await look("MAP result");
      await page.goto(`${site.url()}/analyse?${new URL(page.url()).searchParams.toString()}`);
      await page.locator("main:visible h1").first().waitFor();
      await page.locator("main:visible article, main:visible section").first().waitFor();
      await look("analysis");
      await page.goto(`${site.url()}/examAccess/detail?menu_id=${site.fixedTest()}`);
      await page.locator("a[href*='/examAccess/exam']").first().waitFor();
      await look("fixed detail");
      await beginFixed(page, site.url(), site.fixedTest());
      await look("fixed item");
      await page.locator("footer:visible button[popovertarget]").first().click();
      await look("palette");
      await page.keyboard.press("Escape");
      await endSitting(site, page, site.fixedTest());
      const { list } = (await ask(site, page, "answerRecord", {})) as {
        list: readonly { attempt_id: string; family: string }[];
      };
      await page.goto(
        `${site.url()}/examAccess/result?attempt_id=${list.find(({ family }) => family === "custom")?.attempt_id}`,
      );
      await page.locator("a[href*='/analyse']").first().waitFor();
      await look("fixed result");
      for (const address of [
        "/learningRecord",
        "/wrongBook",
        "/favorites",
        "/practise",
        "/center",
        "/join",
        "/404",
        "/403",
      ]) {
        await page.goto(site.url() + address);
        await page.locator("main h1:visible").first().waitFor();
        await look(address);
      }
      await page.keyboard.press("Control+k");
      await page.locator("input[role=combobox]").fill("theme");
      await page.locator("[role=option]").first().waitFor();
      await look("palette");
      await page.locator("[role=option]").first().click();
      await page.goto(`${site.url()}/learningRecord`);
      await page.locator("main table:visible, main li:visible").first().waitFor();
      await page.locator("[role=tab]").last().click({ button: "right" });
      await page.locator("[role=menuitem]:visible").first().waitFor();
      await look("menu of a tab");
      expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
      await context.close();
    });
  }

  it("a fixed test is sat by keyboard alone", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await page.goto(site.url());
    await page.locator("input[autocomplete=username]").focus();
    await page.keyboard.type("student");
    await page.keyboard.press("Tab");
    await page.keyboard.type("student123");
    await page.keyboard.press("Enter");
    await page.locator("a[href*='examAccess']").first().waitFor();
    await page.goto(`${site.url()}/examAccess/detail?menu_id=${site.fixedTest()}`);
    await page.locator("a[href*='/examAccess/exam']").first().focus();
    await page.keyboard.press("Enter");
    for (const number of [1, 2, 3, 4]) {
      await page.locator("main:visible article h1", { hasText: `Question ${number}` }).waitFor();
      await page.keyboard.press("b");
      await expect.poll(() => page.locator("main:visible input[type=radio]").nth(1).isChecked()).toBe(true);
      await page.keyboard.press("Enter");
    }
    await page.locator("main:visible article h1", { hasText: "Question 5" }).waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    await page.locator("main:visible article h1", { hasText: "Question 6" }).waitFor();
    await page.locator("main:visible input[type=text], main textarea").focus();
    await page.keyboard.type("seven");
    await expect.poll(() => saveState(page).innerText()).toMatch(/^Saved/);
    await page.locator("footer:visible button").last().focus();
    await page.keyboard.press("Enter");
    await page.locator("main:visible section button").last().focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog button").last().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/examAccess\/result/);
    await expect.poll(() => page.locator("main:visible").innerText()).toMatch(/100\s*%/);
    await context.close();
  });

  it("an adaptive item goes on with Enter and puts the focus on the next question", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site);
    await beginMap(page, site.url());
    await answerItem(page, 0);
    await page.keyboard.press("Enter");
    await page.locator("main:visible article h1", { hasText: "Question 2" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await context.close();
  });
});
