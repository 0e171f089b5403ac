import { fireEvent, screen, within } from "@testing-library/react";
import axe from "axe-core";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { readTools } from "../../../src/web/exam/tool-state/read";
import { makeToolStore } from "../../../src/web/exam/tool-state/tool-store";
import { NotesPanel } from "../../../src/web/exam/tools/annotate/NotesPanel";
import { GraphingCalculator } from "../../../src/web/exam/tools/graphing/GraphingCalculator";
import { Calculator } from "../../../src/web/exam/tools/keypad/Calculator";
import { LineReader } from "../../../src/web/exam/tools/LineReader";
import { ReferenceSheet } from "../../../src/web/exam/tools/reference/ReferenceSheet";
import { ZoomPanel } from "../../../src/web/exam/tools/zoom/ZoomPanel";
import { show } from "./screen";

const opened = () => {
  const told: (readonly [string | null, unknown])[] = [];
  const store = makeToolStore(readTools({ sitting: null, items: {} }), (of, state) => told.push([of, state]));
  const closed = vi.fn<() => void>();
  return { store, told, closed, props: { store, exerciseId: "e1", onClose: closed } };
};
type Opened = ReturnType<typeof opened>;

/** The findings of axe, except for colours, which this page does not draw. */
const wrongOn = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, {
    rules: {
      "color-contrast": { enabled: false },
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

const panels: Readonly<Record<string, (opened: Opened) => ReactElement>> = {
  "Graphing calculator": ({ props }) => <GraphingCalculator {...props} />,
  "Reference sheet": ({ props }) => <ReferenceSheet {...props} />,
  "Line reader": ({ props }) => <LineReader {...props} />,
  "Highlights and notes": ({ props }) => <NotesPanel {...props} />,
  Calculator: ({ props }) => <Calculator {...props} />,
  "Zoom of the question": ({ props }) => <ZoomPanel {...props} />,
};

describe.each(Object.entries(panels))("%s", (name, draw) => {
  it("is a named region in which axe finds nothing, and Escape closes it", async () => {
    const at = opened();
    show(draw(at));
    const region = screen.getByRole("region", { name });
    expect(await wrongOn()).toEqual([]);
    fireEvent.keyDown(region, { key: "Escape" });
    expect(at.closed).toHaveBeenCalledOnce();
  });
});

describe("the reported state of a tool", () => {
  it("of the calculator: the number on its display, and the tape, which can be cleared", () => {
    const at = opened();
    show(<Calculator {...at.props} />);
    const region = screen.getByRole("region", { name: "Calculator" });
    for (const key of ["6", "*", "7", "Enter"]) fireEvent.keyDown(region, { key });
    expect(within(region).getByRole("list", { name: "Earlier calculations" }).textContent).toBe("6 × 7 = 42");
    expect(at.store.get().attempt.keypad).toEqual({ entry: "42", tape: ["6×7 = 42"], memory: "0" });
    fireEvent.click(within(region).getByRole("button", { name: "Clear earlier calculations" }));
    expect(within(region).queryByRole("list")).toBeNull();
    expect(at.told.at(-1)).toEqual([
      null,
      { ...at.store.get().attempt, keypad: { entry: "42", tape: [], memory: "0" } },
    ]);
  });

  it("of the calculator: it goes on where it was left", () => {
    const at = opened();
    at.store.changeAttempt({ keypad: { entry: "42", tape: ["6×7 = 42"], memory: "8" } });
    show(<Calculator {...at.props} />);
    const region = screen.getByRole("region", { name: "Calculator" });
    expect(within(region).getByRole("status", { name: "Display" }).textContent).toBe("42");
    for (const key of ["-", "2", "="]) fireEvent.keyDown(region, { key });
    expect(at.store.get().attempt.keypad).toEqual({
      entry: "40",
      tape: ["6×7 = 42", "42-2 = 40"],
      memory: "8",
    });
    fireEvent.click(within(region).getByRole("button", { name: "add to the memory" }));
    expect(at.store.get().attempt.keypad.memory).toBe("48");
  });

  it("of the calculator: why there is no result, and which key means nothing", () => {
    const at = opened();
    show(<Calculator {...at.props} />);
    const region = screen.getByRole("region", { name: "Calculator" });
    const typed = (keys: string) => {
      for (const key of keys) fireEvent.keyDown(region, { key });
      return [region.querySelector("[role=status]")?.textContent, within(region).queryByRole("alert")?.textContent];
    };
    expect(typed("(5-2)/0=")).toEqual(["(5 − 2) ÷ 0", "Nothing can be divided by 0."]);
    expect(typed("q")).toEqual(["(5 − 2) ÷ 0", "The calculator has no q key."]);
    expect(typed("4=")).toEqual(["0.75", undefined]);
    fireEvent.click(within(region).getByRole("button", { name: "as a fraction or a decimal" }));
    expect(typed("")).toEqual(["3⁄4", undefined]);
  });

  it("of the graphing calculator: its lines; of the line reader: its position; of the zoom: its factor", () => {
    const at = opened();
    const { unmount } = show(<GraphingCalculator {...at.props} />);
    fireEvent.change(screen.getByRole("textbox", { name: "Expression 1" }), { target: { value: "y = 2x" } });
    expect(at.store.get().attempt.calculator.expressions).toEqual(["y = 2x"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove expression 1" }));
    expect(at.store.get().attempt.calculator.expressions).toEqual([]);
    unmount();
    const reader = show(<LineReader {...at.props} />);
    fireEvent.click(screen.getByRole("button", { name: "Show more lines" }));
    expect(at.store.get().attempt.lineReader.lines).toBe(3);
    reader.unmount();
    show(<ZoomPanel {...at.props} />);
    fireEvent.click(screen.getByRole("radio", { name: "150 %" }));
    expect(at.store.get().attempt.zoom).toBe(150);
  });
});

describe("a key that belongs to the composition of an input method", () => {
  const confirming = { keyCode: 229 };

  it.each(["Enter", "5", "Escape", "q"])("%s does nothing in the calculator", (key) => {
    const at = opened();
    show(<Calculator {...at.props} />);
    const region = screen.getByRole("region", { name: "Calculator" });
    for (const typed of ["6", "*", "7"]) fireEvent.keyDown(region, { key: typed });
    const before = region.textContent;
    for (const composing of [confirming, { isComposing: true }]) fireEvent.keyDown(region, { key, ...composing });
    expect([region.textContent, at.store.get().attempt.keypad, at.closed.mock.calls]).toEqual([
      before,
      { entry: "6×7", tape: [], memory: "0" },
      [],
    ]);
    fireEvent.keyDown(region, { key: "Enter" });
    expect(at.store.get().attempt.keypad.tape).toEqual(["6×7 = 42"]);
  });

  it("Enter leaves the focus in the line of the graphing calculator, and goes on without composition", () => {
    const at = opened();
    at.store.changeAttempt({ calculator: { ...at.store.get().attempt.calculator, expressions: ["y = 2x", "y = 3"] } });
    show(<GraphingCalculator {...at.props} />);
    const line = (number: number) => screen.getByRole("textbox", { name: `Expression ${number}` });
    line(1).focus();
    for (const composing of [confirming, { isComposing: true }])
      expect([fireEvent.keyDown(line(1), { key: "Enter", ...composing }), document.activeElement]).toEqual([
        true,
        line(1),
      ]);
    expect([fireEvent.keyDown(line(1), { key: "Enter" }), document.activeElement]).toEqual([false, line(2)]);
  });
});
