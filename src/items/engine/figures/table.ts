import { same, type Words } from "../words";

const cellStyle = "padding:0.3em 0.8em;text-align:center;border:1px solid #8a93a5";
const cell = (tag: "th" | "td", content: string, scope = ""): string =>
  `<${tag}${scope === "" ? "" : ` scope="${scope}"`} style="${cellStyle}">${content}</${tag}>`;

/** HTML of a table with a row of headings; with `headed` the first cell of each further row is a heading too. */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { headed = false }: { readonly headed?: boolean } = {},
): Words => {
  const body = rows.map(
    (row) =>
      "<tr>" +
      row.map((content, k) => (headed && k === 0 ? cell("th", content, "row") : cell("td", content))).join("") +
      "</tr>",
  );
  const head = headings.map((content) => cell("th", content, "col")).join("");
  return same(
    `<table style="border-collapse:collapse"><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`,
  );
};
