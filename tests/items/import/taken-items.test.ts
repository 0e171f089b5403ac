import { describe } from "vitest";
import { choices, declaration, entry, mapResponse, prompted } from "./fixtures";
import { condition, drawn, itHasOutcomes, mapping, matches, question, score, several, sketch, text } from "./outcomes";

const shuffled = choices('shuffle="true" maxChoices="1"');
const fixed = '<simpleChoice fixed="true"';
const escaped = (html: string) => html.replace(/</g, "&lt;");

describe("items that are taken", () => {
  itHasOutcomes([
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
    ["exact", "all choices fixed, though shuffled", { body: `<p>x</p>${shuffled.replaceAll("<simpleChoice", fixed)}` }],
    [
      "exact",
      "a choice that shows a tag by name",
      {
        body: `<p>Which makes text bold?</p>${choices('maxChoices="1"', ["<b>", "<p>", "<p>x</p>"].map(escaped))}`,
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
      { body: `<p>x</p>${shuffled.replace("<simpleChoice", fixed)}` },
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
      { body: `<p>How many?</p>${prompted("How  many?")}` },
    ],
    [
      "normalised escapedMarkupRead promptRepeated",
      "a prompt in escaped mark-up",
      { body: `<p>How many?</p>${prompted(escaped("<p>How many?</p>"))}` },
    ],
    ["normalised linkRemoved", "a link", question('<p>See <a href="https://example.org">this</a>.</p>')],
    ["normalised styleReduced", "styling that is not kept", question('<p style="cursor:help;color:red">x</p>')],
    ["normalised elementsReduced", "a grouping element", question("<section>x</section>")],
    ["normalised scriptRemoved", "an event attribute", question('<p onclick="boom()">x</p>')],
    ["normalised scriptRemoved pictureRedrawn", "a molecule", drawn(sketch("CCO"))],
  ]);
});
