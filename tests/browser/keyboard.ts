import type { Locator, Page } from "playwright-core";

/** More stops than any page of the console has. */
const most = 80;

/** Whether a person sees where the focus is: by an outline or a shadow of the element or of what it stands in. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const seen = (element: Element | null, level: number): boolean => {
      if (element === null || level > 3) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      return isOutlined || boxShadow !== "none" || seen(element.parentElement, level + 1);
    };
    return document.activeElement === document.body || seen(document.activeElement, 0);
  });

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement);

/** A person without a pointer. */
export const byKeyboard = (page: Page) => {
  const unseen = new Set<string>();
  const nameOfFocus = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLInputElement ? `${at.type} ${at.labels?.[0]?.textContent ?? ""}` : at?.textContent;
      return `${at?.tagName ?? ""} ${at?.getAttribute("aria-label") ?? label?.slice(0, 40) ?? ""}`;
    });
  return {
    /** Stops of the way at which nothing showed the focus. */
    unseen: (): string[] => [...unseen],
    /** Goes on with Tab, or back with Shift and Tab, until the target has the focus. */
    reach: async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
      await target.first().waitFor();
      const way: string[] = [];
      for (let stop = 0; stop < most; stop += 1) {
        if (await isFocused(target)) return;
        await page.keyboard.press(key);
        const name = await nameOfFocus();
        way.push(name);
        if (!(await isFocusSeen(page))) unseen.add(name);
      }
      throw new Error(`The keyboard does not reach ${String(target)}. It went by:\n${way.join("\n")}`);
    },
    isFocused,
  };
};
