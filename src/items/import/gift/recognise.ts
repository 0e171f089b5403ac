import { giftBlocks } from "./blocks";
import { hideEscapes } from "./escapes";

const examined = 1_000_000;
const most = 200;

/** Whether what stands between braces can only be the answers of a question. */
const isAnswers = (inside: string, hasTitle: boolean): boolean => {
  if (inside === "") return hasTitle;
  if (/^(?:t|f|true|false)(?:\s*#|$)/i.test(inside)) return true;
  if (/^#\s*=?\s*(?:%\d+%)?\s*[-+.\d]/.test(inside)) return true;
  if (inside.startsWith("=")) return inside.slice(1).trim() !== "";
  return inside.startsWith("~") && inside.indexOf("~", 1) + inside.indexOf("=") > 0;
};

/**
 * Whether a text is GIFT: at least one of its first blocks is a question with answers in braces behind its text, and
 * nothing but GIFT writes such answers.
 */
export const isGift = (text: string): boolean => {
  let seen = 0;
  for (const block of giftBlocks(text.slice(0, examined))) {
    seen += 1;
    if (seen > most) return false;
    const hidden = hideEscapes(block.text);
    const [opened, closed] = [hidden.indexOf("{"), hidden.indexOf("}")];
    if (block.fault || opened < 0 || closed < opened) continue;
    const hasTitle = /^::[^\n]*?::/.test(hidden);
    const isFirst = opened === 0 && !hasTitle;
    const standsApart = opened === 0 || /[\s.?!:。？！：)]/.test(hidden[opened - 1] ?? "");
    if (!isFirst && standsApart && isAnswers(hidden.slice(opened + 1, closed).trim(), hasTitle)) return true;
  }
  return false;
};
