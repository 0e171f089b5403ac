import { itemSchema, type Item } from "../../../contract/item/item";
import { toHtml } from "../../content/content";
import { difficultyFromRit, guessingOf } from "../../engine/difficulty";
import { createDraw, type Draw } from "../../engine/draw";
import { idOf } from "../../identity";
import { namedMistakes } from "../../mistakes/named";
import { mistakeIn } from "../../mistakes/sentences";
import type { LanguageModel, LanguageLevel, AuthoredItem, AreaAndSkill, LanguageQuestion } from "./model";

/** Must be raised when a question changes: it enters the ids, so that old attempts keep their items. */
const edition = 2;

/** Part of the seed for the order of options, chosen so that keys have each place about equally often in every area. */
const arrangement = "jb";

const letters = ["A", "B", "C", "D"] as const;

const typeset = (text: string): string => text.replaceAll("'", "’");

const paragraphs = (text: string): string =>
  toHtml(
    typeset(text)
      .split("\n")
      .map((line) => `<p>${line}</p>`)
      .join(""),
  );

/**
 * The position that an option such as "After sentence 2" names in a draft; such options are shown in the draft's order.
 */
const placeInDraft = (text: string): number | undefined => {
  const [, before, number] = /^(?:(Before)|After|At|Between)? ?sentences? (\d)/i.exec(text) ?? [];
  if (number !== undefined) return Number(number) - (before === undefined ? 0 : 0.5);
  return text.startsWith("Nowhere") ? Number.POSITIVE_INFINITY : undefined;
};

const arranged = (texts: readonly string[], draw: Draw): string[] =>
  texts.every((text) => placeInDraft(text) !== undefined)
    ? texts.toSorted((one, other) => (placeInDraft(one) ?? 0) - (placeInDraft(other) ?? 0))
    : draw.shuffled(texts);

/** Milliseconds to read the words at the pace of the level's readers, and to weigh the options. */
const expectedTime = (rit: number, { stem, right, wrong }: LanguageQuestion): number => {
  const words = [stem, right, ...Object.values(wrong)].join(" ").split(/\s+/).length;
  return Math.round(10 + (rit - 150) / 8 + words * (0.7 - (rit - 150) / 300)) * 1_000;
};

const itemFrom = (
  question: LanguageQuestion,
  { area, skill }: AreaAndSkill,
  rit: number,
  source: Item["source"],
  draw: Draw,
): Item => {
  const wrongs = Object.entries(question.wrong).slice(0, letters.length - 1);
  const mistakeOf = new Map(wrongs.map(([mistake, text]) => [text, mistake]));
  const options = arranged([question.right, ...mistakeOf.keys()], draw).map((text, index) => ({
    option_id: letters[index] ?? "",
    text,
    mistake: mistakeIn("language", mistakeOf.get(text) ?? null),
  }));
  const interaction: Item["body"]["interaction"] = {
    type: "single_choice",
    options: options.map(({ option_id, text }) => ({ option_id, content: { en: toHtml(typeset(text)) } })),
    shuffle: false,
  };
  const { en, zh } = question.explanation;
  return itemSchema.parse({
    item_id: idOf("l", `language:${edition}:${source.ref}`),
    family: "map",
    subject: "language",
    area,
    skill,
    body: { stem: { en: paragraphs(question.stem) }, interaction, media: [], calculator: false },
    key: { type: interaction.type, option_id: options.find(({ text }) => text === question.right)?.option_id ?? "" },
    ...namedMistakes(options),
    explanation: { en: paragraphs(en), zh: paragraphs(zh) },
    irt: { a: 1, b: difficultyFromRit(rit), c: guessingOf(interaction), d: 1, calibration: "seed" },
    expected_ms: expectedTime(rit, question),
    points: 1,
    source,
  } satisfies Item);
};

/** The item of a model's n-th frame at a level, the same on every call. */
export const modelItem = (model: LanguageModel, level: LanguageLevel, n: number): Item => {
  const ref = `${model.name}:${level}:${n}`;
  const draw = createDraw(`${arrangement}:${ref}`);
  const question = model.generate(draw, level, n);
  return itemFrom(question, model, level + (model.above ?? 5), { kind: "model", name: model.name, ref }, draw);
};

/** The item of an authored question. */
export const authoredItem = (own: AuthoredItem): Item => {
  const ref = `own:${own.name}`;
  return itemFrom(own, own, own.rit, { kind: "author", name: own.name, ref }, createDraw(`${arrangement}:${ref}`));
};
