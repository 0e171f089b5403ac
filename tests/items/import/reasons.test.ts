import { describe, expect, it } from "vitest";
import { aikenChanges, aikenRefusals, aikenTestRemarks } from "../../../src/items/import/aiken/reasons";
import { commonChanges, commonRefusals, commonTestRemarks } from "../../../src/items/import/common-reasons";
import { giftChanges, giftRefusals, giftTestRemarks } from "../../../src/items/import/gift/reasons";
import { moodleChanges, moodleRefusals, moodleTestRemarks } from "../../../src/items/import/moodle/reasons";
import { qtiChanges, qtiRefusals, qtiTestRemarks } from "../../../src/items/import/qti/reasons";
import { qti1Changes, qti1Refusals, qti1TestRemarks } from "../../../src/items/import/qti1/reasons";
import { changes, refusals, testRemarks } from "../../../src/items/import/reasons";

const tables = [
  [commonChanges, commonRefusals, commonTestRemarks],
  [qtiChanges, qtiRefusals, qtiTestRemarks],
  [qti1Changes, qti1Refusals, qti1TestRemarks],
  [moodleChanges, moodleRefusals, moodleTestRemarks],
  [giftChanges, giftRefusals, giftTestRemarks],
  [aikenChanges, aikenRefusals, aikenTestRemarks],
];

describe("reasons", () => {
  it("have texts in both languages", () => {
    expect(
      Object.entries({ ...changes, ...refusals, ...testRemarks }).filter(
        ([, words]) => !words.en.endsWith(".") || !words.zh.endsWith("。"),
      ),
    ).toEqual([]);
  });

  it("have different sentences, so that one sentence has one code", () => {
    const all = Object.entries({ ...changes, ...refusals, ...testRemarks });
    const repeated = (language: "en" | "zh") =>
      all.filter(([code, words]) => all.some(([other, said]) => other !== code && said[language] === words[language]));
    expect([...repeated("en"), ...repeated("zh")].map(([code]) => code)).toEqual([]);
  });

  it("have codes in one table only, because a second entry would replace the first sentence", () => {
    const codes = tables.flat().flatMap((table) => Object.keys(table));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});
