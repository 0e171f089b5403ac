import { itemSchema, type Item, type ItemBody } from "../../contract/item/item";
import { toHtml } from "../content/content";
import { difficultyFromRit, guessingOf } from "../engine/difficulty";
import { createDraw } from "../engine/draw";
import { idOf } from "../identity";
import { expectedReadingTime, readingSeedRit } from "./difficulty";
import type { ReadingLevel, Passage, ReadingQuestion, ReadingSkill, VocabularySet } from "./model";
import { paragraphs, stanzas, wordCount } from "./prose";

type Stimulus = NonNullable<ItemBody["stimulus"]>;

interface Place {
  readonly area: "literary" | "informational" | "vocabulary";
  readonly level: ReadingLevel;
  readonly name: string;
  /** Place in its set, from 1. */
  readonly order: number;
  readonly stimulus?: Stimulus;
}

const letters = "ABCD";
const eightPlaces = [0, 1, 2, 3, 0, 1, 2, 3];

/** The place of the key of a set's n-th item: each place twice in eight items, in random order. */
const placeOfKey = (name: string, order: number): number => {
  const block = Math.floor((order - 1) / eightPlaces.length);
  return createDraw(`reading:${name}:${block}`).shuffled(eightPlaces)[(order - 1) % eightPlaces.length] ?? 0;
};

/** The item of a question. Its id is made of its visible text, so a corrected item becomes another item. */
const itemOf = (question: ReadingQuestion<ReadingSkill>, place: Place): Item => {
  const { skill, right, wrong, explanation } = question;
  const { area, level, name, order, stimulus } = place;
  const ref = `${name}:${order}`;
  const texts = createDraw(`reading:${ref}`).shuffled(wrong).toSpliced(placeOfKey(name, order), 0, right);
  const stem = { en: toHtml(paragraphs(question.stem)) };
  const interaction = {
    type: "single_choice" as const,
    options: texts.map((text, index) => ({ option_id: letters.charAt(index), content: { en: toHtml(text) } })),
    shuffle: false,
  };
  const body = { ...(stimulus === undefined ? {} : { stimulus }), stem, interaction, media: [], calculator: false };
  const read = [stem.en, ...texts, ...(order === 1 ? [stimulus?.content.en ?? ""] : [])].join(" ");
  return itemSchema.parse({
    item_id: idOf("m", JSON.stringify([ref, body])),
    family: "map",
    subject: "reading",
    area,
    skill,
    body,
    key: { type: "single_choice", option_id: letters.charAt(texts.indexOf(right)) },
    explanation: { en: toHtml(paragraphs(explanation.en)), zh: toHtml(paragraphs(explanation.zh)) },
    irt: {
      a: 1,
      b: difficultyFromRit(readingSeedRit(level, skill)),
      c: guessingOf(interaction),
      d: 1,
      calibration: "seed",
    },
    expected_ms: expectedReadingTime(level, skill, wordCount(read)),
    points: 1,
    source: { kind: "author", name, ref },
  } satisfies Item);
};

/** The items of a passage in their order, which is the number after the colon of `source.ref`. */
export const passageItems = ({ name, area, level, title, text, isVerse, questions }: Passage): Item[] => {
  const content = toHtml(isVerse === true ? stanzas(text) : paragraphs(text));
  const stimulus = {
    stimulus_id: idOf("s", `${name}:${title}:${content}`),
    title: { en: title },
    content: { en: content },
  };
  return questions.map((question, index) => itemOf(question, { area, level, name, order: index + 1, stimulus }));
};

/** The items of a vocabulary set, which share no stimulus. */
export const vocabularyItems = ({ level, questions }: VocabularySet): Item[] =>
  questions.map((question, index) =>
    itemOf(question, { area: "vocabulary", level, name: `vocabulary-${level}`, order: index + 1 }),
  );
