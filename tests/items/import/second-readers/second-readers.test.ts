import fc from "fast-check";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../../src/items/import/read-file";
import { readZip } from "../../../../src/items/import/zip";
import { outsidePath } from "../../../support/outside-path";
import { sampleInQti3 } from "../mutations/in-qti3";
import { moodleSamples } from "../mutations/moodle-samples";
import { qtiItemSamples } from "../mutations/qti-samples";
import { qti1ItemSamples } from "../mutations/qti1-samples";
import { bytesOf } from "../mutations/reading";
import { plainOf, type PlainQuestion } from "./plain-question";
import { plainQuestions } from "./plain-questions";
import type { ReadAgain } from "./read-again";
import { readMoodle } from "./read-moodle";
import { readQtiItem } from "./read-qti";
import { readQti1 } from "./read-qti1";
import { readAiken, readGift } from "./read-texts";
import { sayable, withoutCredit } from "./sayable";
import { writeQti3 } from "./write-qti3";
import { writeAiken, writeGift } from "./write-texts";
import { writeMoodle, writeQti1 } from "./write-xml";

/** The questions of a file as read by the product; null: refused, or without a plain form. */
const readFirst = async (bytes: Buffer): Promise<ReadAgain[]> => {
  const { tests } = await readImportFile(bytes);
  return tests.flatMap(({ items }) => items.map(({ item }) => (item ? plainOf(item) : null)));
};

/** A text without its white space, which mark-up between blocks may add. */
const tight = (question: PlainQuestion) => ({ ...question, stem: question.stem.replace(/\s/g, "") });

/** The questions that both readers can read, in pairs. */
const compared = async (bytes: Buffer, again: readonly ReadAgain[]) => {
  const read = await readFirst(bytes);
  const both = again.flatMap((second, index) => {
    const one = read[index];
    return second && one ? [[tight(one), tight(second)] as const] : [];
  });
  expect(both.map(([one]) => one)).toEqual(both.map(([, second]) => second));
  return both.length;
};

const all = ["one", "several", "text", "number", "pairs", "order"] as const;
const generated = plainQuestions(all, [1, 2, 0.5, 7]);

describe("a second reader that shares nothing with the first", () => {
  it("reads generated files as they were written", () => {
    const understands = (
      questions: fc.Arbitrary<PlainQuestion[]>,
      again: (questions: PlainQuestion[]) => readonly ReadAgain[],
    ) => {
      fc.assert(
        fc.property(questions, (meant) => {
          expect(again(meant).map((one) => one && tight(one))).toEqual(meant.map(tight));
        }),
      );
    };
    understands(generated, (meant) => readMoodle(writeMoodle(meant)));
    understands(generated, (meant) => readQti1(writeQti1(meant)));
    understands(generated, (meant) =>
      writeQti3(meant)
        .slice(1)
        .map(({ data }) => readQtiItem(String(data))),
    );
    understands(
      plainQuestions(["one", "several", "text", "number", "pairs"], [1]).map((list) => list.map(sayable)),
      (meant) => readGift(writeGift(meant)),
    );
    understands(
      plainQuestions(["one"], [1]).map((list) => list.map(withoutCredit)),
      (meant) => readAiken(writeAiken(meant)),
    );
  });

  it("finds the same keys, texts, options and points in the samples of all kinds", async () => {
    let found = 0;
    const textOf = (files: Readonly<Record<string, unknown>>) => String(Object.values(files).at(-1));
    for (const sample of moodleSamples.filter(({ name }) => name !== "a question bank"))
      found += await compared(await bytesOf(sample), readMoodle(textOf(sample.files)));
    for (const sample of qti1ItemSamples)
      found += await compared(await bytesOf(sample), readQti1(textOf(sample.files)));
    for (const sample of [...qtiItemSamples, ...qtiItemSamples.map(sampleInQti3)].filter(
      ({ isSingle }) => isSingle === true,
    ))
      found += await compared(await bytesOf(sample), [readQtiItem(textOf(sample.files))]);
    expect(found).toBe(33);
  });

  const folder = outsidePath("imports");
  if (folder !== null)
    it("finds the same in the small files of other systems", async () => {
      const bytes = (name: string) => readFileSync(path.join(folder, name));
      const unpacked = async (name: string, ends: RegExp) =>
        [...(await readZip(bytes(name))).files].flatMap(([file, data]) =>
          ends.test(file) ? [data.toString("utf8")] : [],
        );
      const counts = {
        moodle: await compared(bytes("s06-moodle.xml"), readMoodle(bytes("s06-moodle.xml").toString())),
        gift: await compared(bytes("s07-gift.txt"), readGift(bytes("s07-gift.txt").toString())),
        aiken: await compared(bytes("s08-aiken.txt"), readAiken(bytes("s08-aiken.txt").toString())),
        course: await compared(
          bytes("s05-canvas-classic-12.zip"),
          (await unpacked("s05-canvas-classic-12.zip", /xml$/))
            .filter((xml) => xml.includes("<questestinterop"))
            .flatMap(readQti1),
        ),
      };
      expect(counts).toEqual({ moodle: 7, gift: 10, aiken: 2, course: 7 });
    });
});
