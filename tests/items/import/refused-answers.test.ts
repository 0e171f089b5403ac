import { describe } from "vitest";
import { choices, declaration, entry, mapResponse } from "./fixtures";
import { condition, itHasOutcomes, matches, question, score, several, text } from "./outcomes";

describe("items whose answer cannot be scored", () => {
  itHasOutcomes([
    ["refused keyUnknown", "a match item", { body: '<p>x</p><matchInteraction responseIdentifier="RESPONSE"/>' }],
    [
      "refused responseTypeUnsupported",
      "an essay of identifiers",
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
      "refused mappingMissing",
      "another template",
      {
        processing:
          '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response_point"/>',
      },
    ],
    ["refused unansweredEarns", "a reversed condition", { processing: condition(matches, score(0), score(1)) }],
    ["refused unansweredEarns", "points for wrong answers", { processing: condition(matches, score(2), score(1)) }],
    ["refused keyContradicted", "a negated match", { processing: condition(`<not>${matches}</not>`, score(1)) }],
    [
      "refused responseUndeclared",
      "a match with another response",
      {
        processing: condition(matches.replace('correct identifier="RESPONSE"', 'correct identifier="OTHER"'), score(1)),
      },
    ],
    [
      "refused keyAmbiguous",
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
          '<mapping><mapEntry mapKey="a" mappedValue="1" caseSensitive="false"/>' +
            '<mapEntry mapKey="b" mappedValue="1" caseSensitive="true"/></mapping>',
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
  ]);
});
