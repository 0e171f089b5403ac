import type { Item } from "../../contract/item/item";
import { plainText } from "../content/content";

/** A single choice as the student sees it. */
export interface ReviewedChoice {
  readonly item: Item;
  /** The visible content of each option, without labels for screen readers. */
  readonly shown: readonly string[];
  /** The words of each option; empty for a drawing. */
  readonly texts: readonly string[];
  /** The place of the key, from 0; −1 when no option is the key. */
  readonly key: number;
}

const unspoken = (html: string): string =>
  html.replace(/ aria-label="[^"]*"/g, "").replace(/<title>.*?<\/title>/gs, "");
const wordsOf = (html: string): string => (html.includes("<svg") ? "" : plainText(html).replace(/\s/g, ""));

/** The single choices among items, in one language if they have several. */
export const choicesIn = (items: readonly Item[], language: "en" | "zh" = "en"): ReviewedChoice[] =>
  items.flatMap((item) => {
    const { interaction } = item.body;
    const { key } = item;
    if (interaction.type !== "single_choice" || key.type !== "single_choice") return [];
    const shown = interaction.options.map(({ content }) => unspoken(content[language] ?? content.en ?? ""));
    const place = interaction.options.findIndex(({ option_id }) => option_id === key.option_id);
    return [{ item, shown, texts: shown.map(wordsOf), key: place }];
  });

const isExtreme = ({ texts, key }: ReviewedChoice, isMore: (own: number, other: number) => boolean): boolean =>
  texts.every((text, place) => place === key || isMore(texts[key]?.length ?? 0, text.length));

const shareOf = (choices: readonly ReviewedChoice[], is: (choice: ReviewedChoice) => boolean): number =>
  choices.filter(is).length / Math.max(1, choices.length);

/** Share of the choices whose key is longer than every other option. */
export const longestKeys = (choices: readonly ReviewedChoice[]): number =>
  shareOf(choices, (choice) => isExtreme(choice, (own, other) => own > other));

/** Share of the choices whose key is shorter than every other option. */
export const shortestKeys = (choices: readonly ReviewedChoice[]): number =>
  shareOf(choices, (choice) => isExtreme(choice, (own, other) => own < other));

/** The share of the choices with the key at each of `places` places. */
export const keyPlaces = (choices: readonly ReviewedChoice[], places: number): number[] =>
  Array.from({ length: places }, (_, place) => shareOf(choices, ({ key }) => key === place));

/**
 * The balance of key places among choices with the same number of options; `bias` is the largest deviation of a place's
 * share from an even share.
 */
export interface PlaceHabit {
  readonly options: number;
  readonly choices: number;
  readonly bias: number;
}

export const placeHabits = (choices: readonly ReviewedChoice[]): PlaceHabit[] =>
  [...new Set(choices.map(({ texts }) => texts.length))].map((options) => {
    const own = choices.filter(({ texts }) => texts.length === options);
    const bias = Math.max(...keyPlaces(own, options).map((share) => Math.abs(share - 1 / options)));
    return { options, choices: own.length, bias };
  });
