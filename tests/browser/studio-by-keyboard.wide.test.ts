import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { byKeyboard } from "./keyboard";
import { desktop, useSite } from "./site";

const twoQuestions = "1. Which number is even?\na) 3\n*b) 4\n\n2. 7 + 5 = ?\nAnswer: 12\n";

describe("a teacher without a pointer", () => {
  const site = useSite();

  it("signs in, pastes two questions, changes one, draws a spot, reorders the list, and publishes", async () => {
    const { page, trouble } = await site.open({ language: "en", ...desktop });
    const { reach, unseen, isFocused } = byKeyboard(page);
    const { keyboard } = page;
    const main = page.locator("main:visible");
    const rail = main.locator("[data-rail-item]");

    await page.goto(site.url());
    await reach(page.locator("input[autocomplete=username]"));
    await keyboard.type("teacher");
    await reach(page.locator("input[type=password]"));
    await keyboard.type("teacher123");
    await keyboard.press("Enter");

    await reach(main.locator("a[href*='way=paste']"));
    await keyboard.press("Enter");
    const box = main.getByLabel("Text with questions");
    await box.waitFor();
    await expect.poll(async () => isFocused(box)).toBe(true);
    await keyboard.insertText(twoQuestions);
    await main.getByText("2 questions", { exact: true }).waitFor();
    await reach(main.getByRole("button", { name: "Add 2 questions" }));
    await keyboard.press("Enter");

    await rail.nth(1).waitFor();
    const stem = main.getByRole("textbox", { name: "Question", exact: true });
    await reach(stem);
    await keyboard.press("Control+End");
    await keyboard.type(" Choose one.");
    await main.locator("[data-saving=clean]", { hasText: /Saved \d/ }).waitFor();
    await expect.poll(async () => rail.first().innerText()).toBe("1\nWhich number is even? Choose one.");

    await reach(rail.nth(1), "Shift+Tab");
    await keyboard.press("Alt+ArrowUp");
    await expect
      .poll(async () => rail.allInnerTexts())
      .toEqual(["1\n7 + 5 = ?", "2\nWhich number is even? Choose one."]);
    expect(await isFocused(rail.first())).toBe(true);

    await reach(main.locator("nav").getByRole("button", { name: "Write a question" }));
    await keyboard.press("Enter");
    await rail.nth(2).waitFor();
    // the question of before stays on screen until the new one is there
    await expect.poll(async () => (await stem.innerText()).trim()).toBe("");
    const kind = main.getByLabel("Question type");
    await reach(kind);
    await keyboard.press("End");
    await keyboard.press("ArrowUp");
    expect(await kind.inputValue()).toBe("hot_spot");
    await reach(stem);
    await keyboard.type("Where is the left half?");
    const picture = main.getByRole("button", { name: "Choose a picture" });
    await reach(picture);
    const create = { width: 320, height: 160, channels: 3, background: "#1971c2" } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    // the choice of a file is a window of the system
    await main
      .locator("fieldset input[type=file]")
      .first()
      .setInputFiles({ name: "halves.png", mimeType: "image/png", buffer });
    await reach(main.getByLabel("What the picture shows, for those who do not see it"));
    await keyboard.type("Two halves");
    await reach(main.getByRole("button", { name: "Add a spot in the middle" }));
    await keyboard.press("Enter");
    const spot = main.getByRole("button", { name: "Spot B", exact: true });
    await expect.poll(async () => isFocused(spot)).toBe(true);
    const from = await spot.boundingBox();
    for (let step = 0; step < 20; step += 1) await keyboard.press("ArrowLeft");
    for (let step = 0; step < 5; step += 1) await keyboard.press("Shift+ArrowDown");
    const to = await spot.boundingBox();
    expect([(to?.x ?? 0) < (from?.x ?? 0) - 60, (to?.height ?? 0) > (from?.height ?? 0) + 5]).toEqual([true, true]);
    await reach(main.getByLabel("Spot B is right"));
    await keyboard.press("Space");
    await main.locator("[data-saving=clean]", { hasText: /Saved \d/ }).waitFor();

    const publish = main.getByRole("button", { name: "Publish", exact: true }).first();
    await reach(publish, "Shift+Tab");
    await keyboard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Nothing to fix.").waitFor();
    await reach(dialog.getByRole("button", { name: "Publish", exact: true }));
    await keyboard.press("Enter");
    await dialog.getByText("Edition 1 is out.", { exact: false }).waitFor();
    await reach(dialog.getByRole("button", { name: "Done" }));
    await keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect([await isFocused(publish), unseen(), trouble]).toEqual([true, [], []]);
  });
});
