import { foldSearch } from "../../contract/validators/folding";

interface Entry {
  readonly label: string;
}

/**
 * The index of the menu entry to which a key moves from `current` (-1: none); null: the key does not move. A letter
 * moves to the next entry that begins with it.
 */
export function placeByKey(key: string, entries: readonly Entry[], current: number): number | null {
  const last = entries.length - 1;
  if (last < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowDown") return current >= last ? 0 : current + 1;
  if (key === "ArrowUp") return current <= 0 ? last : current - 1;
  if (!/^\S$/u.test(key)) return null;
  const order = [...entries.keys()].map((step) => (current + 1 + step) % entries.length);
  return order.find((place) => foldSearch(entries[place]?.label ?? "").startsWith(foldSearch(key))) ?? null;
}
