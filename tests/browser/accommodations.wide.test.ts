import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { wordsOfCommand } from "../support/programs";
import { findings } from "./findings";
import { settled } from "./settled";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

const shown = "main:visible";

/** The page as it is while another window has the focus, and again when it has it. */
const setFocus = (page: Page, hasFocus: boolean) =>
  page.evaluate((focus) => {
    document.hasFocus = () => focus;
    globalThis.dispatchEvent(new Event(focus ? "focus" : "blur"));
  }, hasFocus);

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("header:has([role=group])") ?? document.body).color);

describe("a student with an accommodation", () => {
  const site = useSite();
  const accommodate = (...options: readonly string[]) =>
    execFileSync(process.execPath, [...wordsOfCommand("accommodate"), "--user", "student", ...options], {
      env: { ...process.env, DATA_DIR: site.dataDir },
      encoding: "utf8",
    });

  it.each([
    { language: "en", ...desktop },
    { language: "zh", ...phone },
  ] satisfies Visitor[])(
    "has the arranged times, colours and tools, and is shown absences, $language, $width wide",
    async (visitor) => {
      const given = ["--time", "1.5", "--speech", "--text", "125", "--colours", "yellow-on-black", "--by", "ms-lee"];
      expect(accommodate(...given)).toBe(
        "student has from now on: time ×1.5, text to speech, text at 125 %, colours yellow-on-black. " +
          "Sittings under way keep what they began with.\n",
      );
      const { context, page, trouble } = await site.open(visitor);
      await arriveAs(page, site);
      const menuId = visitor.language === "en" ? "cat-a" : "cat-d";
      await page.goto(`${site.url()}/examAccess/CATDetail?menu_id=${menuId}`);
      await page.locator(`${shown} section[aria-label] ul`).first().waitFor();
      expect(await page.locator(`${shown} table tbody tr`).first().innerText()).toMatch(/15 (min|分钟)/);
      expect(await findings(page)).toEqual([]);

      await page.locator("a[href*='CATExam']").first().click();
      await page.locator(`${shown} article h1`).waitFor();
      const begin = page.locator(`${shown} section h1`);
      while (!(await begin.isVisible())) {
        const option = page.locator(`${shown} input[type=radio]:enabled`).first();
        if ((await option.count()) > 0) await option.check({ force: true });
        await page.locator("footer:visible button").last().click();
        await settled(page);
      }
      expect(await page.locator(`${shown} section li`).first().innerText()).toMatch(/15 (minutes|分钟)/);
      await page.locator(`${shown} section button`).first().click();
      await page.locator("header [role=timer]:visible").waitFor();
      expect(await page.locator("header [role=timer]:visible").innerText()).toMatch(/^1[45]:/);

      await page.locator("[data-watermark] text").waitFor({ state: "attached" });
      expect(await ground(page)).toBe("rgb(255, 233, 74)");
      const isWide = visitor.width > 1_000;
      if (!isWide) await page.locator("[data-tool=menu]").click();
      const tool = (name: string) =>
        isWide ? page.locator(`[data-tool=${name}]`) : page.locator("[data-tools] [popover] button").last();
      await tool("colours").click();
      await page
        .locator("[role=radiogroup] input[type=radio]:not(article input)")
        .first()
        .waitFor({ state: "attached" });
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => getComputedStyle(document.querySelector("main article") as Element).zoom)).toBe(
        "1.25",
      );

      await setFocus(page, false);
      const kept = page.waitForResponse(
        async (reply) => reply.url().endsWith("heartbeat") && (await reply.text()).includes("absences"),
      );
      const since = Date.now();
      await page.waitForFunction((from) => Date.now() - from > 1_200, since);
      await setFocus(page, true);
      const { data } = (await (await kept).json()) as { data: Pick<Attempt, "absences"> };
      expect(data.absences?.away.count).toBe(1);
      const note = page.locator("[role=status]:visible", { hasText: /noted|记录/ });
      await note.waitFor();
      await site.screen(page, "back-from-away", visitor);
      await page.keyboard.press("Tab");
      await note.waitFor({ state: "hidden" });
      expect(trouble).toEqual([]);
      await context.close();
    },
  );
});
