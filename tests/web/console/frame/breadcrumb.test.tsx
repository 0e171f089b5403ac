import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { crumbs } from "./on-screen";
import { openFrame, withoutTools } from "./open-frame";

withoutTools();

describe("the breadcrumb", () => {
  it.each([
    [
      "/learningRecord",
      [
        ["Learning", "/learningRecord", null],
        ["Learning record", null, "page"],
      ],
    ],
    ["/", [["Home", null, "page"]]],
    [
      "/examAccess/MAPDetail?menu_id=m1",
      [
        ["Tests", "/", null],
        ["About the test", null, "page"],
      ],
    ],
  ])("of %s", async (path, expected) => {
    await openFrame(path, { settings: { layout: "vertical" } });
    expect(crumbs()).toEqual(expected);
  });

  it("ends with the page's own name", async () => {
    const { tabs } = await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "float" } });
    act(() =>
      tabs.send({ type: "page.named", key: "/examAccess/MAPDetail?menu_id=m1", name: { en: "MAP Mathematics" } }),
    );
    expect(crumbs()).toEqual([
      ["Tests", "/", null],
      ["About the test", "/examAccess/MAPDetail?menu_id=m1", null],
      ["MAP Mathematics", null, "page"],
    ]);
  });

  it("follows its links within the application", async () => {
    const { at } = await openFrame("/examAccess/MAPDetail?menu_id=m1", { settings: { layout: "vertical" } });
    await act(
      async () =>
        void fireEvent.click(
          within(screen.getByRole("navigation", { name: "Where you are" })).getByRole("link", { name: "Tests" }),
        ),
    );
    await expect.poll(() => at()).toBe("/");
  });

  it.each(["comprehensive", "horizontal", "common"] as const)("is not shown in the %s layout", async (layout) => {
    await openFrame("/learningRecord", { settings: { layout } });
    expect(screen.queryByRole("navigation", { name: "Where you are" })).toBeNull();
  });
});
