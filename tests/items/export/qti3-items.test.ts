import { describe, expect, it } from "vitest";
import { elementIn, itemOf, optionsOf, qtiOf } from "./exported";

const responseOf = (xml: string): string => elementIn(xml, "qti-response-declaration");
const processingOf = (xml: string): string => elementIn(xml, "qti-response-processing");
const options = optionsOf("four", "five", "six");
const template = (name: string): string =>
  `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}.xml"/>`;

describe("an item in QTI 3", () => {
  it("names its parts in the order of the schema", async () => {
    const xml = await qtiOf(
      itemOf(
        { type: "single_choice", options, shuffle: true },
        { type: "single_choice", option_id: "o1" },
        {
          points: 3,
          explanation: { en: "<p>Since 2 + 2 = 4.</p>" },
          body: { calculator: true, stimulus: { stimulus_id: "s", content: { en: "<p>A passage</p>" } } },
        },
      ),
    );
    const parts = [...xml.matchAll(/<(qti-[a-z-]+)/g)].map(([, name = ""]) => name);
    const top = [
      "qti-response-declaration",
      "qti-outcome-declaration",
      "qti-assessment-stimulus-ref",
      "qti-companion-materials-info",
      "qti-item-body",
      "qti-response-processing",
      "qti-modal-feedback",
    ];
    expect(top.map((name) => parts.indexOf(name))).toEqual(
      top.map((name) => parts.indexOf(name)).toSorted((one, other) => one - other),
    );
    expect(top.every((name) => parts.includes(name))).toBe(true);
    expect(elementIn(xml, "qti-modal-feedback")).toBe(
      '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">' +
        "<qti-content-body><p>Since 2 + 2 = 4.</p></qti-content-body></qti-modal-feedback>",
    );
    expect(xml).toContain('<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float">');
    expect(xml).toContain("<qti-calculator-type>SCIENTIFIC</qti-calculator-type>");
  });

  it("scores a single choice of one point by the standard template", async () => {
    const xml = await qtiOf(
      itemOf({ type: "single_choice", options, shuffle: true }, { type: "single_choice", option_id: "o2" }),
    );
    expect(responseOf(xml)).toBe(
      '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">' +
        "<qti-correct-response><qti-value>c2</qti-value></qti-correct-response></qti-response-declaration>",
    );
    expect(elementIn(xml, "qti-choice-interaction")).toBe(
      '<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="1">' +
        "<qti-prompt><p>Stem</p></qti-prompt>" +
        '<qti-simple-choice identifier="c1">four</qti-simple-choice>' +
        '<qti-simple-choice identifier="c2">five</qti-simple-choice>' +
        '<qti-simple-choice identifier="c3">six</qti-simple-choice></qti-choice-interaction>',
    );
    expect(processingOf(xml)).toBe(template("match_correct"));
  });

  it("writes credit in points, with bounds", async () => {
    const xml = await qtiOf(
      itemOf(
        { type: "single_choice", options, shuffle: false },
        { type: "single_choice", option_id: "o1", credit: { o2: 0.5, o3: -0.5 }, lowest: -0.5 },
        { points: 2 },
      ),
    );
    expect(elementIn(xml, "qti-mapping")).toBe(
      '<qti-mapping default-value="0" lower-bound="-1" upper-bound="2">' +
        '<qti-map-entry map-key="c2" mapped-value="1" case-sensitive="true"/>' +
        '<qti-map-entry map-key="c3" mapped-value="-1" case-sensitive="true"/>' +
        '<qti-map-entry map-key="c1" mapped-value="2" case-sensitive="true"/></qti-mapping>',
    );
    expect(processingOf(xml)).toBe(template("map_response"));
  });

  it("scores a multiple choice with credit as a sum, and one without credit as a whole", async () => {
    const interaction = { type: "multiple_choice", options, shuffle: false, max_choices: 2 } as const;
    const key = { type: "multiple_choice", option_ids: ["o1", "o2"] } as const;
    const shares = await qtiOf(itemOf(interaction, { ...key, option_ids: [...key.option_ids], credit: { o3: -0.25 } }));
    expect(elementIn(shares, "qti-mapping")).toBe(
      '<qti-mapping default-value="0" lower-bound="0" upper-bound="1">' +
        '<qti-map-entry map-key="c1" mapped-value="0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="c2" mapped-value="0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="c3" mapped-value="-0.25" case-sensitive="true"/></qti-mapping>',
    );
    const whole = await qtiOf(itemOf(interaction, { ...key, option_ids: [...key.option_ids] }, { points: 4 }));
    expect(elementIn(whole, "qti-mapping")).toBe("");
    expect(processingOf(whole)).toBe(
      "<qti-response-processing><qti-response-condition><qti-response-if>" +
        '<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>' +
        '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">4</qti-base-value>' +
        "</qti-set-outcome-value></qti-response-if><qti-response-else>" +
        '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0</qti-base-value>' +
        "</qti-set-outcome-value></qti-response-else></qti-response-condition></qti-response-processing>",
    );
  });

  it("writes the forms of a text with capitals and credit", async () => {
    const xml = await qtiOf(
      itemOf(
        { type: "text_entry", max_length: 40 },
        { type: "text_entry", accepted: ["half", "Whole"], case_sensitive: true, credit: { half: 0.5, none: -1 } },
      ),
    );
    expect(responseOf(xml)).toBe(
      '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">' +
        "<qti-correct-response><qti-value>Whole</qti-value></qti-correct-response>" +
        '<qti-mapping default-value="0" lower-bound="0" upper-bound="1">' +
        '<qti-map-entry map-key="Whole" mapped-value="1" case-sensitive="true"/>' +
        '<qti-map-entry map-key="half" mapped-value="0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="none" mapped-value="-1" case-sensitive="true"/></qti-mapping>' +
        "</qti-response-declaration>",
    );
    expect(elementIn(xml, "qti-item-body")).toBe(
      "<qti-item-body><p>Stem</p><div>" +
        '<qti-text-entry-interaction response-identifier="RESPONSE" expected-length="40"/>' +
        "</div></qti-item-body>",
    );
  });

  it("writes numbers by tolerance, by their ends, and further ones by value", async () => {
    const xml = await qtiOf(
      itemOf(
        { type: "numeric_entry", max_length: 10, unit: { en: "cm", zh: "厘米" } },
        {
          type: "numeric_entry",
          value: 10,
          tolerance: 0,
          low: 9,
          high: 13,
          accepted: ["20/2", "14.5"],
          also: [{ value: 20, tolerance: 0.5, credit: 0.25 }],
        },
        { points: 2 },
      ),
    );
    const set = (value: number): string =>
      `<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${value}</qti-base-value>` +
      "</qti-set-outcome-value>";
    const number = (value: number): string => `<qti-base-value base-type="float">${value}</qti-base-value>`;
    const typed = '<qti-variable identifier="RESPONSE"/>';
    expect(processingOf(xml)).toBe(
      "<qti-response-processing><qti-response-condition><qti-response-if><qti-and>" +
        `<qti-gte>${typed}${number(9)}</qti-gte><qti-lte>${typed}${number(13)}</qti-lte></qti-and>${set(2)}` +
        `</qti-response-if><qti-response-else-if>` +
        `<qti-equal tolerance-mode="exact">${typed}${number(14.5)}</qti-equal>` +
        `${set(2)}</qti-response-else-if><qti-response-else-if>` +
        `<qti-equal tolerance-mode="absolute" tolerance="0.5 0.5">${typed}${number(20)}</qti-equal>${set(0.5)}` +
        `</qti-response-else-if><qti-response-else>${set(0)}</qti-response-else></qti-response-condition>` +
        "</qti-response-processing>",
    );
    expect(elementIn(xml, "qti-item-body")).toContain('expected-length="10"/> cm</div>');
  });

  it("puts every gap in its place and adds up the points of the gaps", async () => {
    const xml = await qtiOf(
      itemOf(
        {
          type: "gaps",
          gaps: [
            { gap_id: "a", kind: "text", max_length: 20 },
            { gap_id: "b", kind: "number", max_length: 10 },
            { gap_id: "c", kind: "choice", options: optionsOf("x", "y") },
          ],
        },
        {
          type: "gaps",
          gaps: {
            a: { kind: "text", accepted: ["red"], case_sensitive: false },
            b: { kind: "number", value: 3, tolerance: 0 },
            c: { kind: "choice", option_id: "o2", credit: { o1: -1 } },
          },
          weights: { a: 2 },
        },
        { points: 4, body: { stem: { en: "<p>{{a}} and {{b}}, or {{c}}</p>" } } },
      ),
    );
    expect(elementIn(xml, "qti-item-body")).toBe(
      '<qti-item-body><p><qti-text-entry-interaction response-identifier="RESPONSE_1" expected-length="20"/> and ' +
        '<qti-text-entry-interaction response-identifier="RESPONSE_2" expected-length="10"/>, or ' +
        '<qti-inline-choice-interaction response-identifier="RESPONSE_3" shuffle="false">' +
        '<qti-inline-choice identifier="c1">x</qti-inline-choice>' +
        '<qti-inline-choice identifier="c2">y</qti-inline-choice>' +
        "</qti-inline-choice-interaction></p></qti-item-body>",
    );
    expect(xml).toContain('map-key="red" mapped-value="2" case-sensitive="false"');
    expect(xml).toContain('map-key="c1" mapped-value="-1"');
    const processing = processingOf(xml);
    expect(processing).toContain(
      '<qti-sum><qti-map-response identifier="RESPONSE_1"/><qti-map-response identifier="RESPONSE_3"/></qti-sum>',
    );
    expect(processing).toContain(
      '<qti-sum><qti-variable identifier="SCORE"/><qti-base-value base-type="float">1</qti-base-value></qti-sum>',
    );
    expect(processing).toContain(
      '<qti-lt><qti-variable identifier="SCORE"/><qti-base-value base-type="float">0</qti-base-value></qti-lt>',
    );
  });

  it("scores all gaps in one condition if only the whole counts", async () => {
    const xml = await qtiOf(
      itemOf(
        {
          type: "gap_entry",
          gaps: [
            { gap_id: "a", max_length: 20 },
            { gap_id: "b", max_length: 20 },
          ],
        },
        { type: "gap_entry", accepted: { a: ["one", "1"], b: ["two"] }, whole: true },
        { body: { stem: { en: "<p>{{a}} {{b}}</p>" } } },
      ),
    );
    const form = (place: number, text: string): string =>
      `<qti-string-match case-sensitive="false"><qti-variable identifier="RESPONSE_${place}"/>` +
      `<qti-base-value base-type="string">${text}</qti-base-value></qti-string-match>`;
    expect(processingOf(xml)).toContain(
      `<qti-response-if><qti-and><qti-or>${form(1, "one")}${form(1, "1")}</qti-or>${form(2, "two")}</qti-and>`,
    );
  });
});
