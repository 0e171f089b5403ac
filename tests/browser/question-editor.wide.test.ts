import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./findings";
import { lookAt } from "./looked";
import { arriveAs, desktop, phone, useSite } from "./site";

describe("a teacher who writes questions", () => {
  const site = useSite();

  const looked = lookAt(site);
  const newQuestion = async (page: Page, type: string, words: string) => {
    await page.goto(`${site.url()}/studio/item`);
    await page.getByLabel("Question type").selectOption(type);
    await text(page, "Question").fill(words);
  };
  const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
  const player = (page: Page) => page.frameLocator("iframe[title='As students see it']");
  const saved = (page: Page) => page.locator("[data-saving=clean]", { hasText: /Saved \d/ }).waitFor();
  const ready = async (page: Page) => {
    await saved(page);
    await page.getByRole("button", { name: "Ready", exact: true }).click();
    await page.getByText("1 revision", { exact: true }).waitFor();
  };

  it("writes one of each kind, sees what students see, and makes revisions", async () => {
    const { page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await text(page, "Question").waitFor();
    await looked(page, "question-new", { language: "en" });
    await newQuestion(page, "single_choice", "How many legs do four beetles have?");
    for (const [name, words] of Object.entries({ A: "8", B: "16", C: "24", D: "32" }))
      await text(page, `Choice ${name}`).fill(words);
    await saved(page);
    await page.getByRole("radio", { name: "Choice C is right" }).check();
    await player(page).getByText("How many legs do four beetles have?").waitFor();
    await player(page).getByRole("radio", { name: "24" }).waitFor();
    await looked(page, "question-single", { language: "en" });
    await ready(page);
    await page.reload();
    await page.getByText("1 revision", { exact: true }).waitFor();
    await page.keyboard.press("Control+z");
    await page.getByRole("radio", { name: "Choice C is right", checked: false }).waitFor();
    await page.keyboard.press("Control+Shift+z");
    await page.getByRole("radio", { name: "Choice C is right", checked: true }).waitFor();

    await newQuestion(page, "numeric_entry", "What is \\(\\frac{1}{2}\\) of 5?");
    await page.getByLabel("Number", { exact: true }).fill("2.5");
    await player(page).locator("math mfrac").waitFor();
    await ready(page);

    await newQuestion(page, "text_entry", "Where does the Seine meet the sea?");
    await page.getByLabel("Accepted answers, 1").fill("Le Havre");
    await ready(page);

    await newQuestion(page, "gap_entry", "She {{g1}} home.");
    await page.getByLabel("Accepted in Gap 1, 1").fill("went");
    await player(page).getByRole("textbox").waitFor();
    await ready(page);

    await newQuestion(page, "order", "What comes first?");
    for (const [name, words] of Object.entries({ 1: "wake", 2: "wash", 3: "work" }))
      await text(page, `Step ${name}`).fill(words);
    await player(page).getByText("wash").waitFor();
    await looked(page, "question-order", { language: "en" });
    await ready(page);

    await newQuestion(page, "match", "Which young is whose?");
    for (const [number, [one, other]] of [
      ["dog", "puppy"],
      ["cat", "kitten"],
      ["cow", "calf"],
    ].entries()) {
      await text(page, `Item ${number + 1}`).fill(one ?? "");
      await text(page, `Target ${"ABC"[number]}`).fill(other ?? "");
      await page.getByLabel(`Item ${number + 1} belongs to`).selectOption({ index: number + 1 });
    }
    await ready(page);

    await newQuestion(page, "categorise", "Which are mammals?");
    await text(page, "Group 1").fill("mammals");
    await text(page, "Group 2").fill("birds");
    for (const [name, words] of Object.entries({ A: "cat", B: "owl", C: "dog", D: "wren" })) {
      await text(page, `Card ${name}`).fill(words);
      await page.getByLabel(`Card ${name} belongs to`).selectOption({ index: name === "A" || name === "C" ? 1 : 2 });
    }
    await ready(page);
    expect(trouble).toEqual([]);
  });

  it("works in Chinese, dark, and on a phone with two tabs", async () => {
    const { page, trouble } = await site.open({ language: "zh", ...phone, isDark: true });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await text(page, "题干").fill("四只甲虫有几条腿？");
    await page.getByRole("tab", { name: "学生看到的样子" }).click();
    await page.frameLocator("iframe[title='学生看到的样子']").getByText("四只甲虫有几条腿？").waitFor();
    await site.screen(page, "question-phone-seen", { language: "zh", ...phone, isDark: true });
    await page.getByRole("tab", { name: "编写" }).click();
    await looked(page, "question-zh", { language: "zh", isDark: true });
    expect(trouble).toEqual([]);
  });

  it("shows two windows both versions of a question, and overwrites neither", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await text(page, "Question").fill("first");
    await page.waitForURL(/item_id=/);
    const other = await context.newPage();
    await other.goto(page.url());
    await text(other, "Question").waitFor();
    await text(page, "Question").fill("from one window");
    await saved(page);
    await page.waitForFunction(() => document.querySelector("[data-saving=clean]") !== null);
    await text(other, "Question").fill("from the other");
    const choice = other.getByRole("alert", { name: "This question was changed elsewhere." });
    await choice.waitFor();
    await site.screen(other, "question-conflict", { language: "en", ...desktop });
    expect(await findings(other)).toEqual([]);
    await choice.getByRole("button", { name: "Take the other" }).click();
    await text(other, "Question").getByText("from one window").waitFor();
    await other.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
    await text(other, "Question").getByText("from the other").waitFor();
    expect(trouble).toEqual([]);
  });

  it("keeps what is typed without a network on the device, and sends it later", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await text(page, "Question").fill("first");
    await page.waitForURL(/item_id=/);
    const address = page.url();
    await context.setOffline(true);
    await text(page, "Question").fill("typed without a network");
    await page.getByText("Offline. Your changes are kept on this device.").first().waitFor();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await text(again, "Question").getByText("typed without a network").waitFor();
    await saved(again);
  });
});
