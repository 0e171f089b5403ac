import type { Item } from "../../contract/item/item";
import { plainText } from "../content/content";

/** A single choice as its student sees it. */
export interface ReviewedChoice {
  readonly item: Item;
  /** What stands in each option, without what only a screen reader says. */
  readonly shown: readonly string[];
  /** The words of each option; of a drawing there are none. */
  readonly texts: readonly string[];
  /** Where the key stands, from 0; below 0: nowhere. */
  readonly key: number;
}

const unspoken = (html: string): string =>
  html.replace(/ aria-label="[^"]*"/g, "").replace(/<title>.*?<\/title>/gs, "");
const wordsOf = (html: string): string => (html.includes("<svg") ? "" : plainText(html).replace(/\s/g, ""));

/** The single choices among items, in one language where they have several. */
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

/** Share of the choices whose key stands at each place, of so many options. */
export const keyPlaces = (choices: readonly ReviewedChoice[], places: number): number[] =>
  Array.from({ length: places }, (_, place) => shareOf(choices, ({ key }) => key === place));

/** Choices of one number of options, and how far the place that stands out most is from an even share. */
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
