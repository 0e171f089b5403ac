import { sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Database } from "../../src/server/db/open";
import { inTransaction } from "../../src/server/db/transaction";
import { zipOf } from "../items/import/archive";
import { itemType, manifestOf, plainItem, testOf, testType } from "../items/import/qti/builders";
import { inDatabase } from "./database";
import { dropFiles, giftOf } from "./import-files";
import { arriveAs, desktop, useSite } from "./site";

/** A package of two questions whose test jumps from the first to its end. */
const jumpingPackage = () => {
  const ref = (name: string, inside = "") =>
    `<assessmentItemRef identifier="R${name}" href="${name}.xml">${inside}</assessmentItemRef>`;
  const inside =
    '<testPart identifier="P" navigationMode="nonlinear" submissionMode="simultaneous">' +
    '<assessmentSection identifier="S" title="One" visible="true">' +
    `${ref("a", '<branchRule target="EXIT_TEST"><lt/></branchRule>')}${ref("b")}</assessmentSection></testPart>`;
  const resources = { "test.xml": testType, "a.xml": itemType, "b.xml": itemType };
  return zipOf([
    { name: "imsmanifest.xml", data: manifestOf(resources) },
    { name: "test.xml", data: testOf(inside, 'title="Jumps"') },
    ...["a", "b"].map((name) => ({ name: `${name}.xml`, data: plainItem(`Question ${name}?`) })),
  ]);
};

describe("an import in trouble", () => {
  const site = useSite();

  const teacherAt = async (username = "teacher") => {
    const visitor = await site.open({ language: "en", ...desktop });
    await arriveAs(visitor.page, site, username);
    return visitor;
  };
  const heading = (page: Page, words: string | RegExp) =>
    page.getByRole("heading", { level: 1, name: words }).waitFor({ timeout: 60_000 });
  const allExact = (count: number) => `All ${count} questions come in as they are.`;
  const questionNamed = (page: Page, name: string) => page.locator("li[data-outcome]", { hasText: name });
  const countOf = (db: Database, table: string, where = sql`true`) =>
    db
      .execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`)
      .then(({ rows }) => rows[0]?.count);

  /** Kills the server with `kill -9` while it waits to write into a table, and starts it again. */
  const killedAtWriting = (table: string, begin: () => Promise<void>) =>
    inDatabase(site.dataDir, async (db) => {
      let restarted: Promise<void> = Promise.resolve();
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`lock table ${sql.identifier(table)} in exclusive mode`);
        await begin();
        const waiting = async () => {
          const { rows } = await tx.execute<{ count: number }>(
            sql`select count(*)::int as count from pg_locks where not granted and relation = ${table}::regclass`,
          );
          return rows[0]?.count ?? 0;
        };
        await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0);
        restarted = site.restart();
      });
      await restarted;
    });

  it("continues sending by itself when the network is back", async () => {
    const { page, context, trouble } = await teacherAt();
    let pieces = 0;
    await page.route("**/api/import/piece", async (route) => {
      pieces += 1;
      if (pieces !== 2) return route.continue();
      await context.setOffline(true);
      return route.abort("internetdisconnected");
    });
    await dropFiles(site, page, { name: "long.txt", bytes: giftOf("Long", 12, 5 * 1024 * 1024) });
    await page.getByText("No network. Nothing is lost").waitFor({ timeout: 30_000 });
    await context.setOffline(false);
    await heading(page, allExact(12));
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("keeps a choice and the typed text until the network is back, then stores them by itself", async () => {
    const { page, context, trouble } = await teacherAt();
    await dropFiles(site, page, { name: "kept.txt", bytes: giftOf("Kept", 3) });
    await heading(page, allExact(3));
    await context.setOffline(true);
    await questionNamed(page, "Kept 2").getByRole("button", { name: "Leave out" }).click();
    await page.getByText("No network. Nothing is lost").waitFor();
    await heading(page, allExact(3));
    await context.setOffline(false);
    await page.getByText("You leave 1 question out.").waitFor();
    await page.getByRole("button", { name: "Change title, clock, sections" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Typed without a network");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("No network. Nothing is lost").waitFor();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Typed without a network");
    await site.screen(page, "import-offline", { language: "en", ...desktop });
    await context.setOffline(false);
    await page.getByRole("heading", { level: 2, name: "Typed without a network" }).waitFor();
    expect(await page.getByText("Nothing is lost").count()).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("is read again after kill -9 in the middle of its reading, and the page continues", async () => {
    const { page, context } = await teacherAt();
    await killedAtWriting("import_questions", () =>
      dropFiles(site, page, { name: "killed.txt", bytes: giftOf("Killed", 5) }),
    );
    const stored = await inDatabase(site.dataDir, async (db) => {
      const ofFile = sql`import_id = (select import_id from imports where file_name = 'killed.txt')`;
      const questions = await countOf(db, "import_questions", ofFile);
      const pieces = await countOf(db, "import_pieces", ofFile);
      // as if half a minute without a sign of life had passed
      await db.execute(sql`update imports set touched_at = touched_at - 40000 where file_name = 'killed.txt'`);
      return { questions, pieces };
    });
    expect(stored).toEqual({ questions: 0, pieces: 1 });
    await heading(page, allExact(5));
    await page.reload();
    await heading(page, allExact(5));
    await context.close();
  });

  it("is imported entirely and once after kill -9 in the middle of the commit", async () => {
    const { page, context } = await teacherAt();
    await dropFiles(site, page, { name: "committed.txt", bytes: giftOf("Committed", 4) });
    await heading(page, allExact(4));
    const before = await inDatabase(site.dataDir, (db) => countOf(db, "test_items"));
    await killedAtWriting("test_items", () => page.getByRole("button", { name: "Import 4 questions" }).click());
    await page.getByText("Draft: only staff see it.").waitFor({ timeout: 60_000 });
    const after = await inDatabase(site.dataDir, async (db) => ({
      items: await countOf(db, "test_items"),
      tests: await countOf(db, "tests", sql`menu_id like 'import-%' and definition::text like '%Committed%'`),
    }));
    expect(after).toEqual({ items: (before ?? 0) + 4, tests: 1 });
    await page.reload();
    await page.getByText("Draft: only staff see it.").waitFor();
    await page.getByRole("button", { name: "Undo the import" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Undo the import" }).click();
    await page.getByRole("button", { name: "Discard" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Discard" }).waitFor();
    expect(await inDatabase(site.dataDir, (db) => countOf(db, "test_items"))).toBe(before);
    await context.close();
  });

  it("of two people keeps the first one's change and what the second one has typed", async () => {
    const [one, two] = [await teacherAt(), await teacherAt("admin")];
    await dropFiles(site, one.page, { name: "shared.txt", bytes: giftOf("Shared", 3) });
    await heading(one.page, allExact(3));
    await two.page.goto(one.page.url());
    await heading(two.page, allExact(3));
    await two.page.getByRole("button", { name: "Change title, clock, sections" }).click();
    await two.page.getByLabel("Title", { exact: true }).fill("By the second");
    await questionNamed(one.page, "Shared 1").getByRole("button", { name: "Leave out" }).click();
    await one.page.getByText("You leave 1 question out.").waitFor();
    await two.page.getByRole("button", { name: "Save", exact: true }).click();
    await two.page.getByText("Somebody else has changed this import meanwhile.").waitFor();
    await two.page.getByText("You leave 1 question out.").waitFor();
    expect(await two.page.getByLabel("Title", { exact: true }).inputValue()).toBe("By the second");
    await two.page.getByRole("button", { name: "Save", exact: true }).click();
    await two.page.getByRole("heading", { level: 2, name: "By the second" }).waitFor();
    await one.page.getByRole("button", { name: "Import 2 questions" }).click();
    await one.page.getByText("Somebody else has changed this import meanwhile.").waitFor();
    await one.page.getByRole("heading", { level: 2, name: "By the second" }).waitFor();
    await one.page.getByRole("button", { name: "Import 2 questions" }).click();
    await one.page.getByText("Draft: only staff see it.").waitFor();
    await two.page.getByRole("button", { name: "Import 2 questions" }).click();
    await two.page.getByText("Draft: only staff see it.").waitFor();
    expect([one.trouble, two.trouble]).toEqual([[], []]);
    for (const { context } of [one, two]) await context.close();
  });

  it("of several files at once gives each its report, and one bad file harms no other", async () => {
    const { page, context, trouble } = await teacherAt();
    await dropFiles(
      site,
      page,
      { name: "first.txt", bytes: giftOf("First", 2) },
      { name: "letter.txt", bytes: "This is a letter and no test.\n" },
      { name: "third.txt", bytes: giftOf("Third", 3) },
    );
    const sent = page.getByRole("link", { name: "See the report" });
    await expect.poll(() => sent.count(), { timeout: 60_000 }).toBe(3);
    expect(new URL(page.url()).search).toBe("");
    await site.screen(page, "import-several", { language: "en", ...desktop });
    await sent.nth(2).click();
    await heading(page, allExact(3));
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("of a test with jumps is refused, and comes in as a plain list with the box, each jump named", async () => {
    const { page, context, trouble } = await teacherAt();
    const file = { name: "jumps.zip", bytes: await jumpingPackage() };
    await dropFiles(site, page, file);
    await heading(page, "0 of 2 questions come in as they are, 0 changed, 2 not.");
    expect(await page.getByRole("button", { name: /^Import 0/ }).isDisabled()).toBe(true);
    await page.goto(`${site.url()}/studio/import`);
    await page.getByLabel("Take tests with jumps and conditions in as plain lists of questions").check();
    const dropped = page.locator("[data-drop] input[type=file]");
    await dropped.setInputFiles({ name: file.name, mimeType: "application/zip", buffer: file.bytes });
    await heading(page, allExact(2));
    await page.getByText("Ra → EXIT_TEST", { exact: false }).waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });
});
