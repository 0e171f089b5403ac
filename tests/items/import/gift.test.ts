import { describe, expect, it } from "vitest";
import { giftReader } from "../../../src/items/import/gift/reader";
import { asText, askedOf, entriesOf, piecesOf } from "./pieces";
import { html, numbers, one, options, plainQuestion, typed } from "./records";

const entries = (text: string) => entriesOf(giftReader, asText(text));
const asked = (text: string) => askedOf(giftReader, asText(text));

describe("blocks of GIFT", () => {
  it("end at an empty line or before a title, and comments are no part of them", async () => {
    const text = [
      "// first comment",
      "::a:: Which grows?{=moss ~rock}",
      "::b:: Which swims?{=cod",
      "// within",
      "",
      "~hen}",
      "",
      "",
      "Which flies?",
      "{=owl ~cow}",
    ].join("\n");
    expect(await entries(text)).toEqual([
      { ...plainQuestion(2, 1, "a", "Which grows?"), asked: one({ 1: 1 }, "moss", "rock") },
      { ...plainQuestion(3, 2, "b", "Which swims?"), asked: one({ 1: 1 }, "cod", "hen") },
      { ...plainQuestion(9, 3, null, "Which flies?"), asked: one({ 1: 1 }, "owl", "cow") },
    ]);
  });

  it("open a section with a category, unless it has no questions", async () => {
    const text =
      "$CATEGORY: $course$/top/Empty\n\n$CATEGORY: $course$/top/Sea//shore\n\nA?{T}\n\n$CATEGORY: Land\n\nB?{F}\n";
    const pieces = await piecesOf(giftReader, asText(text));
    expect(pieces.map((piece) => ("header" in piece ? piece.header : piece.piece))).toEqual([
      { title: null, language: null },
      { title: "Sea/shore" },
      "question",
      { title: "Land" },
      "question",
    ]);
  });

  it("have identifiers in comments; omitted tags are reported once", async () => {
    const pieces = await piecesOf(
      giftReader,
      asText("// [id:bird-7] [tag:easy]\nOwls fly.{T}\n\n// [tag:x]\nCows fly.{F}"),
    );
    expect(pieces.flatMap((piece) => (piece.piece === "question" ? [piece.question.where] : []))).toEqual([
      { line: 2, identifier: "bird-7" },
      { line: 5 },
    ]);
    expect(pieces.at(-1)).toEqual({ piece: "remark", kind: "changed", remark: { code: "tagsLeftOut" } });
  });

  it("are refused alone if their brace is never closed", async () => {
    const refused = (line: number, title: string, code: string) => ({
      where: { line },
      title,
      outcome: "refused",
      reasons: [{ code }],
    });
    expect(await entries("One?{=a ~b\n\n~c\n\nTwo?\n{=x ~y}\n\nThree?{=e")).toEqual([
      refused(1, "One?", "braceUnclosed"),
      { ...plainQuestion(5, 2, null, "Two?"), asked: one({ 1: 1 }, "x", "y") },
      refused(8, "Three?", "braceUnclosed"),
    ]);
    expect(await entries("Half of {=\\frac{1}{2} ~2}?\n\nClosed} here\n\nTwo {=a} of {=b}\n\nLast?{=x ~y}")).toEqual([
      refused(1, "Half of", "braceUnescaped"),
      refused(3, "Closed} here", "braceUnescaped"),
      refused(5, "Two", "answersTwice"),
      { ...plainQuestion(7, 4, null, "Last?"), asked: one({ 1: 1 }, "x", "y") },
    ]);
  });
});

describe("texts of GIFT", () => {
  it("show escaped characters and keep addresses with their colons", async () => {
    expect(
      await entries(String.raw`::t\: 1:: See http://a.example/b: \{x\} \~ \= \# \\frac \\n a\nb {=\=c\~ ~d}`),
    ).toEqual([
      {
        ...plainQuestion(1, 1, "t: 1", String.raw`See http://a.example/b: {x} ~ = # \frac \n a<br>b`),
        asked: one({ 1: 1 }, "=c~", "d"),
      },
    ]);
  });

  it("note a line break that may be the beginning of a command in a formula", async () => {
    const found = await entries(String.raw`[html]\(a \neq b\) {T}` + "\n\nA\\nb {T}");
    expect(found).toMatchObject([{ changed: [{ code: "newlineEscapeRead" }] }, { changed: [] }]);
  });

  it("are written in the format that they name", async () => {
    const stems = await entries(
      [
        "[html]<b>Bold</b>\nline {T}",
        "[plain]1 < 2\n<b> {T}",
        "[markdown]*Leaf* and **stem** {T}",
        "[moodle]one\ntwo {T}",
        "[other]text {T}",
        "Which? {=[plain]<u> ~[html]<u>x</u>}",
        "What is $$x^2$$? <code>$$</code> {T}",
      ].join("\n\n"),
    );
    expect(stems.map((entry) => ("stem" in entry ? entry.stem.html : entry.reasons))).toEqual([
      "<b>Bold</b>\nline",
      "1 &lt; 2<br>&lt;b&gt;",
      "<p><em>Leaf</em> and <strong>stem</strong></p>",
      "one<br>two",
      "[other]text",
      "Which?",
      String.raw`What is \[x^2\]? <code>$$</code>`,
    ]);
    expect(stems[5]).toMatchObject({ asked: { options: options("&lt;u&gt;", "<u>x</u>") } });
  });

  it("without braces stand above the next question that can be read", async () => {
    expect(await entries("::d:: Read this.\n\nBroken {=a ~}\n\nIs it so?{T}\n\nThe end.")).toEqual([
      { where: { line: 1 }, title: "d", outcome: "changed", reasons: [{ code: "introductionMoved" }] },
      {
        ...plainQuestion(3, 2, null, "<div>Read this.</div><div>Broken</div>"),
        asked: one({ 1: 1 }, "a", ""),
        changed: [{ code: "introductionAdded" }],
      },
      {
        ...plainQuestion(5, 3, null, "Is it so?"),
        asked: { ...one({ 1: 1 }, "True", "False"), shuffle: false },
      },
      { where: { line: 7 }, title: null, outcome: "changed", reasons: [{ code: "introductionLeftOut" }] },
    ]);
    expect(await entries("Read this.\n\nBroken {=a\n\nIs it so?{T}")).toMatchObject([
      { reasons: [{ code: "introductionMoved" }] },
      { reasons: [{ code: "braceUnclosed" }] },
      { stem: html("<div>Read this.</div><div>Is it so?</div>") },
    ]);
  });

  it("may continue after the braces: typed and chosen answers become gaps, others leave a line", async () => {
    const gap = (record: object) => ({
      kind: "gaps",
      gaps: [{ id: "1", weight: 1, ...record }],
      marking: "shares",
    });
    const found = await entries(
      "A {=cat ~%-50%car} purrs.\n\nA {=dog =hound} barks.\n\nIce: {#0:0.5} degrees.\n\nIt {T} is.",
    );
    expect(found).toEqual([
      {
        ...plainQuestion(1, 1, null, "A \u{F0000}1\u{F0001} purrs."),
        lowest: -0.5,
        asked: gap({ kind: "choice", options: options("cat", "car"), shares: { 1: 1, 2: -0.5 } }),
      },
      {
        ...plainQuestion(3, 2, null, "A \u{F0000}1\u{F0001} barks."),
        asked: gap({ ...typed(["dog", 1], ["hound", 1]), kind: "text" }),
      },
      { ...plainQuestion(5, 3, null, "Ice: _____ degrees."), asked: numbers([0, -0.5, 0.5, 1]) },
      { ...plainQuestion(7, 4, null, "It _____ is."), asked: { ...one({ 1: 1 }, "True", "False"), shuffle: false } },
    ]);
  });
});

describe("recognising GIFT", () => {
  const isGift = (text: string) => giftReader.recognise(asText(text)) === "gift";
  it("accepts texts with answers in braces", () => {
    expect(
      [
        "Which?{=a ~b}",
        "\n\n// c\n::t::It is so. {F}",
        "Sum? {#4:1}",
        "Sum? {#=%50%4}",
        "::e:: Write {}",
        "[html]<p>Write</p>{}",
        "// [id:7]\nWrite {}",
        "[html]<p>It is so.</p>{FALSE}",
        "Which\\:{~%50%a ~%50%b}",
        "Which{=a ~b}",
        "\ufeff Which? {\n~%50%a\n~%50%b}",
      ].filter((text) => !isGift(text)),
    ).toEqual([]);
  });
  it("rejects other texts, whatever braces they contain", () => {
    const others = [
      "",
      "Plain words.\n\nAnd more: (a) and (b).",
      '{"a": 1, "b": {}}',
      "a { color: red }",
      "const x = {};\nif (x) { y = 1; }",
      String.raw`The set \{1\} and A^{T} and \frac{1}{2}.`,
      "Dear {name}, your {#if} here",
      "Which?\nA. one\nB. two\nANSWER: B",
      "{=a}",
      String.raw`a \stackrel{=def}{\to} b`,
      "Words with x_{T} and x_{#1}",
      "Write {}",
    ];
    expect(others.filter(isGift)).toEqual([]);
    expect(giftReader.recognise({ kind: "archive", files: new Map(), names: [] })).toBeNull();
  });
});

describe("hostile GIFT", () => {
  /** The number of pieces; a reader that is not linear in its input would need minutes. */
  const count = async (text: string) => {
    const start = performance.now();
    giftReader.recognise(asText(text));
    const found = await piecesOf(giftReader, asText(text));
    expect(performance.now() - start).toBeLessThan(10_000);
    return found.length;
  };
  const many = 100_000;
  it("spoils one question only and takes little time", async () => {
    expect(await count("{".repeat(many))).toBe(3);
    expect(await count("{}".repeat(many))).toBe(3);
    expect(await count(`A{${"####".repeat(many)}}`)).toBe(3);
    expect(await count("\\".repeat(many))).toBe(2);
    expect(await count(`${"{\n\n".repeat(3000)}a`)).toBe(3003);
    expect(await count(`${"{\n\na\n\n".repeat(3000)}a`)).toBe(6003);
    expect(await count(`A{\n\n${"b\n\n".repeat(3000)}`)).toBe(3003);
    expect(await count(`[markdown]${"*a **a ".repeat(2000)}{T}`)).toBe(3);
  });
  it("is refused if a question has too many answers or more than 2 MB", async () => {
    expect(await asked(`A{=${"~".repeat(many)}}\n\nB{${"=a".repeat(many)}}\n\nC{${"=a->b".repeat(many)}}`)).toEqual([
      ["answersTooMany"],
      ["answersTooMany"],
      ["answersTooMany"],
    ]);
    expect(await asked(`${"x".repeat(20_000_000)}{T}`)).toEqual([["questionTooLarge"]]);
  });
});
