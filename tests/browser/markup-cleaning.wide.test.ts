import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useFaultSite } from "./faults/fault-site";
import { beginFixed } from "./sitting";

const question = (page: Page) => page.locator("main:visible article", { hasText: "which is four?" });

/** The files requested by the page that contain the cleaning of mark-up. */
const libraries = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/library-way-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

describe("the cleaner of mark-up", () => {
  const faults = useFaultSite();
  const { site } = faults;

  it("uses the browser's sanitizer if it has one", async () => {
    const { context, page } = await faults.open(faults.student());
    const asked = libraries(page);
    await beginFixed(page, faults.url(), site.fixedTest());
    await question(page).waitFor();
    expect(asked).toEqual([]);
    await context.close();
  });

  it("loads with the attempt if the browser has none, and is cached for a reload without network", async () => {
    const { context, page } = await faults.open(faults.student());
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, "Sanitizer"));
    const asked = libraries(page);
    await beginFixed(page, faults.url(), site.fixedTest());
    await question(page).waitFor();
    expect(asked).toHaveLength(1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await context.setOffline(true);
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await page.reload();
    await question(page).waitFor();
    await context.close();
  });
});
