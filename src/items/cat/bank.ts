import type { Item } from "../../contract/item/item";
import { createDraw } from "../engine/draw";
import { salted } from "../identity";
import { draftOf, buildCatItem, type CatSeed } from "./engine/build";
import { subtests, type CatLevel, type CatModel, type Subtest } from "./engine/model";
import { catModels } from "./models";

/** Item ids of one subtest of a form, easy to hard. */
export type CatForm = Readonly<Record<Subtest, readonly string[]>>;

/** The items before a subtest: a worked example, and two practice items whose explanations are the feedback. */
export interface WarmUp {
  readonly example: string;
  readonly practice: readonly [string, string];
}

interface Level {
  readonly items: readonly Item[];
  readonly forms: readonly [CatForm, CatForm];
  readonly warmUps: Readonly<Record<Subtest, WarmUp>>;
}

const mostTries = 200;
const perPlace = (count: number): number[] => Array.from({ length: count }, (_, k) => k % 5);

/** A function that makes items of one model at one level, no two of which are near-copies of each other. */
const maker = (model: CatModel, level: CatLevel, salt: string) => {
  const taken = new Set<string>();
  let n = 0;
  return (seed: Omit<CatSeed, "level" | "n" | "salt">): Item => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      n += 1;
      const whole = { ...seed, level, n, salt };
      const draft = draftOf(model, whole);
      if (taken.has(draft.likeness)) continue;
      taken.add(draft.likeness);
      return buildCatItem(model, whole, draft);
    }
    throw new Error(`${model.name} has too few different items at level ${level}, rung ${seed.rung}`);
  };
};

interface Making {
  readonly model: CatModel;
  readonly level: CatLevel;
  readonly salt: string;
  readonly make: ReturnType<typeof maker>;
}

const formOf = ({ model, level, salt, make }: Making, use: "form1" | "form2"): Item[] => {
  const count = subtests[model.name].items;
  const places = createDraw(salted(`${model.name}:${level}:${use}:places`, salt)).shuffled(perPlace(count));
  return places
    .map((place, k) => make({ use, rung: Math.floor((k * model.rungs(level)) / count), place }))
    .toSorted((one, other) => (one.irt?.b ?? 0) - (other.irt?.b ?? 0));
};

const warmUpOf = ({ model, level, salt, make }: Making): [Item, Item, Item] => {
  const [first = 0, second = 1, third = 2] = createDraw(salted(`${model.name}:${level}:warm-up`, salt)).shuffled(
    perPlace(5),
  );
  return [
    make({ use: "example", rung: 0, place: first }),
    make({ use: "practice", rung: 0, place: second }),
    make({ use: "practice", rung: 0, place: third }),
  ];
};

const idsOf = (items: readonly Item[]): string[] => items.map(({ item_id }) => item_id);
const bySubtest = <T>(entries: readonly (readonly [Subtest, T])[]): Readonly<Record<Subtest, T>> =>
  Object.fromEntries(entries) as Readonly<Record<Subtest, T>>;

const made = new Map<string, Level>();

const levelOf = (level: CatLevel, salt: string): Level => {
  const known = made.get(salted(level, salt));
  if (known !== undefined) return known;
  const parts = catModels.map((model) => {
    const making = { model, level, salt, make: maker(model, level, salt) };
    const warmUp = warmUpOf(making);
    return {
      name: model.name,
      warmUp,
      forms: [formOf(making, "form1"), formOf(making, "form2")],
    };
  });
  const form = (k: number): CatForm =>
    bySubtest(parts.map(({ name, forms }) => [name, idsOf(forms[k] ?? [])] as const));
  const whole: Level = {
    items: parts
      .flatMap(({ warmUp, forms }) => [...warmUp, ...forms.flat()])
      .toSorted((one, other) => (one.item_id < other.item_id ? -1 : 1)),
    forms: [form(0), form(1)],
    warmUps: bySubtest(
      parts.map(({ name, warmUp: [example, one, other] }) => {
        return [name, { example: example.item_id, practice: [one.item_id, other.item_id] }] as const;
      }),
    ),
  };
  made.set(salted(level, salt), whole);
  return whole;
};

/**
 * The generated items of a level, the same on every call with the same salt, ordered by item id: two forms of 168 and,
 * for each of the eight subtests, an example and two practice items.
 */
export const catBank = (level: CatLevel, salt = ""): Item[] => [...levelOf(level, salt).items];

/** The items of form 1 and of form 2. */
export const catForms = (level: CatLevel, salt = ""): readonly [CatForm, CatForm] => levelOf(level, salt).forms;

/** The items before each subtest. */
export const catWarmUps = (level: CatLevel, salt = ""): Readonly<Record<Subtest, WarmUp>> =>
  levelOf(level, salt).warmUps;
