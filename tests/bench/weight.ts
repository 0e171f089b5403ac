import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchWholeBrowser } from "../support/chromium";
import type { Figure } from "./figure";
import { withSite } from "./site";
import { enrol } from "./students";

interface Visit {
  readonly name: string;
  readonly path: string;
  /** The limit for the JavaScript that this page loads, in kB of gzip. */
  readonly barKb: number;
  readonly token?: string;
  /** Text on the page once it is loaded. */
  readonly shows: string;
  /** The control to press repeatedly until the page is loaded. */
  readonly press?: string;
  /** Texts to type before, by field. */
  readonly type?: Readonly<Record<string, string>>;
}

type Kind = "script" | "typeface" | "picture";
const kinds: Readonly<Record<string, Kind>> = {
  ".js": "script",
  ".woff2": "typeface",
  ".avif": "picture",
  ".ico": "picture",
  ".jpg": "picture",
  ".png": "picture",
  ".svg": "picture",
  ".webp": "picture",
};
const kindOf = (pathname: string): Kind | undefined => kinds[path.extname(pathname)];

const mostPresses = 5;
const patienceMs = 3_000;

async function waitUntilShown(page: Page, { shows, press, type = {} }: Visit): Promise<void> {
  for (const [field, text] of Object.entries(type)) await page.locator(field).fill(text);
  const shown = page.locator(shows).first();
  for (let presses = 0; press !== undefined && presses < mostPresses; presses += 1) {
    const button = page.locator(press).first();
    await shown.or(button).first().waitFor();
    if (await shown.isVisible()) return;
    // a busy button cannot be pressed again
    await button.click({ timeout: patienceMs }).catch(() => undefined);
    await page.waitForLoadState("networkidle");
  }
  await shown.waitFor();
}

/** The size of the same file in the encoding that current browsers request, in bytes. */
async function brotliBytes(address: string): Promise<number> {
  const reply = await fetch(address, { headers: { "accept-encoding": "br" } });
  await reply.body?.cancel();
  return Number(reply.headers.get("content-length"));
}

/** One cold load in a new browser that accepts only gzip; pictures within the code count as code. */
async function weigh(browser: Browser, url: string, visit: Visit): Promise<Figure[]> {
  const context = await browser.newContext();
  if (visit.token !== undefined)
    await context.addInitScript((token) => localStorage.setItem("token", token), visit.token);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  await protocol.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
  const weights = new Map<string, { readonly kind: Kind; readonly address: string; bytes: number }>();
  let requests = 0;
  let foreign = 0;
  protocol.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { protocol: scheme, host, pathname } = new URL(request.url);
    if (!scheme.startsWith("http")) return;
    requests += 1;
    if (host !== new URL(url).host) foreign += 1;
    const kind = kindOf(pathname);
    if (kind !== undefined) weights.set(requestId, { kind, address: request.url, bytes: 0 });
  });
  protocol.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const weight = weights.get(requestId);
    if (weight !== undefined) weight.bytes += encodedDataLength;
  });
  await page.goto(url + visit.path);
  await waitUntilShown(page, visit);
  await page.waitForLoadState("networkidle");
  await context.close();
  const scripts = [...weights.values()].filter(({ kind }) => kind === "script");
  const brotli = await Promise.all(scripts.map(({ address }) => brotliBytes(address)));
  const kilobytes = (kind: Kind): number =>
    [...weights.values()].reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0) / 1000;
  return [
    {
      measure: `${visit.name}: JavaScript, gzip`,
      value: kilobytes("script"),
      unit: "kB",
      bar: { atMost: visit.barKb },
    },
    {
      measure: `${visit.name}: the same as browsers ask for it (brotli)`,
      value: brotli.reduce((sum, bytes) => sum + bytes, 0) / 1000,
      unit: "kB",
    },
    { measure: `${visit.name}: typefaces`, value: kilobytes("typeface"), unit: "kB" },
    { measure: `${visit.name}: pictures`, value: kilobytes("picture"), unit: "kB" },
    { measure: `${visit.name}: requests`, value: requests, unit: "" },
    { measure: `${visit.name}: requests to other hosts`, value: foreign, unit: "", bar: { atMost: 0 } },
  ];
}

/**
 * The weight of the first page when signed out, of the console's home page including the sign-in before it, and of an
 * exam opened without cached files.
 */
export const measureWeight = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const [token = ""] = await enrol(site, 1);
    const browser = await launchWholeBrowser();
    try {
      const first = await weigh(browser, site.url, {
        name: "/ signed out",
        path: "/",
        barKb: 171,
        shows: "input[type=password]",
      });
      const home = await weigh(browser, site.url, {
        name: "console home after sign-in",
        path: "/",
        barKb: 270,
        type: { "input[autocomplete=username]": "student", "input[type=password]": "student123" },
        press: "form button[type=submit]",
        shows: "main a[href*=examAccess]",
      });
      const exam = await weigh(browser, site.url, {
        name: "exam, cold",
        path: "/examAccess/MAPExamAuto?menu_id=map-math",
        barKb: 225,
        token,
        press: "main section button",
        shows: "main article h1",
      });
      return [...first, ...home, ...exam];
    } finally {
      await browser.close();
    }
  });
