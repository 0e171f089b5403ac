import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import type { TabsEmitted, TabsEvent } from "../../../machines/tabs/tabs.events";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { center, detail, exam, home, record } from "./samples";

/**
 * Windows of one person: the others immediately take over changes that one reports; `told` lists the reporters, in
 * order.
 */
const openWindows = (count: number) => {
  const told: number[] = [];
  const windows = Array.from({ length: count }, () =>
    createActor(tabsMachine, { input: { pages: [home, record, center] } }).start(),
  );
  for (const [at, window] of windows.entries())
    window.on("tabs.changed", () => {
      told.push(at);
      if (told.length > 1_000) throw new Error("the windows answer each other for ever");
      const pages = selectTabs(window.getSnapshot());
      for (const other of windows) if (other !== window) other.send({ type: "tabs.synced", pages });
    });
  return {
    windows,
    told,
    hrefs: () => windows.map((window) => selectTabs(window.getSnapshot()).map(({ href }) => href)),
  };
};

const told = (...events: readonly TabsEvent[]): TabsEmitted[] => {
  const tabs = createActor(tabsMachine, { input: { pages: [home, record] } }).start();
  const heard: TabsEmitted[] = [];
  tabs.on("*", (event) => void heard.push(event));
  for (const event of events) tabs.send(event);
  return heard;
};

it("two windows that each show a page the other has closed never agree, and never answer each other", () => {
  const { windows, told: said, hrefs } = openWindows(2);
  windows[0]?.send({ type: "page.opened", page: center });
  windows[1]?.send({ type: "page.opened", page: record });
  windows[0]?.send({ type: "tabs.closed", key: record.key, scope: "self" });
  windows[1]?.send({ type: "tabs.closed", key: center.key, scope: "self" });
  expect([said, hrefs()]).toEqual([
    [0, 1],
    [
      ["/", "/learningRecord", "/center"],
      ["/", "/learningRecord"],
    ],
  ]);
});

it("reports a change only in the one of three windows that it happened in", () => {
  const page = fc.constantFrom(home, record, center, detail, exam);
  const event: fc.Arbitrary<TabsEvent> = fc.oneof(
    page.map((one) => ({ type: "page.opened", page: one }) as const),
    page.map(({ key }) => ({ type: "page.named", key, name: { en: key } }) as const),
    fc.tuple(page, fc.boolean()).map(([{ key }, isDirty]) => ({ type: "page.changed", key, isDirty }) as const),
    page.map((one) => ({ type: "sitting.began", page: one }) as const),
    page.map(({ key }) => ({ type: "sitting.ended", key }) as const),
    fc.tuple(page, fc.integer({ min: 0, max: 5 })).map(([{ key }, to]) => ({ type: "tab.moved", key, to }) as const),
    page.map(({ key }) => ({ type: "tabs.closed", key, scope: "others" }) as const),
    fc.constantFrom("closing.confirmed", "closing.refused", "person.changed").map((type) => ({ type })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), event), { maxLength: 40 }), (steps) => {
      const { windows, told: said } = openWindows(3);
      for (const [at, happened] of steps) {
        said.length = 0;
        windows[at]?.send(happened);
        expect([said.filter((who) => who !== at), said.length <= 2]).toEqual([[], true]);
      }
    }),
    { numRuns: 100 },
  );
});

it("reports only its own changes, if it changes anything", () => {
  expect(told({ type: "page.opened", page: record }, { type: "tabs.synced", pages: [home, center] })).toEqual([]);
  expect(told({ type: "page.opened", page: center })).toEqual([{ type: "tabs.changed" }]);
  expect(told({ type: "page.named", key: record.key, name: null })).toEqual([]);
});

it("reports the address to open once, and again only after a change", () => {
  const close = (key: string) => ({ type: "tabs.closed", key, scope: "self" }) as const;
  const goals = (...events: readonly TabsEvent[]) => told(...events).filter(({ type }) => type === "goal.set");
  const open = [detail, center, record].map((page) => ({ type: "page.opened", page }) as const);
  expect([
    goals(...open, close(record.key)),
    goals(...open, close(record.key), close(center.key)),
    goals(...open, close(record.key), close(detail.key)),
  ]).toEqual([
    [{ type: "goal.set", href: detail.href }],
    [{ type: "goal.set", href: detail.href }],
    [
      { type: "goal.set", href: detail.href },
      { type: "goal.set", href: center.href },
    ],
  ]);
});

it("reports a reload when it happens", () => {
  const refresh = { type: "tab.refreshed", key: record.key } as const;
  const unsaved = { type: "page.changed", key: record.key, isDirty: true } as const;
  const reloaded = [{ type: "page.reloaded", key: record.key }];
  expect([
    told(refresh),
    told(unsaved, refresh),
    told(unsaved, refresh, { type: "reload.confirmed" }),
    told(unsaved, refresh, { type: "reload.refused" }),
    told({ type: "sitting.began", page: record }, refresh),
  ]).toEqual([reloaded, [], reloaded, [], []]);
});
