import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, healed, labelOf, next, radio, saved, noticeTimeout, type Device } from "./person";

/** A fault of the device's storage, and its start; the test sets `storage` in the page. */
type Trouble = "throws" | "fails" | "hangs" | "writes hang" | "writes fail";

const break_ = (how: Trouble): void => {
  const broken = () => sessionStorage.getItem("storage") !== "well";
  const own = <Kind extends object, Name extends keyof Kind>(kind: Kind, name: Name): Kind[Name] =>
    Reflect.get(kind, name) as Kind[Name];
  const open = own(IDBFactory.prototype, "open");
  const transaction = own(IDBDatabase.prototype, "transaction");
  IDBFactory.prototype.open = function (name, version) {
    if (!broken() || how.startsWith("writes")) return open.call(this, name, version);
    if (how === "throws") throw new DOMException("The operation is insecure.", "SecurityError");
    // the browser itself refuses an older version than it holds
    if (how === "fails") return open.call(this, "newer", 1);
    const request = open.call(this, `${name}-never`, 1);
    const hush = (event: Event) => event.stopImmediatePropagation();
    for (const type of ["success", "upgradeneeded"]) request.addEventListener(type, hush);
    return request;
  };
  if (how === "fails" && location.protocol !== "about:") open.call(indexedDB, "newer", 2);
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (broken() && mode === "readwrite" && how === "writes fail") throw new DOMException("full", "QuotaExceededError");
    const made = transaction.call(this, names, mode, options);
    if (broken() && mode === "readwrite" && how === "writes hang")
      for (const type of ["complete", "error", "abort"])
        made.addEventListener(type, (event) => event.stopImmediatePropagation());
    return made;
  };
};

describe("storage of the device that fails", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const answers = (page: Page) => savedAnswers(site, page, site.fixedTest());
  const setStorage = (page: Page, state: "well" | "broken") =>
    page.evaluate((to) => sessionStorage.setItem("storage", to), state);
  const isAskedAtUnload = (page: Page) =>
    page.evaluate(() => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  const openBroken = (how: Trouble): Promise<Device> =>
    faults.open(faults.student(), (context) => context.addInitScript(break_, how));

  it.each<Trouble>(["throws", "fails", "hangs"])(
    "F35, F56: opening it %s: the test goes on, the words say so, leaving asks",
    async (how) => {
      const { context, page } = await openBroken(how);
      await beginFixed(page, faults.url(), site.fixedTest());
      await page.getByText("This browser cannot keep data on the device").waitFor(noticeTimeout);
      await choose(page, 1);
      await expect.poll(async () => Object.keys(await answers(page)), healed).toEqual(["1"]);
      await saved(page);
      expect(await isAskedAtUnload(page)).toBe(false);
      await context.setOffline(true);
      await next(page);
      await at(page, 2);
      await choose(page, 1);
      await expect
        .poll(() => labelOf(page), noticeTimeout)
        .toMatch(/^Offline. \d answers? (is|are) only in this window. Keep it open.$/);
      expect(await isAskedAtUnload(page)).toBe(true);
      await context.setOffline(false);
      await saved(page);
      expect(Object.keys(await answers(page))).toEqual(["1", "2"]);
    },
  );

  it.each<Trouble>(["writes hang", "writes fail"])(
    "F34, F56: in mid-sitting its %s: the words are true, and it is taken up again once it works",
    async (how) => {
      const { context, page } = await openBroken(how);
      await page.goto(`${faults.url()}/healthz`);
      await setStorage(page, "well");
      await beginFixed(page, faults.url(), site.fixedTest());
      await choose(page, 1);
      await saved(page);
      await setStorage(page, "broken");
      await context.setOffline(true);
      await choose(page, 2);
      await expect
        .poll(() => labelOf(page), noticeTimeout)
        .toMatch(/^Offline. \d answers? (is|are) only in this window. Keep it open.$/);
      expect(await isAskedAtUnload(page)).toBe(true);
      await setStorage(page, "well");
      await expect.poll(() => labelOf(page), { timeout: 15_000 }).toBe("Offline. 1 answer is kept on this device.");
      expect(await isAskedAtUnload(page)).toBe(false);
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(`${faults.url()}/healthz`);
      await setStorage(again, "well");
      await again.goto(`${faults.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
      await at(again, 2);
      await saved(again);
      await again.locator("footer:visible button", { hasText: "Back" }).click();
      await at(again, 1);
      expect(await radio(again, 2).isChecked()).toBe(true);
    },
  );

  const clear = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const clearing = indexedDB.deleteDatabase("invigil");
          clearing.addEventListener("success", () => resolve());
          clearing.addEventListener("error", () => reject(new Error("not cleared")));
        }),
    );

  it("F36, F68: cleared while offline: the data in memory are stored again, the save line is true", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await context.setOffline(true);
    await choose(page, 2);
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Offline. 1 answer is kept on this device.");
    await clear(page);
    const rows = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open("invigil");
            // it is not there: none is made either
            opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
            opening.addEventListener("error", () => resolve(0));
            opening.addEventListener("success", () => {
              const counting = opening.result.transaction("operations").objectStore("operations").count();
              opening.result.close();
              counting.addEventListener("success", () => resolve(counting.result));
            });
          }),
      );
    // written again, or no longer reported as stored
    const isTrue = async () => (await rows()) > 0 || !(await labelOf(page)).includes("kept on this device");
    await expect.poll(isTrue, noticeTimeout).toBe(true);
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await expect
      .poll(() => labelOf(page), noticeTimeout)
      .toMatch(/^Offline. \d answers? (is|are) kept on this device.$/);
    await expect.poll(rows, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`${faults.url()}/examAccess/exam?menu_id=${site.fixedTest()}`);
    await at(again, 3);
    await saved(again);
    expect(Object.keys(await answers(again))).toEqual(["1", "2"]);
  });

  it("F68: cleared while online: the next answer is stored and sent as before", async () => {
    const { context, page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await clear(page);
    await choose(page, 2);
    await saved(page);
    await context.setOffline(true);
    await choose(page, 0);
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Offline. 1 answer is kept on this device.");
    await context.setOffline(false);
    await saved(page);
  });
});
