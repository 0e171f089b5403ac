import { describe, expect, it } from "vitest";
import { moodleSamples } from "./moodle-samples";
import { silentChanges, type Insignificant } from "./silent";
import { signMutations, wordMutations } from "./text-mutations";
import { dataMutations, orderMutations } from "./xml-mutations";

const otherWords = {
  html: "plain_text",
  abc: "iii",
  "0": "1",
  VERTICAL: "HORIZONTAL",
  ALL: "RANDOM",
  ABSOLUTE_POSITION: "ALL_OR_NOTHING",
};
const mutationsOf = (xml: string) => [...dataMutations(xml, otherWords), ...orderMutations(xml)];
const insignificant: readonly Insignificant[] = [
  { of: /@format$/, from: /^html$/, reason: "words without mark-up are the same in both" },
  { of: /^penalty$/, reason: "the test says once that further tries cost nothing here" },
  { of: /^text$/, from: /^(?:Think of a bottle\.|sea)$/, reason: "hints and tags are named as left out" },
  { of: /^order of answer$/, sample: "true or false", reason: "true is shown first" },
  { of: /^order of answer$/, sample: "a question bank", from: /true/, reason: "true is shown first" },
  { of: /^order of answer$/, sample: "a number", reason: "the intervals do not meet" },
  { of: /^multiplier$/, from: /0\.001/, reason: "the unit is named as left out" },
  { of: /^order of unit$/, reason: "the unit with the multiplier 1 counts" },
  { of: /^answer@fraction$/, sample: "an order", from: /^3$/, reason: "the fractions still rise" },
  { of: /^select(?:type|count)$/, sample: "an order", reason: "all parts are still shown" },
  { of: /^file@encoding$/, reason: "bytes that are no picture are refused" },
];

/** Signs in the notation of gaps, each with replacements that have another meaning. */
const signs = { "~": ["~%50%"], "=": ["~"], ":": ["_V:"], "-50": ["50"], "%": [""] };

describe("Moodle XML with one datum changed", () => {
  it("gives another item or another report", async () => {
    const { tried, silent } = await silentChanges(moodleSamples, mutationsOf, insignificant);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(190);
  });

  it("within the gaps of its texts gives another item or another report", async () => {
    const gapped = moodleSamples.filter(({ name }) => name === "a cloze text" || name.startsWith("words to"));
    const mutated = (xml: string) => [
      ...wordMutations(xml, /(?<=CDATA\[)[^]*?(?=\]\]>)/g),
      ...signMutations(xml, signs, /\{\d[^]*?\}/g),
    ];
    const { tried, silent } = await silentChanges(gapped, mutated);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(60);
  });
});
