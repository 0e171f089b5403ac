import fc from "fast-check";
import { comparable } from "../../../src/contract/item/comparable";
import type { Interval } from "../../../src/contract/item/credit";
import type { Interaction, ItemKey, KeyOf, Option } from "../../../src/contract/item/item";
import { toHtml } from "../../../src/items/content/content";

export interface Asked {
  readonly interaction: Interaction;
  readonly key: ItemKey;
  /** HTML with the marks of the gaps; empty: none. */
  readonly gaps?: string;
}

export const words = fc
  .array(fc.constantFrom("river", "stone", "x < y", "R&D", "“so”", "naïve", "水", "10 %", "it's", '"q"', "élan", "Ω"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.join(" "));
export const escaped = words.map((text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
);
export const formula = fc.constantFrom("\\(x^2\\)", "\\(\\frac{1}{2}\\)", "\\[a \\le b\\]");
export const inline = fc.oneof(
  { weight: 4, arbitrary: escaped },
  escaped.map((text) => `<b>${text}</b> and <sub>2</sub>`),
  formula,
);
export const block = fc.oneof(
  { weight: 4, arbitrary: inline.map((text) => `<p>${text}</p>`) },
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((list) => `<ul>${list.map((one) => `<li>${one}</li>`).join("")}</ul>`),
  inline.map((text) => `<table><tbody><tr><td>${text}</td><td>2</td></tr></tbody></table>`),
  fc.constant(
    '<svg viewBox="0 0 2 2" width="20" height="20" role="img" aria-label="A line"><path d="M0 0L2 2"></path></svg>',
  ),
  fc.constant('<p><img src="media:p" alt="a flag" width="4"></p>'),
);
export const content = fc.array(block, { minLength: 1, maxLength: 3 }).map((list) => toHtml(list.join("")));

/** Different short texts. */
export const distinct = (least: number, most: number): fc.Arbitrary<string[]> =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.array(inline, { minLength: most, maxLength: most }))
    .map(([count, list]) => list.slice(0, count).map((text, place) => toHtml(`${text} ${place + 1}`)));

export const optionsOf = (texts: readonly string[], prefix = "o"): Option[] =>
  texts.map((en, place) => ({ option_id: `${prefix}${place + 1}`, content: { en } }));
export const idsOf = (options: readonly Option[]): string[] => options.map(({ option_id: id }) => id);

/** A share in hundredths. */
export const share = (low: number, high: number): fc.Arbitrary<number> =>
  fc.integer({ min: low, max: high }).map((hundredths) => hundredths / 100);
export const lowest = fc.option(share(-100, -1), { nil: undefined });
export const whole = fc.option(fc.constant(true as const), { nil: undefined });
export const without = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

export const form = fc
  .tuple(fc.constantFrom("red", "Blue", "sea green", "ab-c", "3", "水", "x<y", "a&b"), fc.integer({ min: 1, max: 99 }))
  .map(([word, number]) => `${word}${number}`);
export const forms = fc.uniqueArray(form, { minLength: 1, maxLength: 4, selector: (text) => comparable(text, false) });
export const formKey = (least: number) =>
  fc
    .tuple(forms, fc.boolean(), fc.array(share(least, 99), { minLength: 3, maxLength: 3 }))
    .map(([list, caseSensitive, shares]) => {
      const [first = "", ...others] = list;
      const credited = others.flatMap((text, place) =>
        shares[place] === 0 ? [] : [[text, shares[place] ?? 1] as const],
      );
      return {
        accepted: [first, ...credited.flatMap(([text, part]) => (part > 0 ? [text] : []))],
        case_sensitive: caseSensitive,
        ...(credited.length === 0 ? {} : { credit: Object.fromEntries(credited) }),
      };
    });

/** A number in hundredths; further intervals are far enough apart not to overlap. */
export const interval: fc.Arbitrary<Interval> = fc
  .tuple(
    fc.integer({ min: -500, max: 500 }),
    fc.integer({ min: 0, max: 150 }),
    fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
  )
  .map(([value, below, above]) =>
    above === undefined || above === below
      ? { value: value / 100, tolerance: below / 100 }
      : { value: value / 100, tolerance: 0, low: (value - below) / 100, high: (value + above) / 100 },
  );
const anyShare = fc.oneof({ weight: 3, arbitrary: share(1, 99) }, share(-100, -1));
const moved = ({ value, low, high, ...rest }: Interval, by: number): Interval => ({
  ...rest,
  value: value + by,
  ...(low === undefined || high === undefined ? {} : { low: low + by, high: high + by }),
});
/** The key of a number: alone, with distant intervals, or within a wider interval that earns less. */
export const numberKey: fc.Arbitrary<Omit<KeyOf<"numeric_entry">, "type" | "accepted" | "lowest">> = fc
  .tuple(
    interval,
    fc.array(fc.tuple(interval, anyShare), { maxLength: 2 }),
    fc.option(fc.tuple(fc.integer({ min: 200, max: 400 }), share(1, 99))),
  )
  .map(([main, others, wider]) => {
    const also = [
      ...(wider === null ? [] : [{ value: main.value, tolerance: wider[0] / 100, credit: wider[1] }]),
      ...others.map(([one, credit], place) => ({ ...moved(one, (place + 1) * 100), credit })),
    ];
    return also.length === 0 ? main : { ...main, also };
  });
