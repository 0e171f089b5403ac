import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { SaveStatus } from "../../../machines/outbox/save-state";
import { TakenOver } from "../../../src/web/exam/sheets/TakenOver";
import { CheckYourWork } from "../../../src/web/exam/shell/CheckYourWork";
import { clockPhase, clockText, timeOfDay, type ClockPhase } from "../../../src/web/exam/shell/clock";
import { ClockFace } from "../../../src/web/exam/shell/ClockFace";
import { ExamShell } from "../../../src/web/exam/shell/ExamShell";
import { MoveButtons } from "../../../src/web/exam/shell/MoveButtons";
import { paletteCounts, type PaletteEntry } from "../../../src/web/exam/shell/palette";
import { PaletteGrid } from "../../../src/web/exam/shell/PaletteGrid";
import { SaveState } from "../../../src/web/exam/shell/SaveState";
import { show } from "./screen";

vi.mock("../../../src/web/exam/tools/use-tool-words", () => ({ useToolWords: () => true }));

const entries: PaletteEntry[] = Array.from({ length: 14 }, (_, index) => ({
  exercise_id: `e${index + 1}`,
  number: index + 1,
  answered: index < 10,
  marked: index === 3,
}));
const nothing = () => undefined;
const unkept = "Answers cannot be kept on this device. Keep this page open.";
const offline = "You are offline. Your answers are kept on this device.";
const busy = "The server is busy. Your answers are kept on this device.";
const action = "An answer was not accepted. Please tell your teacher.";

describe("clock", () => {
  it("counts a begun second and names its phases", () => {
    expect([5_025_500, 3_600_000, 1_901_001, 60_000, 1, 0, -500].map(clockText)).toEqual([
      "1:23:46",
      "1:00:00",
      "31:42",
      "1:00",
      "0:01",
      "0:00",
      "0:00",
    ]);
    expect([300_001, 300_000, 60_001, 60_000, 0].map(clockPhase)).toEqual(["ample", "low", "low", "last", "last"]);
    expect(timeOfDay(new Date(2026, 10, 21, 9, 5, 7).getTime())).toBe("09:05:07");
  });

  it("may be hidden while time is ample only, and announces each phase", () => {
    const view = show(<ClockFace remainingMs={400_000} hidden phase="ample" onToggleHidden={nothing} />);
    expect(screen.getByRole("timer").textContent).toBe("");
    expect(screen.getByRole("status").textContent).toBe("");
    const shows = (remainingMs: number, phase: ClockPhase) => {
      view.rerender(<ClockFace remainingMs={remainingMs} hidden phase={phase} onToggleHidden={nothing} />);
      return [screen.getByRole("timer").textContent, screen.getByRole("status").textContent];
    };
    expect(shows(300_000, "low")).toEqual(["5:00", "5 minutes left"]);
    expect(screen.queryByRole("button")).toBe(null);
    expect(shows(289_000, "low")).toEqual(["4:49", ""]);
    expect(shows(60_000, "last")).toEqual(["1:00", "1 minute left"]);
    expect(shows(0, "last")).toEqual(["0:00", ""]);
    expect(shows(299_000, "low")).toEqual(["4:59", "4 minutes 59 seconds left"]);
  });

  it("announces the time if opened in the last minute, and nothing at 0:00", () => {
    const view = show(<ClockFace remainingMs={31_000} hidden={false} phase="last" onToggleHidden={nothing} />);
    expect([screen.getByRole("timer").textContent, screen.getByRole("status").textContent]).toEqual([
      "0:31",
      "31 seconds left",
    ]);
    view.rerender(<ClockFace remainingMs={0} hidden={false} phase="last" onToggleHidden={nothing} />);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});

describe("saving state", () => {
  const savedAt = new Date(2026, 10, 21, 10, 42, 7).getTime();
  const kept = { isStored: true, hasMarksWaiting: false, postponed: 0, refused: 0, savedAt: null };
  it.each<[SaveStatus, number, Partial<ComponentProps<typeof SaveState>>, string, string]>([
    ["saved", 0, { savedAt }, "Saved 10:42:07", ""],
    ["saved", 0, {}, "Answers are saved automatically", ""],
    ["saving", 1, { savedAt }, "Saving", ""],
    ["saving", 1, { isStored: false }, "1 answer is being sent. Keep this page open.", unkept],
    ["offline", 3, {}, "Offline. 3 answers are kept on this device.", offline],
    ["offline", 1, {}, "Offline. 1 answer is kept on this device.", offline],
    ["offline", 0, {}, "Offline. All answers are saved.", offline],
    ["offline", 2, { isStored: false }, "Offline. 2 answers are only in this window. Keep it open.", unkept],
    ["busy", 1, {}, "Server busy. 1 answer waits on this device.", busy],
    ["busy", 2, {}, "Server busy. 2 answers wait on this device.", busy],
    ["busy", 1, { isStored: false }, "The server is busy. 1 answer is only in this window. Keep it open.", unkept],
    ["saving", 0, { hasMarksWaiting: true }, "Saved. A mark for review is on its way.", ""],
    [
      "action",
      0,
      { refused: 1, hasMarksWaiting: true },
      "1 answer was not accepted. Please tell your teacher.",
      action,
    ],
    [
      "blocked",
      1,
      {},
      "1 answer does not get through. It waits on this device and is tried again.",
      "An answer does not get through. It waits on this device.",
    ],
    ["saved", 0, { postponed: 2 }, "2 answers wait on this device for their section.", ""],
    [
      "action",
      2,
      { refused: 1 },
      "1 answer was not accepted: please tell your teacher. 2 more are kept on this device.",
      action,
    ],
    [
      "action",
      1,
      { refused: 2, isStored: false },
      "2 answers were not accepted: please tell your teacher. 1 more is only in this window. Keep it open.",
      action,
    ],
  ])("%s with %i waiting and %o", (state, pending, more, words, spoken) => {
    show(<SaveState {...kept} {...more} state={state} pending={pending} />);
    const line = screen.getByRole("group", { name: "Saving" });
    expect([line.querySelector("span")?.textContent, within(line).getByRole("status").textContent]).toEqual([
      words,
      spoken,
    ]);
  });
});

describe("palette", () => {
  it("names the state of each item, and is navigated by keys", () => {
    const chosen: string[] = [];
    show(<PaletteGrid entries={entries} currentId="e4" onSelect={(id) => chosen.push(id)} />);
    const names = screen.getAllByRole("button").map((cell) => cell.getAttribute("aria-label"));
    expect([names[0], names[3], names[13]]).toEqual([
      "Question 1, answered",
      "Question 4, answered, marked for review",
      "Question 14, open",
    ]);
    expect(screen.getByRole("button", { current: "step" }).tabIndex).toBe(0);
    const focused = () => document.activeElement?.getAttribute("aria-label") ?? "";
    screen.getByRole("button", { current: "step" }).focus();
    const path = ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp", "Home", "ArrowLeft", "End"].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return Number(/\d+/.exec(focused())?.[0]);
    });
    expect(path).toEqual([10, 11, 11, 5, 1, 1, 14]);
    fireEvent.click(document.activeElement ?? document.body);
    expect(chosen).toEqual(["e14"]);
  });

  it("counts", () => {
    expect(paletteCounts(entries)).toEqual({ answered: 10, open: 4, marked: 1 });
  });
});

describe("check your work", () => {
  it("submits after one confirmation that names the open questions", () => {
    const log: string[] = [];
    const page = (asking: boolean) => (
      <CheckYourWork
        entries={entries}
        isHeld={false}
        lastSection
        onSelect={(id) => log.push(id)}
        onBack={() => log.push("back")}
        asking={asking}
        onAsk={() => view.rerender(page(true))}
        onStay={() => view.rerender(page(false))}
        onSubmit={() => log.push("submitted")}
      />
    );
    const view = show(page(false));
    expect(screen.getByText("10 answered, 4 open, 1 marked for review")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Submit" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("4 questions are still open.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Keep checking" }));
    expect(screen.queryByRole("dialog")).toBe(null);
    fireEvent.click(screen.getByRole("button", { name: "Submit" }));
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Submit" }));
    expect(log).toEqual(["submitted"]);
  });
});

describe("moving on", () => {
  it("has no way back unless given, and takes Enter once there is an answer", () => {
    const log: string[] = [];
    const next = () => log.push("next");
    const view = show(<MoveButtons canGoOn={false} onNext={next} />);
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Next"]);
    fireEvent.keyDown(document.body, { key: "Enter" });
    view.rerender(<MoveButtons canGoOn onNext={next} />);
    fireEvent.keyDown(document.body, { key: "Enter" });
    fireEvent.keyDown(document.body, { key: "Enter", repeat: true });
    fireEvent.keyDown(document.body, { key: "Enter", keyCode: 229 });
    fireEvent.keyDown(screen.getByRole("button"), { key: "Enter" });
    view.rerender(<MoveButtons canGoOn busy onNext={next} />);
    fireEvent.keyDown(document.body, { key: "Enter" });
    fireEvent.click(screen.getByRole("button"));
    expect(log).toEqual(["next"]);
  });
});

describe("shell", () => {
  it("takes no input under a cover and gives the focus back to the sheet", () => {
    const log: string[] = [];
    const shell = (cover: ReactNode) => (
      <ExamShell title="Maths" saveState={null} cover={cover}>
        <h1 tabIndex={-1}>{"Question 1"}</h1>
      </ExamShell>
    );
    const view = show(shell(<TakenOver onContinueHere={() => log.push("here")} />));
    expect(screen.getByText("Question 1").closest("[inert]")).toBeTruthy();
    expect(screen.getByRole("alertdialog").closest("[inert]")).toBe(null);
    expect(document.activeElement?.textContent).toBe("The test goes on elsewhere");
    fireEvent.click(screen.getByRole("button", { name: "Continue here" }));
    expect(log).toEqual(["here"]);
    view.rerender(shell(null));
    expect(document.activeElement?.textContent).toBe("Question 1");
  });
});
