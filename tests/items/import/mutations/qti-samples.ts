import {
  add,
  choices,
  entry,
  isRight,
  itemOf,
  itemType,
  manifestOf,
  mapping,
  mapResponse,
  orWhen,
  otherwise,
  response,
  rules,
  set,
  template,
  testOf,
  testType,
  value,
  variable,
  when,
  type WrittenItem,
} from "../qti/builders";
import type { Sample } from "./reading";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const near = (identifier: string, mode: string, tolerance: string) =>
  `<equal toleranceMode="${mode}" tolerance="${tolerance}" includeLowerBound="true" includeUpperBound="true">` +
  `${variable(identifier)}<correct identifier="${identifier}"/></equal>`;
const associable = (pairs: Readonly<Record<string, string>>, most: number) =>
  Object.entries(pairs)
    .map(
      ([id, text]) =>
        `<simpleAssociableChoice identifier="${id}" ` + `matchMax="${most}">${text}</simpleAssociableChoice>`,
    )
    .join("");
const picture = '<object type="image/png" data="pics/map.png" width="200" height="100">A map</object>';
const setOf = (inside: string) => `<simpleMatchSet>${inside}</simpleMatchSet>`;
const bound = (attributes: string) => `responseIdentifier="RESPONSE" ${attributes}`;

const colours = ["red", "green", "blue"];

/** Items for each kind of question, each way of scoring, and each further element of an item. */
export const writtenItems: Readonly<Record<string, WrittenItem>> = {
  "a choice with half of the points for another": {
    responses: response("identifier", ["b"]),
    body: `<p dir="rtl" xml:lang="en">Which?</p>` + choices(colours, 'shuffle="true" maxChoices="1"', "Choose."),
    processing: rules(
      when(
        isRight(),
        set(value(2)),
        orWhen(`<match>${variable()}${value("a", "identifier")}</match>`, set(value(1))),
        otherwise(set(value(0))),
      ),
    ),
  },
  "a choice that stays in place": {
    responses: response("identifier", ["c"]),
    body:
      `<p>Which?</p><choiceInteraction ${bound('shuffle="true" maxChoices="1" minChoices="0"')}>` +
      '<simpleChoice identifier="a">red</simpleChoice><simpleChoice identifier="b">green</simpleChoice>' +
      '<simpleChoice identifier="c" fixed="true">none of these</simpleChoice></choiceInteraction>',
  },
  "several choices with points": {
    responses: response(
      "identifier multiple",
      ["a", "b"],
      mapping({ a: 1, b: 2, c: -1 }, 'lowerBound="-0.5" upperBound="2" defaultValue="-2"'),
    ),
    body: `<p>Some?</p>${choices(["red", "green", "blue", "grey"], 'shuffle="false" maxChoices="0"')}`,
    processing: mapResponse,
  },
  "several choices, all or nothing": {
    responses: response("identifier multiple", ["a", "b"]),
    body: `<p>Which two?</p>${choices(["red", "green", "blue"], 'shuffle="false" maxChoices="2" minChoices="2"')}`,
  },
  "a text with a mapping": {
    responses: response("string", ["four"], mapping({ four: 2, fore: 1 }, "", 'caseSensitive="false"')),
    body: `<p>How many? ${entry("RESPONSE", 'expectedLength="9" patternMask="[a-z]+" placeholderText="word"')}</p>`,
    processing: mapResponse,
  },
  "a text with capitals": {
    responses: response("string", ["Four"]),
    body: `<p>How many? ${entry()}</p>`,
    processing: rules(
      when(
        `<stringMatch caseSensitive="true" substring="false">${variable()}${value("Four", "string")}</stringMatch>`,
        set(value(3)),
      ),
    ),
  },
  "a number within an absolute tolerance": {
    responses: response("float", ["12.5"]),
    body: `<p>${entry()} km</p><p>How far?</p>`,
    processing: rules(when(near("RESPONSE", "absolute", "0.5"), set(value(1)))),
  },
  "a number within a percentage": {
    responses: response("float", ["200"]),
    body: `<p>How many? ${entry()}</p>`,
    processing: rules(when(near("RESPONSE", "relative", "5 10"), set(value(1)))),
  },
  "a rounded number": {
    responses: response("float", ["3.14"]),
    body: `<p>What is it? ${entry()}</p>`,
    processing: rules(
      when(
        `<equalRounded roundingMode="decimalPlaces" figures="1">${variable()}${value("3.14")}</equalRounded>`,
        set(value(1)),
      ),
    ),
  },
  "two typed gaps": {
    responses: response("string", ["six"], "", "R1") + response("float", ["10"], "", "R2"),
    body: `<p>Five and one: ${entry("R1")}; five and five: ${entry("R2")}.</p>`,
    processing: rules(when(isRight("R1"), add(value(1))), when(near("R2", "absolute", "0.25"), add(value(2)))),
  },
  "two chosen gaps": {
    responses: response("identifier", ["a"], "", "R1") + response("identifier", ["d"], "", "R2"),
    body: `<p>A ${["R1", "R2"]
      .map(
        (name, index) =>
          `<inlineChoiceInteraction responseIdentifier="${name}" shuffle="false" required="true">` +
          `<inlineChoice identifier="${index === 0 ? "a" : "c"}">one${index}</inlineChoice>` +
          `<inlineChoice identifier="${index === 0 ? "b" : "d"}">two${index}</inlineChoice>` +
          `</inlineChoiceInteraction>`,
      )
      .join(" or ")}</p>`,
    processing: rules(when(isRight("R1"), add(value(1))), when(isRight("R2"), add(value(3)))),
  },
  "pairs of two columns": {
    responses: response("directedPair multiple", ["H P", "L B"], mapping({ "H P": 1, "L B": 1 })),
    body:
      `<p>Look.</p><matchInteraction ${bound('shuffle="false" maxAssociations="2"')}><prompt>Join.</prompt>` +
      setOf(associable({ H: "heart", L: "lung" }, 1)) +
      `${setOf(associable({ P: "pumps", B: "breathes", D: "digests" }, 2))}</matchInteraction>`,
    processing: mapResponse,
  },
  "pairs that must all be right": {
    responses: response("pair multiple", ["a b", "c d"]),
    body:
      `<p>Pair.</p><associateInteraction ${bound('shuffle="false" maxAssociations="2"')}>` +
      `${associable({ a: "sun", b: "day", c: "moon", d: "night" }, 1)}</associateInteraction>`,
  },
  "an order": {
    responses: response("identifier ordered", ["b", "a", "c"]),
    body:
      `<p>Order.</p><orderInteraction ${bound('shuffle="true" orientation="vertical"')}>` +
      ["cat", "mouse", "whale"]
        .map((text, index) => `<simpleChoice identifier="${"abc"[index]}" fixed="false">${text}</simpleChoice>`)
        .join("") +
      "</orderInteraction>",
  },
  "words in gaps": {
    responses: response("directedPair multiple", ["u G1", "d G2"], mapping({ "u G1": 1, "d G2": 2 })),
    body:
      `<gapMatchInteraction ${bound('shuffle="false"')}><prompt>Fill.</prompt>` +
      '<gapText identifier="u" matchMax="1">up</gapText><gapText identifier="d" matchMax="1">down</gapText>' +
      '<p>Smoke goes <gap identifier="G1"/>, stones <gap identifier="G2"/>.</p></gapMatchInteraction>',
    processing: mapResponse,
  },
  "words to mark": {
    responses: response("identifier", ["b"]),
    body:
      `<hottextInteraction ${bound('maxChoices="1"')}><prompt>Which is a verb?</prompt>` +
      '<p>The <hottext identifier="a">cat</hottext> <hottext identifier="b">sat</hottext> here.</p>' +
      "</hottextInteraction>",
  },
  "spots on a picture": {
    responses: response("identifier", ["b"]),
    body:
      `<p>Look.</p><hotspotInteraction ${bound('maxChoices="1"')}><prompt>Where?</prompt>${picture}` +
      '<hotspotChoice identifier="a" shape="rect" coords="10,20,30,40"/>' +
      '<hotspotChoice identifier="b" shape="circle" coords="100,50,8"/>' +
      '<hotspotChoice identifier="c" shape="poly" coords="0,0,9,0,9,9"/></hotspotInteraction>',
  },
  "a point on a picture": {
    responses: response(
      "point",
      ["100 50"],
      '<areaMapping defaultValue="0"><areaMapEntry shape="rect" coords="10,20,30,40" mappedValue="0"/>' +
        '<areaMapEntry shape="circle" coords="100,50,8" mappedValue="2"/></areaMapping>',
    ),
    body:
      `<p>Look.</p><selectPointInteraction ${bound('maxChoices="1"')}>` +
      `<prompt>Where?</prompt>${picture}</selectPointInteraction>`,
    processing: template("map_response_point"),
  },
  "a slider": {
    responses: response("integer", ["40"]),
    body:
      `<sliderInteraction ${bound('lowerBound="0" upperBound="100" step="5"')}><prompt>How warm?</prompt>` +
      `</sliderInteraction>`,
    processing: rules(when(near("RESPONSE", "absolute", "5"), set(value(1)))),
  },
  "feedback, notes, a table, a picture and a passage": {
    responses: response("identifier", ["a"], "<defaultValue><value>c</value></defaultValue>"),
    outcomes:
      '<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single" normalMaximum="1"/>' +
      '<outcomeDeclaration identifier="FB" baseType="identifier" cardinality="single"/>',
    body:
      '<rubricBlock view="candidate"><p>Read well.</p></rubricBlock><rubricBlock view="scorer"><p>Be ' +
      "kind.</p></rubricBlock>" +
      '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td>left</td><td>right</td></tr></tbody></table>' +
      '<p style="text-align:center">See <img src="pics/map.png" alt="a map" width="40" height="20"/> and ' +
      "<sub>2</sub>.</p>" +
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mi>x</mi></mfrac></math>' +
      choices(["red", "green", "blue"]),
    processing: rules(when(isRight(), set(value(1)), otherwise(set(value(0)))), set(value("F", "identifier"), "FB")),
    more: '<modalFeedback outcomeIdentifier="FB" identifier="F" showHide="show"><p>Red it is.</p></modalFeedback>',
    root: 'label="x" timeDependent="false"',
  },
};

const names = Object.keys(writtenItems);
const items = Object.fromEntries(names.map((_, index) => [`q${index + 1}.xml`, index]));

/** Samples of one item each: a package if it has a picture, else a single file. */
export const qtiItemSamples: readonly Sample[] = names.map((name) => {
  const xml = itemOf(writtenItems[name] as WrittenItem);
  return xml.includes("pics/map.png")
    ? { name, files: { "imsmanifest.xml": manifestOf({ "q.xml": itemType }), "q.xml": xml, "pics/map.png": png } }
    : { name, files: { "q.xml": xml }, isSingle: true };
});

const limits = '<timeLimits maxTime="30"/>';
const reference = (href: string, more = "", inside = "") =>
  `<assessmentItemRef identifier="${href.replace(".", "_")}" href="${href}" ${more}>${inside}</assessmentItemRef>`;
const control =
  '<itemSessionControl maxAttempts="2" showFeedback="true" allowReview="false" showSolution="true" ' +
  'allowComment="true" ' +
  'allowSkipping="false" validateResponses="true"/>';
const outcome =
  '<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single"/>' +
  '<outcomeDeclaration identifier="PASS" baseType="boolean" cardinality="single"/>';
const sums =
  "<outcomeProcessing>" +
  '<setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE" weightIdentifier="W"/></sum>' +
  '</setOutcomeValue><setOutcomeValue identifier="PASS"><gte><variable identifier="SCORE"/>' +
  `${value(3)}</gte></setOutcomeValue></outcomeProcessing>`;
const test = testOf(
  `${outcome}<timeLimits maxTime="600" minTime="10" allowLateSubmission="false"/>` +
    `<testPart identifier="P" navigationMode="nonlinear" submissionMode="simultaneous">${control}` +
    '<assessmentSection identifier="S" title="First" visible="true">' +
    '<rubricBlock view="candidate"><p>Read.</p></rubricBlock><rubricBlock view="proctor"><p>Watch.</p>' +
    "</rubricBlock>" +
    `<selection select="2" withReplacement="false"/><ordering shuffle="true"/>${limits}` +
    reference("q1.xml", 'required="true"', `<weight identifier="W" value="2"/>${limits}`) +
    `${reference("q2.xml", 'fixed="true"')}${reference("q5.xml")}</assessmentSection>` +
    `<assessmentSection identifier="T" title="Second" ` +
    `visible="false">${reference("q10.xml", "", control)}</assessmentSection>` +
    `</testPart>${sums}<testFeedback access="atEnd" outcomeIdentifier="PASS" identifier="f" showHide="show">` +
    "<p>Well done.</p></testFeedback>",
  'title="A test" xml:lang="en"',
);
const used = ["q1.xml", "q2.xml", "q5.xml", "q10.xml"];

/** A test with sections, weights, clocks and rules; only the test and the manifest are to be mutated. */
export const qtiTestSample: Sample = {
  name: "a test",
  files: {
    "imsmanifest.xml": manifestOf(
      Object.fromEntries([["test.xml", testType], ...used.map((file) => [file, itemType] as const)]),
    ),
    "test.xml": test,
    ...Object.fromEntries(
      used.map((file) => [file, itemOf(writtenItems[names[items[file] ?? 0] ?? ""] as WrittenItem)]),
    ),
  },
};
