import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { creditDraft } from "../support/credit-bank";
import { openAttempt, savedAnswers } from "./api";
import { findings } from "./findings";
import { published } from "./published";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";
import { beginFixed } from "./sitting";

const draft = creditDraft();
const tablet = { width: 1024, height: 768 } as const;

const words = {
  en: {
    gap: (number: number) => `Gap ${number}`,
    fluid: "fluid",
    steel: "Steel",
    ice: "ice",
    wrongIce: "snow",
    submit: "Submit",
    gaps: "2 of 4 points",
    minus: "minus a quarter of the points",
    choice: ["AIronRight answer", "BSteelYour answerhalf of the points", "CGlassminus a quarter of the points"],
    total: "3 of 6",
  },
  zh: {
    gap: (number: number) => `第 ${number} 空`,
    fluid: "流体",
    steel: "钢",
    ice: "冰",
    wrongIce: "雪",
    submit: "提交",
    gaps: "得 2 分，满分 4 分",
    minus: "倒扣四分之一的分数",
    choice: ["A铁正确答案", "B钢你的答案一半分数", "C玻璃倒扣四分之一的分数"],
    total: "3",
  },
} as const;

const next = (page: Page) => page.locator("footer:visible button").last();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe("a test of questions with credit", () => {
  const site = useSite(published(draft));

  for (const visitor of [
    { language: "en", ...phone },
    { language: "zh", ...desktop },
    { language: "en", ...tablet },
  ] satisfies Visitor[]) {
    it(`is answered, saved, scored and looked at, ${visitor.language}, ${visitor.width} wide`, async () => {
      const said = words[visitor.language];
      const { context, page, trouble } = await site.open(visitor);
      const look = async (name: string): Promise<void> => {
        await site.screen(page, `credit-${name}`, visitor);
        expect(await findings(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
      };
      await arriveAs(page, site);
      await beginFixed(page, site.url(), draft.menuId);
      const gap = (number: number) => page.locator(`main:visible [aria-label="${said.gap(number)}"]`);

      await gap(1).selectOption({ label: said.fluid });
      await gap(1).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.type("100");
      await page.keyboard.press("Tab");
      await page.keyboard.type(said.wrongIce);
      const { exercise_list } = await openAttempt(site, page, draft.menuId);
      const shown = JSON.stringify(exercise_list);
      expect(shown).not.toMatch(/credit"|weights|accepted/);
      const [first] = exercise_list.flatMap(({ exercise_item }) => exercise_item);
      const interaction = first?.exercise?.interaction;
      if (interaction?.type !== "gaps") throw new Error("the first question has no gaps");
      const fluid = interaction.gaps[0]?.kind === "choice" ? interaction.gaps[0].options[2]?.option_id : undefined;
      const given = { type: "gaps", texts: { degrees: "100", frozen: said.wrongIce }, choices: { kind: fluid } };
      await expect.poll(async () => (await savedAnswers(site, page, draft.menuId))[1]).toEqual(given);
      await look("exam");

      await page.reload();
      await gap(1).waitFor();
      expect([await gap(1).inputValue(), await gap(2).inputValue(), await gap(3).inputValue()]).toEqual([
        fluid,
        "100",
        said.wrongIce,
      ]);
      await next(page).click();
      await page.locator("main:visible article label", { hasText: said.steel }).click();
      await expect.poll(async () => Object.keys(await savedAnswers(site, page, draft.menuId))).toEqual(["1", "2"]);

      await next(page).click();
      await page.getByRole("button", { name: said.submit }).click();
      await page.getByRole("dialog").getByRole("button", { name: said.submit }).click();
      await page.locator("a[href*='/analyse']").first().waitFor();
      expect(await page.locator("main:visible").innerText()).toContain(said.total);
      await look("result");

      const attempt = new URL(page.url()).searchParams.get("attempt_id") ?? "";
      const review = async (place: number, words: string): Promise<void> => {
        const exercise = `${draft.menuId}-${place}`;
        await page.goto(`${site.url()}/analyse?attempt_id=${attempt}&exercise_id=${exercise}`);
        await page.getByText(words, { exact: true }).first().waitFor();
      };
      await review(1, said.gaps);
      await look("item-gaps");
      await review(2, said.minus);
      const options = page.locator("main:visible ol > li", { hasText: /^[A-C]/ });
      expect(await options.allTextContents()).toEqual(said.choice);
      await look("item-choice");
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
