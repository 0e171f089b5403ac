import { describe, expect, it } from "vitest";
import { ask, openAttempt, savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { choose, healed, labelOf, openItem, saved, textField, noticeTimeout } from "./person";

const blocked = {
  kind: "forge",
  reply: { status: 403, body: "<html><h1>Blocked</h1></html>", headers: { "content-type": "text/html" } },
} as const;
const minute = 60_000;

describe("a filter in the network that blocks one answer", () => {
  const faults = useFaultSite({ students: 2 });
  const { site } = faults;

  it("F74: is not called offline, tried few times, and the student is asked when the test is handed in", async () => {
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    const { exercise_list } = await openAttempt(site, page, site.fixedTest());
    const first = exercise_list.flatMap(({ exercise_item }) => exercise_item)[0]?.exercise_id;
    faults.proxy().cause({
      on: ["answerExercise"],
      where: ({ exercise_id }) => exercise_id === first,
      chaos: blocked,
    });
    await choose(page, 1);
    const blockedAt = Date.now();
    await openItem(page, 2);
    await choose(page, 1);
    await openItem(page, 6);
    await textField(page).fill("seven");
    await expect
      .poll(async () => Object.keys(await savedAnswers(site, page, site.fixedTest())), healed)
      .toEqual(["2", "6"]);
    const words = "1 answer does not get through. It waits on this device and is tried again.";
    await expect.poll(() => labelOf(page), noticeTimeout).toBe(words);

    await page.locator("footer:visible button").last().click();
    await page.locator("main:visible section button").last().click();
    await page.locator("dialog button").last().click();
    const without = page.getByRole("button", { name: "Hand in now" });
    const said = new Set<string>();
    await expect
      .poll(
        async () => {
          said.add(`${page.url()} ${await page.locator("body").innerText()}`);
          return (await without.isVisible()) ? "asked" : [...said].at(-1);
        },
        { timeout: 75_000, interval: 500 },
      )
      .toBe("asked");
    expect([...said].filter((text) => /close (this|the) page|Offline|No connection/i.test(text))).toEqual([]);
    await expect.poll(() => Date.now() - blockedAt, { timeout: minute + 5_000, interval: 500 }).toBeGreaterThan(minute);
    const tries = faults
      .proxy()
      .exchanges.filter(({ call, sent }) => call === "answerExercise" && sent["exercise_id"] === first)
      .map(({ at }) => at - blockedAt);
    expect(tries.length).toBeGreaterThan(1);
    for (const from of tries)
      expect(tries.filter((at) => at >= from && at < from + minute).length, tries.join()).toBeLessThanOrEqual(3);
    await without.click();
    await expect
      .poll(async () => (await ask(site, page, "menuDetail", { menu_id: site.fixedTest() })).open_attempt, healed)
      .toBeNull();
    faults.spare("O6 heal", "the filter stays, and what it blocks is handed in as contested");
  });

  it("F74: the answer arrives by itself when it is no longer blocked", async () => {
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    const off = faults.proxy().cause({ on: ["answerExercise"], chaos: blocked });
    await choose(page, 1);
    await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/does not get through/);
    off();
    await saved(page, { timeout: 50_000 });
  });
});
