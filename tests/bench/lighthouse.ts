import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../support/chromium";
import type { Figure } from "./figure";
import { median } from "./percentile";
import { withSite } from "./site";

const runs = 3;
/** Greatest number of tries: on a busy machine Chromium sometimes gives no trace of a run. */
const mostTries = 6;

interface Reading {
  readonly performance: number;
  readonly accessibility: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

async function readOnce(url: string, chromePath: string): Promise<Reading> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...chromiumFlags], handleSIGINT: false });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility"],
    });
    const { lhr } = result ?? {};
    if (lhr === undefined || lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse could not read the page: ${lhr?.runtimeError?.message ?? "no result"}`);
    const score = (category: string): number => 100 * (lhr.categories[category]?.score ?? Number.NaN);
    const audit = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      lcp: audit("largest-contentful-paint"),
      tbt: audit("total-blocking-time"),
      cls: audit("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
  }
}

/** The first page signed out, Lighthouse's own mobile preset (simulated slow 4G, 4× CPU): medians of three runs. */
export const measureLighthouse = (tell: (sentence: string) => void): Promise<Figure[]> =>
  withSite(async ({ url }) => {
    const chromePath = findChromium();
    if (chromePath === null)
      throw new Error("Lighthouse needs Chromium or Chrome: install one, or name it in CHROME_PATH.");
    const readings: Reading[] = [];
    for (let tries = 1; readings.length < runs; tries += 1) {
      try {
        const reading = await readOnce(url, chromePath);
        tell(
          `  performance ${reading.performance}, LCP ${Math.round(reading.lcp)} ms, TBT ${Math.round(reading.tbt)} ms`,
        );
        readings.push(reading);
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
    const of = (name: keyof Reading): number => median(readings.map((reading) => reading[name]));
    return [
      { measure: "Lighthouse: performance", value: of("performance"), unit: "", bar: { atLeast: 95 } },
      { measure: "Lighthouse: accessibility", value: of("accessibility"), unit: "", bar: { atLeast: 100 } },
      { measure: "Lighthouse: largest contentful paint", value: Math.round(of("lcp")), unit: "ms" },
      { measure: "Lighthouse: total blocking time", value: Math.round(of("tbt")), unit: "ms" },
      { measure: "Lighthouse: layout shift", value: of("cls"), unit: "" },
    ];
  });
