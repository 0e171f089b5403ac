import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { arriveAs, desktop, useSite } from "./site";

/** A picture of the text, and not what the editor puts beside one for the caret. */
const drawn = "img:not(.ProseMirror-separator)";

describe("a teacher who writes the text of a question", () => {
  const site = useSite();
  const text = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });
  const saved = (page: Page) => page.locator("[data-saving=clean]", { hasText: /Saved \d/ }).waitFor();
  const give = async (page: Page, type: "drop" | "paste", width: number) => {
    const picture = await sharp({ create: { width, height: 20, channels: 3, background: "#246" } })
      .png()
      .toBuffer();
    await text(page).evaluate(
      (field, [way, encoded]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], "a.png", { type: "image/png" }));
        const { left, top } = field.getBoundingClientRect();
        const common = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          way === "paste"
            ? new ClipboardEvent("paste", { ...common, clipboardData: data })
            : new DragEvent("drop", { ...common, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
        );
      },
      [type, picture.toString("base64")] as const,
    );
  };

  it("takes dropped and pasted pictures, also after a lost network, and wants them described", async () => {
    const { page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await page.getByLabel("Question type").selectOption("text_entry");
    await text(page).fill("What is it?");
    await page.getByLabel("Accepted answers, 1").fill("a square");
    await page.route("**/api/common/upload", (route) => route.abort("internetdisconnected"), { times: 1 });
    await give(page, "drop", 30);
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    expect(await text(page).innerText()).toContain("What is it?");
    await again.click();
    await text(page).locator(drawn).first().waitFor();
    await again.waitFor({ state: "detached" });
    await saved(page);
    const ready = page.getByRole("button", { name: "Ready", exact: true });
    expect(await ready.isDisabled()).toBe(true);
    const description = page.getByLabel("Describe the picture for those who cannot see it");
    await description.fill("A blue square");
    await text(page).press("End");
    await give(page, "paste", 40);
    await text(page).locator(drawn).nth(1).waitFor();
    await description.fill("A wider one");
    await saved(page);
    await ready.click();
    await page.getByText("1 revision", { exact: true }).waitFor();
    const shown = page.frameLocator("iframe[title='As students see it']").locator("img");
    const alts = await shown.evaluateAll((list) => list.map((one) => one.getAttribute("alt")));
    expect(new Set(alts)).toEqual(new Set(["A blue square", "A wider one"]));
  });

  it("puts a gap in place of a selected word, which becomes its answer, and takes it back", async () => {
    const { page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/item`);
    await page.getByLabel("Question type").selectOption("gap_entry");
    await text(page).fill("Paris is in {{g1}}.");
    await page.getByLabel("Accepted in Gap 1, 1").waitFor();
    await saved(page);
    await text(page).press("Home");
    for (let letter = 0; letter < 5; letter += 1) await text(page).press("Shift+ArrowRight");
    await page.getByRole("button", { name: "Add a gap at the caret" }).click();
    await expect.poll(() => text(page).innerText()).toBe("{{g2}} is in {{g1}}.");
    expect(await page.getByLabel("Accepted in Gap 1, 1").inputValue()).toBe("Paris");
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect.poll(() => text(page).innerText()).toBe("Paris is in {{g1}}.");
    await saved(page);
    expect(trouble).toEqual([]);
  });
});
