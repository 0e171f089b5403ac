import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { silentOpt } from "../support/silent-opt";
import { learnFrom } from "./afterwards";
import { arriveAs, desktop, phone, type Site, useSite, type Visitor } from "./site";

const shown = "main:visible";
const onSheet = (page: Page) => page.locator(`${shown} section button`).first();
const onward = (page: Page) => page.locator("footer:visible button").last();
const option = (page: Page, place: number) => page.locator(`${shown} input[type=radio]`).nth(place);
/** The inputs of an item: options or gaps. */
const places = (page: Page) => page.locator(`${shown} article input, ${shown} article select`);
const clock = (page: Page) => page.locator("header [role=timer]:visible");
const part = (page: Page, title: string) => page.locator("header:visible", { hasText: title });

interface Words {
  readonly parts: readonly (readonly [title: string, items: number])[];
  readonly heard: string;
  readonly play: string;
  readonly go: string;
  readonly question: (number: number) => string;
  readonly doubt: string;
  readonly empty: string;
  readonly estimate: string;
}

const en: Words = {
  parts: [
    ["Use of English 1: Short dialogues", 10],
    ["Use of English 2: What is meant", 10],
    ["Use of English 3: Text with gaps", 1],
    ["Listening 1: Short dialogues", 5],
    ["Listening 2: Longer dialogues", 5],
    ["Listening 3: One speaker", 5],
  ],
  play: "Play",
  heard: "I can hear it",
  go: "Go to the questions",
  question: (number) => `Question ${number}`,
  doubt: "Leave this question empty?",
  empty: "Leave it empty",
  estimate: "Practice estimate, not an official score",
};
const zh: Words = {
  parts: [
    ["英语运用 1：对话填空", 10],
    ["英语运用 2：话里的意思", 10],
    ["英语运用 3：短文填词", 1],
    ["听力 1：短对话", 5],
    ["听力 2：长对话", 5],
    ["听力 3：独白", 5],
  ],
  play: "播放",
  heard: "听得见",
  go: "开始答题",
  question: (number) => `第 ${number} 题`,
  doubt: "这一题不作答吗？",
  empty: "不答，下一题",
  estimate: "练习估分，不是官方成绩",
};

const checkSound = async (page: Page): Promise<void> => {
  await onSheet(page).click();
  await page.locator(`${shown} section button:not([aria-disabled])`).nth(1).waitFor();
  await onSheet(page).click();
};

/** Chooses, writes or picks something in every place of the item on screen. */
const answer = async (page: Page, place: number): Promise<void> => {
  if ((await option(page, 0).count()) > 0) return option(page, place).check();
  for (const gap of await places(page).all())
    await ((await gap.evaluate((element) => element.tagName)) === "SELECT"
      ? gap.selectOption({ index: 1 })
      : gap.fill("the"));
};

const opened = async (site: Site, visitor: Visitor) => {
  const { page, trouble } = await site.open(visitor);
  await arriveAs(page, site);
  return { page, trouble };
};

describe("the OPT, from its page to its result", () => {
  const site = useSite();

  const sit = async (visitor: Visitor, words: Words, level: string): Promise<string[]> => {
    const { page, trouble } = await opened(site, visitor);
    await page.goto(`${site.url()}/examAccess/OPTDetail?menu_id=${silentOpt}`);
    await page.locator("select").selectOption(level);
    await site.screen(page, "opt-detail", visitor);
    await page.locator("a[href*='OPTExam?']").first().click();
    let number = 0;
    for (const [place, [title, items]] of words.parts.entries()) {
      await part(page, title).waitFor();
      await clock(page).waitFor();
      if (place === 3) {
        await site.screen(page, "exam-opt-sound", visitor);
        await checkSound(page);
      }
      await page.locator(`${shown} section button`, { hasText: words.go }).waitFor();
      await site.screen(page, `exam-opt-part-${place + 1}`, visitor);
      await page.locator(`${shown} section button`, { hasText: words.go }).click();
      for (let item = 0; item < items; item += 1) {
        number += 1;
        await page.locator(`${shown} article h1`, { hasText: words.question(number) }).waitFor();
        await places(page).first().waitFor({ state: "attached" });
        if (item === 1 && place < 3) {
          await page.reload();
          await page.locator(`${shown} article h1`, { hasText: words.question(number) }).waitFor();
        }
        if (item === 2 && place >= 3) {
          await page.reload();
          await part(page, title).waitFor();
          await checkSound(page);
          await page.locator(`${shown} article h1`, { hasText: words.question(number) }).waitFor();
        }
        if (item === 0) await site.screen(page, `exam-opt-item-${place + 1}`, visitor);
        if (item === 3) {
          await onward(page).click();
          await page.locator("[role=alertdialog]", { hasText: words.doubt }).waitFor();
          if (place === 0) await site.screen(page, "exam-opt-blank", visitor);
          await page.locator("[role=alertdialog] button", { hasText: words.empty }).click();
        } else {
          await answer(page, number % 3);
          await onward(page).click();
        }
      }
    }
    await page.waitForURL(/OPTResult/);
    await page.getByText(words.estimate).first().waitFor();
    await site.screen(page, "opt-result", visitor);
    await learnFrom(page, site.url(), "opt", visitor.language);
    return trouble;
  };

  it("on a desktop, in English, begun at a chosen level: reloads in each part, blanks, recordings", async () => {
    expect(await sit({ language: "en", ...desktop }, en, "2")).toEqual([]);
  });

  it("on a phone, in Chinese, begun where the test chooses", async () => {
    expect(await sit({ language: "zh", ...phone }, zh, "")).toEqual([]);
  });
});
