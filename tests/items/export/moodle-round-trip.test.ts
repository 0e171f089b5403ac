import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageBank } from "../../../src/items/language/bank";
import { readingBank } from "../../../src/items/reading/bank";
import { arbitraryItem } from "./arbitrary-items";
import { itemOf, optionsOf } from "./exported";
import { throughMoodle } from "./moodle-round-trip";

describe("questions that are written as Moodle XML and read again", () => {
  it("are the same except for reported changes, for all interaction types", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryItem, { minLength: 5, maxLength: 5 }), async (items) => {
        expect((await throughMoodle(items)).differences).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("are those of the shipped banks", async () => {
    const every = 60;
    const items = [readingBank(), languageBank()].flatMap((bank) => bank.filter((_, place) => place % every === 0));
    const { differences, leftOut } = await throughMoodle(items);
    expect({ differences, leftOut }).toEqual({ differences: [], leftOut: {} });
  });

  it("would be found to differ if a share were lost without a report", async () => {
    const item = itemOf(
      { type: "single_choice", options: optionsOf("four", "five"), shuffle: false },
      { type: "single_choice", option_id: "o1", credit: { o2: 0.5 } },
    );
    const other = itemOf(item.body.interaction, { type: "single_choice", option_id: "o1" });
    const change = (xml: string) => xml.replace('fraction="50"', 'fraction="0"');
    expect((await throughMoodle([item], change)).differences).toHaveLength(1);
    expect((await throughMoodle([other], change)).differences).toEqual([]);
  });
});
