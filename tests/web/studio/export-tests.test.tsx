import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ExportTests } from "../../../src/web/studio/ExportTests";
import { openPage, stubServer, type Asked } from "../open-page";

const test = (menu_id: string, en: string) => ({ menu_id, title: { en } });
let asked: Asked[];
let families: readonly object[];

beforeEach(() => {
  families = [
    {
      family: "map",
      title: { en: "MAP" },
      tests: [test("map-math", "Mathematics 2–5"), test("map-reading", "Reading")],
    },
    { family: "sat", title: { en: "SAT" }, tests: [] },
    { family: "custom", title: { en: "Our own" }, tests: [test("cells", "Cells")] },
  ];
  ({ asked } = stubServer({
    menuList: () => ({ list: families }),
    exportReport: () => ({
      title: { en: "x" },
      languages: ["en"],
      exact: 2,
      changed: 0,
      left_out: 0,
      test: [],
      questions: [],
    }),
  }));
});

describe("the tests of the site on the page of imports", () => {
  it("can all be exported, the shipped ones too", async () => {
    await openPage(ExportTests, "/studio/import");
    const box = await screen.findByRole("combobox", { name: "Test" });
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Choose a test",
      "Mathematics 2–5",
      "Reading",
      "Cells",
    ]);
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("label"))).toEqual(["MAP", "Our own"]);
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
    for (const menuId of ["map-math", "cells"]) {
      fireEvent.change(box, { target: { value: menuId } });
      fireEvent.click(await screen.findByRole("button", { name: "Export", expanded: false }));
      await screen.findByText("2 exact, 0 changed, 0 left out");
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: "exportReport", input: { menu_id: menuId } }));
    }
  });

  it("are not offered where there are none", async () => {
    families = [];
    await openPage(ExportTests, "/studio/import");
    await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(["menuList"]));
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
