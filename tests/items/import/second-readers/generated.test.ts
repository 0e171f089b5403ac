import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../../src/items/import/read-file";
import { zipOf } from "../archive";
import { plainOf, type PlainQuestion } from "./plain-question";
import { plainQuestions } from "./plain-questions";
import { sayable, withoutCredit } from "./sayable";
import { writeQti3 } from "./write-qti3";
import { writeAiken, writeGift } from "./write-texts";
import { writeMoodle, writeQti1 } from "./write-xml";

/** The questions of a file in plain form, or the reasons why they are refused. */
const readPlain = async (bytes: Buffer | string) => {
  const { tests } = await readImportFile(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  return tests.flatMap(({ items }) => items.map(({ item, reasons }) => (item ? plainOf(item) : reasons)));
};

const runs = 150;
const holds = (
  arbitrary: fc.Arbitrary<PlainQuestion[]>,
  write: (questions: PlainQuestion[]) => string | Promise<Buffer>,
) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (questions) => {
      expect(await readPlain(await write(questions))).toEqual(questions);
    }),
    { numRuns: runs },
  );

const all = ["one", "several", "text", "number", "pairs", "order"] as const;

describe("questions written to a file and read again are the same", () => {
  it("in Aiken", () =>
    holds(
      plainQuestions(["one"], [1]).map((list) => list.map(withoutCredit)),
      writeAiken,
    ));
  it("in GIFT", () =>
    holds(
      plainQuestions(["one", "several", "text", "number", "pairs"], [1]).map((list) => list.map(sayable)),
      writeGift,
    ));
  it("in Moodle XML", () => holds(plainQuestions(all, [1, 2, 0.5, 7]), writeMoodle));
  it("in QTI 1.2", () => holds(plainQuestions(all, [1, 2, 0.5, 7]), writeQti1));
  it("in QTI 3", () => holds(plainQuestions(all, [1, 2, 0.5, 7]), (questions) => zipOf(writeQti3(questions))));
});
