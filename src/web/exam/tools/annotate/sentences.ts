import { spanOf, elementText, trimmed, type TextSpan } from "./text-offsets";

const blocks = "p, li, td, th, figcaption, blockquote, h1, h2, h3, h4, h5, h6, pre";

const blocksOf = (root: Element): readonly TextSpan[] => {
  const leaves = [...root.querySelectorAll(blocks)].filter((block) => block.querySelector(blocks) === null);
  const spans = leaves.flatMap((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    return spanOf(root, range) ?? [];
  });
  return spans.length === 0 ? [{ start: 0, end: elementText(root).length }] : spans;
};

/** The sentences of an element's text, cut by the rules of its language. */
export const sentencesOf = (root: Element, language: string): readonly TextSpan[] => {
  const text = elementText(root);
  const cutter = new Intl.Segmenter(language, { granularity: "sentence" });
  return blocksOf(root).flatMap(({ start, end }) =>
    [...cutter.segment(text.slice(start, end))].flatMap(
      ({ index, segment }) => trimmed(text, { start: start + index, end: start + index + segment.length }) ?? [],
    ),
  );
};
