/** The lines of one question; a malformed question lacks some of them. */
export interface AikenBlock {
  /** The first line, from 1. */
  readonly line: number;
  readonly text: readonly string[];
  readonly options: readonly { readonly letter: string; readonly text: string; readonly line: number }[];
  /** The text after `ANSWER:`; null: there is no such line. */
  readonly answer: { readonly text: string; readonly line: number } | null;
  /** Number of the first line of text after the options, where only `ANSWER:` is expected; null: there is none. */
  readonly between: number | null;
  readonly isTooLarge: boolean;
}

/** The largest question, in characters. */
const largestBlock = 2_000_000;

const optionLine = /^([A-Z])[.)](\s|$)?\s*(.*)$/;
const letterAt = (place: number): string => String.fromCodePoint(65 + place);
const answerLine = /^ANSWER\s?:(.*)$/i;

/**
 * The letter and the text of an option line; null: the line is no option. A line without a space after its letter is an
 * option only if that letter is the next one in order: "A.M." begins a text.
 */
export const asOption = (line: string, place: number): { readonly letter: string; readonly text: string } | null => {
  const [, letter, space, text = ""] = optionLine.exec(line) ?? [];
  return letter === undefined || (space === undefined && letter !== letterAt(place)) ? null : { letter, text };
};

/** The text after `ANSWER:`; null: the line does not begin with it. */
export const asAnswer = (line: string): string | null => answerLine.exec(line)?.[1]?.trim() ?? null;

class Collecting {
  readonly text: string[] = [];
  readonly options: { letter: string; text: string; line: number }[] = [];
  answer: AikenBlock["answer"] = null;
  between: number | null = null;
  readonly line: number;
  size = 0;

  constructor(line: number) {
    this.line = line;
  }

  add(line: string, number: number): void {
    this.size += line.length + 1;
    if (this.size > largestBlock) return;
    const option = asOption(line, this.options.length);
    const answer = this.options.length > 0 || this.text.length > 0 ? asAnswer(line) : null;
    if (option) this.options.push({ ...option, line: number });
    else if (answer !== null) this.answer = { text: answer, line: number };
    else if (this.options.length === 0) this.text.push(line);
    else this.between ??= number;
  }

  get block(): AikenBlock {
    const { line, text, options, answer, between } = this;
    return { line, text, options, answer, between, isTooLarge: this.size > largestBlock };
  }
}

/**
 * The questions of an Aiken file. A question ends with its line `ANSWER:`, or where its options are followed by an
 * empty line and then text.
 */
export function* aikenBlocks(source: string): Generator<AikenBlock, void, undefined> {
  let collecting: Collecting | null = null;
  let isBehindBlank = false;
  let number = 0;
  for (let at = 0; at < source.length;) {
    const end = source.indexOf("\n", at);
    const line = source.slice(at, end < 0 ? source.length : end).trim();
    at = end < 0 ? source.length : end + 1;
    number += 1;
    if (line === "") {
      isBehindBlank = true;
      if (collecting?.options.length === 0 && collecting.text.at(-1) !== "") collecting.text.push("");
      continue;
    }
    const isText = asOption(line, collecting?.options.length ?? 0) === null && asAnswer(line) === null;
    if (collecting && isBehindBlank && isText && collecting.options.length > 0) {
      yield collecting.block;
      collecting = null;
    }
    isBehindBlank = false;
    collecting ??= new Collecting(number);
    collecting.add(line, number);
    if (collecting.answer) {
      yield collecting.block;
      collecting = null;
    }
  }
  if (collecting) yield collecting.block;
}
