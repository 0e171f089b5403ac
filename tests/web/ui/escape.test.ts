import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { closesByEscape } from "../../../src/web/ui/escape";

/** The open elements over the page, as browsers report them. */
const opened = new Set<Element>();
const add = (parent: Element, html: string, isOpen = false): Element => {
  parent.insertAdjacentHTML("beforeend", html);
  const made = parent.lastElementChild as Element;
  if (isOpen) opened.add(made);
  return made;
};
const matches = Reflect.get(Element.prototype, "matches") as (this: Element, selector: string) => boolean;
beforeAll(() => {
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":popover-open, :modal" ? opened.has(this) : matches.call(this, selector);
  });
});
afterAll(() => void vi.restoreAllMocks());
afterEach(() => {
  document.body.replaceChildren();
  opened.clear();
});
const press = (init: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: "Escape", cancelable: true, ...init });

describe("an Escape closes one thing", () => {
  it("of two that listen the first to be asked", () => {
    const [inner, outer] = [add(document.body, "<section></section>"), add(document.body, "<nav></nav>")];
    const event = press();
    expect([closesByEscape(event, inner), closesByEscape(event, outer)]).toEqual([true, false]);
  });

  it.each(["<dialog open></dialog>", "<div popover></div>"])(
    "what lies over the page, before what lies under: %s",
    (html) => {
      const panel = add(document.body, "<section></section>");
      const over = add(document.body, html, true);
      expect(closesByEscape(press(), panel)).toBe(false);
      opened.delete(over);
      expect(closesByEscape(press(), panel)).toBe(true);
    },
  );

  it("a part within the dialog that is open", () => {
    const dialog = add(document.body, "<dialog open></dialog>", true);
    expect(closesByEscape(press(), add(dialog, "<section></section>"))).toBe(true);
  });

  it("nothing while an input method has the key, nor by another key", () => {
    const panel = add(document.body, "<section></section>");
    expect([
      closesByEscape(press({ isComposing: true }), panel),
      closesByEscape(press({ key: "Enter" }), panel),
    ]).toEqual([false, false]);
  });
});
