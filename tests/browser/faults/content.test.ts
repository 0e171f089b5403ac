import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { addresses } from "../../../src/contract/calls/addresses";
import { savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { choose, handIn, healed, next, openItem, saved, textField, noticeTimeout } from "./person";

describe("unusual or missing content", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const begin = async () => {
    const device = await faults.open(faults.student());
    await beginFixed(device.page, faults.url(), site.fixedTest());
    return device;
  };
  const textOf = async (page: Page): Promise<string | undefined> =>
    ((await savedAnswers(site, page, site.fixedTest()))[6] as { text?: string } | undefined)?.text;

  it("F40: one question cannot be drawn: the others work, their answers are safe, it can be tried again", async () => {
    let isBroken = true;
    const { page } = await faults.open(faults.student(), (context) =>
      context.route(`**${addresses.startExam.path}`, async (route) => {
        const response = await route.fetch();
        const told = (await response.json()) as { data: Attempt };
        const second = told.data.exercise_list[0]?.exercise_item[1]?.exercise;
        if (isBroken && second !== undefined) Object.assign(second?.interaction ?? {}, { options: null });
        await route.fulfill({ response, json: told });
      }),
    );
    faults.spare("O5 errors", "an error inside the question is what is caused");
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await next(page);
    await page.getByText("This question could not be shown").first().waitFor(noticeTimeout);
    await openItem(page, 3);
    await choose(page, 2);
    await saved(page);
    expect(Object.keys(await savedAnswers(site, page, site.fixedTest()))).toEqual(["1", "3"]);
    isBroken = false;
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
  });

  it.each([
    ["F48: joined emoji, both directions, marks", "👩‍👩‍👧‍👦 שבע ‏abc‎ e\u0301 é 한국어"],
    ["F48: letters in parts, as they were typed", "Cafe\u0301 A\u030A"],
    ["F47: half of a pair of surrogates", "seven \uD83D"],
  ])("%s come back as they were given, after a reload as well", async (_name, words) => {
    const { page } = await begin();
    await openItem(page, 6);
    await textField(page).evaluate((element, value) => {
      const input = element as HTMLInputElement;
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
      own?.set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, words);
    await saved(page);
    const shown = await textField(page).inputValue();
    expect(await textOf(page)).toBe(shown);
    // half of a pair is no letter, and nothing else may change
    expect(shown.replace(/[\uD800-\uDBFF\uFFFD]$/, "")).toBe(words.replace(/[\uD800-\uDBFF]$/, ""));
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    await openItem(page, 6);
    await expect.poll(() => textField(page).inputValue(), healed).toBe(shown);
  });

  it("F47: stores and sends once as much as fits of 100,000 letters in 5,000 lines with a zero byte", async () => {
    const { page } = await begin();
    await openItem(page, 6);
    const since = Date.now();
    // so much text takes the page itself a moment to draw
    faults.wordsMayErr(1_500);
    await textField(page).fill(`${"one more line of words\n".repeat(5_000)}\u0000`);
    await saved(page);
    expect(await textOf(page)).toBe(await textField(page).inputValue());
    expect(await textOf(page)).not.toContain("\u0000");
    const sent = faults.proxy().exchanges.filter(({ call, at: when }) => call === "answerExercise" && when >= since);
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it("F48: sends a word of an input method only when its composition is complete", async () => {
    const { context, page } = await begin();
    await openItem(page, 6);
    await textField(page).focus();
    const protocol = await context.newCDPSession(page);
    const compose = (text: string) =>
      protocol.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    const sent = () => faults.proxy().exchanges.filter(({ call }) => call === "answerExercise").length;
    const before = sent();
    for (const text of ["q", "qi", "qi '"]) await compose(text);
    await expect.poll(() => textField(page).inputValue()).toBe("qi '");
    // a beat passes, and with it everything that was due
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.waitForResponse((reply) => reply.url().endsWith(addresses.heartbeat.path));
    expect(sent()).toBe(before);
    await protocol.send("Input.insertText", { text: "七" });
    await saved(page);
    expect(await textOf(page)).toBe("七");
  });

  it("F37: the build is replaced during a sitting, which continues; a missing page offers to reload", async () => {
    const { context, page } = await faults.open(faults.student(), undefined, { serviceWorkers: "block" });
    await beginFixed(page, faults.url(), site.fixedTest());
    await page.waitForLoadState("networkidle");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await context.route("**/version.json", (route) => route.fulfill({ json: { entry: "/assets/newer.js" } }));
    await context.route("**/assets/*", (route) => route.fulfill({ status: 404, body: "" }));
    faults.spare("O5 errors", "chunks of a build that is gone are missing");
    await choose(page, 1);
    await saved(page);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await openItem(page, 6);
    await textField(page).fill("seven");
    await saved(page);
    expect(await page.getByText("A newer version is ready").isVisible()).toBe(false);
    await handIn(page);
    await page.waitForURL(/examAccess\/result/, healed);
    await expect.poll(() => page.locator("body").innerText(), noticeTimeout).not.toBe("");
    expect(loads).toBeLessThanOrEqual(1);
    await context.unroute("**/assets/*");
    await page.reload();
    await page.locator("main:visible h1").first().waitFor(healed);
  });
});
