import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite } from "./site";

const teacher = { username: "teacher", password: "teacher123" };
const names = Array.from({ length: 30 }, (_, place) => `Student ${String(place + 1).padStart(2, "0")}`);
/** Five times what a class of 1,000 may take to be drawn once its data are there, in ms: other tests run beside it. */
const drawnWithinMs = 2_500;

describe("classes", () => {
  const site = useSite();
  let keys = 0;
  const key = () => `key-of-classes-${(keys += 1)}`;

  const looked = lookAt(site);
  const rows = (page: Page) => page.getByRole("table", { name: "Students" }).locator("tbody tr[aria-rowindex]");

  /** A published test of the teacher. */
  const publish = async (token: string): Promise<void> => {
    const { item_id } = await askAs(site, token, "saveItem", {
      idempotency_key: key(),
      draft: draftOf("What is a fifth of a hundred?"),
    });
    const title = { en: "Fractions, unit 3", zh: "分数，第三单元" };
    const definition = draftTestOf([item_id], { title });
    const { test_id } = await askAs(site, token, "saveTest", { idempotency_key: key(), definition });
    await askAs(site, token, "publishDraftTest", { test_id, version: 1 });
  };

  it("have one next step while there are none", async () => {
    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/classes`);
    await page.getByText("Your classes will be here").waitFor();
    await looked(page, "classes-empty", { language: "en" });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });

  it("are made of pasted names, compared with a list that comes again, and given a test", async () => {
    const { token } = await askAs(site, "", "login", teacher);
    await publish(token);
    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    const look = { language: "en" } as const;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/classes`);
    await page.getByRole("button", { name: "New class" }).click();
    await page.getByLabel("Name", { exact: true }).fill("4b mathematics");
    await page.getByLabel("Names", { exact: true }).fill(names.join("\n"));
    await looked(page, "classes-new", look);
    await page.getByRole("button", { name: "Make the class with 30 students" }).click();
    await expect.poll(() => rows(page).count()).toBe(30);
    await looked(page, "class", look);

    await page.getByRole("button", { name: "Update the list" }).click();
    const again = ["Name,Student ID", ...names.slice(1).map((name, place) => `${name},${place + 100}`), "Zoe Ray,999"];
    await page.getByRole("textbox", { name: "Students" }).fill(again.join("\n"));
    await page.getByText(/^1 new · 29 changed · 1 leaving/).waitFor();
    await looked(page, "class-list", look);
    await page.getByRole("button", { name: "Apply 31 changes" }).click();
    await page.getByText("1 joined, 1 left, 29 changed.").waitFor();
    await page.getByRole("row", { name: /Zoe Ray/ }).waitFor();
    await page.getByText("1 student has left").last().waitFor();

    await page.getByRole("button", { name: "Update the list" }).click();
    await page.getByRole("textbox", { name: "Students" }).fill("Name,Student ID\n,7\nAmy,8");
    await page
      .getByRole("alert")
      .getByText(/^Line 2, /)
      .waitFor();
    await looked(page, "class-list-refused", look);
    await page.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Give a test" }).first().click();
    await page.getByLabel("Test", { exact: true }).selectOption({ label: "Fractions, unit 3" });
    await page.getByText(/^Your local time: /).waitFor();
    await looked(page, "class-assign", look);
    await page.getByRole("button", { name: "Give the test", exact: true }).click();
    const allTheSame = page.getByRole("button", { name: "Give it all the same" });
    await page.getByText("The test is given.").or(allTheSame).waitFor();
    if (await allTheSame.isVisible()) await allTheSame.click();
    await page.getByText("The test is given.").waitFor();
    await page.getByRole("row", { name: /Fractions, unit 3/ }).waitFor();
    await looked(page, "class-given", look);

    await page.getByRole("button", { name: "Sign-in links" }).click();
    await page.getByRole("button", { name: "Make the links" }).click();
    const links = page.getByRole("table", { name: /^Sign-in links of/ });
    await links.waitFor();
    expect(await links.locator("tbody tr").count()).toBe(30);
    await looked(page, "class-links", look);
    await page.emulateMedia({ media: "print" });
    await site.screen(page, "class-links-printed", { ...look, ...desktop });
    expect(await page.getByRole("heading", { name: "Tests of this class" }).isVisible()).toBe(false);
    expect(await links.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });

  it("of 1,000 students are drawn soon after their data, and walked to the last one", async () => {
    const { token } = await askAs(site, "", "login", teacher);
    const name = `All of grade ${key()}`;
    const { class_id } = await askAs(site, token, "saveClass", { idempotency_key: key(), name });
    const text = Array.from({ length: 1_000 }, (_, place) => `Student ${String(place).padStart(4, "0")}`).join("\n");
    const { digest } = await askAs(site, token, "rosterDiff", { class_id, text });
    await askAs(site, token, "rosterApply", { idempotency_key: key(), class_id, digest: digest ?? "", chosen: {} });

    const visit = await site.open({ language: "en", ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/classes`);
    await page.evaluate(() => {
      const drawn = { at: 0 };
      Object.assign(globalThis, { drawn });
      new MutationObserver((_, observer) => {
        if (document.querySelector("tbody tr[aria-rowindex='12']") === null) return;
        requestAnimationFrame(() => (drawn.at = performance.now()));
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole("link", { name }).click();
    await rows(page).nth(10).waitFor();
    const took = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { drawn } = globalThis as unknown as { readonly drawn: { readonly at: number } };
      const data = performance.getEntriesByType("resource").filter(({ name }) => /studio\/class\?/.test(name));
      return drawn.at - ((data.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN);
    });
    console.log(`a class of 1,000 is drawn ${Math.round(took)} ms after its data`);
    expect(took).toBeLessThan(drawnWithinMs);
    const table = page.getByRole("table", { name: "Students" });
    expect(await table.getAttribute("aria-rowcount")).toBe("1001");
    expect(await rows(page).count()).toBeLessThan(100);
    const last = table.getByRole("rowheader", { name: "Student 0999" });
    await expect
      .poll(async () => {
        await page.getByRole("group", { name: "1,000 students" }).evaluate((frame) => {
          frame.scrollTop = frame.scrollHeight;
        });
        return last.isVisible();
      })
      .toBe(true);
    await page.getByLabel("Find a student").fill("0500");
    await page.getByText("1 of 1,000 students").waitFor();
    await looked(page, "class-found", { language: "en" });
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ["zh", false],
    ["en", true],
    ["zh", true],
  ] as const)("are readable in %s, dark: %s", async (language, isDark) => {
    const { token } = await askAs(site, "", "login", teacher);
    const { classes } = await askAs(site, token, "studioClasses", {});
    const id = classes.find(({ name }) => name === "4b mathematics")?.class_id ?? "";
    const visit = await site.open({ language, isDark, ...desktop });
    const { page } = visit;
    await arriveAs(page, site, "teacher");
    for (const [name, address] of [
      ["classes", "/studio/classes"],
      ["class", `/studio/class?class_id=${id}`],
      ["class-assign", `/studio/class?class_id=${id}&way=assign`],
      ["class-teachers", `/studio/class?class_id=${id}&way=teachers`],
      ["class-settings", `/studio/class?class_id=${id}&way=settings`],
    ] as const) {
      await page.goto(site.url() + address);
      await page.locator("main:visible table").first().waitFor();
      await looked(page, name, { language, isDark });
    }
    expect(visit.trouble).toEqual([]);
    await visit.context.close();
  });
});
