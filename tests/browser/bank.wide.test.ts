import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite } from "./site";

const teacher = { username: "teacher", password: "teacher123" };

describe("a teacher's home and bank", () => {
  const site = useSite();

  const looked = lookAt(site);
  let keys = 0;
  const key = () => `key-of-walk-${(keys += 1)}`;
  const list = (page: Page) => page.locator("main:visible li", { has: page.locator("input[type=checkbox]") });

  it("show what waits, and lead to questions that are found, tagged, deleted and brought back", async () => {
    const { token } = await askAs(site, "", "login", teacher);
    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(site.url());
    await page.getByText("Your tests will be here").waitFor();
    await page.getByText("Nothing waits for you.").waitFor();
    await looked(page, "teacher-home-empty", { language: "en" });
    await page.goto(`${site.url()}/studio/items`);
    await page.getByText("Your questions will be here").waitFor();
    await looked(page, "bank-empty", { language: "en" });

    const drafts = [
      draftOf("How many sides does a hexagon have?", { skill: "shapes", level: "easy" }),
      draftOf("Which fraction is larger, one half or two thirds?", { skill: "fractions", level: "medium" }),
      draftOf("What is a fifth of a hundred?", { skill: "fractions", level: "hard", key: null }),
    ];
    const ids: string[] = [];
    for (const draft of drafts)
      ids.push((await askAs(site, token, "saveItem", { idempotency_key: key(), draft })).item_id);
    const { test_id } = await askAs(site, token, "saveTest", {
      idempotency_key: key(),
      definition: draftTestOf(ids, { title: { en: "Fractions, unit 3" } }),
    });
    await askAs(site, token, "checkTest", { test_id, version: 1 });

    await page.goto(site.url());
    await page.getByText("Fractions, unit 3: 1 finding").waitFor();
    await page.getByText("1 question is unfinished").waitFor();
    await page.getByRole("row", { name: /Fractions, unit 3/ }).waitFor();
    await looked(page, "teacher-home", { language: "en" });
    await page.getByRole("link", { name: "See it as a student" }).click();
    await page.locator("a[href*='examAccess']:visible").first().waitFor();
    await page.getByRole("link", { name: "Back to my tests" }).click();
    await page.getByRole("heading", { name: "New test" }).waitFor();
    await page.getByRole("link", { name: /^Go on/ }).click();
    await page.waitForURL(/item_id=/);

    await page.goto(`${site.url()}/studio/items`);
    await list(page).nth(2).waitFor();
    await looked(page, "bank", { language: "en" });
    await page.getByLabel("Find in questions").fill("frac");
    await page.getByText("2 questions", { exact: true }).waitFor();
    expect(page.url()).toContain("words=frac");
    await page.reload();
    await page.getByText("2 questions", { exact: true }).waitFor();
    await page.getByLabel("Choose all on this page").check();
    await page.getByRole("button", { name: "Add a tag" }).click();
    await page.getByLabel("Tag", { exact: true }).last().fill("unit 3");
    await page.keyboard.press("Enter");
    await page.getByText("2 questions tagged with unit 3.").waitFor();
    await looked(page, "bank-tagged", { language: "en" });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => list(page).getByText("unit 3", { exact: true }).count()).toBe(0);

    await page.getByLabel("Find in questions").fill("");
    await list(page).nth(2).waitFor();
    await page.getByRole("button", { name: /^History of Which fraction/ }).click();
    await page.getByText(/^Version 3 of 3/).waitFor();
    await page.getByRole("button", { name: "Earlier version" }).click();
    await page.getByText("What has changed since this version").waitFor();
    await looked(page, "bank-history", { language: "en" });
    await page.getByRole("button", { name: "Bring this version back" }).click();
    await page.getByText("Version 2 is back, as the newest one.").waitFor();
    await list(page).getByText("unit 3", { exact: true }).first().waitFor();

    await list(page).first().locator("input[type=checkbox]").focus();
    await page.keyboard.press("Space");
    await looked(page, "bank-chosen", { language: "en" });
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    expect((await saving).suggestedFilename()).toBe("questions.csv");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("1 question deleted.").waitFor();
    await expect.poll(() => list(page).count()).toBe(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => list(page).count()).toBe(3);
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ["zh", false],
    ["en", true],
    ["zh", true],
  ] as const)("are readable in %s, dark: %s", async (language, isDark) => {
    const visit = await site.open({ language, isDark, ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(site.url());
    await page.locator("main:visible table").waitFor();
    await looked(page, "teacher-home", { language, isDark });
    await page.goto(`${site.url()}/studio/items`);
    await list(page).nth(2).waitFor();
    await list(page).first().locator("input[type=checkbox]").check();
    await page.locator("main:visible summary").first().click();
    await looked(page, "bank-chosen", { language, isDark });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });
});
