import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { TabsEvent } from "../../../machines/tabs/tabs.events";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";
import {
  isConfirming,
  isConfirmingReload,
  selectActiveKey,
  selectAtRisk,
  selectGoal,
  selectKeptAlive,
  selectTabs,
} from "../../../machines/tabs/tabs.selectors";
import { center, detail, exam, home, record } from "./samples";

const open = { type: "page.opened" } as const;
const unsaved = (key: string) => ({ type: "page.changed", key, isDirty: true }) as const;
const close = (key: string, scope: "self" | "others" | "all" = "self") =>
  ({ type: "tabs.closed", key, scope }) as const;

/** Home, record, center (on screen) and the detail of a test, after these events. */
const after = (...events: readonly TabsEvent[]) => {
  const tabs = createActor(tabsMachine, { input: { pages: [home] } }).start();
  for (const page of [record, detail, center]) tabs.send({ ...open, page });
  for (const event of events) tabs.send(event);
  const now = tabs.getSnapshot();
  return {
    at: now.value,
    open: selectTabs(now).map(({ key }) => key),
    kept: selectKeptAlive(now),
    active: selectActiveKey(now),
    goal: selectGoal(now),
    isConfirming: isConfirming(now),
    isConfirmingReload: isConfirmingReload(now),
    atRisk: selectAtRisk(now).map(({ key }) => key),
    revisions: selectTabs(now).map(({ revision }) => revision),
    names: selectTabs(now).map(({ name }) => name),
  };
};

describe("closing", () => {
  it("removes a page that is not on screen immediately", () => {
    expect(after(close(record.key))).toMatchObject({
      at: "settled",
      open: [home.key, detail.key, center.key],
      kept: [detail.key, center.key],
      active: center.key,
      goal: null,
    });
  });
  it("takes the page on screen away once its neighbour has come", () => {
    const leaving = after(close(center.key));
    expect(leaving).toMatchObject({
      at: "leaving",
      open: [home.key, record.key, detail.key, center.key],
      goal: detail.href,
    });
    expect(after(close(center.key), { ...open, page: detail })).toMatchObject({
      at: "settled",
      open: [home.key, record.key, detail.key],
      active: detail.key,
      goal: null,
    });
    expect(after(close(center.key), { type: "page.untabbed", key: null })).toMatchObject({
      at: "settled",
      open: [home.key, record.key, detail.key],
      active: null,
    });
  });
  it("of a second page meanwhile closes both", () => {
    expect(after(close(center.key), close(detail.key))).toMatchObject({ at: "leaving", goal: record.href });
    expect(after(close(center.key), close(detail.key), { ...open, page: record })).toMatchObject({
      at: "settled",
      open: [home.key, record.key],
      active: record.key,
    });
  });
  it("lets a page stay that is opened again meanwhile", () => {
    expect(after(close(center.key), { ...open, page: center })).toMatchObject({
      at: "settled",
      open: [home.key, record.key, detail.key, center.key],
      active: center.key,
    });
  });
});

describe("the question", () => {
  it("names the unsaved pages, and waits", () => {
    expect(after(unsaved(record.key), close(home.key, "all"))).toMatchObject({
      at: "confirmingClose",
      isConfirming: true,
      isConfirmingReload: false,
      atRisk: [record.key],
      open: [home.key, record.key, detail.key, center.key],
    });
  });
  it("answered yes closes them all, the page on screen last", () => {
    expect(after(unsaved(record.key), close(home.key, "all"), { type: "closing.confirmed" })).toMatchObject({
      at: "leaving",
      goal: home.href,
    });
    expect(after(unsaved(record.key), close(record.key), { type: "closing.confirmed" })).toMatchObject({
      at: "settled",
      open: [home.key, detail.key, center.key],
    });
  });
  it("answered no changes nothing", () => {
    expect(after(unsaved(record.key), close(home.key, "all"), { type: "closing.refused" })).toEqual(
      after(unsaved(record.key)),
    );
  });
  it("is asked before a reload too", () => {
    const asked = [unsaved(record.key), { type: "tab.refreshed", key: record.key }] as const;
    expect(after(...asked)).toMatchObject({
      at: "confirmingReload",
      isConfirmingReload: true,
      atRisk: [record.key],
      revisions: [0, 0, 0, 0],
    });
    expect(after(...asked, { type: "reload.confirmed" })).toMatchObject({
      at: "settled",
      atRisk: [],
      revisions: [0, 1, 0, 0],
      kept: [detail.key, center.key],
    });
    expect(after(...asked, { type: "reload.refused" })).toEqual(after(unsaved(record.key)));
  });
  it("leaves a sitting open that began meanwhile", () => {
    const asked = [
      { ...open, page: exam },
      { ...open, page: center },
      unsaved(record.key),
      close(home.key, "all"),
      { type: "sitting.began", page: exam },
      { type: "closing.confirmed" },
      { ...open, page: home },
    ] as const;
    expect(after(...asked).open).toEqual([home.key, exam.key]);
  });
});

describe("a sitting", () => {
  const begun = { type: "sitting.began", page: exam } as const;
  it("has a tab from its beginning, which its end takes away", () => {
    expect([after(begun).open.at(-1), after(begun, { type: "sitting.ended", key: exam.key }).open]).toEqual([
      exam.key,
      after().open,
    ]);
  });
  it("gives its tab the test's name, also to one that was there before it began", () => {
    const name = { en: "SAT", zh: "SAT" };
    const named = [
      { ...open, page: exam },
      { type: "sitting.began", page: { ...exam, name } },
    ] as const;
    expect([after(...named).open.at(-1), after(...named).names.at(-1)]).toEqual([exam.key, name]);
  });
  it("keeps its tab on screen until another page comes", () => {
    const over = [begun, { ...open, page: exam }, { type: "sitting.ended", key: exam.key }] as const;
    expect([
      after(...over).open.at(-1),
      after(...over, { ...open, page: record }).open,
      after(...over, { type: "page.untabbed", key: exam.key }).active,
    ]).toEqual([exam.key, after().open, null]);
  });
  it("that never ran closes no tab when it ends", () => {
    expect(after({ type: "sitting.ended", key: center.key }, { ...open, page: record }).open).toEqual(after().open);
  });
  it("keeps its tab when the person loses permissions", () => {
    expect(after(begun, { type: "rights.changed", keys: [] }).open).toEqual([home.key, center.key, exam.key]);
  });
});
