import { insideOf, isBracketed, isOneSign, isOperand, lineOf, partsOf, visibleText } from "./math-row";
import { mathWords, type MathWords } from "./math-words";

type Pattern = keyof MathWords["patterns"];

const primes = /^[′″‴']+$/;
const arrows = /^(?:→|⟶|\u20d7)$/;
const bars = /^[‾ˉ¯_]$/;
const hats = /^[ˆ^]$/;
const dots = /^[˙·.]$/;
const arcs = /^[⌢⏜]$/;

/** Speaks formulas in one language. */
class Speaker {
  readonly #words: MathWords;
  constructor(words: MathWords) {
    this.#words = words;
  }

  #filled(pattern: Pattern, ...parts: readonly string[]): string {
    return this.#words.patterns[pattern].replace(
      /\{(\d)\}/g,
      (_whole, place: string) => parts[Number(place) - 1] ?? "",
    );
  }

  /** Fills the short pattern where all parts are one sign, else the long one. */
  #fitting(short: Pattern, long: Pattern, ...parts: readonly (readonly Element[])[]): string {
    return this.#filled(parts.every(isOneSign) ? short : long, ...parts.map((part) => this.row(part)));
  }

  #letter(text: string): string {
    const sign = this.#words.signs[text];
    if (sign !== undefined) return sign;
    const plain = text.normalize("NFKC");
    if (plain !== text) {
      const code = text.codePointAt(0) ?? 0;
      const isDouble =
        /[ℂℍℕℙℚℝℤ]/u.test(text) || (code >= 0x1d538 && code < 0x1d56c) || (code >= 0x1d7d8 && code < 0x1d7e2);
      const isBold = (code >= 0x1d400 && code < 0x1d434) || (code >= 0x1d468 && code < 0x1d49c) || code >= 0x1d6a8;
      return this.#filled(isDouble ? "double" : isBold ? "bold" : "styled", this.#letter(plain));
    }
    return /^[A-Z]$/.test(text) ? this.#filled("capital", text) : text;
  }

  #token(node: Element): string {
    const text = visibleText(node);
    return node.localName === "mi" && !(text in this.#words.signs) && /^\p{Lu}{2,}$/u.test(text)
      ? Array.from(text).join(" ")
      : node.localName === "mtext" || node.localName === "mn"
        ? text
        : this.#letter(text);
  }

  /** The base of an index or exponent; more than one sign is announced as a group. */
  #base(node: Element | undefined): string {
    const parts = partsOf(node);
    if (parts.length === 0) return this.#words.patterns.nothing;
    const isWhole = isOneSign(parts) || isBracketed(parts) || (parts.length === 1 && parts[0]?.localName !== "msup");
    return isWhole ? this.row(parts) : this.#filled("group", this.row(parts));
  }

  #raised(base: string, exponent: readonly Element[]): string {
    const text = exponent.map(visibleText).join("");
    if (text === "∘" || text === "°") return `${base} ${this.#words.signs["°"] ?? ""}`;
    if (primes.test(text)) return `${base} ${exponent.map((part) => this.#token(part)).join(" ")}`;
    if (isOneSign(exponent) && (text === "2" || text === "3"))
      return this.#filled(text === "2" ? "square" : "cube", base);
    return this.#filled(isOneSign(exponent) ? "power" : "longPower", base, this.row(exponent));
  }

  #lowered(base: Element | undefined, index: readonly Element[]): string {
    const isLogarithm = /^(?:log|ln|lg)$/.test(visibleText(base));
    const [short, long] = isLogarithm ? (["base", "longBase"] as const) : (["index", "longIndex"] as const);
    return this.#filled(isOneSign(index) ? short : long, this.#base(base), this.row(index));
  }

  #over(base: readonly Element[], above: readonly Element[]): string {
    const mark = above.map(visibleText).join("");
    if (arrows.test(mark)) return this.#fitting("vector", "longVector", base);
    if (bars.test(mark)) return this.#fitting("bar", "longBar", base);
    if (hats.test(mark)) return this.#fitting("hat", "longHat", base);
    if (dots.test(mark) && isOneSign(base)) return this.#filled("dot", this.row(base));
    if (arcs.test(mark)) return this.#fitting("arc", "longArc", base);
    return this.#fitting("above", "longAbove", base, above);
  }

  #fraction(node: Element, isAfterOperand: boolean): string {
    const [top, bottom] = [...node.children].map(partsOf);
    const isBinomial = /^0(?:\D|$)/.test(node.getAttribute("linethickness") ?? "");
    if (isBinomial) return this.#fitting("choose", "longChoose", top ?? [], bottom ?? []);
    const isNested = node.parentElement?.closest("mfrac") != null;
    return isAfterOperand || isNested
      ? this.#filled("longFraction", this.row(top ?? []), this.row(bottom ?? []))
      : this.#fitting("fraction", "longFraction", top ?? [], bottom ?? []);
  }

  #root(node: Element): string {
    if (node.localName === "msqrt") return this.#fitting("root", "longRoot", insideOf(node));
    const [inside = [], degree = []] = [...node.children].map(partsOf);
    const isCube = degree.map(visibleText).join("") === "3";
    const isShort = isOneSign(inside) && isOneSign(degree);
    const [short, long] = isCube ? (["cubeRoot", "longCubeRoot"] as const) : (["nthRoot", "longNthRoot"] as const);
    return this.#filled(isShort ? short : long, this.row(inside), this.row(degree));
  }

  #table(node: Element): string {
    const lines = [...node.children].map((line, place) =>
      this.#filled("row", String(place + 1), [...line.children].map((cell) => this.row(partsOf(cell))).join(", ")),
    );
    return this.#filled("table", lines.join("; "));
  }

  #scripts(node: Element): string | null {
    const [base, first, second] = [...node.children];
    const [one, two] = [partsOf(first), partsOf(second)];
    switch (node.localName) {
      case "msup":
        return this.#raised(this.#base(base), one);
      case "msub":
        return this.#lowered(base, one);
      case "msubsup":
        return this.#raised(this.#lowered(base, one), two);
      case "mover":
        return this.#over(partsOf(base), one);
      case "munder":
        return this.#fitting("below", "longBelow", partsOf(base), one);
      case "munderover":
        return this.#filled("limits", this.#base(base), this.row(one), this.row(two));
      case "mmultiscripts": {
        const [low, high] = [...node.children].slice(-2).map(partsOf);
        const said = (parts: readonly Element[] = []) =>
          parts.length === 0 ? this.#words.patterns.nothing : this.row(parts);
        return this.#filled("left", this.#base(base), said(low), said(high));
      }
      default:
        return null;
    }
  }

  #part(node: Element, before: Element | undefined): string {
    const line = lineOf(node);
    const inside = insideOf(node);
    if (line === "bar") return this.#fitting("bar", "longBar", inside);
    if (line === "underlined") return this.#fitting("underlined", "longUnderlined", inside);
    if (line === "boxed") return this.#filled("boxed", this.row(inside));
    switch (node.localName) {
      case "mfrac":
        return this.#fraction(node, isOperand(before));
      case "msqrt":
      case "mroot":
        return this.#root(node);
      case "mtable":
        return this.#table(node);
      default:
        return this.#scripts(node) ?? (node.children.length > 0 ? this.row(inside) : this.#token(node));
    }
  }

  /** Parts that are spoken as a unit, not one after the other: the words, and the number of parts. */
  #together(parts: readonly Element[], place: number): readonly [string, number] | null {
    const [node, next, third] = parts.slice(place, place + 3);
    const before = parts[place - 1];
    if (node === undefined) return null;
    const text = visibleText(node);
    if (text === "|" && !isOperandBar(parts, place)) {
      const length = parts.slice(place + 1).findIndex((part) => visibleText(part) === "|");
      if (length > 0)
        return [this.#filled("absolute", this.row(parts.slice(place + 1, place + 1 + length))), length + 2];
    }
    if (/^[−-]$/.test(text) && node.localName === "mo" && !isOperand(before)) return [this.#words.patterns.negative, 1];
    if (text === "+" && !isOperand(before) && isOperand(next)) return [this.#words.patterns.positive, 1];
    if (text === "(" && third !== undefined && visibleText(third) === ")" && next?.hasAttribute("linethickness"))
      return [this.#part(next, undefined), 3];
    if (node.localName !== "mn" || next === undefined) return null;
    if (visibleText(next) === "%") return [this.#filled("percent", text), 2];
    if (lineOf(next) === "bar" && insideOf(next).every(({ localName }) => localName === "mn"))
      return [
        this.#filled(
          text.endsWith(".") ? "wholeRecurring" : "recurring",
          text.replace(/\.$/, ""),
          this.row(insideOf(next)),
        ),
        2,
      ];
    const isMixed = next.localName === "mfrac" && [...next.children].every((part) => /^\d+$/.test(visibleText(part)));
    return isMixed && /^\d+$/.test(text) && !next.hasAttribute("linethickness")
      ? [this.#filled("mixed", text, this.#part(next, undefined)), 2]
      : null;
  }

  /** The words of parts spoken one after another. */
  row(parts: readonly Element[]): string {
    const said: string[] = [];
    for (let place = 0; place < parts.length;) {
      const node = parts[place];
      if (node === undefined) break;
      const [words, length] = this.#together(parts, place) ?? [this.#part(node, parts[place - 1]), 1];
      said.push(words);
      place += length;
    }
    return said.filter(Boolean).join(" ");
  }
}

/** Whether a bar stands between two operands, since it has no partner that it could close. */
const isOperandBar = (parts: readonly Element[], place: number): boolean =>
  parts.filter((part) => visibleText(part) === "|").length === 1 || place === parts.length - 1;

const speakers = { en: new Speaker(mathWords.en), zh: new Speaker(mathWords.zh) };

/**
 * The words of a MathML formula as a teacher says it. The end of a group longer than one sign is spoken too, so that no
 * two formulas sound alike.
 */
export const spokenMath = (node: Element, language: "en" | "zh"): string => speakers[language].row(partsOf(node));
