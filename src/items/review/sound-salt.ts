import type { Item } from "../../contract/item";
import { brokenRules } from "./rules";

const mostTries = 40;

/**
 * The salt itself, or the first after it, whose bank keeps every rule: now and then chance alone gathers keys at one
 * place. The bank that stands in the source is taken as it is. Throws where no bank is sound.
 */
export function soundSalt(
  bank: (salt: string) => readonly Item[],
  salt: string,
  areaOf?: (item: Item) => string,
): string {
  if (salt === "") return salt;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tried = tries === 0 ? salt : `${salt}.${tries}`;
    if (brokenRules(bank(tried), areaOf).length === 0) return tried;
  }
  throw new Error("no salt makes a bank that keeps the rules");
}
