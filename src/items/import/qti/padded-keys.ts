import type { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { Mapping, ResponseDeclaration } from "./response-declaration";

const unpadded = (identifier: string): string =>
  identifier.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""));

/** Finds choices by the names in a key; a name with different leading zeros matches only if that is unambiguous. */
class ChoiceNames {
  readonly #exact: ReadonlySet<string>;
  readonly #byNumber: ReadonlyMap<string, string>;
  padded = false;

  constructor(choices: readonly string[]) {
    this.#exact = new Set(choices);
    const byNumber = new Map(choices.map((identifier) => [unpadded(identifier), identifier]));
    this.#byNumber = byNumber.size === choices.length ? byNumber : new Map();
  }

  /** The value with the identifiers as the choices write them (a pair has two); null: one of them is unknown. */
  find(value: string): string | null {
    const names = value.split(/\s+/).map((name) => {
      if (this.#exact.has(name)) return name;
      const found = this.#byNumber.get(unpadded(name));
      this.padded ||= found !== undefined;
      return found;
    });
    return names.includes(undefined) ? null : names.join(" ");
  }
}

const mappingWith = (mapping: Mapping, names: ChoiceNames): Mapping => ({
  ...mapping,
  entries: mapping.entries.flatMap((entry) => {
    const key = names.find(entry.key.trim());
    if (key === null && entry.points > 0) throw new Refusal("keyUnknown", entry.key.slice(0, 60));
    return key === null ? [] : [{ ...entry, key }];
  }),
});

/**
 * A declared response with its key and mapping rewritten to the names of existing choices. Throws Refusal if a choice
 * does not exist.
 */
export const withChoiceNames = (
  response: ResponseDeclaration,
  choices: readonly string[],
  notes: Notes,
): ResponseDeclaration => {
  if (new Set(choices).size !== choices.length || choices.includes("")) throw new Refusal("choiceIdentifiersRepeated");
  const names = new ChoiceNames(choices);
  const correct = response.correct.map((value) => names.find(value));
  const found = correct.filter((value) => value !== null);
  const missed = response.correct.filter((_, index) => correct[index] === null);
  if (missed.length > 0 || new Set(found).size !== new Set(response.correct).size)
    throw new Refusal("keyUnknown", (missed.length > 0 ? missed : response.correct).join(", ").slice(0, 200));
  const unique = [...new Set(found)];
  if (response.cardinality === "single" && unique.length > 1)
    throw new Refusal("keyAmbiguous", unique.join(", ").slice(0, 200));
  const mapping = response.mapping === null ? null : mappingWith(response.mapping, names);
  if (names.padded) notes.add("keyIdentifierPadded");
  return { ...response, correct: unique, mapping };
};
