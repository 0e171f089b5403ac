import type { TextHighlight } from "../../tool-state/shape";
import type { TextSpan } from "./text-offsets";

/** A range of text in one part of the item, in one language. */
export type TextRange = Pick<TextHighlight, "part" | "lang" | "start" | "end" | "quote">;

const isSameText = (one: Pick<TextRange, "part" | "lang">, other: Pick<TextRange, "part" | "lang">): boolean =>
  one.part === other.part && one.lang === other.lang;
const meets = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end;

/** The highlights that overlap a range. */
export const touching = (all: readonly TextHighlight[], place: TextRange): readonly TextHighlight[] =>
  all.filter((one) => isSameText(one, place) && meets(one, place));

/** The highlights with `made` added: those it covers entirely are removed, those it covers in part are cut. */
export const withHighlight = (all: readonly TextHighlight[], made: TextHighlight): readonly TextHighlight[] => [
  ...all.flatMap((one): readonly TextHighlight[] => {
    if (one.id === made.id) return [];
    if (!isSameText(one, made) || !meets(one, made)) return [one];
    const cut = (start: number, end: number, id: string): readonly TextHighlight[] =>
      start < end ? [{ ...one, id, start, end, quote: one.quote.slice(start - one.start, end - one.start) }] : [];
    return [...cut(one.start, made.start, one.id), ...cut(made.end, one.end, `${one.id}+`)].map((rest, index) =>
      index === 0 ? rest : { ...rest, note: "" },
    );
  }),
  made,
];

const partOrder = ["passage", "stem"] as const;

/** The highlights in the order in which they stand on the sheet. */
export const inReadingOrder = (all: readonly TextHighlight[]): readonly TextHighlight[] =>
  all.toSorted((one, other) => partOrder.indexOf(one.part) - partOrder.indexOf(other.part) || one.start - other.start);
