import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { assignmentOf, classOf } from "../support/classes";
import { printedPlaces, publishPrinted } from "../support/printed-bank";
import { inDatabase } from "./database";
import { lookAt } from "./looked";
import { a4, printed } from "./printed";
import { arriveAs, desktop, useSite } from "./site";

describe("a test on paper", () => {
  const site = useSite();
  let held = "";
  let released = "";
  beforeAll(async () => {
    await inDatabase(site.dataDir, async (db) => {
      const school = { db, now: Date.now() };
      const menuId = await publishPrinted(school);
      const [teacher] = await db.select().from(users).where(eq(users.username, "teacher"));
      const { class_id } = await classOf(school, { teachers: [teacher?.userId ?? ""], members: [] });
      const give = async (releasePhase: "held" | "released") =>
        (await assignmentOf(school, class_id, { menuId, phase: "settled", releasePhase })).assignment_id;
      [held, released] = [await give("held"), await give("released")];
    });
  });
  const address = (assignment: string, sheet: string) =>
    `${site.url()}/studio/paper?assignment_id=${assignment}&sheet=${sheet}`;
  const sheetOf = (page: Page) => page.locator("main:visible article");

  it("prints on A4 with every question whole, and passages with their questions", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/assignment?assignment_id=${released}`);
    await page.getByRole("link", { name: "On paper" }).click();
    await sheetOf(page).getByText("Stem 36 asks.").waitFor();
    const { pages, sizes } = await printed(page, "paper-questions");
    expect(sizes).toEqual(pages.map(() => a4));
    expect(pages.length).toBeGreaterThan(4);
    const pagesWith = (words: string) => pages.flatMap((text, at) => (text.includes(words) ? [at] : []));
    const heard = 4;
    const ends = printedPlaces.flatMap((number, index) => {
      const place = index + 1;
      if (place === heard) return [];
      const first = pagesWith(`Stem ${place} asks.`);
      const last = pages.flatMap((text, at) => (new RegExp(String.raw`Last ${place}\b`).test(text) ? [at] : []));
      return [{ place, number, first, last: last.length === 0 ? first : last }];
    });
    expect(ends.filter(({ first, last }) => first.length !== 1 || last[0] !== first[0] || last.length !== 1)).toEqual(
      [],
    );
    expect(pagesWith("Stem 4 asks.")).toEqual([]);
    expect(pagesWith("This question is heard")).toHaveLength(1);
    expect([pagesWith("Passage begins."), pagesWith("Passage ends."), pagesWith("Stem 1 asks.")]).toEqual([
      [0],
      [0],
      [0],
    ]);
    // the running head is on every page but the first, which has the title
    expect(
      pages.map((text, at) => [text.includes("Sea and land · 5A"), text.includes(`${at + 1} / ${pages.length}`)]),
    ).toEqual(pages.map((_, at) => [at > 0, true]));
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("has an answer sheet, and keys for its teacher once they may be seen", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(address(released, "answers"));
    await sheetOf(page).getByText("Answer on the question paper").waitFor();
    const answers = await printed(page, "paper-answers");
    expect(answers.pages.length).toBeLessThan(3);
    await page.goto(address(held, "keys"));
    await page.getByText("The keys come when the results of this assignment are released.").waitFor();
    await page.goto(address(released, "keys"));
    await sheetOf(page).getByRole("table").nth(2).waitFor();
    const rows = await sheetOf(page).locator("tbody tr").allInnerTexts();
    expect(rows.slice(0, 17).map((row) => row.split("\t").map((cell) => cell.trim()))).toEqual(
      [
        "B",
        "B",
        "B",
        "Heard, not on paper\nRead out: She saw a ship.",
        "A, C",
        "Le Havre / Havre",
        "One point for erosion.",
        "2.5 / 5/2 (2.4 – 2.6) cm",
        "(1) B",
        "(1) tide",
        "(1) 2\n(2) A",
        "C – A – B",
        "1. A\n2. B",
        "1. A\n2. B\n3. A",
        "B",
        "B",
        "B",
      ].map((key, at) => [`${printedPlaces[at]}.`, key, at === 6 ? "4" : "1", "General skill"]),
    );
    await printed(page, "paper-keys");
    expect(trouble).toEqual([]);
    await context.close();
  });

  it.each([
    ["en", false],
    ["en", true],
    ["zh", false],
    ["zh", true],
  ] as const)("is readable on screen in %s, dark: %s", async (language, isDark) => {
    const { context, page, trouble } = await site.open({ language, isDark, ...desktop });
    await arriveAs(page, site, "teacher");
    for (const sheet of ["questions", "answers", "keys"]) {
      await page.goto(address(released, sheet));
      await sheetOf(page).locator("h3").nth(2).waitFor();
      await lookAt(site)(page, `paper-${sheet}`, { language, isDark });
    }
    await page.goto(address(held, "keys"));
    await page.locator("main:visible h2").waitFor();
    await lookAt(site)(page, "paper-withheld", { language, isDark });
    expect(trouble).toEqual([]);
    await context.close();
  });
});
