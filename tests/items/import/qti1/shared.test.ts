import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { qti1Reader } from "../../../../src/items/import/qti1/reader";
import { readZip } from "../../../../src/items/import/zip";
import { outsidePath } from "../../../support/outside-path";
import { brief, packed, questionsOf, readPackaged } from "./samples";

const folder = outsidePath("imports");
const read = async (name: string) => readPackaged((await readZip(readFileSync(path.join(folder ?? "", name)))).files);
const option = (id: string, html: string) => ({ id, content: { html } });
const form = (text: string) => ({ text, share: 1 });

describe("packages of course systems", () => {
  it("are not recognised without a file of questions", async () => {
    const files = packed({ "imsmanifest.xml": "<manifest/>", "page.html": "<p>questestinterop</p>" });
    expect(qti1Reader.recognise({ kind: "archive", files, names: [...files.keys()] })).toBeNull();
  });

  if (folder === null) return;

  it("read the quiz of a course system with its eleven kinds of questions", async () => {
    const pieces = await read("s05-canvas-classic-12.zip");
    expect(
      pieces.filter(({ piece }) => piece === "test" || piece === "test.more" || piece === "section"),
    ).toMatchObject([
      { piece: "test", header: { title: "Garden quiz", language: null } },
      { piece: "test.more", header: { attempts: 1 } },
      { piece: "section", header: { title: null } },
    ]);
    expect(questionsOf(pieces).map(brief)).toEqual([
      {
        title: "c1",
        stem: "<p>Which is a root?</p>",
        asked: {
          kind: "single_choice",
          options: [option("11", "carrot"), option("12", "tomato")],
          shuffle: false,
          shares: { "11": 1, "12": 0 },
        },
        points: 2,
      },
      {
        title: "c2",
        stem: "Bees are insects.",
        asked: {
          kind: "single_choice",
          options: [option("21", "True"), option("22", "False")],
          shuffle: false,
          shares: { "21": 1, "22": 0 },
        },
        points: 1,
      },
      {
        title: "c3",
        stem: "Choose the tools.",
        asked: {
          kind: "multiple_choice",
          options: [option("31", "spade"), option("32", "rake"), option("33", "rain")],
          shuffle: false,
          most: 0,
          marking: "whole",
          shares: { "31": 1, "32": 1, "33": 0 },
        },
        points: 3,
      },
      {
        title: "c4",
        stem: "A young frog is called a ...",
        asked: { kind: "text_entry", forms: [form("tadpole"), form("pollywog")], caseSensitive: false },
        points: 1,
      },
      {
        title: "c5",
        stem: "How many metres are 3.2 km?",
        asked: { kind: "numeric_entry", intervals: [{ value: 3200, low: 3190, high: 3210, share: 1 }] },
        points: 1,
      },
      {
        title: "c6",
        stem: "Give any number between 4 and 6.",
        asked: { kind: "numeric_entry", intervals: [{ value: 5, low: 4, high: 6, share: 1 }] },
        points: 1,
      },
      {
        title: "c7",
        stem: "Where does each live?",
        asked: {
          kind: "match",
          sources: [option("response_m1", "whale"), option("response_m2", "deer")],
          targets: [option("t1", "sea"), option("t2", "forest"), option("t3", "desert")],
          pairs: [
            ["response_m1", "t1"],
            ["response_m2", "t2"],
          ],
          marking: "shares",
        },
        points: 2,
      },
      {
        title: "c8",
        stem: "Grass is \u{F0000}response_colour\u{F0001} and snow is \u{F0000}response_other\u{F0001}.",
        asked: {
          kind: "gaps",
          gaps: [
            {
              id: "response_colour",
              weight: 1,
              kind: "text",
              forms: [form("green"), form("Green")],
              caseSensitive: false,
            },
            { id: "response_other", weight: 1, kind: "text", forms: [form("white")], caseSensitive: false },
          ],
          marking: "shares",
        },
        points: 2,
      },
      {
        title: "c9",
        stem: "Water is \u{F0000}response_a\u{F0001} and steam is \u{F0000}response_b\u{F0001}.",
        asked: {
          kind: "gaps",
          gaps: [
            {
              id: "response_a",
              weight: 1,
              kind: "choice",
              options: [option("91", "wet"), option("92", "dry")],
              shares: { "91": 1, "92": 0 },
            },
            {
              id: "response_b",
              weight: 1,
              kind: "choice",
              options: [option("91", "cold"), option("92", "hot")],
              shares: { "91": 0, "92": 1 },
            },
          ],
          marking: "shares",
        },
        points: 2,
      },
      {
        title: "c10",
        stem: "Describe a pond.",
        asked: { kind: "extended_text" },
        points: 4,
        changed: ["answerPlain"],
      },
      "changed introductionLeftOut: The next questions are about ponds.",
    ]);
  });

  it("read the quiz and the bank of a course as two tests and count what is left out", async () => {
    const pieces = await read("s11-course.imscc");
    expect(pieces.map((piece) => (piece.piece === "question" ? piece.question.where : piece))).toMatchObject([
      { piece: "test", header: { title: "Sky quiz" } },
      { piece: "remark", kind: "changed", remark: { code: "courseLeftOut", detail: "1" } },
      { piece: "test.more", header: { attempts: 1 } },
      { piece: "section", header: { title: null } },
      { file: "quiz/qti.xml", line: 2, identifier: "k1" },
      { file: "quiz/qti.xml", line: 2, identifier: "k2" },
      { file: "quiz/qti.xml", line: 2, identifier: "k3" },
      { piece: "test", header: { title: null } },
      { piece: "section", header: { title: null } },
      { file: "bank.xml", line: 2, identifier: "k4" },
    ]);
    expect(questionsOf(pieces).map(brief)).toEqual([
      {
        stem: "Where is the sun at noon?",
        asked: {
          kind: "single_choice",
          options: [option("u", "up"), option("d", "down")],
          shuffle: false,
          shares: { u: 1, d: 0 },
        },
        points: 1,
      },
      {
        stem: "The moon is cheese.",
        asked: {
          kind: "single_choice",
          options: [option("true", "True"), option("false", "False")],
          shuffle: false,
          shares: { true: 0, false: 1 },
        },
        points: 1,
      },
      {
        stem: "Opposite of day",
        asked: { kind: "text_entry", forms: [form("night")], caseSensitive: false },
        points: 1,
      },
      {
        stem: "Which shine?",
        asked: {
          kind: "multiple_choice",
          options: [option("s", "sun"), option("t", "star"), option("w", "wall")],
          shuffle: false,
          most: 0,
          marking: "whole",
          shares: { s: 1, t: 1, w: 0 },
        },
        points: 1,
      },
    ]);
  });
});
