import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./findings";
import { desktop, phone, type Site, type Visitor } from "./site";

const tablet = { width: 1024, height: 768 } as const;

/**
 * Looks at a page on a desktop, a tablet and a phone: takes its screenshots, and expects that the accessibility check
 * finds nothing and that it does not scroll sideways. Leaves it as wide as a desktop.
 */
export const lookAt =
  (site: Pick<Site, "screen">) =>
  async (page: Page, name: string, visitor: Pick<Visitor, "language" | "isDark">): Promise<void> => {
    for (const size of [desktop, tablet, phone]) {
      await page.setViewportSize(size);
      await site.screen(page, `${name}${visitor.isDark === true ? "-dark" : ""}`, { ...visitor, ...size });
      expect([name, size.width, await findings(page)]).toEqual([name, size.width, []]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([name, size.width, isWide]).toEqual([name, size.width, false]);
    }
    await page.setViewportSize(desktop);
  };
