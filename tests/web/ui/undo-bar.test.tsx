import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UndoBar } from "../../../src/web/ui/UndoBar";
import { show } from "../show";

const open = () => {
  show(
    <>
      <button>Row</button>
      <UndoBar text="Taken out." undo="Undo" onUndo={() => undefined} />
    </>,
  );
  screen.getByRole("button", { name: "Row" }).focus();
};
const tab = (more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab", ...more });

describe("the way back", () => {
  it("has the focus by the next Tab, once", () => {
    open();
    expect(tab()).toBe(false);
    expect(document.activeElement?.textContent).toBe("Undo");
    expect(tab()).toBe(true);
  });
  it("does not catch the focus of a person who goes back or clicks elsewhere first", () => {
    open();
    expect([tab({ shiftKey: true }), tab()]).toEqual([true, true]);
  });
});
