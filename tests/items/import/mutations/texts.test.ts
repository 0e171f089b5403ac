import { describe, expect, it } from "vitest";
import type { Sample } from "./reading";
import { silentChanges, type Insignificant } from "./silent";
import { signMutations, swapMutations, wordMutations } from "./text-mutations";

const gift = String.raw`// The first ones.
$CATEGORY: weather/clouds

::w1:: Which cloud is high? {=cirrus#yes ~%-50%stone#no rain ~fog}

::w2:: Hail falls upwards. {FALSE#wrong#right####Look up when it hails.}

How warm is it in May? {#=2.5:0.5 =%50%7:1 ~#cold}

How many are there? {#3..5}

It is called {=hail =%50%ice} by many.

Join them. {=sun -> warm =snow -> cold =rain -> wet}

Which are white? {~%50%fog ~%50%mist ~%-100%brick}

Who was it? {=Grant =Lee =%20%Meade}

A sail costs {=much ~nothing} today.

Read this before you go on.

Write about the wind. {}

[html]<b>Which</b> one? {=[html]<i>this</i> ~that \= 5\: no}

$CATEGORY: weather/winds

Is it \{true\}? {T}
`;

const aiken =
  "Which is a metal\nof these four?\nA. wood\nB. iron\nC. wool\nD. wax\nANSWER: B\n\n" +
  "Which melts first?\nA) wax\nB) stone\nANSWER: A\n\n" +
  "Which 3 are red?\nA. none\nB. all 12\nC. two\nANSWER: C\n";

const sampleOf = (name: string, text: string): Sample => ({ name, files: { "q.txt": text }, isSingle: true });

const giftSigns = {
  "~": ["=", "~%50%"],
  "=": ["~"],
  "%-": ["%"],
  "..": [":"],
  ":0.5": [":0.25", ""],
  "->": ["="],
  "#": [""],
  "{": [""],
  "}": [""],
  "::": [""],
  "\n\n": ["\n"],
};
const aikenSigns = { "\nANSWER": ["\n\nANSWER"], ". ": [") ", ""], "\n": [" "], "ANSWER: ": ["ANSWER: B, "] };

const inGift: readonly Insignificant[] = [
  { of: /\/\/|first/, from: /^(?:The|first|ones)$/, reason: "a comment" },
  { of: /<\/$/, reason: "an end that fits no beginning is left out, and the text ends there anyway" },
  { of: /(?:clouds|winds|fog\}|no\})$/, from: /^\n\n$/, reason: "a title or a category begins a block of its own" },
  { of: /^order of parts$/, from: /^=2\.5/, reason: "the intervals do not meet" },
];
const inAiken: readonly Insignificant[] = [
  { of: /^sign/, from: /^\nANSWER$/, reason: "an empty line before the answer says nothing" },
  { of: /[A-D]$/, from: /^\. $/, reason: "a letter may be followed by a bracket as well" },
  { of: /ANSWER: [A-C]\n?$/, from: /^\n$/, reason: "the answer ends the question" },
  { of: /^order of parts$/, from: /^(?:ANSWER: [AB])?\n$/, reason: "the answer ends the question" },
];

describe("a text file with one datum changed", () => {
  it("in GIFT gives another item or another report", async () => {
    const mutations = (text: string) => [
      ...wordMutations(text),
      ...signMutations(text, giftSigns),
      ...swapMutations(text, /[~=][^~={}\n]+/g),
    ];
    const { tried, silent } = await silentChanges([sampleOf("GIFT", gift)], mutations, inGift);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(210);
  });

  it("in Aiken gives another item or another report", async () => {
    const mutations = (text: string) => [
      ...wordMutations(text),
      ...signMutations(text, aikenSigns),
      ...swapMutations(text, /[^\n]*\n/g),
    ];
    const { tried, silent } = await silentChanges([sampleOf("Aiken", aiken)], mutations, inAiken);
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });
});
