import type { PastedLine } from "./line";

/** An option within a line: its letter, whether it is marked as right, and from where to where its text goes. */
export interface OptionSign {
  /** In upper case; null: the option has a bullet or a box in place of a letter. */
  readonly letter: string | null;
  readonly isMarked: boolean;
  /** A box says how many options may be chosen: round one, square several. */
  readonly box: "one" | "several" | null;
  readonly from: number;
  readonly to: number;
}

/** What a line is by its first signs; `from` is where the text behind them begins. */
export type LineSign =
  | { readonly kind: "blank" }
  | { readonly kind: "question"; readonly number: number; readonly from: number }
  | { readonly kind: "answer"; readonly from: number }
  | { readonly kind: "explanation"; readonly from: number }
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "text" };

const questionSigns: readonly RegExp[] = [
  /^\s*(?:Q|Question|Exercise)\s*\.?\s*(\d{1,3})\s*(?:[.):]|\s-\s|\s|$)\s*/i,
  /^\s*第\s*(\d{1,3})\s*题\s*[.、:)]?\s*/,
  /^\s*(\d{1,3})\s*(?:、|[.)](?![\d.])|\.\))\s*/,
  /^\s*[([]\s*(\d{1,3})\s*[)\]]\s*(?:[.、:]\s*)?/,
];
/** A sign at the beginning of a line, in brackets or not, in one of these forms. */
const leading = (...forms: readonly string[]): RegExp =>
  new RegExp(String.raw`^\s*(?:[[(【]\s*)?(?:${forms.join("|")})\s*`, "i");

const answerSign = leading(
  String.raw`(?:the\s+)?(?:correct\s+|right\s+)?(?:answers?|ans|key)(?:\s+(?:is|are))?\s*[\])】]?\s*[:=]`,
  String.raw`(?:正确|参考|标准)?(?:答案|答)(?:是|为)?\s*[\])】]?\s*(?::|(?<=[\])】])|(?<=案)(?=\s*[A-Za-z]))`,
);
const explanationSign = leading(
  String.raw`(?:explanation|rationale|solution|reason|why)\s*[\])】]?\s*:`,
  String.raw`(?:答案)?(?:解析|解释|详解|解答|说明|理由)\s*[\])】]?\s*(?::|(?<=[\])】]))`,
);
const pointsSign = new RegExp(
  String.raw`^\s*[[(【]?\s*(?:(?:points?|marks?|score)\s*[:=]\s*(\d{1,3}(?:\.\d{1,2})?)` +
    String.raw`|(?:分值|分数|满分)\s*:\s*(\d{1,3}(?:\.\d{1,2})?)\s*分?)\s*[\])】]?\s*$`,
  "i",
);
const pointsAround = /[[(【]\s*(?:共\s*)?(\d{1,3}(?:\.\d{1,2})?)\s*(?:points?|pts?\.?|marks?|分)\s*[\])】]/i;

/** What a line is. */
export const signOf = ({ plain }: PastedLine): LineSign => {
  if (plain.trim() === "") return { kind: "blank" };
  const answer = answerSign.exec(plain);
  if (answer) return { kind: "answer", from: answer[0].length };
  const explanation = explanationSign.exec(plain);
  if (explanation) return { kind: "explanation", from: explanation[0].length };
  const points = pointsSign.exec(plain);
  if (points) return { kind: "points", points: Number(points[1] ?? points[2]) };
  for (const sign of questionSigns) {
    const question = sign.exec(plain);
    if (question) return { kind: "question", number: Number(question[1]), from: question[0].length };
  }
  return { kind: "text" };
};

/** Points in brackets at the beginning or the end of a text, and where they stand; null: there are none. */
export const pointsWithin = (
  { plain }: PastedLine,
  from: number,
): { readonly points: number; readonly from: number; readonly to: number } | null => {
  const found = pointsAround.exec(plain.slice(from));
  if (!found) return null;
  const start = from + found.index;
  const end = start + found[0].length;
  const isAtEdge = plain.slice(from, start).trim() === "" || plain.slice(end).trim() === "";
  return isAtEdge ? { points: Number(found[1]), from: start, to: end } : null;
};

const letterSign = /^(\s*)([*^✓√✔]?)(\s*)(?:\(([A-Za-z])\)|([A-Za-z])\s?[.)、:])(\s*)([*^](?=\S)|[✓√✔]\s*)?/;
const boxSign = /^\s*(?:[-*•+]\s+)?(?:\[\s*([xX*√✓✔]?)\s*\]|\(\s*([*•√✓✔]?)\s*\)|([☐□])|([☑☒■✅]))\s+/;
const bulletSign = /^\s*[-–•●○▪◦·]\s+/;
/** A mark at the end of an option; before a star stands a space, since a star may belong to the text. */
const markBehind = /(?:\s[*^]|[✓√✔]|\((?:correct|right|正确|正确答案)\))$/i;
const longestMark = 20;

const markedBehind = (plain: string, from: number, to: number) => {
  const text = plain.slice(from, to).trimEnd();
  const found = markBehind.exec(text.slice(-longestMark));
  return found ? { isMarked: true, to: from + text.length - found[0].length } : { isMarked: false, to };
};

/** The option that begins a line, or null; `place` says which letter is next. */
export const optionAt = (plain: string, from: number, to: number): OptionSign | null => {
  const text = plain.slice(from, to);
  const lettered = letterSign.exec(text);
  if (lettered) {
    const [all, , before = "", , inBrackets, bare, space = "", within = ""] = lettered;
    const isTight = inBrackets === undefined && space === "" && /^[A-Za-z]\s?[.:]\S/.test(text.trimStart());
    const behind = markedBehind(plain, from + all.length, to);
    const letter = (inBrackets ?? bare ?? "").toUpperCase();
    if (!(isTight && /^[A-Za-z]\.[A-Za-z]\./.test(text.trimStart())))
      return {
        letter,
        isMarked: before !== "" || within !== "" || behind.isMarked,
        box: null,
        from: from + all.length,
        to: behind.to,
      };
  }
  const boxed = boxSign.exec(text);
  if (boxed) {
    const [all, square, round, empty, full] = boxed;
    const isMarked = (square ?? round ?? "").trim() !== "" || full !== undefined;
    const isSquare = square !== undefined || empty !== undefined || full !== undefined;
    return { letter: null, isMarked, box: isSquare ? "several" : "one", from: from + all.length, to };
  }
  const bullet = bulletSign.exec(text);
  if (!bullet) return null;
  const behind = markedBehind(plain, from + bullet[0].length, to);
  return { letter: null, ...behind, box: null, from: from + bullet[0].length };
};

const letterAt = (place: number): string => String.fromCodePoint(65 + place);

/** Where, behind a position, the option with a letter begins in the same line; −1: nowhere. */
const nextOption = (plain: string, from: number, letter: string, isUpper: boolean): number => {
  const shown = isUpper ? letter : letter.toLowerCase();
  const sign = new RegExp(String.raw`\s[*^✓√]?(?:\(${shown}\)|${shown}[.)、:])(?=\s*\S)`, "g");
  sign.lastIndex = from;
  return sign.exec(plain)?.index ?? -1;
};

/** The options that follow one another in one line from a position, beginning with a letter. */
export const optionsWithin = (plain: string, from: number, place: number): OptionSign[] => {
  const options: OptionSign[] = [];
  let at = from;
  for (;;) {
    const letter = letterAt(place + options.length);
    const first = optionAt(plain, at, plain.length);
    if (first?.letter !== letter) return options;
    const isUpper = plain.slice(at, first.from).includes(letter);
    const next = nextOption(plain, first.from, letterAt(place + options.length + 1), isUpper);
    const end = next < 0 ? plain.length : next;
    const option = optionAt(plain, at, end);
    if (option) options.push(option);
    if (next < 0) return options;
    at = next;
  }
};

/** Where three or more options begin that stand in the line of the question itself; −1: nowhere. */
export const optionsBegin = (plain: string, from: number): number => {
  for (const isUpper of [true, false]) {
    const at = nextOption(plain, from, "A", isUpper);
    if (at >= 0 && optionsWithin(plain, at, 0).length > 2) return at;
  }
  return -1;
};
