import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchWholeBrowser } from "../support/chromium";
import { banks, drawingsOf, type Drawn } from "../support/figures/drawn";
import { labelFaults } from "../support/figures/label-faults";

const draws = 4;
const batch = 300;
const inter = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
).toString("base64");

/** A drawing as questions set it: on a phone as wide as there is room, on a desktop a little larger. */
const devices = {
  desktop: "div{width:34em;font-size:17px}svg{zoom:1.15}",
  phone: "div{width:326px}",
} as const;

const pageOf = (drawings: readonly Drawn[], style: string): string =>
  `<!doctype html><style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${inter})}` +
  "body{margin:0;font:16px Inter,system-ui,'Noto Sans SC','Noto Sans CJK SC',sans-serif}" +
  "body{color:#1f2430;background:#fff}" +
  `svg{display:inline-block;max-width:100%;height:auto}${style}</style>` +
  drawings.map(({ svg }) => `<div>${svg}</div>`).join("");

let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser.close());

async function faultsOf(drawings: readonly Drawn[], device: keyof typeof devices): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: device === "phone" ? 390 : 1280, height: 800 } });
  const found: string[] = [];
  for (let first = 0; first < drawings.length; first += batch) {
    const some = drawings.slice(first, first + batch);
    await page.setContent(pageOf(some, devices[device]));
    await page.evaluate(() => document.fonts.load("15px Inter").then(() => document.fonts.ready));
    const faults = await page.evaluate(labelFaults);
    expect(faults.length).toBe(some.length);
    faults.forEach((list, k) => found.push(...list.map((fault) => `${some[k]?.from ?? ""}: ${fault}`)));
  }
  await page.close();
  return found;
}

test.each(
  banks.flatMap((bank) => Object.keys(devices).map((device) => [bank, device as keyof typeof devices] as const)),
)("no text of a figure of %s runs into another or is crossed by a line, on a %s", async (bank, device) => {
  const drawings = drawingsOf(bank, draws);
  expect(drawings.length).toBeGreaterThan(0);
  expect(await faultsOf(drawings, device)).toEqual([]);
});
