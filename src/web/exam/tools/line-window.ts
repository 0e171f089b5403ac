/** The window of the line reader: its top edge in percent of the sheet, and the lines it shows. */
export interface LineWindow {
  readonly top: number;
  readonly lines: number;
}

const mostLines = 3;
const highest = 0;
const lowest = 92;

/** Within the sheet, one to three lines. */
export const clampLineWindow = ({ top, lines }: LineWindow): LineWindow => ({
  top: Math.min(lowest, Math.max(highest, top)),
  lines: Math.min(mostLines, Math.max(1, Math.round(lines))),
});

/** What an arrow key makes of it, `line` being the height of one in percent; null: no such key. */
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
