import type { PastedLine } from "./line";
import { optionAt, optionsBegin, optionsWithin, pointsWithin, signOf, type LineSign, type OptionSign } from "./signs";

/** A part of a line. */
export interface Span {
  readonly line: PastedLine;
  readonly from: number;
  readonly to: number;
}

/** An option with the lines that its text goes on in. */
export interface PastedOption extends Omit<OptionSign, "from" | "to"> {
  readonly spans: Span[];
}

/** The lines of one question, as far as they are there. */
export interface PastedBlock {
  /** Its first and last line, from 1. */
  readonly line: number;
  end: number;
  /** Its number in the text; null: it has none. */
  readonly number: number | null;
  readonly stem: Span[];
  readonly options: PastedOption[];
  /** What stands behind `Answer:`, one for each such line. */
  readonly answers: Span[];
  readonly explanation: Span[];
  points: number | null;
}

const toEnd = (line: PastedLine, from = 0): Span => ({ line, from, to: line.plain.length });
/** The last line of the numbered list within a stem. */
const listNumber = /^\s*[([]?(\d{1,3})[.)\]、]/;

/** Divides the lines of a pasted text into questions. */
export class BlockCollector {
  readonly blocks: PastedBlock[] = [];
  #open: PastedBlock | null = null;
  #isBehindBlank = true;
  #into: "stem" | "options" | "answers" | "explanation" = "stem";
  /** A line of the open question holds several options. */
  #hasDivided = false;
  /** The last line that was divided into several options, and the place of its first one. */
  #divided: { readonly line: PastedLine; readonly place: number; readonly whole: OptionSign } | null = null;

  add(line: PastedLine): void {
    const sign = signOf(line);
    if (sign.kind === "blank") {
      if (this.#open?.options.length === 0 && this.#into === "stem") this.#open.stem.push(toEnd(line));
      this.#isBehindBlank = true;
      return;
    }
    this.#take(line, sign);
    if (this.#open) this.#open.end = line.number;
    this.#isBehindBlank = false;
  }

  finish(): PastedBlock[] {
    this.#open = null;
    return this.blocks;
  }

  #take(line: PastedLine, sign: LineSign): void {
    if (sign.kind === "question" && this.#isNewQuestion(sign.number)) {
      this.#begin(line, sign.from, sign.number);
    } else if (this.#open !== null && sign.kind === "answer") {
      this.#open.answers.push(toEnd(line, sign.from));
      this.#into = "answers";
    } else if (this.#open !== null && sign.kind === "explanation") {
      this.#open.explanation.push(toEnd(line, sign.from));
      this.#into = "explanation";
    } else if (this.#open !== null && sign.kind === "points") {
      this.#open.points = sign.points;
    } else if (!this.#addOptions(line)) {
      this.#addText(line);
    }
  }

  /** A number begins a question unless it goes on with a list within the stem of the open one. */
  #isNewQuestion(number: number): boolean {
    const open = this.#open;
    if (open === null || open.number === null || open.options.length > 0 || open.answers.length > 0) return true;
    const last = open.stem.findLast(({ line, from }) => from === 0 && !line.isBlank);
    const inList = Number(listNumber.exec(last?.line.plain ?? "")?.[1] ?? Number.NaN);
    if (number === inList + 1) return false;
    return number === open.number + 1 && number !== 1;
  }

  #begin(line: PastedLine, from: number, number: number | null): void {
    const block: PastedBlock = {
      line: line.number,
      end: line.number,
      number,
      stem: [],
      options: [],
      answers: [],
      explanation: [],
      points: null,
    };
    this.blocks.push(block);
    this.#open = block;
    this.#hasDivided = false;
    this.#into = "stem";
    this.#addToStem(block, line, from);
  }

  #addToStem(block: PastedBlock, line: PastedLine, from: number): void {
    const points = pointsWithin(line, from);
    if (points) block.points = points.points;
    const start = points && line.plain.slice(from, points.from).trim() === "" ? points.to : from;
    const end = points && start === from ? points.from : line.plain.length;
    const options = block.options.length > 0 ? -1 : optionsBegin(line.plain, start);
    block.stem.push({ line, from: start, to: options < 0 ? end : options });
    if (options < 0) return;
    this.#hasDivided = true;
    this.#push(block, line, optionsWithin(line.plain, options, 0));
  }

  #push(block: PastedBlock, line: PastedLine, signs: readonly OptionSign[]): void {
    for (const { letter, isMarked, box, from, to } of signs)
      block.options.push({ letter, isMarked, box, spans: [{ line, from, to }] });
    this.#into = "options";
  }

  #addOptions(line: PastedLine): boolean {
    const block = this.#open;
    if (block === null || (block.answers.length > 0 && this.#isBehindBlank)) return false;
    const first = optionAt(line.plain, 0, line.plain.length);
    if (first === null) return false;
    this.#undivide(block, first.letter);
    const place = block.options.length;
    const expected = String.fromCodePoint(65 + place);
    if (first.letter !== null && first.letter !== expected) {
      if (place === 0) return false;
      this.#push(block, line, [first]);
      return true;
    }
    if (first.letter === null && block.options[0]?.letter !== null && place > 0) return false;
    const within =
      first.letter === null || this.#isOneALine(block, line) ? [first] : optionsWithin(line.plain, 0, place);
    if (within.length > 1) {
      this.#divided = { line, place, whole: first };
      this.#hasDivided = true;
    }
    this.#push(block, line, within.length > 1 ? within : [first]);
    return true;
  }

  /** Whether the options so far stand one in a line, and this line has no wide space that divides it. */
  #isOneALine({ options }: PastedBlock, line: PastedLine): boolean {
    return options.length > 0 && !this.#hasDivided && !/\S\s{2,16}[*^]?\(?[A-Za-z][.)、:]/.test(line.plain);
  }

  /** A line such as "A. See B. Smith" is one option after all if the next line is option B. */
  #undivide(block: PastedBlock, letter: string | null): void {
    const divided = this.#divided;
    this.#divided = null;
    if (divided === null || block.options[divided.place + 1]?.letter !== letter || letter === null) return;
    const { line, place, whole } = divided;
    if (!block.options.slice(place).every(({ spans }) => spans.length === 1 && spans[0]?.line === line)) return;
    block.options.splice(place);
    this.#hasDivided = place > 0;
    this.#push(block, line, [whole]);
  }

  #addText(line: PastedLine): void {
    const block = this.#open;
    const isNew =
      block === null ||
      this.#into === "answers" ||
      (this.#isBehindBlank && (this.#into === "options" || this.#into === "explanation"));
    if (isNew) this.#begin(line, 0, null);
    else if (this.#into === "explanation") block.explanation.push(toEnd(line));
    else if (this.#into === "options") block.options.at(-1)?.spans.push(toEnd(line));
    else this.#addToStem(block, line, 0);
  }
}
