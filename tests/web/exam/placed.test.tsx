import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Exercise } from "../../../src/contract/attempt/attempt";
import type { Answer } from "../../../src/contract/item/item";
import type { Spot } from "../../../src/contract/item/spots";
import { boxOf, polygonCorners } from "../../../src/web/item/interactions/hot-spot/outline";
import { placeOfKey, withCardPlaced } from "../../../src/web/item/interactions/placing/placements";
import { Harness } from "./Harness";
import { exerciseOf, four, option } from "./sample";
import { show } from "./screen";

const categories = [option("m", "Mined as ore"), option("n", "Found pure")];
const sorting = exerciseOf({ type: "categorise", options: four, categories });
const sorted = (placements: Record<string, string>): Answer => ({ type: "categorise", placements });
const chip = (name: string) => screen.getByRole("button", { name });
const place = (name: RegExp) => screen.getByRole("region", { name });
const chipsIn = (name: RegExp) =>
  within(place(name))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

describe("categorise", () => {
  it("puts the picked card into a category, and takes it back", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={sorting} said={said} />);
    expect(chipsIn(/Not sorted/)).toEqual(["Iron", "Copper", "Silver", "Gold"]);
    fireEvent.click(chip("Gold"));
    expect(chip("Gold").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Put here 2 Found pure" }));
    expect(chipsIn(/Found pure/)).toEqual(["Gold"]);
    expect(document.activeElement).toBe(chip("Gold"));
    expect(screen.getByText("Gold: now in Found pure").getAttribute("role")).toBe("status");
    fireEvent.click(chip("Gold"));
    fireEvent.click(screen.getByRole("button", { name: "Put here Not sorted yet" }));
    expect(said).toEqual([sorted({ o4: "n" }), null]);
  });

  it("takes the digit of a category, 0 for back, and leaves other keys alone", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={sorting} said={said} />);
    const key = (name: string, pressed: string) => fireEvent.keyDown(chip(name), { key: pressed });
    for (const [name, pressed] of [
      ["Iron", "1"],
      ["Gold", "2"],
      ["Gold", "2"],
      ["Iron", "9"],
      ["Iron", "x"],
      ["Iron", "0"],
    ] as const)
      key(name, pressed);
    expect(said).toEqual([sorted({ o1: "m" }), sorted({ o1: "m", o4: "n" }), sorted({ o4: "n" })]);
  });

  it("shows the stored answer and accepts no input in read-only mode", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={sorting} said={said} readOnly initial={sorted({ o2: "m" })} />);
    expect(chipsIn(/Mined/)).toEqual(["Copper"]);
    expect((chip("Copper") as HTMLButtonElement).disabled).toBe(true);
    expect(said).toEqual([]);
  });

  it("has one place for each", () => {
    expect(withCardPlaced({ a: "x" }, "a", "y")).toEqual({ a: "y" });
    expect(withCardPlaced({ a: "x", b: "y" }, "a", null)).toEqual({ b: "y" });
    expect(["1", "3", "0", "Backspace", "q"].map((key) => placeOfKey(key, ["x", "y"]))).toEqual([
      "x",
      undefined,
      null,
      null,
      undefined,
    ]);
  });
});

const sources = [option("s1", "Fe"), option("s2", "Cu")];
const matching = exerciseOf({ type: "match", sources, targets: four });
const matched = (...pairs: [string, string][]): Answer => ({ type: "match", pairs });

describe("match", () => {
  it("pairs the picked card with a place, in the order of the sources, and takes it back", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={matching} said={said} />);
    expect(chipsIn(/Not matched/)).toEqual(["Fe", "Cu"]);
    const put = (name: string, target: string) => {
      fireEvent.click(chip(name));
      fireEvent.click(screen.getByRole("button", { name: `Put here ${target}` }));
    };
    put("Cu", "2 Copper");
    expect([chipsIn(/2 Copper/), document.activeElement]).toEqual([["Cu"], chip("Cu")]);
    expect(screen.getByText("Cu: now with Copper").getAttribute("role")).toBe("status");
    put("Fe", "1 Iron");
    put("Cu", "Not matched yet");
    expect(screen.getByText("Cu: not matched").getAttribute("role")).toBe("status");
    put("Fe", "Not matched yet");
    expect(said).toEqual([matched(["s2", "o2"]), matched(["s1", "o1"], ["s2", "o2"]), matched(["s1", "o1"]), null]);
  });

  it("announces two moves to the same place one after the other, each by its name", () => {
    show(<Harness exercise={matching} said={[]} />);
    const heard = ["Cu", "Fe"].map((name) => {
      fireEvent.keyDown(chip(name), { key: "4" });
      return screen.getByText(/: now with/).textContent;
    });
    expect(heard).toEqual(["Cu: now with Gold", "Fe: now with Gold"]);
  });

  it("lets a place hold more than one, and takes digits", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={matching} said={said} />);
    for (const name of ["Fe", "Cu"]) fireEvent.keyDown(chip(name), { key: "4" });
    expect(chipsIn(/4 Gold/)).toEqual(["Fe", "Cu"]);
    expect(said).toEqual([matched(["s1", "o4"]), matched(["s1", "o4"], ["s2", "o4"])]);
  });

  it("moves a picked option over the places by arrows, and puts it back by Escape", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={matching} said={said} />);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const at = () => document.activeElement?.getAttribute("aria-labelledby")?.split(" ").at(-1) ?? "";
    const named = () => document.getElementById(at())?.textContent;
    chip("Cu").focus();
    press("ArrowDown");
    expect(document.activeElement).toBe(chip("Cu"));
    fireEvent.click(chip("Cu"));
    const passed = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"].map((key) => {
      press(key);
      return named();
    });
    expect(passed).toEqual(["1Iron", "2Copper", "1Iron", "4Gold", "3Silver"]);
    press("Escape");
    expect([document.activeElement, chip("Cu").getAttribute("aria-pressed")]).toEqual([chip("Cu"), "false"]);
    expect(said).toEqual([]);
  });

  it("shows the stored answer and accepts no input in read-only mode", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={matching} said={said} readOnly initial={matched(["s2", "o2"])} />);
    expect([chipsIn(/Not matched/), chipsIn(/2 Copper/)]).toEqual([["Fe"], ["Cu"]]);
    expect((chip("Cu") as HTMLButtonElement).disabled).toBe(true);
    fireEvent.keyDown(chip("Cu"), { key: "1" });
    expect(said).toEqual([]);
  });
});

const spots: Spot[] = [
  { spot_id: "s1", shape: { kind: "circle", x: 0.5, y: 0.25, radius: 0.1 }, name: { en: "Summit" } },
  { spot_id: "s2", shape: { kind: "rect", x: 0.1, y: 0.2, width: 0.3, height: 0.4 } },
  {
    spot_id: "s3",
    shape: {
      kind: "poly",
      points: [
        [0.6, 0.6],
        [0.8, 0.6],
        [0.7, 1],
      ],
    },
  },
];
const pictured = (max_choices: number): Exercise => ({
  ...exerciseOf({ type: "hot_spot", picture: "p", spots, max_choices }),
  media: [{ media_id: "p", type: "image/png", sha256: "f".repeat(64), description: { en: "A mountain" } }],
});
const chosen = (...spot_ids: string[]): Answer => ({ type: "hot_spot", spot_ids });

describe("hot spot", () => {
  it("is a picture with a toggle for each place", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={pictured(0)} said={said} />);
    expect(screen.getByRole("img", { name: "A mountain" }).getAttribute("src")).toBe(`/media/${"f".repeat(64)}`);
    for (const name of ["Place C", "A Summit", "Place C"]) fireEvent.click(screen.getByRole("button", { name }));
    expect(said).toEqual([chosen("s3"), chosen("s1", "s3"), chosen("s1")]);
    expect(screen.getByRole("button", { name: "A Summit" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("takes the letter of a place, one in place of another where one may be chosen, no more than allowed", () => {
    const one: (Answer | null)[] = [];
    const { unmount } = show(<Harness exercise={pictured(1)} said={one} />);
    for (const key of ["b", "1", "1"]) fireEvent.keyDown(document.body, { key });
    expect(one).toEqual([chosen("s2"), chosen("s1"), null]);
    unmount();
    const two: (Answer | null)[] = [];
    show(<Harness exercise={pictured(2)} said={two} />);
    for (const key of ["c", "a", "b"]) fireEvent.keyDown(document.body, { key });
    expect(two).toEqual([chosen("s3"), chosen("s1", "s3")]);
    expect(screen.getByRole("status").textContent).toBe("You have chosen 2. To pick another, clear one first.");
  });

  it("lies where its shape is", () => {
    expect(spots.map(({ shape }) => boxOf(shape)).map(({ left, top, height }) => [left, top, height])).toEqual([
      [0.5, 0.25, null],
      [0.1, 0.2, 0.4],
      [0.6, 0.6, 0.4],
    ]);
    expect(polygonCorners(spots[2]!.shape).flat().map(Math.round)).toEqual([0, 0, 100, 0, 50, 100]);
    expect(polygonCorners(spots[0]!.shape)).toEqual([]);
  });
});
