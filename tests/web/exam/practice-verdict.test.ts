import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAnswerOf, isKeyOf } from "../../../src/contract/interactions/of-type";
import type {
  Answer,
  Interaction,
  InteractionOf,
  InteractionType,
  ItemKey,
  Option,
} from "../../../src/contract/item/item";
import { scoreAnswer } from "../../../src/items/scoring/score";
import { screenRecords } from "../../../src/web/item/interactions/screen-records";
import { samples } from "../../items/scoring/credit/items";

const letters = ["a", "b", "c", "d"] as const;
const options: Option[] = letters.map((option_id) => ({ option_id, content: { en: option_id } }));
const gapIds = ["g1", "g2"] as const;
const spot = (spot_id: string) => ({ spot_id, shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } as const });

const letter = fc.constantFrom(...letters);
const some = fc.uniqueArray(letter);
const atLeastOne = fc.uniqueArray(letter, { minLength: 1 });
const all = fc.shuffledSubarray([...letters], { minLength: letters.length });
const forms = ["Sea", " sea ", "ſea", "lake", "it’s", "it's", "12", "1/2", "0.5", "1 1/2", "11/2", "12 cm"];
const form = fc.constantFrom(...forms);
const entry = fc.constantFrom("", ...forms);
const inGaps = <Value>(value: fc.Arbitrary<Value>) => fc.record({ g1: value, g2: value });
const placed = fc.dictionary(letter, fc.constantFrom("a", "b"));
const pairs = fc.uniqueArray(fc.tuple(letter, letter), { selector: String });

/** An item of each kind, with keys and answers of that kind. */
const kinds: readonly (readonly [Interaction, fc.Arbitrary<ItemKey>, fc.Arbitrary<Answer>])[] = [
  [
    { type: "single_choice", options, shuffle: false },
    letter.map((option_id) => ({ type: "single_choice", option_id })),
    letter.map((option_id) => ({ type: "single_choice", option_id })),
  ],
  [
    { type: "multiple_choice", options, shuffle: false, max_choices: 0 },
    some.map((option_ids) => ({ type: "multiple_choice", option_ids })),
    some.map((option_ids) => ({ type: "multiple_choice", option_ids })),
  ],
  [
    { type: "text_entry", max_length: 40 },
    fc.tuple(fc.uniqueArray(form, { minLength: 1 }), fc.boolean()).map(([accepted, case_sensitive]) => ({
      type: "text_entry",
      accepted,
      case_sensitive,
    })),
    entry.map((text) => ({ type: "text_entry", text })),
  ],
  [
    { type: "numeric_entry", max_length: 40, unit: { en: "cm" } },
    fc
      .tuple(fc.constantFrom(12, 0.5, 1.5), fc.constantFrom(0, 0.1), fc.uniqueArray(form))
      .map(([value, tolerance, accepted]) => ({ type: "numeric_entry", value, tolerance, accepted })),
    entry.map((text) => ({ type: "numeric_entry", text })),
  ],
  [
    { type: "inline_choice", gaps: gapIds.map((gap_id) => ({ gap_id, options })) },
    inGaps(letter).map((choices) => ({ type: "inline_choice", choices })),
    inGaps(letter).map((choices) => ({ type: "inline_choice", choices })),
  ],
  [
    { type: "gap_entry", gaps: gapIds.map((gap_id) => ({ gap_id, max_length: 12 })) },
    inGaps(fc.uniqueArray(form, { minLength: 1 })).map((accepted) => ({ type: "gap_entry", accepted })),
    inGaps(entry).map((texts) => ({ type: "gap_entry", texts })),
  ],
  [
    { type: "order", options },
    all.map((option_ids) => ({ type: "order", option_ids })),
    all.map((option_ids) => ({ type: "order", option_ids })),
  ],
  [
    { type: "match", sources: options, targets: options },
    pairs.filter((list) => list.length > 0).map((list) => ({ type: "match", pairs: list })),
    pairs.map((list) => ({ type: "match", pairs: list })),
  ],
  [
    { type: "categorise", options, categories: options.slice(0, 2) },
    placed.filter((one) => Object.keys(one).length > 0).map((placements) => ({ type: "categorise", placements })),
    placed.map((placements) => ({ type: "categorise", placements })),
  ],
  [
    { type: "hot_spot", picture: "p", spots: letters.map(spot), max_choices: 0 },
    atLeastOne.map((spot_ids) => ({ type: "hot_spot", spot_ids })),
    some.map((spot_ids) => ({ type: "hot_spot", spot_ids })),
  ],
];

/** Random items whose keys may have credit, one list a type. */
const credited = [...new Set(fc.sample(samples, { numRuns: 40, seed: 1 }).map(({ key }) => key.type))];

/** The browser's verdict on practice items of that type. */
const practiceOf = async <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>) => {
  const { isRight, rightAnswer } = await screenRecords[type].review.asked();
  const keyed = (key: ItemKey) => {
    if (!isKeyOf(type, key)) throw new Error("the sample is of two types");
    return key;
  };
  return {
    isRight: (key: ItemKey, answer: Answer) => isAnswerOf(type, answer) && isRight(keyed(key), interaction, answer),
    rightAnswer: (key: ItemKey) => rightAnswer(keyed(key)),
  };
};

it.each(credited)("practice with %s marks and shows as right what is scored as right by credit", async (type) => {
  await fc.assert(
    fc.asyncProperty(
      samples.filter(({ key }) => key.type === type),
      async ({ interaction, key, answer }) => {
        const practice = await practiceOf(interaction.type, interaction);
        expect(practice.isRight(key, answer)).toBe(scoreAnswer(key, interaction, answer).mark === "right");
        expect(scoreAnswer(key, interaction, practice.rightAnswer(key)).mark).toBe("right");
      },
    ),
    { numRuns: 300 },
  );
});

describe.each(kinds.map(([interaction, keys, answers]) => ({ interaction, keys, answers })))(
  "practice with $interaction.type",
  ({ interaction, keys, answers }) => {
    it("marks as right exactly the answers that are scored as right", async () => {
      const practice = await practiceOf(interaction.type, interaction);
      fc.assert(
        fc.property(keys, answers, (key, answer) => {
          const isRight = scoreAnswer(key, interaction, answer).mark === "right";
          expect(practice.isRight(key, answer)).toBe(isRight);
        }),
      );
    });

    it("shows an example that is right", async () => {
      const practice = await practiceOf(interaction.type, interaction);
      fc.assert(
        fc.property(keys, (key) => {
          expect(scoreAnswer(key, interaction, practice.rightAnswer(key)).mark).toBe("right");
        }),
      );
    });
  },
);
