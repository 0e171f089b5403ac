import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookAt } from "./looked";
import { tenAnswers, tenQuestions } from "./pasted-text";
import { arriveAs, desktop, useSite } from "./site";
import { beginFixed } from "./sitting";

describe("a teacher with ten questions in the clipboard", () => {
  const site = useSite();

  const looked = lookAt(site);
  const paste = async (page: Page, text: string) => {
    await page.getByLabel("Text with questions").fill(text);
  };
  const rail = (page: Page) => page.locator("main:visible [data-rail-item]");

  it("pastes them, looks at them and publishes; a student sits the test and is scored", async () => {
    const teacher = await site.open({ language: "en", ...desktop });
    const { page } = teacher;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/test?way=paste`);
    await page.getByLabel("Text with questions").waitFor();
    await looked(page, "test-empty", { language: "en" });
    await paste(page, tenQuestions);
    await page.getByText("10 questions", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Question 10" }).waitFor();
    await looked(page, "test-paste", { language: "en" });
    await page.getByRole("button", { name: "Add 10 questions" }).click();
    await rail(page).nth(9).waitFor();
    await page.waitForURL(/test_id=/);
    await page.getByRole("textbox", { name: "Question", exact: true }).waitFor();
    await page
      .getByText(/^Saved \d\d:\d\d:\d\d$/)
      .first()
      .waitFor();
    await looked(page, "test-written", { language: "en" });
    await rail(page).nth(4).click();
    await page.getByRole("tab", { name: /^Test · Test of / }).waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Nothing to fix.").waitFor();
    await dialog.getByText("Not calibrated: no forecast.").waitFor();
    await looked(page, "test-publish", { language: "en" });
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await dialog.getByText("Edition 1 is out.", { exact: false }).waitFor();
    await looked(page, "test-published", { language: "en" });
    const menuId = new URL(page.url()).searchParams.get("test_id") ?? "";

    const student = await site.open({ language: "en", ...desktop });
    await arriveAs(student.page, site, "student");
    await beginFixed(student.page, site.url(), menuId);
    const next = student.page.locator("footer:visible button").last();
    for (const answer of tenAnswers) {
      const article = student.page.locator("main:visible article");
      const typed = article.locator("input[type=text]");
      await article.locator("label, input[type=text]").first().waitFor();
      if ((await typed.count()) > 0) await typed.fill(answer);
      else
        await article
          .locator("label")
          .filter({ hasText: new RegExp(`${answer}$`) })
          .first()
          .click();
      await next.click();
    }
    await student.page.getByRole("button", { name: "Submit" }).click();
    await student.page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await student.page.locator("a[href*='/analyse']").first().waitFor();
    expect(await student.page.locator("main:visible").innerText()).toContain("10 of 10");
    expect([teacher.trouble, student.trouble]).toEqual([[], []]);
    for (const { context } of [teacher, student]) await context.close();
  });
});
