import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { htmlElements, mathElements, svgElements } from "../../../src/contract/item/content-vocabulary";
import { plainText, toContent, toHtml } from "../../../src/items/content/content";
import { FormulaError } from "../../../src/items/content/formulas";
import type { Loss } from "../../../src/items/content/sanitise";
import { payloads } from "./payloads";

const known = new Set([...htmlElements, ...mathElements, ...svgElements]);
const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });

/** The dangers of this HTML in a page, as sentences; empty for harmless HTML. */
const dangers = (html: string): string[] => {
  const body = new window.DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, "text/html").body;
  return [...body.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].flatMap((attribute) => {
      const value = attribute.value ?? "";
      if (name === "marker" && attribute.name === "id")
        return value.startsWith("fig-") ? [] : [`marker is called ${value}`];
      if (attribute.name.startsWith("marker-") && /^url\(#fig-[\w-]+\)$/.test(value)) return [];
      if (/^on|^(?:id|name|class|href|srcset|srcdoc|action|formaction|background|data)$|:/i.test(attribute.name))
        return [`${name} has ${attribute.name}`];
      if (attribute.name === "src" && !/^(?:media:[\w.-]+|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(value))
        return [`${name} fetches ${value}`];
      return /url\s*\(|javascript:|expression|@import|position|z-index/i.test(value) && attribute.name !== "alt"
        ? [`${name} ${attribute.name}=${value}`]
        : [];
    });
    return known.has(name) ? attributes : [`element ${name}`, ...attributes];
  });
};

const safe = (source: string): string | null => {
  try {
    return toHtml(source);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
};

describe("hostile content", () => {
  it("is recognised by this test", () => {
    expect(dangers('<img src="x" onerror="boom()"><p style="position:fixed" id="a">x</p><form></form>')).toEqual([
      "img fetches x",
      "img has onerror",
      "p style=position:fixed",
      "p has id",
      "element form",
    ]);
  });

  it.each(payloads.map((payload) => [payload]))("%j", (payload) => {
    const html = safe(payload) ?? "";
    expect(dangers(html)).toEqual([]);
    expect(dangers(safe(`<p>before ${payload} after</p>`) ?? "")).toEqual([]);
    expect(
      dangers(safe(`<svg viewBox="0 0 1 1"><text>${payload}</text></svg><math><mtext>${payload}</mtext></math>`) ?? ""),
    ).toEqual([]);
    expect(toHtml(html)).toBe(html);
  });

  it("stays harmless and settled for any joined pieces of them", () => {
    const pieces = fc.constantFrom(
      ...payloads.flatMap((payload) => [payload, payload.slice(0, 17), payload.slice(9)]),
      "<p>",
      "</p>",
      "<table>",
      "<td>",
      "</math>",
      "<li>",
      "\\(",
      "\\)",
      "\\",
      "&#92;",
      "&lt;",
      "<!--",
      "-->",
      "<svg>",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const html = safe(parts.join(""));
        if (html === null) return;
        expect(dangers(html)).toEqual([]);
        expect(safe(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });
});

describe("harmless content", () => {
  const same: readonly string[] = [
    "Plain words, 中文, عربى and 👩‍🔬",
    "<p>A <strong>bold</strong> and <em>slanted</em> H<sub>2</sub>O m<sup>2</sup></p>",
    '<table border="0" cellpadding="0"><tbody><tr>' +
      '<td colspan="2" style="border:solid white 0px;padding:0;border-right:2px solid black">x</td>' +
      "</tr></tbody></table>",
    '<span style="visibility:hidden">.</span>',
    '<span style="font-weight:700;color:#1a3a6e;font-size:1.05em">x</span>',
    '<svg viewBox="0 0 10 10" preserveAspectRatio="none" role="img" aria-label="A line">' +
      '<line x1="0" y1="0" x2="9" y2="9" stroke="currentColor" stroke-width="2"></line></svg>',
    '<img src="media:plot.1" alt="A plot" width="20" />',
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" />',
    "<math><mrow><mi>x</mi><mo>≤</mo><mn>3</mn></mrow></math>",
    '<ol start="3" type="a"><li>x</li></ol>',
  ];
  it.each(same.map((html) => [html]))("%s", (html) => {
    expect(toHtml(html)).toBe(html);
  });

  it("keeps the case that SVG needs, whatever the case written", () => {
    expect(toHtml('<svg VIEWBOX="0 0 1 1"/>')).toBe('<svg viewBox="0 0 1 1"></svg>');
  });

  it("keeps arrowheads, under names that clobber nothing", () => {
    const html = toHtml(
      '<svg><defs><marker id="arrow" refX="3" orient="auto"><path d="M0 0L3 3"/></marker></defs>' +
        '<g id="g"></g><line marker-end="url(#arrow)" marker-start="url(//evil.example#a)"/></svg>',
    );
    expect(html).toBe(
      '<svg><defs><marker id="fig-arrow" refX="3" orient="auto"><path d="M0 0L3 3"></path></marker></defs>' +
        '<g></g><line marker-end="url(#fig-arrow)"></line></svg>',
    );
    expect(toHtml(html)).toBe(html);
  });

  it("drops a link and keeps its words", () => {
    expect(toHtml('See <a href="https://example.org">the page</a>.')).toBe("See the page.");
  });

  it("loses characters that databases cannot store", () => {
    expect(toHtml("a\u0000b\ud800c\ttab")).toBe("abc\ttab");
  });

  it("stays hidden where it was hidden", () => {
    expect(toHtml('<p hidden>a</p><p hidden style="color:red">b</p>')).toBe(
      '<p style="display:none">a</p><p style="color:red;display:none">b</p>',
    );
  });

  it.each([["\\("], ["\\["], ["<a"], ["<p>"], ["&#92;("], ["\\(\\\\"], ["<!--"], ["<p style='a:b;"], ["</p>"]])(
    "is not slowed down by 200 kB of %j",
    (piece) => {
      const begun = performance.now();
      safe(piece.repeat(200_000 / piece.length));
      expect(performance.now() - begun).toBeLessThan(3_000);
    },
  );

  it("reports each loss", () => {
    const losses: Loss[] = [];
    toHtml('<script>x</script><p style="position:fixed">a</p><img src="x.png">', (loss) => losses.push(loss));
    expect(losses).toEqual([
      { kind: "element", name: "script" },
      { kind: "style", name: "position" },
      { kind: "image", name: "x.png" },
    ]);
  });

  it("is sanitised in each of its languages", () => {
    expect(toContent({ en: "<b onclick=x>a</b>", zh: "\\(x\\)" })).toEqual({
      en: "<b>a</b>",
      zh: "<math><mi>x</mi></math>",
    });
    expect(toContent({ zh: "甲" })).toEqual({ zh: "甲" });
  });

  it("reads as plain words", () => {
    expect(plainText("<p>3 &lt; 4</p><p>&amp;lt;</p>")).toBe("3 < 4 &lt;");
  });
});

describe("formulas", () => {
  it("become MathML inline and in a block", () => {
    expect(toHtml("Is \\(\\frac{a}{2}<b\\) or \\[x^2\\]?")).toBe(
      "Is <math><mrow><mfrac><mi>a</mi><mn>2</mn></mfrac><mo>&lt;</mo><mi>b</mi></mrow></math> or " +
        '<math display="block"><msup><mi>x</mi><mn>2</mn></msup></math>?',
    );
  });

  it("may be written with entities, as HTML asks", () => {
    expect(toHtml("\\(a&lt;b\\)")).toBe(toHtml("\\(a<b\\)"));
  });

  it("draw a line over letters without a style sheet", () => {
    expect(toHtml("\\(\\overline{AB}\\)")).toBe(
      '<math><mrow style="padding:0.1em 0 0 0;border-top:0.065em solid">' +
        "<mrow><mi>A</mi><mi>B</mi></mrow></mrow></math>",
    );
  });

  it.each([["\\(\\frac{1}\\)"], ["\\(\\nosuch\\)"], ["\\(\\cancel{x}\\)"], ["\\[{\\]"]])("%s is refused", (source) => {
    expect(() => toHtml(source)).toThrow(FormulaError);
  });

  it("may hold rows with a gap between them", () => {
    expect(toHtml("\\[\\begin{matrix}1\\\\[4pt]2\\end{matrix}\\] and \\(x\\)")).toMatch(
      /^<math display="block">.*<\/math> and <math><mi>x<\/mi><\/math>$/,
    );
  });

  it("are left alone inside attributes", () => {
    expect(toHtml('<img src="media:a" alt="\\(x\\)">')).toBe('<img src="media:a" alt="\\(x\\)" />');
  });
});
