import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { Harness } from "./Harness";
import { exerciseOf, four } from "./sample";
import { show } from "./screen";

const single = exerciseOf({ type: "single_choice", options: four, shuffle: false });
const multiple = (max_choices: number) =>
  exerciseOf({ type: "multiple_choice", options: four, shuffle: false, max_choices });
const one = (option_id: string): Answer => ({ type: "single_choice", option_id });
const many = (...option_ids: string[]): Answer => ({ type: "multiple_choice", option_ids });
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

describe("single choice", () => {
  it("answers by click, digit and letter, and reports a choice once", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={single} said={said} />);
    fireEvent.click(screen.getByRole("radio", { name: /Copper/ }));
    press("4");
    press("a");
    press("A");
    press("e");
    press("9");
    expect(said).toEqual([one("o2"), one("o4"), one("o1")]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Iron/ }).checked).toBe(true);
  });

  it("leaves keys with modifiers alone", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={single} said={said} />);
    fireEvent.keyDown(document.body, { key: "a", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "b", repeat: true });
    expect(said).toEqual([]);
  });

  it("takes nothing while read only", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={single} said={said} readOnly initial={one("o3")} />);
    press("1");
    expect(
      screen.getAllByRole<HTMLInputElement>("radio").map(({ disabled, checked }) => ({ disabled, checked })),
    ).toEqual([false, false, true, false].map((checked) => ({ disabled: true, checked })));
    expect(said).toEqual([]);
  });

  it("crosses out, restores, and restores an option that is chosen", () => {
    const said: (Answer | null)[] = [];
    const crossed: string[] = [];
    show(<Harness exercise={single} said={said} crossed={crossed} />);
    fireEvent.click(screen.getByRole("button", { name: "Cross out option B" }));
    expect(screen.getByRole("radio", { name: /Copper.*crossed out/ })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Bring back option B" }));
    fireEvent.click(screen.getByRole("button", { name: "Cross out option C" }));
    press("3");
    expect(crossed).toEqual(["o2 out", "o2 back", "o3 out", "o3 back"]);
    expect(said).toEqual([one("o3")]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cross out option C" }).disabled).toBe(true);
  });

  it("offers no eliminator unless asked to", () => {
    show(<Harness exercise={single} said={[]} />);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("multiple choice", () => {
  it("lists choices in the item's order and takes the answer back with the last", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={multiple(0)} said={said} />);
    press("3");
    fireEvent.click(screen.getByRole("checkbox", { name: /Iron/ }));
    press("3");
    press("1");
    expect(said).toEqual([many("o3"), many("o1", "o3"), many("o1"), null]);
  });

  it("refuses more than the limit, with a message", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={multiple(2)} said={said} />);
    press("1");
    press("2");
    press("3");
    expect(said).toEqual([many("o1"), many("o1", "o2")]);
    expect(screen.getByRole("status").textContent).toBe("You have chosen 2. To pick another, clear one first.");
    press("1");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
