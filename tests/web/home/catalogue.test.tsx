import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FamilyMenu } from "../../../src/contract/tests";
import { TestCatalogue } from "../../../src/web/home/Catalogue";
import { card, inRouter } from "./samples";

describe("the catalogue", () => {
  const families = (count: number): FamilyMenu[] => [
    {
      family: "map",
      title: { en: "MAP" },
      tests: Array.from({ length: count }, (_, place) =>
        card({}, { menu_id: `m${place}`, title: { en: `Mathematics ${place}`, zh: `数学 ${place}` } }),
      ),
    },
    { family: "sat", title: { en: "SAT" }, tests: [card({}, { menu_id: "s", family: "sat", title: { en: "SAT" } })] },
  ];
  const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

  it("is narrowed by words of either language, where it is long", () => {
    inRouter(<TestCatalogue families={families(6)} />);
    const field = screen.getByRole("searchbox", { name: "Find a test" });
    expect(titles()).toHaveLength(7);
    for (const [query, expected] of [
      ["mathematics 3", ["Mathematics 3"]],
      ["数学 5", ["Mathematics 5"]],
      ["  sat ", ["SAT"]],
      ["four AREAS map 1", ["Mathematics 1"]],
      ["", titles()],
    ] as const) {
      fireEvent.change(field, { target: { value: query } });
      expect(titles()).toEqual(expected);
    }
    fireEvent.change(field, { target: { value: "chemistry" } });
    expect(titles()).toEqual([]);
    expect(screen.getByText("No test found")).toBeTruthy();
  });

  it("is narrowed to a family, whose chip counts its tests that match the words", () => {
    inRouter(<TestCatalogue families={families(6)} />);
    const chips = () => within(screen.getByRole("group", { name: "Families of tests" }));
    const texts = () =>
      chips()
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(texts()).toEqual(["All 7", "MAP 6", "SAT 1"]);
    fireEvent.click(chips().getByRole("button", { name: "SAT 1" }));
    expect(titles()).toEqual(["SAT"]);
    expect(chips().getByRole("button", { pressed: true }).textContent).toBe("SAT 1");
    fireEvent.change(screen.getByRole("searchbox", { name: "Find a test" }), { target: { value: "mathematics 3" } });
    expect(texts()).toEqual(["All 1", "MAP 1", "SAT 0"]);
    expect(screen.getByText("No test found")).toBeTruthy();
    fireEvent.click(chips().getByRole("button", { name: "All 1" }));
    expect(titles()).toEqual(["Mathematics 3"]);
  });

  it("has no field where it is short", () => {
    inRouter(<TestCatalogue families={families(4)} />);
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(titles()).toHaveLength(5);
  });
});
