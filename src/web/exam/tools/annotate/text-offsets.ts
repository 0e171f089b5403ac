/** A range of an element's text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const textNodes = (root: Element): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
};

export const elementText = (root: Element): string =>
  textNodes(root)
    .map(({ data }) => data)
    .join("");

const lengthUpTo = (root: Element, node: Node, offset: number): number => {
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(node, offset);
  return before.toString().length;
};

/** The part of the root's text that a DOM range covers, without white space at its ends; null when nothing is left. */
export const spanOf = (root: Element, range: Range): TextSpan | null => {
  const holdsStart = root.contains(range.startContainer);
  const holdsEnd = root.contains(range.endContainer);
  if (!holdsStart && !holdsEnd) return null;
  const text = elementText(root);
  const start = holdsStart ? lengthUpTo(root, range.startContainer, range.startOffset) : 0;
  const end = holdsEnd ? lengthUpTo(root, range.endContainer, range.endOffset) : text.length;
  return trimmed(text, { start, end });
};

/** The range without white space at its ends; null when nothing is left. */
export const trimmed = (text: string, { start, end }: TextSpan): TextSpan | null => {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  const to = end - (part.length - part.trimEnd().length);
  return from < to ? { start: from, end: to } : null;
};

export interface NodeSpan extends TextSpan {
  readonly node: Text;
}

/** The pieces of text nodes that make up a range. */
export const textPieces = (root: Element, { start, end }: TextSpan): readonly NodeSpan[] => {
  let before = 0;
  return textNodes(root).flatMap((node) => {
    const from = Math.max(0, start - before);
    const to = Math.min(node.length, end - before);
    before += node.length;
    return from < to ? [{ node, start: from, end: to }] : [];
  });
};

/** The range as a DOM range; null where the text is too short for it. */
export const rangeOf = (root: Element, span: TextSpan): Range | null => {
  const pieces = textPieces(root, span);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, first.start);
  range.setEnd(last.node, last.end);
  return range.toString().length === span.end - span.start ? range : null;
};
