import { decodeHTML } from "entities";
import type { Item, ItemKey, Option } from "../../../../src/contract/item/item";

/** The answer part of a question with texts in place of ids; shares are rounded parts of the points. */
export type PlainAnswer =
  | { readonly kind: "one"; readonly options: readonly string[]; readonly shares: readonly number[] }
  | {
      readonly kind: "several";
      readonly options: readonly string[];
      readonly shares: readonly number[];
      /** All or nothing: exactly the right options must be chosen; the shares are then 1 and 0. */
      readonly isWhole: boolean;
    }
  | {
      readonly kind: "text";
      readonly forms: readonly (readonly [form: string, share: number])[];
      readonly isExact: boolean;
    }
  | { readonly kind: "number"; readonly intervals: readonly (readonly [low: number, high: number, share: number])[] }
  | {
      readonly kind: "pairs";
      readonly pairs: readonly (readonly [string, string])[];
      readonly targets: readonly string[];
    }
  | { readonly kind: "order"; readonly order: readonly string[] };

export interface PlainQuestion {
  readonly stem: string;
  readonly points: number;
  readonly answer: PlainAnswer;
}

/** The words that HTML shows, on one line. */
export const wordsOf = (html: string): string =>
  decodeHTML(html.replace(/<[^<>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const textIn = (content: Option["content"]): string => wordsOf(content.en ?? content.zh ?? "");
const textOf = (options: readonly Option[], id: string): string =>
  textIn(options.find(({ option_id }) => option_id === id)?.content ?? { en: "?" });

const numberAnswer = (key: Extract<ItemKey, { type: "numeric_entry" }>): PlainAnswer => ({
  kind: "number",
  intervals: [{ ...key, credit: 1 }, ...(key.also ?? [])].map(({ value, tolerance, low, high, credit }) => [
    rounded(low ?? value - tolerance),
    rounded(high ?? value + tolerance),
    rounded(credit),
  ]),
});

/** The answer part of an item in plain form; null: it is of another type. */
const answerOf = ({ body: { interaction }, key }: Item): PlainAnswer | null => {
  if (interaction.type === "single_choice" && key.type === "single_choice")
    return {
      kind: "one",
      options: interaction.options.map(({ content }) => textIn(content)),
      shares: interaction.options.map(({ option_id: id }) =>
        rounded(id === key.option_id ? 1 : (key.credit?.[id] ?? 0)),
      ),
    };
  if (interaction.type === "multiple_choice" && key.type === "multiple_choice") {
    const each = key.credit === undefined ? 1 : 1 / key.option_ids.length;
    const shareOf = (id: string) => key.credit?.[id] ?? (key.option_ids.includes(id) ? each : 0);
    return {
      kind: "several",
      options: interaction.options.map(({ content }) => textIn(content)),
      shares: interaction.options.map(({ option_id: id }) => rounded(shareOf(id))),
      isWhole: key.credit === undefined,
    };
  }
  if (key.type === "text_entry") {
    const forms = [...new Set([...key.accepted, ...Object.keys(key.credit ?? {})])];
    return {
      kind: "text",
      forms: forms.map((form) => [form, rounded(key.credit?.[form] ?? 1)]),
      isExact: key.case_sensitive,
    };
  }
  if (key.type === "numeric_entry") return numberAnswer(key);
  if (interaction.type === "match" && key.type === "match")
    return {
      kind: "pairs",
      pairs: key.pairs.map(([source, target]) => [
        textOf(interaction.sources, source),
        textOf(interaction.targets, target),
      ]),
      targets: interaction.targets.map(({ content }) => textIn(content)).toSorted(),
    };
  if (interaction.type === "order" && key.type === "order")
    return { kind: "order", order: key.option_ids.map((id) => textOf(interaction.options, id)) };
  return null;
};

/** An item in plain form; null: its type has none. */
export const plainOf = (item: Item): PlainQuestion | null => {
  const answer = answerOf(item);
  const { stem } = item.body;
  return answer && { stem: wordsOf(stem.en ?? stem.zh ?? ""), points: rounded(item.points), answer };
};
