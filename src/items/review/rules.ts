import { itemSchema, type Item } from "../../contract/item/item";
import { plainText } from "../content/content";
import { choicesIn, longestKeys, placeHabits, type PlaceHabit } from "./choices";
import { hasOneKey } from "./keys";

/** A rule of banks that is broken. */
export interface BrokenRule {
  readonly rule: string;
  /** The items that break the rule, by `source.ref`, or the areas. */
  readonly by: readonly string[];
}

/** The highest share of an area's keys that may be the longest option. */
export const mostLongestKeys = 0.4;
/** The largest allowed deviation of a place's share of keys from an even share; with few items chance allows more. */
export const mostPlaceBias = 0.08;
const chance = 3;

const refOf = ({ source }: Item): string => source.ref;

/** A text that differs for different questions; the order of options does not enter it. */
const questionOf = ({ body, transcript }: Item): string => {
  const { stimulus, stem, interaction } = body;
  const shown = "options" in interaction ? interaction.options.map(({ content }) => content.en ?? "").toSorted() : [];
  return JSON.stringify([stimulus?.content.en, stem.en, transcript?.en, shown]);
};

/** The items with the same question as an earlier one. */
export function repeatedIn(items: readonly Item[]): Item[] {
  const met = new Set<string>();
  return items.filter((item) => {
    const question = questionOf(item);
    const isMet = met.has(question);
    met.add(question);
    return isMet;
  });
}

/** The items with two options of the same visible content. */
export const alikeIn = (items: readonly Item[]): Item[] =>
  choicesIn(items).flatMap(({ item, shown }) => (new Set(shown).size < shown.length ? [item] : []));

const han = /[\u4e00-\u9fff]/;
const words = /[a-z]{3,}/gi;
const fewWords = 2;

/** Whether an explanation is in both languages; numbers with at most one word between them need no translation. */
const explainsInBoth = ({ explanation: { en = "", zh = "" } = {} }: Item): boolean =>
  en !== "" && zh !== "" && !han.test(en) && (han.test(zh) || (plainText(en).match(words) ?? []).length < fewWords);

/** Whether a bias exceeds both the allowed deviation and, for few items, three standard errors of chance. */
function isHabit({ options, choices, bias }: PlaceHabit): boolean {
  const even = 1 / options;
  return bias > Math.max(mostPlaceBias, chance * Math.sqrt((even * (1 - even)) / choices));
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The rules that a bank breaks, with areas by `areaOf`; empty for a sound bank. */
export function brokenRules(items: readonly Item[], areaOf: (item: Item) => string = ({ area }) => area): BrokenRule[] {
  const areas = [...new Set(items.map(areaOf))].toSorted();
  const ofAreas = (fault: (own: readonly Item[]) => string | null): string[] =>
    areas.flatMap((area) => {
      const found = fault(items.filter((item) => areaOf(item) === area));
      return found === null ? [] : [`${area} (${found})`];
    });
  const ids = items.map(({ item_id }) => item_id);
  const found: BrokenRule[] = [
    { rule: "items are valid", by: items.filter((item) => !itemSchema.safeParse(item).success).map(refOf) },
    { rule: "ids are unique", by: ids.filter((id, place) => ids.indexOf(id) !== place) },
    { rule: "one key, and all it names is right", by: items.filter((item) => !hasOneKey(item)).map(refOf) },
    { rule: "options differ", by: alikeIn(items).map(refOf) },
    { rule: "no question comes twice", by: repeatedIn(items).map(refOf) },
    { rule: "explanations in both languages", by: items.filter((item) => !explainsInBoth(item)).map(refOf) },
    {
      rule: `the key is the longest option in ${percent(mostLongestKeys)} at most`,
      by: ofAreas((own) => {
        const share = longestKeys(choicesIn(own));
        return share > mostLongestKeys ? percent(share) : null;
      }),
    },
    {
      rule: "keys stand at each place alike",
      by: ofAreas((own) => {
        const habit = placeHabits(choicesIn(own)).find(isHabit);
        return habit === undefined ? null : `off by ${percent(habit.bias)}`;
      }),
    },
  ];
  return found.filter(({ by }) => by.length > 0);
}
