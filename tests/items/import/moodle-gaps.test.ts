import { describe, expect, it } from "vitest";
import { moodleAsked, moodleChanges, moodleEntries, moodleQuestion } from "./moodle-file";
import { html, options, typed } from "./records";

const cloze = (text: string, more = "", format = "html") => moodleQuestion("cloze", text, more, format);
const gap = (id: number, kind: string, record: object, weight = 1) => ({ ...record, id: String(id), weight, kind });
const gaps = (...list: object[]) => ({ kind: "gaps", gaps: list, marking: "shares" });
const chosen = (shares: Record<string, number>, ...contents: string[]) => ({ options: options(...contents), shares });
const counted = (...list: (readonly [value: number, low: number, high: number, share: number])[]) => ({
  intervals: list.map(([value, low, high, share]) => ({ value, low, high, share })),
});

describe("Cloze of Moodle", () => {
  it("is a text with gaps of all kinds, and the sum of their weights is its points", async () => {
    const text =
      "<p>A ship has a {1:MULTICHOICE:=hull#yes~%-50%wheel#no~%25%deck}, {2:NUMERICAL:=2:0.5~%50%3:0} sides " +
      "and {:SHORTANSWER:=port~=Port~%50%larboard~*} left.</p>";
    expect(await moodleEntries(cloze(text, "<defaultgrade>4</defaultgrade>"))).toEqual([
      {
        where: { line: 3 },
        identity: "1",
        title: "q",
        stem: html("<p>A ship has a \u{F0000}1\u{F0001}, \u{F0000}2\u{F0001} sides and \u{F0000}3\u{F0001} left.</p>"),
        asked: gaps(
          gap(1, "choice", chosen({ 1: 1, 2: -0.5, 3: 0.25 }, "hull", "wheel", "deck")),
          gap(2, "number", counted([2, 1.5, 2.5, 1], [3, 3, 3, 0.5]), 2),
          gap(3, "text", typed(["port", 1], ["larboard", 0.5])),
        ),
        points: 4,
        lowest: -0.125,
        changed: [{ code: "feedbackLeftOut", detail: "yes, no" }],
      },
    ]);
  });

  it("accepts every name of gaps, and notes changes to their lists", async () => {
    const body = (name: string) => cloze(`{1:${name}:=a~b}`);
    const names = {
      choice: ["MULTICHOICE", "MC"],
      shuffled: ["MULTICHOICE_S", "MCS"],
      listed: ["MULTICHOICE_V", "MCV", "MULTICHOICE_H", "MCH"],
      both: ["MULTICHOICE_VS", "MCVS", "MULTICHOICE_HS", "MCHS"],
    };
    const asked = gaps(gap(1, "choice", chosen({ 1: 1 }, "a", "b")));
    const all = Object.values(names).flat();
    expect(await moodleAsked(...all.map(body))).toEqual(all.map(() => asked));
    expect(await moodleChanges(...all.map(body))).toEqual([
      ...names.choice.map(() => []),
      ...names.shuffled.map(() => ["gapChoicesInOrder"]),
      ...names.listed.map(() => ["gapChoicesListed"]),
      ...names.both.map(() => ["gapChoicesListed", "gapChoicesInOrder"]),
    ]);
    const typedNames = ["SHORTANSWER", "SA", "MW", "SHORTANSWER_C", "SAC", "MWC"];
    expect(await moodleAsked(...typedNames.map((name) => cloze(`{1:${name}:=a}`)))).toEqual(
      typedNames.map((name) => gaps(gap(1, "text", { ...typed(["a", 1]), caseSensitive: name.endsWith("C") }))),
    );
    expect(await moodleAsked(cloze("{1:NM:=3}"), cloze("{1:NUMERICAL:%100%3:1#near}"))).toEqual([
      gaps(gap(1, "number", counted([3, 3, 3, 1]))),
      gaps(gap(1, "number", counted([3, 2, 4, 1]))),
    ]);
  });

  it("decodes escaped signs and character entities", async () => {
    expect(
      await moodleAsked(
        cloze(String.raw`{1:MC:=a\}b\~c\#d~caf&#233; &lt;e&gt; & <i>f</i>#no \} more~%33,5%g}`),
        cloze(String.raw`{1:SA:=caf&#233; &lt;\~&gt;}`),
        cloze("{1:SA:~=first~second}"),
      ),
    ).toEqual([
      gaps(gap(1, "choice", chosen({ 1: 1, 3: 0.335 }, "a}b~c#d", "caf&#233; &lt;e&gt; & <i>f</i>", "g"))),
      gaps(gap(1, "text", typed(["café <~>", 1]))),
      gaps(gap(1, "text", typed(["first", 1]))),
    ]);
  });

  it("becomes a multiple choice if its only gap is one", async () => {
    const several = [
      cloze("<p>Pick: {3:MULTIRESPONSE:=a~=b~c}</p>"),
      cloze("{1:MRS:%50%a~%25%b~%-10%c} or so"),
      cloze("{1:MULTIRESPONSE_HS:=a~b}"),
    ];
    const asked = (shares: Record<string, number>, shuffle: boolean, ...contents: string[]) => ({
      kind: "multiple_choice",
      options: options(...contents),
      shuffle,
      most: 0,
      marking: "shares",
      shares,
    });
    expect(await moodleAsked(...several)).toEqual([
      asked({ 1: 0.5, 2: 0.5, 3: -0.5 }, false, "a", "b", "c"),
      asked({ 1: 2 / 3, 2: 1 / 3, 3: -0.1 }, true, "a", "b", "c"),
      asked({ 1: 1, 2: -1 }, true, "a", "b"),
    ]);
    expect(await moodleEntries(several.join(""))).toMatchObject([
      { stem: html("<p>Pick: </p>"), points: 3, changed: [] },
      { stem: html("or so"), points: 1, changed: [{ code: "textBehindMoved" }] },
      { stem: html(""), points: 1, changed: [] },
    ]);
  });

  it("has the points that Moodle computes, even if the file states another number", async () => {
    expect(await moodleEntries(cloze("{1:SA:=a} {2:SA:=b}", "<defaultgrade>1</defaultgrade>"))).toMatchObject([
      { points: 3, changed: [{ code: "pointsFromGaps", detail: "1 → 3" }] },
    ]);
  });

  it("may be Markdown or lines of text", async () => {
    expect(
      await moodleEntries(cloze("**A** {1:SA:=a} b", "", "markdown") + cloze("A {1:SA:=a}\nb", "", "plain_text")),
    ).toMatchObject([
      { stem: html("<p><strong>A</strong> \u{F0000}1\u{F0001} b</p>") },
      { stem: html("A \u{F0000}1\u{F0001}<br>b") },
    ]);
  });

  it("is refused if the meaning of a gap is uncertain", async () => {
    expect(
      await moodleAsked(
        cloze("No gap."),
        cloze("{1:MC:=a~b"),
        cloze("{1:REGEXP:=a.*}"),
        cloze("{0:SA:=a}"),
        cloze("{1:MC:=a~=b}"),
        cloze("{1:MC:%50%a~b}"),
        cloze("{1:MC:=%50%a~b}"),
        cloze("{1:SA:=a*}"),
        cloze("{1:NM:=1,5}"),
        cloze("{1:MR:=a~=b} {1:SA:=a}"),
        cloze("{1:MR:a~b}"),
      ),
    ).toEqual([
      ["noInteraction"],
      [["gapUnclear", "=a~b"]],
      [["gapUnclear", "REGEXP"]],
      ["gapUnscored"],
      [["tooManyCorrect", "2"]],
      ["noFullCredit"],
      [["weightUnreadable", "=%50%a"]],
      [["wildcardUnsupported", "a*"]],
      [["numberUnreadable", "1,5"]],
      [["kindUnsupported", "MR"]],
      ["keyMissing"],
    ]);
  });
});

describe("words for gaps of Moodle", () => {
  const word = (element: string, text: string, group: string, more = "") =>
    `<${element}><text>${text}</text><group>${group}</group>${more}</${element}>`;
  const words = (element: string) =>
    word(element, "sea", "1") +
    word(element, "up", "2") +
    word(element, "sky &amp; &lt;b&gt;air&lt;/b&gt;", "1") +
    word(element, "down", "2");
  const text = "<p>The [[1]] is [[4]], the [[3]] is [[2]].</p>";
  const inOrder = "<shuffleanswers>0</shuffleanswers>";
  const group = (own: readonly [number, string][], right: number) => ({
    options: own.map(([id, content]) => ({ id: String(id), content: html(content) })),
    shares: { [right]: 1 },
  });
  const expected = (air: string) => {
    const first: [number, string][] = [
      [1, "sea"],
      [3, air],
    ];
    const second: [number, string][] = [
      [2, "up"],
      [4, "down"],
    ];
    return gaps(
      gap(1, "choice", group(first, 1)),
      gap(2, "choice", group(second, 4)),
      gap(3, "choice", group(first, 3)),
      gap(4, "choice", group(second, 2)),
    );
  };

  it("are chosen from lists of the same group", async () => {
    const [select, shuffled, drag] = [
      moodleQuestion("gapselect", text, words("selectoption") + inOrder),
      moodleQuestion("gapselect", text, words("selectoption")),
      moodleQuestion("ddwtos", text, words("dragbox") + inOrder),
    ];
    const air = "sky &amp; air";
    const boldAir = "sky & <b>air</b>";
    expect(await moodleAsked(select, shuffled, drag)).toEqual([expected(air), expected(air), expected(boldAir)]);
    expect(await moodleChanges(select, shuffled, drag)).toEqual([
      [["elementsReduced", "b"]],
      [["elementsReduced", "b"], "gapChoicesInOrder"],
      ["dragAsList"],
    ]);
    expect(await moodleEntries(select)).toMatchObject([
      {
        stem: html(
          "<p>The \u{F0000}1\u{F0001} is \u{F0000}2\u{F0001}, the \u{F0000}3\u{F0001} is \u{F0000}4\u{F0001}.</p>",
        ),
      },
    ]);
  });

  it("are refused if a gap refers to no word", async () => {
    expect(
      await moodleAsked(
        moodleQuestion("gapselect", "[[9]]", words("selectoption")),
        moodleQuestion("gapselect", "None.", words("selectoption")),
        moodleQuestion("ddwtos", text, ""),
      ),
    ).toEqual([[["keyUnknown", "[[9]]"]], ["noInteraction"], [["choicesOutOfRange", "0"]]]);
  });
});
