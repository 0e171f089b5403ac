import type { Localized } from "../../../contract/content";
import { itemSchema, type Interaction, type Item, type ItemKey } from "../../../contract/item";
import { toHtml } from "../../content/content";
import { idOf } from "../../identity";
import { difficultyOf, expectedTime, guessingOf, seedRit } from "./difficulty";
import { createDraw } from "./draw";
import type { ItemModel, Level } from "./model";
import { settle, type Settled, type SettledOption } from "./settle";
import { tidy, type Words } from "./words";

const paragraphs = (text: string): string =>
  text
    .split("\n")
    .map((line) => `<p>${line}</p>`)
    .join("");

const rendered = new Map<string, string>();
/** Options and figures repeat over the bank and its languages: each is rendered once. */
const htmlOf = (source: string): string => {
  const html = rendered.get(source) ?? toHtml(source);
  rendered.set(source, html);
  return html;
};
const contentOf = ({ en, zh }: Words): Localized => ({ en: htmlOf(en), zh: htmlOf(zh) });

/** The words and the drawing are rendered apart, since one drawing serves both languages. */
const withFigure = (words: string, figure = ""): string => htmlOf(words) + htmlOf(figure);

/**
 * Raised whenever models change what they make of a seed: an item with another text or key is another item, and
 * attempts keep referring to the one that was sat.
 */
const edition = 2;

const rightIds = (options: readonly SettledOption[]): string[] =>
  options.filter(({ mistake }) => mistake === null).map(({ option_id }) => option_id);

const interactionOf = ({ draft: { ask }, options }: Settled): { interaction: Interaction; key: ItemKey } => {
  const shown = options.map(({ option_id, text }) => ({ option_id, content: contentOf(text) }));
  switch (ask.type) {
    case "single_choice":
      return {
        interaction: { type: ask.type, options: shown, shuffle: false },
        key: { type: ask.type, option_id: rightIds(options)[0] ?? "" },
      };
    case "multiple_choice":
      return {
        interaction: { type: ask.type, options: shown, shuffle: false, max_choices: 0 },
        key: { type: ask.type, option_ids: rightIds(options) },
      };
    case "order": {
      const inOrder = ask.right.map((value) => options.find((option) => option.value === value)?.option_id ?? "");
      return { interaction: { type: ask.type, options: shown }, key: { type: ask.type, option_ids: inOrder } };
    }
    case "numeric_entry":
      return {
        interaction: { type: ask.type, max_length: 12, ...(ask.unit === undefined ? {} : { unit: ask.unit }) },
        key: {
          type: ask.type,
          value: tidy(ask.right),
          tolerance: ask.tolerance ?? 1e-6,
          accepted: [...(ask.accepted ?? [])],
        },
      };
  }
};

/** What a model makes of a seed, with the reasoning that the item itself does not hold. */
export const settledItem = (model: ItemModel, level: Level, seed: string): Settled =>
  settle(model, level, createDraw(seed));

/** The item that a model makes of a seed: the same one for the same seed. */
export const itemOf = (
  model: ItemModel,
  level: Level,
  seed: string,
  settled: Settled = settledItem(model, level, seed),
): Item => {
  const { draft } = settled;
  const { interaction, key } = interactionOf(settled);
  const stem: Localized = {
    en: withFigure(paragraphs(draft.stem.en), draft.figure?.en),
    zh: withFigure(paragraphs(draft.stem.zh), draft.figure?.zh),
  };
  return itemSchema.parse({
    item_id: idOf(edition, seed),
    family: "map",
    subject: "math",
    area: model.area,
    skill: model.skill,
    body: { stem, interaction, media: [], calculator: draft.calculator ?? false },
    key,
    explanation: contentOf({ en: paragraphs(draft.explanation.en), zh: paragraphs(draft.explanation.zh) }),
    irt: {
      a: 1,
      b: difficultyOf(seedRit(level, draft.features)),
      c: guessingOf(interaction),
      d: 1,
      calibration: "seed",
    },
    expected_ms: expectedTime(level, draft.features),
    points: 1,
    source: { kind: "model", name: model.name, ref: seed },
  } satisfies Item);
};

/** The seed of the n-th item of a model at a level. */
export const seedOf = (model: ItemModel, level: Level, n: number): string => `${model.name}:${level}:${n}`;
