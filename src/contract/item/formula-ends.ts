/** Inline formulae are atoms to a line: without this, one may end before the point or bracket that belongs to them. */
const ended =
  /(?:[(“‘]\s*)?<math\b(?![^>]*display="block")[^>]*>(?:(?!<\/math>)[^])*<\/math>[A-Za-z]{0,2}[-.,;:?!%)”’，。；：？！）、]*/g;

/** Wraps each inline formula and the marks that touch it in a span of this class, which no line may break. */
export const withFormulaEnds = (html: string, className: string): string =>
  html.replace(ended, (whole) =>
    whole.startsWith("<math") && whole.endsWith("</math>") ? whole : `<span class="${className}">${whole}</span>`,
  );
