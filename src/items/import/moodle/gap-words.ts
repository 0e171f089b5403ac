import { gapMark, type GapRecord, type Html } from "../record";
import { Refusal } from "../refusal";
import { childElements } from "../xml";
import { isOn, textOf, valueOf } from "./fields";
import { plainLine } from "./lists";
import type { Asked, QuestionReading } from "./reading";

const most = 200;
const place = /\[\[(\d{1,4})\]\]/g;

interface Word {
  readonly id: string;
  readonly group: string;
  readonly content: Html;
}

/** A text with [[1]] at the place of the first word; each gap offers the words of one group. Throws Refusal. */
const readWords = (reading: QuestionReading, words: readonly Word[]): Asked => {
  if (words.length === 0 || words.length > most) throw new Refusal("choicesOutOfRange", String(words.length));
  const gaps: GapRecord[] = [];
  const stem = reading.stem((written) =>
    written.replace(place, (_, number: string) => {
      const word = words[Number(number) - 1];
      if (!word) throw new Refusal("keyUnknown", `[[${number}]]`);
      const options = words.filter(({ group }) => group === word.group).map(({ id, content }) => ({ id, content }));
      const id = String(gaps.length + 1);
      gaps.push({ id, weight: 1, kind: "choice", options, shares: { [word.id]: 1 } });
      if (gaps.length > most) throw new Refusal("answersTooMany");
      return gapMark(id);
    }),
  );
  if (gaps.length === 0) throw new Refusal("noInteraction");
  if (isOn(reading.element, "shuffleanswers", true)) reading.notes.add("gapChoicesInOrder");
  return { stem, asked: { kind: "gaps", gaps, marking: "shares" } };
};

const wordsOf = ({ element }: QuestionReading, name: string, read: (text: string) => Html): Word[] =>
  childElements(element, name).map((word, index) => ({
    id: String(index + 1),
    group: valueOf(word, "group") ?? "1",
    content: read(textOf(word)),
  }));

export const readGapSelect = (reading: QuestionReading): Asked =>
  readWords(
    reading,
    wordsOf(reading, "selectoption", (text) => plainLine(text, reading.notes)),
  );

export const readDragWords = (reading: QuestionReading): Asked => {
  reading.notes.add("dragAsList");
  return readWords(
    reading,
    wordsOf(reading, "dragbox", (html) => ({ html })),
  );
};
