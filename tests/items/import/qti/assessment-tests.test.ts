import { describe, expect, it } from "vitest";
import type { RecordPiece } from "../../../../src/items/import/record";
import type { PackedFile } from "../archive";
import { dataOf, itemType, manifestOf, plainItem, testOf, testType } from "./builders";

const item = (name: string): PackedFile => ({ name: `${name}.xml`, data: plainItem(`Question ${name}?`) });
const ref = (name: string, inside = "", attributes = "") =>
  `<assessmentItemRef identifier="R${name}" href="${name}.xml" ${attributes}>${inside}</assessmentItemRef>`;
const section = (title: string, inside: string, attributes = 'visible="true"') =>
  `<assessmentSection identifier="S-${title}" title="${title}" ${attributes}>${inside}</assessmentSection>`;
const part = (inside: string, attributes = 'navigationMode="nonlinear" submissionMode="simultaneous"') =>
  `<testPart identifier="P" ${attributes}>${inside}</testPart>`;

const names = ["a", "b", "c", "d"];
const pieces = (inside: string, { attributes = 'title="A test"', flatten = false, more = [] as PackedFile[] } = {}) =>
  dataOf(
    [
      {
        name: "imsmanifest.xml",
        data: manifestOf({
          "test.xml": testType,
          ...Object.fromEntries(names.map((name) => [`${name}.xml`, itemType])),
        }),
      },
      { name: "test.xml", data: testOf(inside, attributes) },
      ...names.map(item),
      ...more,
    ],
    flatten,
  );

/** A piece as one line. */
const lineOf = (piece: RecordPiece): string => {
  if (piece.piece === "test" || piece.piece === "section")
    return `${piece.piece} ${JSON.stringify(piece.header).replaceAll('"', "")}`;
  if (piece.piece === "question") {
    const { where, points, changed } = piece.question;
    return [`${where.file} ${points}`, ...changed.map(({ code, detail }) => `${code}: ${detail}`)].join(" ");
  }
  if (piece.piece === "unused")
    return [piece.question.where.file, piece.question.outcome, ...piece.question.reasons.map(({ code }) => code)].join(
      " ",
    );
  if (piece.piece === "remark" || piece.piece === "refusal") {
    const kind = piece.piece === "remark" ? piece.kind : "refusal";
    return `${kind} ${piece.remark.code}${piece.remark.detail === undefined ? "" : `: ${piece.remark.detail}`}`;
  }
  return piece.piece;
};
const lines = async (...given: Parameters<typeof pieces>) => (await pieces(...given)).map(lineOf);
const all = names.map((name) => ref(name)).join("");
const remarks = async (...given: Parameters<typeof pieces>) =>
  (await lines(...given)).filter((line) => /^(?:kept|changed|refusal) /.test(line));

describe("a test of QTI", () => {
  it("gives its sections with directions, draws, shuffling, clocks, weights and attempts", async () => {
    const inside = part(
      '<itemSessionControl maxAttempts="2"/><timeLimits maxTime="600"/>' +
        section(
          "Reading",
          '<rubricBlock view="candidate"><p>Read first.</p></rubricBlock>' +
            ref("a", '<weight identifier="W" value="5"/>') +
            ref("b"),
        ) +
        section(
          "Numbers",
          `<timeLimits maxTime="90.5"/><selection select="1"/><ordering shuffle="true"/>${ref("c")}${ref("d")}`,
        ),
    );
    expect(await lines(inside, { attributes: 'title="Evening &amp; morning" xml:lang="en"' })).toEqual([
      "test {title:Evening & morning,language:en,timeLimitMs:600000,attempts:2}",
      "section {title:Reading,directions:{html:<div><p>Read first.</p></div>}}",
      "a.xml 5",
      "b.xml 1",
      "section {title:Numbers,draw:1,shuffle:true,timeLimitMs:90500}",
      "c.xml 1",
      "d.xml 1",
      "kept languageKept: en",
      "kept weightKept: Ra: 5",
    ]);
  });

  it("reads 1 and 0 as true and false", async () => {
    const inside = part(
      section(
        "One",
        `<selection select="2"/><ordering shuffle="1"/>${ref("a", "", 'fixed="1"')}${ref("b", "", 'required=" 1 "')}` +
          ref("c"),
        'visible="0"',
      ),
    );
    expect(await lines(inside)).toEqual([
      "test {title:A test,language:null}",
      "section {title:null,draw:2,shuffle:true}",
      "a.xml 1",
      "b.xml 1",
      "c.xml 1",
      "changed sectionTitleHidden: One",
      "changed requiredLeftOut: S-One",
      "changed fixedPlaceLeftOut: S-One: Ra",
      "d.xml refused notInTest",
    ]);
  });

  it("notes a style sheet and the categories of its questions", async () => {
    const inside = `<stylesheet href="s.css" type="text/css"/>${part(section("One", ref("a", "", 'category="hard"')))}`;
    expect(await remarks(inside)).toEqual(["changed stylesheetLeftOut: s.css", "changed tagsLeftOut"]);
  });

  it("flattens sections within sections, with their titles", async () => {
    const inside = part(
      section(
        "Outer",
        '<rubricBlock view="candidate">Begin.</rubricBlock><ordering shuffle="true"/><selection select="2"/>' +
          `<timeLimits maxTime="60"/>${ref("a")}${section("Inner", ref("b") + ref("c"))}${ref("d")}`,
      ),
    );
    expect(await lines(inside)).toEqual([
      "test {title:A test,language:null}",
      "section {title:Outer,directions:{html:<div>Begin.</div>}}",
      "a.xml 1",
      "section {title:Outer – Inner}",
      "b.xml 1",
      "c.xml 1",
      "section {title:Outer}",
      "d.xml 1",
      "changed sectionsFlattened: Outer",
      "changed timeLimitLeftOut: Outer: 60 s",
      "changed selectionLeftOut: Outer: 2",
      "changed orderingLeftOut: Outer",
    ]);
  });

  it("notes the navigation and submission modes of its parts", async () => {
    const inside =
      part(
        '<itemSessionControl maxAttempts="3" showFeedback="true" allowSkipping="false" allowReview="true"/>' +
          `<timeLimits minTime="30" maxTime="60" allowLateSubmission="true"/>${section("One", ref("a") + ref("b"))}`,
        'navigationMode="linear" submissionMode="individual"',
      ) + part(section("Two", ref("c") + ref("d"), 'visible="false"'));
    expect(await remarks(`${inside}<testFeedback identifier="end" access="atEnd">Bye.</testFeedback>`)).toEqual([
      "changed minTimeLeftOut: minTime=30",
      "changed lateSubmissionLeftOut: allowLateSubmission=true",
      "changed partTimeLimitLeftOut: 60",
      "changed attemptsLeftOut: 3",
      "changed partsAsSections: 2",
      "changed linearLeftOut: P",
      "changed submissionLeftOut: P",
      "changed sessionControlLeftOut: showFeedback=true",
      "changed sessionControlLeftOut: allowSkipping=false",
      "changed testFeedbackLeftOut: end: Bye.",
      "changed sectionTitleHidden: Two",
    ]);
  });

  it("notes its further settings for single items", async () => {
    const limits = '<timeLimits maxTime="30"/><itemSessionControl maxAttempts="0" validateResponses="true"/>';
    const inside = part(
      section(
        "One",
        '<itemSessionControl maxAttempts="2"/><selection select="2"/><ordering shuffle="true"/>' +
          `${ref("a", limits)}${ref("b", "", 'fixed="true"')}${ref("c", "", 'required="true"')}${ref("a")}${ref("d")}`,
      ),
    );
    expect((await lines(inside)).slice(2)).toEqual([
      "a.xml 1 itemTimeLimitLeftOut: 30 s itemAttemptsLeftOut: 0 itemControlLeftOut: validateResponses=true",
      "b.xml 1",
      "c.xml 1",
      "a.xml refused itemRepeated",
      "d.xml 1",
      "changed attemptsLeftOut: One: 2",
      "changed requiredLeftOut: One",
      "changed fixedPlaceLeftOut: One: Rb",
    ]);
  });

  it("keeps a total that is a sum of the points, with or without weights, and names other outcomes", async () => {
    const weighted = part(
      section("One", ref("a", '<weight identifier="W" value="3"/>') + ref("b") + ref("c") + ref("d")),
    );
    const sum = (attributes: string) =>
      '<outcomeProcessing><setOutcomeValue identifier="SCORE"><sum>' +
      `<testVariables variableIdentifier="SCORE" ${attributes}/></sum></setOutcomeValue></outcomeProcessing>`;
    expect((await lines(weighted + sum('weightIdentifier="W"'))).slice(2)).toEqual([
      "a.xml 3",
      "b.xml 1",
      "c.xml 1",
      "d.xml 1",
      "kept totalKept",
      "kept weightKept: Ra: 3",
    ]);
    expect((await lines(weighted + sum(""))).filter((line) => /^a|weight/i.test(line))).toEqual([
      "a.xml 1",
      "changed weightUnused: Ra: 3",
    ]);
    const passed =
      "<outcomeProcessing><outcomeCondition><outcomeIf><gte/></outcomeIf></outcomeCondition>" +
      '<setOutcomeValue identifier="N"><numberCorrect/></setOutcomeValue></outcomeProcessing>';
    expect(await remarks(weighted + passed)).toEqual([
      "changed outcomeProcessingLeftOut: outcomeCondition outcomeIf",
      "changed outcomeProcessingLeftOut: setOutcomeValue N numberCorrect",
      "kept weightKept: Ra: 3",
    ]);
  });

  it("refuses a question with several weights or none above 0", async () => {
    const twice = '<weight identifier="V" value="2"/><weight identifier="W" value="3"/>';
    const inside = part(
      section("One", `${ref("a", twice)}${ref("b", '<weight identifier="W" value="0"/>')}${ref("c")}${ref("d")}`),
    );
    expect((await lines(inside)).slice(2, 6)).toEqual([
      "a.xml refused weightAmbiguous",
      "b.xml refused noPoints",
      "c.xml 1",
      "d.xml 1",
    ]);
  });

  it("is refused if its content depends on the answers, unless it is flattened", async () => {
    const inside = part(
      section(
        "One",
        `<preCondition><lt/></preCondition>${ref("a", '<branchRule target="Rd"><lt/></branchRule>')}` +
          `${ref("b")}${ref("c")}${ref("d")}`,
      ),
    );
    expect(await lines(inside)).toEqual([
      "test {title:A test,language:null}",
      "refusal flowUnsupported: preCondition S-One; branchRule Ra → Rd",
      "section {title:One}",
      ...names.map((name) => `${name}.xml refused flowUnsupported`),
    ]);
    expect(await lines(inside, { flatten: true })).toEqual([
      "test {title:A test,language:null}",
      "section {title:One}",
      ...names.map((name) => `${name}.xml 1`),
      "changed preConditionLeftOut: S-One",
      "changed branchRuleLeftOut: Ra → Rd",
    ]);
  });

  it("may lie in several files, one of which may be missing", async () => {
    const outside = {
      name: "parts/more.xml",
      data: section("More", '<assessmentItemRef identifier="Rb" href="../b.xml"/>').replace(
        "<assessmentSection",
        '<assessmentSection xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"',
      ),
    };
    const inside = part(`${section("One", ref("a"))}<assessmentSectionRef identifier="x" href="parts/more.xml"/>`);
    expect(await lines(inside, { more: [outside] })).toEqual([
      "test {title:A test,language:null}",
      "section {title:One}",
      "a.xml 1",
      "section {title:More}",
      "b.xml 1",
      "c.xml refused notInTest",
      "d.xml refused notInTest",
    ]);
    expect((await lines(inside)).slice(3)).toEqual([
      "changed sectionMissing: parts/more.xml",
      "section {title:null}",
      "b.xml 1",
      "c.xml 1",
      "d.xml 1",
    ]);
  });

  it("can be read although its files refer to each other in a circle", async () => {
    const twice = (name: string) => `<assessmentSectionRef identifier="${name}" href="${name}.xml"/>`.repeat(2);
    const more = Array.from({ length: 30 }, (_, index) => ({
      name: `s${index}.xml`,
      data:
        '<assessmentSection xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="s" title="">' +
        `${ref("a")}${twice(`s${(index + 1) % 30}`)}</assessmentSection>`,
    }));
    const found = await lines(part(twice("s0")), { more });
    expect(found.filter((line) => line === "a.xml 1")).toHaveLength(1);
    expect(found.filter((line) => line === "a.xml refused itemRepeated").length).toBeLessThan(510);
    expect(found.some((line) => line.startsWith("changed sectionMissing"))).toBe(true);
  });

  it("notes rubrics for staff, and shows directions of the whole test", async () => {
    const rubric =
      '<rubricBlock view="candidate">Good luck.</rubricBlock><rubricBlock view="proctor">Watch.</rubricBlock>';
    expect(await lines(part(rubric + section("One", all)))).toEqual([
      "test {title:A test,language:null,directions:{html:<div>Good luck.</div>}}",
      "section {title:One}",
      ...names.map((name) => `${name}.xml 1`),
      "changed staffRubricLeftOut: Watch.",
    ]);
  });
});
