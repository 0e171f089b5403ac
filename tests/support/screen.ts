const out = process.stdout;

/** Writes whole lines, and one line in progress that a terminal replaces in place. */
export const screen = {
  line: (text = ""): void => void out.write(`${out.isTTY ? "\r\u001B[K" : ""}${text}\n`),
  /** Shown on a terminal only, until the next line takes its place. */
  progress: (text: string): void => {
    if (out.isTTY) out.write(`\r\u001B[K${text.slice(0, (out.columns ?? 80) - 1)}`);
  },
  isTerminal: out.isTTY === true,
};

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Rows as columns of equal width: the first to the left, the others to the right. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join("  "),
  );
};
