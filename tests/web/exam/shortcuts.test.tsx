import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode, RefObject } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ClockFace } from "../../../src/web/exam/shell/ClockFace";
import { MarkForReview } from "../../../src/web/exam/shell/MarkForReview";
import { MoveButtons } from "../../../src/web/exam/shell/MoveButtons";
import { LazyShortcutKeys } from "../../../src/web/exam/shortcuts/LazyShortcutKeys";
import { ShortcutKeys } from "../../../src/web/exam/shortcuts/ShortcutKeys";
import { shortcuts, shortcutsOn } from "../../../src/web/exam/shortcuts/shortcuts";
import { timeLeft } from "../../../src/web/exam/shortcuts/time-left";
import en from "../../../src/web/i18n/parts/tools.en.json";
import zh from "../../../src/web/i18n/parts/tools.zh.json";
import { switchSingleKeys } from "../../../src/web/item/interactions/single-keys";
import { Harness } from "./Harness";
import { exerciseOf, four } from "./sample";
import { show } from "./screen";

vi.mock("../../../src/web/exam/tools/use-tool-words", () => ({ useToolWords: () => true }));

beforeAll(() => import("../../../src/web/exam/shortcuts/ShortcutsDialog"));
beforeEach(() => switchSingleKeys(true));

const done: string[] = [];
const said: unknown[] = [];
const crossed: string[] = [];

type Page = RefObject<HTMLElement | null>;
const atOnce = (page: Page) => <ShortcutKeys page={page} missed={[]} />;

const open = (keys: (page: Page) => ReactNode = atOnce) => {
  done.length = said.length = crossed.length = 0;
  const page = { current: document.body };
  show(
    <div>
      {keys(page)}
      <ClockFace remainingMs={125_000} hidden={false} onToggleHidden={() => undefined} phase="low" />
      <MoveButtons onBack={() => done.push("back")} onNext={() => done.push("next")} canGoOn />
      <MarkForReview marked={false} onMark={() => done.push("mark")} />
      <button type="button" data-tool="zoom" onClick={() => done.push("zoom")}>
        Zoom
      </button>
      <input aria-label="notes" />
      <Harness
        exercise={exerciseOf({ type: "multiple_choice", options: four, shuffle: false, max_choices: 0 })}
        said={said as never[]}
        crossed={crossed}
      />
    </div>,
  );
};
const press = (key: string, more: object = {}, at: Element = document.body) => fireEvent.keyDown(at, { key, ...more });

describe("single keys of a sitting", () => {
  it("press buttons of the page, and leave the options their letters", () => {
    open();
    for (const key of ["p", "M", "z", "Enter", "k", "q", "a"]) press(key);
    expect(done).toEqual(["back", "mark", "zoom", "next"]);
    expect(said).toEqual([{ type: "multiple_choice", option_ids: ["o1"] }]);
    press("B", { shiftKey: true });
    press("B", { shiftKey: true });
    expect(crossed).toEqual(["o2 out", "o2 back"]);
  });

  it("never move the focus: M, a letter, Enter for the next item; a panel closed by key stays closed", () => {
    open();
    const heading = screen.getByRole("heading");
    heading.focus();
    const here = () => document.activeElement;
    for (const key of ["m", "b", "Enter", "z", "z", "Enter", "x", "p", "t"]) {
      press(key, {}, here() ?? document.body);
      expect([key, here()]).toEqual([key, heading]);
    }
    expect(done).toEqual(["mark", "next", "zoom", "zoom", "next", "back"]);
  });

  it("take effect once their code has loaded, where nothing else has handled the key", async () => {
    open((page) => <LazyShortcutKeys page={page} />);
    await act(async () => {
      for (const key of ["p", "a", "Enter", "m"]) press(key);
      press("z", { ctrlKey: true });
      press("z", {}, screen.getByLabelText("notes"));
    });
    await screen.findByRole("button", { name: "Keyboard shortcuts" });
    expect(done).toEqual(["next", "back", "mark"]);
    expect(said).toEqual([{ type: "multiple_choice", option_ids: ["o1"] }]);
    press("m");
    expect(done).toEqual(["next", "back", "mark", "mark"]);
  });

  it("do nothing in a field, with a modifier, or once they are switched off", () => {
    open();
    press("p", {}, screen.getByLabelText("notes"));
    press("p", { ctrlKey: true });
    switchSingleKeys(false);
    for (const key of ["p", "m", "a", "?"]) press(key);
    expect([done, said, screen.queryByRole("dialog")]).toEqual([[], [], null]);
    press("Enter");
    expect(done).toEqual(["next"]);
  });

  it("leave a shortcut's own letter alone while Shift is down", () => {
    open();
    for (const key of ["P", "M", "Z", "T"]) press(key, { shiftKey: true });
    expect([done, screen.queryByText("2 min 5 s left")]).toEqual([[], null]);
  });

  it("say the time that is left, which is silent otherwise", () => {
    open();
    expect(screen.getByRole("timer").getAttribute("aria-live")).toBeNull();
    press("t");
    expect(screen.getByText("2 min 5 s left").getAttribute("role")).toBe("status");
    expect([timeLeft(0), timeLeft(59_001), timeLeft(3_600_000)]).toEqual([
      { minutes: 0, seconds: 0 },
      { minutes: 1, seconds: 0 },
      { minutes: 60, seconds: 0 },
    ]);
  });

  it("are listed under ?, each that does something here, and can be switched off there", async () => {
    open();
    await act(async () => void press("?"));
    const dialog = (await screen.findByText("Keyboard shortcuts")).closest("dialog")!;
    expect([...dialog.querySelectorAll("dt")].map((node) => node.textContent)).toEqual([
      "AB…",
      "12…",
      "ShiftA",
      "Enter",
      "P",
      "M",
      "X",
      "Z",
      "T",
    ]);
    fireEvent.click(dialog.querySelector("input[type=checkbox]")!);
    press("m");
    expect(done).toEqual([]);
  });
});

describe("the record of shortcuts", () => {
  it("has each key once, and words for each in both languages", () => {
    const keys = shortcuts.map((one) => one.keys.join(" "));
    expect(new Set(keys).size).toBe(keys.length);
    const words = shortcuts.map(({ label }) => label).filter((label) => label.startsWith("tools."));
    expect(words.filter((label) => !(label in en) || !(label in zh))).toEqual([]);
    expect(shortcutsOn(document.createElement("div"))).toEqual([]);
  });
});
