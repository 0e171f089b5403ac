import { singleChoiceRecord } from "../answers/choices";
import type { Reader, Source } from "../reader";
import type { Html, RecordPiece, QuestionRecord } from "../record";
import { embeddedFile } from "../references";
import { Refusal } from "../refusal";
import { formattedHtml } from "../text-formats";
import { aikenBlocks, asAnswer, asOption, type AikenBlock } from "./blocks";

const ownCharacters = /[\u{F0000}-\u{F00FF}]/gu;
const atLine = (line: number): string => `line ${line}`;

const stemOf = ({ text }: AikenBlock): Html => formattedHtml(text.join("\n"), "plain");

/** The index of the right option. Throws Refusal. */
const rightPlace = ({ answer, options }: AikenBlock): number => {
  if (!answer) throw new Refusal("answerLineMissing");
  const [, letter] = /^([A-Za-z])[.)]?$/.exec(answer.text) ?? [];
  if (letter === undefined) throw new Refusal("answerLineUnclear", atLine(answer.line));
  const place = options.findIndex((option) => option.letter === letter.toUpperCase());
  if (place < 0) throw new Refusal("keyUnknown", atLine(answer.line));
  return place;
};

/** Throws Refusal. */
const readQuestion = (block: AikenBlock, number: number): QuestionRecord => {
  if (block.isTooLarge) throw new Refusal("questionTooLarge");
  if (block.options.length === 0) throw new Refusal("noInteraction");
  if (block.between !== null) throw new Refusal("textBetween", atLine(block.between));
  const misplaced = block.options.find(({ letter }, place) => letter !== String.fromCodePoint(65 + place));
  if (misplaced) throw new Refusal("lettersOutOfOrder", atLine(misplaced.line));
  const right = rightPlace(block);
  const options = block.options.map(({ text }, place) => ({
    content: formattedHtml(text, "plain"),
    share: place === right ? 1 : 0,
  }));
  return {
    where: { line: block.line },
    identity: String(number),
    title: null,
    stem: stemOf(block),
    asked: singleChoiceRecord(options, false),
    points: 1,
    files: embeddedFile,
    changed: [],
  };
};

/** The title of a refused question in the report, which is its first words, in characters. */
const longestTitle = 60;

const readPiece = (block: AikenBlock, number: number): RecordPiece => {
  try {
    return { piece: "question", question: readQuestion(block, number) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const title = (block.text[0] ?? block.options[0]?.text ?? "").slice(0, longestTitle);
    const question = { where: { line: block.line }, title, outcome: "refused", reasons: [error.reason] } as const;
    return { piece: "unused", question };
  }
};

// oxlint-disable-next-line typescript/require-await -- every reader gives its pieces asynchronously
async function* read(source: Source): AsyncGenerator<RecordPiece, void, undefined> {
  if (source.kind !== "text") return;
  yield { piece: "test", header: { title: null, language: null } };
  yield { piece: "section", header: { title: null } };
  let number = 0;
  for (const block of aikenBlocks(source.text.replace(/^\ufeff/, "").replace(ownCharacters, ""))) {
    number += 1;
    yield readPiece(block, number);
  }
}

const examined = 1_000_000;

/** Whether some option line is followed directly by `ANSWER:` and a letter, which occurs in Aiken files only. */
const isAiken = (text: string): boolean => {
  let options = 0;
  for (const line of text.slice(0, examined).split("\n")) {
    const bare = line.trim();
    if (bare === "") continue;
    if (options > 0 && /^[A-Za-z]\b/.test(asAnswer(bare) ?? "")) return true;
    options = asOption(bare, options) === null ? 0 : options + 1;
  }
  return false;
};

/** Aiken: single-choice questions in plain text. The options stay in the order of their letters. */
export const aikenReader: Reader = {
  formats: ["aiken"],
  recognise: (source) => (source.kind === "text" && isAiken(source.text) ? "aiken" : null),
  read,
};
