import type { BrowserContext } from "playwright-core";
import { launchWholeBrowser } from "../../support/chromium";
import type { Figure } from "../figure";
import { median } from "../percentile";
import type { Site } from "../site";
import { members, questions } from "./taught";

const loads = 7;

interface Drawn {
  readonly address: string;
  /** A part of the address of the call that answers the data. */
  readonly call: string;
  /** What only a page with its data shows. */
  readonly row: string;
}

/** Milliseconds from the last byte of a page's data to the frame that shows it; NaN: it was not shown in time. */
async function drawnAfter(context: BrowserContext, url: string, { address, call, row }: Drawn): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
      }).observe(document, { childList: true, subtree: true });
    }, row);
    await page.goto(url + address);
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    return await page.evaluate((asked) => {
      const [data] = performance.getEntriesByType("resource").filter(({ name }) => name.includes(asked));
      const [drawn] = performance.getEntriesByName("drawn");
      return (drawn?.startTime ?? NaN) - (data instanceof PerformanceResourceTiming ? data.responseEnd : NaN);
    }, call);
  } finally {
    await page.close();
  }
}

/** The page of a large class, and the page of its results, after a first visit that caches their files. */
export async function measureDrawing(
  { url }: Site,
  token: string,
  { classId, assignmentId }: { readonly classId: string; readonly assignmentId: string },
): Promise<Figure[]> {
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
    const measured = async (drawn: Drawn): Promise<number> => {
      await drawnAfter(context, url, drawn);
      const times: number[] = [];
      for (let load = 0; load < loads; load += 1) times.push(await drawnAfter(context, url, drawn));
      return median(times);
    };
    const ofClass = { address: `/studio/class?class_id=${classId}`, call: "/studio/class?", row: "tr[data-index]" };
    const ofResults = {
      address: `/studio/results?assignment_id=${assignmentId}`,
      call: "/studio/results?",
      row: "[data-member]",
    };
    return [
      {
        measure: `the page of a class of ${members}, drawn after its data`,
        value: await measured(ofClass),
        unit: "ms",
        bar: { atMost: 500 },
      },
      {
        measure: `the results of ${members} members × ${questions} questions, drawn after their data`,
        value: await measured(ofResults),
        unit: "ms",
        bar: { atMost: 500 },
      },
    ];
  } finally {
    await browser.close();
  }
}
