import type { Browser, Page } from "playwright-core";
import { hashPassword } from "../../src/server/use-cases/passwords";
import { launchWholeBrowser } from "../support/chromium";
import { benchPassword, publishTen } from "./authoring";
import type { Figure } from "./figure";
import { copyText, TimedPerson } from "./keystrokes";
import { withSite } from "./site";
import { enrol } from "./students";

const patience = 30_000;
const names = Array.from({ length: 30 }, (_, place) => `Student ${String(place + 1).padStart(2, "0")}`);

/** From a published test to the printed links of thirty pupils to whom it is given; the link of the first. */
async function giveToClass(page: Page, teacher: TimedPerson): Promise<string> {
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }).first();
  await teacher.click(button("Give it to a class"));
  const classes = page.getByRole("link", { name: "New class" });
  await teacher.wait(classes);
  await teacher.decide();
  await teacher.click(classes);
  await teacher.wait(button("New class"));
  await teacher.decide();
  await teacher.click(button("New class"));
  await copyText(page, names.join("\n"));
  const name = page.getByLabel("Name", { exact: true });
  await teacher.wait(name);
  if (!(await name.evaluate((element) => element === document.activeElement))) await teacher.click(name);
  await teacher.type("5b maths");
  await teacher.press("Tab");
  await teacher.press("Tab");
  await teacher.press("Control+v");
  const make = button("Make the class with 30 students");
  await teacher.wait(make);
  await teacher.decide();
  await teacher.click(make);
  const give = button("Give a test");
  await teacher.wait(give);
  await teacher.decide();
  await teacher.click(give);
  const confirm = button("Give the test");
  await teacher.wait(confirm);
  // test, whole class, window, attempts, release are read
  await teacher.decide(5);
  await teacher.click(confirm);
  const allTheSame = button("Give it all the same");
  const given = page.getByText("The test is given.").first();
  await teacher.wait(given.or(allTheSame).first());
  if (await allTheSame.isVisible()) {
    await teacher.decide();
    await teacher.click(allTheSame);
    await teacher.wait(given);
  }
  await teacher.decide();
  await teacher.click(button("Sign-in links"));
  const links = button("Make the links");
  await teacher.wait(links);
  await teacher.decide();
  await teacher.click(links);
  const first = page.getByRole("row", { name: /Student 01/ }).locator("td", { hasText: /^https?:/ });
  await teacher.wait(first);
  return first.innerText();
}

/** From the pupil's link to the first answer that is saved. */
async function answerFirst(browser: Browser, link: string): Promise<TimedPerson> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await context.addInitScript(() => localStorage.setItem("language", "en"));
  const page = await context.newPage();
  const pupil = new TimedPerson(page);
  await page.goto(link);
  const begin = page.getByRole("link", { name: /^Begin: / });
  const enter = page.getByRole("button", { name: /^Sign in/ });
  await pupil.wait(begin.or(enter).first());
  if (await enter.isVisible()) await pupil.click(enter);
  await pupil.wait(begin);
  await pupil.decide();
  await pupil.click(begin);
  const start = page.locator("a[href*='/examAccess/exam']:visible").first();
  await pupil.wait(start);
  await pupil.decide();
  await pupil.click(start);
  const option = page.locator("main:visible [role=radio], main:visible input[type=radio]").first();
  await pupil.wait(option);
  await pupil.decide();
  const saved = page.waitForResponse((reply) => reply.url().includes("create_exercise_answer") && reply.ok(), {
    timeout: patience,
  });
  await pupil.click(option);
  const begun = performance.now();
  await saved;
  pupil.waitedMs += performance.now() - begun;
  await context.close();
  return pupil;
}

/**
 * How long a teacher needs from the sign-in over ten pasted questions and thirty pasted names, and then a pupil with
 * the link that the teacher made, until the first answer of the class is saved.
 */
export const measureLesson = (): Promise<Figure[]> =>
  withSite(async (site) => {
    await enrol(site, 1, { passwordHash: await hashPassword(benchPassword), role: "teacher" });
    const browser = await launchWholeBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await context.addInitScript(() => localStorage.setItem("language", "en"));
      const page = await context.newPage();
      const teacher = await publishTen(page, site.url);
      const pupil = await answerFirst(browser, await giveToClass(page, teacher));
      const total = teacher.totalSeconds + pupil.totalSeconds;
      return [
        {
          measure: "lesson: from the sign-in to the class's first saved answer",
          value: total,
          unit: "s",
          bar: { atMost: 300 },
        },
        { measure: "lesson: of it the pages' time", value: (teacher.waitedMs + pupil.waitedMs) / 1000, unit: "s" },
        { measure: "lesson: clicks of the teacher", value: teacher.clicks, unit: "", bar: { atMost: 15 } },
        { measure: "lesson: screens of the teacher", value: teacher.screens.size, unit: "", bar: { atMost: 5 } },
        { measure: "lesson: clicks of the pupil", value: pupil.clicks, unit: "" },
      ];
    } finally {
      await browser.close();
    }
  });
