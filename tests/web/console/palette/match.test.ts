// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, spoken } from "../../../../src/web/console/palette/fold-text";
import { found, matchOf, type Findable } from "../../../../src/web/console/palette/match";
import { loadPinyin } from "../../../../src/web/console/palette/pinyin";

const pinyin = await loadPinyin();
const titles = (query: string, ...entries: readonly (string | Findable)[]) =>
  found(
    entries.map((entry) => (typeof entry === "string" ? { title: entry } : entry)),
    query,
    pinyin,
  ).map(({ entry }) => entry.title);
/** The shown title with the found parts in brackets. */
const marked = (entry: string | Findable, query: string): string | null => {
  const findable = typeof entry === "string" ? { title: entry } : entry;
  const match = matchOf(findable, query, pinyin);
  if (match === null) return null;
  return match.ranges
    .toReversed()
    .reduce(
      (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
      findable.title,
    );
};

describe("the titles found", () => {
  it.each([
    ["学习记录", "xxjl", "[学习记录]"],
    ["学习记录", "xuexi", "[学习]记录"],
    ["学习记录", "xue'xi'ji", "[学习记]录"],
    ["学习记录", "jl", "学习[记录]"],
    ["学习记录", "记录", "学习[记录]"],
    ["首页", "sy", "[首页]"],
    ["首页", "ＳＹ", "[首页]"],
    ["首页", "SHOUYE", "[首页]"],
    ["重置", "cz", "[重置]"],
    ["重置", "zz", "[重置]"],
    ["女生", "nvsheng", "[女生]"],
    ["学习记录", "xuexijl", "[学习记录]"],
    ["学习记录", "xxjilu", "[学习记录]"],
    ["学习记录", "xuexijil", "[学习记录]"],
    ["学习记录", "学习jl", "[学习记录]"],
    ["学习记录", "jlu", "学习[记录]"],
    ["个人中心", "gerenzx", "[个人中心]"],
    ["个人中心", "grzhxin", "[个人中心]"],
    ["MAP 数学", "mapshuxue", "[MAP 数学]"],
    ["MAP 数学", "mapsxue", "[MAP 数学]"],
    ["MAP 数学 · 3 年级", "3nianji", "MAP 数学 · [3 年级]"],
    ["MAP 数学 · 3 年级", "shuxue3", "MAP [数学 · 3] 年级"],
    ["MAP 数学 · 3 年级", "mapsx3nj", "[MAP 数学 · 3 年级]"],
    ["旅游", "lvyou", "[旅游]"],
    ["旅游", "lüyou", "[旅游]"],
    ["旅游", "ＬÜy", "[旅游]"],
    ["策略", "celve", "[策略]"],
    ["策略", "celüe", "[策略]"],
    ["主题：海洋", "zthy", "[主题：海洋]"],
    ["主题：海洋", "主题海洋", "[主题：海洋]"],
    ["MAP 数学", "mapsx", "[MAP 数学]"],
    ["MAP 数学", "sx", "MAP [数学]"],
    ["Theme: ocean", "OCE", "Theme: [oce]an"],
    ["Theme: ocean", "ocean theme", "[Theme]: [ocean]"],
    ["Theme: ocean", "theme:ocean", "[Theme]: [ocean]"],
    ["Café", "cafe", "[Café]"],
    ["Ｍａｐ 数学", "map", "[Ｍａｐ] 数学"],
    ["😀 数学", "shu", "😀 [数]学"],
    ["ﬁnal", "fin", "[ﬁn]al"],
    ["Learning  record", "learning record", "[Learning  record]"],
    ["sitting in it", "in", "sitting [in] it"],
  ])("%s by %s", (title, query, expected) => {
    expect(marked(title, query)).toBe(expected);
  });

  it.each([
    ["学习记录", "xxlj"],
    ["学习记录", "ssjl"],
    ["首页", "constructor"],
    ["学习记录", "xuexjl2"],
    ["学习记录", "xejl"],
    ["学习记录", "xuexiejl"],
    ["MAP 数学", "mapshuxuex"],
    ["MAP 数学 · 3 年级", "3shuxue"],
    ["MAP 数学", "mshuxue"],
    ["首页", "home"],
    ["Home", "hme"],
    ["Theme: ocean", "theme green"],
  ])("%s not by %s", (title, query) => {
    expect(marked(title, query)).toBe(null);
  });

  it("finds by the other language's title, and by the surrounding titles", () => {
    const record = { title: "Learning record", others: ["学习记录"], around: ["Learning", "学习"] };
    expect(["xxjl", "学习", "xx", "learning", "记录 learning"].map((query) => marked(record, query))).toEqual([
      "Learning record",
      "Learning record",
      "Learning record",
      "[Learning] record",
      "[Learning] record",
    ]);
  });

  it("its context counts only beside a word that fits", () => {
    const ocean = { title: "Colours: Ocean", context: ["Theme", "主题"] };
    expect(
      ["theme", "主题", "theme theme", "theme ocean", "zhuti oc", "theme green"].map((query) => marked(ocean, query)),
    ).toEqual([null, null, null, "Colours: [Ocean]", "Colours: [Oc]ean", null]);
  });

  it("finds the written text without pinyin", () => {
    expect([matchOf({ title: "首页" }, "sy", null), matchOf({ title: "首页" }, "页", null)]).toEqual([
      null,
      { rank: 10, ranges: [[1, 2]] },
    ]);
  });

  it("an empty query fits everything, in its order", () => {
    expect(titles(" ", "b", "a")).toEqual(["b", "a"]);
  });
});

describe("the order", () => {
  it("is: beginning, beginning of a word, pinyin, inside, around", () => {
    expect(
      titles("sy", { title: "Elsewhere", around: ["System"] }, "Easy", "使用首页", "所有", "My system", "System"),
    ).toEqual(["System", "My system", "使用首页", "所有", "Easy", "Elsewhere"]);
  });
  it("lists exact matches first", () => {
    expect(titles("Theme", "Theme: ocean", "theme", "Themes")).toEqual(["theme", "Theme: ocean", "Themes"]);
  });
  it("prefers matches in the visible text", () => {
    expect(titles("hom", { title: "首页", others: ["Home"] }, "Home page")).toEqual(["Home page", "首页"]);
  });
});

const syllables = [
  ["学", "xue"],
  ["习", "xi"],
  ["记", "ji"],
  ["录", "lu"],
  ["首", "shou"],
  ["页", "ye"],
  ["主", "zhu"],
  ["题", "ti"],
  ["海", "hai"],
  ["洋", "yang"],
  ["测", "ce"],
  ["试", "shi"],
  ["安", "an"],
  ["女", "nv"],
] as const;
const chinese = fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 4 }).map((parts) => ({
  title: parts.map(([character]) => character).join(""),
  initials: parts.map(([, sound]) => sound[0]).join(""),
  whole: parts.map(([, sound]) => sound).join(""),
}));
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  chinese.map(({ title }) => title),
  fc.constantFrom("constructor", "__proto__", "ü", "ＡＢ", "İstanbul", "a  b", ": :", "한국어"),
);

describe("laws", () => {
  it("a title is found by its own text, whatever it is", () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        (title, before) =>
          matchOf({ title }, title, pinyin) !== null &&
          matchOf({ title: before + title }, before + title, null) !== null,
      ),
    );
  });
  it("a Chinese title is found by its initials and by its whole sound, from anywhere within it", () => {
    fc.assert(
      fc.property(chinese, chinese, ({ title, initials, whole }, before) => {
        expect(matchOf({ title }, initials, pinyin)?.ranges[0]?.[0]).toBe(0);
        expect(matchOf({ title }, whole, pinyin)).not.toBe(null);
        expect(matchOf({ title: before.title + title }, initials, pinyin)).not.toBe(null);
      }),
    );
  });
  it("a Chinese title is found by any mixture of whole syllables and initials", () => {
    const mixed = fc.array(fc.tuple(fc.constantFrom(...syllables), fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(mixed, fc.constantFrom("", "map", "3"), (parts, before) => {
        const title = before + parts.map(([[character]]) => character).join("");
        const typed = before + parts.map(([[, sound], isWhole]) => (isWhole ? sound : sound[0])).join("");
        expect(matchOf({ title }, typed, pinyin)?.ranges[0]?.[0]).toBe(0);
      }),
    );
  });
  it("never fails, and marks parts of the title, in order and apart", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, query, other) => {
        const ranges = matchOf({ title, others: [other], around: [query] }, query, pinyin)?.ranges ?? [];
        let end = 0;
        for (const [start, stop] of ranges) {
          expect(start).toBeGreaterThanOrEqual(end);
          expect(stop).toBeGreaterThan(start);
          end = stop;
        }
        expect(end).toBeLessThanOrEqual(title.length);
      }),
    );
  });
  it("sorts without loss or addition, and keeps the order of equally good matches", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), anyText, (all, query) => {
        const entries = all.map((title, place) => ({ title, place }));
        const list = found(entries, query, pinyin);
        expect(list.map(({ entry }) => entry.place).toSorted((one, other) => one - other)).toEqual(
          entries.flatMap(({ title, place }) => (matchOf({ title }, query, pinyin) === null ? [] : [place])),
        );
        for (const [at, one] of list.entries()) {
          const next = list[at + 1];
          if (next === undefined) continue;
          expect(
            one.match.rank < next.match.rank ||
              (one.match.rank === next.match.rank && one.entry.place < next.entry.place),
          ).toBe(true);
        }
      }),
    );
  });
  it("folding preserves every character's position and includes the reading", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text);
        expect(folded.places).toHaveLength(folded.text.length);
        expect(
          folded.places.every(
            ([start, end], at) => start < end && end <= text.length && start >= (folded.places[at - 1]?.[0] ?? 0),
          ),
        ).toBe(true);
        expect(spoken(folded).places).toHaveLength(spoken(folded).text.length);
      }),
    );
  });
  it("a long text that could be cut into syllables in a thousand ways does not stop the page", () => {
    const began = performance.now();
    for (let length = 1; length < 60; length++)
      matchOf({ title: "安西安西安西安西安西" }, "xianxianganganxian".repeat(4).slice(0, length), pinyin);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
