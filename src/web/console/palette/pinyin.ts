import type { FindPinyin } from "./match";
import { findSpelling } from "./spelling";

const silent: FindPinyin = () => false;

/** Loads the pinyin search; where loading fails, titles are still found as written. */
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
