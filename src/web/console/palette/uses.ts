import { parsed } from "../../effects/parsed";

/** Number of times that each command was run from the palette, by its id. */
export type Uses = Readonly<Record<string, number>>;

/** Storage key on this device. */
export const usesKey = "paletteUses";
const mostOffered = 5;

const isUse = (entry: [string, unknown]): entry is [string, number] =>
  Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0;

/** The stored counts; invalid ones are left out. */
export function readUses(text: string | null): Uses {
  const kept = parsed(text);
  return typeof kept === "object" && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isUse)) : {};
}

export const withUse = (uses: Uses, id: string): Uses => ({
  ...uses,
  [id]: (Object.hasOwn(uses, id) ? (uses[id] ?? 0) : 0) + 1,
});

/** The most used entries first; entries used equally often keep their order. */
export const mostUsed = <Entry extends { readonly key: string }>(entries: readonly Entry[], uses: Uses): Entry[] => {
  const count = ({ key }: Entry) => (Object.hasOwn(uses, key) ? (uses[key] ?? 0) : 0);
  return entries.toSorted((one, other) => count(other) - count(one)).slice(0, mostOffered);
};
