import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LeaveButton } from "../../../src/web/exam/tools/LeaveButton";
import { show } from "./screen";

const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name }).at(-1) as HTMLElement);

it("leaves at once where no clock runs", () => {
  const onLeave = vi.fn<() => void>();
  show(<LeaveButton attempt={{ deadline: null, stage_deadline: null }} onLeave={onLeave} />);
  press("Leave");
  expect([onLeave.mock.calls.length, screen.queryByRole("dialog")]).toEqual([1, null]);
});

it.each([
  { deadline: 9e12, stage_deadline: null },
  { deadline: null, stage_deadline: 9e12 },
])("says first that the clock goes on, %j", (attempt) => {
  const onLeave = vi.fn<() => void>();
  show(<LeaveButton attempt={attempt} onLeave={onLeave} />);
  press("Leave");
  expect([onLeave.mock.calls.length, screen.getByRole("dialog", { name: "The clock keeps running" }).tagName]).toEqual([
    0,
    "DIALOG",
  ]);
  press("Stay");
  expect([onLeave.mock.calls.length, screen.queryByRole("dialog")]).toEqual([0, null]);
  press("Leave");
  press("Leave");
  expect(onLeave).toHaveBeenCalledOnce();
});
