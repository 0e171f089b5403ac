import type { FindPinyin } from "./match";
import { findSpelling } from "./spelling";

const silent: FindPinyin = () => false;

/** Fetches what knows the sounds of Chinese characters; where that fails, what is written still finds. */
export async function loadPinyin(): Promise<FindPinyin> {
  const dict = await import("pinyin-match/src/simplified_dict.js").then(
    (module) => module.dict,
    () => null,
  );
  if (dict === null) return silent;
  const readings = new Map<string, string[]>();
  for (const [reading, characters] of Object.entries(dict))
    for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), reading]);
  return (text, letters) => findSpelling(text, letters, (character) => readings.get(character) ?? []);
}
