import type { Localized } from "../../../contract/item/content";
import { itemSchema, type Item } from "../../../contract/item/item";
import { toContent } from "../../content/content";
import { guessingOf } from "../../engine/difficulty";
import { createDraw } from "../../engine/draw";
import type { Words } from "../../engine/words";
import { idOf, salted } from "../../identity";
import { namedMistakes } from "../../mistakes/named";
import { letterAt, subtests, type CatDraft, type CatLevel, type CatModel } from "./model";

/** The use of an item: in one of the two scored forms, or before the subtest as example or practice item. */
export type CatUse = "form1" | "form2" | "example" | "practice";

export interface CatSeed {
  readonly level: CatLevel;
  readonly use: CatUse;
  readonly rung: number;
  readonly n: number;
  /** The installation's salt; without it, the public bank of the source is drawn. */
  readonly salt?: string;
  /** Place of the key among the options, 0 to 4. */
  readonly place: number;
}

/**
 * Must be raised when models or words change the items of seeds: it enters the ids, so that old attempts keep theirs.
 */
const edition = 5;
const mostTries = 400;

const refOf = (model: CatModel, { level, use, rung, n, place }: CatSeed): string =>
  [model.name, level, use, rung, n, place].join(":");

/** The draft of a seed, always the same for the same seed. Throws when the model makes no item of it. */
export const draftOf = (model: CatModel, seed: CatSeed): CatDraft => {
  const draw = createDraw(salted(refOf(model, seed), seed.salt ?? ""));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const draft = model.generate(draw, seed.level, seed.rung, seed.place);
    if (draft !== undefined) return draft;
  }
  throw new Error(`${refOf(model, seed)} makes no item`);
};

const paragraph = ({ en, zh }: Words): Words => ({ en: `<p>${en}</p>`, zh: `<p>${zh}</p>` });
const contentOf = ({ en, zh }: Words): Localized => toContent({ en, zh });

/** The item of a seed; its `source.ref` is model, level, use, rung, number and place of the key, joined by colons. */
export const buildCatItem = (model: CatModel, seed: CatSeed, draft: CatDraft = draftOf(model, seed)): Item => {
  const ref = refOf(model, seed);
  const stem = paragraph(draft.stem);
  const interaction = {
    type: "single_choice" as const,
    options: draft.options.map((option, index) => ({ option_id: letterAt(index), content: contentOf(option) })),
    shuffle: false,
  };
  return itemSchema.parse({
    item_id: idOf("m", `${edition}:${salted(ref, seed.salt ?? "")}`),
    family: "cat",
    subject: "cat",
    area: subtests[model.name].battery,
    skill: model.name,
    body: {
      stem: contentOf({ en: stem.en + (draft.figure?.en ?? ""), zh: stem.zh + (draft.figure?.zh ?? "") }),
      interaction,
      media: [],
      calculator: false,
    },
    key: { type: "single_choice", option_id: letterAt(seed.place) },
    ...namedMistakes(draft.mistakes.map((mistake, index) => ({ option_id: letterAt(index), mistake }))),
    explanation: contentOf(paragraph(draft.explanation)),
    irt: {
      a: 1,
      b: Math.round(draft.difficulty * 100) / 100,
      c: guessingOf(interaction),
      d: 1,
      calibration: "seed",
    },
    expected_ms: Math.round(draft.seconds) * 1_000,
    points: 1,
    source: { kind: "model", name: model.name, ref },
  } satisfies Item);
};
