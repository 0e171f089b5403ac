/** An element of MathML; texts and values stay escaped. */
export interface MathElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathNode[];
}
export type MathNode = MathElement | string;

const tokens = /<(\/)?([A-Za-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/)?>|([^<]+)/y;
const attributes = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(attributes)].map(([, name = "", double, single]) => [name, double ?? single ?? ""]),
  );

/** Parses a `math` element to a tree; null when it is not well-formed. */
export const readMath = (mathml: string): MathElement | null => {
  const top: MathNode[] = [];
  const open: { element: MathElement; children: MathNode[] }[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < mathml.length) {
    const [, closing, name, written = "", closed, text] = tokens.exec(mathml) ?? [];
    const into = open.at(-1)?.children ?? top;
    if (text !== undefined) into.push(text);
    else if (name === undefined) return null;
    else if (closing !== undefined) {
      if (open.pop()?.element.name !== name) return null;
    } else {
      const children: MathNode[] = [];
      const element = { name, attributes: attributesOf(written), children };
      into.push(element);
      if (closed === undefined) open.push({ element, children });
    }
  }
  const [root, ...more] = top;
  return open.length > 0 || more.length > 0 || typeof root !== "object" || root.name !== "math" ? null : root;
};

/** The mark-up of a node. */
export const writeMath = (node: MathNode): string => {
  if (typeof node === "string") return node;
  const written = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.name}${written.join("")}>${node.children.map(writeMath).join("")}</${node.name}>`;
};

export const isElement = (node: MathNode | undefined): node is MathElement => typeof node === "object";

/** An `mrow` of nodes; a single element is returned as it is. */
export const rowOf = (children: readonly MathNode[]): MathElement => {
  const [only] = children;
  return children.length === 1 && isElement(only) ? only : { name: "mrow", attributes: {}, children };
};

/** Adds a declaration to the `style` of attributes. */
export const withStyle = (
  attributes: Readonly<Record<string, string>>,
  declaration: string,
): Readonly<Record<string, string>> => {
  const { style = "", ...rest } = attributes;
  return { ...rest, style: [style.replace(/;\s*$/, ""), declaration].filter(Boolean).join(";") };
};
