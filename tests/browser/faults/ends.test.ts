import { eq } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/server/configuration/config";
import { attempts, tests } from "../../../src/server/db/schema";
import { historyDependencies } from "../../../src/server/history/dependencies";
import { openRescueCopy } from "../../../src/server/use-cases/rescue-key";
import { rescueAnswers } from "../../../src/server/use-cases/sitting/rescue-answers";
import { ask, openAttempt, savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, handIn, healed, labelOf, openItem, saved, textField, noticeTimeout } from "./person";

const short = "faults-short";
const limitMs = 20_000;
/** The server ends a sitting when its grace is over, and looks every five seconds. */
const ended = { timeout: limitMs + 20_000 };

describe("a sitting whose end, or whose test, comes in between", () => {
  const faults = useFaultSite();
  const { site } = faults;
  beforeAll(() => faults.shortTest(short, limitMs));

  const statusOf = async (page: Page) => {
    const { attempts, open_attempt } = await ask(site, page, "menuDetail", { menu_id: short });
    return { finished: attempts.length, isOpen: open_attempt !== null };
  };

  it("F44, F55: time is over while answers lie on a closed tab: the home page delivers them", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), short);
    const { attempt_id } = await openAttempt(site, page, short);
    await context.setOffline(true);
    await choose(page, 1);
    await openItem(page, 6);
    await textField(page).fill("seven");
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Offline. 2 answers are kept on this device.");
    await page.close();

    const home = await context.newPage();
    await context.setOffline(false);
    await home.goto(`${faults.url()}/healthz`);
    await expect.poll(() => statusOf(home), ended).toEqual({ finished: 1, isOpen: false });
    const starts = () => faults.proxy().exchanges.filter(({ call }) => call === "startExam").length;
    const before = starts();
    await home.goto(faults.url());
    await home
      .getByText(/2 answers.*(late|after)/i)
      .first()
      .waitFor(healed);
    await expect.poll(async () => (await ask(site, home, "examItemDetail", { attempt_id })).held, healed).toBe(2);
    await home.goto(`${faults.url()}/examAccess/result?attempt_id=${attempt_id}`);
    await home.getByText("2 answers arrived after the time was over").first().waitFor(healed);
    await home.goto(`${faults.url()}/examAccess/exam?menu_id=${short}`);
    await home.getByRole("button", { name: "Take it again" }).waitFor(healed);
    expect([starts(), await statusOf(home)]).toEqual([before, { finished: 1, isOpen: false }]);
  });

  it("F73: a mark of before the end is no answer when it arrives after it, alone or beside two answers", async () => {
    for (const answered of [0, 2]) {
      const { context, page } = await faults.open(faults.student());
      await beginFixed(page, faults.url(), short);
      const { attempt_id } = await openAttempt(site, page, short);
      await context.setOffline(true);
      await page.getByRole("button", { name: /mark/i }).first().click();
      if (answered > 0) {
        await choose(page, 1);
        await openItem(page, 6);
        await textField(page).fill("seven");
        await expect.poll(() => labelOf(page), noticeTimeout).toBe("Offline. 2 answers are kept on this device.");
      }
      await page.close();
      const home = await context.newPage();
      await context.setOffline(false);
      await home.goto(`${faults.url()}/healthz`);
      await expect.poll(() => statusOf(home), ended).toEqual({ finished: 1, isOpen: false });
      await home.goto(faults.url());
      await expect
        .poll(async () => (await ask(site, home, "answerRecord", { attempt_id })) as object, healed)
        .toMatchObject({
          held: answered,
          late: 0,
          refused: 0,
          items: expect.arrayContaining([expect.objectContaining({ check_status: 1 })]),
        });
      await home.goto(`${faults.url()}/examAccess/result?attempt_id=${attempt_id}`);
      await home.locator("main h1, main h2").first().waitFor();
      const words = home.getByText(/answers? arrived after the time was over/);
      expect(await words.count()).toBe(answered === 0 ? 0 : 1);
      await context.close();
    }
  });

  it("F64: offline over the deadline, online within the grace: answers typed in time are stored", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), short);
    const { attempt_id } = await openAttempt(site, page, short);
    await openItem(page, 6);
    await textField(page).fill("seve");
    await saved(page);
    await context.setOffline(true);
    await textField(page).press("n");
    await page
      .getByText("Time is up")
      .first()
      .waitFor({ timeout: limitMs + 5_000 });
    expect(
      await textField(page)
        .isEditable()
        .catch(() => false),
    ).toBe(false);
    await context.setOffline(false);
    await expect
      .poll(async () => (await ask(site, page, "examItemDetail", { attempt_id })).status, ended)
      .toBe("finished");
    const { answers, held } = await ask(site, page, "examItemDetail", { attempt_id });
    expect([answers.map(({ answer }) => answer), held]).toEqual([[{ type: "text_entry", text: "seven" }], 0]);
  });

  it("F08: offline over the deadline: the answers go to a teacher as a file that only the server opens", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), short);
    const { attempt_id } = await openAttempt(site, page, short);
    await choose(page, 2);
    await saved(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await choose(page, 1);
    await openItem(page, 6);
    await textField(page).fill("seven");
    const button = page.getByRole("button", { name: "Save a copy of my answers" });
    await button.waitFor({ timeout: limitMs + 5_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    await page.getByText(`Saved as ${download.suggestedFilename()}`).waitFor();
    expect(download.suggestedFilename()).toMatch(/^answers-\S+-\d{4}-\d\d-\d\d\.rescue$/);
    const file = await readFile(await download.path(), "utf8");
    expect(file).not.toContain("seven");
    await context.close();

    const { answers } = await faults.withDatabase(async (db) => {
      const deps = historyDependencies(db, readConfig({}));
      const over = async () => (await db.select().from(attempts).where(eq(attempts.attemptId, attempt_id)))[0]?.status;
      await expect.poll(over, ended).toBe("finished");
      return rescueAnswers(deps, await openRescueCopy(deps, file));
    });
    expect(answers.map(({ answer, outcome }) => [answer?.type, outcome])).toEqual([
      ["single_choice", "known"],
      ["single_choice", "held"],
      ["text_entry", "held"],
    ]);
  });

  it("F57: the test is unpublished in mid-sitting: a reload goes on with it to the end", async () => {
    const menuId = "faults-unpublished";
    await faults.shortTest(menuId, 600_000);
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), menuId);
    await choose(page, 1);
    await saved(page);
    await faults.withDatabase((db) => db.update(tests).set({ published: false }).where(eq(tests.menuId, menuId)));
    await page.reload();
    await at(page, 1);
    await openItem(page, 2);
    await choose(page, 1);
    await saved(page);
    expect(Object.keys(await savedAnswers(site, page, menuId))).toEqual(["1", "2"]);
    await handIn(page);
    await page.waitForURL(/examAccess\/result/, healed);
  });

  it("F57: a new version is published in mid-sitting: the sitting keeps the one that it began with", async () => {
    const menuId = "faults-renewed";
    await faults.shortTest(menuId, 600_000);
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), menuId);
    const before = await openAttempt(site, page, menuId);
    await choose(page, 1);
    await saved(page);
    await faults.newVersion(menuId);
    await page.reload();
    await at(page, 1);
    await openItem(page, 2);
    const after = await openAttempt(site, page, menuId);
    expect([after.attempt_id, after.exercise_list.length, after.deadline]).toEqual([
      before.attempt_id,
      before.exercise_list.length,
      before.deadline,
    ]);
    await choose(page, 1);
    await saved(page);
  });
});
