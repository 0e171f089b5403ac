import { describe, expect, it } from "vitest";
import type { ItemKey } from "../../src/contract/item/item";
import type { DraftItem } from "../../src/contract/studio/draft-item";
import { finishDraft } from "../../src/items/authoring/finish-draft";
import { draftOf } from "../support/drafts";

const essay = (key: ItemKey | null, more: Partial<DraftItem> = {}): DraftItem => {
  const draft = draftOf("Why do rivers bend?", { key, ...more });
  const interaction = { type: "extended_text", max_length: 5_000, expected_lines: 12, format: "plain" } as const;
  return { ...draft, body: { ...draft.body, interaction } };
};

describe("a draft of a question that a person marks", () => {
  it("needs no key", () => {
    const { item, findings } = finishDraft(essay(null), "i1", "Ada");
    expect([item?.key, item?.body.interaction, findings]).toEqual([
      { type: "extended_text" },
      { type: "extended_text", max_length: 5_000, expected_lines: 12, format: "plain" },
      [],
    ]);
  });

  it("has its guide sanitised and its formulas drawn, in one language if so written", () => {
    const guide = { en: String.raw`<p onclick="x()">Speed \(v\)</p>` };
    const { item } = finishDraft(essay({ type: "extended_text", guide }), "i1", "Ada");
    expect(item?.key).toEqual({
      type: "extended_text",
      guide: { en: "<p>Speed <math><mi>v</mi></math></p>" },
    });
  });

  it("drops a guide that shows nothing, and names a formula of it that cannot be read", () => {
    const empty = finishDraft(essay({ type: "extended_text", guide: { en: "<p> </p>" } }), "i1", "Ada");
    expect(empty.item?.key).toEqual({ type: "extended_text" });
    const broken = { en: String.raw`\(\frac{1}{\)` };
    expect(finishDraft(essay({ type: "extended_text", guide: broken }), "i1", "Ada").findings).toEqual([
      { code: "formulaUnreadable", detail: String.raw`\frac{1}{` },
    ]);
  });

  it("is refused with the key of another type", () => {
    const { findings } = finishDraft(essay({ type: "single_choice", option_id: "a" }), "i1", "Ada");
    expect(findings).toEqual([{ code: "keyUnfit" }]);
  });
});
