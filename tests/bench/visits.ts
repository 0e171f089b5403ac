import type { Page } from "playwright-core";

/** A page of the application and how to get to it in a browser without cached files. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly token?: string;
  /** Text on the page once it is loaded. */
  readonly shows: string;
  /** The control to press repeatedly until the page is loaded. */
  readonly press?: string;
  /** Texts to type before, by field. */
  readonly type?: Readonly<Record<string, string>>;
}

const mostPresses = 20;
const patienceMs = 10_000;
/** Milliseconds after a press until the control that is there is pressed: that of the next screen, or the same. */
const betweenPressesMs = 300;

/** Types and presses what the visit says; resolves as soon as its page is on screen. */
export async function waitUntilShown(page: Page, { shows, press, type = {} }: Visit): Promise<void> {
  for (const [field, text] of Object.entries(type)) await page.locator(field).fill(text);
  const shown = page.locator(shows).first();
  for (let presses = 0; press !== undefined && presses < mostPresses; presses += 1) {
    const button = page.locator(press).first();
    await shown.or(button).first().waitFor();
    if (await shown.isVisible()) return;
    // a busy button cannot be pressed again
    await button.click({ timeout: patienceMs }).catch(() => undefined);
    await shown.waitFor({ timeout: betweenPressesMs }).catch(() => undefined);
  }
  await shown.waitFor();
}

/** The page of the sign-in. */
export const landingVisit: Visit = { name: "/ signed out", path: "/", shows: "input[type=password]" };

/** A student's home, including the sign-in before it. */
export const homeVisit: Visit = {
  name: "console home after sign-in",
  path: "/",
  type: { "input[autocomplete=username]": "student", "input[type=password]": "student123" },
  press: "form button[type=submit]",
  shows: "main a[href*=examAccess]",
};

/** The first question of an adaptive test, whose address is opened and begun; `token`: of a student's session. */
export const examVisit = (token: string): Visit => ({
  name: "exam, cold",
  path: "/examAccess/MAPExamAuto?menu_id=map-math",
  token,
  press: "main section button",
  shows: "main article h1",
});
