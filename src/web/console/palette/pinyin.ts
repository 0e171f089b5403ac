import type { FindPinyin } from "./match";

const silent: FindPinyin = () => false;

/** Fetches what knows the sounds of Chinese characters; where that fails, what is written still finds. */
export async function loadPinyin(): Promise<FindPinyin> {
  const pinyin = await import("pinyin-match").then(
    (module) => module.default,
    () => null,
  );
  if (pinyin === null) return silent;
  return (text, letters) => {
    try {
      return pinyin.match(text, letters);
    } catch {
      // it looks spellings up in a plain object, and so stumbles over "constructor"
      return false;
    }
  };
}
