import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RouteNode } from "../../../../src/web/console/menu/menu";
import { flatMenu } from "../../../../src/web/console/menu/trail";
import { layoutRoute, leaf, level, menuFrom, outline, page } from "./nodes";

describe("the menu", () => {
  it.each([
    [
      "leaves hidden pages out, with all below them",
      [page("/a"), page("/b", { hidden: true }, [page("/b/c")])],
      ["/a"],
    ],
    ["looks through levels without a title", [layoutRoute([page("/a"), layoutRoute([page("/b")])])], ["/a", "/b"]],
    ["groups the children of a level", [level("g", {}, [page("/a"), page("/b")])], [["g", ["/a", "/b"]]]],
    [
      "draws a parent whose children are all hidden as a leaf",
      [page("/p", {}, [page("/p/a", { hidden: true })])],
      ["/p"],
    ],
    ["has no level that leads nowhere", [level("g", { redirect: "/a" }, [page("/a", { hidden: true })])], []],
    [
      "puts children in the place of a level that is not shown",
      [level("g", { levelHidden: true }, [page("/a"), level("h", { levelHidden: true }, [page("/b")])])],
      ["/a", "/b"],
    ],
    [
      "keeps a page that is shown without its level",
      [page("/p", { levelHidden: true }, [page("/p/a", { hidden: true })])],
      ["/p"],
    ],
    [
      "has nothing of a redirect to elsewhere such as any other path",
      [{ id: "/$", fullPath: "/$", options: { path: "$" } }],
      [],
    ],
  ] as const)("%s", (_, nodes, expected) => {
    expect(outline(menuFrom(nodes))).toEqual(expected);
  });

  it("omits pages that the site has switched off, and levels that contain nothing else", () => {
    const nodes = [page("/a"), level("g", { redirect: "/b" }, [page("/b", { siteSwitch: "inspection" })])];
    expect(outline(menuFrom(nodes))).toEqual(["/a", ["g", ["/b"]]]);
    expect(outline(menuFrom(nodes, { isOn: () => false }))).toEqual(["/a"]);
  });

  const withLevels = [level("g", { levelHidden: true }, [page("/a"), level("h", { levelHidden: true }, [page("/b")])])];
  it.each([
    ["column", [["g", ["/a", "/b"]]]],
    ["comprehensive", [["g", ["/a", "/b"]]]],
    ["vertical", ["/a", "/b"]],
    ["horizontal", ["/a", "/b"]],
    ["common", ["/a", "/b"]],
    ["float", ["/a", "/b"]],
  ] as const)("in the %s layout keeps the cells of the first level or not", (layout, expected) => {
    expect(outline(menuFrom(withLevels, { layout }))).toEqual(expected);
  });

  it("contains only permitted entries: pages by the list, levels by their guard", () => {
    const nodes = [
      page("/a"),
      page("/b"),
      level("g", { guard: ["teacher"] }, [page("/c")]),
      level("h", {}, [page("/d"), page("/e")]),
    ];
    const permitted = ["/a", "/c", "/d"].map((path) => ({ path, component: path, isPermitted: true }));
    expect(outline(menuFrom(nodes, { permitted, canEnter: (guard) => guard === undefined }))).toEqual([
      "/a",
      ["h", ["/d"]],
    ]);
  });

  it("fills a level with tests, and leads to its redirect while there are none", () => {
    const nodes = [level("t", { fills: "tests", redirect: "/" }, [page("/exam", { hidden: true })])];
    expect(
      [menuFrom(nodes, { tests: [leaf("/x?menu_id=1")] }), menuFrom(nodes)].map((entries) => [
        outline(entries),
        entries[0]?.href,
      ]),
    ).toEqual([
      [[["t", ["/x?menu_id=1"]]], "/"],
      [["t"], "/"],
    ]);
  });

  it("leads from a level to its redirect, or to its first page", () => {
    expect(
      menuFrom([level("g", { redirect: "/b" }, [page("/a"), page("/b")]), level("h", {}, [page("/c")])]).map(
        ({ href }) => href,
      ),
    ).toEqual(["/b", "/c"]);
  });

  it("lets the browser open addresses outside the application, and new windows where asked for", () => {
    const [foreign, windowed] = menuFrom([
      page("/a", { redirect: "https://x.test/y" }),
      page("/b", { target: "_blank", badge: "title.tests", dot: true, icon: "lock" }),
    ]);
    expect([foreign, windowed]).toEqual([
      {
        key: "/a",
        title: { id: "title.home" },
        icon: "file-text",
        href: "https://x.test/y",
        isExternal: true,
        hasDot: false,
        children: [],
      },
      {
        key: "/b",
        title: { id: "title.home" },
        icon: "lock",
        href: "/b",
        isExternal: false,
        target: "_blank",
        badge: "title.tests",
        hasDot: true,
        children: [],
      },
    ]);
  });

  it("has the description of the calls beside the pages of developers, for who sees those", () => {
    const nodes = [level("dev", { title: "title.developer" }, [page("/inspect")])];
    expect([outline(menuFrom(nodes)), menuFrom(nodes, { permitted: [] })]).toEqual([
      [["dev", ["/inspect", "/openapi.json"]]],
      [],
    ]);
  });

  it("shows the name that a server gives a page: our words where it is known", () => {
    const permitted = [
      { path: "/a", component: "/a", isPermitted: true, title: "用户管理" },
      { path: "/b", component: "/b", isPermitted: true, title: "material  MARKET" },
      { path: "/c", component: "/c", isPermitted: true, title: "__proto__" },
    ];
    expect(menuFrom([page("/a"), page("/b"), page("/c")], { permitted }).map(({ title }) => title)).toEqual([
      { id: "menu.sample.userManagement" },
      { id: "menu.sample.materialMarket" },
      { text: "__proto__" },
    ]);
  });
});

describe("a menu of any routes", () => {
  interface Drawn {
    readonly isPage: boolean;
    readonly meta: { readonly hidden: boolean; readonly levelHidden: boolean };
    readonly isPermitted: boolean;
    readonly children: readonly Drawn[];
  }
  const { node } = fc.letrec<{ node: Drawn }>((tie) => ({
    node: fc.record({
      isPage: fc.boolean(),
      meta: fc.record({ hidden: fc.boolean(), levelHidden: fc.boolean() }),
      isPermitted: fc.boolean(),
      children: fc.oneof({ depthSize: "small" }, fc.constant([]), fc.array(tie("node"), { maxLength: 4 })),
    }),
  }));
  const nameAll = (
    drawn: readonly Drawn[],
    above: string,
  ): { readonly nodes: RouteNode[]; readonly hidden: string[]; readonly open: string[]; readonly leaves: string[] } => {
    const all = drawn.map((one, at) => {
      const path = `${above}/${at}`;
      const below = nameAll(one.children, path);
      const route = one.isPage ? page(path, one.meta, below.nodes) : level(path, one.meta, below.nodes);
      const isOpen = one.isPage && one.isPermitted;
      return {
        route,
        hidden: one.meta.hidden ? [path, ...pathsBelow(one.children, path)] : below.hidden,
        open: [...(isOpen ? [path] : []), ...below.open],
        leaves: one.meta.hidden ? [] : one.children.length === 0 ? (isOpen ? [path] : []) : below.leaves,
      };
    });
    return {
      nodes: all.map(({ route }) => route),
      hidden: all.flatMap(({ hidden }) => hidden),
      open: all.flatMap(({ open }) => open),
      leaves: all.flatMap(({ leaves }) => leaves),
    };
  };
  const pathsBelow = (drawn: readonly Drawn[], above: string): string[] =>
    drawn.flatMap((one, at) => [`${above}/${at}`, ...pathsBelow(one.children, `${above}/${at}`)]);

  it("nothing hidden is in the menu, and every open page at the end of a branch is in it once", () => {
    fc.assert(
      fc.property(
        fc.array(node, { maxLength: 5 }),
        fc.constantFrom("column" as const, "vertical" as const),
        (drawn, layout) => {
          const { nodes, hidden, open, leaves } = nameAll(drawn, "");
          const permitted = open.map((path) => ({ path, component: path, isPermitted: true }));
          const keys = flatMenu(menuFrom(nodes, { permitted, layout })).map(({ entry }) => entry.key);
          expect(keys.filter((key) => hidden.includes(key))).toEqual([]);
          expect(keys.filter((key) => !open.includes(key))).toEqual([]);
          expect(leaves.map((path) => keys.filter((key) => key === path).length)).toEqual(leaves.map(() => 1));
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
    );
  });
});
