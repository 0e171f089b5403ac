import type { Item } from "../../contract/item/item";
import { brokenRules } from "./rules";

const mostTries = 40;

type BankOf = (salt: string) => readonly Item[];
const found = new WeakMap<BankOf, Map<string, string>>();

/**
 * The salt, or the first variant of it, whose bank keeps every rule: sometimes chance alone gathers keys at one place.
 * The empty salt, that of the public bank, is returned unchecked. Results are cached for each bank and salt. Throws
 * when no variant gives a sound bank.
 */
export function soundSalt(bank: BankOf, salt: string, areaOf?: (item: Item) => string): string {
  if (salt === "") return salt;
  const known = found.get(bank) ?? new Map<string, string>();
  found.set(bank, known);
  for (let tries = 0; tries < mostTries && !known.has(salt); tries += 1) {
    const tried = tries === 0 ? salt : `${salt}.${tries}`;
    if (brokenRules(bank(tried), areaOf).length === 0) known.set(salt, tried);
  }
  const sound = known.get(salt);
  if (sound === undefined) throw new Error("no salt makes a bank that keeps the rules");
  return sound;
}
