import { describe, expect, it } from "vitest";
import { badGateway, dropBefore, patience, unavailable } from "../../support/chaos-proxy";
import { savedAnswers } from "../api";
import { beginFixed, beginMap } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, labelOf, next, radio, saved, noticeTimeout } from "./person";

describe("a fault that ends", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const begin = async () => {
    const device = await faults.open(faults.student());
    await beginFixed(device.page, faults.url(), site.fixedTest());
    return device;
  };

  it("F14, F52: a gateway asks for an hour and is well after ten seconds: healed within thirty", async () => {
    const { page } = await begin();
    const begun = Date.now();
    const stop = faults.proxy().cause({ on: ["answerExercise", "heartbeat"], chaos: patience(3_600) });
    await choose(page, 1);
    await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/^Server busy. 1 answer waits on this device/);
    await expect.poll(() => Date.now() - begun, { timeout: 20_000 }).toBeGreaterThan(10_000);
    const asked = faults.proxy().exchanges.filter(({ call, at: since }) => call === "answerExercise" && since >= begun);
    expect(asked.length).toBeLessThanOrEqual(3);
    stop();
    await saved(page, { timeout: 30_000 });
  });

  it("F52: the network comes back: a gateway's Retry-After is ignored immediately", async () => {
    const { page } = await begin();
    faults.proxy().cause({ on: ["answerExercise", "heartbeat"], chaos: patience(3_600), times: 2 });
    await choose(page, 1);
    await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/^Server busy/);
    const asked = Date.now();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await saved(page, { timeout: 5_000 });
    expect(Date.now() - asked).toBeLessThan(5_000);
  });

  it("F16: no byte comes back: given up after fifteen seconds and sent again", async () => {
    const { page } = await begin();
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "hang" }, times: 1 });
    await choose(page, 1);
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Saving");
    await next(page);
    await at(page, 2);
    await saved(page, { timeout: 25_000 });
  });

  const outages = [
    ["503", unavailable],
    ["502 with HTML", badGateway],
    ["no connection", dropBefore],
  ] as const;

  it.each(outages)(
    "F63: a reload in mid-sitting while there is %s: healed within ten seconds",
    async (_name, chaos) => {
      const { page } = await begin();
      await choose(page, 1);
      await saved(page);
      const stop = faults.proxy().cause({
        on: ["menuDetail", "startExam", "answerExercise", "heartbeat", "userInfo", "routerList", "siteConfig"],
        chaos,
      });
      await choose(page, 2);
      await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/(kept|waits) on this device/);
      const from = Date.now();
      await page.reload();
      await expect.poll(() => page.locator("body").innerText(), noticeTimeout).not.toBe("");
      expect(await page.locator("body").innerText()).not.toMatch(/502 Bad|503 Service/);
      await expect.poll(() => Date.now() - from, { timeout: 8_000 }).toBeGreaterThan(6_000);
      stop();
      await page.locator("main:visible article h1").waitFor({ timeout: 10_000 });
      await saved(page);
      expect(Object.keys(await savedAnswers(site, page, site.fixedTest()))).toEqual(["1"]);
      if (await page.locator("main:visible h1", { hasText: "Question 2" }).isVisible())
        await page.locator("footer:visible button").nth(-2).click();
      await at(page, 1);
      expect(await radio(page, 2).isChecked()).toBe(true);
    },
  );

  it("F63: a reload in an adaptive sitting: the same item, once the server is back", async () => {
    const { page } = await faults.open(faults.student());
    await beginMap(page, faults.url());
    const stem = await page.locator("main:visible article").innerText();
    const stop = faults.proxy().cause({ on: ["menuDetail", "startExam", "presentedExercise"], chaos: badGateway });
    await page.reload();
    await page.getByText("The server does not answer").waitFor(noticeTimeout);
    stop();
    await page.locator("main:visible section button", { hasText: "Begin" }).click({ timeout: 10_000 });
    await page.locator("main:visible article h1").waitFor({ timeout: 10_000 });
    await expect.poll(() => page.locator("main:visible article").innerText()).toBe(stem);
  });
});
