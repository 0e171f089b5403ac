import type { Browser } from "playwright-core";
import { launchWholeBrowser } from "../support/chromium";
import { coldLoad, sumsOf } from "./cold-load";
import type { Figure } from "./figure";
import { withSite } from "./site";
import { enrol } from "./students";
import { examVisit, homeVisit, landingVisit, type Visit } from "./visits";

interface Weighed extends Visit {
  /** The limit for the JavaScript that this page loads, in kB of gzip. */
  readonly barKb: number;
}

/** One cold load in a new browser, until the page is on screen; pictures within the code count as code. */
async function weigh(browser: Browser, url: string, visit: Weighed): Promise<Figure[]> {
  const load = await coldLoad(browser, url, visit);
  const sums = sumsOf(load);
  const foreign = [...load.replies, ...load.later].filter(({ address }) => !address.startsWith(url)).length;
  const weight = (what: string, bytes: number): Figure => ({
    measure: `${visit.name}: ${what}`,
    value: bytes / 1000,
    unit: "kB",
  });
  return [
    { ...weight("JavaScript, gzip", sums.scriptsGzip), bar: { atMost: visit.barKb } },
    weight("the same as browsers ask for it (brotli)", sums.scripts),
    weight("headers of all replies", sums.headers),
    weight("typefaces", sums.typefaces),
    weight("pictures", sums.pictures),
    weight("everything on the wire", sums.everything),
    weight("code that has not run, gzip", sums.unrunGzip),
    weight("what follows until the network is quiet", sums.later),
    { measure: `${visit.name}: requests`, value: sums.requests, unit: "" },
    { measure: `${visit.name}: requests to other hosts`, value: foreign, unit: "", bar: { atMost: 0 } },
  ];
}

/**
 * The weight of the first page when signed out, of the console's home page including the sign-in before it, and of an
 * exam opened without cached files, each until it is on screen.
 */
export const measureWeight = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const [token = ""] = await enrol(site, 1);
    const browser = await launchWholeBrowser();
    try {
      return [
        ...(await weigh(browser, site.url, { ...landingVisit, barKb: 170.5 })),
        ...(await weigh(browser, site.url, { ...homeVisit, barKb: 270 })),
        ...(await weigh(browser, site.url, { ...examVisit(token), barKb: 226 })),
      ];
    } finally {
      await browser.close();
    }
  });
