import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { TextHighlight } from "../../../src/web/exam/tool-state/shape";
import { inReadingOrder, withHighlight } from "../../../src/web/exam/tools/annotate/highlights";
import { paintHighlights } from "../../../src/web/exam/tools/annotate/paint";
import { placeIn, rootOf, type HighlightablePart } from "../../../src/web/exam/tools/annotate/parts";
import { sentencesOf } from "../../../src/web/exam/tools/annotate/sentences";
import { rangeOf, spanOf, elementText } from "../../../src/web/exam/tools/annotate/text-offsets";

const html =
  "<p>The <em>old</em> bridge stood. Nobody crossed it!</p><p>Was it safe? <b>Perhaps</b> not.</p>" +
  "<ul><li>One</li></ul>";

const sheet = (content = html): HighlightablePart => {
  const root = document.createElement("div");
  root.innerHTML = content;
  document.body.append(root);
  return { part: "passage", lang: "en", root };
};
const highlight = (start: number, end: number, more: Partial<TextHighlight> = {}): TextHighlight => ({
  id: `${start}-${end}`,
  part: "passage",
  lang: "en",
  start,
  end,
  quote: elementText(sheet().root).slice(start, end),
  style: "yellow",
  note: "",
  ...more,
});
const marked = ({ root }: HighlightablePart) => [...root.querySelectorAll("mark")].map((mark) => mark.textContent);

afterEach(() => document.body.replaceChildren());

describe("a stretch of text", () => {
  it("is the same after the content has been redrawn", () => {
    const before = sheet();
    const text = elementText(before.root);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(30), (start, length) => {
        const end = Math.min(text.length, start + 1 + length);
        const place = placeIn(before, { start, end });
        if (place === null) return;
        const after = sheet();
        const range = rangeOf(after.root, place);
        expect(range?.toString()).toBe(place.quote);
        expect(range && spanOf(after.root, range)).toEqual({ start: place.start, end: place.end });
      }),
    );
  });

  it("leaves out white space at its ends, and is nothing without text", () => {
    const { root } = sheet();
    const range = rangeOf(root, { start: 3, end: 8 });
    expect(range?.toString()).toBe(" old ");
    expect(range && spanOf(root, range)).toEqual({ start: 4, end: 7 });
    expect(rangeOf(root, { start: 5, end: 5_000 })).toBeNull();
  });

  it("is cut to the part when the selection goes beyond", () => {
    const { root } = sheet();
    const outside = document.createElement("p");
    outside.textContent = "after";
    document.body.append(outside);
    const range = document.createRange();
    range.setStart(root.querySelector("b")?.firstChild ?? root, 0);
    range.setEnd(outside.firstChild ?? outside, 3);
    const span = spanOf(root, range);
    expect(span && elementText(root).slice(span.start, span.end)).toBe("Perhaps not.One");
  });
});

describe("sentences", () => {
  it("end with their block", () => {
    const { root } = sheet();
    const text = elementText(root);
    expect(sentencesOf(root, "en").map(({ start, end }) => text.slice(start, end))).toEqual([
      "The old bridge stood.",
      "Nobody crossed it!",
      "Was it safe?",
      "Perhaps not.",
      "One",
    ]);
  });

  it("are found in Chinese and without any block", () => {
    const { root } = sheet("桥很旧。没有人过桥！");
    const text = elementText(root);
    expect(sentencesOf(root, "zh").map(({ start, end }) => text.slice(start, end))).toEqual([
      "桥很旧。",
      "没有人过桥！",
    ]);
  });
});

describe("highlights", () => {
  it("are drawn by marks where the browser has none of its own, and leave the content as it was", () => {
    const part = sheet();
    paintHighlights([highlight(4, 14), highlight(31, 45, { style: "pink" })], [part]);
    expect(marked(part).join("")).toBe(highlight(4, 14).quote + highlight(31, 45).quote);
    expect(elementText(part.root)).toBe(elementText(sheet().root));
    paintHighlights([], [part]);
    expect(part.root.innerHTML).toBe(html);
  });

  it("are not drawn on another text or in another language", () => {
    const part = sheet();
    expect(rootOf(highlight(4, 14), [part])).toBe(part.root);
    expect(rootOf(highlight(4, 14, { quote: "something" }), [part])).toBeNull();
    expect(rootOf(highlight(4, 14, { lang: "zh" }), [part])).toBeNull();
  });

  it("never lie over each other, and keep all that was marked", () => {
    const text = elementText(sheet().root);
    const spans = fc.array(fc.tuple(fc.nat(text.length - 2), fc.integer({ min: 1, max: 25 })), { maxLength: 8 });
    fc.assert(
      fc.property(spans, (made) => {
        const covered = new Set<number>();
        const all = made.reduce<readonly TextHighlight[]>((before, [start, length], index) => {
          const end = Math.min(text.length, start + length);
          for (let at = start; at < end; at += 1) covered.add(at);
          return withHighlight(before, highlight(start, end, { id: `h${index}` }));
        }, []);
        const taken = all.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
        expect(new Set(taken)).toEqual(covered);
        expect(taken.length).toBe(covered.size);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const { start, end, quote } of all) expect(quote).toBe(text.slice(start, end));
      }),
    );
  });

  it("are listed passage first, as they are read", () => {
    const all = [highlight(9, 12, { part: "stem" }), highlight(20, 25), highlight(1, 3)];
    expect(inReadingOrder(all).map(({ part, start }) => [part, start])).toEqual([
      ["passage", 1],
      ["passage", 20],
      ["stem", 9],
    ]);
  });
});
