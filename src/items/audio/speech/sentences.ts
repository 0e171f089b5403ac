const abbreviations = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)\.$/;
const ends = /[.!?…]["”’)]*\s+(?=["“‘(]?[\p{Lu}\d])/gu;
/** The least words in a request: an engine speaks one or two words alone with the wrong intonation. */
const leastWords = 3;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * The parts of a text that are spoken in one breath: its sentences, very short ones joined to the next or the previous.
 */
export function breathsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(ends)) {
    const to = index + end.length;
    const part = text.slice(from, to).trim();
    if (abbreviations.test(part)) continue;
    parts.push(part);
    from = to;
  }
  parts.push(text.slice(from).trim());
  return parts.reduce<string[]>((breaths, part) => {
    const last = breaths.at(-1);
    return last !== undefined && (wordsIn(last) < leastWords || wordsIn(part) < leastWords)
      ? [...breaths.slice(0, -1), `${last} ${part}`]
      : [...breaths, part];
  }, []);
}
