/**
 * An inline formula with adjacent brackets and punctuation: without this, a line may break between a formula and the
 * punctuation that belongs to it.
 */
const ended =
  /(?:[(“‘]\s*)?<math\b(?![^>]*display="block")[^>]*>(?:(?!<\/math>)[^])*<\/math>[A-Za-z]{0,2}[-.,;:?!%)”’，。；：？！）、]*/g;

/** Wraps each inline formula and the adjacent marks in a span of this class, in which no line may break. */
export const withFormulaEnds = (html: string, className: string): string =>
  html.replace(ended, (whole) =>
    whole.startsWith("<math") && whole.endsWith("</math>") ? whole : `<span class="${className}">${whole}</span>`,
  );
