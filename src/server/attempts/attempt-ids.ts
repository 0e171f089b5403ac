import { LRUCache } from "lru-cache";
import { createHmac } from "node:crypto";
import type { Answer, ItemBody, ItemKey } from "../../contract/item/item";
import type { OptionMistake } from "../../contract/item/mistakes";
import { hasChoices, renamed, renamedBody } from "../../items/renamed";
import type { Rename } from "../../items/scoring/interaction-scoring";
import type { AttemptRow } from "./attempt";
import type { TestItem } from "./catalogue";

type Seeded = Pick<AttemptRow, "seed">;
type Asked = Pick<TestItem, "itemId" | "body">;

/**
 * Prefix of seeds. Attempts whose seed lacks it began when choices still had the ids of the bank, and keep those ids.
 */
const mark = "own.";

/** The seed of an attempt that begins now: the choices of its items get ids of this attempt. */
export const seedFrom = (secret: string): string => `${mark}${secret}`;

const hasAttemptIds = ({ seed }: Seeded, { body }: Asked): boolean =>
  seed.startsWith(mark) && hasChoices(body.interaction);

/** In base64url characters: 72 bits. One HMAC-SHA512 yields seven ids. */
export const idLength = 12;
const idsInBlock = 7;

const placeOf = (list: string, id: string): string => `${list}\n${id}`;

/** Every choice of an item in the order of its content, and the index of each. */
interface Choices {
  readonly all: readonly { readonly list: string; readonly id: string }[];
  readonly places: ReadonlyMap<string, number>;
}

const known = new WeakMap<ItemBody, Choices>();

function choicesOf(body: ItemBody): Choices {
  const read = known.get(body);
  if (read !== undefined) return read;
  const found = new Map<string, { readonly list: string; readonly id: string }>();
  renamedBody(body, (list, id) => {
    found.set(placeOf(list, id), { list, id });
    return id;
  });
  const choices = {
    all: [...found.values()],
    places: new Map([...found.keys()].map((place, index) => [place, index])),
  };
  known.set(body, choices);
  return choices;
}

/** The ids of an item's choices in one attempt, in the order of its content. */
interface Names {
  readonly of: ItemBody;
  readonly list: readonly string[];
}

/** The id in place of a choice that does not exist; no choice of the bank has it. */
const nobody = "";

/**
 * Derives the ids from the attempt's seed, which no response contains, so they reveal nothing about the ids of the
 * bank.
 */
function makeNames(seed: string, { itemId, body }: Asked): Names {
  const { all } = choicesOf(body);
  const list: string[] = [];
  let block = "";
  for (let index = 0; index < all.length; index += 1) {
    const at = index % idsInBlock;
    if (at === 0) block = createHmac("sha512", seed).update(`${itemId}\n${index}`).digest("base64url");
    list.push(block.slice(at * idLength, (at + 1) * idLength));
  }
  return { of: body, list };
}

const attemptIdIn =
  ({ of, list: names }: Names): Rename =>
  (list, id) =>
    names[choicesOf(of).places.get(placeOf(list, id)) ?? -1] ?? nobody;

const bankIdIn =
  ({ of, list: names }: Names): Rename =>
  (list, name) =>
    choicesOf(of).all.find((choice, index) => names[index] === name && choice.list === list)?.id ?? nobody;

/**
 * Ids are needed when an item is presented and again when it is answered: cached, they are derived only once per
 * process.
 */
const mostNames = 10_000;
const names = new LRUCache<string, Names>({ max: mostNames });

function namesIn({ seed }: Seeded, item: Asked): Names {
  const name = `${seed}\n${item.itemId}`;
  const kept = names.get(name);
  if (kept?.of === item.body) return kept;
  const made = makeNames(seed, item);
  names.set(name, made);
  return made;
}

/** A copy of an item's content in which `name` gives each choice its id, by the choice's index. */
export function placedBody(body: ItemBody, name: (place: number) => string): ItemBody {
  const { places } = choicesOf(body);
  return renamedBody(body, (list, id) => name(places.get(placeOf(list, id)) ?? -1));
}

/** The ids of an item's choices in this attempt, in the order of its content; null: the ids of the bank. */
export const attemptChoiceIds = (sitting: Seeded, item: Asked): readonly string[] | null =>
  hasAttemptIds(sitting, item) ? namesIn(sitting, item).list : null;

/** An item's content with the ids of this attempt. */
export const bodyInAttemptIds = (sitting: Seeded, item: Asked): ItemBody =>
  hasAttemptIds(sitting, item) ? renamedBody(item.body, attemptIdIn(namesIn(sitting, item))) : item.body;

/** An answer or key in ids of the bank, translated to the ids of this attempt. */
export const inAttemptIds = <Given extends Answer | ItemKey | null>(
  sitting: Seeded,
  item: Asked,
  given: Given,
): Given =>
  given === null || !hasAttemptIds(sitting, item) ? given : renamed(given, attemptIdIn(namesIn(sitting, item)));

/** Comments on options of the bank, translated to the ids of this attempt. */
export const mistakesInAttemptIds = (sitting: Seeded, item: Asked, told: readonly OptionMistake[]): OptionMistake[] => {
  const nameOf: Rename = hasAttemptIds(sitting, item) ? attemptIdIn(namesIn(sitting, item)) : (_list, id) => id;
  return told.map(({ option_id, sentence }) => ({ option_id: nameOf("options", option_id), sentence }));
};

/**
 * An answer or key in ids of this attempt, translated to ids of the bank; an unknown id becomes one that fits no item.
 */
export const inBankIds = <Given extends Answer | ItemKey | null>(sitting: Seeded, item: Asked, given: Given): Given =>
  given === null || !hasAttemptIds(sitting, item) ? given : renamed(given, bankIdIn(namesIn(sitting, item)));
