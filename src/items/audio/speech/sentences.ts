const abbreviations = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)\.$/;
const ends = /[.!?…]["”’)]*\s+(?=["“‘(]?[\p{Lu}\d])/gu;
/** An engine says a lone word or two as if nothing belonged to it. */
const leastWords = 3;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** What is said in one breath: sentences, very short ones together with the next (the last with the one before). */
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
