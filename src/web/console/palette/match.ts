import { foldText, spoken, type Folded } from "./fold-text";

/** Start and end of a part of a title. */
export type TitleRange = readonly [start: number, end: number];

/**
 * Finds a part of a Chinese text whose pinyin `letters` spell, each syllable in full or by its initial. Returns the
 * first and last character of that part.
 */
export type FindPinyin = (text: string, letters: string) => readonly [first: number, last: number] | false;

/** Texts by which an entry can be found. */
export interface Findable {
  /** Title as shown. */
  readonly title: string;
  /** The title in other languages. */
  readonly others?: readonly string[];
  /** Texts around it, such as the menu groups above it. */
  readonly around?: readonly string[];
  /** Words that match only together with another match: `theme ocean` finds the ocean theme, `theme` alone does not. */
  readonly context?: readonly string[];
}

/** Match of an entry; a lower rank is better. `ranges`: the matching parts of the shown title, in order. */
export interface Match {
  readonly rank: number;
  readonly ranges: readonly TitleRange[];
}

const ranks = {
  exact: 0,
  prefix: 2,
  wordStart: 4,
  pinyinStart: 6,
  pinyin: 8,
  inside: 10,
  around: 12,
  scattered: 14,
} as const;
/** Added to the rank where the matching text is not shown. */
const unseen = 1;
const longestSpelling = 64;

interface Hit {
  readonly rank: number;
  readonly range: TitleRange;
}

const han = /\p{Script=Han}/u;
const letters = /^(?=.*[a-z])[a-z0-9\p{Script=Han}]+$/u;

const rangeOf = ({ places }: Folded, first: number, last: number): TitleRange => [
  places[first]?.[0] ?? 0,
  places[last]?.[1] ?? 0,
];

/** A word begins after a character that is not a letter or digit, and where the script changes. */
function isWordStart(text: string, at: number): boolean {
  const [before = "", here = ""] = [text[at - 1], text[at]];
  return !/[\p{L}\p{N}]/u.test(before) || han.test(before) !== han.test(here);
}

function literally(text: Folded, word: string): Hit | null {
  const places: number[] = [];
  for (let at = text.text.indexOf(word); at !== -1; at = text.text.indexOf(word, at + 1)) places.push(at);
  const [first] = places;
  if (first === undefined) return null;
  const at = places.find((place) => isWordStart(text.text, place)) ?? first;
  const start = first === 0 ? 0 : at;
  const rank =
    word === text.text
      ? ranks.exact
      : start === 0
        ? ranks.prefix
        : isWordStart(text.text, start)
          ? ranks.wordStart
          : ranks.inside;
  return { rank, range: rangeOf(text, start, start + word.length - 1) };
}

/** Matches a Chinese title by pinyin; input methods put apostrophes between syllables. */
function byPinyin(text: Folded, word: string, findPinyin: FindPinyin): Hit | null {
  const spelling = word.replace(/['’]/g, "");
  if (!han.test(text.text) || !letters.test(spelling) || spelling.length > longestSpelling) return null;
  const said = spoken(text);
  const found = findPinyin(said.text, spelling);
  return found === false
    ? null
    : { rank: found[0] === 0 ? ranks.pinyinStart : ranks.pinyin, range: rangeOf(said, found[0], found[1]) };
}

function hitOf(text: string, word: string, findPinyin: FindPinyin | null): Hit | null {
  const folded = foldText(text);
  const literal = literally(folded, word);
  if (literal !== null && literal.rank < ranks.inside) return literal;
  return (
    (findPinyin === null ? null : byPinyin(folded, word, findPinyin)) ?? literal ?? literally(spoken(folded), word)
  );
}

function bestMatch(
  { title, others = [], around = [] }: Findable,
  word: string,
  findPinyin: FindPinyin | null,
): Match | null {
  const shown = hitOf(title, word, findPinyin);
  const rest = [
    ...others.flatMap((other) => hitOf(other, word, findPinyin)?.rank ?? []).map((rank) => rank + unseen),
    ...around.flatMap((text) => (hitOf(text, word, findPinyin) === null ? [] : [ranks.around])),
  ];
  const candidates: Match[] = [
    ...(shown === null ? [] : [{ rank: shown.rank, ranges: [shown.range] }]),
    ...rest.map((rank) => ({ rank, ranges: shown === null ? [] : [shown.range] })),
  ];
  return candidates.reduce<Match | null>((best, one) => (best === null || one.rank < best.rank ? one : best), null);
}

const inOrder = (ranges: readonly TitleRange[]): TitleRange[] =>
  ranges
    .toSorted(([one], [other]) => one - other)
    .reduce<TitleRange[]>((joined, [start, end]) => {
      const last = joined.at(-1);
      return last === undefined || start > last[1]
        ? [...joined, [start, end]]
        : [...joined.slice(0, -1), [last[0], Math.max(last[1], end)]];
    }, []);

/**
 * Match of an entry with the query: as one piece, or else each of its words somewhere; null: no match. `findPinyin` is
 * null until it is loaded.
 */
export function matchOf(entry: Findable, query: string, findPinyin: FindPinyin | null): Match | null {
  const asked = foldText(query).text.trim();
  if (asked === "") return { rank: 0, ranges: [] };
  const whole = bestMatch(entry, asked, findPinyin);
  const words = asked.split(/[ :,/·]+/).filter((word) => word !== "");
  if (whole !== null || words.length < 2) return whole;
  const parts = words.map((word) => bestMatch(entry, word, findPinyin));
  const hits = parts.filter((part) => part !== null);
  const isInContext = (word: string) => (entry.context ?? []).some((text) => hitOf(text, word, findPinyin) !== null);
  if (hits.length === 0 || !words.every((word, place) => parts[place] !== null || isInContext(word))) return null;
  return {
    rank: ranks.scattered + Math.max(...hits.map(({ rank }) => rank)),
    ranges: inOrder(hits.flatMap(({ ranges }) => ranges)),
  };
}

export interface FoundEntry<Entry> {
  readonly entry: Entry;
  readonly match: Match;
}

/** The matching entries, best first; entries of equal rank keep their order. */
export const found = <Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
  findPinyin: FindPinyin | null,
): FoundEntry<Entry>[] =>
  entries
    .flatMap((entry) => {
      const match = matchOf(entry, query, findPinyin);
      return match === null ? [] : [{ entry, match }];
    })
    .toSorted((one, other) => one.match.rank - other.match.rank);
