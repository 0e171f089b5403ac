import { Node, type NodeViewRenderer } from "@tiptap/core";

/** Views of what stands in a text as one piece; without one, its source is shown. */
export interface AtomViews {
  readonly formula?: NodeViewRenderer;
  readonly island?: NodeViewRenderer;
  /** The address of a picture's file. */
  readonly addressOf?: (src: string) => string;
}

const hidden = (value: unknown) => ({ default: value, rendered: false });
const base = { atom: true, draggable: true, selectable: true };
const inline = { ...base, group: "inline", inline: true };
const view = (renderer: NodeViewRenderer | undefined) =>
  renderer === undefined ? {} : { addNodeView: () => renderer };

/** The nodes of pictures, formulas and of elements that stay as they are. */
export const atomNodes = ({ formula, island, addressOf = (src) => src }: AtomViews = {}) => [
  Node.create({
    name: "formula",
    ...inline,
    // a field in which words are selected must not be dragged
    draggable: false,
    addAttributes: () => ({ latex: hidden(""), display: hidden("inline") }),
    renderHTML: ({ node }) => ["span", {}, String(node.attrs["latex"])],
    renderText: ({ node }) =>
      node.attrs["display"] === "block"
        ? `\\[${String(node.attrs["latex"])}\\]`
        : `\\(${String(node.attrs["latex"])}\\)`,
    ...view(formula),
  }),
  Node.create({
    name: "picture",
    ...inline,
    addAttributes: () => ({ src: hidden(""), alt: hidden(null), written: hidden({}) }),
    renderHTML: ({ node: { attrs } }) => [
      "img",
      {
        ...(attrs["written"] as object),
        src: addressOf(String(attrs["src"])),
        alt: String(attrs["alt"] ?? ""),
        "data-undescribed": String(attrs["alt"] ?? "").trim() === "" ? "" : null,
      },
    ],
  }),
  Node.create({
    name: "lineIsland",
    ...inline,
    addAttributes: () => ({ html: hidden("") }),
    renderHTML: () => ["span"],
    ...view(island),
  }),
  Node.create({
    name: "blockIsland",
    ...base,
    group: "block",
    addAttributes: () => ({ html: hidden("") }),
    renderHTML: () => ["div"],
    ...view(island),
  }),
];
