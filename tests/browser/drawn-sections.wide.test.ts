import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnItems, drawnTest, itemsOfSections } from "../support/drawn-sections";
import { published } from "./published";
import { arriveAs, desktop, phone, useSite } from "./site";

const draft = {
  menuId: "drawn",
  family: "custom" as const,
  definition: drawnTest,
  sourceDigest: null,
  items: drawnItems,
  sectionItems: itemsOfSections,
};
const tablet = { width: 1024, height: 768 } as const;
const words = {
  en: {
    close: "Close",
    passage: "Passage",
    sections: "By section",
    question: (number: number) => `Question ${number}`,
  },
  zh: { close: "关闭", passage: "阅读材料", sections: "各分区表现", question: (number: number) => `第 ${number} 题` },
} as const;

const shown = "main:visible";
const stem = (page: Page) => page.locator(`${shown} article`).getByText(/^Question [pwt]\d$/);
const directions = (page: Page) => page.locator("dialog[open]");

/** Opens a question of the section by its place, from 1. */
async function openItem(page: Page, place: number, heading: string): Promise<void> {
  await page.locator("footer:visible button[popovertarget]").first().click();
  await page
    .locator("[popover] ol button")
    .nth(place - 1)
    .click();
  await page.locator(`${shown} article h1`, { hasText: heading }).waitFor();
}

describe("a test whose sections draw from their questions", () => {
  const site = useSite(published(draft));

  it.each(["en", "zh"] as const)(
    "shows directions before each section, and each passage beside its questions: %s",
    async (language) => {
      const { close, passage, question, sections } = words[language];
      const { context, page, trouble } = await site.open({ language, ...desktop });
      /** Goes through the section; returns its questions in the order shown. */
      const read = async (items: number, look: () => Promise<void> = async () => undefined): Promise<string[]> => {
        const all: string[] = [];
        for (let place = 1; place <= items; place += 1) {
          await openItem(page, place, question(place));
          all.push(await stem(page).innerText());
          await look();
        }
        return all;
      };
      const readDirections = async (stage: string) => {
        await directions(page).getByText(`Directions of ${stage}.`).waitFor();
        for (const size of [tablet, phone, desktop]) {
          await page.setViewportSize(size);
          const box = (await directions(page).boundingBox()) ?? expect.fail("no directions");
          expect(box.x >= 0 && box.x + box.width <= size.width).toBe(true);
          expect(box.y >= 0 && box.y + box.height <= size.height).toBe(true);
          await site.screen(page, `exam-directions-${stage}`, { language, ...size });
        }
        await directions(page).getByRole("button", { name: close }).click();
      };
      const handIn = async () => {
        await page.locator("footer:visible button").last().click();
        await page.locator(`${shown} section button`).last().click();
        await page.locator("dialog button").last().click();
      };
      const seePassage = async () => {
        const letter = /[123]$/.test(await stem(page).innerText()) ? "a" : "b";
        const region = page.locator(shown).getByRole("region", { name: passage });
        for (const size of [phone, tablet, desktop]) {
          await page.setViewportSize(size);
          await region.getByText(`What passage ${letter} tells.`).waitFor();
          await region.getByRole("heading", { name: `Passage ${letter}` }).waitFor();
          const [left, right] = [await region.boundingBox(), await page.locator(`${shown} article`).boundingBox()];
          if (left === null || right === null) throw new Error("a part is missing");
          expect(size === phone ? left.y + left.height <= right.y : left.x + left.width <= right.x).toBe(true);
          expect(right.x + right.width).toBeLessThanOrEqual(size.width);
          await site.screen(page, "exam-passage", { language, ...size });
        }
      };

      await arriveAs(page, site);
      await page.goto(`${site.url()}/examAccess/detail?menu_id=drawn`);
      await page.locator("a[href*='/examAccess/exam']").first().click();
      await readDirections("warm");
      expect(await read(2)).toEqual(["Question w2", "Question w1"]);
      await handIn();

      await readDirections("passages");
      const drawn = await read(4, seePassage);
      expect(new Set(drawn).size).toBe(4);
      const passages = drawn.map((one) => Number(/[123]$/.test(one)));
      expect(passages.filter((one, at) => one !== passages[at - 1]).length).toBeLessThanOrEqual(2);
      await page.reload();
      await readDirections("passages");
      expect(await read(4)).toEqual(drawn);
      await handIn();

      await readDirections("timed");
      expect(await read(2)).toHaveLength(2);
      await page.getByRole("timer").first().waitFor();
      await handIn();
      await page.waitForURL("**/examAccess/result**");
      const bySection = page.getByRole("region", { name: sections });
      for (const title of ["Section warm", "Section passages", "Section timed"])
        await bySection.getByText(title, { exact: true }).first().waitFor();
      for (const size of [tablet, phone, desktop]) {
        await page.setViewportSize(size);
        await site.screen(page, "result-sections", { language, ...size });
      }
      expect(trouble).toEqual([]);
      await context.close();
    },
  );
});
