import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { miniDraft } from "../support/mini-bank";
import { learnFrom } from "./afterwards";
import { ask, openAttempt } from "./api";
import { askOfSittings } from "./database";
import { findings } from "./findings";
import { published } from "./published";
import { asIfRead } from "./read-answers";
import { arriveAs, phone, useSite, type Visitor } from "./site";

const tablet = { width: 1024, height: 768 } as const;
const draft = miniDraft();
const items = 20;

const main = "main:visible";
const sheetButton = (page: Page) => page.locator(`${main} section button`);
const cards = (page: Page) => page.locator(`${main} input[type=radio]`);
const speakers = (page: Page) => page.locator(`${main} article button[data-state]`);
const next = (page: Page) => page.locator("footer:visible button").last();
const dots = (page: Page) => page.locator("footer:visible [role=progressbar]");

/** Presses the two big buttons of the sound check; no word is looked for. */
const passSoundCheck = async (page: Page): Promise<void> => {
  await sheetButton(page).first().click();
  await sheetButton(page).nth(1).waitFor();
  await sheetButton(page).first().click();
  await page.locator(`${main} article`).waitFor();
};

const begin = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/examAccess/MAPMiniDetail?menu_id=${draft.menuId}`);
  await page.locator("input[type=radio]").first().check({ force: true });
  await page.locator("a[href*='MAPMiniExam']").first().click();
  await passSoundCheck(page);
};

/** The place of the question on screen, from 0. */
const placeOf = async (page: Page): Promise<number> => Number(await dots(page).getAttribute("aria-valuenow"));

const goOn = async (page: Page): Promise<void> => {
  const before = await placeOf(page);
  await next(page).click();
  await page.waitForFunction(
    (place) => Number(document.querySelector("footer [role=progressbar]")?.getAttribute("aria-valuenow") ?? 99) > place,
    before,
  );
};

const sizes = (page: Page) =>
  page.locator(`${main} article button, ${main} article label, footer:visible button`).evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );

describe("MAP mini, from its page to its result", () => {
  const site = useSite(published(draft));

  const opened = async (visitor: Visitor) => {
    const { page, trouble, context } = await site.open(visitor);
    await arriveAs(page, site);
    return { page, trouble, context };
  };

  it("F49: on a phone, in Chinese: nothing to read, a reload in the middle, a file that fails", async () => {
    const visitor = { language: "zh", ...phone } as const;
    const { page, trouble, context } = await opened(visitor);
    await page.goto(`${site.url()}/examAccess/MAPMiniDetail?menu_id=${draft.menuId}`);
    await page.locator("input[type=radio]").first().check({ force: true });
    await page.locator("a[href*='MAPMiniExam']").first().click();
    await sheetButton(page).first().waitFor();
    await site.screen(page, "exam-mini-check", visitor);
    expect(await findings(page)).toEqual([]);
    await passSoundCheck(page);
    await page.locator(`${main} article button[data-state=playing]`).first().waitFor();
    await page.locator(`${main} article button[data-state=ready]`).first().waitFor();
    await site.screen(page, "exam-mini", visitor);
    expect(await findings(page)).toEqual([]);
    expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    for (let place = 0; place < 6; place += 1) {
      expect(await next(page).isEnabled()).toBe(false);
      await cards(page)
        .nth(place % 3)
        .check({ force: true });
      await goOn(page);
    }
    await cards(page).nth(1).check({ force: true });
    await page.reload();
    await passSoundCheck(page);
    expect(await placeOf(page)).toBe(6);
    expect(await cards(page).nth(1).isChecked()).toBe(true);
    await page.locator(`${main} article button:is([data-state=playing], [data-state=ready])`).first().waitFor();

    await context.route(/\/media\//, (route) => route.fulfill({ status: 404, body: "" }));
    await goOn(page);
    const lost = (await openAttempt(site, page, draft.menuId)).presented;
    await page.getByText("这段录音无法播放").waitFor();
    await site.screen(page, "exam-mini-failed", visitor);
    expect(await findings(page)).toEqual([]);
    await goOn(page);
    const again = page.getByRole("button", { name: "重试" });
    await again.waitFor();
    await context.unroute(/\/media\//);
    await again.click();
    await page.locator(`${main} article button[data-state=ready]`).first().waitFor();

    for (let place = 8; place < items; place += 1) {
      await cards(page)
        .nth(place % 3)
        .check({ force: true });
      if (place < items - 1) await goOn(page);
    }
    const { attempt_id } = await openAttempt(site, page, draft.menuId);
    await next(page).click();
    await page.getByText("真棒").waitFor();
    await site.screen(page, "exam-mini-praise", visitor);
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await page.getByText("真棒").waitFor();
    await sheetButton(page).first().click();
    await page.waitForURL(/MAPMiniResult/);
    await page.locator("h1:visible").first().waitFor();
    await askOfSittings(site);
    await asIfRead(site.dataDir, attempt_id);
    await page.reload();
    await page.getByText("看图了解").first().waitFor();
    await site.screen(page, "mini-result", visitor);
    expect(await findings(page)).toEqual([]);
    const report = await ask(site, page, "answerRecord", { attempt_id });
    if (report.kind !== "map") throw new Error("not a MAP report");
    expect(report.items.filter(({ mark }) => mark === "unscored").map(({ exercise_id }) => exercise_id)).toEqual([
      lost,
    ]);
    expect(report.engagement.answered).toBe(items - 1);
    await learnFrom(page, site.url(), "mapMini", "zh");
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("on a tablet, in English, by keyboard alone; the volume setting is still there next time", async () => {
    const visitor = { language: "en", ...tablet } as const;
    const { page, trouble, context } = await opened(visitor);
    await begin(page, site.url());
    await page.locator(`${main} article button[data-state=playing]`).first().waitFor();
    await site.screen(page, "exam-mini", visitor);
    expect(await findings(page)).toEqual([]);
    expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(64);

    await page.locator("header input[type=range]").fill("35");
    await page.locator("header input[type=range]").evaluate((slider: HTMLInputElement) => slider.blur());
    await speakers(page).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(`${main} article button[data-state=playing]`).first().waitFor();
    for (let place = 0; place < items; place += 1) {
      await page.locator(`${main} h1`).first().focus();
      await page.keyboard.press(String(1 + (place % 3)));
      await page.locator(`${main} input[type=radio]:checked`).waitFor({ state: "attached" });
      await page.keyboard.press("Enter");
      await page
        .locator(`footer:visible [role=progressbar][aria-valuenow="${place + 1}"]`)
        .or(page.getByText("Good job"))
        .first()
        .waitFor();
    }
    await page.getByText("Good job").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/MAPMiniResult/);
    await page.locator("h1:visible").first().waitFor();
    await asIfRead(site.dataDir, new URL(page.url()).searchParams.get("attempt_id") ?? "");
    await page.reload();
    await page.getByText("In pictures").first().waitFor();
    await site.screen(page, "mini-result", visitor);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("mapMiniVolume"))).toBe("0.35");

    await begin(page, site.url());
    expect(await page.locator("header input[type=range]").inputValue()).toBe("35");
    expect(trouble).toEqual([]);
    await context.close();
  });
});
