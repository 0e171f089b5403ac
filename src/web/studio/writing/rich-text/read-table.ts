import type { JSONContent } from "@tiptap/core";
import type { HtmlElement, HtmlNode } from "./html-tree";
import { writtenAttributes } from "./written-attributes";

const parts = new Set(["thead", "tbody", "tfoot"]);
const before = new Set(["caption", "colgroup", "col"]);
const mostSpan = 100;

const span = (value: string | undefined): number => {
  const number = /^\s*\d{1,3}/.test(value ?? "") ? Number.parseInt(value ?? "", 10) : 1;
  return Math.min(mostSpan, Math.max(1, number));
};

const elementsOf = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes.filter((node) => typeof node !== "string");

/** The part of a table that a row stands in; rows of one part have the same number. */
interface Part {
  readonly name: string;
  readonly n: number;
  readonly written: Readonly<Record<string, string>>;
}

/** A table of the editor; null: it has no rows, or something beside them. */
export function readTable(
  table: HtmlElement,
  readBlocks: (cell: readonly HtmlNode[]) => JSONContent[],
  sourceOf: (element: HtmlElement) => string,
): JSONContent | null {
  let isPlain = true;
  const cell = (element: HtmlElement): JSONContent => {
    const { name, attributes, children } = element;
    isPlain &&= name === "td" || name === "th";
    return {
      type: name === "th" ? "tableHeader" : "tableCell",
      attrs: {
        colspan: span(attributes["colspan"]),
        rowspan: span(attributes["rowspan"]),
        written: writtenAttributes(name, attributes, ["colspan", "rowspan"]),
      },
      content: readBlocks(children),
    };
  };
  const row = (element: HtmlElement, part: Part | null): JSONContent => {
    isPlain &&=
      element.name === "tr" && !element.children.some((node) => typeof node === "string" && node.trim() !== "");
    const written = writtenAttributes("tr", element.attributes);
    return { type: "tableRow", attrs: { part, written }, content: elementsOf(element.children).map(cell) };
  };
  const rows: JSONContent[] = [];
  const head: string[] = [];
  for (const [n, node] of table.children.entries()) {
    if (typeof node === "string") isPlain &&= node.trim() === "";
    else if (before.has(node.name)) head.push(sourceOf(node));
    else if (parts.has(node.name)) {
      const part = { name: node.name, n, written: writtenAttributes(node.name, node.attributes) };
      rows.push(...elementsOf(node.children).map((child) => row(child, part)));
    } else rows.push(row(node, null));
  }
  if (!isPlain || rows.every(({ content = [] }) => content.length === 0)) return null;
  const attrs = { head: head.join(""), written: writtenAttributes("table", table.attributes) };
  return { type: "table", attrs, content: rows };
}
