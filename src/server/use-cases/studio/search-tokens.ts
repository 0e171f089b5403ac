const ideograph = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const runs = new RegExp(String.raw`${ideograph}+|(?:(?!${ideograph})[\p{L}\p{M}\p{N}])+`, "gu");
const isIdeographic = new RegExp(`^${ideograph}`, "u");

const longestToken = 60;
const mostTokens = 3_000;

const runsOf = (text: string): string[] => text.normalize("NFKC").toLowerCase().match(runs) ?? [];
const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, place) => `${letters[place] ?? ""}${letter}`);
// a text has no more signs than units
const cut = (word: string): string =>
  word.length <= longestToken ? word : Array.from(word).slice(0, longestToken).join("");

/**
 * The words under which a text is found, each once, with a space between them. Scripts without spaces between words are
 * filed by pairs of signs, and the last sign alone.
 */
export function searchTokensOf(text: string): string {
  const tokens = new Set<string>();
  for (const run of runsOf(text)) {
    if (tokens.size >= mostTokens) break;
    if (!isIdeographic.test(run)) {
      tokens.add(cut(run));
      continue;
    }
    const signs = Array.from(run).slice(0, mostTokens);
    for (const pair of pairsOf(signs)) tokens.add(pair);
    tokens.add(signs.at(-1) ?? "");
  }
  return [...tokens].slice(0, mostTokens).join(" ");
}

/** The tsquery that finds texts with words that begin as those asked for; null: nothing in it can be found. */
export function searchQueryOf(text: string): string | null {
  const terms = runsOf(text).flatMap((run) => {
    const signs = Array.from(run);
    return isIdeographic.test(run) && signs.length > 1
      ? pairsOf(signs).map((pair) => `'${pair}'`)
      : [`'${cut(run)}':*`];
  });
  return terms.length === 0 ? null : [...new Set(terms)].join(" & ");
}
