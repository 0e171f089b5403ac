import { Refusal } from "../refusal";

/** One answer of a gap as the file writes it. */
export interface ClozeAnswer {
  readonly percent: string;
  /** Whether its share is written as a percentage. */
  readonly isWeighted: boolean;
  readonly text: string;
  readonly feedback: string;
}

/** A gap in a Cloze text: {weight:KIND:answers}. */
export interface ClozeGap {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  readonly kind: string;
  readonly answers: readonly ClozeAnswer[];
}

const most = 200;
const opening = /\{(\d{0,6}):([A-Z][A-Z_]{0,30}):/g;
const signs = /\\[^]|[~#}]/g;
const escapes = /\\([}#~"/])/g;

const unescape = (text: string): string => text.replace(escapes, "$1").trim();
/** A # behind & belongs to a character such as &#233; and separates nothing. */
const isInEntity = (text: string, at: number): boolean => /&(?:amp;)?$/.test(text.slice(Math.max(0, at - 5), at));

const readAnswer = (written: string, feedback: string): ClozeAnswer => {
  const trimmed = written.trim();
  const [mark = "", sign = "", percent = ""] = /^(=|%(-?\d{1,10}(?:[.,]\d{0,10})?)%)/.exec(trimmed) ?? [];
  const text = trimmed.slice(mark.length);
  if (sign === "=" && /^\s*%-?[\d.,]+%/.test(text)) throw new Refusal("weightUnreadable", trimmed.slice(0, 40));
  const share = sign === "=" ? "100" : percent === "" ? "0" : percent.replace(",", ".");
  return { percent: share, isWeighted: percent !== "", text: unescape(text), feedback: unescape(feedback) };
};

/** The answers of a gap from a place on, and where its brace closes. Throws Refusal. */
const readAnswers = (text: string, from: number): { readonly answers: ClozeAnswer[]; readonly end: number } => {
  const answers: ClozeAnswer[] = [];
  let start = from;
  let said: number | null = null;
  signs.lastIndex = from;
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match;
    const at = match.index;
    if (sign.startsWith("\\") || (said === null && isInEntity(text, at))) continue;
    if (sign === "#") said ??= at;
    else {
      const written = text.slice(start, said ?? at);
      const isFirstEmpty = answers.length === 0 && written.trim() === "" && sign === "~";
      if (!isFirstEmpty) answers.push(readAnswer(written, said === null ? "" : text.slice(said + 1, at)));
      if (answers.length > most) throw new Refusal("answersTooMany");
      if (sign === "}") return { answers, end: at + 1 };
      start = at + 1;
      said = null;
    }
  }
  throw new Refusal("gapUnclear", text.slice(from, from + 40));
};

/** The gaps of a Cloze text. Throws Refusal. */
export const clozeGaps = (text: string): ClozeGap[] => {
  const gaps: ClozeGap[] = [];
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [head, weight = "", kind = ""] = match;
    const { answers, end } = readAnswers(text, match.index + head.length);
    gaps.push({ start: match.index, end, weight: weight === "" ? 1 : Number(weight), kind, answers });
    if (gaps.length > most) throw new Refusal("answersTooMany");
    opening.lastIndex = end;
  }
  return gaps;
};
