import { giftBlocks } from "./blocks";
import { hideEscapes } from "./escapes";

const examined = 1_000_000;
const most = 200;

const formatMark = /^\[(?:html|moodle|plain|markdown)\]/;

/** A line with the letter of the right choice, which does not occur in GIFT. */
const letterLine = /^[ \t]*ANSWER ?:[ \t]*[A-Z]\b/im;

/** The text around the braces of a block. */
interface Surroundings {
  /** The block has a title, a format, an identifier or tags in a notation that only GIFT has. */
  readonly isMarked: boolean;
  /** The braces do not follow a letter. */
  readonly standApart: boolean;
}

/** Whether the text between braces can only be the answers of a question. */
const isAnswers = (inside: string, { isMarked, standApart }: Surroundings): boolean => {
  if (inside === "") return isMarked;
  if (inside.startsWith("~")) return inside.indexOf("~", 1) > 0 || inside.includes("=");
  if (inside.startsWith("=") && inside.includes("~")) return true;
  if (!standApart) return false;
  if (inside.startsWith("=")) return inside.slice(1).trim() !== "";
  return /^(?:t|f|true|false)(?:\s*#|$)/i.test(inside) || /^#\s*=?\s*(?:%\d+%)?\s*[-+.\d]/.test(inside);
};

/**
 * Whether a text is GIFT: one of its first blocks is a question followed by answers in braces, in a form that occurs in
 * GIFT only.
 */
export const isGift = (text: string): boolean => {
  let seen = 0;
  for (const block of giftBlocks(text.slice(0, examined))) {
    seen += 1;
    if (seen > most) return false;
    const hidden = hideEscapes(block.text);
    const [opened, closed] = [hidden.indexOf("{"), hidden.indexOf("}")];
    if (block.fault || opened < 0 || closed < opened || letterLine.test(block.text)) continue;
    if (opened === 0) continue;
    const [, text = hidden] = /^::[^\n]*?::([^]*)$/.exec(hidden) ?? [];
    const isTagged = block.comments.some((comment) => /\[(?:id|tag):/.test(comment));
    const isMarked = isTagged || text !== hidden || formatMark.test(text.trim());
    const standApart = !/[\p{L}\p{N}^_\\]/u.test(hidden[opened - 1] ?? "");
    if (isAnswers(hidden.slice(opened + 1, closed).trim(), { isMarked, standApart })) return true;
  }
  return false;
};
