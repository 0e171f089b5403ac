import { escapeHtml } from "../../../items/content/escape-html";
import { printed } from "./plot";

/** An HTML table whose first column names its rows; `name` is its label for screen readers. */
export const tableHtml = (name: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = ([first, ...values]: readonly string[]): string =>
    `<tr><th scope="row">${escapeHtml(first ?? "")}` +
    `</th>${values.map((value) => `<td>${escapeHtml(printed(value))}</td>`).join("")}</tr>`;
  const titles = head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join("");
  return (
    `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(name)}"><table><thead>` +
    `<tr>${titles}</tr></thead><tbody>${rows.map(cells).join("")}</tbody></table></div>`
  );
};

/** Rows as text in aligned columns; the first row is the header. */
export const tableText = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  ")).join("\n");
};
