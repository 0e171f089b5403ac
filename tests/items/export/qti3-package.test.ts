import { describe, expect, it } from "vitest";
import { elementIn, itemOf, optionsOf, packageOf, sectionOf, testOf } from "./exported";

const question = (stem: string, stimulus?: string) =>
  itemOf(
    { type: "single_choice", options: optionsOf("yes", "no"), shuffle: false },
    { type: "single_choice", option_id: "o1" },
    {
      body: {
        stem: { en: stem },
        ...(stimulus === undefined
          ? {}
          : { stimulus: { stimulus_id: stimulus, title: { en: "A letter" }, content: { en: `<p>${stimulus}</p>` } } }),
      },
    },
  );

const withoutRoot = (xml: string): string => xml.replace(/<qti-assessment-test [^>]*>/, "<qti-assessment-test>");

describe("a QTI 3 package", () => {
  it("contains the title, sections and time limits of the test", async () => {
    const files = await packageOf(
      testOf(
        [
          sectionOf([question("<p>a</p>"), question("<p>b</p>")], {
            directions: { en: "<p>Read first.</p>" },
            draw: 1,
            shuffle: true,
            timeLimitMs: 90_000,
          }),
          sectionOf([question("<p>c</p>")], { title: { en: "More" } }),
        ],
        { timeLimitMs: 600_000, attempts: 2 },
      ),
    );
    expect(withoutRoot(String(files.get("test.xml")))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<qti-assessment-test>' +
        '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>' +
        '<qti-time-limits max-time="600"/>' +
        '<qti-test-part identifier="part-1" navigation-mode="nonlinear" submission-mode="simultaneous">' +
        '<qti-item-session-control max-attempts="2"/>' +
        '<qti-assessment-section identifier="section-1" title="Part one" visible="true">' +
        '<qti-time-limits max-time="90"/><qti-selection select="1"/><qti-ordering shuffle="true"/>' +
        '<qti-rubric-block use="instructions" view="candidate">' +
        "<qti-content-body><p>Read first.</p></qti-content-body>" +
        '</qti-rubric-block><qti-assessment-item-ref identifier="question-1" href="items/question-1.xml"/>' +
        '<qti-assessment-item-ref identifier="question-2" href="items/question-2.xml"/></qti-assessment-section>' +
        '</qti-test-part><qti-test-part identifier="part-2" navigation-mode="nonlinear" ' +
        'submission-mode="simultaneous"><qti-item-session-control max-attempts="2"/>' +
        '<qti-assessment-section identifier="section-2" title="More" visible="true">' +
        '<qti-assessment-item-ref identifier="question-3" href="items/question-3.xml"/></qti-assessment-section>' +
        '</qti-test-part><qti-outcome-processing><qti-set-outcome-value identifier="SCORE"><qti-sum>' +
        '<qti-test-variables variable-identifier="SCORE"/></qti-sum></qti-set-outcome-value></qti-outcome-processing>' +
        "</qti-assessment-test>",
    );
    expect([...files.keys()]).toEqual([
      "items/question-1.xml",
      "items/question-2.xml",
      "items/question-3.xml",
      "test.xml",
      "imsmanifest.xml",
    ]);
  });

  it("writes a shared passage once and lists every file with its dependencies", async () => {
    const files = await packageOf(
      testOf([sectionOf([question("<p>a</p>", "tide"), question("<p>b</p>", "tide"), question("<p>c</p>", "moon")])]),
    );
    const stimuli = [...files.keys()].filter((name) => name.startsWith("stimuli/"));
    expect(stimuli).toHaveLength(2);
    const [first = ""] = stimuli;
    const identifier = first.replace("stimuli/", "").replace(".xml", "");
    expect(elementIn(String(files.get(first)), "qti-stimulus-body")).toBe(
      "<qti-stimulus-body><p>tide</p></qti-stimulus-body>",
    );
    for (const n of [1, 2])
      expect(elementIn(String(files.get(`items/question-${n}.xml`)), "qti-assessment-stimulus-ref")).toBe(
        `<qti-assessment-stimulus-ref identifier="${identifier}" href="../stimuli/${identifier}.xml"/>`,
      );
    const manifest = String(files.get("imsmanifest.xml"));
    const listed = [...manifest.matchAll(/<file href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(listed.toSorted()).toEqual([...files.keys()].filter((name) => name !== "imsmanifest.xml").toSorted());
    expect(manifest).toContain(
      '<resource identifier="question-1" type="imsqti_item_xmlv3p0" href="items/question-1.xml">' +
        `<file href="items/question-1.xml"/><dependency identifierref="${identifier}"/></resource>`,
    );
  });

  it("leaves out practice questions and breaks, and draws no more questions than exist", async () => {
    const files = await packageOf(
      testOf([
        sectionOf([question("<p>a</p>")], { kind: "practice" }),
        sectionOf([], { kind: "break" }),
        sectionOf([question("<p>b</p>")], { draw: 5 }),
      ]),
    );
    expect([...files.keys()]).toEqual(["items/question-2.xml", "test.xml", "imsmanifest.xml"]);
    expect(String(files.get("test.xml"))).toContain('<qti-selection select="1"/>');
  });

  it("writes pictures contained in texts as files", async () => {
    const data = "data:image/gif;base64,R0lGODlhBAACAIAAAP8AAAAAACH5BAAAAAAALAAAAAAEAAIAAAIDRIYFADs=";
    const files = await packageOf(testOf([sectionOf([question(`<p><img src="${data}"></p>`)])]));
    const [name = ""] = [...files.keys()];
    expect(name).toMatch(/^media\/[0-9a-f]{24}\.gif$/);
    expect(files.get(name)).toEqual(Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
    expect(String(files.get("items/question-1.xml"))).toContain(`<img src="../${name}" alt=""/>`);
  });
});
