import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { press } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("a menu that opens beside or below", () => {
  it.each(["float", "horizontal"] as const)(
    "in the %s layout unfolds by click and folds by Escape, with focus back",
    async (layout) => {
      await openFrame("/learningRecord", { settings: { layout }, isAdmin: true });
      await press(/^Tests/);
      const group = screen.getByRole("button", { name: /^Tests/ });
      expect([
        group.getAttribute("aria-expanded"),
        screen.getByRole("link", { name: "MAP Mathematics" }).getAttribute("href"),
      ]).toEqual(["true", "/examAccess/MAPDetail?menu_id=m1"]);
      act(() => screen.getByRole("link", { name: "MAP Mathematics" }).focus());
      act(() => void fireEvent.keyDown(document, { key: "Escape" }));
      expect([
        group.getAttribute("aria-expanded"),
        document.activeElement === group,
        screen.queryByRole("link", { name: "MAP Mathematics" }),
      ]).toEqual(["false", true, null]);
    },
  );

  it.each(["pointerDown", "scroll"] as const)("closes by %s elsewhere", async (event) => {
    await openFrame("/learningRecord", { settings: { layout: "float" } });
    await press(/^Tests/);
    act(() => void fireEvent[event](document.body));
    expect(screen.queryByRole("link", { name: "MAP Mathematics" })).toBeNull();
  });

  it("opens in the header by the pointer alone, and stays when it was clicked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await openFrame("/learningRecord", { settings: { layout: "horizontal" } });
      const group = screen.getByRole("button", { name: /^Tests/ });
      const item = group.closest("li") as HTMLElement;
      const isOpen = () => group.getAttribute("aria-expanded");
      const away = () => {
        fireEvent.pointerLeave(item, { pointerType: "mouse" });
        act(() => void vi.advanceTimersByTime(200));
      };
      fireEvent.pointerEnter(item, { pointerType: "mouse" });
      expect(isOpen()).toBe("true");
      away();
      expect(isOpen()).toBe("false");
      fireEvent.pointerEnter(item, { pointerType: "mouse" });
      fireEvent.click(group);
      away();
      expect(isOpen()).toBe("true");
    } finally {
      vi.useRealTimers();
    }
  });
});
