import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, askAs } from "./api";
import { classThatWrote, colleague } from "./essay-class";
import { byKeyboard } from "./keyboard";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite, type Visitor } from "./site";

const dig = "They dig outside, where the water is fast,\n\nand fill inside.";
const texts = [
  [dig, "A fan of mud."],
  [`  ${dig} `, "Where a river meets the sea and drops what it carries: mud, sand and whatever else came so far."],
  ["No idea", "mud"],
  ["Rivers bend because of the turning of the Earth.", "A letter of the Greek alphabet."],
];

describe("the answers of a class, marked by two teachers", () => {
  const site = useSite();
  const look = lookAt(site);
  let assignment_id = "";
  beforeAll(async () => {
    assignment_id = await classThatWrote(site, texts);
  });

  /** Signs in on a page of its own and opens the marking. */
  const open = async (username: string, visitor: Visitor, more = "") => {
    const { context, page, trouble } = await site.open(visitor);
    if (username === colleague) {
      const { token } = await askAs(site, "", "login", { username, password: "teacher123" });
      await page.goto(`${site.url()}/healthz`);
      await page.evaluate((given) => localStorage.setItem("token", given), token);
    } else await arriveAs(page, site, username);
    await page.goto(`${site.url()}/studio/marking?assignment_id=${assignment_id}${more}`);
    await page.locator("main:visible h1").waitFor();
    return { context, page, trouble };
  };
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  const isSaved = (page: Page) => page.getByText(/^(Saved|已保存) \d\d:\d\d:\d\d$/).waitFor();
  const stands = async (page: Page) => {
    const { items } = await ask(site, page, "markQueue", { assignment_id });
    return items.map(({ position, waiting, differing }) => [position, waiting, differing]);
  };
  const type = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it("go by keys alone, like ones at once, to a difference that is settled", async () => {
    const one = await open("teacher", { language: "en", ...desktop });
    const other = await open(colleague, { language: "zh", ...desktop, isDark: true });

    await heading(one.page, "Answer 1 of 4").waitFor();
    await look(one.page, "marking-waiting", { language: "en" });
    await type(one.page, "c");
    await one.page.keyboard.type("Say why it is fast there.");
    await type(one.page, "Escape", ".", "3");
    await heading(one.page, "Answer 2 of 4").waitFor();
    await type(one.page, "1");
    await heading(one.page, "Answer 3 of 4").waitFor();
    await look(one.page, "marking-group", { language: "en" });
    await type(one.page, "2");
    await one.page.getByText("This question is marked").waitFor();
    await isSaved(one.page);
    await look(one.page, "marking-question-done", { language: "en" });
    expect(await stands(one.page)).toEqual([
      [1, 0, 0],
      [2, 4, 0],
    ]);

    await type(other.page, "?");
    await other.page.getByRole("dialog", { name: "快捷键" }).waitFor();
    await look(other.page, "marking-keys", { language: "zh", isDark: true });
    await type(other.page, "Escape");
    await other.page.reload();
    await other.page.locator("main:visible h1").waitFor();
    const keyboard = byKeyboard(other.page);
    await keyboard.reach(other.page.getByRole("button", { name: /^1\. Why do rivers bend/ }));
    await type(other.page, "Enter");
    await other.page.getByText("本题已批完").waitFor();
    await keyboard.reach(other.page.getByRole("checkbox", { name: "也批阅其他老师已批的答案" }));
    await type(other.page, "Space");
    await other.page.getByText("另一位老师已批，您可以再批一次").waitFor();
    await other.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await type(other.page, "b", "1");
    await type(other.page, "5");
    await heading(other.page, "第 2 份答案，共 4 份").waitFor();
    await type(other.page, "1");
    await heading(other.page, "第 3 份答案，共 4 份").waitFor();
    await look(other.page, "marking-second", { language: "zh", isDark: true });
    await type(other.page, "2");
    await other.page.getByText(/^您和另一位老师给的分不同/).waitFor();
    await look(other.page, "marking-differing", { language: "zh", isDark: true });
    await isSaved(other.page);
    expect((await stands(other.page))[0]).toEqual([1, 0, 1]);
    await type(other.page, "o");
    await other.page.getByText("本题已批完").waitFor();
    await expect
      .poll(() => stands(other.page))
      .toEqual([
        [1, 0, 0],
        [2, 4, 0],
      ]);

    await type(one.page, "n");
    await heading(one.page, "Answer 1 of 4").waitFor();
    for (const points of ["12", "3", "0", "7"]) {
      for (const digit of points) await one.page.keyboard.press(digit);
      await type(one.page, "Enter");
    }
    await one.page.getByText("Everything is marked").waitFor();
    await isSaved(one.page);
    await look(one.page, "marking-all-done", { language: "en" });
    await expect
      .poll(() => stands(one.page))
      .toEqual([
        [1, 0, 0],
        [2, 0, 0],
      ]);
    expect(keyboard.unseen()).toEqual([]);
    expect([...one.trouble, ...other.trouble]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it("outlast a lost connection, with each mark of it", async () => {
    const { context, page, trouble } = await open("teacher", { language: "en", ...desktop });
    await page.getByText("Everything is marked").waitFor();
    await page.getByRole("button", { name: /^2\. What is a delta/ }).click();
    await page.getByRole("button", { name: /^1 ?A fan of mud/ }).click();
    await context.setOffline(true);
    await type(page, "9", "Enter");
    await page.getByText("Offline. Your changes are kept on this device.").first().waitFor();
    await look(page, "marking-offline", { language: "en" });
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await isSaved(page);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
