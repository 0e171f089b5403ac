import { describe, expect, it } from "vitest";
import type { Interaction, ItemKey } from "../../../src/contract/item/item";
import { creditLines } from "../../../src/web/studio/importing/credit-lines";
import { reportFile } from "../../../src/web/studio/importing/report-file";
import { testChoices, testFields, testProblems } from "../../../src/web/studio/importing/test-fields";
import { detail, importedTest, questions } from "./samples";

/** The words of a message: its id and its values. */
const t = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(" ");
const linesOf = (key: ItemKey, interaction: Partial<Interaction>) => creditLines(key, interaction as Interaction, t);
const options = ["x", "y", "z"].map((option_id) => ({ option_id, content: { en: option_id } }));

describe("the lines about a key besides its right answers", () => {
  it("name the options of a choice by their letters", () => {
    const key = { type: "multiple_choice", option_ids: ["x"], credit: { x: 1, z: -0.5 }, lowest: -1 } as const;
    expect(linesOf({ ...key, option_ids: ["x"] }, { type: "multiple_choice", options })).toEqual([
      "import.earns A 100",
      "import.earns C -50",
      "import.lowest -100",
    ]);
  });

  it("name the forms of a text and its case sensitivity", () => {
    const key: ItemKey = { type: "text_entry", accepted: ["a", "b"], credit: { b: 1 / 3 }, case_sensitive: true };
    expect(linesOf(key, { type: "text_entry" })).toEqual(["import.earns b 33.33", "import.caseCounts"]);
  });

  it("name the interval of a number and those that earn less", () => {
    const key: ItemKey = {
      type: "numeric_entry",
      value: 10,
      tolerance: 0,
      low: 9,
      high: 13,
      accepted: [],
      also: [{ value: 0.3, tolerance: 0.1, credit: 0.25 }],
    };
    expect(linesOf(key, { type: "numeric_entry" })).toEqual(["import.interval 9 – 13", "import.earns 0.2 – 0.4 25"]);
  });

  it("name the gaps of a text by their numbers, and all-or-nothing scoring", () => {
    const key: ItemKey = {
      type: "gaps",
      gaps: {
        first: { kind: "choice", option_id: "x", credit: { y: 0.5 } },
        second: { kind: "text", accepted: ["a"], case_sensitive: false },
        third: { kind: "number", value: 5, tolerance: 1 },
      },
      whole: true,
    };
    const gaps = [
      { gap_id: "first", kind: "choice" as const, options },
      { gap_id: "second", kind: "text" as const, max_length: 10 },
      { gap_id: "third", kind: "number" as const, max_length: 10 },
    ];
    expect(linesOf(key, { type: "gaps", gaps })).toEqual([
      "import.ofGap 1 import.earns B 50",
      "import.ofGap 3 import.interval 4 – 6",
      "import.whole",
    ]);
  });

  it("are absent for a plain key", () => {
    expect(linesOf({ type: "single_choice", option_id: "x" }, { type: "single_choice", options })).toEqual([]);
  });
});

describe("the form of a test", () => {
  const fields = testFields(importedTest);

  it("shows the current values of the test, and changes nothing if nothing is typed", () => {
    expect(fields).toEqual({
      title: "Cells",
      subject: "general",
      language: "en",
      minutes: "10",
      attempts: "2",
      sections: [
        { title: "Plants", merged: false },
        { title: "", merged: false },
      ],
    });
    expect(testChoices(fields, fields, importedTest)).toEqual({});
  });

  it("keeps earlier choices beside new ones; an empty number is no limit", () => {
    const test = { ...importedTest, choices: { subject: "biology" } };
    expect(testChoices({ ...fields, minutes: " ", language: "zh" }, fields, test)).toEqual({
      subject: "biology",
      language: "zh",
      time_limit_ms: null,
    });
  });

  it("never merges the first section, and forgets a title that is the file's own", () => {
    const sections = [
      { title: "Plants ", merged: true },
      { title: "Animals", merged: true },
    ];
    expect(testChoices({ ...fields, sections }, fields, importedTest)).toEqual({
      sections: { 0: {}, 1: { title: "Animals", merged: true } },
    });
  });

  it("preserves choices by another person since the form was opened", () => {
    const sections = [{ title: "Green plants", merged: false }, ...fields.sections.slice(1)];
    const theirs = { title: "Theirs", attempts: 5, sections: { 1: { merged: true } } };
    const now = { ...importedTest, title: "Theirs", attempts: 5, choices: theirs };
    expect(testChoices({ ...fields, subject: "biology", sections }, fields, now)).toEqual({
      ...theirs,
      subject: "biology",
      sections: { 0: { title: "Green plants" }, 1: { merged: true } },
    });
  });

  it("names the problem of each field", () => {
    expect(testProblems({ ...fields, title: " ", subject: "a b", minutes: "601", attempts: "1.5" })).toEqual({
      title: "import.problem.title",
      subject: "import.problem.subject",
      minutes: "import.problem.minutes",
      attempts: "import.problem.attempts",
    });
    expect(testProblems(fields)).toEqual({});
  });
});

it("the report as CSV has a line for each question, in the page's words, and no formula", () => {
  const { read: _, version: _version, received: _received, ...head } = detail;
  const list = questions.map((question) => {
    const { drawn: _drawn, ...said } = question;
    return said;
  });
  const [first, ...others] = list;
  if (first === undefined) throw new Error("no question");
  const report = { ...head, questions: [{ ...first, title: '=1+"2"', left_out: true }, ...others] };
  const words = { heads: ["n", "test"], outcome: (outcome: string) => `<${outcome}>`, yes: "yes", t };
  expect(reportFile(report, words, "zh").split("\r\n")).toEqual([
    "\uFEFFn,test",
    `1,Cells,import.line 1,"'=1+""2""",<exact>,yes,`,
    "2,Cells,import.line 2,Question 2 of the file,<changed>,,部分样式未保留。",
    "3,Cells,import.line 3,Question 3 of the file,<refused>,,该题需要人工评分。 (essay)",
    "4,Cells,import.line 4,Question 4 of the file,<exact>,,",
    "",
  ]);
});

it("no cell of a report can be a formula in a spreadsheet", () => {
  const words = { heads: ["n"], outcome: () => "", yes: "", t: (id: string) => id };
  const begins = ["=", "+", "-", "@", "|", "%", "＝", "＋", "－", "＠", "\t=", "\r=", "\n=", " =", "\u00A0="];
  const [question] = questions;
  if (question === undefined) throw new Error("no question");
  for (const begin of begins) {
    const hostile = `${begin}HYPERLINK("x";"y")`;
    const { read: _, version: _version, received: _received, tests, ...head } = detail;
    const report = {
      ...head,
      tests: tests.map((test) => ({ ...test, title: hostile })),
      questions: [
        {
          ...question,
          title: hostile,
          where: { file: hostile },
          reasons: [{ code: "x", sentence: { en: hostile }, detail: hostile }],
        },
      ],
    };
    const [, ...cells] = reportFile(report, words, "en").split(/,(?="?')/);
    expect([begin, cells.map((cell) => cell.replace(/^"/, "").slice(0, 1))]).toEqual([begin, ["'", "'", "'", "'"]]);
  }
});
