import type { Localized } from "../../../contract/item/content";
import { itemSchema, type Item } from "../../../contract/item/item";
import { toContent } from "../../content/content";
import { guessingOf } from "../../engine/difficulty";
import { createDraw } from "../../engine/draw";
import type { Words } from "../../engine/words";
import { idOf, salted } from "../../identity";
import { namedMistakes } from "../../mistakes/named";
import { letterAt, subtests, type CatDraft, type CatLevel, type CatModel } from "./model";

/** What kind of item a seed makes: one that counts, or one of those before the subtest begins. */
export type CatUse = "form1" | "form2" | "example" | "practice";

export interface CatSeed {
  readonly level: CatLevel;
  readonly use: CatUse;
  readonly rung: number;
  readonly n: number;
  /** Of the installation; left out: the bank that stands in the source. */
  readonly salt?: string;
  /** Where the key stands, 0 to 4. */
  readonly place: number;
}

/** Raised whenever models or words change what is made of a seed; attempts keep referring to the item that was sat. */
const edition = 5;
const mostTries = 400;

const refOf = (model: CatModel, { level, use, rung, n, place }: CatSeed): string =>
  [model.name, level, use, rung, n, place].join(":");

/** The same draft for the same seed. Throws where the model finds none. */
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

/** The item of a seed; its level and use stand in `source.ref`: model, level, use, rung, number, place of the key. */
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
