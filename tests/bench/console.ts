import type { Page } from "playwright-core";
import { settingChoices } from "../../machines/appearance/theme-settings";
import { shifts } from "../browser/shifts";
import { soak } from "../browser/soak";
import { launchWholeBrowser } from "../support/chromium";
import type { Figure } from "./figure";
import { median } from "./percentile";
import { withSite } from "./site";
import { enrol } from "./students";

const switches = 30;
const cycles = 50;
const layouts = settingChoices.layout;
const themes = ["blue-black", "green-white", "ocean"] as const;
const mapDetail = "/examAccess/MAPDetail?menu_id=map-math";

const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => history.pushState({}, "", to), address);
  await page.waitForFunction((to) => localStorage.getItem("visitedTabs")?.includes(to), JSON.stringify(address));
  await page.locator("main h1:visible").first().waitFor();
};

/** Milliseconds from a click on the other tab until the frame with its page has been drawn. */
const switchOnce = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const other = [...document.querySelectorAll<HTMLElement>("[role=tab]")].find(
          (tab) => tab.getAttribute("aria-selected") !== "true",
        );
        const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find((one) => !one.checkVisibility());
        const begun = performance.now();
        const drawn = new MessageChannel();
        drawn.port1.addEventListener("message", () => resolve(performance.now() - begun));
        drawn.port1.start();
        const observer = new MutationObserver(() => {
          if (heading?.closest("[style*=none]") !== null) return;
          observer.disconnect();
          requestAnimationFrame(() => drawn.port2.postMessage(""));
        });
        observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["style"] });
        other?.click();
      }),
  );

/** The speed, size and layout stability of the console: production build, one person, this machine. */
export const measureConsole = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const [token = ""] = await enrol(site, 1);
    const browser = await launchWholeBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
      await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
      // functions that are sent into the page call this helper of the compiler, which keeps their names
      await context.addInitScript("globalThis.__name = (named) => named");
      const shift = Math.max(...(await shifts(context, site.url, layouts, themes)).map(({ value }) => value));
      const page = await context.newPage();
      await page.goto(site.url);
      await page.locator("main a[href*=examAccess]:visible").first().waitFor();
      await goTo(page, mapDetail);
      const times: number[] = [];
      for (let turn = 0; turn < switches; turn += 1) times.push(await switchOnce(page));
      await page.getByRole("tab", { name: /MAP/ }).first().focus();
      await page.keyboard.press("Delete");
      await page.waitForFunction(
        () => location.pathname === "/" && document.querySelectorAll("[role=tab]").length === 1,
      );
      const { memory } = await soak(page, cycles);
      return [
        { measure: "console: switching to a kept page, median", value: median(times), unit: "ms", bar: { atMost: 50 } },
        {
          measure: `console: memory after ${cycles} pages opened and closed, by before`,
          value: memory,
          unit: "",
          bar: { atMost: 1.1 },
        },
        {
          measure: "console: layout shift while it loads, the greatest of 6 layouts × 3 themes",
          value: shift,
          unit: "",
          bar: { atMost: 0 },
        },
      ];
    } finally {
      await browser.close();
    }
  });
