import { createHmac } from "node:crypto";
import type { Answer, ItemBody, ItemKey } from "../../contract/item";
import type { OptionMistake } from "../../contract/mistakes";
import { hasChoices, renamed, renamedBody, type ChoiceList, type Rename } from "../../items/renamed";
import type { AttemptRow } from "./attempt";
import type { TestItem } from "./catalogue";

type Seeded = Pick<AttemptRow, "seed">;
type Asked = Pick<TestItem, "itemId" | "body">;

/** Seeds without it are of sittings that began when options were called as in the bank, and go on so. */
const mark = "own.";

/** The seed of a sitting that begins now: its options are called by names of its own. */
export const seedFrom = (secret: string): string => `${mark}${secret}`;

const hasOwnIds = ({ seed }: Seeded, { body }: Asked): boolean => seed.startsWith(mark) && hasChoices(body.interaction);

const idLength = 12;

/** 72 bits of HMAC-SHA256 by the sitting's seed, which no reply holds: nothing about the bank's id follows from it. */
const ownIdIn =
  ({ seed }: Seeded, { itemId }: Asked): Rename =>
  (list, id) =>
    createHmac("sha256", seed).update(`${itemId}\n${list}\n${id}`).digest("base64url").slice(0, idLength);

/** What stands where a sitting has no choice of that name; no choice of the bank is called so. */
const nobody = "";

function bankIdIn(sitting: Seeded, item: Asked): Rename {
  const ownId = ownIdIn(sitting, item);
  const known = new Map<string, string>();
  const note = (list: ChoiceList, id: string): string => {
    known.set(`${list}\n${ownId(list, id)}`, id);
    return id;
  };
  renamedBody(item.body, note);
  return (list, id) => known.get(`${list}\n${id}`) ?? nobody;
}

/** An item's content as this sitting is told it. */
export const ownBody = (sitting: Seeded, item: Asked): ItemBody =>
  hasOwnIds(sitting, item) ? renamedBody(item.body, ownIdIn(sitting, item)) : item.body;

/** An answer or a key of the bank as this sitting is told it. */
export const inOwnIds = <Given extends Answer | ItemKey | null>(sitting: Seeded, item: Asked, given: Given): Given =>
  given === null || !hasOwnIds(sitting, item) ? given : renamed(given, ownIdIn(sitting, item));

/** What is said of options of the bank, by the names of this sitting. */
export const mistakesInOwnIds = (sitting: Seeded, item: Asked, told: readonly OptionMistake[]): OptionMistake[] => {
  const nameOf: Rename = hasOwnIds(sitting, item) ? ownIdIn(sitting, item) : (_list, id) => id;
  return told.map(({ option_id, sentence }) => ({ option_id: nameOf("options", option_id), sentence }));
};

/** An answer or a key of this sitting as the bank calls its choices; what the sitting does not have fits no item. */
export const inBankIds = <Given extends Answer | ItemKey | null>(sitting: Seeded, item: Asked, given: Given): Given =>
  given === null || !hasOwnIds(sitting, item) ? given : renamed(given, bankIdIn(sitting, item));
