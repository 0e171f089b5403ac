import { describe, expect, it } from "vitest";
import type { clean, WayName } from "../support/markup-ways";
import { moduleOrigin as origin, pageModule } from "../support/page-module";

/** In the page. */
declare const made: { readonly clean: typeof clean };

const { page, asked } = pageModule("tests/support/markup-ways.ts");

const ways: readonly WayName[] = ["own", "library"];

describe.each(ways)("the HTML of a notice, cleaned by the way %s,", (way) => {
  const safe = (html: string): Promise<string> =>
    page().evaluate(({ by, text }) => made.clean(by, "notice", text), { by: way, text: html });

  it.each([
    [
      "keeps text, emphasis and lists",
      "<p>A <b>b</b> <i>i</i> <em>e</em> " +
        "<strong>s</strong><br><span>x</span></p><ul><li>1</li></ul><ol><li>2</li></ol>",
      "<p>A <b>b</b> <i>i</i> <em>e</em> " +
        "<strong>s</strong><br><span>x</span></p><ul><li>1</li></ul><ol><li>2</li></ol>",
    ],
    [
      "keeps links inside the application as they are",
      '<a href="/examAccess/MAPResult?attempt_id=1&amp;x=2">MAP</a>',
      '<a href="/examAccess/MAPResult?attempt_id=1&amp;x=2">MAP</a>',
    ],
    [
      "keeps whole addresses of the application",
      `<a href="${origin}/center">Me</a>`,
      `<a href="${origin}/center">Me</a>`,
    ],
    [
      "opens other sites in a window that does not learn where from",
      '<a href="https://elsewhere.test/">x</a>',
      '<a href="https://elsewhere.test/" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      "takes the address from links that run something",
      '<a href="javascript:alert(1)">x</a><a href=" java&#10;script:alert(1)">y</a><a href="data:text/html,x">z</a>',
      "<a>x</a><a>y</a><a>z</a>",
    ],
    [
      "takes addresses without a protocol",
      '<a href="//evil.test">x</a><a href="/\\evil.test">y</a>',
      "<a>x</a><a>y</a>",
    ],
    [
      "takes styles, classes, ids, handlers and data",
      '<p style="position:fixed" class="c" id="main" onclick="x()" data-a="1" aria-label="l">x</p><a ' +
        'href="/a" target="_top" name="n" style="color:red">y</a>',
      '<p>x</p><a href="/a">y</a>',
    ],
    [
      "takes pictures, frames, forms, drawings and scripts",
      '<img src="https://spy.test/x.png" onerror="x()"><iframe src="/"></iframe><form ' +
        'action="/"><input><button>go</button></form><svg><script>x()</script></svg>' +
        "<script>x()</script><style>*{}</style>",
      "go",
    ],
    [
      "keeps the text of headings, tables and the like",
      "<h1>Title</h1><table><tbody><tr><td>cell</td></tr></tbody></table>",
      "Titlecell",
    ],
    [
      "stands against markup that changes when it is read again",
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      "",
    ],
    ["leaves escaped text as text", "&lt;b&gt;Maths&lt;/b&gt; &amp; more", "&lt;b&gt;Maths&lt;/b&gt; &amp; more"],
  ])("%s", async (_, html, expected) => {
    expect(await safe(html)).toBe(expected);
  });

  it("sends no requests", () => {
    expect(asked).toEqual([]);
  });
});
