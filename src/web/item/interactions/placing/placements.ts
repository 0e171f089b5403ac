/** The place of each placed card, by card id; unplaced cards are left out. */
export type Placements = Readonly<Record<string, string>>;

/** The placements with one card put into a place or, with null, taken back. */
export const withCardPlaced = (placements: Placements, cardId: string, place: string | null): Placements => {
  const { [cardId]: _before, ...others } = placements;
  return place === null ? others : { ...others, [cardId]: place };
};

/** The place that a digit stands for; null for 0, Backspace and Delete (take back); undefined for any other key. */
export const placeOfKey = (key: string, places: readonly string[]): string | null | undefined =>
  key === "0" || key === "Backspace" || key === "Delete"
    ? null
    : /^[1-9]$/.test(key)
      ? places[Number(key) - 1]
      : undefined;

/** The direction in which an arrow goes through the places; undefined for any other key. */
export const stepOfKey = (key: string): 1 | -1 | undefined =>
  key === "ArrowDown" || key === "ArrowRight" ? 1 : key === "ArrowUp" || key === "ArrowLeft" ? -1 : undefined;
