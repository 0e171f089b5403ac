import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { center, document_, openConsole, record, tabNamed } from "./open-console";

type View = Awaited<ReturnType<typeof openConsole>>;

const unsaved = (...keys: readonly string[]) =>
  keys.map((key) => ({ type: "page.changed", key, isDirty: true }) as const);
const said = ({ container }: View) =>
  [...container.querySelectorAll("dialog h2, dialog p, dialog button")].map((part) => part.textContent);
const answer = (view: View, name: string) => fireEvent.click(view.getByRole("button", { name, hidden: true }));

it("names the unsaved changes before closing, in either language", async () => {
  const events = unsaved(record.key, document_.key);
  const view = await openConsole({ at: center, events });
  view.send({ type: "tabs.closed", key: center.key, scope: "others" });
  expect(said(view)).toEqual([
    "Something is not saved",
    "Closing would lose it: Learning record and Result document",
    "Keep it open",
    "Close without saving",
  ]);
  view.unmount();
  const other = await openConsole({ at: center, events, language: "zh" });
  other.send({ type: "tabs.closed", key: center.key, scope: "others" });
  expect(said(other)).toEqual(["有内容还没有保存", "关闭后会失去：学习记录和成绩文档", "先留着", "不保存，关闭"]);
});

it("closes after a yes, and the focus goes to the neighbour", async () => {
  const view = await openConsole({ at: center, events: unsaved(center.key) });
  const tab = tabNamed(view, /Personal centre/);
  tab.focus();
  fireEvent.keyDown(tab, { key: "Delete" });
  expect(view.order()).toContain(center.key);
  answer(view, "Close without saving");
  await view.comesTo(view.order, ["/", "/learningRecord", "/document"]);
  expect([said(view), view.address(), document.activeElement?.id]).toEqual([[], "/document", "tab:/document"]);
});

it("changes nothing after a no, and leaves the focus where it was", async () => {
  const view = await openConsole({ at: center, events: unsaved(record.key) });
  const before = view.order();
  const tab = tabNamed(view, /Learning record/);
  tab.focus();
  fireEvent.keyDown(tab, { key: "Delete" });
  answer(view, "Keep it open");
  expect([said(view), view.order(), view.address(), document.activeElement?.id]).toEqual([
    [],
    before,
    "/center",
    "tab:/learningRecord",
  ]);
});

it("asks before a reload too", async () => {
  const view = await openConsole({ at: record, events: unsaved(record.key) });
  fireEvent.click(tabNamed(view, /Learning record/));
  expect(said(view)).toEqual([
    "Something is not saved",
    "Reloading would lose it: Learning record",
    "Keep it open",
    "Reload without saving",
  ]);
  answer(view, "Reload without saving");
  expect([
    said(view),
    view.actors.tabs.getSnapshot().context.tabs.map(({ revision, isDirty }) => [revision, isDirty]),
  ]).toEqual([
    [],
    [
      [0, false],
      [1, false],
      [0, false],
      [0, false],
    ],
  ]);
});
