import { foldSearch } from "../../../contract/validators/folding";

/** A normalised text; each of its characters has its place in the original text. */
export interface Folded {
  readonly text: string;
  /** For each character: start and end of its source in the original text. */
  readonly places: readonly (readonly [start: number, end: number])[];
}

/** The characters of `folded` for which `isKept` holds; `before` is the kept character before it. */
function kept({ text, places }: Folded, isKept: (character: string, before: string) => boolean): Folded {
  let rest = "";
  const restPlaces: (readonly [number, number])[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (isKept(character, rest.slice(-1))) {
      rest += character;
      restPlaces.push(...places.slice(at, end));
    }
    at = end;
  }
  return { text: rest, places: restPlaces };
}

/** Normalises case, width, accents and repeated spaces: `ＭＡＰ` and `map` are the same. */
export function foldText(text: string): Folded {
  const places: [number, number][] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const plain = foldSearch(character);
    const end = at + character.length;
    for (let unit = 0; unit < plain.length; unit++) places.push([at, end]);
    folded += plain;
    at = end;
  }
  return kept({ text: folded, places }, (character, before) => character !== " " || before !== " ");
}

/** Only letters and digits. */
export const spoken = (folded: Folded): Folded => kept(folded, (character) => /[\p{L}\p{N}]/u.test(character));
