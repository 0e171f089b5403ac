import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOverlay } from "../../../../src/web/console/overlay";
import { active, field, lines, press, showPalette, type, serveEachTest } from "./harness";

serveEachTest();

describe("the keyboard", () => {
  it("arrows walk the lines of all groups and go round; the field keeps the focus", async () => {
    await showPalette();
    const all = lines();
    const walked = all.map(() => {
      const at = active();
      press("ArrowDown");
      return at;
    });
    expect(walked).toEqual(all);
    expect(active()).toBe(all[0]);
    press("ArrowUp");
    expect(active()).toBe(all.at(-1));
    expect(document.activeElement).toBe(field());
  });

  it("Home, End and letters belong to the text", async () => {
    await showPalette();
    press("ArrowDown");
    const at = active();
    expect(["Home", "End", "a", "ArrowLeft"].map((key) => press(key))).toEqual([true, true, true, true]);
    expect(press("ArrowDown")).toBe(false);
    press("ArrowUp");
    expect(active()).toBe(at);
  });

  it("Enter goes to the page and closes", async () => {
    const { router } = await showPalette();
    type("personal");
    expect(active()).toBe("Personal centre");
    press("Enter");
    expect(screen.queryByRole("dialog")).toBe(null);
    await waitFor(() => expect(router.state.location.href).toBe("/center"));
  });

  it("Enter that ends a composition chooses nothing", async () => {
    const { router } = await showPalette();
    type("personal");
    press("Enter", { isComposing: true });
    press("ArrowDown", { isComposing: true });
    expect([active(), router.state.location.href]).toEqual(["Personal centre", "/"]);
  });

  it("Enter that an input method marks by its code alone chooses nothing, the next one does", async () => {
    const { router } = await showPalette();
    fireEvent.compositionStart(field());
    type("personal");
    fireEvent.compositionEnd(field());
    expect(press("Enter", { isComposing: false, keyCode: 229 })).toBe(true);
    expect([active(), router.state.location.href]).toEqual(["Personal centre", "/"]);
    press("Enter", { keyCode: 13 });
    await waitFor(() => expect(router.state.location.href).toBe("/center"));
  });

  it("closing by Escape clears the typed text", async () => {
    await showPalette();
    type("x");
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    act(() => openOverlay("palette"));
    expect(field().value).toBe("");
  });

  it("a click beside it closes, a click into it does not", async () => {
    await showPalette();
    fireEvent.click(screen.getByRole("listbox"));
    fireEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("the pointer makes a line ready, and a click chooses it", async () => {
    const { router } = await showPalette();
    const line = screen.getByRole("option", { name: /Learning record/ });
    fireEvent.pointerMove(line);
    expect(active()).toBe("Learning record");
    fireEvent.click(line);
    await waitFor(() => expect(router.state.location.href).toBe("/learningRecord"));
  });

  it("goes when another page comes", async () => {
    const { router } = await showPalette();
    await act(() => router.navigate({ to: "/center" }));
    expect(screen.queryByRole("dialog")).toBe(null);
  });
});
