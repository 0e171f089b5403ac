import type { Page } from "playwright-core";

/** Answers whatever the presented item asks for, in some way. */
export const answerItem = async (page: Page, turn: number): Promise<void> => {
  // other pages that are kept alive have fields too
  const main = page.locator("main:visible article:visible");
  const choices = main.locator("input[type=radio], input[type=checkbox]");
  const fields = main.locator("input[type=text], textarea");
  const selects = main.locator("select");
  const anything = main.locator("input, textarea, select, li button").first();
  await anything.waitFor({ state: "attached" });
  if ((await choices.count()) > 0) await choices.nth(turn % (await choices.count())).check({ force: true });
  else if ((await fields.count()) > 0) await fields.first().fill(String(turn + 2));
  else if ((await selects.count()) > 0)
    for (let index = 0; index < (await selects.count()); index += 1)
      await selects.nth(index).selectOption({ index: 1 });
  else await main.locator("li button:not([aria-disabled=true])").first().click();
};

const isResult = (page: Page) => page.url().includes("/examAccess/MAPResult");

/** Goes on with an adaptive sitting until its result, or for so many items. */
export const sitAdaptive = async (page: Page, items: number): Promise<void> => {
  for (let turn = 0; turn < items && !isResult(page); turn += 1) {
    const pause = page.locator("[role=alertdialog] button");
    if (await pause.isVisible()) await pause.click();
    const heading = await page.locator("main:visible article h1").innerText();
    await answerItem(page, turn);
    await page.locator("footer:visible button").last().click();
    await page.waitForFunction(
      (before) =>
        location.pathname.endsWith("Result") || (document.querySelector("main h1")?.textContent ?? before) !== before,
      heading,
    );
  }
};

/** Opens the MAP test's page, chooses the practice length and begins. */
export const beginMap = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/examAccess/MAPDetail?menu_id=map-math`);
  await page.locator("input[type=radio]").nth(1).check({ force: true });
  await page.locator("a[href*='MAPExamAuto']").first().click();
  await page.locator("main:visible article h1").waitFor();
};

export const beginFixed = async (page: Page, url: string, menuId: string): Promise<void> => {
  await page.goto(`${url}/examAccess/detail?menu_id=${menuId}`);
  await page.locator("a[href*='/examAccess/exam']").first().click();
  await page.locator("main:visible article h1").waitFor();
};

/** The words at the bottom left. */
export const saveState = (page: Page) => page.locator("footer:visible [role=group]").first();
