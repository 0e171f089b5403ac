import { describe, expect, it } from "vitest";
import { answer, moodleAsked, moodleChanges, moodleQuestion } from "./moodle-file";
import { option } from "./records";

describe("matching of Moodle", () => {
  const row = (left: string, right: string) =>
    `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
  it("has rows with a target each, spare targets, and equal targets as one", async () => {
    const rows =
      row("bow", "front") +
      row("nose", "front ") +
      row("stern", "a &amp;lt; b &lt;i&gt;c&lt;/i&gt; &amp; &lt;d e&gt;") +
      row("", "middle");
    const questions = [
      moodleQuestion("matching", "Join.", `${rows}<shuffleanswers>false</shuffleanswers>`),
      moodleQuestion("match", "Join.", rows),
    ];
    const asked = {
      kind: "match",
      sources: [option("s1", "bow"), option("s2", "nose"), option("s3", "stern")],
      targets: [option("t2", "a &lt; b c &amp; &lt;d e&gt;"), option("t1", "front"), option("t3", "middle")],
      pairs: [
        ["s1", "t1"],
        ["s2", "t1"],
        ["s3", "t2"],
      ],
      marking: "shares",
    };
    expect(await moodleAsked(...questions)).toEqual([asked, asked]);
    expect(await moodleChanges(...questions)).toEqual([
      [["elementsReduced", "i"]],
      [["elementsReduced", "i"], "rowsInOrder"],
    ]);
    expect(
      await moodleAsked(
        moodleQuestion("matching", "Join.", row("a", "")),
        moodleQuestion("matching", "Join.", row("", "b")),
      ),
    ).toEqual([["answerEmpty"], ["keyMissing"]]);
  });
});

describe("matching by dragging of Moodle", () => {
  const row = (left: string, right: string) =>
    `<subquestion format="html"><text><![CDATA[${left}]]></text>` +
    `<answer format="html"><text><![CDATA[${right}]]></text></answer></subquestion>`;
  it("is a matching question with targets in HTML", async () => {
    const rows = row("bow", "<b>front</b>") + row("stern", "back") + row("", "side");
    expect(await moodleAsked(moodleQuestion("ddmatch", "Join.", rows))).toEqual([
      {
        kind: "match",
        sources: [option("s1", "bow"), option("s2", "stern")],
        targets: [option("t3", "side"), option("t2", "back"), option("t1", "<b>front</b>")],
        pairs: [
          ["s1", "t1"],
          ["s2", "t2"],
        ],
        marking: "shares",
      },
    ]);
    expect(await moodleAsked(moodleQuestion("ddmatch", "Join.", row("a", "<p></p>")))).toEqual([["answerEmpty"]]);
  });
});

describe("ordering of Moodle", () => {
  const parts = answer("1.0000000", "mouse") + answer("2.0000000", "cat") + answer("3.0000000", "whale");
  const setting = (name: string, value: string) => `<${name}>${value}</${name}>`;
  const all = setting("selecttype", "ALL");
  const inPlaces = setting("gradingtype", "ABSOLUTE_POSITION");
  const order = (...more: string[]) => moodleQuestion("ordering", "Order.", more.join("") + parts);
  it("has the order of its answers, and is scored by places or as a whole", async () => {
    const questions = [
      order(all, inPlaces),
      order(setting("selecttype", "RANDOM"), setting("selectcount", "3"), setting("gradingtype", "ALL_OR_NOTHING")),
      order(all, setting("gradingtype", "LONGEST_ORDERED_SUBSET"), setting("layouttype", "HORIZONTAL")),
      order(setting("numberingstyle", "123")),
    ];
    const asked = {
      kind: "order",
      options: [option("2", "cat"), option("1", "mouse"), option("3", "whale")],
      order: ["1", "2", "3"],
      marking: "shares",
    };
    expect(await moodleAsked(...questions)).toEqual([asked, { ...asked, marking: "whole" }, asked, asked]);
    expect(await moodleChanges(...questions)).toEqual([
      [],
      [],
      ["horizontalLeftOut", ["orderMarkingChanged", "LONGEST_ORDERED_SUBSET"]],
      [
        ["orderMarkingChanged", ""],
        ["numberingLeftOut", "123"],
      ],
    ]);
  });

  it("is refused if only some parts are shown, or if their numbers contradict their order", async () => {
    expect(
      await moodleAsked(
        order(setting("selecttype", "RANDOM"), setting("selectcount", "2"), inPlaces),
        moodleQuestion("ordering", "Order.", answer("2", "a") + answer("1", "b")),
        moodleQuestion("ordering", "Order.", answer("1", "a") + answer("2", "")),
      ),
    ).toEqual([[["orderSubset", "2"]], ["orderUnclear"], ["answerEmpty"]]);
  });
});
