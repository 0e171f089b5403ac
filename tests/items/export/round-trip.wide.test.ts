import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item } from "../../../src/contract/item/item";
import { plannedBanks } from "../../../src/items/review/plan";
import { arbitraryItem } from "./arbitrary-items";
import { throughMoodle } from "./moodle-round-trip";
import { differences } from "./round-trip";

/** Calls `check` with 2,000 generated questions, twenty at a time. */
const with2000 = (check: (items: readonly Item[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.array(arbitraryItem, { minLength: 20, maxLength: 20 }), check), { numRuns: 100 });

describe("questions that are written as a QTI 3 package and read again", () => {
  it("are the same in 2,000 generated cases", async () => {
    await with2000(async (items) => {
      expect(await differences(items)).toEqual([]);
    });
  }, 180_000);

  it.each(plannedBanks)(
    "are the same for all of $name, recordings too",
    async ({ items }) => {
      for (const language of ["en", "zh"] as const) expect(await differences(items(), language)).toEqual([]);
    },
    120_000,
  );
});

describe("questions that are written as Moodle XML and read again", () => {
  it("are the same except for reported changes in 2,000 generated cases of all types", async () => {
    const kinds = new Set<string>();
    const reasons = new Set<string>();
    await with2000(async (items) => {
      const { differences: found, written, leftOut } = await throughMoodle(items);
      expect(found).toEqual([]);
      for (const kind of Object.keys(written)) kinds.add(kind);
      for (const reason of Object.keys(leftOut)) reasons.add(reason);
    });
    expect([...kinds].toSorted()).toEqual([
      "categorise",
      "extended_text",
      "gap_entry",
      "gaps",
      "inline_choice",
      "match",
      "multiple_choice",
      "numeric_entry",
      "order",
      "single_choice",
      "text_entry",
    ]);
    expect([...reasons].toSorted()).toEqual([
      "categorise sourceWithoutTarget",
      "categorise targetPicture",
      "hot_spot kindUnsupported",
      "match targetPicture",
    ]);
  }, 180_000);

  it.each(plannedBanks)(
    "are the same but for what the export names in all of $name, recordings too",
    async ({ items }) => {
      expect((await throughMoodle(items())).differences).toEqual([]);
    },
    120_000,
  );
});
