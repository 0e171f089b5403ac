/** A part of a GIFT file: a question, a description or a category. */
export interface GiftBlock {
  /** Number of its first line that is not a comment, from 1. */
  readonly line: number;
  /** Its lines without comments; empty where `fault` is `tooLarge`. */
  readonly text: string;
  /** The comments before it or in it, without slashes. */
  readonly comments: readonly string[];
  /**
   * unclosed: a brace stays open. unescaped: braces stand within others or outside of them. tooLarge: the block is
   * larger than `largestBlock`.
   */
  readonly fault?: "unclosed" | "unescaped" | "tooLarge";
}

/** The largest block, in characters. */
export const largestBlock = 2_000_000;

interface Position {
  readonly at: number;
  readonly line: number;
}

const opensBlock = (line: string): boolean => line.startsWith("::") || line.startsWith("$CATEGORY:");
const brace = /\\[^]|[{}]/g;
/** The start of a paragraph that continues the answers of an open brace; any other paragraph begins a new block. */
const answerSign = /^[=~#%}]/;

/** Collects the lines of one block and finds its end. */
class Collecting {
  readonly lines: string[] = [];
  readonly comments: string[] = [];
  line = 0;
  size = 0;
  isOpen = false;
  isUnescaped = false;
  /**
   * The position after an empty line within braces, where the next block begins if the brace is never closed; null:
   * none.
   */
  resume: Position | null = null;
  isBehindBlank = false;

  get hasContent(): boolean {
    return this.line > 0;
  }

  /** Adds a line that is not empty. Returns false if the line shows that the brace before it is never closed. */
  add(text: string, here: Position): boolean {
    const bare = text.trim();
    if (bare.startsWith("//")) {
      this.comments.push(bare.slice(2).trim());
      return true;
    }
    if (this.line === 0) this.line = here.line;
    if (this.isOpen && this.isBehindBlank && !this.resume && !answerSign.test(bare)) this.resume = here;
    this.isBehindBlank = false;
    if (!this.#countBraces(text)) return false;
    this.size += text.length + 1;
    if (this.size > largestBlock) this.lines.length = 0;
    else this.lines.push(text);
    return true;
  }

  #countBraces(text: string): boolean {
    if (!text.includes("{") && !text.includes("}")) return true;
    for (const [found] of text.matchAll(brace)) {
      if (found === "{") {
        if (this.isOpen && this.resume) return false;
        if (this.isOpen) this.isUnescaped = true;
        this.isOpen = true;
      } else if (found === "}") {
        if (!this.isOpen) this.isUnescaped = true;
        this.isOpen = false;
        this.resume = null;
      }
    }
    return true;
  }

  block(isUnclosed: boolean): GiftBlock {
    const { line, comments, size } = this;
    const fault =
      size > largestBlock ? "tooLarge" : this.isUnescaped ? "unescaped" : isUnclosed ? "unclosed" : undefined;
    return { line, text: this.lines.join("\n").trim(), comments, ...(fault && { fault }) };
  }
}

/** The block that begins at a position, and the position after it. */
const readBlock = (text: string, from: Position): { readonly block: GiftBlock; readonly next: Position } => {
  const collecting = new Collecting();
  let here = from;
  while (here.at < text.length) {
    const end = text.indexOf("\n", here.at);
    const line = text.slice(here.at, end < 0 ? text.length : end);
    const bare = line.trim();
    const next = { at: end < 0 ? text.length : end + 1, line: here.line + 1 };
    if (bare === "") {
      if (collecting.isOpen && !collecting.isUnescaped) collecting.isBehindBlank = true;
      else if (collecting.hasContent) return { block: collecting.block(false), next };
      else collecting.comments.length = 0;
    } else if (collecting.hasContent && opensBlock(bare)) {
      return { block: collecting.block(collecting.isOpen), next: collecting.resume ?? here };
    } else if (bare.startsWith("$CATEGORY:")) {
      collecting.add(line.replaceAll(/[{}]/g, ""), here);
      return { block: collecting.block(false), next };
    } else if (!collecting.add(line, here)) {
      return { block: collecting.block(true), next: collecting.resume ?? here };
    }
    here = next;
  }
  return { block: collecting.block(collecting.isOpen), next: collecting.isOpen ? (collecting.resume ?? here) : here };
};

/**
 * The blocks of a GIFT file. A block ends at an empty line outside braces, or before a line that begins a title or a
 * category. A brace that is never closed spoils only its own block, which then ends before the next paragraph that does
 * not begin with the sign of an answer.
 */
export function* giftBlocks(text: string): Generator<GiftBlock, void, undefined> {
  let from: Position = { at: 0, line: 1 };
  while (from.at < text.length) {
    const { block, next } = readBlock(text, from);
    from = next;
    if (block.line > 0) yield block;
  }
}
