import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answer, Interaction, ItemBody, ItemKey, Option } from "../../src/contract/item/item";
import { renamed, renamedBody } from "../../src/items/renamed";
import { answerFits, scoreAnswer } from "../../src/items/scoring/score";

const option = (option_id: string): Option => ({ option_id, content: { en: `words of ${option_id}` } });
const options = ["a", "b", "c", "d"].map(option);
const spots = ["a", "b", "c"].map((spot_id) => ({
  spot_id,
  shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } as const,
}));
const sides = { sources: options, targets: options };

interface Sample {
  readonly interaction: Interaction;
  readonly key: ItemKey;
  readonly answer: fc.Arbitrary<Answer>;
}

const id = fc.constantFrom("a", "b", "c");
const some = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
const samples: readonly Sample[] = [
  {
    interaction: { type: "single_choice", options, shuffle: true },
    key: { type: "single_choice", option_id: "b", credit: { a: 0.5, c: -0.25 }, lowest: -1 },
    answer: id.map((option_id) => ({ type: "single_choice", option_id })),
  },
  {
    interaction: { type: "multiple_choice", options, shuffle: false, max_choices: 3 },
    key: { type: "multiple_choice", option_ids: ["a", "c"], credit: { b: -0.5, d: 0.25 } },
    answer: some.map((option_ids) => ({ type: "multiple_choice", option_ids })),
  },
  {
    interaction: { type: "order", options },
    key: { type: "order", option_ids: ["d", "c", "b", "a"] },
    answer: fc
      .shuffledSubarray(["a", "b", "c", "d"], { minLength: 4 })
      .map((option_ids) => ({ type: "order", option_ids })),
  },
  {
    interaction: { type: "inline_choice", gaps: ["a", "b"].map((gap_id) => ({ gap_id, options })) },
    key: { type: "inline_choice", choices: { a: "b", b: "a" } },
    answer: fc.record({ a: id, b: id }).map((choices) => ({ type: "inline_choice", choices })),
  },
  {
    interaction: {
      type: "gaps",
      gaps: [
        { gap_id: "a", kind: "choice", options },
        { gap_id: "b", kind: "choice", options },
        { gap_id: "t", kind: "text", max_length: 9 },
      ],
    },
    key: {
      type: "gaps",
      gaps: {
        a: { kind: "choice", option_id: "b", credit: { c: 0.5 } },
        b: { kind: "choice", option_id: "a" },
        t: { kind: "text", accepted: ["a", "b"], case_sensitive: true, credit: { b: 0.5 } },
      },
      weights: { a: 2 },
    },
    answer: fc
      .record({ a: id, b: id, t: id })
      .map(({ a, b, t }) => ({ type: "gaps", texts: { t }, choices: { a, b } })),
  },
  {
    interaction: { type: "match", ...sides },
    key: {
      type: "match",
      pairs: [
        ["a", "b"],
        ["b", "a"],
      ],
    },
    answer: fc
      .tuple(id, id)
      .map(([one, other]) => ({ type: "match", pairs: [[one, other]] satisfies [string, string][] })),
  },
  {
    interaction: { type: "categorise", options, categories: options },
    key: { type: "categorise", placements: { a: "b", b: "b", c: "a" } },
    answer: fc.record({ a: id, b: id, d: id }).map((placements) => ({ type: "categorise", placements })),
  },
  {
    interaction: { type: "hot_spot", picture: "p", spots, max_choices: 3 },
    key: { type: "hot_spot", spot_ids: ["b"] },
    answer: some.map((spot_ids) => ({ type: "hot_spot", spot_ids })),
  },
];

const bodyOf = (interaction: Interaction): ItemBody => ({
  stem: { en: "?" },
  interaction,
  media: [],
  calculator: false,
});
/** Renames an id within its list, in a way that can be undone. */
const name = (list: string, of: string): string => `${list.replaceAll(" ", "/")}~${of}`;
const bankName = (_: string, of: string): string => of.split("~")[1] ?? "";

it.each(samples.map((sample) => [sample.interaction.type, sample] as const))(
  "%s with renamed ids fits, scores and reads back as before, and no id stays",
  (_type, { interaction, key, answer }) => {
    const shown = renamedBody(bodyOf(interaction), name);
    expect(renamedBody(shown, bankName)).toEqual(bodyOf(interaction));
    expect(JSON.stringify(shown)).not.toMatch(/"(option|spot)_id":"[a-d]"/);
    expect(renamed(renamed(key, name), bankName)).toEqual(key);
    fc.assert(
      fc.property(answer, (given) => {
        const told = renamed(given, name);
        expect(answerFits(interaction, given)).toBe(true);
        expect(answerFits(shown.interaction, told)).toBe(true);
        expect(answerFits(shown.interaction, given)).toBe(false);
        expect(scoreAnswer(renamed(key, name), shown.interaction, told)).toEqual(scoreAnswer(key, interaction, given));
        expect(renamed(told, bankName)).toEqual(given);
      }),
      { numRuns: 50 },
    );
  },
);

it("typed answers and options with sound are not renamed", () => {
  const written: Answer = { type: "text_entry", text: "a" };
  expect(renamed(written, name)).toBe(written);
  const audio = { prompt: "m-0", options: { a: "m-1" }, autoplay: false, max_plays: null, synthetic: true };
  const [choice] = samples;
  if (choice === undefined) throw new Error("there is no choice");
  expect(renamedBody({ ...bodyOf(choice.interaction), audio }, name).audio).toEqual({
    ...audio,
    options: { "options~a": "m-1" },
  });
});
