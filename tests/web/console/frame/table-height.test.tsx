import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useTableHeight } from "../../../../src/web/ui/use-table-height";
import { show } from "../../show";

const Table = ({ extraRows }: { readonly extraRows: number }) => <output>{useTableHeight(extraRows)}</output>;
const resize = (height: number) =>
  act(() => {
    Object.defineProperty(window, "innerHeight", { configurable: true, value: height });
    window.dispatchEvent(new Event("resize"));
  });

it.each([
  [900, 0, 609],
  [900, 1, 549],
  [900, 2, 489],
  [500, 1, 240],
])("in a window of %i px with %i extra rows a table fills the height that is left", (height, extraRows, expected) => {
  resize(height);
  show(<Table extraRows={extraRows} />);
  expect(screen.getByRole("status").textContent).toBe(String(expected));
});

it("follows the window", () => {
  resize(900);
  show(<Table extraRows={0} />);
  resize(700);
  expect(screen.getByRole("status").textContent).toBe("409");
});
