import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { House } from "lucide-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { webSearchAddress, windowAddress } from "../../../../src/web/console/palette/addresses";
import type { PaletteOffer } from "../../../../src/web/console/palette/entry";
import { paletteSections, type SearchGroup } from "../../../../src/web/console/palette/sections";
import { useLoaded } from "../../../../src/web/console/palette/use-loaded";
import { mostUsed, readUses, withUse } from "../../../../src/web/console/palette/uses";
import { useSettled } from "../../../../src/web/ui/use-settled";

afterEach(() => void vi.useRealTimers());

describe("addresses", () => {
  it("search the web where readers of a language search, with whatever was typed", () => {
    expect([webSearchAddress("a b&c=学", "zh"), webSearchAddress("a b&c=学", "en")]).toEqual([
      "https://www.baidu.com/s?wd=a+b%26c%3D%E5%AD%A6",
      "https://www.google.com/search?q=a+b%26c%3D%E5%AD%A6",
    ]);
  });
  it("open windows on pages only", () => {
    const opened = [
      "/center",
      "https://x.test/a",
      "http://x.test",
      "javascript:alert(1)",
      "data:text/html,x",
      "JaVaScRiPt:x",
      "blob:http://x",
      "http://",
    ].map((address) => windowAddress(address, "https://site.test/at"));
    expect(opened).toEqual([
      "https://site.test/center",
      "https://x.test/a",
      "http://x.test/",
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("uses", () => {
  it.each([
    [null, {}],
    ["", {}],
    ["[", {}],
    ["null", {}],
    ["[3]", { 0: 3 }],
    ['{"a":2,"b":-1,"c":"3","d":1.5,"e":null}', { a: 2 }],
  ])("stored as %s are read as %o", (text, uses) => {
    expect(readUses(text)).toEqual(uses);
  });
  it("are counted for a command of any name", () => {
    expect(["a", "a", "toString", "b"].reduce(withUse, {})).toEqual({ a: 2, toString: 1, b: 1 });
  });
  it("orders suggestions: never more than five, the most used first, the others in their given order", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 12 }),
        fc.dictionary(fc.string(), fc.integer({ min: 1, max: 3 })),
        (keys, uses) => {
          const entries = keys.map((key, place) => ({ key, place }));
          const count = (key: string) => (Object.hasOwn(uses, key) ? (uses[key] ?? 0) : 0);
          const expected = entries
            .toSorted((one, other) => count(other.key) - count(one.key) || one.place - other.place)
            .slice(0, 5);
          expect(mostUsed(entries, uses)).toEqual(expected);
        },
      ),
    );
  });
});

describe("sections", () => {
  const entry = (title: string): PaletteOffer => ({ key: title, title, Icon: House, run: () => undefined });
  const hit = (group: SearchGroup, title: string, rank: number) => ({
    entry: { ...entry(title), group },
    match: { rank, ranges: [] },
  });
  const source = {
    entries: {
      tabs: [entry("Easy theme")],
      menu: [entry("Home")],
      settings: [entry("Theme: ocean"), entry("Tabs")],
      commands: [entry("Theme")],
    },
    frequent: [entry("Reload")],
    results: [
      hit("searchHelp", "How do I change the theme?", 10),
      hit("searchTests", "A theme of its own", 4),
      hit("searchTests", "Theme of the test", 5),
    ],
    web: entry("web"),
  };
  const shown = (query: string, more: Partial<typeof source> | { readonly results: null } = {}) =>
    paletteSections({ ...source, ...more }, query, null).map(({ group, lines }) => [
      group,
      lines.map(({ entry: { title } }) => title),
    ]);
  it("are tabs, menu and frequent commands for an empty query; empty sections are left out", () => {
    expect(shown(" ")).toEqual([
      ["tabs", ["Easy theme"]],
      ["menu", ["Home"]],
      ["frequent", ["Reload"]],
    ]);
    expect(shown("", { entries: { tabs: [], menu: [], settings: [], commands: [] }, frequent: [] })).toEqual([]);
  });
  it("stand by their best fit, with the search and the web at the end", () => {
    expect(shown("theme")).toEqual([
      ["commands", ["Theme"]],
      ["settings", ["Theme: ocean"]],
      ["tabs", ["Easy theme"]],
      ["searchTests", ["A theme of its own", "Theme of the test"]],
      ["searchHelp", ["How do I change the theme?"]],
      ["web", ["web"]],
    ]);
    expect(shown("zzz", { results: null })).toEqual([["web", ["web"]]]);
    const many = Array.from({ length: 12 }, (_, place) => hit("searchResults", `Theme ${place}`, 2));
    expect(shown("theme", { results: many }).find(([group]) => group === "searchResults")?.[1]).toHaveLength(8);
  });
});

describe("values that arrive later", () => {
  it("settle only after the whole time without a change", async () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ value }) => useSettled(value, 500), { initialProps: { value: "a" } });
    rerender({ value: "ab" });
    await act(() => vi.advanceTimersByTimeAsync(499));
    rerender({ value: "abc" });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(result.current).toBe("a");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toBe("abc");
  });

  it("is null until it resolves, null if it fails, and never the result of an earlier query", async () => {
    const answers = new Map<string, (value: string) => void>();
    const load = (name: string) => () => new Promise<string>((resolve) => void answers.set(name, resolve));
    const [first, second, failing] = [load("first"), load("second"), () => Promise.reject(new Error("gone"))];
    const { result, rerender } = renderHook(({ by }: { readonly by: () => Promise<string> }) => useLoaded(by), {
      initialProps: { by: first },
    });
    expect(result.current).toBe(null);
    rerender({ by: second });
    await act(async () => answers.get("second")?.("2"));
    expect(result.current).toBe("2");
    await act(async () => answers.get("first")?.("1"));
    expect(result.current).toBe("2");
    rerender({ by: failing });
    await act(async () => undefined);
    expect(result.current).toBe(null);
  });
});
