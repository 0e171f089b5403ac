import { lettersOf, styleOf } from "./math-letters";
import { isElement, readMath, rowOf, withStyle, writeMath, type MathElement, type MathNode } from "./math-tree";

type Attributes = Readonly<Record<string, string>>;

const tokenElements = new Set(["mi", "mn", "mo", "mtext", "ms"]);

/** Styles for those values of `notation` in `menclose` that borders can draw. */
const lines: Readonly<Record<string, string>> = {
  top: "padding:0.1em 0 0 0;border-top:0.065em solid",
  bottom: "padding:0 0 0.1em 0;border-bottom:0.065em solid",
  left: "padding:0 0 0 0.1em;border-left:0.065em solid",
  right: "padding:0 0.1em 0 0;border-right:0.065em solid",
  box: "padding:0.2em;border:0.065em solid",
};

/** Attributes that browsers ignore, with the CSS properties that replace them. */
const styles: readonly (readonly [string, string])[] = [
  ["mathcolor", "color"],
  ["mathbackground", "background"],
  ["mathsize", "font-size"],
];
const sizes: Readonly<Record<string, string>> = { normal: "1em", small: "0.8em", big: "1.2em" };

const withStyles = (attributes: Attributes): Attributes =>
  styles.reduce<Attributes>((all, [name, property]) => {
    const { [name]: value, ...rest } = all;
    return value === undefined ? all : withStyle(rest, `${property}:${sizes[value.trim()] ?? value.trim()}`);
  }, attributes);

const isDefault = (name: string, variant: string, text: string): boolean => {
  const isLetter = name === "mi" && Array.from(text).length === 1;
  return variant === "normal" ? !isLetter : variant === "italic" && isLetter;
};

/**
 * A token in its `mathvariant`: in letters of Unicode, else by a style; the attribute stays when neither can draw it.
 */
const inVariant = (name: string, attributes: Attributes, text: string, variant: string): MathElement => {
  const element = { name, attributes, children: text === "" ? [] : [text] };
  if (isDefault(name, variant, text)) return element;
  const kept = { ...element, attributes: { ...attributes, mathvariant: variant } };
  if (variant === "normal") return kept;
  const letters = lettersOf(text, variant);
  if (letters !== null) return { ...element, children: [letters] };
  const style = styleOf(variant);
  return style === null ? kept : { ...element, attributes: withStyle(attributes, style) };
};

const tokenOf = ({ name, attributes, children }: MathElement, variant: string | undefined): MathElement => {
  // browsers read elements inside a token as HTML, so the token becomes a row
  if (children.some(isElement)) return rowOf(children.map((child) => drawn(child, variant)));
  const { lquote = "&quot;", rquote = "&quot;", ...others } = attributes;
  const isQuoted = name === "ms";
  const written = children.flatMap((child) => (isElement(child) ? [] : [child])).join("");
  const text = isQuoted || name === "mtext" ? written : written.trim();
  const shown = isQuoted ? `${lquote}${text}${rquote}` : text;
  const asToken = isQuoted ? "mtext" : name;
  if (variant === undefined) return { name: asToken, attributes: others, children: isQuoted ? [shown] : children };
  return inVariant(asToken, others, shown, variant);
};

const enclosed = (attributes: Attributes, children: readonly MathNode[]): MathElement | null => {
  const { notation = "", ...rest } = attributes;
  const marks = notation.split(/\s+/).filter(Boolean);
  const known = marks.flatMap((mark) => lines[mark] ?? []);
  if (known.length === 0 || known.length < marks.length) return null;
  return known.reduce<MathElement>(
    (inside, line, place) => ({
      name: "mrow",
      attributes: withStyle(place === known.length - 1 ? rest : {}, line),
      children: place === 0 ? children : [inside],
    }),
    { name: "mrow", attributes: {}, children },
  );
};

const sign = (text: string, attributes: Attributes): MathElement[] =>
  text.trim() === "" ? [] : [{ name: "mo", attributes, children: [text.trim()] }];

/** One character, also where it is written as an entity. */
const characters = /&[#\w]+;|\S/gu;

/** A row with fences around its parts and separators between them, which browsers do not draw for `mfenced`. */
const fenced = (attributes: Attributes, children: readonly MathNode[]): MathElement => {
  const { open = "(", close = ")", separators = ",", ...rest } = attributes;
  const between = separators.match(characters) ?? [];
  const parts = children.filter(isElement);
  const inner = parts.flatMap((part, place) => [
    part,
    ...(place === parts.length - 1 ? [] : sign(between[place] ?? between.at(-1) ?? "", { separator: "true" })),
  ]);
  return {
    name: "mrow",
    attributes: rest,
    children: [
      ...sign(open, { fence: "true", form: "prefix" }),
      ...inner,
      ...sign(close, { fence: "true", form: "postfix" }),
    ],
  };
};

function drawn(node: MathNode, inherited: string | undefined): MathNode {
  if (!isElement(node)) return node;
  const { mathvariant, ...others } = node.attributes;
  const variant = mathvariant?.trim() ?? inherited;
  const attributes = withStyles(others);
  if (tokenElements.has(node.name)) return tokenOf({ ...node, attributes }, variant);
  if (node.name === "none") return { name: "mrow", attributes: {}, children: [] };
  const children = node.children.map((child) => drawn(child, variant));
  if (node.name === "mfenced") return fenced(attributes, children);
  return (node.name === "menclose" ? enclosed(attributes, children) : null) ?? { ...node, attributes, children };
}

/** An element in the form that browsers draw. */
export const drawnMath = (element: MathElement): MathElement => rowOf([drawn(element, undefined)]);

const undrawn = /\s(?:mathvariant|mathcolor|mathbackground|mathsize)\s*=|<(?:menclose|mfenced|none|ms)\b/;

/**
 * Brings MathML in a text into the form that browsers draw: styled letters as letters of Unicode, colours and lines as
 * styles, strings in their quotes, fences as signs. Parts that cannot be drawn stay unchanged.
 */
export const withDrawnMath = (html: string): string =>
  html.includes("<math") && undrawn.test(html)
    ? html.replace(/<math\b[^<>]*>(?:(?!<math\b)[\s\S])*?<\/math\s*>/g, (mathml) => {
        const root = undrawn.test(mathml) ? readMath(mathml) : null;
        return root === null ? mathml : writeMath(drawnMath(root));
      })
    : html;
