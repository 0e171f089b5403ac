import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { closeOverlays, openOverlay, useOverlay } from "../../../../src/web/console/overlay";
import { isPaletteKey, usePaletteKey } from "../../../../src/web/console/palette/use-palette-key";
import { showConsole, serveEachTest } from "./harness";

serveEachTest();

const keys = (key: string, more: object = {}) => ({
  key,
  code: "KeyK",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("the key", () => {
  it.each([
    ["Ctrl+K", keys("k", { ctrlKey: true }), [true, false]],
    ["⌘K", keys("k", { metaKey: true }), [false, true]],
    ["with the lock of capitals", keys("K", { ctrlKey: true }), [true, false]],
    ["on a Russian keyboard", keys("л", { ctrlKey: true }), [true, false]],
    ["K where the letters lie elsewhere", keys("k", { code: "KeyV", ctrlKey: true }), [true, false]],
    ["another letter at the place of K", keys("t", { ctrlKey: true }), [false, false]],
    ["K alone", keys("k"), [false, false]],
    ["with Shift", keys("K", { ctrlKey: true, shiftKey: true }), [false, false]],
    ["with Alt", keys("k", { ctrlKey: true, altKey: true }), [false, false]],
    ["both", keys("k", { ctrlKey: true, metaKey: true }), [false, false]],
  ])("%s", (_, event, expected) => {
    expect([isPaletteKey(event, false), isPaletteKey(event, true)]).toEqual(expected);
  });
});

const Probe = () => {
  usePaletteKey();
  return (
    <>
      <output>{useOverlay()}</output>
      <input aria-label="a field" onKeyDown={(event) => event.stopPropagation()} />
    </>
  );
};
const shown = () => document.querySelector("output")?.textContent;
const pressAt = (element: Element | Window, more: object = {}) =>
  fireEvent.keyDown(element, { key: "k", code: "KeyK", ctrlKey: true, ...more });

describe("on the page", () => {
  it("opens and closes the palette, also from a field that stops the propagation of its keys", async () => {
    await showConsole({ children: <Probe /> });
    expect(pressAt(screen.getByLabelText("a field"))).toBe(false);
    expect(shown()).toBe("palette");
    expect(pressAt(window, { repeat: true })).toBe(false);
    expect(shown()).toBe("palette");
    pressAt(window);
    expect(shown()).toBe("");
  });

  it("does nothing while an input method composes a word", async () => {
    await showConsole({ children: <Probe /> });
    expect(pressAt(window, { isComposing: true })).toBe(true);
    expect(shown()).toBe("");
  });

  it("takes the place of another overlay, but not of a dialog that waits for an answer", async () => {
    await showConsole({ children: <Probe /> });
    act(() => openOverlay("theme"));
    pressAt(window);
    expect(shown()).toBe("palette");
    act(closeOverlays);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    pressAt(window);
    expect(shown()).toBe("");
    dialog.remove();
  });

  it("does nothing while a page without the console is on screen", async () => {
    const { router } = await showConsole({ children: <Probe /> });
    await act(() => router.navigate({ to: "/visitor" }));
    expect(pressAt(window)).toBe(true);
    expect(shown()).toBe("");
    await act(() => router.navigate({ to: "/center" }));
    pressAt(window);
    expect(shown()).toBe("palette");
  });
});
