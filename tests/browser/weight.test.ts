import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { desktop, useSite } from "./site";

/** What a first visit may load in JavaScript, gzip. */
const mostBytes = 180_000;

describe("the first load of /", () => {
  const site = useSite();

  it("keeps within its weight, in production code, and asks nobody else", async () => {
    const { context, page, trouble } = await site.open({ language: "zh", ...desktop });
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
    });
    await page.goto(site.url());
    await page.locator("input[type=password]").waitFor();
    await page.waitForLoadState("networkidle");
    const bodies = await Promise.all(scripts);
    expect(bodies.length).toBeGreaterThan(0);
    expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(mostBytes);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
