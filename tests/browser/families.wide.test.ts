import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sortingDraft, sumsDraft } from "../support/sums-bank";
import { learnFrom } from "./afterwards";
import { openAttempt, savedAnswers } from "./api";
import { published } from "./published";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";
import { answerItem } from "./sitting";
import { calculate, notesOn, toolsOf, type ToolsSeen } from "./tools-seen";

const shown = "main:visible";
const heading = (page: Page) => page.locator(`${shown} h1`).first();
const onward = (page: Page) => page.locator("footer:visible button").last();
const onSheet = (page: Page) => page.locator(`${shown} section button`).first();
const directions = (page: Page) => page.locator("header:visible").getByRole("button", { name: /^Directions/ });
const openDirections = (page: Page) => page.locator("dialog[open]", { hasText: "Directions" });
const option = (page: Page, place: number) => page.locator(`${shown} input[type=radio]`).nth(place);
const clock = (page: Page) => page.locator("header [role=timer]:visible");

const sums = sumsDraft();
const sorting = sortingDraft();
const tablet = { width: 1024, height: 768 } as const;

const begin = async (page: Page, detail: string, mode: number): Promise<void> => {
  await page.goto(detail);
  await page.locator("input[type=radio]").nth(mode).check({ force: true });
  await page.locator("a[href*='Exam?']").first().click();
};

/** On which scale each picture of the question is drawn. */
const scales = (page: Page): Promise<number[]> =>
  page
    .locator(`${shown} article svg[role=img]`)
    .evaluateAll((all: SVGSVGElement[]) =>
      all.map((one) => one.getBoundingClientRect().width / one.viewBox.baseVal.width),
    );

/** From any question of the section to its last, then to the page that checks the work, and on. */
const handIn = async (page: Page): Promise<void> => {
  await page.locator("footer:visible button[popovertarget]").first().click();
  await page.locator("[popover] ol button").last().click();
  await onward(page).click();
  await page.locator(`${shown} section button`).last().click();
  await page.locator("dialog button").last().click();
};

describe("every family's sitting, from its page to its result", () => {
  const site = useSite(published(sums, sorting));

  const opened = async (visitor: Visitor) => {
    const { page, trouble } = await site.open(visitor);
    await arriveAs(page, site);
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
      // the picture is looked for in its actual size
      if (subtests === 7) {
        const all = await scales(page);
        expect([all.length, Math.max(...all) / Math.min(...all) < 1.02]).toEqual([6, true]);
      }
      await option(page, 0).check({ force: true });
      if (subtests === 2) {
        await page.locator("footer", { hasText: /已保存/ }).waitFor();
        await page.reload();
        await page.locator(`${shown} article h1`, { hasText: "第 1 题" }).waitFor();
        await page.locator(`${shown} input:checked`).waitFor({ state: "attached" });
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
    await learnFrom(page, site.url(), "cat", "zh");
    expect(trouble).toEqual([]);
  });

  it("SAT at the student's pace: routed modules, a break, reloads, and another device that takes over", async () => {
    const visitor = { language: "en", ...desktop } as const;
    const first = await opened(visitor);
    await begin(first.page, `${site.url()}/examAccess/SATDetail?menu_id=sat`, 0);
    const second = await opened({ ...visitor, ...tablet });
    let { page } = first;
    const resumed = async (title: string, tools: ToolsSeen) => {
      await page.locator("header:visible", { hasText: title }).waitFor();
      await page.locator(`${shown} article h1`).waitFor();
      await page.locator("footer:visible button[popovertarget]").first().click();
      await page.locator("[popover] ol button").first().click();
      await expect.poll(() => toolsOf(page)).toEqual(tools);
    };
    const takeOver = async (other: Page) => {
      page = other;
      await page.goto(`${site.url()}/examAccess/SATExam?menu_id=sat`);
      await page.getByText("This test is open elsewhere").waitFor();
      await onSheet(page).click();
    };
    for (const [title, items] of [
      ["Reading and Writing, Module 1", 27],
      ["Reading and Writing, Module 2", 27],
      ["Break", 0],
      ["Math, Module 1", 22],
      ["Math, Module 2", 22],
    ] as const) {
      await page.locator("header:visible", { hasText: title }).waitFor();
      if (items === 0) {
        await page.reload();
        await page.locator("header:visible", { hasText: title }).waitFor();
        await onSheet(page).click();
        continue;
      }
      await openDirections(page).waitFor();
      if (title.endsWith("1")) await site.screen(page, `exam-sat-directions-${items}`, visitor);
      await page.keyboard.press("Escape");
      await openDirections(page).waitFor({ state: "hidden" });
      await page.locator("footer:visible", { hasText: `1 of ${items}` }).waitFor();
      await answerItem(page, 1);
      if (title.endsWith("1")) {
        const isMath = title.startsWith("Math");
        await directions(page).click();
        await openDirections(page)
          .getByText(isMath ? "Leave out units" : "choose the one best answer")
          .waitFor();
        await openDirections(page).getByRole("button", { name: "Close" }).click();
        expect(await directions(page).evaluate((button) => button === document.activeElement)).toBe(true);
        await (isMath ? calculate(page) : notesOn(page));
        const tools = await toolsOf(page);
        expect(tools).toMatchObject(
          isMath
            ? { tape: ["12 × 3 = 36"], drawn: ["y=x^2-3", ""] }
            : { out: ["Bring back option D"], marked: true, zoom: "1.25" },
        );
        await page.locator("footer", { hasText: /Saved/ }).waitFor();
        await page.reload();
        await resumed(title, tools);
        await takeOver(isMath ? first.page : second.page);
        await resumed(title, tools);
      } else {
        await page.locator("footer", { hasText: /Saved/ }).waitFor();
        await page.reload();
        await page.locator(`${shown} article h1`, { hasText: "Question 1" }).waitFor();
      }
      await handIn(page);
    }
    await page.waitForURL(/SATResult/);
    await page.getByText("Practice estimate, not an official score").first().waitFor();
    await page.getByText("standard second module").first().waitFor();
    await site.screen(page, "sat-result", visitor);
    await learnFrom(page, site.url(), "sat", "en");
    expect([...first.trouble, ...second.trouble]).toEqual([]);
  });

  it("MAP as a fixed form, on a phone, in Chinese: marked, reloaded, checked, handed in", async () => {
    const visitor = { language: "zh", ...phone } as const;
    const { page, trouble } = await opened(visitor);
    await page.goto(`${site.url()}/examAccess/MAPDetail?menu_id=map-math-fixed`);
    await page.locator("input[type=radio]").nth(1).check({ force: true });
    expect(await page.locator(`${shown} table tbody td`).first().innerText()).toBe("20");
    await site.screen(page, "map-fixed-detail", visitor);
    await page.locator("a[href*='/examAccess/MAPExam?']").click();
    await page.locator(`${shown} article h1`, { hasText: "第 1 题" }).waitFor();
    await site.screen(page, "exam-map-fixed", visitor);
    await answerItem(page, 0);
    await page.locator("[data-shortcut=mark]").click();
    await onward(page).click();
    await answerItem(page, 1);
    await page.locator("footer", { hasText: /已保存/ }).waitFor();
    await page.reload();
    await page.locator(`${shown} article h1`, { hasText: "第 2 题" }).waitFor();
    await page.locator("footer:visible button[popovertarget]").first().click();
    await page.locator("[popover] ol button").last().click();
    await onward(page).click();
    await page.getByText("已答 2 题，未答 18 题，待查 1 题").waitFor();
    await site.screen(page, "exam-map-fixed-check", visitor);
    await page.locator(`${shown} section button`).last().click();
    await page.locator("dialog button").last().click();
    await page.waitForURL(/MAPResult/);
    await page.getByRole("heading", { name: "这次没有分数" }).waitFor();
    expect(trouble).toEqual([]);
  });

  it("a school's adaptive test, on a tablet: item by item, with a welcome only after a page load", async () => {
    const visitor = { language: "en", ...tablet } as const;
    const { page, trouble } = await opened(visitor);
    await page.goto(`${site.url()}/examAccess`);
    await page.waitForURL(`${site.url()}/`);
    await page.goto(`${site.url()}/examAccess?menu_id=${sums.menuId}`);
    await page.locator("a[href*='/examAccess/examAuto?']").click();
    await page.locator(`${shown} article h1`, { hasText: "Question 1" }).waitFor();
    await page.reload();
    await onSheet(page).waitFor();
    await site.screen(page, "exam-auto-welcome", visitor);
    await onSheet(page).click();
    for (let number = 1; number <= sums.definition.exam_info.extract_question_number; number += 1) {
      await page.locator(`${shown} article h1`, { hasText: `Question ${number}` }).waitFor();
      if (number === 3) {
        await page.locator("article button[aria-label^='Cross out option ']").nth(2).click();
        await option(page, 0).check({ force: true });
        await page.reload();
        await page.locator(`${shown} article h1`, { hasText: `Question ${number}` }).waitFor();
        await expect.poll(() => option(page, 0).isChecked()).toBe(true);
        expect(await toolsOf(page)).toMatchObject({ out: ["Bring back option C"] });
      }
      await option(page, 0).check({ force: true });
      await onward(page).click();
    }
    await page.waitForURL(/examAccess\/result/);
    await page.locator(`${shown} h1`, { hasText: "Sums" }).waitFor();
    await site.screen(page, "auto-result", visitor);
    await learnFrom(page, site.url(), "custom", "en");
    expect(trouble).toEqual([]);
  });

  it("rows are put in order by dragging them with the mouse", async () => {
    const { page, trouble } = await opened({ language: "en", ...desktop });
    await page.goto(`${site.url()}/examAccess/exam?menu_id=${sorting.menuId}`);
    await onSheet(page).click();
    const rows = page.locator(`${shown} article ol > li`);
    await rows.nth(2).waitFor();
    const drag = async (from: number, to: number) => {
      const [start, end] = [await rows.nth(from).boundingBox(), await rows.nth(to).boundingBox()];
      if (start === null || end === null) throw new Error("a row is not on screen");
      await page.mouse.move(start.x + 20, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 12 });
      await page.mouse.up();
    };
    await drag(2, 0);
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual(["Monday", "Tuesday", "Wednesday"].map((day, at) => `${at + 1}\n${day}`));
    const { exercise_list } = await openAttempt(site, page, sorting.menuId);
    const interaction = exercise_list[0]?.exercise_item[0]?.exercise?.interaction;
    if (interaction?.type !== "order") throw new Error("nothing is to be put in order");
    const idOf = (day: string) => interaction.options.find(({ content }) => content.en === day)?.option_id;
    await expect
      .poll(() => savedAnswers(site, page, sorting.menuId))
      .toEqual({ 1: { type: "order", option_ids: ["Monday", "Tuesday", "Wednesday"].map(idOf) } });
    expect(trouble).toEqual([]);
  });
});
