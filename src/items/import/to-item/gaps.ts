import type { Interaction, ItemKey, Option } from "../../../contract/item/item";
import { plainText } from "../../content/content";
import type { GapRecord, GapsRecord } from "../record";
import { Refusal } from "../refusal";
import { rightOption } from "./choices";
import { readForms, readIntervals } from "./entries";
import { readOptions, type ItemContext } from "./options";
import { areNear, lowestOf } from "./shares";

type Of<Kind extends GapRecord["kind"]> = Extract<GapRecord, { readonly kind: Kind }>;
interface Question {
  readonly interaction: Interaction;
  readonly key: ItemKey;
}

const mostGaps = 20;
const longestGap = 60;
const shortestGap = 20;

const isText = (gap: GapRecord): gap is Of<"text"> => gap.kind === "text";
const isChoice = (gap: GapRecord): gap is Of<"choice"> => gap.kind === "choice";

const lengthOf = (forms: readonly string[]): number => {
  const longest = Math.max(...forms.map((form) => form.length));
  if (longest > longestGap) throw new Refusal("answerTooLong");
  return Math.min(longestGap, Math.max(shortestGap, longest * 2));
};

const pictures = /<(?:img|svg)\b[^<>]*>/g;
const described = /\s(?:alt|aria-label)="([^"]*)"/;
const formatted = /<(?:img|svg|sup|table|ul|ol|ruby)\b/;

/** Content as a list to choose from shows it: in one line, with the descriptions of its pictures. */
const lineOf = (html: string): string =>
  plainText(html.replace(pictures, (picture) => ` ${described.exec(picture)?.[1] ?? ""} `));

/** Notes what a list to choose from cannot show. Throws Refusal when an option would be empty or like another. */
const checkLines = (options: readonly Option[], { notes }: ItemContext): void => {
  const contents = options.map(({ content }) => content.en ?? content.zh ?? "");
  if (!contents.some((html) => formatted.test(html))) return;
  const lines = contents.map(lineOf);
  if (lines.includes("")) throw new Refusal("choiceEmpty");
  if (new Set(lines).size < lines.length) throw new Refusal("choicesAlike");
  notes.add("gapChoicesPlain");
};

const choiceOf = (gap: Of<"choice">, gapId: string, context: ItemContext) => {
  const { options, idOf } = readOptions(gap.options, context, { list: gapId });
  checkLines(options, context);
  return { options, ...rightOption(gap.shares, idOf) };
};

const gapOf = (gap: GapRecord, gap_id: string, context: ItemContext) => {
  if (gap.kind === "choice") {
    const { options, ...key } = choiceOf(gap, gap_id, context);
    return { shown: { gap_id, kind: "choice" as const, options }, key: { kind: "choice" as const, ...key } };
  }
  if (gap.kind === "number")
    return {
      shown: { gap_id, kind: "number" as const, max_length: 40 },
      key: { kind: "number" as const, ...readIntervals(gap.intervals) },
    };
  const read = readForms(gap.forms, gap.caseSensitive, context.notes);
  return {
    shown: { gap_id, kind: "text" as const, max_length: lengthOf(read.accepted) },
    key: { kind: "text" as const, ...read, case_sensitive: gap.caseSensitive },
  };
};

const earnsAllOrNothing = (gap: GapRecord): boolean =>
  gap.kind === "choice"
    ? Object.values(gap.shares).every((share) => share === 0 || share === 1)
    : gap.kind === "text" && gap.forms.every(({ share }) => share === 0 || share === 1);

const isOneOption = (gap: Of<"choice">): boolean =>
  Object.values(gap.shares).filter((share) => share === 1).length === 1;

const byId = <Value>(gaps: readonly GapRecord[], named: ReadonlyMap<string, string>, of: (gap: GapRecord) => Value) =>
  Object.fromEntries(gaps.map((gap) => [named.get(gap.id) ?? "", of(gap)] as const));

/**
 * The interaction and key of a text with gaps. Gaps of equal weight without partial credit become `gap_entry` if all
 * are typed regardless of capitals, and `inline_choice` if all are chosen; all others become `gaps`. `named` has the
 * new ids.
 */
export const toGaps = (
  { gaps, marking }: GapsRecord,
  named: ReadonlyMap<string, string>,
  lowest: number | undefined,
  context: ItemContext,
): Question => {
  if (gaps.length === 0 || gaps.length > mostGaps) throw new Refusal("gapsOutOfRange", String(gaps.length));
  const first = gaps[0]?.weight ?? 1;
  const isEven = gaps.every(({ weight }) => areNear(weight, first));
  const whole = marking === "whole" ? { whole: true as const } : {};
  const isPlain = isEven && gaps.every(earnsAllOrNothing) && (lowest ?? 0) >= 0;
  const idOf = (gap: GapRecord): string => named.get(gap.id) ?? "";
  if (isPlain && gaps.every(isText) && gaps.every(({ caseSensitive }) => !caseSensitive)) {
    const accepted = new Map(gaps.map((gap) => [gap.id, readForms(gap.forms, false, context.notes).accepted] as const));
    return {
      interaction: {
        type: "gap_entry",
        gaps: gaps.map((gap) => ({ gap_id: idOf(gap), max_length: lengthOf(accepted.get(gap.id) ?? []) })),
      },
      key: { type: "gap_entry", accepted: byId(gaps, named, (gap) => accepted.get(gap.id) ?? []), ...whole },
    };
  }
  if (isPlain && gaps.every(isChoice) && gaps.every(isOneOption)) {
    const read = gaps.map((gap) => ({ gap_id: idOf(gap), ...choiceOf(gap, idOf(gap), context) }));
    return {
      interaction: { type: "inline_choice", gaps: read.map(({ gap_id, options }) => ({ gap_id, options })) },
      key: {
        type: "inline_choice",
        choices: Object.fromEntries(read.map(({ gap_id, option_id }) => [gap_id, option_id])),
        ...whole,
      },
    };
  }
  const read = gaps.map((gap) => gapOf(gap, idOf(gap), context));
  return {
    interaction: { type: "gaps", gaps: read.map(({ shown }) => shown) },
    key: {
      type: "gaps",
      gaps: Object.fromEntries(read.map(({ shown, key }) => [shown.gap_id, key])),
      ...(isEven ? {} : { weights: byId(gaps, named, ({ weight }) => weight) }),
      ...lowestOf(lowest),
      ...whole,
    },
  };
};
