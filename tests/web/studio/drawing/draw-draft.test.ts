import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftItem } from "../../../../src/contract/studio/draft-item";
import { finishDraft } from "../../../../src/items/authoring/finish-draft";
import { toHtml } from "../../../../src/items/content/content";
import { FormulaError } from "../../../../src/items/content/formulas";
import { drawDraft } from "../../../../src/web/studio/writing/drawing/draw-draft";
import { drawText } from "../../../../src/web/studio/writing/drawing/draw-text";
import { drawingParts, wantDrawingPart } from "../../../../src/web/studio/writing/drawing/drawing-parts";
import { draftOf } from "../../../support/drafts";
import { attacks } from "../../../support/markup-attacks";

const onServer = (source: string): string | null => {
  try {
    return toHtml(source);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
};

const before = drawingParts.get();
beforeAll(async () => {
  // temml looks at the page's type, which the tests' page has not
  Object.defineProperty(document, "compatMode", { configurable: true, value: "CSS1Compat" });
  await Promise.all([wantDrawingPart("formula"), wantDrawingPart("clean")]);
});

describe("a text drawn in the browser", () => {
  const written = [
    "plain words",
    "1 < 2 & 3",
    "<p>Solve \\(x^2 - 4 = 0\\).</p><p>\\[\\sum_{i=1}^n i\\]</p>",
    "<p onclick='x()'>a<script>b</script><a href='/x'>c</a></p>",
    "<table><tr><td>\\(\\frac{1}{2}\\)</table><ul><li>a<li>b</ul>",
    "<math><mi mathvariant='bold'>x</mi></math>",
    "<img src='media:a' alt='b'><img src='https://elsewhere/x.png'>",
    "<p style='color:red;position:fixed'>x</p>",
  ];

  it.each(written.map((source) => [source]))("is the one that the server makes: %s", (source) => {
    expect(drawText(source, drawingParts.get())).toEqual({ html: onServer(source), unreadable: [], missing: [] });
  });

  it("is the one that the server makes, for every known attack by mark-up", () => {
    expect(attacks.length).toBeGreaterThan(1_000);
    for (const source of attacks) expect(drawText(source, drawingParts.get()).html).toBe(onServer(source));
  });

  it("is the one that the server makes, for any joined pieces", () => {
    const piece = fc.oneof(
      fc.constantFrom(...written, ...attacks),
      fc.constantFrom(
        "\\(",
        "\\)",
        "\\[",
        "\\]",
        "\\frac{",
        "}",
        "x^2",
        "<p>",
        "</p>",
        "<td>",
        "<svg>",
        "&amp;",
        "&lt",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const source = pieces.join("");
        const drawn = drawText(source, drawingParts.get());
        const server = onServer(source);
        if (server === null) expect(drawn.unreadable).not.toEqual([]);
        else expect(drawn).toEqual({ html: server, unreadable: [], missing: [] });
      }),
    );
  });

  it("shows a formula that cannot be read as it was typed, marked, and draws the others", () => {
    const drawn = drawText("<p>\\(\\frac{1}{\\) or \\(x\\) &amp; \\[a &lt; \\b{\\]</p>", drawingParts.get());
    expect(drawn.unreadable).toEqual(["\\frac{1}{", "a < \\b{"]);
    expect(drawn.html).toContain("<math><mi>x</mi></math>");
    expect(drawn.html.match(/<mark>.*?<\/mark>/g)).toEqual([
      "<mark>\\<span></span>(\\frac{1}{\\<span></span>)</mark>",
      "<mark>\\<span></span>[a &lt; \\b{\\<span></span>]</mark>",
    ]);
    expect(toHtml(drawn.html)).toBe(drawn.html);
  });

  it("shows its words and names what it waits for until the parts are loaded", () => {
    expect(before).toEqual({ formula: null, math: null, clean: null });
    expect(drawText("<p>Half: \\(x\\)</p>", before)).toEqual({
      html: "Half: \\(x\\)",
      unreadable: [],
      missing: ["formula"],
    });
    expect(drawText("<p>a<a href='/b'>b</a>", before)).toEqual({ html: "a b", unreadable: [], missing: ["clean"] });
    expect(drawText("<p>a <b>b</b></p>", before)).toEqual({ html: "<p>a <b>b</b></p>", unreadable: [], missing: [] });
  });
});

describe("a draft drawn in the browser", () => {
  const draft: DraftItem = draftOf("Half of \\(x\\)?", {
    explanation: { en: "<p>\\(\\frac{x}{2}\\)</p>", zh: "<p>一半</p>" },
  });

  it("is the body that a revision of it has", () => {
    const { item } = finishDraft({ ...draft, explanation: { en: "<p>\\(\\frac{x}{2}\\)</p>" } }, "i", "a");
    expect(item).not.toBeNull();
    const drawn = drawDraft({ ...draft, explanation: { en: "<p>\\(\\frac{x}{2}\\)</p>" } }, drawingParts.get());
    expect([drawn.body, drawn.explanation]).toEqual([item?.body, item?.explanation]);
  });

  it("keeps the objects of texts that have not changed", () => {
    const first = drawDraft(draft, drawingParts.get());
    const next = drawDraft(
      { ...draft, body: { ...draft.body, stem: { en: "<p>A third of \\(x\\)?</p>" } } },
      drawingParts.get(),
    );
    expect(next.body.stem).not.toBe(first.body.stem);
    expect(next.explanation).toBe(first.explanation);
    const { interaction: one } = first.body;
    const { interaction: two } = next.body;
    if (one.type !== "single_choice" || two.type !== "single_choice") throw new Error("the draft is another one");
    expect(two.options.map(({ content }, n) => content === one.options[n]?.content)).toEqual([true, true]);
  });
});
