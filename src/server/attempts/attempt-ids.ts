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

/** Seeds without it are of sittings that began when options were called as in the bank, and go on so. */
const mark = "own.";

/** The seed of a sitting that begins now: its options are called by names of its own. */
export const seedFrom = (secret: string): string => `${mark}${secret}`;

const hasAttemptIds = ({ seed }: Seeded, { body }: Asked): boolean =>
  seed.startsWith(mark) && hasChoices(body.interaction);

/** 72 bits; of one HMAC-SHA512 there are seven. */
export const idLength = 12;
const idsInBlock = 7;

const placeOf = (list: string, id: string): string => `${list}\n${id}`;

/** Every choice of an item, in the order of its content, and where each stands. */
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

/** What a sitting calls the choices of an item, in the order of its content. */
interface Names {
  readonly of: ItemBody;
  readonly list: readonly string[];
}

/** What stands where a sitting has no choice of that name; no choice of the bank is called so. */
const nobody = "";

/** Made by the sitting's seed, which no reply holds: nothing about the bank's ids follows from them. */
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

/** An item is presented, then answered: its names are made once for both where one process does both. */
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

/** Content whose choices are called by their places: `name` answers what the one at a place is called. */
export function placedBody(body: ItemBody, name: (place: number) => string): ItemBody {
  const { places } = choicesOf(body);
  return renamedBody(body, (list, id) => name(places.get(placeOf(list, id)) ?? -1));
}

/** What a sitting calls the choices of an item, in the order of its content; null: as the bank does. */
export const attemptChoiceIds = (sitting: Seeded, item: Asked): readonly string[] | null =>
  hasAttemptIds(sitting, item) ? namesIn(sitting, item).list : null;

/** An item's content as this sitting is told it. */
export const bodyInAttemptIds = (sitting: Seeded, item: Asked): ItemBody =>
  hasAttemptIds(sitting, item) ? renamedBody(item.body, attemptIdIn(namesIn(sitting, item))) : item.body;

/** An answer or a key of the bank as this sitting is told it. */
export const inAttemptIds = <Given extends Answer | ItemKey | null>(
  sitting: Seeded,
  item: Asked,
  given: Given,
): Given =>
  given === null || !hasAttemptIds(sitting, item) ? given : renamed(given, attemptIdIn(namesIn(sitting, item)));

/** What is said of options of the bank, by the names of this sitting. */
export const mistakesInAttemptIds = (sitting: Seeded, item: Asked, told: readonly OptionMistake[]): OptionMistake[] => {
  const nameOf: Rename = hasAttemptIds(sitting, item) ? attemptIdIn(namesIn(sitting, item)) : (_list, id) => id;
  return told.map(({ option_id, sentence }) => ({ option_id: nameOf("options", option_id), sentence }));
};

/** An answer or a key of this sitting as the bank calls its choices; what the sitting does not have fits no item. */
export const inBankIds = <Given extends Answer | ItemKey | null>(sitting: Seeded, item: Asked, given: Given): Given =>
  given === null || !hasAttemptIds(sitting, item) ? given : renamed(given, bankIdIn(namesIn(sitting, item)));
