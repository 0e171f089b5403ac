import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Notices } from "../../../src/web/console/tools/Notices";
import { readTools } from "../../../src/web/exam/tool-state/read";
import { makeToolStore } from "../../../src/web/exam/tool-state/tool-store";
import { NotesPanel } from "../../../src/web/exam/tools/annotate/NotesPanel";
import { GraphingCalculator } from "../../../src/web/exam/tools/graphing/GraphingCalculator";
import { returnLostFocus } from "../../../src/web/ui/lost-focus";
import { answerWith, cleanConsole, server, showInConsole } from "../console/tools/harness";
import { show } from "../show";

let stop = (): void => undefined;
beforeEach(() => void (stop = returnLostFocus(document)));
afterEach(() => stop());

const toolStore = () => makeToolStore(readTools({ sitting: null, items: {} }), () => undefined);
const focused = () => document.activeElement;
/** Presses a button as with a keyboard: it has the focus when it is pressed. */
const press = async (button: HTMLElement) => {
  button.focus();
  await act(async () => void fireEvent.click(button));
};
const takeAway = async (buttons: () => readonly HTMLElement[], place: number) =>
  press(buttons()[place] ?? expect.fail(`no row ${place}`));

describe("a line that is taken out of the graphing calculator", () => {
  const removes = () => screen.queryAllByRole("button", { name: /^Remove expression/ });
  const line = (number: number) => screen.getByRole("textbox", { name: `Expression ${number}` });

  it("gives the focus to the line in its place, at the end to the one that waits for an expression", async () => {
    const store = toolStore();
    store.changeAttempt({ calculator: { expressions: ["y = x", "y = 2x", "y = 3x"], view: null } });
    show(<GraphingCalculator store={store} exerciseId="e1" onClose={() => undefined} />);
    await takeAway(removes, 1);
    expect(store.get().attempt.calculator.expressions).toEqual(["y = x", "y = 3x"]);
    expect(focused()).toBe(line(2));
    await takeAway(removes, 1);
    expect([(focused() as HTMLInputElement).value, focused()]).toEqual(["", line(2)]);
    await takeAway(removes, 0);
    expect([(focused() as HTMLInputElement).value, focused()]).toEqual(["", line(1)]);
  });

  it("gives the focus to the last line where all twenty were in use", async () => {
    const store = toolStore();
    const expressions = Array.from({ length: 20 }, (_, place) => `y = ${place}x`);
    store.changeAttempt({ calculator: { expressions, view: null } });
    show(<GraphingCalculator store={store} exerciseId="e1" onClose={() => undefined} />);
    await takeAway(removes, 19);
    expect(focused()).toBe(line(20));
  });
});

describe("a highlight that is taken away", () => {
  const removes = () => screen.queryAllByRole("button", { name: /^Remove the highlight/ });
  const highlight = (quote: string, start: number) =>
    ({ id: quote, part: "stem", lang: "en", start, end: start + 3, quote, style: "yellow", note: "" }) as const;

  it("gives the focus to the same button of the next, then of the last, then to the walk of sentences", async () => {
    const store = toolStore();
    const highlights = [highlight("one", 0), highlight("two", 10), highlight("three", 20)];
    store.changeItem("e1", (before) => ({ ...before, highlights }));
    show(<NotesPanel store={store} exerciseId="e1" onClose={() => undefined} />);
    await takeAway(removes, 1);
    await waitFor(() => expect(focused()?.getAttribute("aria-label")).toContain("three"));
    await takeAway(removes, 1);
    await waitFor(() => expect(focused()?.getAttribute("aria-label")).toContain("one"));
    expect(focused()).toBe(removes()[0]);
    await takeAway(removes, 0);
    await waitFor(() => expect(removes()).toEqual([]));
    await waitFor(() => expect(screen.getByRole("region").contains(focused())).toBe(true));
  });
});

describe("the sheet of the notices", () => {
  cleanConsole();
  const notice = (id: number) => ({
    image: "",
    notice: `Test ${id} is ready`,
    email: "",
    key: `result:${id}`,
    at: id,
    read: true,
  });
  const list = (ids: readonly number[], next: string | null = null) =>
    answerWith("noticeList", { list: ids.map(notice), total: ids.length, next });
  const sheet = () => screen.getByRole("dialog", { name: "Notices" });
  const open = async (name: string) => {
    await showInConsole(<Notices isAlways />);
    fireEvent.click(await screen.findByRole("button", { name }));
    await screen.findByRole("tabpanel");
  };

  it("has the focus still once they are cleared", async () => {
    list([2, 1]);
    await open("Notices, 2");
    await screen.findByText("Test 2 is ready");
    answerWith("markNotices", {});
    list([]);
    await press(screen.getByRole("button", { name: "Clear messages" }));
    await waitFor(() => expect(screen.queryByText("Test 2 is ready")).toBeNull());
    expect(focused()).toBe(screen.getByRole("button", { name: "Clear messages" }));
  });

  it("has the focus still once the last of the earlier ones have come", async () => {
    list([2], "2.result:2");
    await open("Notices, 1");
    const more = await screen.findByRole("button", { name: "Show earlier ones" });
    list([1]);
    await press(more);
    await screen.findByText("Test 1 is ready");
    await waitFor(() => expect(sheet().contains(focused())).toBe(true));
  });

  it("has the focus still once a list that had failed is there", async () => {
    server.clear();
    await open("Notices");
    const again = await screen.findByRole("button", { name: "Try again" });
    list([1]);
    await press(again);
    await screen.findByText("Test 1 is ready");
    await waitFor(() => expect(sheet().contains(focused())).toBe(true));
  });
});
