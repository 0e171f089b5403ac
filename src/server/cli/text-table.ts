/** Rows under a line of titles in aligned columns; numbers are right-aligned. */
export function textTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const isNumber = /^[-−±]?[\d.]+( %)?$/;
  return [titles, ...rows]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          const stands = rows.some((one) => isNumber.test(one[column] ?? ""));
          return stands ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
