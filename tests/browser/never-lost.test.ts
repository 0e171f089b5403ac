import { describe, expect, it } from "vitest";
import { at, choose, labelOf, next, openItem, radio, saved, noticeTimeout } from "./faults/person";
import { choiceAt, useFixedSitting } from "./fixed-sitting";
import { phone } from "./site";

describe("a student never loses an answer", () => {
  const { faults, site, address, begin, answers } = useFixedSitting();

  it("F01: keeps answers while the network is gone and delivers them by itself", async () => {
    const { context, page } = await begin();
    const first = await choiceAt(page, 1);
    await context.setOffline(true);
    for (const place of [1, 2, 3, 4]) {
      await at(page, place);
      await choose(page, 1);
      await next(page);
    }
    await at(page, 5);
    await page.locator("main:visible input[type=checkbox]").first().check({ force: true });
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Offline. 5 answers are kept on this device.");
    expect(await answers(page)).toEqual({});
    await context.setOffline(false);
    await saved(page);
    const held = await answers(page);
    expect(Object.keys(held)).toEqual(["1", "2", "3", "4", "5"]);
    expect(held[1]).toEqual(first);
    await page.reload();
    await at(page, 5);
    await openItem(page, 1);
    expect(await radio(page, 1).isChecked()).toBe(true);
  });

  it("F17: survives kill -9 of the server: confirmed answers are stored, the others are sent again", async () => {
    const { page } = await begin();
    await choose(page, 1);
    await saved(page);
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await site.restart();
    await next(page);
    await at(page, 3);
    await choose(page, 1);
    await expect.poll(async () => Object.keys(await answers(page)), { timeout: 15_000 }).toEqual(["1", "2", "3"]);
  });

  it("F31: lets a second device take over, and notifies the first", async () => {
    const token = faults.student();
    const { page } = await begin(token);
    await choose(page, 1);
    await saved(page);
    const second = await faults.open(token, undefined, { viewport: phone });
    await second.page.goto(address());
    await second.page.locator("main:visible section button").first().click();
    await at(second.page, 2);
    await page.locator("[role=alertdialog]").waitFor({ timeout: 15_000 });
  });
});
