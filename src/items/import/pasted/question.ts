import { multipleChoiceRecord, singleChoiceRecord } from "../answers/choices";
import type { Reason } from "../reasons";
import type { AskedRecord, Html, QuestionRecord } from "../record";
import { embeddedFile } from "../references";
import { Refusal } from "../refusal";
import type { PastedBlock, Span } from "./blocks";
import { keyInBrackets, rightOptions } from "./key";
import { typedQuestion } from "./typed";

const htmlOf = (spans: readonly Span[]): string => spans.map(({ line, from, to }) => line.html(from, to)).join("<br>");

const paragraphs = (spans: readonly Span[]): Html => {
  const groups: Span[][] = [[]];
  for (const span of spans) {
    if (span.line.isBlank) groups.push([]);
    else groups.at(-1)?.push(span);
  }
  const texts = groups
    .filter((group) => group.length > 0)
    .map(htmlOf)
    .filter((html) => html !== "");
  const [only = ""] = texts;
  return { html: texts.length > 1 ? texts.map((html) => `<p>${html}</p>`).join("") : only };
};

const plainOf = (spans: readonly Span[]): string =>
  spans
    .map(({ line, from, to }) => line.plain.slice(from, to))
    .join("\n")
    .trim();

/** The stem without the key in its brackets. */
const withoutKey = (stem: readonly Span[]): Span[] => {
  const last = stem.findLastIndex(({ line }) => !line.isBlank);
  return stem.map((span, index) => {
    if (index !== last) return span;
    const text = span.line.plain.slice(span.from, span.to).trimEnd();
    const found = keyInBrackets.exec(text);
    return found ? { ...span, to: span.from + found.index } : span;
  });
};

interface Asked {
  readonly stem: Html;
  readonly asked: AskedRecord;
  readonly changed: readonly Reason[];
}

const withOptions = (block: PastedBlock): Asked => {
  const { options, stem } = block;
  const isOutOfOrder = options.some(
    ({ letter }, place) => (letter ?? null) !== (options[0]?.letter === null ? null : String.fromCodePoint(65 + place)),
  );
  if (isOutOfOrder) throw new Refusal("choicesMixed");
  const { places, isSeveral, change } = rightOptions(block);
  const share = isSeveral ? 1 / places.length : 1;
  const shared = options.map(({ spans }, place) => ({
    content: { html: htmlOf(spans) },
    share: places.includes(place) ? share : 0,
  }));
  return {
    stem: paragraphs(change === "keyFromBrackets" ? withoutKey(stem) : stem),
    asked: isSeveral ? { ...multipleChoiceRecord(shared, false), marking: "whole" } : singleChoiceRecord(shared, false),
    changed: change === null ? [] : [{ code: change }],
  };
};

const withoutOptions = ({ stem, answers }: PastedBlock): Asked => {
  if (answers.length === 0) throw new Refusal("keyNotMarked");
  const given = answers.map(({ line, from, to }) => line.slice(from, to).trim());
  return { ...typedQuestion(paragraphs(stem), plainOf(stem), given), changed: [] };
};

/** The question of a block. `place` is its place in the text. Throws Refusal. */
export const pastedQuestion = (block: PastedBlock, place: number, changed: readonly Reason[]): QuestionRecord => {
  const hasNothing = block.options.length === 0 && block.answers.length === 0;
  if (hasNothing && block.number === null) throw new Refusal("noQuestionHere");
  const points = block.points ?? 1;
  if (points <= 0) throw new Refusal("pointsOutOfRange");
  const read = block.options.length > 0 ? withOptions(block) : withoutOptions(block);
  const explanation = paragraphs(block.explanation);
  return {
    where: { line: block.line },
    identity: String(place),
    title: null,
    stem: read.stem,
    asked: read.asked,
    points,
    ...(explanation.html === "" ? {} : { explanation }),
    files: embeddedFile,
    changed: [...changed, ...read.changed],
  };
};
