const letters = 26;
/** The letter of a column, as spreadsheets name it. */
export const columnLetter = (place: number): string =>
  (place < letters ? "" : columnLetter(Math.floor(place / letters) - 1)) + String.fromCodePoint(65 + (place % letters));
