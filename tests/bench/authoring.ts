import type { Page } from "playwright-core";
import { hashPassword } from "../../src/server/use-cases/passwords";
import { tenQuestions } from "../browser/pasted-text";
import { launchWholeBrowser } from "../support/chromium";
import type { Figure } from "./figure";
import { copyText, TimedPerson } from "./keystrokes";
import { withSite } from "./site";
import { enrol } from "./students";

/** The password of the teacher in `publishTen`. */
export const benchPassword = "four small words";
const patience = 30_000;

/** From the empty sign-in page to the published test, with ten questions in the clipboard. */
export async function publishTen(page: Page, url: string): Promise<TimedPerson> {
  const author = new TimedPerson(page);
  await page.goto(url);
  const name = page.locator("input[autocomplete=username]");
  await name.waitFor({ timeout: patience });
  await copyText(page, tenQuestions);
  await author.decide();
  await author.click(name);
  await author.type("bench-0");
  await author.press("Tab");
  await author.type(benchPassword);
  await author.press("Enter");
  const paste = page.locator("a[href*='way=paste']:visible");
  await author.wait(paste);
  await author.decide();
  await author.click(paste);
  const box = page.getByLabel("Text with questions");
  await author.wait(box);
  if (!(await box.evaluate((element) => element === document.activeElement))) await author.click(box);
  await author.press("Control+v");
  const add = page.getByRole("button", { name: "Add 10 questions" });
  await author.wait(add);
  // each question is looked at before it is taken
  await author.decide(10);
  await author.click(add);
  const publish = page.getByRole("button", { name: "Publish" });
  await author.wait(page.getByRole("heading", { name: "Question 1", exact: true }));
  await author.decide();
  await author.click(publish);
  const dialog = page.locator("dialog[open]");
  const confirm = dialog.getByRole("button", { name: "Publish" });
  await author.wait(dialog.getByText("Nothing to fix."));
  await author.decide();
  await author.click(confirm);
  await author.wait(dialog.getByText("Edition 1 is out.", { exact: false }));
  return author;
}

/** How long a teacher needs from the sign-in to a published test of ten questions that are in the clipboard. */
export const measureAuthoring = (): Promise<Figure[]> =>
  withSite(async (site) => {
    await enrol(site, 1, { passwordHash: await hashPassword(benchPassword), role: "teacher" });
    const browser = await launchWholeBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await context.addInitScript(() => localStorage.setItem("language", "en"));
      const author = await publishTen(await context.newPage(), site.url);
      return [
        {
          measure: "authoring: ten pasted questions published, from the sign-in",
          value: author.totalSeconds,
          unit: "s",
          bar: { atMost: 150 },
        },
        { measure: "authoring: of it the page's time", value: author.waitedMs / 1000, unit: "s" },
        { measure: "authoring: clicks", value: author.clicks, unit: "", bar: { atMost: 8 } },
        { measure: "authoring: screens", value: author.screens.size, unit: "", bar: { atMost: 3 } },
      ];
    } finally {
      await browser.close();
    }
  });
