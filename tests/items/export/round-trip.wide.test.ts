import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plannedBanks } from "../../../src/items/review/plan";
import { arbitraryItem } from "./arbitrary-items";
import { differences } from "./round-trip";

describe("questions that are written as a QTI 3 package and read again", () => {
  it("are the same in 2,000 generated cases", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryItem, { minLength: 20, maxLength: 20 }), async (items) => {
        expect(await differences(items)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 180_000);

  it.each(plannedBanks)("are the same for all of $name without recordings", async ({ items }) => {
    const silent = items().filter(({ body }) => body.audio === undefined);
    for (const language of ["en", "zh"] as const)
      if (silent.length > 0) expect(await differences(silent, language)).toEqual([]);
  });
});
