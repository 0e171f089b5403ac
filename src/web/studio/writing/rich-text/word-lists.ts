import type { HtmlElement, HtmlNode } from "./html-tree";

/** A paragraph that Word means as a row of a list: how deep it stands, and its mark. */
interface WordRow {
  readonly level: number;
  readonly list: "ul" | "ol";
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly HtmlNode[];
}

const deepest = 9;

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";
const textOf = (node: HtmlNode): string => (isElement(node) ? node.children.map(textOf).join("") : node);

const isMark = (node: HtmlNode): boolean =>
  isElement(node) && /mso-list\s*:\s*ignore/i.test(node.attributes["style"] ?? "");

/** The first element that shows the mark of a row, at any depth. */
const markIn = (nodes: readonly HtmlNode[]): string | null => {
  for (const node of nodes) {
    if (isMark(node)) return textOf(node).replaceAll(/[\s\u00a0]+/g, "");
    const inside = isElement(node) ? markIn(node.children) : null;
    if (inside !== null) return inside;
  }
  return null;
};

const letters: Readonly<Record<string, string>> = { lower: "a", upper: "A" };

const listOf = (mark: string): Pick<WordRow, "list" | "attributes"> => {
  const found = /^\(?(?:(\d{1,3})|([a-z])|([A-Z]))[.)、:]/.exec(mark);
  if (found === null) return { list: "ul", attributes: {} };
  const [, number, lower, upper] = found;
  if (number !== undefined) return { list: "ol", attributes: { start: number } };
  const letter = lower ?? upper ?? "a";
  const start = String((letter.toLowerCase().codePointAt(0) ?? 97) - 96);
  return { list: "ol", attributes: { type: letters[lower === undefined ? "upper" : "lower"] ?? "a", start } };
};

const rowOf = (node: HtmlNode): WordRow | null => {
  if (!isElement(node) || !/^(?:p|h[1-6])$/.test(node.name)) return null;
  const level = /mso-list\s*:\s*l\d{1,4}\s+level(\d)/i.exec(node.attributes["style"] ?? "")?.[1];
  if (level === undefined) return null;
  const content = node.children;
  return { level: Math.min(deepest, Number(level)), ...listOf(markIn(content) ?? ""), content };
};

const made = (name: string, children: readonly HtmlNode[], attributes: WordRow["attributes"] = {}): HtmlElement => ({
  name,
  attributes,
  children,
});

/** Neighbouring rows as lists in lists. */
const nested = (rows: readonly WordRow[]): HtmlElement[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const items: HtmlElement[] = [];
  let at = 0;
  while (at < rows.length) {
    const row = rows[at];
    if (row === undefined) break;
    if (items.length > 0 && row.level === first.level && row.list !== first.list) break;
    let next = at + 1;
    while ((rows[next]?.level ?? 0) > first.level) next += 1;
    items.push(made("li", [...row.content, ...nested(rows.slice(at + 1, next))]));
    at = next;
  }
  return [made(first.list, items, first.attributes), ...nested(rows.slice(at))];
};

/** The nodes with Word's paragraphs of lists as lists. */
export function listsOfWord(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const out: HtmlNode[] = [];
  let rows: WordRow[] = [];
  const flush = (): void => {
    out.push(...nested(rows));
    rows = [];
  };
  for (const node of nodes) {
    const row = rowOf(node);
    if (row !== null) rows.push(row);
    else if (typeof node === "string" && node.trim() === "" && rows.length > 0) continue;
    else {
      flush();
      out.push(isElement(node) ? { ...node, children: listsOfWord(node.children) } : node);
    }
  }
  flush();
  return out;
}
