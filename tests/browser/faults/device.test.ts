import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { chromiumFlags, findChromium } from "../../support/chromium";
import { openAttempt, savedAnswers } from "../api";
import { desktop } from "../site";
import { beginFixed, beginMap } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, labelOf, openItem, radio, saved, textField } from "./person";

/** One profile each; a killed browser leaves it as it is. */
const profiles: string[] = [];
afterAll(() => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
});
const newProfile = (): string => {
  const profile = mkdtempSync(path.join(tmpdir(), "invigil-profile-"));
  profiles.push(profile);
  return profile;
};

describe("a device that is left, closed or killed", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const exam = () => `${faults.url()}/examAccess/exam?menu_id=${site.fixedTest()}`;
  const answers = (page: Page) => savedAnswers(site, page, site.fixedTest());

  const launch = async (profile: string) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? "",
      args: [...chromiumFlags, "--remote-debugging-port=0"],
      viewport: desktop,
    });
    await context.addInitScript(() => localStorage.setItem("language", "en"));
    await faults.follow(context, profile);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  /** Signed in before this visit: browsers write local storage down only seconds later. */
  const signIn = async (profile: string) => {
    const token = faults.student();
    const { context, page } = await launch(profile);
    await page.goto(`${faults.url()}/healthz`);
    await page.evaluate((kept) => localStorage.setItem("token", kept), token);
    await context.close();
  };

  it("F27: a reload, and a way back and forth, while typing: the same item to the last letter", async () => {
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    const { attempt_id } = await openAttempt(site, page, site.fixedTest());
    await openItem(page, 6);
    await textField(page).pressSequentially("seve");
    await textField(page).press("n");
    await page.reload();
    await page.locator("main:visible article h1, main:visible h1").first().waitFor();
    if (!(await textField(page).isVisible())) await openItem(page, 6);
    expect(await textField(page).inputValue()).toBe("seven");
    await textField(page).press("End");
    await textField(page).press("!");
    const warned = page.getByRole("dialog", { name: "The clock keeps running" });
    const address = page.url();
    await page.evaluate(() => history.back());
    await warned.getByRole("button", { name: "Stay" }).click();
    expect([await warned.count(), page.url()]).toEqual([0, address]);
    await page.evaluate(() => history.back());
    await warned.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(/detail/);
    // the way forward is asked for on the page that the way back has led to
    await page.locator("main:visible a[href*='/examAccess/exam']").first().waitFor();
    await page.goForward();
    await page.waitForURL(address);
    await page.locator("main:visible article h1, main:visible h1").first().waitFor();
    if (!(await textField(page).isVisible())) await openItem(page, 6);
    await expect.poll(() => textField(page).inputValue()).toBe("seven!");
    await saved(page);
    expect(await answers(page)).toEqual({ 6: { type: "text_entry", text: "seven!" } });
    expect((await openAttempt(site, page, site.fixedTest())).attempt_id).toBe(attempt_id);
  });

  it("F28: the browser is closed and opened again: the sitting goes on, and its clock has run", async () => {
    const profile = newProfile();
    await signIn(profile);
    const before = await launch(profile);
    await beginFixed(before.page, faults.url(), site.fixedTest());
    const { deadline } = await openAttempt(site, before.page, site.fixedTest());
    await before.context.setOffline(true);
    await choose(before.page, 1);
    await expect.poll(() => labelOf(before.page)).toBe("Offline. 1 answer is kept on this device.");
    await before.context.close();

    const { page } = await launch(profile);
    await page.goto(exam());
    await at(page, 2);
    await saved(page);
    expect(Object.keys(await answers(page))).toEqual(["1"]);
    expect((await openAttempt(site, page, site.fixedTest())).deadline).toBe(deadline);
  });

  /** Prepares a function that signals all processes of the browser together, found through its own report. */
  const signaller = async (context: BrowserContext): Promise<(signal: NodeJS.Signals) => void> => {
    const session = await (context.browser() ?? expect.fail("no browser")).newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return (signal) => {
      for (const { id } of processInfo) process.kill(id, signal);
    };
  };
  const killer = async (context: BrowserContext): Promise<() => Promise<void>> => {
    const signal = await signaller(context);
    const gone = new Promise<void>((resolve) => context.once("close", () => resolve()));
    return () => {
      signal("SIGKILL");
      return gone;
    };
  };

  it("F29: killed while typing: no more than the last second is lost, and nothing of before", async () => {
    const profile = newProfile();
    await signIn(profile);
    const { context, page } = await launch(profile);
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "dropBefore" } });
    await openItem(page, 6);
    const kill = await killer(context);
    const typed: { readonly text: string; readonly at: number }[] = [];
    for (const letter of "a word that is typed letter by letter") {
      await textField(page).press(letter === " " ? "Space" : letter);
      typed.push({ text: `${typed.at(-1)?.text ?? ""}${letter}`, at: Date.now() });
    }
    const killedAt = Date.now();
    await kill();
    faults.proxy().calm();
    const safe = typed.findLast(({ at: when }) => when <= killedAt - 1_000)?.text ?? "";

    const again = await launch(profile);
    await again.page.goto(exam());
    await again.page.locator("main:visible article h1").waitFor(healed);
    await openItem(again.page, 6);
    await saved(again.page);
    const kept = await textField(again.page).inputValue();
    const whole = typed.at(-1)?.text ?? "";
    expect([kept.startsWith(safe), whole.startsWith(kept)]).toEqual([true, true]);
    if (kept !== whole) faults.spare("O5 words", "letters of the last second went with the window that had them");
    expect(Object.keys(await answers(again.page))).toEqual(kept === "" ? ["1"] : ["1", "6"]);
  });

  it("F32: the device sleeps longer than a beat: once awake its clock and its words are right", async () => {
    const profile = newProfile();
    await signIn(profile);
    const { context, page } = await launch(profile);
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    const { deadline } = await openAttempt(site, page, site.fixedTest());
    const signal = await signaller(context);
    signal("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    signal("SIGCONT");
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
    expect((await openAttempt(site, page, site.fixedTest())).deadline).toBe(deadline);
    expect(Object.keys(await answers(page))).toEqual(["1", "2"]);
  });

  it.each([0, 10, 30, 100])(
    "F53: killed %i ms after a click: the answer is there or was never drawn, and nothing is open elsewhere",
    async (ms) => {
      const profile = newProfile();
      await signIn(profile);
      const { context, page } = await launch(profile);
      await beginFixed(page, faults.url(), site.fixedTest());
      await choose(page, 0);
      await saved(page);
      faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "dropBefore" } });
      let drawnAt = 0;
      await page.exposeFunction("drawn", () => void (drawnAt ||= Date.now()));
      await page.evaluate(() => {
        const second = document.querySelectorAll<HTMLInputElement>("main input[type=radio]")[1];
        const look = () =>
          second?.checked === true
            ? void requestAnimationFrame(() => (globalThis as unknown as { drawn: () => void }).drawn())
            : requestAnimationFrame(look);
        look();
      });
      const box = await page.locator("main:visible label").nth(1).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      const kill = await killer(context);
      await page.mouse.down();
      void page.mouse.up().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await kill();
      const wasDrawn = drawnAt > 0;
      faults.proxy().calm();

      const again = await launch(profile);
      await again.page.goto(exam());
      await again.page.locator("main:visible article h1, main:visible section button").first().waitFor();
      expect(await again.page.getByText("This test is open elsewhere").isVisible()).toBe(false);
      await again.page.locator("footer:visible button[popovertarget]").first().waitFor();
      await openItem(again.page, 1);
      const isThere = await radio(again.page, 1).isChecked();
      expect(isThere || !wasDrawn).toBe(true);
      await saved(again.page);
      expect(await answers(again.page)).toEqual({
        1: { type: "single_choice", option_id: await radio(again.page, isThere ? 1 : 0).getAttribute("value") },
      });
    },
  );

  it("F28: an adaptive sitting in a browser that is killed opens at the same item, without a question", async () => {
    const profile = newProfile();
    await signIn(profile);
    const { context, page } = await launch(profile);
    await beginMap(page, faults.url());
    const { presented } = await openAttempt(site, page, "map-math");
    await (
      await killer(context)
    )();
    const again = await launch(profile);
    await again.page.goto(`${faults.url()}/examAccess/MAPExamAuto?menu_id=map-math`);
    await again.page.locator("main:visible section button", { hasText: "Begin" }).click();
    await again.page.locator("main:visible article h1").waitFor(healed);
    expect((await openAttempt(site, again.page, "map-math")).presented).toBe(presented);
  });
});
