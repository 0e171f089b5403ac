import type { BrowserContext } from "playwright-core";
import type { Layout, ThemeName } from "../../machines/appearance/theme-settings";

export interface Shift {
  readonly layout: Layout;
  readonly theme: ThemeName;
  /** Sum of the layout shifts while the console's home page loads without cached files. */
  readonly value: number;
}

/** The layout shifts while the console loads for a signed-in person, in each layout and theme. */
export async function shifts(
  context: BrowserContext,
  url: string,
  layouts: readonly Layout[],
  themes: readonly ThemeName[],
): Promise<Shift[]> {
  const page = await context.newPage();
  const found: Shift[] = [];
  for (const layout of layouts)
    for (const theme of themes) {
      await page.goto(`${url}/healthz`);
      await page.evaluate((settings) => localStorage.setItem("theme", JSON.stringify(settings)), {
        layout,
        themeName: theme,
      });
      await page.goto(url);
      await page.locator("main:visible a[href*=examAccess]:visible").first().waitFor();
      await page.waitForLoadState("networkidle");
      const value = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { readonly value: number }).value, 0),
              ),
            );
            observer.observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      found.push({ layout, theme, value });
    }
  await page.evaluate(() => localStorage.removeItem("theme"));
  await page.close();
  return found;
}
