import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blanksIn } from "../../../src/contract/item/blanks";
import type { Answer, Interaction } from "../../../src/contract/item/item";
import { isReadable } from "../../../src/contract/item/number-forms";
import { preloadInteractions } from "../../../src/web/item/interactions/lazy-interactions";
import { show } from "../show";
import { Harness } from "./Harness";
import { exerciseOf, option } from "./sample";

const interaction: Interaction = {
  type: "gaps",
  gaps: [
    { gap_id: "g1", kind: "choice", options: [option("a", "rises"), option("b", "<b>falls</b>")] },
    { gap_id: "g2", kind: "text", max_length: 8 },
    { gap_id: "g3", kind: "number", max_length: 6 },
  ],
};
const exercise = exerciseOf(interaction, "<p>Warm air {{g1}} because {{g2}} is light.</p>");
const given = (texts: Record<string, string>, choices: Record<string, string> = {}): Answer => ({
  type: "gaps",
  texts,
  choices,
});
const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Gap 1" });
const field = (number: number) => screen.getByRole<HTMLInputElement>("textbox", { name: `Gap ${number}` });
const type = (number: number, value: string) => fireEvent.change(field(number), { target: { value } });

beforeEach(() => preloadInteractions([exercise]));

describe("a text with gaps of both kinds", () => {
  it("has fields and lists in the stem, those that the stem forgot below it, and removes an empty answer", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exercise} said={said} />);
    expect(list().closest("p")?.textContent).toMatch(/^Warm air .* because {2}is light\.$/);
    expect([field(2).closest("p") === list().closest("p"), field(3).closest("p")]).toEqual([true, null]);
    expect([...list().querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Choose",
      "rises",
      "falls",
    ]);
    const first = field(2);
    type(2, "it");
    fireEvent.change(list(), { target: { value: "a" } });
    type(2, "");
    fireEvent.change(list(), { target: { value: "" } });
    expect(field(2)).toBe(first);
    expect(said).toEqual([given({ g2: "it" }), given({ g2: "it" }, { g1: "a" }), given({}, { g1: "a" }), null]);
  });

  it("shows the stored answer and takes nothing in read-only mode", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exercise} said={said} readOnly initial={given({ g2: "it", g3: "4" }, { g1: "b" })} />);
    expect([list().value, field(2).value, field(3).value]).toEqual(["b", "it", "4"]);
    expect([list().disabled, field(2).readOnly, field(3).readOnly]).toEqual([true, true, true]);
    expect(said).toEqual([]);
  });

  it("accepts no more characters than fit in a gap, with a message", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exercise} said={said} />);
    type(2, "everything");
    expect([field(2).value, screen.getByRole("status").textContent]).toEqual([
      "everythi",
      "Gap 2 takes at most 8 characters.",
    ]);
  });

  it("has as many blanks as empty gaps of both kinds", () => {
    expect([
      blanksIn(interaction, null),
      blanksIn(interaction, given({ g2: "it", g3: " " })),
      blanksIn(interaction, given({ g2: "it", g3: "4" }, { g1: "a" })),
    ]).toEqual([3, 2, 0]);
  });

  it("can be scored unless a gap for a number holds another text", () => {
    expect([
      isReadable(interaction, given({ g2: "x", g3: "1/2" })),
      isReadable(interaction, given({ g2: "x" })),
      isReadable(interaction, given({ g3: "four" })),
    ]).toEqual([true, true, false]);
  });
});

describe("a gap for a number", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it.each([
    ["en", "Gap 3 is not a number yet. Write, for example, 12, −2.5, 3/4 or 2 1/4."],
    ["zh", "第 3 空还不是一个完整的数。请写一个数，例如 12、−2.5、3/4 或 2 1/4。"],
  ] as const)("reports after a pause that its text is not a number: %s", (language, words) => {
    show(<Harness exercise={exercise} said={[]} />, language);
    const name = language === "en" ? "Gap 3" : "第 3 空";
    const third = screen.getByRole("textbox", { name });
    fireEvent.change(third, { target: { value: "4x" } });
    expect(screen.getByRole("status").textContent).toBe("");
    pass(1_500);
    expect(screen.getByRole("status").textContent).toBe(words);
    fireEvent.change(third, { target: { value: "4" } });
    pass(1_500);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
