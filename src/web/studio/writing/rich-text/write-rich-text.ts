import type { Fragment, Mark, Node } from "@tiptap/pm/model";
import { attributesText, escapedText } from "./html-tree";
import { escapedLatex } from "./latex";
import type { Written } from "./written-attributes";

const writtenOf = ({ attrs }: Node | Mark): Written => (attrs["written"] as Written | null | undefined) ?? {};
const attribute = ({ attrs }: Node | Mark, name: string): string => String(attrs[name]);

const around = (name: string, node: Node, inside: string): string =>
  `<${name}${attributesText(writtenOf(node))}>${inside}</${name}>`;

const picture = (node: Node): string => {
  const alt = node.attrs["alt"] as string | null;
  const own = { src: attribute(node, "src"), ...(alt === null ? {} : { alt }) };
  return `<img${attributesText({ ...own, ...writtenOf(node) })}>`;
};

const inline: Readonly<Record<string, (node: Node) => string>> = {
  text: ({ text = "" }) => escapedText(text),
  lineBreak: () => "<br>",
  picture,
  lineIsland: (node) => attribute(node, "html"),
  formula: (node) => escapedLatex(attribute(node, "latex"), node.attrs["display"] === "block" ? "block" : "inline"),
};

const isSame = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

/** The content of a line; marks of neighbours are joined. */
const line = (content: Fragment): string => {
  const open: Mark[] = [];
  let html = "";
  const closeTo = (count: number): void => {
    while (open.length > count) {
      const mark = open.pop();
      if (mark !== undefined) html += `</${attribute(mark, "name")}>`;
    }
  };
  content.forEach((node) => {
    let same = 0;
    while (same < open.length && isSame(open[same], node.marks[same])) same += 1;
    closeTo(same);
    for (const mark of node.marks.slice(same)) {
      html += `<${attribute(mark, "name")}${attributesText(writtenOf(mark))}>`;
      open.push(mark);
    }
    html += inline[node.type.name]?.(node) ?? "";
  });
  closeTo(0);
  return html;
};

const isParagraph = (node: Node | null): boolean => node?.type.name === "paragraph";

/**
 * Whether a paragraph is written as its words alone: it was read so and no other paragraph touches it, or it is new and
 * the only one beside its neighbours.
 */
const isBare = (node: Node, place: number, siblings: Fragment): boolean => {
  const { tags, written } = node.attrs as { tags: string | null; written: Written | null };
  if (tags === "p" || Object.keys(written ?? {}).length > 0) return false;
  const at = (n: number): Node | null => siblings.maybeChild(n);
  if (tags === "none")
    return ![at(place - 1), at(place + 1)].some((other) => isParagraph(other) && other?.attrs["tags"] !== "p");
  let paragraphs = 0;
  siblings.forEach((other) => {
    if (isParagraph(other)) paragraphs += 1;
  });
  return paragraphs === 1;
};

interface Part {
  readonly name: string;
  readonly n: number;
  readonly written: Written;
}

/** Rows in the parts of their table; a new row belongs to the part of the row above it. */
const rows = (table: Node): string => {
  let html = "";
  let open: Part | null = null;
  const close = (): void => {
    if (open !== null) html += `</${open.name}>`;
  };
  table.forEach((row, _offset, place) => {
    const own = row.attrs["part"] as Part | null | "above";
    const part: Part | null = own === "above" ? (place === 0 ? null : open) : own;
    if (part?.n !== open?.n || part?.name !== open?.name) {
      close();
      if (part !== null) html += `<${part.name}${attributesText(part.written)}>`;
    }
    open = part;
    html += around("tr", row, blocks(row.content));
  });
  close();
  return html;
};

const cell = (name: string, node: Node): string => {
  const { colspan, rowspan } = node.attrs as { colspan: number; rowspan: number };
  const spans = {
    ...(colspan > 1 ? { colspan: String(colspan) } : {}),
    ...(rowspan > 1 ? { rowspan: String(rowspan) } : {}),
  };
  return `<${name}${attributesText({ ...spans, ...writtenOf(node) })}>${blocks(node.content)}</${name}>`;
};

const block: Readonly<Record<string, (node: Node) => string>> = {
  paragraph: (node) => around("p", node, line(node.content)),
  heading: (node) => around(`h${attribute(node, "level")}`, node, line(node.content)),
  preformatted: (node) => around("pre", node, line(node.content)),
  division: (node) => around("div", node, blocks(node.content)),
  quotation: (node) => around("blockquote", node, blocks(node.content)),
  bulletList: (node) => around("ul", node, blocks(node.content)),
  orderedList: (node) => around("ol", node, blocks(node.content)),
  listItem: (node) => around("li", node, blocks(node.content)),
  rule: (node) => `<hr${attributesText(writtenOf(node))}>`,
  blockIsland: (node) => attribute(node, "html"),
  table: (node) => `<table${attributesText(writtenOf(node))}>${attribute(node, "head")}${rows(node)}</table>`,
  tableRow: (node) => around("tr", node, blocks(node.content)),
  tableCell: (node) => cell("td", node),
  tableHeader: (node) => cell("th", node),
};

function blocks(content: Fragment): string {
  let html = "";
  content.forEach((node, _offset, place) => {
    html +=
      isParagraph(node) && isBare(node, place, content) ? line(node.content) : (block[node.type.name]?.(node) ?? "");
  });
  return html;
}

/** The HTML of a part of a document that is copied. */
export const writeFragment = (content: Fragment): string => {
  const [first] = content.content;
  if (first?.isInline) return line(content);
  return first?.type.name === "tableRow" ? `<table>${blocks(content)}</table>` : blocks(content);
};

/** The HTML of a document: what `readRichText` reads is written as it was. */
export const writeRichText = (document: Node): string => blocks(document.content);
