import { describe, expect, it } from "vitest";
import { qti1ItemSamples, qti1PoolSamples, qti1TestSample } from "./qti1-samples";
import { silentChanges, type Insignificant } from "./silent";
import { dataMutations, keyMutations, orderMutations } from "./xml-mutations";

const otherWords = {
  Single: "Multiple",
  Multiple: "Ordered",
  Ordered: "Multiple",
  Set: "Add",
  Add: "Set",
  Subtract: "Add",
  Random: "Sequential",
  PT5M: "PT6M",
  Ellipse: "Rectangle",
  Rectangle: "Ellipse",
  "text/html": "text/plain",
  "text/plain": "text/html",
  HTML: "PLAIN_TEXT",
};
const mutationsOf = (xml: string) => [...dataMutations(xml, otherWords), ...orderMutations(xml), ...keyMutations(xml)];
const insignificant: readonly Insignificant[] = [
  { of: /@xmlns$/, reason: "elements are known by their names" },
  { of: /^(?:assessment|section)@ident$/, reason: "names the thing in the file and is shown nowhere" },
  { of: /^order of qtimetadatafield$/, reason: "fields have no order" },
  { of: /^fieldlabel$|^without qtimetadatafield$/, from: /question_type/, reason: "the shape says the same kind" },
  { of: /^mattext@texttype$/, reason: "words without mark-up are the same in both" },
  { of: /^mat_formattedtext@type$/, reason: "words without mark-up are the same in both" },
  { of: /^decvar@(?:varname|vartype)$/, reason: "there is one score, a number" },
  { of: /^respcondition@(?:continue|title)$/, reason: "the conditions exclude each other" },
  { of: /^setvar@action$/, from: /^Set$/, reason: "one answer meets one condition, which starts from nothing" },
  { of: /^setvar$/, from: /^100$/, reason: "no answer earns more than the maximum" },
  { of: /^response_str@rcardinality$/, reason: "a field takes one text" },
  { of: /^render_fib@maxchars$/, reason: "fields are never shorter than 200 letters" },
  { of: /^bbmd_(?:asi_object_id|assessmenttype|asitype)$/, reason: "names the thing in the file" },
  { of: /^flow(?:_mat|_label)?@class$/, reason: "how the page lays out its blocks" },
  { of: /^response_(?:lid|str)@rtiming$/, reason: "says nothing without a duration" },
  { of: /^response_label@(?:rarea|rrange)$/, reason: "says nothing without a picture" },
  { of: /^displayfeedback@/, reason: "feedback that depends on the answer is named as left out" },
  { of: /^itemfeedback@view$|^mat_formattedtext$/, from: /^(?:All|A frog\.|A fish\.)$/, reason: "named as left out" },
  {
    of: /^order of (?:respcondition|varequal|itemfeedback)$/,
    reason: "conditions that exclude each other " + "have no order",
  },
  { of: /^(?:order of|without) flow(?:_mat)?$/, from: /FILE_BLOCK|LINK_BLOCK/, reason: "the block is empty" },
  { of: /^order of flow(?:_mat)?$/, from: /FORMATTED_TEXT_BLOCK/, reason: "the block beside it is empty" },
  {
    of: /^response_label@ident$/,
    sample: "pairs",
    from: /^[xy]$/,
    reason: "the label is not the right one " + "of its row",
  },
  {
    of: /^response_label@ident$/,
    sample: "pairs of a pool",
    from: /^r1b$|^r2a$/,
    reason: "the label is not " + "the right one",
  },
  {
    of: /^response_label@ident$/,
    sample: "categories",
    from: /^x$/,
    reason: "the label is right in the other category",
  },
  { of: /^order of response_label$/, sample: "pairs", reason: "the labels of all rows are one column" },
  { of: /^order of response_label$/, sample: "categories", reason: "each category holds the same labels" },
  { of: /^response_lid@rcardinality$/, sample: "typed gaps", reason: "the labels are the accepted forms" },
  { of: /^qmd_weighting$|^qmd_absolutescore_max$/, from: /^(?:0\.0|-1\.0)$/, reason: "0, 1 and -1 say nothing" },
  { of: /^item@maxattempts$/, reason: "0 and 1 attempts are usual" },
  { of: /^bbmd_partialcredit$/, sample: "a choice of a pool", reason: "one choice has no parts" },
  { of: /^bbmd_partialcredit$/, sample: "a text of a pool", reason: "one text has no parts" },
  { of: /^render_(?:choice|fib)@(?:maxnumber|minnumber)$/, from: /^0$/, reason: "one answer may be given" },
  {
    of: /^render_fib@(?:columns|rows|prompt|fibtype)$/,
    reason: "how the field is drawn; its kind is named " + "by the item",
  },
  { of: /^decvar@defaultval$|^without respcondition$/, from: /^0\.0$|incorrect/, reason: "other answers set 0" },
  { of: /^varequal@case$/, sample: "a choice of a pool", reason: "identifiers are compared as they stand" },
  { of: /^varequal@case$/, sample: "several choices of a pool", reason: "identifiers are compared as they stand" },
  { of: /^varequal@case$/, sample: "pairs of a pool", reason: "identifiers are compared as they stand" },
  { of: /^setvar@variablename$/, from: /^SCORE$/, reason: "other answers earn 0 from the start" },
  { of: /^itemfeedback@ident$|^other (?:respcondition|displayfeedback)@/, reason: "named as left out" },
  { of: /^response_label@shuffle$/, reason: "the options are not shuffled" },
  { of: /^render_choice@shuffle$/, sample: "pairs of a pool", reason: "the right column is drawn once for all" },
  { of: /^order of or$/, reason: "the gaps count each by itself" },
  { of: /^item@ident$/, from: /^i2$/, reason: "the text is called by its title" },
  {
    of: /^(?:fieldlabel|fieldentry|decvar@m\w+|without qtimetadatafield)$/,
    sample: "a quiz",
    from: /^(?:points_possible|2|100|0)$|points_possible/,
    reason: "a text without a question has no points",
  },
];

describe("QTI 1.2 with one datum changed", () => {
  const all = [
    ["item", qti1ItemSamples, 490],
    ["pool", qti1PoolSamples, 200],
    ["quiz", [qti1TestSample], 100],
  ] as const;
  for (const [what, samples, least] of all)
    it(`gives another ${what} or another report`, async () => {
      const { tried, silent } = await silentChanges(samples, mutationsOf, insignificant);
      expect(silent).toEqual([]);
      expect(tried).toBeGreaterThanOrEqual(least);
    });
});
