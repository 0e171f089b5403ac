import type { Item } from "../../../../src/contract/item/item";

/** The visible content of an item: the descriptions of its pictures, or its text if it has none. */
export interface Seen {
  readonly stem: string;
  readonly options: readonly string[];
}

const labels = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = ""]) => label);
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("\u202f", "")
    .replaceAll("−", "-")
    .trim();
const wordsOf = (html: string): string => labels(html)[0] ?? plain(html);

export const look = ({ body }: Item, language: "en" | "zh" = "en"): Seen => {
  if (body.interaction.type !== "single_choice") throw new Error("no choice");
  return {
    stem: wordsOf(body.stem[language] ?? ""),
    options: body.interaction.options.map(({ content }) => wordsOf(content[language] ?? "")),
  };
};

/** The places of the options that are right, or none where the item cannot be solved. */
export type Solver = (seen: Seen) => number[];

export const places = (options: readonly string[], isRight: (option: string) => boolean): number[] =>
  options.flatMap((option, k) => (isRight(option) ? [k] : []));
export const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
