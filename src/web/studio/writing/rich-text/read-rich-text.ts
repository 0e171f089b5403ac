import type { JSONContent } from "@tiptap/core";
import { decodedLatex, withFormulas, type FormulaDisplay } from "../../../../items/content/formulas";
import { isImageSource } from "../../../../items/content/image-source";
import { readHtml } from "./html-reader";
import { treeText, type HtmlElement, type HtmlNode } from "./html-tree";
import { blockIslands, inlineIslands, markOf, phraseNames } from "./names";
import { readTable } from "./read-table";
import { writtenAttributes } from "./written-attributes";

interface Formula {
  readonly latex: string;
  readonly display: FormulaDisplay;
  readonly source: string;
}
type Marks = NonNullable<JSONContent["marks"]>;

const phrases = new Set(phraseNames);
const islandsInLines = new Set(inlineIslands);
const islandsAsBlocks = new Set(blockIslands);
const headings: Readonly<Record<string, number>> = { h1: 3, h2: 3, h3: 3, h4: 4, h5: 5, h6: 6 };

/** Text in a line: spaces as browsers draw them, none at its ends. */
const spaced = (run: readonly JSONContent[]): JSONContent[] => {
  let isAfterSpace = true;
  const out: JSONContent[] = [];
  for (const node of run) {
    if (node.type !== "text") {
      isAfterSpace = node.type === "lineBreak";
      const last = out.at(-1);
      if (isAfterSpace && last?.type === "text") last.text = (last.text ?? "").replace(/ $/, "");
      out.push(node);
      continue;
    }
    const text = (node.text ?? "").replace(/[ \t\r\n\f]+/g, " ");
    const words = isAfterSpace ? text.replace(/^ /, "") : text;
    if (words === "") continue;
    isAfterSpace = words.endsWith(" ");
    out.push({ ...node, text: words });
  }
  const last = out.at(-1);
  if (last?.type === "text") last.text = (last.text ?? "").replace(/ $/, "");
  return out.filter(({ type, text }) => type !== "text" || text !== "");
};

/** Marks with one more; of a kind with a button there is one, the inner one, and no phrase is there twice. */
const withMark = (marks: Marks, added: Marks[number]): Marks => {
  const isReplaced = (mark: Marks[number]): boolean =>
    mark.type === added.type && (mark.type !== "phrase" || JSON.stringify(mark) === JSON.stringify(added));
  return [...marks.filter((mark) => !isReplaced(mark)), added];
};

/** Gathers the blocks of one container; lines without a paragraph around them become bare paragraphs. */
class BlockReader {
  readonly blocks: JSONContent[] = [];
  #line: JSONContent[] = [];
  readonly #formulas: readonly Formula[];

  constructor(formulas: readonly Formula[]) {
    this.#formulas = formulas;
  }

  /** The blocks of nodes, at least one. */
  static of(nodes: readonly HtmlNode[], formulas: readonly Formula[]): JSONContent[] {
    const reader = new BlockReader(formulas);
    reader.read(nodes, []);
    reader.end();
    const [first] = reader.blocks;
    return first === undefined ? [{ type: "paragraph", attrs: { tags: "none" } }] : reader.blocks;
  }

  /** The content of one line; blocks in it are joined. */
  static lineOf(nodes: readonly HtmlNode[], formulas: readonly Formula[], isSpaced = true): JSONContent[] {
    const reader = new BlockReader(formulas);
    reader.read(nodes, [], true);
    return isSpaced ? spaced(reader.#line) : reader.#line;
  }

  read(nodes: readonly HtmlNode[], marks: Marks, isLine = false): void {
    for (const node of nodes) {
      if (typeof node === "string") this.#line.push({ type: "text", text: node, marks });
      else if (!this.#readInline(node, marks, isLine) && !(isLine ? false : this.#readBlock(node)))
        this.read(node.children, marks, isLine);
    }
  }

  end(): void {
    const content = spaced(this.#line);
    this.#line = [];
    if (content.length > 0) this.blocks.push({ type: "paragraph", attrs: { tags: "none" }, content });
  }

  #readInline(node: HtmlElement, marks: Marks, isLine: boolean): boolean {
    const { name, attributes, children } = node;
    const put = (type: string, attrs: JSONContent["attrs"]) => this.#line.push({ type, attrs: attrs ?? {}, marks });
    const mark = markOf(name);
    if (name === "br") put("lineBreak", {});
    else if (name === "iv-formula") {
      const formula = this.#formulas[Number(attributes["n"])];
      if (formula !== undefined) put("formula", { latex: formula.latex, display: formula.display });
    } else if (name === "img") {
      const src = (attributes["src"] ?? "").trim();
      const written = writtenAttributes("img", attributes, ["src", "alt"]);
      if (isImageSource(src)) put("picture", { src, alt: attributes["alt"] ?? null, written });
    } else if (islandsInLines.has(name)) put("lineIsland", { html: this.#sourceOf(node) });
    else if (mark !== undefined || phrases.has(name)) {
      const written = writtenAttributes(name, attributes);
      this.read(children, withMark(marks, { type: mark ?? "phrase", attrs: { name, written } }), isLine);
    } else return false;
    return true;
  }

  #readBlock(node: HtmlElement): boolean {
    const { name, attributes, children } = node;
    const block = (type: string, attrs: JSONContent["attrs"], content: JSONContent[]): true => {
      this.end();
      this.blocks.push({ type, attrs: { ...attrs, written: writtenAttributes(name, attributes) }, content });
      return true;
    };
    const formulas = this.#formulas;
    if (name === "p") return block("paragraph", { tags: "p" }, BlockReader.lineOf(children, formulas));
    const level = headings[name];
    if (level !== undefined) return block("heading", { level }, BlockReader.lineOf(children, formulas));
    if (name === "pre") return block("preformatted", {}, BlockReader.lineOf(children, formulas, false));
    if (name === "div" || name === "blockquote")
      return block(name === "div" ? "division" : "quotation", {}, BlockReader.of(children, formulas));
    if (name === "ul" || name === "ol")
      return block(name === "ul" ? "bulletList" : "orderedList", {}, this.#rows(node));
    if (name === "hr") return block("rule", {}, []);
    if (name === "table") return this.#readTable(node);
    if (name === "li") return block("bulletList", {}, [this.#row(node)]);
    return islandsAsBlocks.has(name) && this.#island(node);
  }

  #readTable(node: HtmlElement): true {
    const table = readTable(
      node,
      (cell) => BlockReader.of(cell, this.#formulas),
      (part) => this.#sourceOf(part),
    );
    if (table === null) return this.#island(node);
    this.end();
    this.blocks.push(table);
    return true;
  }

  #island(node: HtmlElement): true {
    this.end();
    this.blocks.push({ type: "blockIsland", attrs: { html: this.#sourceOf(node) } });
    return true;
  }

  #row(node: HtmlElement): JSONContent {
    const content = BlockReader.of(node.children, this.#formulas);
    // a list directly in a row gets an empty line before it, in which one can type
    const isOpen = content[0]?.type === "paragraph";
    return {
      type: "listItem",
      attrs: { written: writtenAttributes("li", node.attributes) },
      content: isOpen ? content : [{ type: "paragraph", attrs: { tags: "none" } }, ...content],
    };
  }

  #rows({ children }: HtmlElement): JSONContent[] {
    const rows = children.flatMap((child) => {
      if (typeof child === "string" && child.trim() === "") return [];
      const isRow = typeof child !== "string" && child.name === "li";
      return [this.#row(isRow ? child : { name: "li", attributes: {}, children: [child] })];
    });
    return rows.length > 0 ? rows : [this.#row({ name: "li", attributes: {}, children: [] })];
  }

  #sourceOf(node: HtmlElement): string {
    return treeText(node, ({ name, attributes }) =>
      name === "iv-formula" ? (this.#formulas[Number(attributes["n"])]?.source ?? "") : null,
    );
  }
}

interface Marked {
  readonly nodes: readonly HtmlNode[] | null;
  readonly formulas: readonly Formula[];
}

const readMarked = (html: string): Marked => {
  const formulas: Formula[] = [];
  const marked = withFormulas(html.replaceAll(/<\/?iv-formula\b[^<>]*>?/gi, ""), (latex, display) => {
    const source = display === "inline" ? `\\(${latex}\\)` : `\\[${latex}\\]`;
    formulas.push({ latex: decodedLatex(latex), display, source });
    return `<iv-formula n="${formulas.length - 1}"></iv-formula>`;
  });
  return { nodes: readHtml(marked), formulas };
};

/** Whether a text can be read now; if not, the reading of any HTML has to be loaded first. */
export const canReadRichText = (html: string): boolean => readMarked(html).nodes !== null;

/** The document of the editor that a text makes; nothing that content may hold is lost. */
export function readRichText(html: string): JSONContent {
  const { nodes, formulas } = readMarked(html);
  if (nodes === null) throw new Error("This text can be read once the reading of any HTML has loaded");
  return { type: "doc", content: BlockReader.of(nodes, formulas) };
}
