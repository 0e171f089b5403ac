import { describe, expect, it } from "vitest";
import { sanitise } from "../../src/items/content/sanitise";
import { plannedBanks } from "../../src/items/review/plan";
import { pageModule } from "../support/page-module";

interface Made {
  readonly cleanMarkup: (html: string) => unknown;
}

const { page, asked } = pageModule("src/web/item/content/clean-markup.ts");

const clean = (html: string): Promise<string> =>
  page().evaluate((text) => String((globalThis as unknown as { made: Made }).made.cleanMarkup(text)), html);

/** What cleaning changes, each beside what a parser alone makes of it. */
const changed = (texts: readonly string[]): Promise<readonly (readonly [string, string])[]> =>
  page().evaluate(
    (list) =>
      list.flatMap((text) => {
        const parsed = document.createElement("template");
        parsed.innerHTML = text;
        const cleaned = String((globalThis as unknown as { made: Made }).made.cleanMarkup(text));
        return parsed.innerHTML === cleaned ? [] : [[parsed.innerHTML, cleaned] as const];
      }),
    texts,
  );

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && /[<&]/.test(value)) yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

describe("the mark-up of an item", () => {
  it("loses nothing where it comes from the bank", async () => {
    const texts = [...new Set(plannedBanks.flatMap(({ items }) => items().flatMap((item) => [...textsIn(item)])))];
    expect(texts.length).toBeGreaterThan(2000);
    expect((await changed(texts.map((text) => text.replace(/\bsrc="media:/g, 'src="/media/')))).slice(0, 3)).toEqual(
      [],
    );
  });

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
    expect(await changed([rich])).toEqual([]);
  });

  it.each([
    ["scripts and handlers", '<p onclick="x()">a<script>x()</script></p>', "<p>a</p>"],
    ["pictures from elsewhere", '<img src="https://spy.test/x.png" alt="a" onerror="x()">', '<img alt="a">'],
    ["pictures that are documents", '<img src="data:image/svg+xml,x">', "<img>"],
    ["links, frames and forms", '<a href="/center">a</a><iframe src="/"></iframe><form><input>b</form>', "ab"],
    ["names that a page calls", '<p id="__proto__" name="location">a</p>', "<p>a</p>"],
    [
      "foreign content of drawings",
      '<svg><foreignObject><p>a</p></foreignObject><use href="/x"></use></svg>',
      "<svg></svg>",
    ],
    ["data but the place of a gap", '<span data-gap="g" data-tip="x"></span>', '<span data-gap="g"></span>'],
  ])("loses %s", async (_, html, expected) => {
    expect(await clean(html)).toBe(expected);
  });

  it("asks nobody for anything", () => {
    expect(asked).toEqual([]);
  });
});
