import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { assignments } from "../../src/server/db/classes-schema";
import { askAs } from "./api";
import { inDatabase } from "./database";
import { lookAt } from "./looked";
import { classThatSat } from "./sat-class";
import { arriveAs, desktop, useSite, type Site } from "./site";
import { beginFixed } from "./sitting";

const arriveAsPupil = async (page: Page, site: Site): Promise<string> => {
  const { token } = await askAs(site, "", "login", { username: "pupil1", password: "student123" });
  await page.goto(`${site.url()}/healthz`);
  await page.evaluate((known) => localStorage.setItem("token", known), token);
  return token;
};

describe("a problem with a question", () => {
  const site = useSite();
  let assignment = "";
  let attempt = "";
  beforeAll(async () => {
    assignment = await classThatSat(site, 3);
    await inDatabase(site.dataDir, async (db) => {
      await db.update(assignments).set({ phase: "settled", releasePhase: "released" });
    });
    const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
    const { members } = await askAs(site, token, "classResults", { assignment_id: assignment });
    attempt = members.find(({ name }) => name === "Student 1")?.attempt_id ?? "";
  });
  const analysis = () => `${site.url()}/analyse?attempt_id=${attempt}`;
  const results = (more: string) => `${site.url()}/studio/results?assignment_id=${assignment}&view=items${more}`;

  it("is reported beside the answer, kept while offline, answered by the teacher, and the answer read", async () => {
    const pupil = await site.open({ language: "en", ...desktop });
    const { page } = pupil;
    await arriveAsPupil(page, site);
    await page.goto(analysis());
    await page.getByRole("button", { name: "Report a problem with this question" }).click();
    const form = page.getByRole("dialog", { name: "Report a problem with this question" });
    await form.getByLabel("What is wrong?").selectOption({ label: "Something else" });
    expect(await form.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await form.getByLabel("In your words").fill("A hexagon has six sides, and two is not six.");
    await lookAt(site)(page, "report-form", { language: "en" });
    await pupil.context.setOffline(true);
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByRole("alert").getByText("The server cannot be reached").waitFor();
    await form.getByRole("button", { name: "Close" }).click();
    await pupil.context.setOffline(false);
    await page.getByRole("button", { name: "Report a problem with this question" }).click();
    expect(await form.getByLabel("In your words").inputValue()).toBe("A hexagon has six sides, and two is not six.");
    await form.getByRole("button", { name: "Send" }).click();
    await page.getByText("You reported: Something else.").waitFor();
    await page.getByText("Nobody has answered yet.").waitFor();

    const own = await site.open({ language: "en", ...desktop });
    await arriveAs(own.page, site, "teacher");
    await own.page.goto(results(""));
    const row = own.page.getByRole("row").filter({ hasText: "1 open report" });
    await row.getByRole("button").click();
    const panel = own.page.getByRole("dialog", { name: "Question 1" });
    await panel.getByText("A hexagon has six sides, and two is not six.").waitFor();
    expect(await panel.innerText()).not.toContain("Student 1");
    await panel.getByLabel("Answer to the student").fill("True: every answer counts as right.");
    await panel.getByRole("button", { name: "Send the answer" }).click();
    await panel.getByText("Reports from students: 1, 0 open").waitFor();
    await page.reload();
    await page.getByText("Answer: True: every answer counts as right.").waitFor();
    await page.getByRole("button", { name: "Report a problem with this question" }).waitFor();
    expect([pupil.trouble, own.trouble]).toEqual([[], []]);
    await Promise.all([pupil.context.close(), own.context.close()]);
  });

  it("is reported during a sitting, whose answer its keys leave alone", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site);
    await beginFixed(page, site.url(), site.fixedTest());
    await page.getByRole("button", { name: "Report a problem with this question" }).click();
    const form = page.getByRole("dialog", { name: "Report a problem with this question" });
    await form.getByLabel("In your words, if you like").click();
    await page.keyboard.type("abcd 1234");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("Thank you, your report is sent.").waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    expect(await page.locator("main:visible input:checked").count()).toBe(0);
    await lookAt(site)(page, "exam-with-report", { language: "en" });
    expect(trouble).toEqual([]);
    await context.close();
  });

  it.each([
    ["en", false],
    ["en", true],
    ["zh", false],
    ["zh", true],
  ] as const)("is readable in %s, dark: %s", async (language, isDark) => {
    const { context, page, trouble } = await site.open({ language, isDark, ...desktop });
    const token = await arriveAsPupil(page, site);
    const { items } = await askAs(site, token, "answerRecord", { attempt_id: attempt }).then((record) => {
      if (record.kind !== "fixed") throw new Error(`a report of ${record.kind}`);
      return record;
    });
    const exercise_id = items[1]?.exercise_id ?? "";
    const report = { attempt_id: attempt, exercise_id, kind: "wording", text: "Larger by how much?" } as const;
    await askAs(site, token, "reportQuestion", { ...report, idempotency_key: crypto.randomUUID() });
    await page.goto(`${analysis()}&exercise_id=${exercise_id}`);
    await page.locator("main:visible").getByText("Larger by how much?").waitFor();
    await lookAt(site)(page, "reported", { language, isDark });
    await arriveAs(page, site, "teacher");
    await page.goto(results(`&item_id=${exercise_id}`));
    await page.getByRole("dialog").getByText("Larger by how much?").waitFor();
    await lookAt(site)(page, "reports-of-question", { language, isDark });
    expect(trouble).toEqual([]);
    await context.close();
  });
});
