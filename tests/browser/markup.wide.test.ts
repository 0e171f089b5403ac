import { describe, expect, it } from "vitest";
import * as vocabulary from "../../src/contract/item/content-vocabulary";
import { toHtml } from "../../src/items/content/content";
import { sanitise } from "../../src/items/content/sanitise";
import { plannedBanks } from "../../src/items/review/plan";
import { attacks } from "../support/markup-attacks";
import type { clean, Kind, placed, WayName } from "../support/markup-ways";
import { moduleOrigin, pageModule } from "../support/page-module";

interface Made {
  readonly clean: typeof clean;
  readonly placed: typeof placed;
}
/** In the page. */
declare const made: Made;

const { page, asked } = pageModule("tests/support/markup-ways.ts");

const ways: readonly WayName[] = ["own", "library"];

const cleaned = (way: WayName, kind: Kind, html: string): Promise<string> =>
  page().evaluate(({ way: by, kind: of, html: text }) => made.clean(by, of, text), { way, kind, html });

/** The changes made by cleaning, each beside the result of parsing alone. */
const changed = (way: WayName, texts: readonly string[]): Promise<readonly (readonly [string, string])[]> =>
  page().evaluate(
    ({ by, list }) =>
      list.flatMap((text) => {
        const parsed = document.createElement("template");
        parsed.innerHTML = text;
        const left = made.clean(by, "item", text);
        return parsed.innerHTML === left ? [] : [[parsed.innerHTML, left] as const];
      }),
    { by: way, list: texts },
  );

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && /[<&]/.test(value)) yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

/** Every text of the bank with mark-up in it, as a sitting shows it. */
const inBank = (): readonly string[] =>
  [...new Set(plannedBanks.flatMap(({ items }) => items().flatMap((item) => [...textsIn(item)])))].map((text) =>
    text.replace(/\bsrc="media:/g, 'src="/media/'),
  );

describe("the mark-up of the bank", () => {
  it("loses nothing, by either way", async () => {
    const texts = inBank();
    expect(texts.length).toBeGreaterThan(2000);
    for (const way of ways) expect((await changed(way, texts)).slice(0, 3)).toEqual([]);
  });
});

describe.each(ways)("the mark-up of an item, cleaned by the way %s,", (way) => {
  it("loses nothing that the server lets through", async () => {
    const rich = sanitise(
      '<h3 style="color:red;margin:0 1em">T</h3><table border="1"><tbody>' +
        '<tr><td colspan="2" align="right">1</td></tr></tbody></table>' +
        '<ol start="3" type="a"><li value="4">x</li></ol><ruby>字<rt>zì</rt></ruby>' +
        '<math display="block"><mmultiscripts><mi>C</mi><mn>2</mn><mprescripts></mprescripts></mmultiscripts>' +
        '<munderover><mo largeop="true">∑</mo><mn>1</mn><mi>n</mi></munderover></math>' +
        '<svg viewBox="0 0 9 9" role="img" aria-label="an arrow" preserveAspectRatio="none"><defs>' +
        '<marker id="tip" markerWidth="4" markerHeight="4" refX="1" refY="1" orient="auto"><path d="M0 0"></path>' +
        '</marker></defs><text text-anchor="middle" font-size="3"><tspan dx="1">a</tspan></text>' +
        '<line x1="0" x2="5" stroke-width="2" vector-effect="non-scaling-stroke" marker-end="url(#tip)"></line></svg>' +
        '<img src="data:image/png;base64,AAAA" alt="a &lt; b" width="4" height="5">',
    );
    expect(rich).toContain("fig-tip");
    expect(await changed(way, [rich])).toEqual([]);
  });

  it("loses nothing of a formula that the server draws", async () => {
    const latex = String.raw`\(\overset{\frown}{AB}\) \((3,4)\) \(\prescript{14}{6}{C}\) \(\fbox{x}\)
      \(\colorbox{red}{x}\) \(\overline{AB}\) \(f''(x)\)
      \(\begin{cases} x & y \\ -x & z \end{cases}\) \(\left| x \right)\) \(\rule{3em}{1pt}\)`;
    const mathml =
      '<math><mi mathvariant="bold">v</mi><mi mathvariant="double-struck">R</mi><mi mathcolor="red">x</mi>' +
      '<mtext mathvariant="bold">中</mtext><ms>a</ms><menclose notation="box"><mi>x</mi></menclose>' +
      '<mo form="prefix" fence="true" lspace="0em" largeop="false">(</mo></math>';
    const texts = [toHtml(latex), toHtml(mathml)];
    expect(texts.join("")).not.toMatch(/mathvariant="[^n]|mathcolor|menclose/);
    expect(await changed(way, texts)).toEqual([]);
  });

  it.each([
    ["scripts and handlers", '<p onclick="x()">a<script>x()</script></p>', "<p>a</p>"],
    ["pictures from elsewhere", '<img src="https://spy.test/x.png" alt="a" onerror="x()">', '<img alt="a">'],
    ["pictures that are documents", '<img src="data:image/svg+xml,x">', "<img>"],
    ["addresses of what is no picture", '<p src="/media/x">a</p>', "<p>a</p>"],
    ["links, frames and forms", '<a href="/center">a</a><iframe src="/"></iframe><form><input>b</form>', "ab"],
    ["what it does not know, but not what that holds", "<center>a<x-y><b>b</b></x-y></center>", "a<b>b</b>"],
    ["names that a page calls", '<p id="__proto__" name="location">a</p>', "<p>a</p>"],
    [
      "foreign content of drawings",
      '<svg><foreignObject><p>a</p></foreignObject><use href="/x"></use></svg>',
      "<svg></svg>",
    ],
    ["data but the place of a gap", '<span data-gap="g" data-tip="x"></span>', '<span data-gap="g"></span>'],
    ["comments and what a program would read", "<p>a<!--b--><?c d?></p>", "<p>a</p>"],
  ])("loses %s", async (_, html, expected) => {
    expect(await cleaned(way, "item", html)).toBe(expected);
  });
});

describe("harmful mark-up", () => {
  const { everywhere, htmlAttributes, markerAttributes, mathAttributes, svgAttributes } = vocabulary;
  const known: Readonly<
    Record<Kind, { readonly elements: readonly string[]; readonly attributes: readonly string[] }>
  > = {
    item: {
      elements: ["h2", ...vocabulary.htmlElements, ...vocabulary.mathElements, ...vocabulary.svgElements],
      attributes: [
        ...[everywhere, Object.values(htmlAttributes).flat(), mathAttributes, svgAttributes, markerAttributes].flat(),
        "class",
        "data-gap",
      ],
    },
    notice: {
      elements: ["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "ul"],
      attributes: ["href", "target", "rel"],
    },
  };

  /** The elements that neither way or only one way leaves in the page, and how often a script ran. */
  const outcome = (kind: Kind, texts: readonly string[]) =>
    page().evaluate(
      async ({ of, list, elements, attributes }) => {
        let hits = 0;
        const whenRun = new Promise<void>((resolve) =>
          Object.assign(globalThis, { hit: () => (hits += 1), last: () => resolve() }),
        );
        const foreign = new Set<string>();
        const differing = list.flatMap((text) => {
          const both = (["own", "library"] as const).map((way) => {
            const place = made.placed(way, of, text);
            for (const element of place.querySelectorAll("*")) {
              if (!elements.includes(element.localName)) foreign.add(`<${element.localName}>`);
              for (const { name } of element.attributes) if (!attributes.includes(name)) foreign.add(name);
            }
            return place.innerHTML;
          });
          return both[0] === both[1] ? [] : [[text, ...both]];
        });
        // whatever would run by itself has run before this, which does
        const canary = document.createElement("div");
        document.body.append(canary);
        canary.innerHTML = "<img src=data:, onerror=last()>";
        await whenRun;
        for (const link of document.querySelectorAll<HTMLElement>("div *")) link.dispatchEvent(new Event("click"));
        document.body.replaceChildren();
        return { hits, foreign: [...foreign], differing };
      },
      { of: kind, list: texts, ...known[kind] },
    );

  it.each<Kind>(["item", "notice"])("runs no script of the kind %s, and both ways leave the same", async (kind) => {
    expect(attacks.length).toBeGreaterThan(5000);
    const { hits, foreign, differing } = await outcome(kind, attacks);
    expect({ hits, foreign, differing: differing.slice(0, 3) }).toEqual({ hits: 0, foreign: [], differing: [] });
  });

  it("is cleaned more strictly by the library if it could confuse the library itself", async () => {
    const texts = [
      "<form><input name=attributes><input name=parentNode>a</form>",
      "<form><input id=replaceWith><input id=childNodes>a</form>",
      "<p is=x-y>a</p>",
      "<img alt='a --> b' onerror=hit()>",
    ];
    const { hits, foreign, differing } = await outcome("item", texts);
    expect({ hits, foreign }).toEqual({ hits: 0, foreign: [] });
    expect(differing.map(([, ...both]) => both)).toEqual([
      ["a", ""],
      ["a", ""],
      ["<p>a</p>", ""],
      ['<img alt="a --&gt; b">', "<img>"],
    ]);
  });

  it("is parsed as on the page if a table is in a paragraph, which the library allows", async () => {
    const { hits, differing } = await outcome("item", ["<p>a<table><img src=x onerror=hit()></table></p>"]);
    expect({ hits, differing }).toEqual({
      hits: 0,
      differing: [
        [
          "<p>a<table><img src=x onerror=hit()></table></p>",
          "<p>a</p><img><table></table><p></p>",
          "<p>a<img></p><table></table><p></p>",
        ],
      ],
    });
  });

  it("sends no requests", () => {
    expect(asked.filter((address) => !address.startsWith(`${moduleOrigin}/media/`))).toEqual([]);
  });
});
