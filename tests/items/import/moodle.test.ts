import { describe, expect, it } from "vitest";
import { moodleReader } from "../../../src/items/import/moodle/reader";
import type { FoundFile, RecordPiece } from "../../../src/items/import/record";
import {
  answer,
  asMoodle,
  moodleAsked,
  moodleChanges,
  moodleEntries,
  moodlePieces,
  moodleQuestion,
} from "./moodle-file";
import { askedOf } from "./pieces";
import { html, one } from "./records";

const truth = answer("100", "true") + answer("0", "false");
const trueFalse = (text: string, more = "", format = "html") => moodleQuestion("truefalse", text, truth + more, format);
const category = (path: string, more = "") =>
  `<question type="category"><category><text>${path}</text></category>${more}</question>`;
const plainTruth = { ...one({ 1: 1 }, "True", "False"), shuffle: false };
const remarks = (pieces: readonly RecordPiece[]) =>
  pieces.flatMap((piece) => (piece.piece === "remark" ? [[piece.kind, piece.remark.code]] : []));

describe("a Moodle file", () => {
  it("has its questions in sections by category, and a category without questions opens none", async () => {
    const pieces = await moodlePieces(
      [
        trueFalse("First."),
        category("$course$/top/Empty"),
        category("$course$/top/Sea//shore", "<info><text>For teachers.</text></info>"),
        trueFalse("Second."),
        trueFalse("Third."),
        category("$module$/top"),
        trueFalse("Fourth."),
      ].join("\n"),
    );
    expect(
      pieces.map((piece) => {
        if (piece.piece === "question")
          return [piece.question.stem.html, piece.question.where, piece.question.identity];
        return "header" in piece ? piece.header : piece;
      }),
    ).toEqual([
      { title: null, language: null },
      { title: null },
      ["First.", { line: 3 }, "1"],
      { title: "Sea/shore" },
      ["Second.", { line: 6 }, "2"],
      ["Third.", { line: 7 }, "3"],
      { title: null },
      ["Fourth.", { line: 9 }, "4"],
      { piece: "remark", kind: "changed", remark: { code: "categoryTextLeftOut" } },
    ]);
  });

  it("gives names, identifiers, points and explanations", async () => {
    const settings =
      "<idnumber>ship-7</idnumber><defaultgrade>2.5</defaultgrade><hidden>0</hidden>" +
      "<generalfeedback format='plain_text'><text>Because 1 &lt; 2.</text></generalfeedback>";
    expect(await moodleEntries(trueFalse("<p>A ship floats.</p>", settings))).toEqual([
      {
        where: { line: 3, identifier: "ship-7" },
        identity: "1",
        title: "q",
        stem: html("<p>A ship floats.</p>"),
        asked: plainTruth,
        points: 2.5,
        explanation: html("Because 1 &lt; 2."),
        changed: [],
      },
    ]);
    const worth = (points: string) => trueFalse("A.", `<defaultgrade>${points}</defaultgrade>`);
    expect(await moodleAsked(worth("0"), worth("-1"), worth("many"), worth(""), worth("1.0000000"))).toEqual([
      ["noPoints"],
      [["pointsUnreadable", "-1"]],
      [["pointsUnreadable", "many"]],
      [["pointsUnreadable", ""]],
      plainTruth,
    ]);
  });

  it("notes hints, feedback after an answer, and settings without effect here", async () => {
    const feedback = (name: string, text: string) => `<${name} format="html"><text>${text}</text></${name}>`;
    const standard = feedback("correctfeedback", "&lt;p&gt;Your answer is correct.&lt;/p&gt;");
    const more = feedback("incorrectfeedback", "Read &lt;b&gt;page 7&lt;/b&gt; again.");
    const settings = [
      "<penalty>0.3333333</penalty><tags><tag><text>sea</text></tag></tags>" + standard,
      more,
      feedback("hint", "Look up."),
      feedback("hint", ""),
      "<hidden>1</hidden><answernumbering>iii</answernumbering>",
    ];
    const questions = settings.map((more) => trueFalse("A.", more));
    expect(await moodleChanges(...questions)).toEqual([
      [],
      [["feedbackLeftOut", "Read page 7 again."]],
      ["hintsLeftOut"],
      [],
      ["hiddenRead", ["numberingLeftOut", "iii"]],
    ]);
    expect(remarks(await moodlePieces(questions.join("")))).toEqual([
      ["changed", "standardFeedbackLeftOut"],
      ["changed", "penaltiesLeftOut"],
      ["changed", "tagsLeftOut"],
    ]);
    expect(remarks(await moodlePieces(trueFalse("A.", "<penalty>0</penalty><tags></tags>")))).toEqual([]);
  });

  it("puts a description above the next question that can be read", async () => {
    const file = [
      moodleQuestion("description", "<p>Look.</p>"),
      moodleQuestion("random", "Write."),
      trueFalse("It is so."),
      moodleQuestion("description", "The end."),
      category("Next"),
      trueFalse("And so."),
    ];
    expect(
      (await moodleEntries(file.join("\n"))).map((entry) =>
        "stem" in entry ? [entry.stem.html, entry.changed] : [entry.outcome, entry.reasons],
      ),
    ).toEqual([
      ["changed", [{ code: "introductionMoved" }]],
      ["refused", [{ code: "kindUnsupported", detail: "random" }]],
      ["<div><p>Look.</p></div><div>It is so.</div>", [{ code: "introductionAdded" }]],
      ["changed", [{ code: "introductionLeftOut" }]],
      ["And so.", []],
    ]);
  });

  it("refuses unknown question types by their names", async () => {
    const names = ["calculated", "stack", "random", "ddimageortext", "ddmarker", "coderunner", "constructor", ""];
    expect(await moodleAsked(...names.map((name) => moodleQuestion(name, "What?")))).toEqual(
      names.map((name) => [["kindUnsupported", name]]),
    );
  });

  it("is recognised by its root and its questions", () => {
    const recognised = (text: string, name = "quiz") =>
      moodleReader.recognise({ kind: "xml", bytes: Buffer.from(text), root: { name, attributes: {} } });
    expect(moodleReader.recognise(asMoodle(trueFalse("A.")))).toBe("moodle-xml");
    expect(recognised('<quiz><question id="1">?</question></quiz>')).toBeNull();
    expect(recognised('<test><question type="choice"/></test>', "test")).toBeNull();
    expect(
      moodleReader.recognise({ kind: "text", text: '<quiz><question type="essay">', encoding: "utf-8" }),
    ).toBeNull();
    const wide = Buffer.from(`\ufeff<quiz>${trueFalse("A.")}</quiz>`, "utf16le");
    expect(moodleReader.recognise({ kind: "xml", bytes: wide, root: { name: "quiz", attributes: {} } })).toBe(
      "moodle-xml",
    );
  });

  it("is read in linear time, and a question of more than 2 MB is refused", async () => {
    const start = performance.now();
    const gap = "{1:MULTICHOICE:~";
    expect(
      await moodleAsked(
        moodleQuestion("cloze", gap.repeat(20_000)),
        moodleQuestion("cloze", "{".repeat(500_000)),
        moodleQuestion("shortanswer", "<".repeat(500_000), answer("100", "a")).replace("html", "markdown"),
        moodleQuestion("essay", "x".repeat(2_000_001)),
      ),
    ).toMatchObject([["answersTooMany"], ["noInteraction"], { kind: "text_entry" }, ["questionTooLarge"]]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("texts of Moodle", () => {
  it("are written in the format that they name, else in that of the question", async () => {
    const [asked] = await moodleAsked(
      moodleQuestion(
        "multichoice",
        "one\ntwo <b>three</b>\nfour",
        "<single>true</single>" +
          answer("100", "1 < 2").replace("<answer", '<answer format="plain_text"') +
          answer("0", "*a*").replace("<answer", '<answer format="markdown"') +
          answer("0", "five\nsix"),
        "moodle_auto_format",
      ),
    );
    expect(asked).toMatchObject({
      options: [
        { content: html("1 &lt; 2") },
        { content: html("<p><em>a</em></p>") },
        { content: html("five<br>six") },
      ],
    });
    const stems = await moodleEntries(
      [
        trueFalse("one\ntwo <b>three</b>\nfour", "", "moodle_auto_format"),
        trueFalse("a\nb", "", "html"),
        trueFalse("a $$x$$ and <pre>$$y$$</pre> $$<p>z</p>$$", "", "html"),
        trueFalse("# A\n\n- b", "", "markdown"),
        trueFalse("a", "", "xhtml"),
        trueFalse("a", "", "wiki_like"),
        "<question type='truefalse'><questiontext><text><p>a</p></text></questiontext></question>",
        "<question type='truefalse'><name><text>n</text></name></question>",
        trueFalse("a\u{F0000}1\u{F0001}b"),
      ].join("\n"),
    );
    expect(stems.map((entry) => ("stem" in entry ? [entry.stem.html, ...entry.changed] : entry.reasons))).toEqual([
      ["one<br>two <b>three</b> four"],
      ["a\nb"],
      [String.raw`a \[x\] and <pre>$$y$$</pre> $$<p>z</p>$$`],
      ["<h1>A</h1>\n<ul>\n<li>b</li>\n</ul>"],
      ["a", { code: "formatAssumed", detail: "xhtml" }],
      [{ code: "formatUnsupported", detail: "wiki_like" }],
      [{ code: "choicesOutOfRange", detail: "0" }],
      [{ code: "choicesOutOfRange", detail: "0" }],
      ["a1b"],
    ]);
    expect(
      await moodleAsked(
        `<question type='truefalse'><questiontext><text><p>a</p></text></questiontext>${truth}</question>`,
        `<question type='truefalse'>${truth}</question>`,
      ),
    ).toEqual([[["markupUnescaped", "p"]], [["fieldMissing", "questiontext"]]]);
  });

  it("refer to the files within the question, each text to its own", async () => {
    const file = (name: string, data: string, path = "/") =>
      `<file name="${name}" path="${path}" encoding="base64">${Buffer.from(data).toString("base64")}</file>`;
    const image = (reference: string) => `&lt;img src="@@PLUGINFILE@@/${reference}"&gt;`;
    const question =
      `<question type="multichoice"><questiontext><text>${image("sub/a%20b.png?time=1")}${image("none.png")}</text>` +
      `${file("a b.png", "one", "/sub/")}${file("unused.png", "?")}${file("p.png", "two")}</questiontext>` +
      "<image>old/pic.gif</image><image_base64>b2xk</image_base64>" +
      `<answer fraction="100"><text>${image("p.png")}</text></answer>` +
      `<answer fraction="0"><text>${image("p.png")}</text>${file("p.png", "three")}</answer></question>`;
    const pieces = await moodlePieces(question);
    const read = pieces.flatMap((piece) => (piece.piece === "question" ? [piece.question] : []))[0];
    expect(read?.stem.html.replace(/> ?</g, ">|<")).toBe(
      ["sub/a%20b.png", "none.png", "old_pic.gif"].map((name) => `<img src="@@PLUGINFILE@@/${name}">`).join("|"),
    );
    expect(read?.asked).toMatchObject({
      options: [
        { content: html('<img src="@@PLUGINFILE@@/p.png">') },
        { content: html('<img src="@@PLUGINFILE@@/p.png?2">') },
      ],
    });
    const found = (reference: string): FoundFile | undefined => read?.files(reference);
    expect(found("@@PLUGINFILE@@/sub/a%20b.png")).toEqual({ name: "sub/a b.png", bytes: Buffer.from("one") });
    expect(found("@@PLUGINFILE@@/old_pic.gif")).toEqual({ name: "old_pic.gif", bytes: Buffer.from("old") });
    expect(found("@@PLUGINFILE@@/p.png")).toEqual({ name: "p.png", bytes: Buffer.from("two") });
    expect(found("@@PLUGINFILE@@/p.png?2")).toEqual({ name: "p.png", bytes: Buffer.from("three") });
    expect([found("@@PLUGINFILE@@/none.png"), found("http://a.example/b.png")]).toEqual(["missing", "remote"]);
    expect(found("data:image/gif;base64,R0lG")).toEqual({ name: "picture.gif", bytes: Buffer.from("GIF") });
  });

  it("of an introduction bring their files along", async () => {
    const description =
      '<question type="description"><questiontext><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt;</text>' +
      '<file name="a.png" path="/" encoding="base64">b25l</file></questiontext></question>';
    const own = trueFalse('<img src="@@PLUGINFILE@@/a.png">').replace(
      "</questiontext>",
      '<file name="a.png" path="/" encoding="base64">dHdv</file></questiontext>',
    );
    const questions = (await moodlePieces(description + own)).flatMap((piece) =>
      piece.piece === "question" ? [piece.question] : [],
    );
    const [question] = questions;
    const references = [...(question?.stem.html ?? "").matchAll(/src="([^"]*)"/g)].map((match) => match[1] ?? "");
    expect(references.map((reference) => question?.files(reference))).toEqual([
      { name: "a.png", bytes: Buffer.from("one") },
      { name: "a.png", bytes: Buffer.from("two") },
    ]);
  });

  it("in several languages are shown in all of them, and named", async () => {
    const text = '<span lang="en" class="multilang">Sea</span><span lang="de" class="multilang">See</span>';
    expect(await moodleChanges(trueFalse(text), trueFalse("{mlang en}Sea{mlang}"), trueFalse("Sea"))).toEqual([
      ["languagesTogether"],
      ["languagesTogether"],
      [],
    ]);
  });

  it("are read in the encoding of the file", async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><quiz>${trueFalse("é")}</quiz>`;
    const source = { ...asMoodle(""), bytes: Buffer.from(text, "latin1") };
    expect(await askedOf(moodleReader, source)).toEqual([plainTruth]);
  });
});
