import { Extension, Mark, Node, type Extensions } from "@tiptap/core";
import type { Mark as TextMark, Node as TextNode } from "@tiptap/pm/model";
import { headingLevels, markNames, phraseNames, type MarkName } from "./names";
import type { Written } from "./written-attributes";

const hidden = (value: unknown) => ({ default: value, rendered: false });
const written = { written: hidden({}) };
const writtenOn = ({ attrs }: TextNode | TextMark): Written => (attrs["written"] as Written | null) ?? {};

interface BlockOptions {
  readonly name: string;
  readonly tag: string | ((node: TextNode) => string);
  readonly tags?: readonly string[];
  readonly content: string;
  readonly group?: string;
  readonly attributes?: Readonly<Record<string, { readonly default: unknown; readonly rendered: boolean }>>;
  readonly isCode?: true;
  readonly isIsolating?: true;
}

const block = ({ name, tag, tags, content, group = "block", attributes = {}, isCode, isIsolating }: BlockOptions) =>
  Node.create({
    name,
    group,
    content,
    defining: name !== "paragraph",
    ...(isCode ? { code: true, whitespace: "pre" as const } : {}),
    ...(isIsolating ? { isolating: true } : {}),
    addAttributes: () => ({ ...written, ...attributes }),
    parseHTML: () => (tags ?? (typeof tag === "string" ? [tag] : [])).map((one) => ({ tag: one })),
    renderHTML: ({ node }) => [typeof tag === "string" ? tag : tag(node), { ...writtenOn(node) }, 0],
  });

const spans = { colspan: hidden(1), rowspan: hidden(1), colwidth: hidden(null) };
const spanned = ({ attrs }: TextNode) => ({ colspan: String(attrs["colspan"]), rowspan: String(attrs["rowspan"]) });
const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => ({ ...written, ...spans }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => [tag, { ...writtenOn(node), ...spanned(node) }, 0],
  });

const blocks: Extensions = [
  block({ name: "paragraph", tag: "p", content: "inline*", attributes: { tags: hidden(null) } }),
  block({
    name: "heading",
    tag: ({ attrs }) => `h${String(attrs["level"])}`,
    tags: headingLevels.map((level) => `h${level}`),
    content: "inline*",
    attributes: { level: hidden(headingLevels[0]) },
  }),
  block({ name: "preformatted", tag: "pre", content: "inline*", isCode: true }),
  block({ name: "division", tag: "div", content: "block+" }),
  block({ name: "quotation", tag: "blockquote", content: "block+" }),
  block({ name: "bulletList", tag: "ul", content: "listItem+", group: "block list" }),
  block({ name: "orderedList", tag: "ol", content: "listItem+", group: "block list" }),
  block({ name: "listItem", tag: "li", content: "paragraph block*", group: "" }),
  block({
    name: "tableRow",
    tag: "tr",
    content: "(tableCell | tableHeader)*",
    group: "",
    attributes: { part: hidden("above") },
  }),
];

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({ ...written, head: hidden("") }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ node }) => ["table", { ...writtenOn(node) }, ["tbody", 0]],
});

const rule = Node.create({
  name: "rule",
  group: "block",
  atom: true,
  addAttributes: () => written,
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ node }) => ["hr", { ...writtenOn(node) }],
});

const lineBreak = Node.create({
  name: "lineBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
});

const document = Node.create({ name: "doc", topNode: true, content: "block+" });
const letters = Node.create({ name: "text", group: "inline" });

const mark = (name: MarkName) =>
  Mark.create({
    name,
    addAttributes: () => ({ ...written, name: hidden(markNames[name][0]) }),
    parseHTML: () => markNames[name].map((tag) => ({ tag, getAttrs: () => ({ name: tag }) })),
    renderHTML: ({ mark: one }) => [String(one.attrs["name"]), { ...writtenOn(one) }, 0],
  });

/** Elements around words that have no button, such as `code` or `span`. */
const phrase = Mark.create({
  name: "phrase",
  excludes: "",
  addAttributes: () => ({ ...written, name: hidden("span") }),
  parseHTML: () =>
    phraseNames.filter((name) => name !== "span").map((tag) => ({ tag, getAttrs: () => ({ name: tag }) })),
  renderHTML: ({ mark: one }) => [String(one.attrs["name"]), { ...writtenOn(one) }, 0],
});

const roles: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};
const tableRoles = Extension.create({
  name: "tableRoles",
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
});

/** Nodes and marks of a text but for those with a view of their own: pictures, formulas and islands. */
export const textSchema: Extensions = [
  document,
  letters,
  ...blocks,
  table,
  cell("tableCell", "td"),
  cell("tableHeader", "th"),
  rule,
  lineBreak,
  tableRoles,
  phrase,
  ...(Object.keys(markNames) as MarkName[]).map(mark),
];
