import { describe, expect, it } from "vitest";
import { sampleInQti3 } from "./in-qti3";
import { qtiItemSamples, qtiTestSample } from "./qti-samples";
import { bytesOf, reportOn } from "./reading";
import { silentChanges, type Insignificant } from "./silent";
import { dataMutations, keyMutations, orderMutations } from "./xml-mutations";

const otherWords = {
  absolute: "exact",
  relative: "absolute",
  nonlinear: "linear",
  simultaneous: "individual",
  decimalPlaces: "significantFigures",
  rtl: "ltr",
  single: "multiple",
  multiple: "ordered",
  rect: "poly",
  vertical: "horizontal",
  show: "hide",
};
const mutationsOf = (xml: string) => [...dataMutations(xml, otherWords), ...orderMutations(xml), ...keyMutations(xml)];

const insignificant: readonly Insignificant[] = [
  { of: /@xmlns$/, reason: "elements are known by their names" },
  {
    of: /^(?:qti-)?(?:assessment.*|test-?part|manifest|resource)@identifier$/i,
    reason: "names the thing in the file and is shown nowhere but as its place",
  },
  { of: /^resource@type$/, reason: "a test finds its items by their paths" },
  { of: /^(?:order of|without) resource$/, reason: "the test names its items itself" },
  { of: /@template$/, reason: "templates are known by the end of their address" },
  { of: /outcome-?declaration/i, reason: "names a variable; what the rules set counts" },
  {
    of: /set-?outcome-?value@identifier$/i,
    from: /^SCORE$/,
    sample: "a choice with half of the points for another",
    reason: "sets 0, as without it",
  },
  { of: /base-?(?:value@base-type|Value@baseType)$/i, reason: "values are compared by what they are" },
  { of: /@min-?choices$/i, from: /^0$/, reason: "one answer is needed to earn anything" },
  { of: /@expected-?length$/i, reason: "fields are never shorter than 200 letters" },
  { of: /@required$/, sample: "two chosen gaps", reason: "a gap may be left empty and earns nothing then" },
  { of: /@orientation$/, reason: "the page lays its options out by itself" },
  { of: /item@(?:label|time-?dependent)$/i, reason: "notes of the author for tools" },
  { of: /^object@type$/, reason: "pictures are known by their bytes" },
  { of: /^order of (?:qti-)?(?:map-?entry)$/i, reason: "a mapping has no order" },
  { of: /^order of (?:qti-)?response-?(?:declaration|condition)$/i, reason: "the gaps count each by itself" },
  { of: /^order of (?:qti-)?rubric-?block$/i, reason: "only one of them is for the student" },
  ...["several choices with points", "several choices, all or nothing", "pairs of two columns", "words in gaps"].map(
    (sample) => ({ of: /^order of (?:qti-)?value$/, sample, reason: "the key is a set" }),
  ),
  {
    of: /^(?:without|other) (?:qti-)?value$/,
    sample: "several choices with points",
    from: /a/,
    reason: "the other value alone earns all the points, as the mapping has an upper bound",
  },
  {
    of: /@(?:max-?associations|match-?max)$/i,
    from: /2/,
    sample: "pairs of two columns",
    reason: "two rows make no more than two pairs",
  },
  {
    of: /@(?:max-?associations|match-?max)$/i,
    sample: "pairs that must all be right",
    reason: "named as turned into columns",
  },
  {
    of: /^order of .*choice$/i,
    sample: "pairs that must all be right",
    from: /"b"/,
    reason: "the key says what stands left and right",
  },
  { of: /^order of .*choice$/i, sample: "an order", reason: "the order is drawn, and named so" },
  { of: /@match-?max$/i, sample: "words in gaps", reason: "named: a word may be used twice" },
  {
    of: /declaration@cardinality$/i,
    sample: "spots on a picture",
    reason: "one spot is right and one may be " + "chosen",
  },
  { of: /declaration@cardinality$/i, sample: "a point on a picture", reason: "one point may be chosen" },
  { of: /@(?:view)$/, from: /scorer|proctor/, reason: "named as not meant for the student" },
  { of: /^math@/, reason: "elements are known by their names" },
  {
    of: /^(?:qti-)?(?:variable@identifier|base-?value)$/i,
    sample: "a test",
    from: /^(?:SCORE|3)$/,
    reason: "what the test computes beyond its sum is named as left out",
  },
  {
    of: /set-?outcome-?value/i,
    sample: "a test",
    reason: "what the test computes beyond its sum is named as left out",
  },
  { of: /test-?feedback@/i, reason: "feedback of the test is named as left out" },
  {
    of: /set-?outcome-?value@identifier$/i,
    sample: "feedback, notes, a table, a picture and a passage",
    reason: "the first sets 0, as without it",
  },
];

const ownFiles = (xml: string, file: string) => (file.startsWith("q") ? [] : mutationsOf(xml));

describe("QTI 2 with one datum changed", () => {
  it("gives another item or another report, for all kinds of items", async () => {
    const { tried, silent } = await silentChanges(qtiItemSamples, mutationsOf, insignificant);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(600);
  });

  it("gives another test or another report, for all settings of a test", async () => {
    const { tried, silent } = await silentChanges([qtiTestSample], ownFiles, insignificant);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(60);
  });
});

describe("QTI 3 with one datum changed", () => {
  it("is read like the same in QTI 2", async () => {
    for (const sample of [...qtiItemSamples, qtiTestSample]) {
      const [second, third] = [
        await reportOn(await bytesOf(sample)),
        await reportOn(await bytesOf(sampleInQti3(sample))),
      ];
      expect(third.replace('"format":"qti-3.0"', '"format":"qti-2.1"'), sample.name).toBe(second);
    }
  });

  it("gives another item, another test or another report", async () => {
    const items = await silentChanges(qtiItemSamples.map(sampleInQti3), mutationsOf, insignificant);
    const test = await silentChanges([sampleInQti3(qtiTestSample)], ownFiles, insignificant);
    expect([...items.silent, ...test.silent]).toEqual([]);
    expect(items.tried + test.tried).toBeGreaterThan(660);
  });
});
