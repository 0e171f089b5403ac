import fc from "fast-check";
import { longestExtendedText } from "../../../src/contract/interactions/extended-text";
import type { Interaction, Item, ItemAudio } from "../../../src/contract/item/item";
import { itemSchema } from "../../../src/contract/item/item";
import { gapEntry, inlineChoice, mixedGaps } from "./arbitrary-gaps";
import {
  content,
  distinct,
  formKey,
  idsOf,
  lowest,
  numberKey,
  optionsOf,
  share,
  whole,
  without,
  type Asked,
} from "./arbitrary-parts";
import { pictureSha256, recordingSha256 } from "./exported";

const singleChoice: fc.Arbitrary<Asked> = fc
  .tuple(
    distinct(2, 5),
    fc.boolean(),
    fc.nat(),
    fc.option(fc.array(share(-100, 99), { minLength: 5, maxLength: 5 })),
    lowest,
  )
  .map(([texts, shuffle, pick, credits, least]) => {
    const options = optionsOf(texts);
    const right = `o${(pick % texts.length) + 1}`;
    const entries = idsOf(options).flatMap((id, place) => (id === right ? [] : [[id, credits?.[place] ?? 0] as const]));
    const credit = credits === null ? undefined : Object.fromEntries(entries);
    return {
      interaction: { type: "single_choice", options, shuffle },
      key: without({
        type: "single_choice",
        option_id: right,
        credit,
        lowest: credit === undefined ? undefined : least,
      }),
    };
  });

/** Shares of the right options with a sum of 1; empty for even ones, which need not be written. */
const rightShares = (right: readonly string[], cuts: readonly number[]): Record<string, number> => {
  const places = cuts.slice(0, right.length - 1).toSorted((one, other) => one - other);
  const ends = [0, ...places, 100];
  const shares = right.map((id, place) => [id, ((ends[place + 1] ?? 0) - (ends[place] ?? 0)) / 100] as const);
  return shares.some(([, part]) => part <= 0) ? {} : Object.fromEntries(shares);
};

const multipleChoice: fc.Arbitrary<Asked> = fc
  .record({
    texts: distinct(2, 6),
    shuffle: fc.boolean(),
    bits: fc.integer({ min: 1, max: 63 }),
    wrongShares: fc.option(
      fc.array(fc.oneof({ weight: 3, arbitrary: share(-100, 0) }, share(1, 99)), { minLength: 6, maxLength: 6 }),
    ),
    cuts: fc.option(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 5, maxLength: 5 })),
    least: lowest,
    limited: fc.boolean(),
  })
  .map(({ texts, shuffle, bits, wrongShares, cuts, least, limited }) => {
    const options = optionsOf(texts);
    const picked = idsOf(options).filter((_, place) => ((bits >> place) & 1) === 1);
    const right = picked.length === 0 ? ["o1"] : picked;
    const wrong = idsOf(options).flatMap((id, place) =>
      right.includes(id) ? [] : [[id, wrongShares?.[place] ?? 0] as const],
    );
    const credit =
      wrongShares === null
        ? undefined
        : { ...Object.fromEntries(wrong), ...(cuts === null ? {} : rightShares(right, cuts)) };
    return {
      interaction: { type: "multiple_choice", options, shuffle, max_choices: limited ? right.length : 0 },
      key: without({
        type: "multiple_choice",
        option_ids: right,
        credit,
        lowest: credit === undefined ? undefined : least,
      }),
    };
  });

const textEntry: fc.Arbitrary<Asked> = fc
  .tuple(formKey(-100), lowest, fc.integer({ min: 10, max: 500 }))
  .map(([key, least, length]) => ({
    interaction: { type: "text_entry", max_length: length },
    key: without({ type: "text_entry", ...key, lowest: key.credit === undefined ? undefined : least }),
  }));

const numericEntry: fc.Arbitrary<Asked> = fc
  .tuple(numberKey, lowest, fc.constantFrom(undefined, "cm", "km²", "美元"))
  .map(([key, least, unit]) => ({
    interaction: without({
      type: "numeric_entry",
      max_length: 40,
      unit: unit === undefined ? undefined : { en: unit },
    }),
    key: without({ type: "numeric_entry", ...key, accepted: [], lowest: key.also === undefined ? undefined : least }),
  }));

const order: fc.Arbitrary<Asked> = fc
  .tuple(distinct(2, 9), fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), whole)
  .map(([texts, keys, all]) => {
    const options = optionsOf(texts);
    const ranked = idsOf(options).map((id, place) => [keys[place] ?? 0, id] as const);
    return {
      interaction: { type: "order", options },
      key: without({
        type: "order",
        option_ids: ranked.toSorted(([one], [other]) => one - other).map(([, id]) => id),
        whole: all,
      }),
    };
  });

const match: fc.Arbitrary<Asked> = fc
  .tuple(distinct(1, 4), distinct(1, 5), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), whole)
  .map(([from, to, picks, all]) => {
    const [sources, targets] = [optionsOf(from, "s"), optionsOf(to, "t")];
    return {
      interaction: { type: "match", sources, targets },
      key: without({
        type: "match",
        pairs: idsOf(sources).map((id, place): [string, string] => [id, `t${((picks[place] ?? 0) % to.length) + 1}`]),
        whole: all,
      }),
    };
  });

const categorise: fc.Arbitrary<Asked> = fc
  .tuple(distinct(1, 5), distinct(2, 4), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), whole)
  .map(([texts, groups, picks, all]) => {
    const [options, categories] = [optionsOf(texts), optionsOf(groups, "k")];
    const placed = idsOf(options).flatMap((id, place) => {
      const pick = (picks[place] ?? 0) % (groups.length + 1);
      return pick === groups.length && place > 0 ? [] : [[id, `k${(pick % groups.length) + 1}`] as const];
    });
    return {
      interaction: { type: "categorise", options, categories },
      key: without({ type: "categorise", placements: Object.fromEntries(placed), whole: all }),
    };
  });

/** Places on the picture of 4 × 2 pixels, whose corners lie on pixels. */
const hotSpot: fc.Arbitrary<Asked> = fc.tuple(fc.nat(3), fc.nat(1), fc.boolean()).map(([x, y, several]) => ({
  interaction: {
    type: "hot_spot",
    picture: "p",
    spots: [
      { spot_id: "a", shape: { kind: "rect", x: x / 4, y: y / 2, width: 1 / 4, height: 1 / 2 } },
      { spot_id: "b", shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.25 } },
      {
        spot_id: "c",
        shape: {
          kind: "poly",
          points: [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        },
      },
    ],
    max_choices: several ? 0 : 1,
  },
  key: { type: "hot_spot", spot_ids: several ? ["a", "c"] : ["b"] },
}));

const extendedText: fc.Arbitrary<Asked> = fc
  .record({
    most: fc.integer({ min: 1, max: longestExtendedText }),
    lines: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    guide: fc.option(content, { nil: undefined }),
  })
  .map(({ most, lines, guide }) => ({
    interaction: without({ type: "extended_text", max_length: most, expected_lines: lines, format: "plain" }),
    key: without({ type: "extended_text", guide: guide === undefined ? undefined : { en: guide } }),
  }));

const asked = fc.oneof(
  singleChoice,
  multipleChoice,
  textEntry,
  numericEntry,
  gapEntry,
  inlineChoice,
  mixedGaps,
  order,
  match,
  categorise,
  hotSpot,
  extendedText,
);

const recorded = fc.record({
  autoplay: fc.boolean(),
  max_plays: fc.option(fc.integer({ min: 1, max: 3 })),
  synthetic: fc.boolean(),
  hasOptions: fc.boolean(),
});

/** The recording of a question, and of its options if the question is a choice. */
const audioOf = (
  { hasOptions, ...rules }: typeof recorded extends fc.Arbitrary<infer Value> ? Value : never,
  interaction: Interaction,
): ItemAudio => ({
  prompt: "r",
  ...rules,
  ...(hasOptions && (interaction.type === "single_choice" || interaction.type === "multiple_choice")
    ? { options: Object.fromEntries(idsOf(interaction.options).map((id) => [id, "r"])) }
    : {}),
});

/** Items of every interaction type, in English, with passages, explanations, formulas, drawings and pictures. */
export const arbitraryItem: fc.Arbitrary<Item> = fc
  .record({
    asked,
    stem: content,
    explanation: fc.option(content, { nil: undefined }),
    passage: fc.option(fc.tuple(fc.nat(2), fc.boolean()), { nil: undefined }),
    calculator: fc.boolean(),
    heard: fc.option(recorded, { nil: undefined, freq: 3 }),
    points: fc.constantFrom(1, 2, 3, 7, 0.5, 2.5),
  })
  .map(({ asked: { interaction, key, gaps = "" }, stem, explanation, passage, calculator, heard, points }) =>
    itemSchema.parse({
      item_id: "generated",
      family: "custom",
      subject: "general",
      area: "general",
      skill: "some",
      body: {
        stem: { en: stem + gaps },
        interaction,
        media: [
          { media_id: "p", type: "image/gif", sha256: pictureSha256 },
          { media_id: "r", type: "audio/mpeg", sha256: recordingSha256 },
        ],
        ...(heard === undefined ? {} : { audio: audioOf(heard, interaction) }),
        calculator,
        ...(passage === undefined
          ? {}
          : {
              stimulus: {
                stimulus_id: `s${passage[0]}`,
                ...(passage[1] ? { title: { en: `Passage ${passage[0]}` } } : {}),
                content: { en: `<p>What everybody reads, ${passage[0]}</p>` },
              },
            }),
      },
      key,
      ...(explanation === undefined ? {} : { explanation: { en: explanation } }),
      expected_ms: 60_000,
      points,
      source: { kind: "author", name: "generated", ref: "1" },
    }),
  );
