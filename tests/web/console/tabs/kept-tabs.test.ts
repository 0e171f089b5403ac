import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tabOf, type Page } from "../../../../machines/tabs/tab";
import { readKept, restoredPages, writeKept } from "../../../../src/web/console/kept-tabs";

const page = (href: string, changes: Partial<Page> = {}): Page => ({ key: href.split("?")[0] ?? "", href, title: "title.detail", icon: "file-text", isPinned: false, isKept: true, ...changes });
const home = page("/", { isPinned: true });
const known: Readonly<Record<string, Page>> = { "/": home, "/a": page("/a"), "/a?x=1": page("/a?x=1"), "/b": page("/b"), "/p": page("/p", { isPinned: true }) };
const pageAt = (href: string) => (Object.hasOwn(known, href) ? (known[href] ?? null) : null);

describe("reading kept tabs", () => {
  it.each([
    ["nothing", null, []],
    ["no JSON", "{/", []],
    ["no list", '{"0":"/a"}', []],
    ["a text", '"/a"', []],
    ["null", "null", []],
    ["things that are no address", '["/a",1,null,{"href":"/b"},["/b"],"","a","javascript:alert(1)","https://evil.test/"]', ["/a"]],
    ["other hosts", '["//evil.test","///evil.test","/b"]', ["/b"]],
  ])("%s", (_, text, hrefs) => {
    expect(readKept(text)).toEqual(hrefs);
  });
  it("takes a hundred at most", () => {
    expect(readKept(JSON.stringify(Array.from({ length: 150 }, (_, at) => `/p${at}`)))).toHaveLength(100);
  });
  it("never throws, and answers paths only", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 1 }), fc.array(fc.oneof(fc.constantFrom("https://evil.test/", "//evil.test", "data:text/html,x", "/a"), fc.string().map((text) => `/${text}`)), { maxLength: 5 }).map((list) => JSON.stringify(list))), (text) => {
        expect(readKept(text).filter((href) => !/^\/(?!\/)/.test(href))).toEqual([]);
      }),
    );
  });
  it("reads what was written", () => {
    expect(readKept(writeKept([tabOf(home), tabOf(page("/a?x=1"))]))).toEqual(["/", "/a?x=1"]);
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
    expect(restoredPages(kept, [home], pageAt, choice).map(({ href }) => href)).toEqual(hrefs);
  });
});
