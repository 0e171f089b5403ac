import { randomUUID } from "node:crypto";
import type { CDPSession, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { draftOf } from "../support/drafts";
import { ask } from "./api";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite } from "./site";

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-style:""}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='margin:0;mso-outline-level:1'>H<sub>2</sub>O is
<b style='mso-bidi-font-weight:normal'>water</b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>one</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.</span><![endif]>two</p>
<table class=MsoTableGrid border=1><tr><td width=100 style='mso-x:1'><p class=MsoNormal>cell</p></td></tr></table>
<!--EndFragment--></body></html>`;

describe("the field for a text of a question", () => {
  const site = useSite();

  const opened = async (size: { readonly width: number; readonly height: number }, isDark = false) => {
    const visitor = await site.open({ language: "en", ...size, isDark });
    await arriveAs(visitor.page, site, "teacher");
    const { body } = draftOf("");
    const draft = draftOf("", { body: { ...body, stem: { en: "" } } });
    const { item_id } = await ask(site, visitor.page, "saveItem", { idempotency_key: randomUUID(), draft });
    await visitor.page.goto(`${site.url()}/studio/item?item_id=${item_id}`);
    const stem = visitor.page.getByRole("textbox", { name: "Question", exact: true }).filter({ visible: true });
    await stem.waitFor();
    return { ...visitor, stem };
  };
  /** What the server has of the first text, once it has been saved. */
  const saved = async (page: Page): Promise<string> => {
    const itemId = new URL(page.url()).searchParams.get("item_id");
    if (itemId === null) return "";
    const { draft } = await ask(site, page, "studioItem", { item_id: itemId });
    return draft.body.stem.en ?? "";
  };
  const isSaved = (page: Page, html: string) => expect.poll(() => saved(page)).toBe(html);
  const paste = (field: Locator, type: string, text: string) =>
    field.evaluate(
      (element, [kind = "", words = ""]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, words);
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      [type, text],
    );

  it("takes words, marks and formulas from the keyboard alone, and draws them beside", async () => {
    const { page, stem, context, trouble } = await opened(desktop);
    await stem.focus();
    await page.keyboard.type("Solve \\(x^2=4\\) for ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("real");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" x");
    await page.keyboard.press("Control+,");
    await page.keyboard.type("1");
    await isSaved(page, "Solve \\(x^2=4\\) for <b>real</b> x<sub>1</sub>");
    await page.frameLocator("iframe").locator("msup").waitFor();
    // to the formula and into it, by arrow keys and Enter
    await page.keyboard.press("Home");
    const selected = async () => {
      await page.keyboard.press("ArrowRight");
      return stem.locator("[data-selected]").count();
    };
    await expect.poll(selected).toBe(1);
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "Formula", exact: true });
    await field.waitFor();
    await page.keyboard.press("End");
    await page.keyboard.type("+\\frac{1");
    await expect.poll(() => stem.locator("[data-unread]").count()).toBe(1);
    await page.keyboard.type("}{2}");
    await expect.poll(() => stem.locator("[data-unread]").count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.keyboard.type("!");
    await isSaved(page, "Solve \\(x^2=4+\\frac{1}{2}\\)! for <b>real</b> x<sub>1</sub>");
    // the tools are one stop before the text
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Bold");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await expect.poll(() => stem.evaluate((element) => element === document.activeElement)).toBe(true);
    await site.screen(page, "rich-text", { language: "en", ...desktop });
    expect(await findings(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("takes what an input method composes", async () => {
    const { page, stem, context } = await opened(desktop);
    await stem.focus();
    await page.keyboard.type("ab");
    const input: CDPSession = await context.newCDPSession(page);
    for (const text of ["n", "ni", "ni h", "ni hao"]) {
      await input.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await input.send("Input.insertText", { text: "你好" });
    await page.keyboard.type("c");
    await isSaved(page, "ab你好c");
    await context.close();
  });

  it("takes HTML of a word processor without what it says of looks, and copies its own text as it is", async () => {
    const { page, stem, context } = await opened(desktop);
    await stem.focus();
    await paste(stem, "text/html", word);
    const html = "H<sub>2</sub>O is <b>water</b><ol><li>one</li><li>two</li></ol><table><tr><td>cell</td></tr></table>";
    await isSaved(page, html);
    await page.keyboard.press("Control+a");
    await paste(stem, "text/plain", "1 < 2\nand \\(x\\)");
    await isSaved(page, "<p>1 &lt; 2</p><p>and \\(x\\)</p>");
    await context.close();
  });

  it("asks for words for a picture, and says in one sentence why one is not taken", async () => {
    const { page, stem, context } = await opened(phone);
    await stem.click();
    await page.keyboard.type("See ");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await (await chooser).setFiles({ name: "a.png", mimeType: "image/png", buffer: png });
    await page.getByLabel("Describe the picture for those who cannot see it").fill("A red dot");
    await page.keyboard.press("Enter");
    await page.keyboard.type("!");
    await expect.poll(() => saved(page)).toMatch(/^See <img src="media:[0-9a-f]{64}" alt="A red dot">!$/);
    await site.screen(page, "rich-text-picture", { language: "en", ...phone });
    const again = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await (await again).setFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    const refusal = "This is no picture that can be used here. PNG, JPEG, WebP and GIF can be.";
    await page.getByRole("alert").filter({ hasText: refusal }).waitFor();
    expect(await saved(page)).toMatch(/^See <img src="media:[0-9a-f]{64}" alt="A red dot">!$/);
    await context.close();
  });
});
