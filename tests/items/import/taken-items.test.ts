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

    ["changed scoreAssumed", "a match without a score", { processing: condition(matches, "") }],
    ["changed scoreAssumed", "no processing at all", { processing: "" }],
    [
      "changed keyIdentifierPadded",
      "a key with leading zeros",
      { declaration: declaration("identifier", "single", ["c002"]) },
    ],
    [
      "changed mappingRead",
      "further forms in the mapping",
      {
        declaration: declaration("string", "single", ["four"], mapping({ four: 1, "4": 1 }, 'caseSensitive="false"')),
        body: `<p>x</p>${entry}`,
      },
    ],
    [
      "changed severalCorrectForms",
      "several right forms",
      { declaration: declaration("string", "single", ["four", "4"]), body: `<p>x</p>${entry}` },
    ],
    [
      "changed severalCorrectForms mappingRead caseFoldedDuplicatesMerged",
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
      "exact",
      "points for each right choice",
      {
        declaration: declaration("identifier", "multiple", ["c1", "c2"], mapping({ c1: 1, c2: 1, c3: -1 })),
        body: `<p>x</p>${choices('maxChoices="0"')}`,
        processing: mapResponse,
      },
    ],
    [
      "changed fixedChoicesKeptInOrder",
      "one choice fixed",
      { body: `<p>x</p>${shuffled.replace("<simpleChoice", fixed)}` },
    ],
    [
      "changed minChoicesLeftOut",
      "a smallest number",
      { declaration: several, body: `<p>x</p>${choices('maxChoices="3" minChoices="2"')}` },
    ],
    [
      "changed patternLeftOut",
      "a pattern to type by",
      { declaration: text, body: `<p>x</p>${entry.replace("/>", ' patternMask="[a-z]+"/>')}` },
    ],
    [
      "exact",
      "feedback that nothing shows",
      question('<p>x</p><feedbackBlock outcomeIdentifier="F" identifier="f" showHide="show">It is c2.</feedbackBlock>'),
    ],
    [
      "changed rubricLeftOut",
      "notes for the scorer",
      question('<p>x</p><rubricBlock view="scorer">It is c2.</rubricBlock>'),
    ],
    [
      "changed promptRepeated",
      "a prompt that repeats the question",
      { body: `<p>How many?</p>${prompted("How  many?")}` },
    ],
    [
      "changed escapedMarkupRead promptRepeated",
      "a prompt in escaped mark-up",
      { body: `<p>How many?</p>${prompted(escaped("<p>How many?</p>"))}` },
    ],
    ["changed linkRemoved", "a link", question('<p>See <a href="https://example.org">this</a>.</p>')],
    ["changed styleReduced", "styling that is not kept", question('<p style="cursor:help;color:red">x</p>')],
    ["changed elementsReduced", "a grouping element", question("<section>x</section>")],
    ["changed scriptRemoved", "an event attribute", question('<p onclick="boom()">x</p>')],
    ["changed scriptRemoved pictureRedrawn", "a molecule", drawn(sketch("CCO"))],
  ]);
});
