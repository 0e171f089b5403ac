import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blockDeveloperTools } from "../../../../src/web/console/tools/block-developer-tools";

let isAllowed: boolean;
let stop: () => void;
beforeEach(() => {
  isAllowed = false;
  stop = blockDeveloperTools(window, () => isAllowed);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const isBlocked = (type: "keydown" | "contextmenu", more: object, target: EventTarget = document.body): boolean => {
  const event =
    type === "keydown"
      ? new KeyboardEvent(type, { bubbles: true, cancelable: true, ...more })
      : new MouseEvent(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const add = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.querySelector("[data-target]")!;
};

const tools = [
  { code: "F12" },
  { code: "KeyI", ctrlKey: true, shiftKey: true },
  { code: "KeyJ", ctrlKey: true, shiftKey: true },
  { code: "KeyC", ctrlKey: true, shiftKey: true },
  { code: "KeyU", ctrlKey: true },
  { code: "KeyI", metaKey: true, altKey: true },
  { code: "KeyJ", metaKey: true, altKey: true },
  { code: "KeyC", metaKey: true, altKey: true },
  { code: "KeyU", metaKey: true, altKey: true },
];
const others = [
  { code: "KeyC", ctrlKey: true },
  { code: "KeyC", metaKey: true },
  { code: "KeyI" },
  { code: "KeyU" },
  { code: "KeyU", ctrlKey: true, shiftKey: true },
  { code: "KeyU", metaKey: true },
  { code: "KeyV", ctrlKey: true, shiftKey: true },
  { code: "KeyK", ctrlKey: true },
  { code: "F5" },
  { code: "F11" },
];

describe("the block of developer tools", () => {
  it.each(tools)("stops %j", (keys) => {
    expect(isBlocked("keydown", keys)).toBe(true);
  });
  it.each(others)("lets %j through", (keys) => {
    expect(isBlocked("keydown", keys)).toBe(false);
  });
  it("stops the keys also in text fields, and the context menu on the page", () => {
    expect([
      isBlocked("keydown", { code: "F12" }, add("<input data-target>")),
      isBlocked("contextmenu", {}),
      isBlocked("contextmenu", {}, add("<p><b data-target>text</b></p>")),
    ]).toEqual([true, true, true]);
  });
  it.each([
    "<input data-target>",
    "<textarea data-target></textarea>",
    '<div contenteditable="true"><b data-target>x</b></div>',
    '<div contenteditable=""><b data-target>x</b></div>',
  ])("leaves the context menu to %s", (html) => {
    expect(isBlocked("contextmenu", {}, add(html))).toBe(false);
  });
  it("stops it where content cannot be edited", () => {
    expect(isBlocked("contextmenu", {}, add('<div contenteditable="false"><b data-target>x</b></div>'))).toBe(true);
  });
  it("asks each time whether it may", () => {
    isAllowed = true;
    expect([...tools.map((keys) => isBlocked("keydown", keys)), isBlocked("contextmenu", {})].some(Boolean)).toBe(
      false,
    );
    isAllowed = false;
    expect(isBlocked("contextmenu", {})).toBe(true);
  });
  it("ends", () => {
    stop();
    expect([isBlocked("keydown", { code: "F12" }), isBlocked("contextmenu", {})]).toEqual([false, false]);
  });
});
