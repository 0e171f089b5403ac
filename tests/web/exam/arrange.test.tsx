import { fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { movedEntry } from "../../../src/web/item/interactions/order/sequence";
import { Harness } from "./Harness";
import { exerciseOf, four, option } from "./sample";
import { show } from "./screen";

const order = exerciseOf({ type: "order", options: four });
const ordered = (...option_ids: string[]): Answer => ({ type: "order", option_ids });
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

describe("order", () => {
  it("moves by buttons and leaves the ends alone", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={order} said={said} />);
    fireEvent.click(screen.getByRole("button", { name: "Move up: Iron" }));
    fireEvent.click(screen.getByRole("button", { name: "Move down: Iron" }));
    fireEvent.click(screen.getByRole("button", { name: "Move up: Gold" }));
    expect(said).toEqual([ordered("o2", "o1", "o3", "o4"), ordered("o2", "o1", "o4", "o3")]);
    expect(rows()).toEqual(["1Copper", "2Iron", "3Gold", "4Silver"]);
    expect(screen.getByRole("status").textContent).toBe("Gold: now in place 3 of 4");
  });

  it("announces two moves to the same place one after the other, each by its name", () => {
    show(<Harness exercise={order} said={[]} />);
    const texts: (string | null)[] = [];
    const moves = ["Move up: Copper", "Move up: Iron", "Move down: Iron", "Move up: Iron"];
    for (const name of moves) {
      fireEvent.click(screen.getByRole("button", { name }));
      texts.push(screen.getByRole("status").textContent);
    }
    const first = (name: string) => `${name}: now in place 1 of 4`;
    expect(texts).toEqual([first("Copper"), first("Iron"), "Iron: now in place 2 of 4", first("Iron")]);
    fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    fireEvent.click(screen.getByRole("button", { name: "Move down: Iron" }));
    const twice = [screen.getByRole("status").textContent];
    fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    fireEvent.click(screen.getByRole("button", { name: "Move down: Iron" }));
    twice.push(screen.getByRole("status").textContent);
    expect(twice.map((text) => text?.trim())).toEqual(["Iron: now in place 2 of 4", "Iron: now in place 2 of 4"]);
    expect(new Set(twice).size).toBe(2);
  });

  it("answers with the given order on request and takes it back", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={order} said={said} />);
    fireEvent.click(screen.getByRole("button", { name: "Use this order" }));
    fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(said).toEqual([ordered("o1", "o2", "o3", "o4"), null]);
  });

  it("moves one entry and keeps the rest in their order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(20), fc.nat(20), (list, from, to) => {
        const next = movedEntry(list, from, to);
        const valid = from < list.length && to < list.length;
        expect(next.filter((entry) => entry !== list[from])).toEqual(list.filter((entry) => entry !== list[from]));
        expect(next[valid ? to : 0]).toBe(list[valid ? from : 0]);
      }),
    );
  });
});

describe("gap entry", () => {
  const gaps = ["g1", "g2", "g3"].map((gap_id) => ({ gap_id, max_length: 8 }));
  const exercise = exerciseOf({ type: "gap_entry", gaps }, "<p>Warm air {{g1}} because {{g2}} is light.</p>");
  const gap = (number: number) => screen.getByRole<HTMLInputElement>("textbox", { name: `Gap ${number}` });
  const type = (number: number, value: string) => fireEvent.change(gap(number), { target: { value } });

  it("stands in the stem, keeps its place while answers change, and shows gaps that the stem forgot", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exercise} said={said} />);
    const first = gap(1);
    expect(first.closest("p")?.textContent).toBe("Warm air  because  is light.");
    expect(gap(3).closest("p")).toBe(null);
    type(2, "it");
    type(1, "rises");
    type(2, "");
    type(1, "");
    expect(gap(1)).toBe(first);
    expect(said).toEqual([
      { type: "gap_entry", texts: { g2: "it" } },
      { type: "gap_entry", texts: { g1: "rises", g2: "it" } },
      { type: "gap_entry", texts: { g1: "rises" } },
      null,
    ]);
  });

  it("accepts no more characters than fit in the gap, with a message", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exercise} said={said} />);
    type(2, "seventy");
    expect(screen.getByRole("status").textContent).toBe("");
    type(2, "everything");
    expect([gap(2).value, said.at(-1)]).toEqual(["everythi", { type: "gap_entry", texts: { g2: "everythi" } }]);
    expect(screen.getByRole("status").textContent).toBe("Gap 2 takes at most 8 characters.");
  });

  it("offers no help with spelling, and shows what was entered where nothing more can be", () => {
    const initial: Answer = { type: "gap_entry", texts: { g2: "it" } };
    show(<Harness exercise={exercise} said={[]} initial={initial} readOnly />);
    const { value, readOnly } = gap(2);
    const helps = ["spellcheck", "autocomplete", "autocorrect", "autocapitalize"].map((name) =>
      gap(2).getAttribute(name),
    );
    expect([value, readOnly, ...helps]).toEqual(["it", true, "false", "off", "off", "off"]);
  });
});

describe("inline choice", () => {
  const gaps = [
    { gap_id: "g1", options: [option("a", "rises"), option("b", "<b>falls</b>")] },
    { gap_id: "g2", options: [option("c", "heat"), option("d", "cold")] },
    { gap_id: "g3", options: [option("e", "yes")] },
  ];

  it("stands in the stem, keeps its place while answers change, and shows gaps that the stem forgot", () => {
    const said: (Answer | null)[] = [];
    show(
      <Harness
        exercise={exerciseOf({ type: "inline_choice", gaps }, "<p>Warm air {{g1}} because of {{g2}}.</p>")}
        said={said}
      />,
    );
    const first = screen.getByRole("combobox", { name: "Gap 1" });
    expect([...first.querySelectorAll("option")].map((entry) => entry.textContent)).toEqual([
      "Choose",
      "rises",
      "falls",
    ]);
    expect(first.closest("p")?.textContent).toMatch(/^Warm air .* because of /);
    fireEvent.change(first, { target: { value: "a" } });
    fireEvent.change(screen.getByRole("combobox", { name: "Gap 2" }), { target: { value: "c" } });
    fireEvent.change(first, { target: { value: "" } });
    expect(screen.getByRole("combobox", { name: "Gap 1" })).toBe(first);
    expect(screen.getByRole("combobox", { name: "Gap 3" }).closest("p")).toBe(null);
    expect(said).toEqual([
      { type: "inline_choice", choices: { g1: "a" } },
      { type: "inline_choice", choices: { g1: "a", g2: "c" } },
      { type: "inline_choice", choices: { g2: "c" } },
    ]);
  });
});
