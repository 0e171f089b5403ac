import { expect, it } from "vitest";
import { pageName, usePageName } from "../../../src/web/ui/page";
import { show } from "../show";

const reading = { en: "MAP Reading", zh: "MAP 阅读" };
const usage = { en: "MAP Language Usage" };

function Named({ name }: { readonly name: typeof reading | typeof usage }) {
  usePageName(name);
  return null;
}

it("is set by the visible page, and removed when that page is left", () => {
  const { rerender, unmount } = show(<Named name={reading} />);
  expect(pageName.get()).toBe(reading);
  rerender(<Named name={usage} />);
  expect(pageName.get()).toBe(usage);
  unmount();
  expect(pageName.get()).toBeNull();
});
