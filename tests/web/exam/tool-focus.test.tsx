import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tool } from "../../../src/contract/families";
import { MoveButtons } from "../../../src/web/exam/shell/MoveButtons";
import { ShortcutKeys } from "../../../src/web/exam/shortcuts/ShortcutKeys";
import { readTools } from "../../../src/web/exam/tool-state/read";
import { makeToolStore } from "../../../src/web/exam/tool-state/tool-store";
import { CalculatorButton } from "../../../src/web/exam/tools/CalculatorButton";
import { focusAfter } from "../../../src/web/exam/tools/is-asked-for";
import { Calculator } from "../../../src/web/exam/tools/keypad/Calculator";
import { offeredTools } from "../../../src/web/exam/tools/offered";
import { toolRecords } from "../../../src/web/exam/tools/registry";
import { ToolBar } from "../../../src/web/exam/tools/ToolBar";
import { ToolPanels } from "../../../src/web/exam/tools/ToolPanels";
import { switchSingleKeys } from "../../../src/web/item/interactions/single-keys";
import { show } from "./screen";

const steps: string[] = [];
const page = { current: document.body };
beforeEach(async () => {
  steps.length = 0;
  switchSingleKeys(true);
  // a simulated page draws nothing: every element counts as drawn
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  const tools = ["calculator", "graphingCalculator"] as const;
  await Promise.all(tools.map((tool) => toolRecords[tool].Panel.preload()));
});
afterEach(() => void vi.restoreAllMocks());

const newStore = () => makeToolStore(readTools({ sitting: null, items: {} }), () => undefined);

/** A section with the bar of these tools, as the shell puts it together. */
function Section({ tools }: { readonly tools: readonly Tool[] }) {
  const [store] = useState(newStore);
  const offered = offeredTools(tools, false);
  return (
    <>
      <ShortcutKeys page={page} missed={[]} />
      <ToolBar store={store} offered={offered} />
      <main>
        <h1 tabIndex={-1}>Question 1</h1>
        <MoveButtons onNext={() => steps.push("next")} canGoOn />
      </main>
      <ToolPanels store={store} offered={offered} exerciseId="e1" />
    </>
  );
}

/** The top bar of an adaptive test, where an item asks for the calculator. */
function OneByOne() {
  const [store] = useState(newStore);
  const [open, setOpen] = useState(false);
  const close = () => {
    focusAfter("calculator");
    setOpen(false);
  };
  return (
    <>
      <ShortcutKeys page={page} missed={[]} />
      <CalculatorButton open={open} onToggle={() => (open ? close() : setOpen(true))} />
      <main>
        <h1 tabIndex={-1}>Question 1</h1>
        <MoveButtons onNext={() => steps.push("next")} canGoOn />
      </main>
      {open && <Calculator store={store} onClose={close} />}
    </>
  );
}

const here = () => document.activeElement as HTMLElement;
const heading = () => screen.getByRole("heading", { name: "Question 1" });
const press = (key: string) => act(async () => void fireEvent.keyDown(here(), { key }));
/** Enter as a browser takes it: on a button that has the focus it is a press too, where nothing has prevented that. */
const pressEnter = () =>
  act(async () => {
    const at = here();
    if (fireEvent.keyDown(at, { key: "Enter" }) && at instanceof HTMLButtonElement) fireEvent.click(at, { detail: 0 });
  });
const isOpen = (name: string) => screen.queryByRole("region", { name }) !== null;

describe.each([
  ["the calculator", "Calculator", "k", () => <Section tools={["calculator"]} />],
  ["the graphing calculator", "Graphing calculator", "k", () => <Section tools={["graphingCalculator"]} />],
  ["the calculator of an item", "Calculator", "k", () => <OneByOne />],
])("%s", (_, name, key, draw) => {
  it("opens and closes by its key without moving the focus, and Enter goes on instead", async () => {
    show(draw());
    heading().focus();
    await press(key);
    expect([isOpen(name), here()]).toEqual([true, heading()]);
    await press(key);
    expect([isOpen(name), here()]).toEqual([false, heading()]);
    await pressEnter();
    expect([isOpen(name), here(), steps]).toEqual([false, heading(), ["next"]]);
  });

  it("takes the focus where its button is clicked; once closed by Escape it stays closed after Enter", async () => {
    show(draw());
    const button = document.querySelector<HTMLElement>("[data-tool]")!;
    await act(async () => void fireEvent.click(button, { detail: 1 }));
    expect([isOpen(name), screen.getByRole("region", { name }).contains(here())]).toEqual([true, true]);
    await press("Escape");
    expect([isOpen(name), here()]).toEqual([false, heading()]);
    await pressEnter();
    expect([isOpen(name), steps]).toEqual([false, ["next"]]);
  });

  it("gives the focus back to its button where that was pressed by key", async () => {
    show(draw());
    const button = document.querySelector<HTMLElement>("[data-tool]")!;
    button.focus();
    await pressEnter();
    expect([isOpen(name), screen.getByRole("region", { name }).contains(here())]).toEqual([true, true]);
    await press("Escape");
    expect([isOpen(name), here(), steps]).toEqual([false, button, []]);
  });
});
