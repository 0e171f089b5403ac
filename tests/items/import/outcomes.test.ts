import { describe, expect, it } from "vitest";
import { normalisations, refusals } from "../../../src/items/import/reasons";
import type { PackedFile } from "./archive";
import type { ItemParts } from "./fixtures";
import { choices, declaration, entry, mapResponse, outcomeOf } from "./fixtures";

const several = declaration("identifier", "multiple", ["c1", "c2"]);
const text = declaration("string", "single", ["four"]);
const processing = (inside: string) => `<responseProcessing>${inside}</responseProcessing>`;
const matches = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
const score = (value: number, identifier = "SCORE") =>
  `<setOutcomeValue identifier="${identifier}"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`;
const condition = (test: string, then: string, otherwise = "") =>
  processing(
    `<responseCondition><responseIf>${test}${then}</responseIf>${otherwise === "" ? "" : `<responseElse>${otherwise}</responseElse>`}</responseCondition>`,
  );
const mapping = (points: Readonly<Record<string, number>>, attributes = "") =>
  `<mapping>${Object.entries(points)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}" ${attributes}/>`)
    .join("")}</mapping>`;
const question = (html: string): ItemParts => ({ body: `${html}${choices()}` });
const drawn = (script: string): ItemParts => question(`<p>Look.</p><canvas id="k"/><script>${script}</script>`);
const sketch = (smiles: string, more = "") =>
  `m.get_mol(smiles="${smiles}");${more}draw(document.getElementById("k"));`;
const escaped = (html: string) => html.replace(/</g, "&lt;");

type Row = readonly [outcome: string, name: string, parts: ItemParts, files?: readonly PackedFile[]];
const rows: readonly Row[] = [
  ["exact", "the standard template written out", { processing: condition(matches, score(1), score(0)) }],
  [
    "exact",
    "a written-out template that also sets feedback",
    { processing: condition(matches, score(1) + score(2, "HINT"), score(0)) },
  ],
  [
    "exact",
    "the mapping written out",
    {
      declaration: declaration("identifier", "single", [], mapping({ c2: 1, c1: 0 })),
      processing: condition(
        '<isNull><variable identifier="RESPONSE"/></isNull>',
        score(0),
        '<setOutcomeValue identifier="SCORE"><mapResponse identifier="RESPONSE"/></setOutcomeValue>',
      ),
    },
  ],
  [
    "exact",
    "all choices fixed, though shuffled",
    {
      body: `<p>x</p>${choices('shuffle="true" maxChoices="1"').replaceAll("<simpleChoice", '<simpleChoice fixed="true"')}`,
    },
  ],
  [
    "exact",
    "a choice that shows a tag by name",
    {
      body:
        "<p>Which makes text " +
        `bold?</p>${choices('maxChoices="1"', [escaped("<b>"), escaped("<p>"), escaped("<p>x</p>")])}`,
    },
  ],

  ["normalised scoreAssumed", "a match without a score", { processing: condition(matches, "") }],
  ["normalised scoreAssumed", "no processing at all", { processing: "" }],
  [
    "normalised keyIdentifierPadded",
    "a key with leading zeros",
    { declaration: declaration("identifier", "single", ["c002"]) },
  ],
  [
    "normalised mappingRead",
    "further forms in the mapping",
    {
      declaration: declaration("string", "single", ["four"], mapping({ four: 1, "4": 1 }, 'caseSensitive="false"')),
      body: `<p>x</p>${entry}`,
    },
  ],
  [
    "normalised severalCorrectForms",
    "several right forms",
    { declaration: declaration("string", "single", ["four", "4"]), body: `<p>x</p>${entry}` },
  ],
  [
    "normalised caseFoldedDuplicatesMerged",
    "forms that differ in capitals",
    {
      declaration: declaration(
        "string",
        "single",
        ["Four", "four"],
        mapping({ Four: 1, four: 1 }, 'caseSensitive="false"'),
      ),
      body: `<p>x</p>${entry}`,
    },
  ],
  [
    "normalised scoredAllOrNothing",
    "points for each right choice",
    {
      declaration: declaration("identifier", "multiple", ["c1", "c2"], mapping({ c1: 1, c2: 1, c3: -1 })),
      body: `<p>x</p>${choices('maxChoices="0"')}`,
      processing: mapResponse,
    },
  ],
  [
    "normalised fixedChoicesKeptInOrder",
    "one choice fixed",
    {
      body: `<p>x</p>${choices('shuffle="true" maxChoices="1"').replace("<simpleChoice", '<simpleChoice fixed="true"')}`,
    },
  ],
  [
    "normalised minChoicesLeftOut",
    "a smallest number",
    { declaration: several, body: `<p>x</p>${choices('maxChoices="3" minChoices="2"')}` },
  ],
  [
    "normalised patternLeftOut",
    "a pattern to type by",
    { declaration: text, body: `<p>x</p>${entry.replace("/>", ' patternMask="[a-z]+"/>')}` },
  ],
  [
    "normalised feedbackLeftOut",
    "feedback",
    question('<p>x</p><feedbackBlock outcomeIdentifier="F" identifier="f" showHide="show">It is c2.</feedbackBlock>'),
  ],
  [
    "normalised rubricLeftOut",
    "notes for the scorer",
    question('<p>x</p><rubricBlock view="scorer">It is c2.</rubricBlock>'),
  ],
  [
    "normalised promptRepeated",
    "a prompt that repeats the question",
    { body: `<p>How many?</p>${choices().replace("<simpleChoice", "<prompt>How  many?</prompt><simpleChoice")}` },
  ],
  [
    "normalised escapedMarkupRead promptRepeated",
    "a prompt in escaped mark-up",
    {
      body:
        "<p>How " +
        `many?</p>${choices().replace("<simpleChoice", `<prompt>${escaped("<p>How many?</p>")}</prompt><simpleChoice`)}`,
    },
  ],
  ["normalised linkRemoved", "a link", question('<p>See <a href="https://example.org">this</a>.</p>')],
  ["normalised styleReduced", "styling that is not kept", question('<p style="cursor:help;color:red">x</p>')],
  ["normalised elementsReduced", "a grouping element", question("<section>x</section>")],
  ["normalised scriptRemoved", "an event attribute", question('<p onclick="boom()">x</p>')],
  ["normalised scriptRemoved pictureRedrawn", "a molecule", drawn(sketch("CCO"))],

  [
    "refused interactionUnsupported",
    "a match item",
    { body: '<p>x</p><matchInteraction responseIdentifier="RESPONSE"/>' },
  ],
  [
    "refused interactionUnsupported",
    "an essay",
    { body: '<p>x</p><extendedTextInteraction responseIdentifier="RESPONSE"/>' },
  ],
  ["refused severalInteractions", "two gaps", { declaration: text, body: `<p>x</p>${entry}${entry}` }],
  ["refused noInteraction", "only text", { body: "<p>x</p>" }],
  ["refused adaptiveItem", "an item that changes", { adaptive: true }],
  ["refused templated", "a printed variable", question('<p>x <printedVariable identifier="v"/></p>')],
  [
    "refused responseUndeclared",
    "an undeclared response",
    { declaration: text.replace("RESPONSE", "OTHER"), body: `<p>x</p>${entry}` },
  ],
  [
    "refused responseTypeUnsupported",
    "choices in order",
    { declaration: declaration("identifier", "ordered", ["c1"]) },
  ],
  [
    "refused responseTypeUnsupported",
    "a text of several",
    { declaration: declaration("string", "multiple", ["a"]), body: `<p>x</p>${entry}` },
  ],
  [
    "refused processingUnsupported",
    "another template",
    {
      processing:
        '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response_point"/>',
    },
  ],
  ["refused processingUnsupported", "a reversed condition", { processing: condition(matches, score(0), score(1)) }],
  ["refused processingUnsupported", "points for wrong answers", { processing: condition(matches, score(2), score(1)) }],
  ["refused processingUnsupported", "a negated match", { processing: condition(`<not>${matches}</not>`, score(1)) }],
  [
    "refused processingUnsupported",
    "a match with another response",
    { processing: condition(matches.replace('correct identifier="RESPONSE"', 'correct identifier="OTHER"'), score(1)) },
  ],
  [
    "refused partialCredit",
    "unequal points",
    {
      declaration: declaration("string", "single", ["four"], mapping({ four: 2, "4": 1 })),
      body: `<p>x</p>${entry}`,
      processing: mapResponse,
    },
  ],
  [
    "refused partialCredit",
    "points for any answer",
    {
      declaration: declaration("identifier", "single", ["c1"], '<mapping defaultValue="1"/>'),
      processing: mapResponse,
    },
  ],
  ["refused keyMissing", "no key", { declaration: declaration("identifier", "single", []) }],
  [
    "refused keyMissing",
    "an empty text as key",
    { declaration: declaration("string", "single", [" "]), body: `<p>x</p>${entry}` },
  ],
  ["refused keyUnknown", "a key that is no choice", { declaration: declaration("identifier", "single", ["d2"]) }],
  [
    "refused keyUnknown",
    "a padded key that means two choices",
    {
      declaration: declaration("identifier", "single", ["c002"]),
      body: `<p>x</p>${choices().replace('"c3"', '"c02"')}`,
    },
  ],
  [
    "refused keyUnknown",
    "a key of which half is found",
    {
      declaration: declaration("identifier", "multiple", ["c001", "z9"]),
      body: `<p>x</p>${choices('maxChoices="0"')}`,
    },
  ],
  [
    "refused keyUnknown",
    "two keys for one choice",
    {
      declaration: declaration("identifier", "multiple", ["c001", "c01"]),
      body: `<p>x</p>${choices('maxChoices="0"')}`,
    },
  ],
  [
    "refused keyAmbiguous",
    "two keys for a single choice",
    { declaration: declaration("identifier", "single", ["c1", "c2"]) },
  ],
  ["refused tooManyCorrect", "more right than may be chosen", { declaration: several }],
  [
    "refused caseMixed",
    "capitals that count now and then",
    {
      declaration: declaration(
        "string",
        "single",
        ["a"],
        '<mapping><mapEntry mapKey="a" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="b" ' +
          'mappedValue="1" caseSensitive="true"/></mapping>',
      ),
      body: `<p>x</p>${entry}`,
    },
  ],
  [
    "refused numberUnreadable",
    "a number in words",
    { declaration: declaration("integer", "single", ["four"]), body: `<p>x</p>${entry}` },
  ],
  [
    "refused choicesOutOfRange",
    "one choice",
    { declaration: declaration("identifier", "single", ["c1"]), body: `<p>x</p>${choices("", ["a"])}` },
  ],
  [
    "refused choiceIdentifiersRepeated",
    "choices of one name",
    { body: `<p>x</p>${choices().replace('"c3"', '"c1"')}` },
  ],
  ["refused choiceEmpty", "an empty choice", { body: `<p>x</p>${choices("", ["a", "<p> </p>"])}` }],
  [
    "refused choicesAlike",
    "choices that look the same",
    { body: `<p>x</p>${choices("", ["<b>a</b>", "<b id='x'>a</b>"])}` },
  ],
  ["refused stemEmpty", "no question", { body: choices() }],
  ["refused pictureByScript", "a canvas without a script", question('<p>x</p><canvas id="k"/>')],
  [
    "refused pictureByScript",
    "a canvas drawn by hand",
    drawn('var c=document.getElementById("k").getContext("2d");c.fillRect(0,0,9,9)'),
  ],
  ["refused pictureByScript", "a structure formula that cannot be read", drawn(sketch("C(C"))],
  ["refused pictureByScript", "a structure formula with nonsense", drawn(sketch("CCQx"))],
  ["refused pictureByScript", "a molecule with a caption", drawn(sketch("CCO", 'd["legend"]="A to B";'))],
  ["refused scriptNeeded", "a script that writes", question("<p>x</p><script>document.write(1)</script>")],
  ["refused scriptNeeded", "an unknown library", question('<p>x</p><script src="https://cdn.example/graph.js"/>')],
  ["refused contentUnsupported", "a film", question('<p>x</p><video src="a.mp4"/>')],
  ["refused contentUnsupported", "a frame", question('<p>x</p><iframe src="https://example.org"/>')],
  ["refused contentUnsupported", "a Java applet", question('<p>x</p><object type="application/java" data="a.jar"/>')],
  [
    "refused styleMeaningful",
    "things laid over one another",
    question('<p>x<span style="position:absolute">y</span></p>'),
  ],
  ["refused styleMeaningful", "a picture behind the text", question("<p style=\"background:url('a.png')\">x</p>")],
  ["refused mediaMissing", "a picture that is not there", question('<p><img src="a.png"/></p>')],
  ["refused mediaMissing", "a picture outside the package", question('<p><img src="../../../etc/a.png"/></p>')],
  ["refused mediaRemote", "a picture elsewhere", question('<p><img src="//example.org/a.png"/></p>')],
  [
    "refused mediaUnsupported",
    "a picture that is none",
    question('<p><img src="a.png"/></p>'),
    [{ name: "items/a.png", data: "<html>" }],
  ],
  [
    "refused mediaUnsupported",
    "an SVG that needs what is not kept",
    question('<p><img src="a.svg"/></p>'),
    [{ name: "items/a.svg", data: '<svg><use href="#x"/></svg>' }],
  ],
  [
    "refused mediaUnsupported",
    "a picture in an address of a kind that runs",
    question('<p><img src="data:image/svg+xml;base64,AAAA"/></p>'),
  ],
  ["refused contentTooLong", "a question without end", question(`<p>${"x".repeat(500_000)}</p>`)],
  ["refused formulaUnreadable", "a formula with a mistake", question("<p>\\(\\frac{1}\\)</p>")],
];

describe("items", () => {
  it.each(rows.map(([outcome, name, parts, files]) => ({ outcome, name, parts, files })))(
    "$outcome: $name",
    async ({ outcome, parts, files }) => {
      expect(await outcomeOf(parts, files ?? [])).toBe(outcome);
    },
  );
});

describe("reasons", () => {
  it("have words in both languages", () => {
    expect(
      Object.entries({ ...normalisations, ...refusals }).filter(
        ([, words]) => !words.en.endsWith(".") || !words.zh.endsWith("。"),
      ),
    ).toEqual([]);
  });
});
