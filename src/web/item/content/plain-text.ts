import type { Cleaner } from "../../ui/markup/cleaner";
import { cleanBody } from "./clean-markup";

/** Puts a part of a formula in brackets where it is more than one number or letter. */
const bracket = (part: Element): void => {
  if (!/^\s*[\p{L}\p{N}.,]*\s*$/u.test(part.textContent ?? "")) {
    part.prepend("(");
    part.append(")");
  }
};

const infix =
  (sign: string) =>
  (element: Element): void => {
    for (const part of element.children) bracket(part);
    element.children[1]?.before(sign);
  };

const spoken =
  (name: string) =>
  (element: Element): void =>
    element.replaceWith(` ${element.getAttribute(name) ?? ""} `);

/** Conversions to one line for elements without text, or whose text depends on layout. */
const inLine: readonly (readonly [string, (element: Element) => void])[] = [
  ["p, li, div, tr, th, td, br, figure, blockquote, pre", (element) => element.after(" ")],
  ["img", spoken("alt")],
  ["svg", spoken("aria-label")],
  ["mfrac", infix("/")],
  ["msup", infix("^")],
  ["msub", infix("_")],
  [
    "msqrt",
    (element) => {
      bracket(element);
      element.prepend("√");
    },
  ],
];

/** Content HTML as one line of text, for labels and native selects: 3/7, x^2, a picture's description. */
export const oneLineText = (cleaner: Cleaner, html: string): string => {
  const body = cleanBody(cleaner, html);
  for (const [name, write] of inLine)
    for (const element of [...body.querySelectorAll(name)].toReversed()) write(element);
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
};
