import type { Page } from "playwright-core";
import { launchWholeBrowser } from "../../support/chromium";
import { draftOf } from "../../support/drafts";
import { call } from "../answers/sitter";
import { openWire } from "../answers/wire";
import type { Figure } from "../figure";
import { percentile } from "../percentile";
import type { AuthorsSite } from "./authors-site";

const keys = 120;
/** A quick typist's time from key to key. */
const keyMs = 130;
const characters = 2_000;

const question = (): string => {
  const formulas = String.raw`\(\frac{x^2 + 1}{2}\) and \(\sqrt{a^2 + b^2}\) `;
  const words = "A train leaves the town at nine and reaches the coast at noon. ";
  return `<p>${(formulas + words.repeat(40)).slice(0, characters - 1)}</p>`;
};

/** Notes, for each key, how long the drawing of the question takes to have changed and been painted. */
const watchDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const body = frame?.contentDocument?.body;
    if (frame == null || body === undefined) throw new Error("there is no drawing of the question");
    const times: number[] = [];
    Object.assign(window, { drawingTimes: times });
    let pressed: number | null = null;
    let length = body.textContent.length;
    document.addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver(() => {
      if (pressed === null || body.textContent.length === length) return;
      const began = pressed;
      pressed = null;
      length = body.textContent.length;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.addEventListener("message", () => times.push(performance.now() - began));
        painted.port1.start();
        painted.port2.postMessage(null);
      });
    }).observe(body, { subtree: true, childList: true, characterData: true });
  });

const noted = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { readonly drawingTimes: number[] }).drawingTimes);

/** How soon what students see follows a key in a question of 2,000 characters with two formulas. */
export async function measurePreview({ url, tokens: [token = ""] }: AuthorsSite): Promise<Figure[]> {
  const wire = await openWire(url, token);
  const { item_id: itemId } = await call(wire, "saveItem", {
    idempotency_key: "bench-preview",
    draft: draftOf(question()),
  });
  wire.close();
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
    await context.addInitScript((known) => {
      localStorage.setItem("token", known);
      localStorage.setItem("language", "en");
    }, token);
    const page = await context.newPage();
    await page.goto(`${url}/studio/item?item_id=${itemId}`);
    await page.frameLocator("iframe").locator("math").nth(1).waitFor();
    await page.getByRole("textbox", { name: "Question", exact: true }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("the first words ", { delay: keyMs });
    await watchDrawing(page);
    await page.keyboard.type("abcdefghij".repeat(keys / 10), { delay: keyMs });
    await page.waitForFunction(
      (count) => (window as unknown as { readonly drawingTimes: number[] }).drawingTimes.length >= count,
      keys,
      { timeout: 10_000 },
    );
    const times = await noted(page);
    const name = `a key until it is drawn as students see it, ${characters} characters with two formulas`;
    return [
      { measure: `${name}, p50`, value: percentile(times, 0.5), unit: "ms" },
      { measure: `${name}, p95`, value: percentile(times, 0.95), unit: "ms", bar: { atMost: 50 } },
    ];
  } finally {
    await browser.close();
  }
}
