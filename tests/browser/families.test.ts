import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, signIn, useSite, type Visitor } from "./site";

const shown = "main:visible";
const heading = (page: Page) => page.locator(`${shown} h1`).first();
const onward = (page: Page) => page.locator("footer:visible button").last();
const onSheet = (page: Page) => page.locator(`${shown} section button`).first();
const option = (page: Page, place: number) => page.locator(`${shown} input[type=radio]`).nth(place);
const clock = (page: Page) => page.locator("header [role=timer]:visible");

const begin = async (page: Page, detail: string, mode: number): Promise<void> => {
  await page.goto(detail);
  await page.locator("input[type=radio]").nth(mode).check({ force: true });
  await page.locator("a[href*='Exam?']").first().click();
};

/** From any question of the section to its last, then to the page that checks the work, and on. */
const handIn = async (page: Page): Promise<void> => {
  await page.locator("footer:visible button[popovertarget]").first().click();
  await page.locator("[popover] ol button").last().click();
  await onward(page).click();
  await page.locator(`${shown} section button`).last().click();
  await page.locator("dialog button").last().click();
};

describe("every family's sitting, from its page to its result", () => {
  const site = useSite();

  const opened = async (visitor: Visitor) => {
    const { page, trouble } = await site.open(visitor);
    await signIn(page, site);
    return { page, trouble };
  };

  it("CAT as a trial, on a phone, in Chinese: example, practice, subtests, breaks", async () => {
    const visitor = { language: "zh", ...phone } as const;
    const { page, trouble } = await opened(visitor);
    await begin(page, `${site.url()}/examAccess/CATDetail?menu_id=cat-a`, 1);
    let subtests = 0;
    while (!page.url().includes("/examAccess/CATResult")) {
      await page.locator(`${shown} h1`, { hasText: "例题" }).waitFor();
      expect(await option(page, 0).isEnabled()).toBe(false);
      if (subtests === 0) await site.screen(page, "exam-cat-example", visitor);
      await onward(page).click();
      for (const place of [1, 2]) {
        await page.locator(`${shown} h1`, { hasText: `练习题 ${place}/2` }).waitFor();
        await option(page, place).check({ force: true });
        await onward(page).click();
        await page.locator(`${shown} [role=status]`, { hasText: /答对了|这次不对/ }).waitFor();
        if (subtests === 0 && place === 1) await site.screen(page, "exam-cat-practice", visitor);
        await onward(page).click();
      }
      if (subtests === 1) {
        await page.reload();
        await page.locator(`${shown} h1`, { hasText: "例题" }).waitFor();
        await onward(page).click();
        for (const place of [1, 2]) {
          await option(page, place).check({ force: true });
          await onward(page).click();
          await onward(page).click();
        }
      }
      await page.locator(`${shown} h1`, { hasText: "准备开始" }).waitFor();
      await onSheet(page).click();
      await page.locator(`${shown} article h1`, { hasText: "第 1 题" }).waitFor();
      await clock(page).waitFor();
      await option(page, 0).check({ force: true });
      if (subtests === 2) {
        await page.locator("footer", { hasText: /已保存/ }).waitFor();
        await page.reload();
        await page.locator(`${shown} article h1`, { hasText: "第 2 题" }).waitFor();
      }
      await handIn(page);
      subtests += 1;
      await page
        .locator(`${shown} h1`, { hasText: /休息一下|例题/ })
        .or(page.getByText("练习估分，不是官方成绩"))
        .first()
        .waitFor();
      if ((await heading(page).innerText()) === "休息一下") {
        await page.reload();
        await page.locator(`${shown} h1`, { hasText: "休息一下" }).waitFor();
        await onSheet(page).click();
      }
    }
    await site.screen(page, "cat-result", visitor);
    expect(subtests).toBe(8);
    expect(trouble).toEqual([]);
  });

  it("SAT at one's own pace, on a desktop, in English: routed modules and a break", async () => {
    const visitor = { language: "en", ...desktop } as const;
    const { page, trouble } = await opened(visitor);
    await begin(page, `${site.url()}/examAccess/SATDetail?menu_id=sat`, 0);
    for (const [title, items] of [
      ["Reading and Writing, Module 1", 27],
      ["Reading and Writing, Module 2", 27],
      ["Break", 0],
      ["Math, Module 1", 22],
      ["Math, Module 2", 22],
    ] as const) {
      await page.locator("header:visible", { hasText: title }).waitFor();
      if (items === 0) {
        await onSheet(page).click();
        continue;
      }
      await page.locator("footer:visible", { hasText: `1 of ${items}` }).waitFor();
      if (title === "Math, Module 1") {
        await page.reload();
        await page.locator("header:visible", { hasText: title }).waitFor();
        await page.locator("footer:visible", { hasText: `1 of ${items}` }).waitFor();
      }
      await option(page, 1).check({ force: true });
      await handIn(page);
    }
    await page.waitForURL(/SATResult/);
    await page.getByText("Practice estimate, not an official score").first().waitFor();
    await page.getByText("standard second module").first().waitFor();
    await site.screen(page, "sat-result", visitor);
    expect(trouble).toEqual([]);
  });
});
