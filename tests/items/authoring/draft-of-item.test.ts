import fc from "fast-check";
import { expect, it } from "vitest";
import { draftItemSchema } from "../../../src/contract/studio/draft-item";
import { draftOfItem } from "../../../src/items/authoring/draft-of-item";
import { finishDraft, isCompleteDraft } from "../../../src/items/authoring/finish-draft";
import { arbitraryItem } from "../export/arbitrary-items";

/** What keeps a foreign question from being published as it is: its author has to decide. */
const decisions = new Set([
  "pictureUndescribed",
  "soundUndescribed",
  "optionsAlike",
  "answerOutsideTolerance",
  "optionsTooFew",
]);

it("a draft made of any item is finished to the same item, or says what its author has to decide", () => {
  fc.assert(
    fc.property(arbitraryItem, (item) => {
      const draft = draftOfItem(item);
      expect(draftItemSchema.parse(draft)).toEqual(draft);
      const { item: again, findings } = finishDraft(draft, item.item_id, "");
      if (again === null) expect(findings.filter(({ code }) => !decisions.has(code))).toEqual([]);
      else expect({ ...again, source: item.source }).toEqual(item);
    }),
    { numRuns: 300 },
  );
});

it("most generated items need no decision", () => {
  const items = fc.sample(arbitraryItem, { numRuns: 200, seed: 40 });
  const finished = items.filter((item) => finishDraft(draftOfItem(item), "again", "").item !== null);
  expect(finished.length).toBeGreaterThan(40);
});

it("a draft is complete exactly if an item can be made of it, also with another key and a mistake", () => {
  const seen = { complete: 0, incomplete: 0 };
  fc.assert(
    fc.property(arbitraryItem, arbitraryItem, fc.boolean(), fc.boolean(), (item, other, hasOtherKey, hasMistake) => {
      const draft = draftOfItem(item);
      const { interaction } = draft.body;
      const option = "options" in interaction ? interaction.options[0]?.option_id : undefined;
      if (hasOtherKey) draft.key = draftOfItem(other).key;
      if (hasMistake && option !== undefined) draft.mistakes = { [option]: { en: "Too fast" } };
      const isComplete = finishDraft(draft, "draft", "").item !== null;
      seen[isComplete ? "complete" : "incomplete"] += 1;
      expect(isCompleteDraft(draft)).toBe(isComplete);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.complete, seen.incomplete)).toBeGreaterThan(50);
});
