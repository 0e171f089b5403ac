import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dropHere } from "./import-files";
import { lookAt } from "./looked";
import { arriveAs, desktop, signIn, useSite } from "./site";
import { beginFixed } from "./sitting";

const choice = (name: string, answers: readonly (readonly [text: string, fraction: number])[]) => `
  <question type="multichoice">
    <name><text>${name}</text></name>
    <questiontext format="html"><text><![CDATA[<p>${name}: which of these?</p>]]></text></questiontext>
    <defaultgrade>4</defaultgrade>
    <single>true</single><shuffleanswers>false</shuffleanswers><answernumbering>abc</answernumbering>
    ${answers
      .map(
        ([text, fraction]) =>
          `<answer fraction="${fraction}" format="html"><text><![CDATA[<p>${text}</p>]]></text></answer>`,
      )
      .join("")}
  </question>`;

const moodle = (title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/${title}</text></category></question>
  ${choice("Parts of a cell", [
    ["The wall", 0],
    ["The nucleus", 100],
    ["The core", 50],
  ])}
  ${choice("Parts of a leaf", [
    ["The stalk", 100],
    ["The hub", 0],
  ])}
  <question type="numerical">
    <name><text>Legs</text></name>
    <questiontext format="html"><text><![CDATA[<p>How many legs do four beetles have?</p>]]></text></questiontext>
    <defaultgrade>1</defaultgrade>
    <answer fraction="100" format="plain_text"><text>24</text><tolerance>0</tolerance></answer>
  </question>
  <question type="calculated">
    <name><text>Your garden</text></name>
    <questiontext format="html"><text><![CDATA[<p>Write about your garden.</p>]]></text></questiontext>
    <defaultgrade>5</defaultgrade>
  </question>
</quiz>
`;

describe("a teacher with a file of another system", () => {
  const site = useSite();

  const looked = lookAt(site);
  const choose = async (page: Page, name: string, text: string) => {
    await page.goto(`${site.url()}/studio/import`);
    await page
      .locator("[data-drop] input[type=file]")
      .setInputFiles({ name, mimeType: "text/xml", buffer: Buffer.from(text) });
  };
  const heading = (page: Page, words: string) => page.getByRole("heading", { level: 1, name: words }).waitFor();

  it("reads its report, imports and publishes; a student earns a part; undo is then refused", async () => {
    const teacher = await site.open({ language: "en", ...desktop });
    const { page } = teacher;
    await signIn(page, site, "teacher");
    await page.locator("main a[href='/studio/import']:visible").click();
    await page.getByText("No imports yet").waitFor();
    await looked(page, "import-empty", { language: "en" });
    await dropHere(page, { name: "cells.xml", bytes: moodle("Cells") });
    await heading(page, "3 of 4 questions come in as they are, 0 changed, 1 not.");
    await page.getByText("Nothing is kept yet.").waitFor();
    await page.getByText("This kind of question cannot be carried over.").waitFor();
    await page.getByText("C: 50 % of the points").waitFor();
    await page.getByText("4 points").first().waitFor();
    await page.getByText("line 5", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Cells", exact: true }).waitFor();
    await looked(page, "import-report", { language: "en" });

    await page.getByRole("button", { name: "Not imported 1" }).click();
    await page.getByRole("heading", { level: 3, name: "Question 4 · Your garden" }).waitFor();
    await page.getByRole("heading", { level: 3, name: /Question 1/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "All 4" }).click();
    const leaf = page.locator("li[data-outcome]", { hasText: "Question 2 · Parts of a leaf" });
    await leaf.getByRole("button", { name: "Leave out" }).click();
    await page.getByText("You leave 1 question out.").waitFor();
    await page.getByRole("button", { name: "Change title, clock, sections" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Cells and beetles");
    await page.getByLabel("Minutes (empty: no limit)").fill("many");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("A number from 0.1 to 600, or empty.").waitFor();
    await page.getByLabel("Minutes (empty: no limit)").fill("20");
    await looked(page, "import-form", { language: "en" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { level: 2, name: "Cells and beetles" }).waitFor();
    await page.reload();
    await page.getByText("You leave 1 question out.").waitFor();
    await page.getByRole("button", { name: "Import 2 questions" }).click();
    await page.getByText("Draft: only staff see it.").waitFor();

    const student = await site.open({ language: "en", ...desktop });
    await arriveAs(student.page, site, "student");
    await student.page.goto(site.url());
    await student.page.locator("a[href*='examAccess']").first().waitFor();
    expect(await student.page.getByText("Cells and beetles").count()).toBe(0);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Students see what was imported.").waitFor();
    await looked(page, "import-published", { language: "en" });

    await student.page.reload();
    await student.page.getByText("Cells and beetles").first().waitFor();
    const href = await student.page.locator("a[href*='menu_id=import-']").first().getAttribute("href");
    const menuId = new URL(href ?? "", site.url()).searchParams.get("menu_id") ?? "";
    await beginFixed(student.page, site.url(), menuId);
    const next = student.page.locator("footer:visible button").last();
    await student.page.locator("main:visible article label", { hasText: "The core" }).click();
    await next.click();
    await student.page.locator("main:visible article input[type=text]").fill("24");
    await next.click();
    await student.page.getByRole("button", { name: "Submit" }).click();
    await student.page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await student.page.locator("a[href*='/analyse']").first().waitFor();
    expect(await student.page.locator("main:visible").innerText()).toContain("3 of 5");
    await site.screen(student.page, "import-result", { language: "en", ...desktop });

    await page.getByRole("button", { name: "Undo the import" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Undo the import" }).click();
    await page.getByText("Somebody has begun a test of this import").first().waitFor();
    await looked(page, "import-undo-refused", { language: "en" });
    expect([teacher.trouble, student.trouble]).toEqual([[], []]);
    for (const { context } of [teacher, student]) await context.close();
  });

  it("undoes another import, and sees why a file is unsupported; in Chinese and dark mode", async () => {
    const teacher = await site.open({ language: "zh", isDark: true, ...desktop });
    const { page } = teacher;
    await arriveAs(page, site, "teacher");
    await choose(page, "leaves.xml", moodle("Leaves"));
    await heading(page, "共 4 道题：3 道原样导入，0 道有改动，1 道未导入。");
    await looked(page, "import-report-dark", { language: "zh", isDark: true });
    await page.getByRole("button", { name: "导入 3 道题" }).click();
    await page.getByText("草稿：仅教职人员可见。").waitFor();
    await looked(page, "import-draft", { language: "zh", isDark: true });
    await page.getByRole("link", { name: "全部导入" }).click();
    await page.getByRole("listitem").filter({ hasText: "leaves.xml" }).getByText("草稿", { exact: true }).waitFor();
    await page.getByRole("link", { name: "leaves.xml" }).click();
    await page.getByRole("button", { name: "撤销导入" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "撤销导入" }).click();
    await page.getByText("已撤销").first().waitFor();
    await choose(page, "letter.xml", "This is a letter and no test.\n");
    await page.getByRole("heading", { level: 1, name: "letter.xml" }).waitFor();
    await looked(page, "import-unreadable", { language: "zh", isDark: true });
    await page.getByRole("button", { name: "丢弃" }).click();
    await page.getByRole("heading", { level: 2, name: "已有的导入" }).waitFor();
    await looked(page, "import-list", { language: "zh", isDark: true });
    expect(teacher.trouble).toEqual([]);
    await teacher.context.close();
  });

  it("is on no page of a student", async () => {
    const student = await site.open({ language: "en", ...desktop });
    await arriveAs(student.page, site, "student");
    await student.page.goto(`${site.url()}/studio/import`);
    await student.page.waitForURL(/\/403$/);
    expect(await student.page.locator("a[href='/studio/import']").count()).toBe(0);
    await student.context.close();
  });
});
