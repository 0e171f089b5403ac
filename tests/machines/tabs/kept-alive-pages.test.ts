import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { keptAliveLimit, shown, evictOldest } from "../../../machines/tabs/kept-alive-pages";
import { tabOf, type Tab } from "../../../machines/tabs/tab";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";

const tab = (number: number, changes: Partial<Tab> = {}): Tab => ({
  ...tabOf({
    key: `/p${number}`,
    href: `/p${number}`,
    title: "title.detail",
    icon: "file-text",
    isPinned: false,
    isKept: true,
  }),
  ...changes,
});
const upTo = (count: number) => Array.from({ length: count }, (_, number) => tab(number));
const keys = (tabs: readonly Tab[]) => tabs.map(({ key }) => key);

it("puts the page shown last at the end", () => {
  expect(shown({ tabs: upTo(3), kept: ["/p0", "/p1", "/p2"] }, "/p0")).toEqual({
    tabs: upTo(3),
    kept: ["/p1", "/p2", "/p0"],
  });
});

it("keeps alive no page that does not stay, and none whose tab has been closed", () => {
  expect(shown({ tabs: [tab(0, { isKept: false }), tab(1)], kept: ["/p1", "/p9"] }, "/p0").kept).toEqual(["/p1"]);
});

it("unmounts the page not seen for longest once there are more than twenty, and marks its tab", () => {
  const tabs = upTo(keptAliveLimit + 1);
  const full = keys(tabs.slice(0, keptAliveLimit));
  expect(shown({ tabs, kept: full }, `/p${keptAliveLimit}`)).toEqual({
    tabs: [{ ...tabs[0], isEvicted: true }, ...tabs.slice(1)],
    kept: [...full.slice(1), `/p${keptAliveLimit}`],
  });
});

it("skips pages with unsaved changes and attempts under way", () => {
  const tabs = upTo(keptAliveLimit + 1).map((one, at) =>
    at === 0 ? { ...one, isDirty: true } : at === 1 ? { ...one, sitting: "running" as const } : one,
  );
  expect(
    keys(
      shown({ tabs, kept: keys(tabs.slice(0, keptAliveLimit)) }, `/p${keptAliveLimit}`).tabs.filter(
        ({ isEvicted }) => isEvicted,
      ),
    ),
  ).toEqual(["/p2"]);
});

it("holds more than twenty only while they are unsaved, and lets them go when they are saved", () => {
  const tabs = upTo(keptAliveLimit + 3).map((one) => ({ ...one, isDirty: true }));
  const kept = keys(tabs);
  expect(evictOldest({ tabs, kept }, "/p0").kept).toEqual(kept);
  expect(evictOldest({ tabs: upTo(keptAliveLimit + 3), kept }, "/p0").kept).toEqual([kept[0], ...kept.slice(4)]);
});

it("of any pages opened in any order, the twenty seen last stay, and the others say that they went", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 39 }), { minLength: 40, maxLength: 120 }), (visits) => {
      const actor = createActor(tabsMachine, { input: { pages: [] } }).start();
      for (const number of visits) actor.send({ type: "page.opened", page: tab(number) });
      const lastSeen = [...new Set(visits.toReversed())]
        .slice(0, keptAliveLimit)
        .map((number) => `/p${number}`)
        .toReversed();
      const { kept, tabs } = actor.getSnapshot().context;
      expect([kept, keys(tabs.filter(({ isEvicted }) => isEvicted)).sort()]).toEqual([
        lastSeen,
        keys(tabs)
          .filter((key) => !lastSeen.includes(key))
          .sort(),
      ]);
    }),
    { numRuns: 20 },
  );
});
