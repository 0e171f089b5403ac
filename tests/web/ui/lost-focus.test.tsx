import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { returnLostFocus } from "../../../src/web/ui/lost-focus";

let stop = (): void => undefined;
beforeEach(() => void (stop = returnLostFocus(document)));
afterEach(() => {
  stop();
  cleanup();
});

function Rows({ names, as: Row = "li" }: { readonly names: readonly string[]; readonly as?: "li" | "article" }) {
  const [left, setLeft] = useState(names);
  return (
    <main>
      <h1>Book</h1>
      <button type="button">Above</button>
      {left.length === 0 ? <p>Nothing is left.</p> : null}
      <div>
        {left.map((name) => (
          <Row key={name}>
            <a href="#there">Open {name}</a>
            <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
              Remove {name}
            </button>
          </Row>
        ))}
      </div>
    </main>
  );
}
const now = () => document.activeElement?.textContent;
const press = async (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};

describe("a row that is taken away", () => {
  it.each(["li", "article"] as const)(
    "gives the focus to the same control of the next %s, then the last",
    async (as) => {
      render(<Rows names={["a", "b", "c"]} as={as} />);
      await press("Remove b");
      expect(now()).toBe("Remove c");
      await press("Remove c");
      expect(now()).toBe("Remove a");
      await press("Remove a");
      expect(now()).toBe("Book");
    },
  );
});

describe("the focus", () => {
  it("goes to the neighbour of a button that is replaced", async () => {
    const Replaced = () => {
      const [isOn, setOn] = useState(false);
      return (
        <div>
          {isOn ? <span>Done</span> : <button onClick={() => setOn(true)}>Do</button>}
          <button>Other</button>
        </div>
      );
    };
    render(<Replaced />);
    await press("Do");
    expect(now()).toBe("Other");
  });

  it("goes back to the element that opened a removed dialog", async () => {
    const Dialogs = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <main>
          <h1>Page</h1>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen ? (
            <div role="dialog">
              <button onClick={() => setOpen(false)}>Close</button>
            </div>
          ) : null}
        </main>
      );
    };
    render(<Dialogs />);
    await press("Open");
    await press("Close");
    expect(now()).toBe("Open");
  });

  it("stays with the body where the person let it go", async () => {
    render(<Rows names={["a", "b"]} />);
    const button = screen.getByRole("button", { name: "Remove a" });
    button.focus();
    await act(async () => button.blur());
    await act(async () => void fireEvent.click(button));
    expect(document.activeElement).toBe(document.body);
  });

  it("is not moved if other code sets it", async () => {
    render(<Rows names={["a", "b"]} />);
    const above = screen.getByRole("button", { name: "Above" });
    screen.getByRole("button", { name: "Remove a" }).focus();
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Remove a" }));
      above.focus();
    });
    expect(document.activeElement).toBe(above);
  });

  it("goes on to where a key sends it, although what it leaves is removed on the way", async () => {
    render(
      <main>
        <h1>Book</h1>
        <button type="button">Before</button>
        <button type="button">Bold</button>
      </main>,
    );
    const [before, bold] = ["Before", "Bold"].map((name) => screen.getByRole("button", { name }));
    bold?.focus();
    // between the two elements a browser tells what was removed, and nothing has the focus
    fireEvent.focusOut(bold ?? document, { relatedTarget: before });
    bold?.remove();
    await Promise.resolve();
    const between = document.activeElement;
    before?.focus();
    expect([between, document.activeElement]).toEqual([document.body, before]);
  });
});
