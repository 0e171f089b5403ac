import fc from "fast-check";
import type { GapKey } from "../../../../src/contract/interactions/gaps";
import type { Answer, Interaction, ItemKey, Option } from "../../../../src/contract/item/item";

/** An item whose key may have credit, with an answer to it. */
export interface Sample {
  readonly interaction: Interaction;
  readonly key: ItemKey;
  readonly answer: Answer;
}

const letters = ["a", "b", "c", "d", "e"];
const options: Option[] = letters.map((option_id) => ({ option_id, content: { en: option_id } }));
const letter = fc.constantFrom(...letters);
const some = fc.uniqueArray(letter);
const share = fc.oneof(
  fc.constantFrom(-1, -0.5, -1 / 3, 0, 0.25, 1 / 3, 0.5, 0.9),
  fc.double({ min: -1, max: 0.99, noNaN: true }),
);
const lowest = fc.constantFrom(undefined, 0, -0.25, -1, -3);
const given = <Value>(name: string, value: fc.Arbitrary<Value | undefined>) =>
  value.map((one) => (one === undefined ? {} : { [name]: one }));
const optionCredit = (isFree: (id: string) => boolean) =>
  fc.dictionary(letter, share).map((shares) => Object.fromEntries(Object.entries(shares).filter(([id]) => isFree(id))));

const single: fc.Arbitrary<Sample> = letter.chain((right) =>
  fc
    .record({
      credit: given(
        "credit",
        fc.option(
          optionCredit((id) => id !== right),
          { nil: undefined },
        ),
      ),
      least: given("lowest", lowest),
      chosen: letter,
    })
    .map(({ credit, least, chosen }) => ({
      interaction: { type: "single_choice", options, shuffle: false },
      key: { type: "single_choice", option_id: right, ...credit, ...least },
      answer: { type: "single_choice", option_id: chosen },
    })),
);

const several: fc.Arbitrary<Sample> = fc.uniqueArray(letter, { minLength: 1 }).chain((right) =>
  fc
    .record({
      credit: given(
        "credit",
        fc.option(
          optionCredit((id) => !right.includes(id)),
          { nil: undefined },
        ),
      ),
      uneven: fc.boolean(),
      least: given("lowest", lowest),
      chosen: some,
    })
    .map(({ credit, uneven, least, chosen }) => {
      const [first = "", second = ""] = right;
      const even = 1 / right.length;
      const own = uneven && right.length > 1 ? { [first]: even * 1.5, [second]: even * 0.5 } : {};
      const shares = "credit" in credit ? { credit: { ...credit["credit"], ...own } } : {};
      return {
        interaction: { type: "multiple_choice", options, shuffle: false, max_choices: 0 },
        key: { type: "multiple_choice", option_ids: right, ...shares, ...least },
        answer: { type: "multiple_choice", option_ids: chosen },
      };
    }),
);

const words = ["Sea", "lake", "it's", "ｒｉｖｅｒ", "pond"];
const spellings = [...words, "", " ", " sea ", "SEA", "Lake", "it’s", "river", "stream", "7"];
const formKey = fc
  .record({
    accepted: fc.shuffledSubarray(words.slice(0, 3), { minLength: 1 }),
    case_sensitive: fc.boolean(),
    shares: fc.option(fc.tuple(share, share, share), { nil: undefined }),
  })
  .map(({ accepted, case_sensitive, shares }) => {
    if (shares === undefined) return { accepted, case_sensitive };
    const [less, cost, other] = shares;
    const second = accepted[1];
    const credit = {
      ...(second === undefined || less <= 0 ? {} : { [second]: less }),
      [words[3] ?? ""]: -Math.abs(cost),
      [words[4] ?? ""]: Math.min(0, other),
    };
    return { accepted, case_sensitive, credit };
  });

const text: fc.Arbitrary<Sample> = fc
  .record({ forms: formKey, least: given("lowest", lowest), entered: fc.constantFrom(...spellings) })
  .map(({ forms, least, entered }) => ({
    interaction: { type: "text_entry", max_length: 40 },
    key: { type: "text_entry", ...forms, ...least },
    answer: { type: "text_entry", text: entered },
  }));

const centre = fc.constantFrom(-2, 0, 3, 7.5);
const width = fc.constantFrom(0, 0.5, 2);
const interval = fc.record({ value: centre, tolerance: width, above: width, isUneven: fc.boolean() }).map((one) => ({
  value: one.value,
  tolerance: one.tolerance,
  ...(one.isUneven ? { low: one.value - one.tolerance, high: one.value + one.above } : {}),
}));
const numberKey = fc
  .record({ main: interval, also: fc.array(fc.tuple(interval, share), { maxLength: 3 }) })
  .map(({ main, also }) => ({
    ...main,
    ...(also.length === 0 ? {} : { also: also.map(([one, credit]) => ({ ...one, credit })) }),
  }));
const entries = ["", "x", "3", "3.5", "5", "-2", "−2.5", "0", "7.5", "15/2", "7", "9.6"];

const number: fc.Arbitrary<Sample> = fc
  .record({ asked: numberKey, least: given("lowest", lowest), entered: fc.constantFrom(...entries) })
  .map(({ asked, least, entered }) => ({
    interaction: { type: "numeric_entry", max_length: 40 },
    key: { type: "numeric_entry", accepted: [], ...asked, ...least },
    answer: { type: "numeric_entry", text: entered },
  }));

const gapKey: fc.Arbitrary<GapKey> = fc.oneof(
  formKey.map((forms) => ({ kind: "text", ...forms }) as const),
  numberKey.map((asked) => ({ kind: "number", ...asked }) as const),
  letter.chain((right) =>
    given(
      "credit",
      fc.option(
        optionCredit((id) => id !== right),
        { nil: undefined },
      ),
    ).map((credit) => ({ kind: "choice", option_id: right, ...credit }) as const),
  ),
);
const weight = fc.constantFrom(undefined, 0.5, 1, 3);
const gapIds = ["g1", "g2", "g3"];
const oneGap = fc.record({
  key: gapKey,
  weight,
  typed: fc.constantFrom(...spellings, ...entries),
  chosen: fc.option(letter, { nil: undefined }),
});

const gaps: fc.Arbitrary<Sample> = fc
  .record({
    parts: fc.array(oneGap, { minLength: 1, maxLength: gapIds.length }),
    least: given("lowest", lowest),
    whole: given("whole", fc.constantFrom(undefined, true)),
  })
  .map(({ parts, least, whole }) => {
    const named = parts.map((part, place) => [gapIds[place] ?? "", part] as const);
    const weights = named.flatMap(([id, part]) => (part.weight === undefined ? [] : [[id, part.weight] as const]));
    return {
      interaction: {
        type: "gaps",
        gaps: named.map(([gap_id, { key }]) =>
          key.kind === "choice" ? { gap_id, kind: "choice", options } : { gap_id, kind: key.kind, max_length: 40 },
        ),
      },
      key: {
        type: "gaps",
        gaps: Object.fromEntries(named.map(([id, { key }]) => [id, key])),
        ...(weights.length === 0 ? {} : { weights: Object.fromEntries(weights) }),
        ...least,
        ...whole,
      },
      answer: {
        type: "gaps",
        texts: Object.fromEntries(
          named.flatMap(([id, { key, typed }]) => (key.kind === "choice" ? [] : [[id, typed]])),
        ),
        choices: Object.fromEntries(
          named.flatMap(([id, { key, chosen }]) =>
            key.kind !== "choice" || chosen === undefined ? [] : [[id, chosen]],
          ),
        ),
      },
    };
  });

/** Items of every type that takes credit, with random keys and answers. */
export const samples: fc.Arbitrary<Sample> = fc.oneof(single, several, text, number, gaps);
