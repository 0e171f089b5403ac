import { launchWholeBrowser } from "../../support/chromium";
import { coldLoad, sumsOf } from "../cold-load";
import type { Figure } from "../figure";
import { median } from "../percentile";
import { enrol } from "../students";
import { examVisit } from "../visits";
import { withReleaseSite, type Release } from "./release";

type Sums = ReturnType<typeof sumsOf>;

/** Each by a student of their own, since the first question is drawn by lot and some kinds weigh more. */
const rounds = 5;

/** What a first question loads that is opened in a browser without cached files, until it is on screen. */
export const measureFirstQuestion = (release: Release): Promise<readonly Figure[]> =>
  withReleaseSite(release, async (site) => {
    const browser = await launchWholeBrowser();
    try {
      const loads: Sums[] = [];
      for (const token of await enrol(site, rounds))
        loads.push(sumsOf(await coldLoad(browser, site.url, examVisit(token))));
      const weight = (what: string, of: (sums: Sums) => number): Figure => ({
        measure: `first question: ${what}`,
        value: median(loads.map(of)) / 1000,
        unit: "kB",
      });
      return [
        {
          ...weight("scripts on the wire, with the headers of all replies", (sums) => sums.scripts + sums.headers),
          bar: { atMost: 150 },
        },
        weight("headers of all replies", (sums) => sums.headers),
        weight("everything on the wire", (sums) => sums.everything),
        { measure: "first question: requests", value: median(loads.map((sums) => sums.requests)), unit: "" },
        { ...weight("code that has not run, gzip", (sums) => sums.unrunGzip), bar: { atMost: 35 } },
      ];
    } finally {
      await browser.close();
    }
  });
