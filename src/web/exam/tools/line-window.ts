/** The window of the line reader: upper edge in percent of the sheet, and number of lines shown. */
export interface LineWindow {
  readonly top: number;
  readonly lines: number;
}

const mostLines = 3;
const highest = 0;
const lowest = 92;

/** The window limited to the sheet and to one to three lines. */
export const clampLineWindow = ({ top, lines }: LineWindow): LineWindow => ({
  top: Math.min(lowest, Math.max(highest, top)),
  lines: Math.min(mostLines, Math.max(1, Math.round(lines))),
});

/** The window after an arrow key, `line` being the height of a line in percent; null: another key. */
export const windowByKey = (now: LineWindow, key: string, line: number): LineWindow | null => {
  const next: Readonly<Record<string, LineWindow>> = {
    ArrowUp: { ...now, top: now.top - line },
    ArrowDown: { ...now, top: now.top + line },
    ArrowLeft: { ...now, lines: now.lines - 1 },
    ArrowRight: { ...now, lines: now.lines + 1 },
    Home: { ...now, top: highest },
    End: { ...now, top: lowest },
  };
  const found = next[key];
  return found === undefined ? null : clampLineWindow(found);
};
