import { describe, expect, it } from "vitest";
import { outline, question, textOnly } from "./course-samples";
import {
  assessment,
  brief,
  html,
  inSection,
  interop,
  item,
  metadata,
  packed,
  plain,
  questionsOf,
  readFile,
  readPackaged,
} from "./samples";

const group = (number: number | string, more = ""): string =>
  `<selection_ordering><selection>${more}<selection_number>${number}</selection_number>` +
  "<selection_extension><points_per_item>5</points_per_item></selection_extension></selection></selection_ordering>";

describe("sections of a quiz", () => {
  it("keep a draw with the points of each question", async () => {
    const xml = assessment(
      `<section title="Fish">${group(1)}${question("i1")}${question("i2", "Where?")}</section>` +
        `<section title="Birds">${question("i3", "When?")}</section>`,
    );
    const pieces = await readFile(xml);
    expect(outline(pieces)).toEqual([
      { test: { title: "Pond", language: null } },
      "remark kept sectionPointsKept 5",
      { section: { title: "Fish", draw: 1 } },
      "Which?",
      "Where?",
      { section: { title: "Birds" } },
      "When?",
    ]);
    const points = pieces.flatMap((piece) => (piece.piece === "question" ? [piece.question.points] : []));
    expect(points).toEqual([5, 5, 2]);
  });

  it("are flattened with their titles, and keep directions, shuffling and a clock", async () => {
    const about =
      `<presentation_material>${html("<b>Look.</b>")}</presentation_material><duration>PT5M</duration>` +
      '<selection_ordering><order order_type="Random"/></selection_ordering>';
    const xml = assessment(
      `<section title="Pond life">${question("i1")}<section title="Fish">${about}${question("i2")}</section>` +
        `${question("i3")}</section>`,
    );
    expect(outline(await readFile(xml))).toEqual([
      { test: { title: "Pond", language: null } },
      { section: { title: "Pond life" } },
      "Which?",
      {
        section: {
          title: "Pond life: Fish",
          directions: { html: "<b>Look.</b>" },
          shuffle: true,
          timeLimitMs: 300_000,
        },
      },
      "Which?",
      { section: { title: "Pond life" } },
      "Which?",
    ]);
  });

  it("note a random block and other metadata", async () => {
    const about =
      "<sectionmetadata><bbmd_sectiontype>Random Block</bbmd_sectiontype></sectionmetadata>" +
      metadata({ colour: "red" });
    expect(outline(await readFile(assessment(`<section>${about}${question("i1")}</section>`)))).toEqual([
      { test: { title: "Pond", language: null } },
      "remark changed selectionRuleLeftOut Random Block",
      "remark changed settingLeftOut colour: red",
      { section: { title: null } },
      "Which?",
    ]);
  });

  it("note contents and settings that cannot be imported", async () => {
    const about =
      "<objectives><material><mattext>Know.</mattext></material></objectives>" +
      '<selection_ordering><selection><selection_metadata mdname="x">y</selection_metadata></selection>' +
      "</selection_ordering>";
    const xml = assessment(
      '<outcomes_processing scoremodel="BestofKfromN"/><assessfeedback ident="f"/>' +
        `<selection_ordering><selection><selection_number>1</selection_number></selection></selection_ordering>` +
        `<section>${about}<itemref linkrefid="far"/></section>`,
    );
    expect(outline(await readFile(xml))).toEqual([
      { test: { title: "Pond", language: null } },
      "remark changed outcomeModelLeftOut BestofKfromN",
      "remark changed testFeedbackLeftOut ",
      "remark changed sectionDrawLeftOut ",
      "remark changed aimsLeftOut ",
      "remark changed selectionRuleLeftOut selection_metadata",
      { section: { title: null } },
      "refused itemElsewhere: far",
    ]);
  });

  it("draw from a bank in the package, and refuse a missing bank", async () => {
    const drawing = (bank: string) =>
      `<section title="Drawn">${group(1, `<sourcebank_ref>${bank}</sourcebank_ref>`)}</section>`;
    const bank = interop(
      `<objectbank ident="b1">${metadata({ bank_title: "Newts" })}${question("i1")}${question("i2")}</objectbank>`,
    );
    const pieces = await readPackaged(
      packed({ "quiz.xml": assessment(drawing("b1") + drawing("b2")), "bank.xml": bank }),
    );
    expect(outline(pieces)).toEqual([
      { test: { title: "Pond", language: null } },
      "remark kept sectionPointsKept 5",
      { section: { title: "Drawn", draw: 1 } },
      "Which?",
      "Which?",
      "remark kept sectionPointsKept 5",
      { section: { title: "Drawn", draw: 1 } },
      "refused bankMissing: b2",
      { test: { title: null, language: null } },
      { "test.more": { title: "Newts" } },
      { section: { title: null } },
      "Which?",
      "Which?",
    ]);
    const identities = pieces.flatMap((piece) => (piece.piece === "question" ? [piece.question.identity] : []));
    expect(new Set(identities).size).toBe(4);
  });
});

describe("texts without a question", () => {
  it("stand above the next question that can be used", async () => {
    const essay = item({ ident: "e", fields: { question_type: "formula_question" }, presentation: html("Write.") });
    expect(
      outline(await readFile(inSection(textOnly("t", "<p>Ponds.</p>") + essay + question("i1") + question("i2")))),
    ).toEqual([
      { test: { title: "Pond", language: null } },
      { section: { title: null } },
      "changed introductionMoved",
      "refused formulaQuestion",
      "<div><p>Ponds.</p></div><div>Which?</div>",
      "Which?",
    ]);
  });

  it("are shared by the questions that name them", async () => {
    const child = (ident: string) => question(ident, "Which?", { parent_stimulus_item_ident: "t" });
    const pieces = await readFile(inSection(textOnly("t", "Ponds.") + child("i1") + child("i2")));
    expect(questionsOf(pieces).map(brief)).toMatchObject([
      "changed introductionShared",
      { stem: "Which?", stimulus: { id: "#t", title: "Read", content: { html: "Ponds." } } },
      { stem: "Which?", stimulus: { id: "#t", title: "Read", content: { html: "Ponds." } } },
    ]);
  });

  it("are left out at the end of a test", async () => {
    expect(questionsOf(await readFile(inSection(question("i1") + textOnly("t", "Ponds.")))).map(brief)).toMatchObject([
      { stem: "Which?" },
      "changed introductionLeftOut: Ponds.",
    ]);
  });
});

describe("questions outside of a test", () => {
  it("are read in a section, in a bank, or alone, with different identities", async () => {
    const bare = await readFile(interop(question("i1") + question("i1") + plain("")));
    expect(outline(bare)).toEqual([
      { test: { title: null, language: null } },
      { section: { title: null } },
      "Which?",
      "Which?",
    ]);
    expect(bare.flatMap((piece) => (piece.piece === "question" ? [piece.question.identity] : []))).toEqual([
      "#i1",
      "#i1~2",
    ]);
    expect(outline(await readFile(interop(`<section title="Fish">${question("i1")}</section>`)))).toEqual([
      { test: { title: null, language: null } },
      { section: { title: "Fish" } },
      "Which?",
    ]);
  });

  it("are refused one by one when they are larger than 2 MB", async () => {
    const large = question("big", "x".repeat(2_100_000));
    const [first, second] = questionsOf(await readFile(inSection(large + question("i2"))));
    expect([first && brief(first), second?.piece]).toEqual(["refused questionTooLarge", "question"]);
    expect(first?.piece === "unused" && first.question.where).toEqual({ line: 2, identifier: "big" });
  });
});
