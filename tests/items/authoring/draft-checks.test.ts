import { describe, expect, it } from "vitest";
import type { ItemBody, ItemKey } from "../../../src/contract/item/item";
import { finishDraft } from "../../../src/items/authoring/finish-draft";
import { draftOf } from "../../support/drafts";

const options = (...texts: readonly string[]) =>
  texts.map((text, place) => ({ option_id: `o${place}`, content: { en: text } }));
const sha256 = "0".repeat(64);
const files = ["a", "b"].map((media_id) => ({ media_id, type: "image/png" as const, sha256 }));
const found = (interaction: ItemBody["interaction"], key: ItemKey, body: Partial<ItemBody> = {}) => {
  const draft = draftOf("Which?", { key });
  return finishDraft({ ...draft, body: { ...draft.body, media: files, interaction, ...body } }, "i", "").findings.map(
    ({ code, detail }) => `${code} ${detail ?? ""}`.trim(),
  );
};
const single = (...texts: readonly string[]) =>
  found(
    { type: "single_choice", options: options(...texts), shuffle: false },
    { type: "single_choice", option_id: "o0" },
  );

describe("what keeps a question from being made", () => {
  it("is two choices that look the same, however they are typed", () => {
    expect(single("<p>One</p>", "<p> One&nbsp;</p>", "Two")).toEqual(["optionsAlike"]);
    expect(single("１", "1")).toEqual(["optionsAlike"]);
    expect(single(String.raw`\(x^2\)`, String.raw`<p>\(x^{2}\)</p>`)).toEqual(["optionsAlike"]);
    expect(single('<img src="media:a" alt="a cat">', '<img src="media:b" alt="a cat">')).toEqual([]);
    expect(single("One", "one")).toEqual([]);
  });

  it("is two choices that look the same in one of two languages", () => {
    const both = [
      { option_id: "o0", content: { en: "sister", zh: "姐妹" } },
      { option_id: "o1", content: { en: "sister", zh: "妹妹" } },
    ];
    const stem = { en: "Which?", zh: "哪个？" };
    expect(
      found(
        { type: "single_choice", options: both, shuffle: false },
        { type: "single_choice", option_id: "o0" },
        { stem },
      ),
    ).toEqual(["optionsAlike"]);
  });

  it("is a choice that is empty or repeated in a gap, in a match or among categories", () => {
    const gap = (texts: readonly string[]) => ({ gap_id: "g", options: options(...texts) });
    const key = { type: "inline_choice", choices: { g: "o0" } } as const;
    const stem = { en: "A {{g}}." };
    expect(found({ type: "inline_choice", gaps: [gap(["x", "x"])] }, key, { stem })).toEqual(["optionsAlike"]);
    expect(found({ type: "inline_choice", gaps: [gap(["x"])] }, key, { stem })).toEqual(["optionsTooFew"]);
    expect(
      found(
        { type: "match", sources: options("a"), targets: options("b", " ") },
        { type: "match", pairs: [["o0", "o0"]] },
      ),
    ).toEqual(["optionEmpty"]);
    expect(
      found(
        { type: "categorise", options: options("a", "b"), categories: options("even", "even") },
        { type: "categorise", placements: { o0: "o1" } },
      ),
    ).toEqual(["optionsAlike"]);
  });

  it("is a key that is none of the choices, or names none", () => {
    const choices = { options: options("a", "b"), shuffle: false };
    expect(found({ type: "single_choice", ...choices }, { type: "single_choice", option_id: "o9" })).toEqual([
      "keyUnfit",
    ]);
    expect(
      found({ type: "multiple_choice", ...choices, max_choices: 0 }, { type: "multiple_choice", option_ids: [] }),
    ).toEqual(["keyMissing"]);
  });

  it("is an accepted form of a number outside its tolerance, or too long for the field", () => {
    const number = (accepted: string[], max_length = 6) =>
      found({ type: "numeric_entry", max_length }, { type: "numeric_entry", value: 0.5, tolerance: 0.1, accepted });
    expect(number(["1/2", "0.45"])).toEqual([]);
    expect(number(["1/3"])).toEqual(["answerOutsideTolerance 1/3"]);
    expect(number([".33"])).toEqual(["answerOutsideTolerance .33"]);
    const third = { type: "numeric_entry", value: 1 / 3, tolerance: 1e-6, accepted: ["1/3", ".333", "0.34"] } as const;
    expect(found({ type: "numeric_entry", max_length: 5 }, { ...third, accepted: [...third.accepted] })).toEqual([]);
    expect(found({ type: "numeric_entry", max_length: 5 }, { ...third, accepted: ["0.3"] })).toEqual([
      "answerOutsideTolerance 0.3",
    ]);
    expect(number(["0.500000"])).toEqual(["answerTooLong 0.500000"]);
    expect(
      found({ type: "text_entry", max_length: 3 }, { type: "text_entry", accepted: ["four"], case_sensitive: false }),
    ).toEqual(["answerTooLong four"]);
  });

  it("is a gap without a place in the text, with two, or a place without a gap", () => {
    const gaps = [{ gap_id: "g", max_length: 10 }];
    const key: ItemKey = { type: "gap_entry", accepted: { g: ["x"] } };
    const of = (en: string) => found({ type: "gap_entry", gaps }, key, { stem: { en } });
    expect([of("A {{g}}."), of("A."), of("{{g}} and {{g}}"), of("{{g}} and {{h}}")]).toEqual([
      [],
      ["gapMisplaced g"],
      ["gapMisplaced g"],
      ["gapMisplaced h"],
    ]);
  });

  it("is a picture of a file that the question does not have, such as one copied from another question", () => {
    expect(single('<img src="media:c" alt="a cat">', "two")).toEqual(["pictureMissing"]);
    expect(
      found(
        { type: "single_choice", options: options("one", "two"), shuffle: false },
        { type: "single_choice", option_id: "o0" },
        { stem: { en: 'Which? <img src="media:a" alt="a cat">' }, media: [] },
      ),
    ).toEqual(["pictureMissing"]);
  });

  it("is a picture without a description, in a text or under spots", () => {
    for (const alt of ["", 'alt=""', 'alt=" "', "alt='&nbsp;'", 'title="a cat"'])
      expect([alt, single(`<img src="media:a" ${alt}>`, "two")]).toEqual([alt, ["pictureUndescribed"]]);
    expect(single('<img src="media:a" alt="a cat">', "two")).toEqual([]);
    const spots = (description?: { en: string }) =>
      found(
        {
          type: "hot_spot",
          picture: "p",
          max_choices: 1,
          spots: [{ spot_id: "s", shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } }],
        },
        { type: "hot_spot", spot_ids: ["s"] },
        {
          media: [{ media_id: "p", type: "image/png", sha256, ...(description === undefined ? {} : { description }) }],
        },
      );
    expect(spots()).toEqual(["pictureUndescribed"]);
    expect(spots({ en: "A map" })).toEqual([]);
  });

  it("is a text in two languages beside one in a single language", () => {
    const draft = draftOf("Which?", { explanation: { en: "Since.", zh: "因为。" } });
    expect(finishDraft(draft, "i", "").findings).toEqual([{ code: "translationMissing" }]);
  });
});
