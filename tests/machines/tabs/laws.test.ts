import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { keptAliveLimit } from "../../../machines/tabs/kept-alive-pages";
import { closing, isClosable, stillClosable, type Page, type Scope } from "../../../machines/tabs/tab";
import type { TabsContext, TabsEvent } from "../../../machines/tabs/tabs.events";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";
import { isConfirmingReload, selectGoal, type TabsSnapshot } from "../../../machines/tabs/tabs.selectors";

const pageOf = (number: number): Page => ({
  key: `/p${number}`,
  href: `/p${number}?n=1`,
  title: "title.detail",
  icon: "file-text",
  isPinned: number < 2,
  isKept: number % 7 !== 6,
});
const few = Array.from({ length: 8 }, (_, number) => pageOf(number));
const many = Array.from({ length: 30 }, (_, number) => pageOf(number));
const scopes: readonly Scope[] = ["self", "others", "left", "right", "all"];

const eventsOn = (pages: readonly Page[]): fc.Arbitrary<TabsEvent> => {
  const page = fc.constantFrom(...pages);
  const key = fc.oneof(
    { weight: 9, arbitrary: page.map((one) => one.key) },
    { weight: 1, arbitrary: fc.constant("/gone") },
  );
  const opened = page.map((one) => ({ type: "page.opened", page: one }) as const);
  const often = <Event>(weight: number, arbitrary: fc.Arbitrary<Event>) => ({ weight, arbitrary });
  return fc.oneof(
    often(24, opened),
    often(
      3,
      fc.option(key).map((one) => ({ type: "page.untabbed", key: one }) as const),
    ),
    often(
      3,
      key.map((one) => ({ type: "page.named", key: one, name: { en: "named" } }) as const),
    ),
    often(
      9,
      fc.tuple(key, fc.boolean()).map(([one, isDirty]) => ({ type: "page.changed", key: one, isDirty }) as const),
    ),
    often(
      3,
      page.map((one) => ({ type: "sitting.began", page: one }) as const),
    ),
    often(
      3,
      key.map((one) => ({ type: "sitting.ended", key: one }) as const),
    ),
    often(
      6,
      key.map((one) => ({ type: "tab.refreshed", key: one }) as const),
    ),
    often(
      3,
      fc
        .tuple(key, fc.integer({ min: -3, max: 40 }))
        .map(([one, to]) => ({ type: "tab.moved", key: one, to }) as const),
    ),
    often(
      12,
      fc
        .tuple(key, fc.constantFrom(...scopes))
        .map(([one, scope]) => ({ type: "tabs.closed", key: one, scope }) as const),
    ),
    often(
      12,
      fc.constantFrom("closing.confirmed", "reload.confirmed").map((type) => ({ type })),
    ),
    often(
      6,
      fc.constantFrom("closing.refused", "reload.refused").map((type) => ({ type })),
    ),
    often(
      3,
      fc.array(page, { maxLength: 6 }).map((some) => ({ type: "tabs.synced", pages: some }) as const),
    ),
    often(
      3,
      fc.array(key, { maxLength: 12 }).map((keys) => ({ type: "rights.changed", keys }) as const),
    ),
    often(1, fc.constant({ type: "person.changed" } as const)),
  );
};

type Law = (before: TabsSnapshot, event: TabsEvent, after: TabsSnapshot) => void;

/** Sends the events one by one to a running chart, and looks at each step. */
const holds = (law: Law, pages: readonly Page[] = few) =>
  fc.assert(
    fc.property(
      fc.subarray([...pages], { minLength: 1 }),
      fc.array(eventsOn(pages), { maxLength: pages.length * 3 }),
      (open, events) => {
        const tabs = createActor(tabsMachine, { input: { pages: open } }).start();
        for (const event of events) {
          const before = tabs.getSnapshot();
          tabs.send(event);
          law(before, event, tabs.getSnapshot());
        }
      },
    ),
    { numRuns: 60 },
  );

const keysOf = ({ tabs }: Pick<TabsContext, "tabs">) => tabs.map(({ key }) => key);
const ends = (event: TabsEvent, key: string) =>
  event.type === "person.changed" || (event.type === "sitting.ended" && event.key === key);

describe("tabs after any sequence of events", () => {
  it("pinned tabs stay, at the front, and the first one stays unless it was a sitting that is over", () =>
    holds(({ context: before }, event, { context: after }) => {
      expect(keysOf(after)).toEqual(
        expect.arrayContaining(before.tabs.filter((tab) => tab.isPinned).map(({ key }) => key)),
      );
      expect(after.tabs.findLastIndex((tab) => tab.isPinned)).toBe(after.tabs.filter((tab) => tab.isPinned).length - 1);
      const [first] = before.tabs;
      if (first !== undefined && first.sitting !== "over" && !ends(event, first.key))
        expect(keysOf(after)).toContain(first.key);
    }));

  it("a running sitting keeps its tab and its page", () =>
    holds(({ context: before }, event, { context: after }) => {
      for (const tab of before.tabs) {
        if (tab.sitting !== "running" || ends(event, tab.key)) continue;
        const now = after.tabs.find(({ key }) => key === tab.key);
        expect([
          now?.sitting,
          now?.revision,
          now?.isEvicted === true && !tab.isEvicted,
          before.kept.includes(tab.key) && !after.kept.includes(tab.key),
        ]).toEqual(["running", tab.revision, false, false]);
      }
    }));

  it("unsaved work is closed only after a yes, with the end of its sitting, or with the sign-out", () =>
    holds((before, event, { context: after }) => {
      const isAgreed =
        event.type === "closing.confirmed" ||
        event.type === "reload.confirmed" ||
        event.type === "person.changed" ||
        before.matches("leaving");
      for (const tab of before.context.tabs) {
        if (!tab.isDirty || isAgreed || tab.sitting === "over" || ends(event, tab.key)) continue;
        const now = after.tabs.find(({ key }) => key === tab.key);
        expect([
          now?.revision,
          now?.isDirty === true || (event.type === "page.changed" && event.key === tab.key),
        ]).toEqual([tab.revision, true]);
      }
    }));

  it("lists each tab once, has a tab for each page kept alive, and has the active tab open", () =>
    holds((_, __, { context: { tabs, kept, active } }) => {
      const keys = tabs.map(({ key }) => key);
      expect([new Set(keys).size, new Set(kept).size]).toEqual([keys.length, kept.length]);
      expect(keys).toEqual(expect.arrayContaining([...kept]));
      expect(active === null || keys.includes(active)).toBe(true);
      expect(tabs.filter((tab) => tab.isEvicted && kept.includes(tab.key))).toEqual([]);
    }));

  it("at most twenty pages stay mounted, unless unsaved ones or sittings hold more", () =>
    holds((_, __, { context: { tabs, kept, active } }) => {
      if (kept.length <= keptAliveLimit) return;
      const loose = tabs.filter(
        (tab) => kept.includes(tab.key) && tab.key !== active && !tab.isDirty && tab.sitting === "none",
      );
      expect(loose.map(({ key }) => key)).toEqual([]);
    }, many));

  it("names only tabs that may be closed when closing", () =>
    holds((_, __, { context: { tabs } }) => {
      for (const { key } of tabs)
        for (const scope of scopes)
          expect(
            closing(tabs, scope, key).filter((doomed) =>
              tabs.some((tab) => tab.key === doomed && !isClosable(tabs, tab)),
            ),
          ).toEqual([]);
    }));

  it("tabs keep their order, but for the one that is moved", () =>
    holds(({ context: before }, event, { context: after }) => {
      if (event.type === "tabs.synced") return;
      const still = (key: string) =>
        keysOf(before).includes(key) &&
        keysOf(after).includes(key) &&
        !(event.type === "tab.moved" && event.key === key);
      expect(keysOf(after).filter(still)).toEqual(keysOf(before).filter(still));
    }));

  it("an address to go to is given while a page is being left, and only then", () =>
    holds((_, __, after) => {
      expect(selectGoal(after) !== null).toBe(after.matches("leaving"));
    }));

  it("a tab is marked for reloading exactly while its confirmation is open", () =>
    holds((_, __, after) => {
      expect(after.context.reloading !== null).toBe(isConfirmingReload(after));
    }));

  it("a refused event changes nothing", () =>
    holds(({ context: before }, event, { context: after }) => {
      if (event.type !== "closing.refused" && event.type !== "reload.refused") return;
      expect([after.tabs, after.kept, after.active]).toEqual([before.tabs, before.kept, before.active]);
    }));
});

it("leaving leads to the next tab that stays, else to the one before, else home", () =>
  holds((before, event, after) => {
    if (before.matches("leaving") || !after.matches("leaving")) return;
    const { tabs, active, doomed: asked } = before.context;
    const doomed = event.type === "tabs.closed" ? closing(tabs, event.scope, event.key) : stillClosable(tabs, asked);
    const place = tabs.findIndex(({ key }) => key === active);
    const stays = ({ key, sitting }: (typeof tabs)[number]) => !doomed.includes(key) && sitting !== "running";
    const expected =
      tabs.find((tab, at) => at > place && stays(tab)) ??
      tabs.toReversed().find((tab) => tabs.indexOf(tab) < place && stays(tab));
    expect(selectGoal(after)).toBe(expected?.href ?? "/");
  }));
