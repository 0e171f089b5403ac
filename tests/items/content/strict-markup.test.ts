import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseByParsing } from "../../../src/items/content/sanitise";
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
];

const bare = `<p> </p> <b> </b> <svg> </svg> <g> <g/> </g> <path/> <text> </text> <ul> </ul> <li> </li> <math> </math>
  <mi> </mi> <mrow/> <mo/> <p/> <br> <br/> <li/> <title> </title> <script> <style> </style> <a> <!--x--> <tspan> <desc>
  <foreignObject> <table> <td> </table> <h1> <img/> <P> <Path/> <p & < > " ' x é \\ &lt; &quot; &#60; &nbsp;`;
const attributed = `<p lang="en">
  | <p style="color:red"> | <p class="a"> | <p lang=""> | <p lang="en" lang="zh"> | <p lang=en>
  | <g onclick="x"/> | <g fill="url(#a)"/> | <g fill="a:b"/> | <g viewbox="0"/> | <g viewBox="0"/> | <path d="M0 0" />
  | <svg aria-label="a&quot;b"> | <svg aria-label="a>b"> | <svg aria-label="a&copy;"> | <g marker-end="url(#a)"/>
  | <p hidden="1"> | <p id="a"> | <p constructor="a"> | <p __proto__="a"> | <p lang="en"/> | </p > | <mo form="infix">`;
/** Pieces of mark-up that seldom fit together when joined at random. */
const pieces = [...bare.split(/\s+/), ...attributed.split(/\s*\|\s*/), " ", "\n", "\r", "\0", "\ud800"];

const tags = "p b ul ol li span svg g path text math mrow mi mo mspace".split(" ");
const attributes = [
  "",
  ' lang="en"',
  ' width="3"',
  ' viewBox="0 0 1 1"',
  ' aria-label="a &amp; b"',
  ' display="block"',
];
/** Texts whose elements are all closed, most of them in a place where they are not allowed. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("x", "a &lt; b", "&amp;amp; ", "\n", " 'q\" "),
    fc.tuple(tie("tree"), tie("tree")).map((both) => both.join("")),
    fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), tie("tree"))
      .map(([tag, written, inner]) => `<${tag}${written}>${inner}</${tag}>`),
    fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes)).map(([tag, written]) => `<${tag}${written}/>`),
  ),
}));

describe("readStrictly", () => {
  it.each(sound.slice(1))("reads what is written strictly: %s", (html) => {
    const read = readStrictly(html);
    expect(read).not.toBeNull();
    expect(read).toBe(sanitiseByParsing(html));
    expect(readStrictly(read ?? "")).toBe(read);
  });

  it("leaves other texts to the parser", () => {
    expect([
      readStrictly(sound[0] ?? ""),
      ...["<p>a", "<p>a</b>", "<p/>", "<li>a</li>", '<p style="color:red">a</p>', "<svg>a</svg>"].map(readStrictly),
      ...["<P>a</P>", "<p>\0</p>", '<g x="1"/>', "<a>a</a>", '<p lang="a:b">a</p>', "<p><p>a</p></p>"].map(
        readStrictly,
      ),
    ]).toEqual(Array.from({ length: 13 }, () => null));
  });

  it("never differs from the parser", () => {
    const unchanged = (html: string) => {
      const read = readStrictly(html);
      if (read !== null) expect(read).toBe(sanitiseByParsing(html));
    };
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
