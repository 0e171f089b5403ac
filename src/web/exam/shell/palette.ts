/** One item as shown in the palette; `number` is its position from 1. */
export interface PaletteEntry {
  readonly exercise_id: string;
  readonly number: number;
  readonly answered: boolean;
  readonly marked: boolean;
}

export const paletteColumns = 6;

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + paletteColumns,
  ArrowUp: (at) => at - paletteColumns,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The cell that an arrow, Home or End leads to from cell `at`; null where there is none or the key has no meaning. */
export const stepInPalette = (key: string, at: number, count: number): number | null => {
  const next = steps[key]?.(at, count);
  return next === undefined || next < 0 || next >= count ? null : next;
};

export interface PaletteCounts {
  readonly answered: number;
  readonly open: number;
  readonly marked: number;
}

export const paletteCounts = (entries: readonly PaletteEntry[]): PaletteCounts => ({
  answered: entries.filter((entry) => entry.answered).length,
  open: entries.filter((entry) => !entry.answered).length,
  marked: entries.filter((entry) => entry.marked).length,
});
