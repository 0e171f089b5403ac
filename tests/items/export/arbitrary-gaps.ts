import fc from "fast-check";
import {
  distinct,
  forms,
  formKey,
  lowest,
  numberKey,
  optionsOf,
  share,
  whole,
  without,
  type Asked,
} from "./arbitrary-parts";

const marks = (count: number): string[] => Array.from({ length: count }, (_, place) => `g${place + 1}`);
const gapText = (count: number): string =>
  `<p>${marks(count)
    .map((id) => `before {{${id}}}`)
    .join(", ")} after</p>`;
const byMark = <Value>(list: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(list.map((value, place) => [`g${place + 1}`, value]));

export const gapEntry: fc.Arbitrary<Asked> = fc
  .tuple(fc.array(forms, { minLength: 1, maxLength: 4 }), whole)
  .map(([accepted, all]) => ({
    interaction: { type: "gap_entry", gaps: marks(accepted.length).map((gap_id) => ({ gap_id, max_length: 40 })) },
    key: without({ type: "gap_entry", accepted: byMark(accepted), whole: all }),
    gaps: gapText(accepted.length),
  }));

const gapOptions = fc.tuple(distinct(2, 4), fc.nat());
export const inlineChoice: fc.Arbitrary<Asked> = fc
  .tuple(fc.array(gapOptions, { minLength: 1, maxLength: 4 }), whole)
  .map(([list, all]) => ({
    interaction: {
      type: "inline_choice",
      gaps: list.map(([texts], place) => ({ gap_id: `g${place + 1}`, options: optionsOf(texts) })),
    },
    key: without({
      type: "inline_choice",
      choices: byMark(list.map(([texts, pick]) => `o${(pick % texts.length) + 1}`)),
      whole: all,
    }),
    gaps: gapText(list.length),
  }));

const textGap = formKey(-100).map((key) => ({
  shown: { kind: "text" as const, max_length: 40 },
  key: { kind: "text" as const, ...key },
}));
const numberGap = numberKey.map((key) => ({
  shown: { kind: "number" as const, max_length: 40 },
  key: { kind: "number" as const, ...key },
}));
const choiceGap = fc.tuple(gapOptions, share(-100, 99)).map(([[texts, pick], other]) => {
  const right = (pick % texts.length) + 1;
  const credit = other === 0 ? {} : { credit: { [`o${(right % texts.length) + 1}`]: other } };
  return {
    shown: { kind: "choice" as const, options: optionsOf(texts) },
    key: { kind: "choice" as const, option_id: `o${right}`, ...credit },
  };
});

/** Gaps of different kinds, so that the general kind is needed. */
export const mixedGaps: fc.Arbitrary<Asked> = fc
  .tuple(
    textGap,
    numberGap,
    fc.option(choiceGap),
    fc.option(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 })),
    lowest,
    whole,
  )
  .map(([text, number, choice, weights, least, all]) => {
    const list = [number, text, ...(choice === null ? [] : [choice])];
    const hasCost = list.some(({ key }) => "credit" in key && Object.values(key.credit ?? {}).some((one) => one < 0));
    // all-or-nothing keys have no shares
    const keys = all === true ? list.map(({ key }) => withoutShares(key)) : list.map(({ key }) => key);
    return {
      interaction: {
        type: "gaps",
        gaps: list.map(({ shown }, place) => ({ gap_id: `g${place + 1}`, ...shown })),
      },
      key: without({
        type: "gaps",
        gaps: byMark(keys),
        weights: weights === null || all === true ? undefined : byMark(weights.slice(0, list.length)),
        lowest: hasCost && all !== true ? least : undefined,
        whole: all,
      }),
      gaps: gapText(list.length),
    } as Asked;
  });

const withoutShares = <Key extends object>(key: Key): Key => {
  const {
    credit: _credit,
    also: _also,
    ...rest
  } = { ...key } as Key & { credit?: unknown; also?: unknown; accepted?: string[] };
  return ("accepted" in rest ? { ...rest, accepted: rest.accepted?.slice(0, 1) } : rest) as unknown as Key;
};
