import type { Page } from "playwright-core";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { launchWholeBrowser } from "../support/chromium";
import { fixedDraft } from "./answers/fixed-test";
import type { Figure } from "./figure";
import { percentile } from "./percentile";
import { withSite, type Site } from "./site";
import { enrol } from "./students";

const warmUp = 10;
const measured = 60;

type Watched = typeof globalThis & { durableAt?: number };

const tell = (sentence: string | Error): void => console.error(sentence);

async function publishFixed({ dataDir }: Site): Promise<void> {
  const cluster = await joinCluster(dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 1 });
  try {
    await publishTest(db, fixedDraft, Date.now());
  } finally {
    await close();
    await cluster.stop();
  }
}

/** Records the time at which a strict transaction with an operation is complete. */
const watchRows = (): void => {
  const begin = Reflect.get(IDBDatabase.prototype, "transaction") as IDBDatabase["transaction"];
  IDBDatabase.prototype.transaction = function (...asked) {
    const transaction = begin.apply(this, asked);
    const isStrict = transaction.mode === "readwrite" && transaction.durability === "strict";
    if (isStrict && transaction.objectStoreNames.contains("operations"))
      transaction.addEventListener("complete", () => {
        (globalThis as Watched).durableAt ??= performance.now();
      });
    return transaction;
  };
};

/** Milliseconds from a click on an option to its row on the disk. */
const clickOnce = (page: Page, option: number): Promise<number> =>
  page.evaluate(
    (place) =>
      new Promise<number>((resolve) => {
        const state = globalThis as Watched;
        delete state.durableAt;
        const clicked = performance.now();
        document.querySelectorAll<HTMLInputElement>("main input[type=radio]")[place]?.click();
        const look = () => (state.durableAt === undefined ? setTimeout(look) : resolve(state.durableAt - clicked));
        look();
      }),
    option,
  );

/**
 * The time for which an answer exists only in the window's memory: a real tab with the built pages, a fixed test, this
 * machine.
 */
export const measureDurable = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const [token = ""] = await enrol(site, 1);
    await publishFixed(site);
    const browser = await launchWholeBrowser();
    try {
      const context = await browser.newContext();
      await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
      await context.addInitScript("globalThis.__name = (named) => named");
      await context.addInitScript(watchRows);
      const page = await context.newPage();
      await page.goto(`${site.url}/examAccess/detail?menu_id=${fixedDraft.menuId}`);
      await page.locator("a[href*='/examAccess/exam']").first().click();
      await page.locator("main:visible article h1").waitFor();
      const times: number[] = [];
      for (let turn = 0; turn < warmUp + measured; turn += 1) {
        const time = await clickOnce(page, turn % 3);
        if (turn >= warmUp) times.push(time);
        await page
          .locator("footer:visible [role=group] > span", { hasText: /\d:\d\d/ })
          .first()
          .waitFor();
      }
      return [
        { measure: "an answer: from the click to the disk, p50", value: percentile(times, 0.5), unit: "ms" },
        { measure: "an answer: from the click to the disk, p95", value: percentile(times, 0.95), unit: "ms" },
      ];
    } finally {
      await browser.close();
    }
  });
