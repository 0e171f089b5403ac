/** Returns the pinyin readings of a Chinese character without tones, with `v` for ü. */
export type ReadingsOf = (character: string) => readonly string[];

const han = /\p{Script=Han}/u;

/** ü is typed as `v` or `u`; some also type `v` after j, q, x and y. */
const spellingsOf = (reading: string): readonly string[] =>
  reading.includes("v")
    ? [reading, reading.replace("v", "u")]
    : /^[jqxy]u/.test(reading)
      ? [reading, reading.replace("u", "v")]
      : [reading];

/** How many of `letters` from `at` on can stand for the character: its own sign, a whole syllable or an initial. */
function stepsOf(character: string, letters: string, at: number, readingsOf: ReadingsOf): ReadonlySet<number> {
  const steps = new Set<number>();
  if (letters.startsWith(character, at)) steps.add(character.length);
  const rest = letters.slice(at);
  for (const spelling of readingsOf(character).flatMap(spellingsOf)) {
    const initial = /^[zcs]h/.exec(spelling)?.[0];
    for (const piece of [spelling, initial, spelling.slice(0, 1)])
      if (piece !== undefined && rest.startsWith(piece)) steps.add(piece.length);
    // the last syllable may be incomplete
    if (spelling.startsWith(rest)) steps.add(rest.length);
  }
  return steps;
}

/**
 * Finds a spelling in a text of letters and digits: syllables in full or by their initials, Latin letters, digits and
 * Chinese characters in any mixture, in order. Returns the first and last unit of that part; false: not found. Matches
 * as written (without pinyin) are not reported.
 */
export function findSpelling(
  text: string,
  letters: string,
  readingsOf: ReadingsOf,
): readonly [first: number, last: number] | false {
  const characters = Array.from(text);
  const starts: number[] = [];
  for (let unit = 0, at = 0; at < characters.length; at += 1) {
    starts.push(unit);
    unit += characters[at]?.length ?? 0;
  }
  const dead = new Set<string>();
  /** The index after the part that spells the rest of `letters`; -1: none does. */
  const endFrom = (place: number, at: number, hasHan: boolean): number => {
    if (at === letters.length) return hasHan ? place : -1;
    const character = characters[place];
    const key = `${place} ${at} ${hasHan}`;
    if (character === undefined || dead.has(key)) return -1;
    for (const step of [...stepsOf(character, letters, at, readingsOf)].toSorted((one, other) => other - one)) {
      const end = endFrom(place + 1, at + step, hasHan || han.test(character));
      if (end !== -1) return end;
    }
    dead.add(key);
    return -1;
  };
  for (const [place, first] of starts.entries()) {
    const end = endFrom(place, 0, false);
    if (end !== -1) return [first, (starts[end] ?? text.length) - 1];
  }
  return false;
}
