import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { contractRecords } from "../../src/contract/interactions/contract-records";
import type { InteractionType } from "../../src/contract/item/item";
import { ask } from "./api";
import { findings } from "./findings";
import { kindsOfQuestions, writeQuestion } from "./questions-of-each-kind";
import { arriveAs, desktop, useSite, type Site } from "./site";
import { beginFixed } from "./sitting";

// the names of a record of all kinds
const kinds = Object.keys(contractRecords) as InteractionType[];
const words = (stem: string): string => stem.replace(/\\\(.*?\\\)|\{\{\w+\}\}/g, "…").split("…")[0] ?? "";

/** Answers every question on screen, hands the test in, and returns the marks and sums with what the page says. */
async function sit(site: Site, page: Page, isRight: (place: number) => boolean) {
  for (const [place, kind] of kinds.entries()) {
    const { stem, right, other } = kindsOfQuestions[kind];
    const item = page.locator("main:visible article");
    await item.getByText(words(stem)).first().waitFor();
    if (kind === "single_choice") await item.getByRole("button", { name: "Listen to the question" }).waitFor();
    if (kind === "multiple_choice") await item.getByRole("img", { name: "A green rectangle" }).waitFor();
    if (kind === "hot_spot") await item.getByRole("img", { name: "Two halves" }).waitFor();
    await (isRight(place) ? right : other.give)(item);
    await page.locator("footer:visible button").last().click();
  }
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await page.locator("main:visible a[href*='/analyse']").first().waitFor();
  const attemptId = new URL(page.url()).searchParams.get("attempt_id") ?? "";
  const report = await ask(site, page, "answerRecord", { attempt_id: attemptId });
  if (report.kind !== "fixed") throw new Error(`a report of ${report.kind}`);
  const { items, right, partly, answered, points, points_total, correct_rate, awaiting } = report;
  const lines = (await page.locator("main:visible").innerText()).split("\n");
  return {
    marks: items.map(({ mark }, place) => [kinds[place], mark]),
    right,
    partly,
    answered,
    points: [points, points_total],
    correct_rate,
    awaiting,
    shown: lines.filter((line) => /^\d+ of \d+$|^\d+%$|^(Right|Partly right|Wrong|Awaiting)|await marking$/.test(line)),
  };
}

describe("a test with a question of every interaction", () => {
  const site = useSite();

  it("is written, previewed, published, sat and scored in a browser", async () => {
    const teacher = await site.open({ language: "en", ...desktop });
    const { page } = teacher;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/test`);
    await page.getByLabel("Title of the test").fill("Every kind");
    for (const [place, kind] of kinds.entries()) {
      await writeQuestion(page, kind, place);
      const seen = page.frameLocator("iframe[title='As students see it']");
      await seen.getByText(words(kindsOfQuestions[kind].stem)).first().waitFor();
      await page.locator("main:visible [data-saving=clean]", { hasText: /Saved \d/ }).waitFor();
      await site.screen(page, `every-item-${place}-${kind}`, { language: "en", ...desktop });
      expect([kind, await findings(page)]).toEqual([kind, []]);
    }
    await page.getByRole("tab", { name: "Test · Every kind" }).waitFor();
    const rail = await page.locator("main:visible [data-rail-item]").allInnerTexts();
    expect(rail.map((row) => row.split("\n"))).toEqual(
      kinds.map((kind, place) => [String(place + 1), kindsOfQuestions[kind].stem]),
    );
    const address = page.url();

    await page.getByRole("button", { name: "Preview as a student" }).click();
    await page.locator("main:visible a[href*='/examAccess/exam']").first().click();
    const preview = await sit(site, page, () => true);
    expect(preview).toEqual({
      marks: kinds.map((kind) => [kind, kind === "extended_text" ? "awaiting" : "right"]),
      right: 11,
      partly: 0,
      answered: 12,
      points: [19, 19],
      correct_rate: 1,
      awaiting: { items: 1, points: 5 },
      shown: ["19 of 19", "100%", "Right: 11", "Awaiting marking: 1", "5 points await marking"],
    });

    await page.goto(address);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Nothing to fix.").waitFor();
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await dialog.getByText("Edition 1 is out.", { exact: false }).waitFor();
    const menuId = new URL(address).searchParams.get("test_id") ?? "";

    const student = await site.open({ language: "en", ...desktop });
    await arriveAs(student.page, site);
    await beginFixed(student.page, site.url(), menuId);
    const sat = await sit(site, student.page, (place) => place % 2 === 0);
    expect(sat).toEqual({
      marks: kinds.map((kind, place) => {
        if (kind === "extended_text") return [kind, "awaiting"];
        return [kind, place % 2 === 0 ? "right" : kindsOfQuestions[kind].other.mark];
      }),
      right: 6,
      partly: 3,
      answered: 12,
      points: [12, 19],
      correct_rate: 12 / 19,
      awaiting: { items: 1, points: 5 },
      shown: [
        "12 of 19",
        "63%",
        "Right: 6",
        "Partly right: 3",
        "Wrong: 2",
        "Awaiting marking: 1",
        "5 points await marking",
      ],
    });
    const { editions } = await ask(site, page, "studioEditions", { test_id: menuId });
    expect(editions.map(({ version, questions, attempts }) => [version, questions, attempts])).toEqual([[1, 12, 1]]);
    expect([teacher.trouble, student.trouble]).toEqual([[], []]);
    for (const { context } of [teacher, student]) await context.close();
  });
});
