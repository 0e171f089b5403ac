import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

const student = "Lin Xiaoyu";
const reportOf = (name: string): unknown => ({
  ...(JSON.parse(readFileSync(path.resolve(`tests/server/reports/golden/${name}.json`), "utf8")) as object),
  student,
});

/** The page gets this report, whichever sitting it asks for. */
const answerWith = async (page: Page, name: string): Promise<void> => {
  await page.unrouteAll();
  await page.route("**/get_answer_record?*", (route) =>
    route.fulfill({ json: { code: 200, msg: "ok", data: reportOf(name) } }),
  );
};

const results = { cat: "/examAccess/CATResult", sat: "/examAccess/SATResult" } as const;

describe("results of staged tests and their documents", () => {
  const site = useSite();

  for (const visitor of [
    { language: "en", ...desktop },
    { language: "zh", ...phone },
  ] satisfies Visitor[]) {
    it(`are accessible and can be printed, ${visitor.language}, ${visitor.width} wide`, async () => {
      const { context, page, trouble } = await site.open(visitor);
      await arriveAs(page, site);
      const found: Record<string, string[]> = {};
      for (const [name, address] of Object.entries(results)) {
        await answerWith(page, name);
        await page.goto(`${site.url()}${address}?attempt_id=attempt-1`);
        await page.locator("main:visible figure").first().waitFor();
        found[name] = await findings(page);
        await page.locator("main:visible a[href*='/document?']").first().click();
        await page.locator("article:visible").first().waitFor();
        found[`document of ${name}`] = await findings(page);
        await page.locator("main:visible [role=group] button").last().click();
        await expect.poll(() => page.locator("article:visible").count()).toBe(2);

        await page.emulateMedia({ media: "print" });
        expect(await page.locator("button:visible, nav:visible, header:visible, .no-print:visible").count()).toBe(0);
        expect(await page.locator("article:visible").first().innerText()).toContain(student);
        await page.goto(`${site.url()}${address}?attempt_id=attempt-1`);
        await page.locator("main:visible figure").first().waitFor();
        expect(await page.locator("button:visible").count()).toBe(0);
        await page.getByText(student).first().waitFor();
        await page.emulateMedia({ media: "screen" });
      }
      expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
