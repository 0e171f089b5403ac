/** Elements that only contain a row of others. */
const rows = new Set(["math", "mrow", "mstyle", "mpadded", "semantics", "mtd"]);
const silent = new Set(["annotation", "annotation-xml", "mspace", "mphantom", "mprescripts"]);
const tokens = new Set(["mi", "mn", "mo", "mtext", "ms"]);

export type BorderLine = "bar" | "underlined" | "boxed";

/** The line that a CSS border draws over, under or around a node; null where there is none. */
export const lineOf = (node: Element): BorderLine | null => {
  const style = node.getAttribute("style") ?? "";
  if (/(?:^|;)\s*border\s*:/.test(style)) return "boxed";
  if (node.localName === "mtd") return null;
  return /border-top/.test(style) ? "bar" : /border-bottom/.test(style) ? "underlined" : null;
};

/** The text of a node without invisible characters. */
export const visibleText = (node: Element | undefined): string =>
  (node?.textContent ?? "").replace(/[\u2061-\u2064\u200b]/g, "").trim();

/** The elements of a node that are spoken one after another; nested rows are flattened, invisible elements left out. */
export const partsOf = (node: Element | undefined): readonly Element[] => {
  if (node === undefined || silent.has(node.localName)) return [];
  if (rows.has(node.localName) && lineOf(node) === null) return [...node.children].flatMap(partsOf);
  return tokens.has(node.localName) && visibleText(node) === "" ? [] : [node];
};

/** The spoken elements of all children of an element. */
export const insideOf = (node: Element): readonly Element[] => [...node.children].flatMap(partsOf);

export const isOneSign = (parts: readonly Element[]): boolean =>
  parts.length === 1 && parts.every((part) => tokens.has(part.localName));

const isClosing = (node: Element): boolean => /^[)\]}⟩!%°∘]$/.test(visibleText(node));

/** Whether a node can be multiplied or subtracted from. */
export const isOperand = (node: Element | undefined): boolean =>
  node !== undefined && (node.localName !== "mo" || isClosing(node));

/** Whether one pair of brackets encloses all parts. */
export const isBracketed = (parts: readonly Element[]): boolean =>
  /^[([{⟨]$/.test(visibleText(parts[0])) && /^[)\]}⟩]$/.test(visibleText(parts.at(-1)));
