import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { parsePasted } from "../../../../src/items/import/pasted/parse-pasted";
import { readDocx, type StorePicture } from "../../../../src/web/studio/writing/docx/read-docx";
import { wordFile, wordParagraph as p, wordRun as r, type WordDepths } from "../../../support/word-file";

const none: StorePicture = () => Promise.resolve(null);
const htmlOf = async (file: Blob, store = none): Promise<string> => {
  const read = await readDocx(file, store);
  return "html" in read ? read.html : read.fault;
};
const exam: WordDepths = [
  ["decimal", "%1."],
  ["upperLetter", "%2)"],
];
const linesOf = (html: string): string[] => html.split("</p>").flatMap((line) => line.replace("<p>", "") || []);

describe("the numbers of a Word document's lists", () => {
  it("become text as Word shows them, choices beginning anew under each question", async () => {
    const file = await wordFile(
      [
        p(r("Which is even?"), { list: 1 }),
        p(r("one"), { list: 1, depth: 1 }),
        p(r("*two"), { list: 1, depth: 1 }),
        p(r("Which is odd?"), { list: 1 }),
        p(r("*three"), { list: 1, depth: 1 }),
      ],
      { forms: [exam], lists: [[0, null]] },
    );
    expect(linesOf(await htmlOf(file))).toEqual([
      "1. Which is even?",
      "A) one",
      "B) *two",
      "2. Which is odd?",
      "A) *three",
    ]);
  });

  it("count on across lists of one form, and begin anew where the document says so", async () => {
    const file = await wordFile(
      [1, 2, 3, 2].map((list) => p(r("x"), { list })),
      {
        forms: [[["lowerLetter", "%1."]]],
        lists: [
          [0, null],
          [0, null],
          [0, 7],
        ],
      },
    );
    expect(linesOf(await htmlOf(file))).toEqual(["a. x", "b. x", "g. x", "c. x"]);
  });

  it.each([
    ["upperRoman", "%1.", ["I. x", "II. x", "III. x", "IV. x"]],
    ["lowerRoman", "(%1)", ["(i) x", "(ii) x", "(iii) x", "(iv) x"]],
    ["chineseCounting", "%1、", ["一、 x", "二、 x", "三、 x", "四、 x"]],
    ["bullet", "\uF0B7", ["• x", "• x", "• x", "• x"]],
    ["none", "", ["x", "x", "x", "x"]],
  ])("are written as %s", async (format, pattern, lines) => {
    const file = await wordFile(
      Array.from({ length: 4 }, () => p(r("x"), { list: 1 })),
      { forms: [[[format, pattern]]], lists: [[0, null]] },
    );
    expect(linesOf(await htmlOf(file))).toEqual(lines);
  });

  it("are found by the style of a paragraph too", async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Choice"><w:name w:val="Choice"/><w:pPr><w:numPr><w:ilvl w:val="1"/>' +
      '<w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const file = await wordFile([p(r("Q"), { list: 1 }), p(r("x"), { style: "Choice" })], {
      forms: [exam],
      lists: [[0, null]],
      styles,
    });
    expect(linesOf(await htmlOf(file))).toEqual(["1. Q", "A) x"]);
  });
});

const t = (text: string, look = ""): string => `<m:r>${look}<m:t>${text}</m:t></m:r>`;
const e = (text: string): string => `<m:e>${text}</m:e>`;
const formulas: readonly (readonly [title: string, xml: string, latex: string])[] = [
  ["a fraction", `<m:f><m:num>${t("1")}</m:num><m:den>${t("2")}</m:den></m:f>`, String.raw`\frac{1}{2}`],
  ["a power", `<m:sSup>${e(t("x"))}<m:sup>${t("2")}</m:sup></m:sSup>`, "{x}^{2}"],
  [
    "an index with a power",
    `<m:sSubSup>${e(t("x"))}<m:sub>${t("i")}</m:sub><m:sup>${t("2")}</m:sup></m:sSubSup>`,
    "{x}_{i}^{2}",
  ],
  [
    "a square root",
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(t("x"))}</m:rad>`,
    String.raw`\sqrt{x}`,
  ],
  ["a cube root", `<m:rad><m:deg>${t("3")}</m:deg>${e(t("x"))}</m:rad>`, String.raw`\sqrt[3]{x}`],
  [
    "brackets of another kind",
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=")"/></m:dPr>${e(t("0"))}</m:d>`,
    String.raw`\left[ 0\right) `,
  ],
  [
    "a sum with limits",
    '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>' +
      `<m:sub>${t("i=1")}</m:sub><m:sup>${t("n")}</m:sup>${e(t("i"))}</m:nary>`,
    String.raw`\sum\limits_{i=1}^{n}{i}`,
  ],
  ["a function", `<m:func><m:fName>${t("sin")}</m:fName>${e(t("x"))}</m:func>`, String.raw`\sin {x}`],
  ["an arrow above", `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr>${e(t("v"))}</m:acc>`, String.raw`\vec{v}`],
  [
    "a matrix",
    `<m:m><m:mr>${e(t("a"))}${e(t("b"))}</m:mr><m:mr>${e(t("c"))}${e(t("d"))}</m:mr></m:m>`,
    String.raw`\begin{matrix}a & b \\ c & d\end{matrix}`,
  ],
  ["words", t("if x_1", "<m:rPr><m:nor/></m:rPr>"), String.raw`\text{if x\_1}`],
  ["signs", t("50% ≤ α"), String.raw`50\% ≤ α`],
];

describe("the formulas of a Word document", () => {
  it.each(formulas)("keep %s as LaTeX, which is drawn", async (_, xml, latex) => {
    const html = await htmlOf(await wordFile([p(`${r("Find ")}<m:oMath>${xml}</m:oMath>${r(".")}`)]));
    const text = new DOMParser().parseFromString(html, "text/html").body.textContent;
    expect(text).toBe(String.raw`Find \(${latex}\).`);
    const { renderToString } = (await import("temml")).default as unknown as {
      renderToString: (latex: string, options: object) => string;
    };
    expect(renderToString(latex, { throwOnError: true })).toMatch(/^<math/);
  });

  it("stand where they stood, also on a line of their own", async () => {
    const line = `<m:oMathPara><m:oMath>${t("x=1")}</m:oMath></m:oMathPara>`;
    expect(await htmlOf(await wordFile([p(r("Solve")), p(line)]))).toBe(String.raw`<p>Solve</p><p>\(x=1\)</p>`);
  });

  it("are marked where they cannot be read, with their text", async () => {
    const html = await htmlOf(await wordFile([p(`<m:oMath><m:borderBox>${e(t("x"))}</m:borderBox></m:oMath>`)]));
    expect(html).toBe(String.raw`<p>\(\formulaOfWord{x}\)</p>`);
  });
});

describe("a Word document with questions", () => {
  it("gives the questions of the paste box with formatting, tables and formulas", async () => {
    const half = `<m:oMath>${formulas[0]?.[1]}</m:oMath>`;
    const file = await wordFile(
      [
        p(r("H") + r("2", '<w:vertAlign w:val="subscript"/>') + r("O is"), { list: 1 }),
        p(r("*water"), { list: 1, depth: 1 }),
        p(r("fire", "<w:b/>"), { list: 1, depth: 1 }),
        p(`${half}${r(" of 4 is")}`, { list: 1 }),
        p(r("1"), { list: 1, depth: 1 }),
        p(r("*2"), { list: 1, depth: 1 }),
      ],
      { forms: [exam], lists: [[0, null]] },
    );
    const { items, refused } = await parsePasted({ html: await htmlOf(file) }, { seed: "s" });
    expect(refused).toEqual([]);
    expect(items.map(({ item }) => item.body.stem.en)).toEqual([
      "H<sub>2</sub>O is",
      String.raw`\(\frac{1}{2}\) of 4 is`,
    ]);
    expect(items.map(({ item }) => item.key.type)).toEqual(["single_choice", "single_choice"]);
  });

  it("hands its pictures over and shows them by the address that it is given", async () => {
    const drawing =
      '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
      '<wp:docPr id="1" name="x" descr="A red square"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/' +
      'drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/' +
      'picture"><pic:blipFill><a:blip r:embed="p0"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>' +
      "</wp:inline></w:drawing></w:r>";
    const stored: (readonly [string, number])[] = [];
    const file = await wordFile([p(drawing)], { pictures: { "a.png": Uint8Array.of(1, 2, 3) } });
    const html = await htmlOf(file, (picture) => {
      stored.push([picture.type, picture.size]);
      return Promise.resolve("/uploads/a");
    });
    expect([html, stored]).toEqual(['<p><img alt="A red square" src="/uploads/a" /></p>', [["image/png", 3]]]);
  });

  it.each([
    ["a picture with another name", new Blob(["\u0089PNG\r\n\u001a\n not a document"])],
    ["nothing at all", new Blob([])],
    [
      "another package",
      async () => new Blob([await new JSZip().file("a", "b").generateAsync({ type: "arraybuffer" })]),
    ],
    [
      "a document that is no XML",
      async () => new Blob([await new JSZip().file("word/document.xml", "<a").generateAsync({ type: "arraybuffer" })]),
    ],
  ])("is not %s", async (_, file) => {
    expect(await readDocx(file instanceof Blob ? file : await file(), none)).toEqual({ fault: "notWord" });
  });
});
