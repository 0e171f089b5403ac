import type { Page } from "playwright-core";

/**
 * What a person needs for each act, in seconds: pointing and clicking, a key, a decision. The keystroke-level model of
 * Card, Moran and Newell (1980): 1.1 s, 0.28 s for an average typist who is not a specialist, 1.35 s.
 */
const seconds = { click: 1.1, key: 0.28, decision: 1.35 } as const;
const patience = 30_000;

/** Does what a person does, and adds up the time that it takes a person and the time that the page takes. */
export class TimedPerson {
  clicks = 0;
  personSeconds = 0;
  waitedMs = 0;
  readonly screens = new Set<string>();
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** The sign-in page has the address of the page that it stands before. */
  async #looks(): Promise<void> {
    const asksWho = (await this.#page.locator("input[autocomplete=username]:visible").count()) > 0;
    this.screens.add(asksWho ? "sign-in" : new URL(this.#page.url()).pathname);
  }

  /** Reads what is there and decides. */
  async decide(times = 1): Promise<void> {
    await this.#looks();
    this.personSeconds += times * seconds.decision;
  }

  async click(target: ReturnType<Page["locator"]>): Promise<void> {
    this.clicks += 1;
    this.personSeconds += seconds.click;
    await target.click({ timeout: patience });
  }

  async type(text: string): Promise<void> {
    this.personSeconds += text.length * seconds.key;
    await this.#page.keyboard.type(text);
  }

  async press(keys: string): Promise<void> {
    this.personSeconds += keys.split("+").length * seconds.key;
    await this.#page.keyboard.press(keys);
  }

  async wait(target: ReturnType<Page["locator"]>): Promise<void> {
    const begun = performance.now();
    await target.waitFor({ timeout: patience });
    this.waitedMs += performance.now() - begun;
    await this.#looks();
  }

  get totalSeconds(): number {
    return this.personSeconds + this.waitedMs / 1000;
  }
}

/** Puts a text into the clipboard of a page that has the focus. */
export const copyText = (page: Page, text: string): Promise<void> =>
  page.evaluate((words) => navigator.clipboard.writeText(words), text);
