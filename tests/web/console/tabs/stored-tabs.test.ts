import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tabOf, type Page } from "../../../../machines/tabs/tab";
import { readStoredTabs, restoredPages, writeStoredTabs } from "../../../../src/web/console/stored-tabs";

const page = (href: string, changes: Partial<Page> = {}): Page => ({
  key: href.split("?")[0] ?? "",
  href,
  title: "title.detail",
  icon: "file-text",
  isPinned: false,
  isKept: true,
  ...changes,
});
const home = page("/", { isPinned: true });
const known: Readonly<Record<string, Page>> = {
  "/": home,
  "/a": page("/a"),
  "/a?x=1": page("/a?x=1"),
  "/b": page("/b"),
  "/p": page("/p", { isPinned: true }),
};
const pageAt = (href: string) => (Object.hasOwn(known, href) ? (known[href] ?? null) : null);

describe("reading stored tabs", () => {
  it.each([
    ["nothing", null, []],
    ["no JSON", "{/", []],
    ["no list", '{"0":"/a"}', []],
    ["a text", '"/a"', []],
    ["null", "null", []],
    [
      "things that are no tab",
      '[{"href":"/a"},1,null,"/b",["/b"],{},{"href":""},{"href":"a"},' +
        '{"href":"javascript:alert(1)"},{"href":"https://evil.test/"}]',
      ["/a"],
    ],
    [
      "other hosts",
      '[{"href":"//evil.test"},{"href":"///evil.test"},{"href":"/\\\\evil.test"},' +
        '{"href":"/\\t/evil.test"},{"href":"/b"}]',
      ["/b"],
    ],
  ])("%s", (_, text, hrefs) => {
    expect(readStoredTabs(text)).toEqual(hrefs.map((href) => ({ href, name: null })));
  });
  it("takes names only where they are texts by language", () => {
    expect(
      readStoredTabs(
        JSON.stringify([
          { href: "/a", name: { zh: "甲", en: "A" } },
          { href: "/b", name: "B" },
          { href: "/c", name: { zh: 5 } },
        ]),
      ).map(({ name }) => name),
    ).toEqual([{ zh: "甲", en: "A" }, null, null]);
  });
  it("takes a hundred at most", () => {
    expect(readStoredTabs(JSON.stringify(Array.from({ length: 150 }, (_, at) => ({ href: `/p${at}` }))))).toHaveLength(
      100,
    );
  });
  it("never throws, and answers paths only", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json({ maxDepth: 1 }),
          fc
            .array(
              fc
                .oneof(
                  fc.constantFrom("https://evil.test/", "//evil.test", "data:text/html,x", "/a"),
                  fc.string().map((text) => `/${text}`),
                )
                .map((href) => ({ href })),
              { maxLength: 5 },
            )
            .map((list) => JSON.stringify(list)),
        ),
        (text) => {
          expect(
            readStoredTabs(text).filter(({ href }) => new URL(href, "https://own.test").host !== "own.test"),
          ).toEqual([]);
        },
      ),
    );
  });
  it("reads stored tabs", () => {
    expect(readStoredTabs(writeStoredTabs([tabOf(home), { ...tabOf(page("/a?x=1")), name: { en: "A" } }]))).toEqual([
      { href: "/", name: null },
      { href: "/a?x=1", name: { en: "A" } },
    ]);
  });
});

describe("restoring", () => {
  it.each([
    ["all, in their order", ["/", "/b", "/a"], "all", ["/", "/b", "/a"]],
    ["only pinned ones, where the page on screen alone is wanted", ["/", "/b", "/a"], "current", ["/"]],
    ["pinned ones that were not kept", ["/b"], "all", ["/", "/b"]],
    ["pinned ones first, in the order in which they were kept", ["/a", "/p", "/"], "all", ["/p", "/", "/a"]],
    ["each tab once, as it was kept first", ["/", "/a", "/a?x=1", "/a"], "all", ["/", "/a"]],
    ["no page that is not there any more", ["/gone", "/constructor", "/a"], "all", ["/", "/a"]],
    ["the pinned ones where nothing was kept", [], "all", ["/"]],
  ] as const)("%s", (_, kept, choice, hrefs) => {
    expect(
      restoredPages(
        kept.map((href) => ({ href, name: null })),
        [home],
        pageAt,
        choice,
      ).map(({ href }) => href),
    ).toEqual(hrefs);
  });
});
