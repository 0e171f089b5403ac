import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The state of the tools visible to a student while an item is on screen. */
export interface ToolsSeen {
  /** The buttons that restore the crossed-out options. */
  readonly out: readonly string[];
  readonly marked: boolean;
  readonly zoom: string;
  readonly highlighted: readonly string[];
  readonly notes: readonly string[];
  /** Of the calculator with keys, oldest first. */
  readonly tape: readonly string[];
  /** Lines of the graphing calculator. */
  readonly drawn: readonly string[];
}

const main = "main:visible";
const press = (page: Page, tool: string): Promise<void> => page.locator(`[data-tool=${tool}]:visible`).click();

/** The visible state of the attempt's tools. */
export const toolsOf = (page: Page): Promise<ToolsSeen> =>
  page.evaluate(() => {
    const all = <Found extends Element>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];
    const article = document.querySelector("main article");
    return {
      out: all("main article button[aria-label^='Bring back']").map(({ ariaLabel }) => ariaLabel ?? ""),
      marked: document.querySelector("[data-shortcut=mark]")?.getAttribute("aria-pressed") === "true",
      zoom: article === null ? "" : getComputedStyle(article).zoom,
      highlighted: [...(CSS.highlights.get("iv-yellow") ?? [])].map(String),
      notes: all<HTMLTextAreaElement>("section[aria-label] textarea").map(({ value }) => value),
      tape: all("section[aria-label] ul[tabindex] > li").map(({ textContent }) => textContent),
      drawn: all<HTMLInputElement>("input[data-line]").map(({ value }) => value),
    };
  });

/** Crosses an option out, marks the question, enlarges it, and highlights its first sentence with a note. */
export const notesOn = async (page: Page): Promise<void> => {
  await page.locator(`${main} article button[aria-label^='Cross out option ']`).nth(3).click();
  await page.locator("[data-shortcut=mark]").click();
  await press(page, "zoom");
  await page.locator("section[aria-label] [role=radiogroup] input").nth(1).check({ force: true });
  await press(page, "zoom");
  await press(page, "highlighter");
  const note = page.locator("section[aria-label] textarea");
  // a tool that has just come may take the focus to itself
  const written = async () => {
    if ((await note.count()) === 0) await page.locator("[aria-describedby=sentence-walk]").press("1");
    return note.count();
  };
  await expect.poll(written, { interval: 1_000, timeout: 20_000 }).toBe(1);
  await note.fill("look here");
};

/** Multiplies with the keys and draws a parabola. */
export const calculate = async (page: Page): Promise<void> => {
  await press(page, "calculator");
  await page.locator("section[aria-label='Calculator'][tabindex]").focus();
  await page.keyboard.type("12*3=");
  await press(page, "graphingCalculator");
  await page.locator("input[data-line]").last().fill("y=x^2-3");
};
