import { describe, expect, it } from "vitest";
import { parsePasted } from "../../../../src/items/import/pasted/parse-pasted";
import { outlineOfHtml } from "./outline";

/** A paragraph of a list as Word writes it: its number or letter stands in a span that other programs leave out. */
const word = (sign: string, text: string, level = 1): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span lang=EN-GB style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=EN-GB>${text}<o:p></o:p></span></p>\n`;
const paragraph = (text: string): string =>
  `<p class=MsoNormal style='margin-bottom:0cm'><span\nlang=EN-GB>${text}<o:p></o:p></span></p>\n`;
const fromWord = (...parts: readonly string[]): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8>` +
  `<style><!-- p.MsoNormal {margin:0} --></style>` +
  `<xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml></head>` +
  `<body lang=EN-GB><!--StartFragment-->${parts.join("")}<!--EndFragment--></body></html>`;
const empty = paragraph("&nbsp;");

const cases: readonly (readonly [title: string, html: string, outline: readonly string[]])[] = [
  [
    "reads numbers and letters of Word's lists",
    fromWord(
      word("1.", "Which is even?"),
      word("a.", "One", 2),
      word("b.", "Two *", 2),
      word("2.", "Which is odd?"),
      word("a.", "One", 2),
      word("b.", "Two", 2),
      paragraph("Answer: a"),
    ),
    ["Which is even? → one of: One | *Two", "Which is odd? → one of: *One | Two"],
  ],
  [
    "reads typed numbers in Word's paragraphs with empty ones between",
    fromWord(
      paragraph("1) Which is even?"),
      paragraph("A) 1"),
      paragraph("B) 2"),
      paragraph("Answer: B"),
      empty,
      paragraph("2) Which is odd?"),
      paragraph("A) 1"),
      paragraph("B) 2"),
      paragraph("Answer: A"),
    ),
    ["Which is even? → one of: 1 | *2", "Which is odd? → one of: *1 | 2"],
  ],
  [
    "reads lists of a browser, where lists within are choices",
    "<ol><li>Which is even?<ol><li>1</li><li>2</li></ol></li></ol><p>Answer: b</p>",
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "goes on with a list that begins at another number",
    '<ol start="4"><li>Which is even?</li></ol><ol type="A"><li>1</li><li>2</li></ol><p>Answer: B</p>',
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "reads bullets as choices",
    "<p>Which is even?</p><ul><li>1</li><li>2 *</li></ul>",
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "reads lines that are broken within a paragraph",
    "<p>1. Which is even?<br>a) 1<br>b) 2<br>Answer: b</p>",
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "reads the paragraphs of a document on the web",
    '<b style="font-weight:normal;" id="docs-internal-guid-1">' +
      '<p dir="ltr"><span style="font-weight:400">1. Which is even?</span></p>' +
      '<p dir="ltr"><span style="font-weight:700">a) 1</span></p><p dir="ltr"><span>*b) 2</span></p></b>',
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "leaves scripts and styles out",
    "<style>p{}</style><script>alert(1)</script><p>1. Which is even?</p><p>a) 1</p><p>*b) 2</p>",
    ["Which is even? → one of: 1 | *2"],
  ],
  [
    "reads full-width Chinese paragraphs",
    "<p>１．下列哪个是偶数？（２分）</p><p>Ａ．１</p><p>Ｂ．２</p><p>答案：Ｂ</p>",
    ["下列哪个是偶数？ → one of: １ | *２ → 2 points"],
  ],
  ["refuses what has no key", "<p>1. Which is even?</p><p>a) 1</p><p>b) 2</p>", ["lines 1–3: keyNotMarked"]],
  [
    "refuses a picture that lies on another server",
    '<p>1. What is this? <img src="https://example.org/a.png"></p><p>a) 1</p><p>*b) 2</p>',
    ["lines 1–3: mediaRemote"],
  ],
  [
    "refuses a picture that was not pasted with its text",
    '<p>1. What is this? <img src="file:///C:/a/clip_image001.png"></p><p>a) 1</p><p>*b) 2</p>',
    ["lines 1–3: mediaRemote"],
  ],
];

describe("pasted HTML", () => {
  it.each(cases)("%s", async (_title, html, outline) => {
    expect(await outlineOfHtml(html)).toEqual(outline);
  });

  const stemOf = async (html: string): Promise<string | undefined> => {
    const { items } = await parsePasted(
      { html: `${html}<p>a) 1</p><p>*b) 2</p>` },
      { seed: "a paste", language: "en" },
    );
    return items[0]?.item.body.stem.en;
  };

  it.each([
    ["sub and super", "<p>1. H<sub>2</sub>O and x<sup>2</sup></p>", "H<sub>2</sub>O and x<sup>2</sup>"],
    ["bold and italics", "<p>1. <strong>Which</strong> <em>one</em>?</p>", "<b>Which</b> <i>one</i>?"],
    ["bold that spans the number", "<p><b>1. Which one</b>?</p>", "<b>Which one</b>?"],
    ["styled spans", "<p>1. x<span style='vertical-align:super'>2</span></p>", "x<sup>2</sup>"],
    [
      "a table",
      "<p>1. Read.</p><table class=MsoTable border=1>" +
        "<tr><td style='mso-x:1'><p>a</p></td><td><p>b</p></td></tr></table>",
      "Read.<br /><table><tr><td>a</td><td>b</td></tr></table>",
    ],
    ["LaTeX between dollars", "<p>1. What is $x^2$?</p>", String.raw`What is \(x^2\)?`],
    ["signs that HTML needs escaped", "<p>1. 1 &lt; 2 &amp; 3</p>", "1 &lt; 2 &amp; 3"],
  ])("keeps %s", async (_title, html, stem) => {
    expect(await stemOf(html)).toBe(stem);
  });
});

describe("hostile text that is pasted", () => {
  const within = async (paste: { text: string } | { html: string }): Promise<number> => {
    const started = performance.now();
    await parsePasted(paste, { seed: "a paste" });
    return performance.now() - started;
  };
  const most = 5_000;
  it.each([
    ["a million spaces in a line", { text: `1. a${" ".repeat(1_000_000)}b\na) 1\n*b) 2` }],
    ["a million stars", { text: `1. Which?\na) ${"*".repeat(1_000_000)}\nb) 2` }],
    ["a million dollars", { text: `1. ${"$".repeat(1_000_000)}\na) 1\n*b) 2` }],
    ["half a million brackets", { text: `1. Which?${"(".repeat(500_000)}${")".repeat(500_000)}\na) 1\n*b) 2` }],
    ["a hundred thousand choices", { text: `1. Which?\n${"a) x\n".repeat(100_000)}` }],
    ["a hundred thousand numbers", { text: "1. \n".repeat(100_000) }],
    ["a list of answers without end", { text: `1. a\na) 1\nb) 2\nAnswers: ${"1. ".repeat(300_000)}` }],
    ["runs without end", { text: `1. a\na) 1\nb) 2\nAnswers\n${"1-1 A ".repeat(200_000)}` }],
    ["a hundred thousand nested elements", { html: "<div><b>".repeat(100_000) }],
    ["lists within lists", { html: "<ol><li>".repeat(50_000) }],
    ["blanks without end", { text: `1. ${"____ ".repeat(200_000)}\nAnswer: a; b` }],
  ])("is read within five seconds: %s", async (_title, paste) => {
    expect(await within(paste)).toBeLessThan(most);
  });
});
