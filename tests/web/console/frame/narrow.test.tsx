import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isMenuOpen } from "../../../../machines/layout/layout.selectors";
import { shown, press, frame, sizes } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("a narrow window", () => {
  it("has the menu as a sheet that Escape, the mask and an entry close", async () => {
    const { layout, at } = await openFrame("/learningRecord", { settings: { layout: "float" }, isNarrow: true });
    const isOpen = () => isMenuOpen(layout.getSnapshot());
    expect([frame()?.dataset["layout"], sizes()[0], screen.queryByRole("dialog")]).toEqual(["vertical", "0px", null]);
    await press("Open the menu");
    expect([isOpen(), screen.getByRole<HTMLDialogElement>("dialog").open, shown()]).toEqual([
      true,
      true,
      ["Invigil", "Home", "Learning record", "Wrong answers", "Favourites", "Practise", "Personal centre"],
    ]);
    act(() => void fireEvent.click(screen.getByRole("dialog")));
    expect([isOpen(), screen.queryByRole("dialog")]).toEqual([false, null]);
    await press("Open the menu");
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    await expect.poll(() => isOpen()).toBe(false);
    await press("Open the menu");
    await press("Close the menu");
    expect(isOpen()).toBe(false);
    await press("Open the menu");
    await press("Personal centre", "link");
    await expect.poll(() => [isOpen(), at()]).toEqual([false, "/center"]);
  });

  it("closes the sheet by the entry of the page on screen, too", async () => {
    const { layout } = await openFrame("/learningRecord", { isNarrow: true });
    await press("Open the menu");
    await press("Learning record", "link");
    expect(isMenuOpen(layout.getSnapshot())).toBe(false);
  });
});
