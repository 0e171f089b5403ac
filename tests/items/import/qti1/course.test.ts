import { describe, expect, it } from "vitest";
import { beside, manifest, outline, question, quizType, resource, settings } from "./course-samples";
import { assessment, inSection, interop, metadata, packed, questionsOf, readFile, readPackaged } from "./samples";

describe("a quiz of a course system", () => {
  const withSettings = (more: string) =>
    readPackaged(
      packed({
        "imsmanifest.xml": manifest(
          resource("q", "imsqti_xmlv1p2", ["q/q.xml"], '<dependency identifierref="m"/>') +
            resource("m", beside, ["q/assessment_meta.xml"]),
        ),
        "q/q.xml": inSection(question("i1")),
        "q/assessment_meta.xml": settings(more),
      }),
    );

  it("keeps its clock, attempts, directions and shuffling, and names its other settings", async () => {
    const pieces = await withSettings(
      "<time_limit>30</time_limit><allowed_attempts>-1</allowed_attempts><shuffle_answers>true</shuffle_answers>" +
        "<show_correct_answers>true</show_correct_answers><scoring_policy>keep_average</scoring_policy>" +
        "<access_code>newt</access_code><one_question_at_a_time>false</one_question_at_a_time><due_at/>",
    );
    expect(outline(pieces)).toEqual([
      {
        test: {
          title: "Pond quiz",
          language: "en",
          directions: { html: "<p>Take care.</p>" },
          timeLimitMs: 1_800_000,
          attempts: null,
        },
      },
      "remark changed settingLeftOut scoring_policy: keep_average, access_code: newt",
      { section: { title: null } },
      "Which?",
    ]);
    const [first] = questionsOf(pieces);
    expect(first?.piece === "question" && first.question.asked).toMatchObject({ shuffle: true });
  });

  it("notes that it is a survey", async () => {
    const pieces = await withSettings("<quiz_type>graded_survey</quiz_type>");
    expect(outline(pieces)).toContain("remark changed surveyRead ");
  });

  it("keeps the time limit and the attempts stated in the cartridge", async () => {
    const about = metadata({ qmd_timelimit: 45, cc_maxattempts: 2, cc_allow_late_submission: "Yes" });
    expect(outline(await readFile(assessment(about + `<section>${question("i1")}</section>`)))).toEqual([
      { test: { title: "Pond", language: null } },
      { "test.more": { timeLimitMs: 2_700_000, attempts: 2 } },
      "remark changed settingLeftOut cc_allow_late_submission: Yes",
      { section: { title: null } },
      "Which?",
    ]);
  });
});

describe("a course", () => {
  it("uses the fuller file of a quiz, and counts other resources as left out", async () => {
    const files = packed({
      "imsmanifest.xml": manifest(
        resource("m", beside, ["q/assessment_meta.xml", "non_cc_assessments/q.xml.qti"]) +
          resource("q", quizType, ["q/assessment_qti.xml"], '<dependency identifierref="m"/>') +
          resource("b", beside, ["non_cc_assessments/bank.xml.qti"]) +
          resource("p", "webcontent", ["wiki_content/home.html"]) +
          resource("p2", "webcontent", ["wiki_content/more.html"]) +
          resource("i", "webcontent", ["web_resources/a b.png"]) +
          resource("d", "imsdt_xmlv1p1", ["d.xml"]) +
          resource("a", beside, ["a/a.html", "a/assignment_settings.xml"]),
      ),
      "q/assessment_qti.xml": inSection(question("i1", "Half")),
      "q/assessment_meta.xml": settings(""),
      "non_cc_assessments/q.xml.qti": inSection(question("i1", "Whole")),
      "non_cc_assessments/bank.xml.qti": interop(`<objectbank ident="b">${question("i9", "Bank")}</objectbank>`),
    });
    expect(outline(await readPackaged(files))).toEqual([
      { test: { title: "Pond quiz", language: "en", directions: { html: "<p>Take care.</p>" } } },
      "remark changed courseLeftOut 4",
      { section: { title: null } },
      "Whole",
      { test: { title: null, language: "en" } },
      { section: { title: null } },
      "Bank",
    ]);
  });

  it("finds pictures by the base of the cartridge, by identifier and by relative path", async () => {
    const files = packed({
      "box/imsmanifest.xml": manifest(
        resource("q", quizType, ["q/q.xml"]) + resource("pic", "webcontent", ["web_resources/Uploaded Media/a b.png"]),
      ),
      "box/q/q.xml": inSection(question("i1")),
      "box/q/near.png": "near",
      "box/web_resources/Uploaded Media/a b.png": "far",
    });
    const [first] = questionsOf(await readPackaged(files));
    if (first?.piece !== "question") throw new Error(JSON.stringify(first));
    const find = (reference: string) => {
      const found = first.question.files(reference);
      return typeof found === "string" || "stored" in found ? found : found.bytes.toString();
    };
    expect([
      find("$IMS-CC-FILEBASE$/Uploaded%20Media/a%20b.png?canvas_download=1"),
      find("%24IMS-CC-FILEBASE%24/Uploaded%20Media/a%20b.png"),
      find("$CANVAS_COURSE_REFERENCE$/file_ref/pic/download"),
      find("near.png"),
      find("./q/near.png"),
      find("../../../etc/passwd"),
      find("//example.org/near.png"),
    ]).toEqual(["far", "far", "far", "near", "near", "missing", "remote"]);
  });

  it("refuses one file that cannot be read, and reads the others", async () => {
    const files = packed({
      "a.xml": inSection(question("i1")),
      "b.xml": `${inSection(question("i2"))}<`,
      "c.xml": inSection(question("i3", "Third")),
    });
    expect(outline(await readPackaged(files))).toEqual([
      { test: { title: "Pond", language: null } },
      { section: { title: null } },
      "Which?",
      { test: { title: "Pond", language: null } },
      { section: { title: null } },
      "Which?",
      "refusal  fileUnreadable b.xml",
      { test: { title: "Pond", language: null } },
      { section: { title: null } },
      "Third",
    ]);
    await expect(readPackaged(packed({ "b.xml": `${inSection(question("i2"))}<` }))).rejects.toMatchObject({
      code: "xmlUnreadable",
      file: "b.xml",
    });
  });
});
