import { describe, expect, it } from "vitest";
import {
  closing,
  heirOf,
  isClosable,
  joinedTabs,
  reordered,
  withPageOpened,
  stillClosable,
  tabOf,
  type Page,
  type Tab,
} from "../../../machines/tabs/tab";

const page = (name: string, changes: Partial<Page> = {}): Page => ({
  key: `/${name}`,
  href: `/${name}`,
  title: "title.detail",
  icon: "file-text",
  isPinned: false,
  isKept: true,
  ...changes,
});
const tab = (name: string, changes: Partial<Tab> = {}): Tab => ({ ...tabOf(page(name)), ...changes });
const home = tab("home", { isPinned: true });
const [a, b, c] = [tab("a"), tab("b"), tab("c")] as const;
const exam = tab("exam", { sitting: "running" });
const names = (tabs: readonly Tab[]) => tabs.map(({ key }) => key.slice(1)).join(" ");

it("begins as its page, with nothing noted", () => {
  expect(tabOf(page("a"))).toEqual({
    key: "/a",
    href: "/a",
    title: "title.detail",
    icon: "file-text",
    isPinned: false,
    isKept: true,
    name: null,
    revision: 0,
    isEvicted: false,
    isDirty: false,
    sitting: "none",
  });
});

describe("closing", () => {
  const tabs = [home, a, exam, b, c];
  it.each([
    ["self", "/b", ["/b"]],
    ["self", "/home", []],
    ["self", "/exam", []],
    ["others", "/b", ["/a", "/c"]],
    ["left", "/b", ["/a"]],
    ["right", "/b", ["/c"]],
    ["right", "/c", []],
    ["left", "/a", []],
    ["all", "/a", ["/a", "/b", "/c"]],
    ["all", "/nowhere", []],
  ] as const)("%s from %s takes %j", (scope, key, keys) => {
    expect(closing(tabs, scope, key)).toEqual(keys);
  });
  it("leaves the first tab where none is pinned", () => {
    expect([closing([a, b], "all", "/a"), isClosable([a, b], a), isClosable([a, b], b)]).toEqual([["/b"], false, true]);
  });
  it("asks again later, without tabs that have started an attempt or have been closed", () => {
    expect(stillClosable([home, a, exam], ["/exam", "/gone", "/a", "/home"])).toEqual(["/a"]);
  });
});

describe("the tab that becomes active", () => {
  const tabs = [home, a, exam, b, c];
  it.each([
    ["/a", ["/a"], "b"],
    ["/b", ["/b"], "c"],
    ["/c", ["/c"], "b"],
    ["/c", ["/b", "/c"], "a"],
    ["/c", ["/a", "/b", "/c"], "home"],
  ])("of %s when %j go is %s", (active, doomed, heir) => {
    expect(names([heirOf(tabs, active, doomed)].flatMap((one) => one ?? []))).toBe(heir);
  });
  it("is none where only a sitting would stay", () => {
    expect(heirOf([a, exam], "/a", ["/a"])).toBeNull();
  });
});

describe("opening", () => {
  it("adds a tab at the end, a pinned one behind the pinned", () => {
    expect([
      names(withPageOpened([home, a], page("b"))),
      names(withPageOpened([home, a], page("p", { isPinned: true }))),
      names(withPageOpened([a], page("p", { isPinned: true }))),
    ]).toEqual(["home a b", "home p a", "p a"]);
  });
  it("takes over the page's new facts, and keeps the marks of the tab", () => {
    const known = tab("a", { name: { en: "Algebra" }, revision: 3, isEvicted: true, isDirty: true });
    expect(withPageOpened([home, known], page("a", { title: "title.exam", icon: "house", isKept: false }))).toEqual([
      home,
      { ...known, title: "title.exam", icon: "house", isKept: false, isEvicted: false },
    ]);
  });
  it("takes the name that comes with the new address", () => {
    const name = { en: "Botany" };
    expect(withPageOpened([tab("a", { name: { en: "Algebra" } })], page("a", { href: "/a?item_id=2", name }))).toEqual([
      tab("a", { href: "/a?item_id=2", name }),
    ]);
  });
  it("forgets the name with the address that had it", () => {
    expect(withPageOpened([tab("a", { name: { en: "Algebra" } })], page("a", { href: "/a?menu_id=2" }))).toEqual([
      tab("a", { href: "/a?menu_id=2" }),
    ]);
    expect(
      withPageOpened(
        [tab("a", { key: "/a?attempt_id=1", name: { en: "Algebra" } })],
        page("a", { key: "/a?attempt_id=1", href: "/a?attempt_id=1&exercise_id=2" }),
      ),
    ).toEqual([tab("a", { key: "/a?attempt_id=1", href: "/a?attempt_id=1&exercise_id=2", name: { en: "Algebra" } })]);
  });
});

describe("moving", () => {
  const tabs = [home, a, b, c];
  it.each([
    ["/a", 3, "home b c a"],
    ["/c", 1, "home c a b"],
    ["/c", 0, "home c a b"],
    ["/b", -5, "home b a c"],
    ["/a", 99, "home b c a"],
    ["/b", 2, "home a b c"],
    ["/home", 2, "home a b c"],
    ["/nowhere", 1, "home a b c"],
  ])("%s to %i gives %s", (key, to, order) => {
    expect(names(reordered(tabs, key, to))).toBe(order);
  });
  it("stays behind every pinned tab, and behind the first where none is pinned", () => {
    expect([
      names(reordered([home, { ...b, isPinned: true }, a, c], "/c", 0)),
      names(reordered([a, b, c], "/c", 0)),
      names(reordered([a, b, c], "/a", 2)),
    ]).toEqual(["home b c a", "a c b", "a b c"]);
  });
});

describe("joining another window", () => {
  it("takes over the other window's order and pages, and keeps the marks of this window", () => {
    const noted = { ...b, revision: 2, name: { en: "Botany" } };
    expect(
      joinedTabs([home, a, noted], [page("home", { isPinned: true }), page("c"), page("b"), page("a")], null),
    ).toEqual([home, c, noted, a]);
  });
  it("closes tabs closed there, except those on screen, unsaved, pinned or with a running sitting here", () => {
    const dirty = tab("d", { isDirty: true });
    expect(names(joinedTabs([home, a, b, dirty, exam], [page("c")], "/b"))).toBe("home c b d exam");
  });
  it("takes each page once, and the pinned ones first, in whatever order they come", () => {
    expect(
      names(
        joinedTabs([a], [page("b"), page("b", { href: "/b?x=1" }), page("p", { isPinned: true }), page("a")], null),
      ),
    ).toBe("p b a");
  });
  it("keeps the first tab where none is pinned", () => {
    expect(names(joinedTabs([a, b], [page("c")], null))).toBe("c a");
  });
});
