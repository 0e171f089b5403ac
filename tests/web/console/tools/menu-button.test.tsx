import { fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placeByKey } from "../../../../src/web/ui/menu-keys";
import { MenuButton } from "../../../../src/web/ui/MenuButton";
import type { MenuChoice } from "../../../../src/web/ui/MenuRow";
import { placeUnder } from "../../../../src/web/ui/place";
import { show } from "../../show";
import { standInPopovers } from "./popovers";

let remove: () => void;
beforeEach(() => {
  remove = standInPopovers();
});
afterEach(() => remove());

const open = (more: Readonly<Record<string, Partial<MenuChoice>>> = {}) => {
  const chosen: string[] = [];
  const entries = ["Apple", "Banana", "Avocado"].map((label): MenuChoice => ({
    key: label,
    label,
    onSelect: () => void chosen.push(label),
    ...more[label],
  }));
  show(
    <MenuButton entries={entries} menuLabel="Fruit">
      Pick
    </MenuButton>,
  );
  const button = screen.getByRole("button", { name: "Pick" });
  return { chosen, button };
};
const focused = () => document.activeElement?.textContent;
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

describe("a menu button", () => {
  it("opens by a click on its first entry, and names itself and its menu", () => {
    const { button } = open();
    expect([button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded")]).toEqual(["menu", "false"]);
    fireEvent.click(button);
    expect([
      button.getAttribute("aria-expanded"),
      screen.getByRole("menu").getAttribute("aria-label"),
      focused(),
    ]).toEqual(["true", "Fruit", "Apple"]);
    expect(screen.getAllByRole("menuitem").map((row) => row.tabIndex)).toEqual([-1, -1, -1]);
  });

  it("opens on the entry that is chosen now", () => {
    const { button } = open({
      Apple: { isChecked: false },
      Banana: { isChecked: true },
      Avocado: { isChecked: false },
    });
    fireEvent.click(button);
    expect([focused(), screen.getAllByRole("menuitemradio").map((row) => row.getAttribute("aria-checked"))]).toEqual([
      "Banana",
      ["false", "true", "false"],
    ]);
  });

  it.each([
    ["ArrowDown", "Apple"],
    ["ArrowUp", "Avocado"],
  ])("opens by %s on %s", (key, label) => {
    const { button } = open();
    button.focus();
    press(key);
    expect(focused()).toBe(label);
  });

  it("is walked by arrows, ends and first letters", () => {
    const { button } = open();
    fireEvent.click(button);
    const walked = ["ArrowUp", "ArrowDown", "ArrowDown", "End", "Home", "a", "A", "b", "z"].map((key) => {
      press(key);
      return focused();
    });
    expect(walked).toEqual(["Avocado", "Apple", "Banana", "Avocado", "Apple", "Avocado", "Apple", "Banana", "Banana"]);
    press("a", { ctrlKey: true });
    expect(focused()).toBe("Banana");
  });

  it("runs the chosen entry and returns the focus to its button", () => {
    const { button, chosen } = open();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole("menuitem", { name: "Banana" }));
    expect([chosen, button.getAttribute("aria-expanded"), document.activeElement]).toEqual([
      ["Banana"],
      "false",
      button,
    ]);
  });

  it("does nothing for an entry that cannot be chosen, and stays open", () => {
    const { button, chosen } = open({ Banana: { isDisabled: true } });
    fireEvent.click(button);
    const row = screen.getByRole("menuitem", { name: "Banana" });
    fireEvent.click(row);
    expect([chosen, row.getAttribute("aria-disabled"), button.getAttribute("aria-expanded")]).toEqual([
      [],
      "true",
      "true",
    ]);
  });

  it("closes by Tab on its button and by Escape", () => {
    const { button } = open();
    fireEvent.click(button);
    press("Tab");
    expect([button.getAttribute("aria-expanded"), document.activeElement]).toEqual(["false", button]);
    fireEvent.click(button);
    press("Escape");
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("hides its sheet until it has a place", () => {
    const { button } = open();
    const sheet = document.getElementById(button.getAttribute("popovertarget") ?? "")!;
    const seen: string[] = [];
    sheet.addEventListener("beforetoggle", () => seen.push(sheet.style.visibility));
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue({
      left: 100,
      right: 140,
      top: 10,
      bottom: 50,
    } as DOMRect);
    fireEvent.click(button);
    expect([seen, sheet.style.visibility, sheet.style.left, sheet.style.top]).toEqual([
      ["hidden"],
      "",
      expect.stringMatching(/px$/),
      "56px",
    ]);
  });
});

it("keys lead to entries that exist", () => {
  const keys = fc.oneof(
    fc.constantFrom("Home", "End", "ArrowUp", "ArrowDown", "Enter", "Shift", " "),
    fc.string({ minLength: 1, maxLength: 2, unit: "grapheme" }),
  );
  fc.assert(
    fc.property(
      keys,
      fc.array(fc.record({ label: fc.string() })),
      fc.integer({ min: -1, max: 6 }),
      (key, entries, current) => {
        const place = placeByKey(key, entries, Math.min(current, entries.length - 1));
        expect(place === null || entries[place] !== undefined).toBe(true);
      },
    ),
  );
});

describe("the place of a popup", () => {
  const frame = { width: 400, height: 300 };
  const anchor = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
  it.each([
    ["under its anchor, ends aligned", anchor(300, 10), { width: 100, height: 100 }, { left: 240, top: 56 }],
    ["no further left than the margin", anchor(20, 10), { width: 200, height: 100 }, { left: 8, top: 56 }],
    ["no further right than the margin", anchor(390, 10), { width: 100, height: 100 }, { left: 292, top: 56 }],
    ["above where there is no room below", anchor(300, 200), { width: 100, height: 100 }, { left: 240, top: 94 }],
    ["below where there is room nowhere", anchor(300, 100), { width: 100, height: 280 }, { left: 240, top: 146 }],
  ])("is %s", (_, at, size, place) => {
    expect(placeUnder(at, size, frame)).toEqual(place);
  });
});
