import { Introductions } from "../introductions";
import type { Reader, Source } from "../reader";
import type { RefusalCode } from "../reasons";
import type { RecordPiece } from "../record";
import { embeddedFile } from "../references";
import { Refusal } from "../refusal";
import { Sections } from "../sections";
import { giftBlocks, type GiftBlock } from "./blocks";
import { showEscapes } from "./escapes";
import { readDescription, readHead, readGiftQuestion, type Head } from "./question";
import { isGift } from "./recognise";

const ownCharacters = /[\u{F0000}-\u{F00FF}]/gu;
const faults: Readonly<Record<NonNullable<GiftBlock["fault"]>, RefusalCode>> = {
  unclosed: "braceUnclosed",
  unescaped: "braceUnescaped",
  tooLarge: "questionTooLarge",
};

const longestTitle = 60;

/** The piece for a refused question; without a title it is named by its first words. */
const refused = ({ where, title, text }: Head, refusal: Refusal): RecordPiece => {
  const [words = ""] = text.slice(0, 1000).split(/[{\n]/);
  const name = title ?? showEscapes(words).trim().slice(0, longestTitle);
  const called = name === "" ? null : name;
  return { piece: "unused", question: { where, title: called, outcome: "refused", reasons: [refusal.reason] } };
};

const readPiece = (block: GiftBlock, head: Head, number: number): RecordPiece => {
  try {
    if (block.fault) throw new Refusal(faults[block.fault]);
    return { piece: "question", question: readGiftQuestion(head, number) };
  } catch (error) {
    if (error instanceof Refusal) return refused(head, error);
    throw error;
  }
};

// oxlint-disable-next-line typescript/require-await -- every reader gives its pieces asynchronously
async function* read(source: Source): AsyncGenerator<RecordPiece, void, undefined> {
  if (source.kind !== "text") return;
  yield { piece: "test", header: { title: null, language: null } };
  const [sections, introductions] = [new Sections(), new Introductions()];
  let number = 0;
  let hasTags = false;
  for (const block of giftBlocks(source.text.replace(/^\ufeff/, "").replace(ownCharacters, ""))) {
    hasTags ||= block.comments.some((comment) => comment.includes("[tag:"));
    if (block.text.startsWith("$CATEGORY:")) {
      yield* introductions.end();
      sections.category(showEscapes(block.text.slice("$CATEGORY:".length)));
      continue;
    }
    number += 1;
    const head = readHead(block);
    if (!block.fault && !/[{}]/.test(head.text)) {
      introductions.add({ ...head, content: readDescription(head), files: embeddedFile });
      continue;
    }
    yield* sections.open();
    yield* introductions.next(readPiece(block, head, number));
  }
  yield* introductions.end();
  if (hasTags) yield { piece: "remark", kind: "changed", remark: { code: "tagsLeftOut" } };
}

/** GIFT, a text format of Moodle. */
export const giftReader: Reader = {
  formats: ["gift"],
  recognise: (source) => (source.kind === "text" && isGift(source.text) ? "gift" : null),
  read,
};
