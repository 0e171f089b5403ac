import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { htmlElements, mathElements, svgElements } from "../../../../src/contract/item/content-vocabulary";
import { toHtml } from "../../../../src/items/content/content";
import { wantHtmlReader } from "../../../../src/web/studio/writing/rich-text/html-reader";
import type { HtmlNode } from "../../../../src/web/studio/writing/rich-text/html-tree";
import { readTree } from "../../../../src/web/studio/writing/rich-text/read-tree";
import { readStrictTree } from "../../../../src/web/studio/writing/rich-text/strict-tree";
import { throughEditor } from "./writing-schema";

const written = [
  "",
  "What is it?",
  "a <b>b <i>c</i></b> d",
  "x<sub>1</sub><sup>2</sup> <u>u</u> <s>s</s> <strong>st</strong> <em>em</em> <del>d</del>",
  "<p>One</p><p>Two \\(a &lt; b\\)</p>",
  "Before<p>in</p>",
  "\\[\\frac{1}{2}\\]",
  '<ul><li>a</li><li><p>b</p><ol start="3" type="a"><li value="7">q</li></ol></li></ul>',
  '<table style="width:50%"><caption>c</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">a</th>' +
    '</tr></thead><tbody style="color:red"><tr><td colspan="2" rowspan="3"><p>b</p></td></tr></tbody>' +
    "<tfoot><tr><td>f</td></tr></tfoot></table>",
  "<table><tr><td></td><td>\\(x\\)</td></tr></table>",
  '<dl><dt>a \\(x\\)</dt><dd>b</dd></dl><figure><img src="media:a" alt="b"><figcaption>c</figcaption></figure>',
  'a <img src="media:m-1" alt="Two &quot;quoted&quot; words" width="30"> b<br>c',
  '<svg viewBox="0 0 2 2"><path d="M0 0L2 2"></path></svg> and <math><mi>x</mi></math>',
  "<ruby>漢<rt>hàn</rt></ruby><wbr>x",
  '<span lang="fr" dir="ltr">x<br>y</span><hr>',
  "<pre>a\n  <code>b</code></pre>",
  "<h3>h3</h3><h4>h4</h4><h5>h5</h5><h6>h6</h6>",
  '<div style="text-align:center"><p>k</p><blockquote>q</blockquote></div>',
  '<p style="text-indent:2em" lang="zh">x</p>',
  "Fill {{gap_1}} and {{gap_2}} in.",
  "one\u00a0two &amp; three &lt; four",
  "<code>c</code><kbd>k</kbd><samp>s</samp><var>v</var><q>q</q><cite>c</cite><abbr>a</abbr><dfn>d</dfn><bdi>b</bdi>",
  "<mark>m</mark><small>s</small><ins>i</ins>",
];

beforeAll(async () => {
  await wantHtmlReader();
});

describe("a text that is opened in the editor and not changed", () => {
  it.each(written.map((html) => [html]))("stays as it was: %s", (html) => {
    expect(throughEditor(html)).toBe(html);
  });

  const words = fc.constantFrom(
    "a",
    "two words",
    "x ",
    " y",
    "&amp;",
    "&lt;",
    "\u00a0",
    "中文",
    "\\(x^2\\)",
    "\\[y\\]",
    "{{g}}",
    "\\(",
    "\\",
  );
  const attribute = fc.constantFrom("", "", ' lang="fr"', ' style="color:red"', ' dir="rtl" lang="ar"');
  const inline = fc.letrec<{ text: string; run: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      words,
      fc.constantFrom(
        "<br>",
        '<img src="media:p" alt="q">',
        "<svg><g></g></svg>",
        "<math><mn>1</mn></math>",
        "<ruby>a<rt>b</rt></ruby>",
      ),
      fc
        .tuple(
          fc.constantFrom(
            "b",
            "strong",
            "i",
            "em",
            "u",
            "s",
            "sub",
            "sup",
            "span",
            "code",
            "mark",
            "small",
            "q",
            "ins",
          ),
          attribute,
          tie("run"),
        )
        .map(([name, attributes, inside]) => `<${name}${attributes}>${inside}</${name}>`),
    ),
    run: fc.array(tie("text"), { maxLength: 4 }).map((parts) => parts.join("")),
  })).run;
  const block = fc.letrec<{ block: string; blocks: string }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      inline,
      fc
        .tuple(fc.constantFrom("p", "h3", "h4", "pre"), attribute, inline)
        .map(([name, a, inside]) => `<${name}${a}>${inside}</${name}>`),
      fc.constantFrom("<hr>", "<dl><dt>a</dt></dl>", '<figure><img src="media:f" alt="g"></figure>'),
      fc
        .tuple(fc.constantFrom("div", "blockquote"), attribute, tie("blocks"))
        .map(([name, a, inside]) => `<${name}${a}>${inside}</${name}>`),
      fc
        .tuple(fc.constantFrom("ul", "ol"), fc.array(tie("blocks"), { minLength: 1, maxLength: 3 }))
        .map(([name, rows]) => `<${name}>${rows.map((row) => `<li>${row}</li>`).join("")}</${name}>`),
      fc
        .tuple(
          fc.constantFrom("", "thead", "tbody"),
          fc.array(fc.array(tie("blocks"), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
        )
        .map(([part, rows]) => {
          const inside = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
          return `<table>${part === "" ? inside : `<${part}>${inside}</${part}>`}</table>`;
        }),
    ),
    blocks: fc.array(tie("block"), { maxLength: 3 }).map((parts) => parts.join("")),
  })).blocks;

  it("is written as a text that no second opening changes, and shows the same words, formulas and pictures", () => {
    fc.assert(
      fc.property(block, (html) => {
        const once = throughEditor(html);
        expect(throughEditor(once)).toBe(once);
        expect(shown(once)).toEqual(shown(html));
      }),
    );
  });

  it("is read without a parser as with it, where its mark-up is strict", () => {
    const joined = (nodes: readonly HtmlNode[]): HtmlNode[] =>
      nodes.reduce<HtmlNode[]>((before, node) => {
        const last = before.at(-1);
        if (typeof node !== "string") return [...before, { ...node, children: joined(node.children) }];
        return typeof last === "string" ? [...before.slice(0, -1), last + node] : [...before, node];
      }, []);
    const same = (html: string): boolean => {
      const strict = readStrictTree(html);
      if (strict !== null) expect(joined(strict)).toEqual(joined(readTree(html)));
      return strict !== null;
    };
    const count = { strict: 0 };
    fc.assert(
      fc.property(block, (html) => {
        if (same(html)) count.strict += 1;
        same(throughEditor(html));
      }),
    );
    expect(count.strict).toBeGreaterThan(0);
    expect(written.filter(same).length).toBeGreaterThan(written.length / 3);
    expect(same('<p>a <b>b</b> <iv-formula n="0"></iv-formula>&nbsp;&lt;</p><ul><li>c</li></ul>')).toBe(true);
    expect(["<p>a<p>b", "<b>a", "a<svg></svg>", "<p><table></table></p>"].map(same)).toEqual(Array(4).fill(false));
  });

  it("is read without an error, whatever is in it", () => {
    const names = [
      ...htmlElements,
      ...mathElements,
      ...svgElements,
      "script",
      "style",
      "a",
      "font",
      "iv-formula",
      "td",
      "tr",
      "li",
    ];
    const piece = fc.oneof(
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(
        "<td colspan=99999999>",
        "<img src=x onerror=alert(1)>",
        "<!--",
        "-->",
        "<![CDATA[",
        "\\(",
        "\\)",
        "<iv-formula n=0>",
        "&#0;",
        "<",
      ),
      words,
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = throughEditor(pieces.join(""));
        expect(throughEditor(once)).toBe(once);
      }),
    );
  });
});

const marks: Readonly<Record<string, string>> = { b: "b", strong: "b", i: "i", em: "i", u: "u", s: "s", del: "s" };
const meaningful = new Set("sub sup code small q mark ins span td li dt rt h3 h4 pre blockquote figure".split(" "));
const single = new Set(["img", "hr", "br", "g", "math"]);

/** What a reader gets of a text: each sign with what its elements mean, in whatever order they stand. */
const shown = (html: string): string[] => {
  const signs: string[] = [];
  const read = (nodes: readonly HtmlNode[], around: readonly string[]): void => {
    for (const node of nodes) {
      if (typeof node === "string") {
        for (const sign of node.replaceAll(/[ \n]/g, "")) signs.push([...new Set(around)].toSorted().join(".") + sign);
        continue;
      }
      if (single.has(node.name)) signs.push(`<${node.name}>`);
      const name = marks[node.name] ?? (meaningful.has(node.name) ? node.name : null);
      read(node.children, name === null ? around : [...around, name]);
    }
  };
  read(readTree(toHtml(html)), []);
  return signs;
};
