import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DraftItem } from "../../src/contract/studio/draft-item";
import { draftOf, draftTestOf } from "../support/drafts";
import { ask, savedAnswers } from "./api";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Site, type Visitor } from "./site";
import { beginFixed } from "./sitting";

const words = {
  en: { submit: "Submit", awaiting: "15 points await marking", count: /^6 words · 37 of/ },
  zh: { submit: "提交", awaiting: "15 分待评", count: /^6 字（词） · 37 \/ / },
} as const;

const essay = (stem: string, points: number): DraftItem => {
  const draft = draftOf(stem, { key: null, points });
  return {
    ...draft,
    body: { ...draft.body, interaction: { type: "extended_text", max_length: 20_000, format: "plain" } },
  };
};

/** Publishes a test of a choice and two essays as the teacher who is signed in on the page. */
async function publish(site: Site, page: Page, key: string): Promise<string> {
  const items: string[] = [];
  for (const draft of [
    draftOf("1 + 1?", { points: 2 }),
    essay("Why do rivers bend?", 10),
    essay("What is a delta?", 5),
  ])
    items.push((await ask(site, page, "saveItem", { idempotency_key: `${key}-${items.length}`, draft })).item_id);
  const definition = draftTestOf(items, { title: { en: `Rivers ${key}` } });
  const test = await ask(site, page, "saveTest", { idempotency_key: `${key}-test`, definition });
  return (await ask(site, page, "publishDraftTest", { test_id: test.test_id, version: test.version })).menu_id;
}

const next = (page: Page) => page.locator("footer:visible button").last();
const field = (page: Page) => page.locator("main:visible textarea");
const note = async (page: Page) => page.locator(`[id="${await field(page).getAttribute("id")}-count"]`).innerText();
const first = "They dig outside.\n\nInside, they fill.";

describe("a test with two longer answers", () => {
  const site = useSite();

  for (const visitor of [
    { language: "en", ...phone },
    { language: "zh", ...desktop, isDark: true },
  ] satisfies Visitor[]) {
    it(`is written, kept, handed in and shown as awaiting marking, ${visitor.language}`, async () => {
      const said = words[visitor.language];
      const { context, page } = await site.open(visitor);
      const look = async (name: string): Promise<void> => {
        await site.screen(page, `essay-${name}`, visitor);
        expect([name, await findings(page)]).toEqual([name, []]);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect([name, isWide]).toEqual([name, false]);
      };
      await arriveAs(page, site, "teacher");
      const menuId = await publish(site, page, `browser-essays-${visitor.language}`);
      await page.evaluate(() => localStorage.clear());
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), visitor.language);
      await arriveAs(page, site);
      await beginFixed(page, site.url(), menuId);
      await page.locator("main:visible input[type=radio]").first().check({ force: true });
      await next(page).click();

      const empty = (await field(page).boundingBox())?.height ?? 0;
      await field(page).fill("");
      await field(page).pressSequentially(first);
      expect(await note(page)).toMatch(said.count);
      await expect
        .poll(async () => (await savedAnswers(site, page, menuId))[2])
        .toEqual({ type: "extended_text", text: first });
      await page.reload();
      await page.locator("main:visible article h1").waitFor();
      await field(page).waitFor();
      expect(await field(page).inputValue()).toBe(first);
      await look("written");
      const long = `${first}\n${"The bank is cut back year after year. \n".repeat(40)}`;
      await field(page).fill(long);
      expect(((await field(page).boundingBox())?.height ?? 0) > empty + 400).toBe(true);
      await look("long");

      await context.setOffline(true);
      await next(page).click();
      await page.getByText("What is a delta?").waitFor();
      await field(page).fill("A fan of mud, 1 2 3 a b.");
      await context.setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await expect
        .poll(async () => savedAnswers(site, page, menuId), { timeout: 30_000 })
        .toMatchObject({ 2: { text: long }, 3: { text: "A fan of mud, 1 2 3 a b." } });

      await next(page).click();
      await page.getByRole("button", { name: said.submit }).click();
      await page.getByRole("dialog").getByRole("button", { name: said.submit }).click();
      await page.locator("a[href*='/analyse']").first().waitFor();
      await page.getByText(said.awaiting).first().waitFor();
      await look("result");
      await context.close();
    });
  }
});
