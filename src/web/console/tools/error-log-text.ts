import type { ErrorLogEntry } from "./error-log-entries";

const longestQuery = 200;

/**
 * The words of a message that may be sent to a search engine: without addresses, masked parts, long ids and numbers of
 * more than three digits.
 */
export const searchWords = (message: string): string =>
  message
    .replaceAll(/[a-z][\w+.-]*:\/\/\S*|www\.\S*|\S*@\S*|(?<=^|[\s"'(])\.{0,2}\/\S*|•+|\b[\w-]{24,}\b|\d{4,}/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestQuery);

/** Web searches for a message, with their names; none where none of its words may be sent. */
export function searchLinks(message: string): readonly { readonly name: string; readonly href: string }[] {
  const words = searchWords(message);
  if (words === "") return [];
  const query = encodeURIComponent(words);
  return [
    { name: "Baidu", href: `https://www.baidu.com/s?wd=${query}` },
    { name: "Google", href: `https://www.google.com/search?q=${query}` },
  ];
}

/** An entry of the error log as text to copy. */
export const errorLogText = ({ kind, message, stack, page, count, at }: ErrorLogEntry): string =>
  [`[${kind}] ${message}`, `${page} ×${count} ${new Date(at).toISOString()}`, ...(stack === "" ? [] : [stack])].join(
    "\n",
  );
