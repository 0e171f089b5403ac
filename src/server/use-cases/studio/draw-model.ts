import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import type { Localized } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type {
  addDrawsInput,
  addDrawsOutput,
  drawModelInput,
  drawModelOutput,
  ModelDraw,
  ItemModelEntry,
  itemModelsOutput,
} from "../../../contract/studio/item-models";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import { toContent } from "../../../items/content/content";
import { generators, seedOfDraw, type Generator } from "../../../items/generators/generators";
import { readableTitle } from "../../../items/readable-title";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { saveItem } from "./save-item";

const skillOf = ({ subject, skill }: Generator): string => `${subject} ${skill}`;

/** Models of one skill are told apart by their names, which are English; in Chinese by numbers. */
const titleOf = (generator: Generator): Localized => {
  const { name, subject, skill } = generator;
  const { en = "", zh = "" } = skillTitle(subject, skill);
  const peers = generators.filter((one) => skillOf(one) === skillOf(generator));
  const place = peers.indexOf(generator) + 1;
  return { en: `${en}: ${readableTitle(name)}`, zh: peers.length === 1 ? zh : `${zh} ${place}` };
};

const entryOf = (generator: Generator): ItemModelEntry => {
  const { name, subject, area, skill, levels } = generator;
  const [first] = levels;
  if (first === undefined) throw new Error(`${name} has no level`);
  const { stem } = generator.settled(first.level, seedOfDraw({ name, level: first.level }, "sample", 1)).draft;
  return {
    model: name,
    title: titleOf(generator),
    subject,
    area: areaTitle(subject, area),
    skill,
    levels: levels.map(({ level, title: named }) => ({ level, title: named })),
    sample: toContent(stem),
  };
};

let known: Promise<readonly ItemModelEntry[]> | undefined;

/** The models with their samples, which are always the same; other work of the process goes on meanwhile. */
const allEntries = async (): Promise<readonly ItemModelEntry[]> => {
  const entries: ItemModelEntry[] = [];
  for (const generator of generators) {
    entries.push(entryOf(generator));
    await nextTurn();
  }
  return entries;
};

/** The models that make questions. */
export async function itemModels(): Promise<z.output<typeof itemModelsOutput>> {
  known ??= allEntries();
  return { models: [...(await known)] };
}

const byName = new Map(generators.map((generator) => [generator.name, generator]));

const generatorOf = ({ model, level }: { readonly model: string; readonly level: string }): Generator => {
  const generator = byName.get(model);
  if (generator === undefined || generator.levels.every((one) => one.level !== level))
    throw new CallRefusal("itemModelUnknown");
  return generator;
};

type Draw = Pick<z.output<typeof drawModelInput>, "model" | "level" | "seed">;

const itemOf = (generator: Generator, { level, seed }: Draw, n: number) =>
  generator.item(level, seedOfDraw({ name: generator.name, level }, seed, n));

/** The next draws of a seed. */
export async function drawModel({
  from,
  count,
  ...draw
}: z.output<typeof drawModelInput>): Promise<z.output<typeof drawModelOutput>> {
  const generator = generatorOf(draw);
  return {
    draws: Array.from({ length: count }, (_, place): ModelDraw => {
      const { body, key, explanation } = itemOf(generator, draw, from + place);
      return { n: from + place, body, key, ...(explanation === undefined ? {} : { explanation }) };
    }),
  };
}

const draftOf = (generator: Generator, draw: Draw, n: number): DraftItem => {
  const { body, key, explanation, mistakes, expected_ms, points } = itemOf(generator, draw, n);
  const { subject, skill, levels } = generator;
  return {
    subject,
    skill,
    level: levels.find(({ level }) => level === draw.level)?.filed ?? null,
    tags: [],
    body,
    key,
    ...(explanation === undefined ? {} : { explanation }),
    ...(mistakes === undefined ? {} : { mistakes }),
    expected_ms,
    points,
  };
};

/** Makes drafts of draws, each once however often the call is sent. */
export async function addDraws(
  deps: Dependencies,
  caller: Caller,
  { idempotency_key, draws, ...draw }: z.output<typeof addDrawsInput>,
): Promise<z.output<typeof addDrawsOutput>> {
  const generator = generatorOf(draw);
  const item_ids: string[] = [];
  for (const n of draws) {
    const made = { idempotency_key: `${idempotency_key}:${n}`, draft: draftOf(generator, draw, n) };
    item_ids.push((await saveItem(deps, caller, made)).item_id);
  }
  return { item_ids };
}
