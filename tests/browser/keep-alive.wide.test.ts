import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, signIn, useSite } from "./site";
import { soak } from "./soak";

const mapDetail = "/examAccess/MAPDetail?menu_id=map-math";
const resultOf = (attempt: string) => `/examAccess/result?attempt_id=${attempt}`;

/** Goes to an address inside the application, as a link would. */
const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => history.pushState({}, "", to), address);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visitedTabs"))).toContain(JSON.stringify(address));
  await page.locator("main h1:visible").first().waitFor();
};

const tabNamed = (page: Page, name: string | RegExp) => page.getByRole("tab", { name }).first();
const chosenMode = (page: Page) =>
  page
    .locator("main:visible input[type=radio]:visible")
    .evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked));

describe("pages of open tabs", () => {
  const site = useSite();

  const openDetails = async (page: Page) => {
    await signIn(page, site);
    await goTo(page, mapDetail);
    await page.locator("main:visible input[type=radio]:visible").nth(1).check({ force: true });
    await goTo(page, `/examAccess/detail?menu_id=${site.fixedTest()}`);
    await page.locator("main:visible a[href*='/examAccess/exam']:visible").first().waitFor();
  };

  it("stay as they were, with their own parameters, while others are on screen", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await openDetails(page);
    expect(
      await page
        .locator("main:visible h1")
        .evaluateAll((all) => all.map((one) => [one.textContent, one.checkVisibility()])),
    ).toEqual(expect.arrayContaining([["MAP Mathematics", false]]));
    await tabNamed(page, /MAP Mathematics/).click();
    await page.locator("main h1:visible", { hasText: "MAP Mathematics" }).waitFor();
    expect(await chosenMode(page)).toBe(1);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("reload one by one: a click on the active tab does not affect its siblings", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await openDetails(page);
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll("main h1")) heading.setAttribute("data-seen", "");
    });
    await page.getByRole("tab", { selected: true }).click();
    await expect.poll(() => page.locator("main h1:visible").first().getAttribute("data-seen")).toBeNull();
    await tabNamed(page, /MAP Mathematics/).click();
    await page.locator("main h1:visible", { hasText: "MAP Mathematics" }).waitFor();
    expect([await page.locator("main h1:visible").first().getAttribute("data-seen"), await chosenMode(page)]).toEqual([
      "",
      1,
    ]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("come back scrolled as they were left", async () => {
    const { context, page } = await site.open({ language: "en", width: 1024, height: 500 });
    await signIn(page, site);
    await goTo(page, mapDetail);
    await page.locator("main:visible a[href*='MAPExamAuto']:visible").first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 180));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
    await tabNamed(page, "Home").focus();
    await page.keyboard.press("Enter");
    await page.locator("main:visible a[href*='MAPDetail']:visible").first().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await tabNamed(page, /MAP Mathematics/).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
    await context.close();
  });

  it("are at most twenty: the least recently seen one is removed, marked, and reloads when opened", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await openDetails(page);
    for (let number = 1; number <= 19; number += 1) await goTo(page, resultOf(`unknown-${number}`));
    // home, two details, nineteen results: two are too many
    await expect.poll(() => page.locator("main:visible > div > *").count()).toBe(20);
    const tab = tabNamed(page, /MAP Mathematics/);
    expect(
      await tab.evaluate((one) =>
        [
          one.getAttribute("aria-description"),
          one.getAttribute("title"),
          one.textContent,
          document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent,
        ].join(" "),
      ),
    ).toMatch(/load/i);
    await tab.click();
    await page.locator("main:visible a[href*='MAPExamAuto']:visible").first().waitFor();
    expect(await chosenMode(page)).toBe(0);
    await context.close();
  });

  it("reload outdated data, and stop their timers while they are hidden", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await page.clock.install({ time: new Date(2026, 10, 20, 11, 50) });
    await signIn(page, site);
    const greeting = () => page.locator("main:visible h1").first().textContent();
    expect(await greeting()).toMatch(/^Good morning/);
    await goTo(page, mapDetail);
    let asked = 0;
    page.on("request", (request) => void (request.url().includes("get_menu_list") && (asked += 1)));
    await page.clock.runFor(20 * 60_000);
    expect(await greeting()).toMatch(/^Good morning/);
    const before = asked;
    await tabNamed(page, "Home").click();
    await expect.poll(greeting).toMatch(/^Hello/);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await context.close();
  });

  it("come back after a reload in their order, and go with the person", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await openDetails(page);
    const names = await page.getByRole("tab").allTextContents();
    await page.reload();
    await page.locator("main h1:visible").first().waitFor();
    await expect.poll(() => page.getByRole("tab").count()).toBe(names.length);
    expect(await page.getByRole("tab", { selected: true }).count()).toBe(1);
    expect(
      await page.evaluate(() =>
        (JSON.parse(localStorage.getItem("visitedTabs") ?? "") as { href: string }[]).map(({ href }) => href),
      ),
    ).toEqual(["/", mapDetail, `/examAccess/detail?menu_id=${site.fixedTest()}`]);
    const other = await context.newPage();
    await other.goto(`${site.url()}/learningRecord`);
    await expect.poll(() => page.getByRole("tab").count()).toBe(names.length + 1);
    await page.evaluate(() => localStorage.removeItem("token"));
    await other.evaluate(() => localStorage.removeItem("token"));
    await page.reload();
    await page.locator("input[type=password]").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    await context.close();
  });

  it("wait behind an attempt under way, whose tab no bulk action can close", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await openDetails(page);
    await goTo(page, mapDetail);
    await page.locator("main:visible a[href*='MAPExamAuto']:visible").first().click();
    await page.locator("main:visible article h1:visible").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.locator("main h1:visible").first().waitFor();
    const sitting = page.getByRole("tab", { name: /^Test/ });
    await expect.poll(() => sitting.count()).toBe(1);
    await sitting.click({ button: "right" });
    await page.getByRole("menuitem", { name: /close all/i }).click();
    await expect.poll(() => page.getByRole("tab").allTextContents()).toHaveLength(2);
    await sitting.click();
    await page.locator("main:visible article h1:visible").waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("leave nothing behind: memory and nodes are as before once fifty were opened and closed", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await signIn(page, site);
    const { memory, nodes } = await soak(page, 50);
    expect([memory < 1.1, nodes < 1.1], `memory ${memory}, nodes ${nodes}`).toEqual([true, true]);
    await context.close();
  });
});
