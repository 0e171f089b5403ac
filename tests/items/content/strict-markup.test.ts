import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseByParsing, type Loss } from "../../../src/items/content/sanitise";
import { readStrictly } from "../../../src/items/content/strict-markup";
import { payloads } from "./payloads";

const figure =
  '<svg viewBox="0 0 64 64" width="9" role="img" aria-label="It&quot;s &amp; so on"><path d="M1 2L3 4Z" fill="none"/>' +
  '<g transform="translate(1 2) scale(.5)"><circle cx="1" cy="2" r="3"/></g><text x="1">a &lt; b</text></svg>';
const formula = '<math><mfrac><mi>x</mi><mn>2</mn></mfrac><mspace width="1em"/><mo>=</mo></math>';
const sound = [
  'words alone, "quoted" & it\'s more',
  "<p>a &lt; b &amp;lt; c</p><p>so <b>be</b> it</p>",
  '<ul><li lang="en">one</li><li>two</li></ul>',
  `<p>${figure}</p>${figure}`,
  `<p>let ${formula} be</p>`,
  '<div class="a"><h3>It&#39;s &quot;so&quot;&nbsp;</h3>\n<blockquote><p>x<br>y<br/>z</p></blockquote><hr /></div>',
  '<table border="1" class="t"><caption>c</caption>\n<thead><tr><th scope="col">a</th></tr></thead> <tbody>' +
    '<tr><td style="Padding: 4px; color : red;" colspan="2"><p>x</p><ul><li><p>y</p></li></ul></td></tr></tbody>' +
    "</table>",
  '<p><img src="media:a.1" alt="It&quot;s" width="3"><img src="data:image/png;base64,aGk=" alt="" /></p>',
  '<span style="color:#123456">a</span><p style="">b</p><p style=" ; ">c</p>',
];

const bare = `<p> </p> <b> </b> <svg> </svg> <g> <g/> </g> <path/> <text> </text> <ul> </ul> <li> </li> <math> </math>
  <mi> </mi> <mrow/> <mo/> <p/> <br> <br/> <li/> <title> </title> <script> <style> </style> <a> <!--x--> <tspan> <desc>
  <foreignObject> <table> <td> </td> <tr> </tr> <tbody> </tbody> <thead> </thead> <tfoot> <th> <caption> </table> <div>
  </div> <blockquote> <h3> </h3> <pre> </pre> <h1> <img/> <P> <Path/>
  <p & < > " ' x é \\ &lt; &quot; &#39; &apos; &#60; &nbsp; &nbsp`;
const attributed = `<p lang="en"> | <p style="color:red"> | <p class="a"> | <p lang=""> | <p lang="en" lang="zh">
  | <p lang=en> | <g onclick="x"/> | <g fill="url(#a)"/> | <g fill="a:b"/> | <g viewbox="0"/> | <g viewBox="0"/>
  | <path d="M0 0" /> | <svg aria-label="a&quot;b"> | <svg aria-label="a>b"> | <svg aria-label="a&copy;">
  | <g marker-end="url(#a)"/> | <p style="color:red;position:fixed"> | <p style="background:url(x)">
  | <p style="a&colon;b;color:red"> | <p style="color: &#114;ed"> | <td style="color:red">
  | <p style="font-family:monospace;Font-Size:2EM"> | <p style=";"> | <div class=""> | <b class="&quot;x">
  | <math xmlns="http://a"> | <img src="media:a"> | <img src="media:a" alt=""/> | <img src="http://a">
  | <img alt="x"> | <img src="media:a" srcset="b"> | <img src=" media:a"> | <img src="media:a:b" />
  | <img src="media:a" alt="&#39;"> | <img src="data:image/svg+xml;base64,aGk=">
  | <img class="x" src="data:image/png;base64,aGk="> | <br class="x"> | <hr/> | <br/> | </br> | <p hidden="1">
  | <p id="a"> | <p constructor="a"> | <p __proto__="a"> | <p lang="en"/> | </p > | <mo form="infix">`;
/** Pieces of mark-up that seldom fit together when joined at random. */
const pieces = [...bare.split(/\s+/), ...attributed.split(/\s*\|\s*/), " ", "\n", "\r", "\0", "\ud800"];

const tags = `p b ul ol li span div h3 blockquote pre table caption thead tbody tfoot tr td th br hr img del svg g path
  text math mrow mi mo mspace`.split(/\s+/);
const attributes = [
  "",
  ' lang="en"',
  ' width="3"',
  ' viewBox="0 0 1 1"',
  ' aria-label="a &amp; b"',
  ' display="block"',
  ' style="color: red; padding:0"',
  ' style="opacity:0"',
  ' class="x"',
  ' colspan="2"',
  ' src="media:x" alt=""',
];
/** Tables, lists and blocks in places where they are allowed. */
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...sound.slice(1), "x", "<hr>", "&nbsp;", "<p>a<br>b</p>", "<p>", "</td>"),
    fc.tuple(tie("block"), tie("block")).map((both) => both.join("\n")),
    fc
      .constantFrom(...attributes)
      .chain((written) =>
        tie("block").chain((inner) =>
          fc.constantFrom(
            `<div${written}>${inner}</div>`,
            `<ul${written}><li>${inner}</li></ul>`,
            `<table><tbody><tr${written}><td${written}>${inner}</td><td>${inner}</td></tr></tbody></table>`,
            `<table${written}><thead>\n<tr><th>${inner}</th></tr></thead><tr><td>${inner}</td></tr></table>`,
            `<blockquote>${inner}</blockquote>`,
          ),
        ),
      ),
  ),
}));
/** Texts whose elements are all closed, most of them in a place where they are not allowed. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("x", "a &lt; b", "&amp;amp; ", "&#39;&quot;&nbsp;", "\n", " 'q\" "),
    fc.tuple(tie("tree"), tie("tree")).map((both) => both.join("")),
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), tie("tree"))
      .map(([tag, written, inner]) => `<${tag}${written}>${inner}</${tag}>`),
    fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes)).map(([tag, written]) => `<${tag}${written}/>`),
  ),
}));

describe("readStrictly", () => {
  it.each(sound.slice(1))("accepts text written strictly: %s", (html) => {
    const read = readStrictly(html);
    expect(read).not.toBeNull();
    expect(read).toBe(sanitiseByParsing(html));
    expect(readStrictly(read ?? "")).toBe(read);
  });

  it("leaves other texts to the parser", () => {
    expect([
      readStrictly(sound[0] ?? ""),
      ...["<p>a", "<p>a</b>", "<p/>", "<li>a</li>", '<p style="position:fixed">a</p>', "<svg>a</svg>"].map(
        readStrictly,
      ),
      ...["<P>a</P>", "<p>\0</p>", '<g x="1"/>', "<a>a</a>", '<p lang="a:b">a</p>', "<p><p>a</p></p>"].map(
        readStrictly,
      ),
    ]).toEqual(Array.from({ length: 13 }, () => null));
  });

  it("removes classes, and writes styles, signs and end tags like the parser", () => {
    expect(
      [
        '<p class="x" lang="en" style="Color: red ;">it&#39;s<br/></p>',
        '<table>\n<tr><td style="">&nbsp;</td></tr></table>',
        '<img class="x" src="media:a" alt="">',
      ].map(readStrictly),
    ).toEqual([
      '<p lang="en" style="color:red">it\'s<br /></p>',
      "<table>\n<tr><td>\u00a0</td></tr></table>",
      '<img src="media:a" alt="" />',
    ]);
  });

  it("reads every nesting of elements up to four levels like the parser", () => {
    const nested = (outer: readonly string[]): number => {
      const chains = tags.map((tag) => [...outer, tag]);
      return chains.reduce((count, chain) => {
        const written = chain.map((tag) => (tag === "img" ? '<img src="media:a">' : `<${tag}>`)).join("");
        const html = `${written}${chain
          .toReversed()
          .map((tag) => (/^(?:br|hr|img)$/.test(tag) ? "" : `</${tag}>`))
          .join("")}`;
        const read = readStrictly(html);
        if (read === null) return count;
        expect(read).toBe(sanitiseByParsing(html));
        return count + 1 + (chain.length < 4 ? nested(chain) : 0);
      }, 0);
    };
    expect(nested([])).toBeGreaterThan(5_000);
  });

  it("never differs from the parser, nor does the parser note a loss", () => {
    let taken = 0;
    const unchanged = (html: string) => {
      const read = readStrictly(html);
      if (read === null) return;
      const losses: Loss[] = [];
      expect(read).toBe(sanitiseByParsing(html, (loss) => losses.push(loss)));
      expect(losses).toEqual([]);
      expect(readStrictly(read)).toBe(read);
      taken += 1;
    };
    for (const piece of pieces) {
      const [, name = "p"] = /^<(\w+)/.exec(piece) ?? [];
      for (const html of [piece, `${piece}</${name}>`])
        for (const around of ["p", "div", "svg", "math"]) unchanged(`<${around}>${html}</${around}>`);
    }
    for (const payload of payloads) unchanged(typeof payload === "string" ? payload : JSON.stringify(payload));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join("")),
        unchanged,
      ),
      {
        numRuns: 20_000,
      },
    );
    fc.assert(fc.property(tree, unchanged), { numRuns: 5_000 });
    const before = taken;
    fc.assert(fc.property(block, unchanged), { numRuns: 2_000 });
    expect(taken - before).toBeGreaterThan(500);
    const cut = fc.record({
      html: fc.constantFrom(...sound),
      from: fc.nat(300),
      to: fc.nat(12),
      piece: fc.constantFrom("", ...pieces),
    });
    const broken = ({ html, from, to, piece }: { html: string; from: number; to: number; piece: string }) =>
      html.slice(0, from) + piece + html.slice(from + to);
    fc.assert(fc.property(cut.map(broken), unchanged), { numRuns: 5_000 });
  });
});
