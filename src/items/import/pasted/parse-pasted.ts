import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "../../../contract/item/content";
import type { Item } from "../../../contract/item/item";
import { giftReader } from "../gift/reader";
import { isGift } from "../gift/recognise";
import type { StoredMedia } from "../media";
import type { Reason } from "../reasons";
import type { QuestionRecord } from "../record";
import { Refusal } from "../refusal";
import { letterLanguage } from "../to-item/letter-language";
import { toItem } from "../to-item/to-item";
import { BlockCollector, type PastedBlock } from "./blocks";
import { keyListOf } from "./key-list";
import { linesOfText, type PastedLine } from "./line";
import { linesOfHtml } from "./lines-of-html";
import { pastedQuestion } from "./question";

/** A pasted question that can be used; `line` is its first line, `end` its last. */
export interface ParsedItem {
  readonly line: number;
  readonly end: number;
  readonly item: Item;
  readonly media: readonly StoredMedia[];
  /** What was decided in reading it, and should be looked at. */
  readonly warnings: readonly Reason[];
}

/** Lines that are no question that can be used; `text` is what stands there, for the box. */
export interface UnparsedLines {
  readonly line: number;
  readonly end: number;
  readonly reason: Reason;
  readonly text: string;
}

export interface ParsedPaste {
  readonly items: readonly ParsedItem[];
  readonly refused: readonly UnparsedLines[];
}

interface ParseOptions {
  /** The language of the questions; detected by their letters if not given. */
  readonly language?: Language;
  /** Makes the ids of the items: the same text with the same seed gives the same ids. */
  readonly seed: string;
  /** Pictures that are stored already, by the references of the text. */
  readonly stored?: ReadonlyMap<string, StoredMedia>;
}

type Read =
  | { readonly line: number; readonly end: number; readonly record: QuestionRecord }
  | { readonly line: number; readonly end: number; readonly refusal: Reason };

const withKey = (block: PastedBlock, keys: ReturnType<typeof keyListOf>): { block: PastedBlock; changed: Reason[] } => {
  const key = block.number === null ? undefined : keys?.answers.get(block.number);
  if (key === undefined) return { block, changed: [] };
  return { block: { ...block, answers: [...block.answers, key] }, changed: [{ code: "keyFromList" }] };
};

const readBlocks = (lines: readonly PastedLine[]): Read[] => {
  const keys = keyListOf(lines);
  const collector = new BlockCollector();
  for (const line of keys ? lines.slice(0, keys.from) : lines) collector.add(line);
  return collector.finish().map((found, index): Read => {
    const { line, end } = found;
    const { block, changed } = withKey(found, keys);
    try {
      return { line, end, record: pastedQuestion(block, index + 1, changed) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line, end, refusal: error.reason };
    }
  });
};

async function readGift(text: string): Promise<Read[]> {
  const found: Read[] = [];
  const last = text.split("\n").length;
  for await (const piece of giftReader.read({ kind: "text", text, encoding: "utf-8" }, { flatten: false })) {
    if (piece.piece === "question")
      found.push({ line: piece.question.where.line ?? 1, end: last, record: piece.question });
    if (piece.piece !== "unused") continue;
    const [reason] = piece.question.reasons;
    if (reason) found.push({ line: piece.question.where.line ?? 1, end: last, refusal: reason });
  }
  return found.map((one, index) => ({ ...one, end: (found[index + 1]?.line ?? last + 1) - 1 }));
}

const textOf = (lines: readonly PastedLine[], { line, end }: Pick<Read, "line" | "end">): string =>
  lines
    .slice(line - 1, end)
    .map(({ written }) => written)
    .join("\n")
    .trim();

/** Lines that are read at once, which bounds the time that they take. */
const mostLines = 10_000;
/** How long questions are read until other work of the process goes on, in ms. */
const turnMs = 20;

const linesOf = (paste: { readonly text: string } | { readonly html: string }): PastedLine[] | Refusal => {
  try {
    const lines = "html" in paste ? linesOfHtml(paste.html) : linesOfText(paste.text);
    return lines.length > mostLines ? new Refusal("pastedTooMuch") : lines;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * Reads questions from a pasted text, or from pasted HTML: numbered or divided by empty lines, with choices, with marks
 * or lines that name the key, with a list of answers behind them, or in GIFT. What is not surely a question with its
 * key is refused with its lines; nothing is guessed.
 */
export const parsePasted = async (
  paste: { readonly text: string } | { readonly html: string },
  { language, seed, stored }: ParseOptions,
): Promise<ParsedPaste> => {
  const lines = linesOf(paste);
  if (lines instanceof Refusal) return { items: [], refused: [{ line: 1, end: 1, reason: lines.reason, text: "" }] };
  const written = lines.map((line) => line.written).join("\n");
  const found = isGift(written) ? await readGift(written) : readBlocks(lines);
  const records = found.flatMap((one) => ("record" in one ? [one.record] : []));
  const context = {
    digest: seed,
    title: "",
    skill: "general",
    subject: "general",
    language: language ?? letterLanguage(records),
    keepsLatex: true,
  };
  const withStored = (record: QuestionRecord): QuestionRecord => ({
    ...record,
    files: (reference) => {
      const known = stored?.get(reference);
      return known === undefined ? record.files(reference) : { stored: known };
    },
  });
  const items: ParsedItem[] = [];
  const refused: UnparsedLines[] = [];
  let turnBegan = performance.now();
  for (const one of found) {
    if (performance.now() - turnBegan > turnMs) {
      await nextTurn();
      turnBegan = performance.now();
    }
    const { line, end } = one;
    const refuse = (reason: Reason) => refused.push({ line, end, reason, text: textOf(lines, one) });
    if ("refusal" in one) {
      refuse(one.refusal);
      continue;
    }
    try {
      const { item, media, reasons } = toItem(withStored(one.record), context);
      items.push({ line, end, item, media, warnings: reasons });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(error.reason);
    }
  }
  return { items, refused };
};
