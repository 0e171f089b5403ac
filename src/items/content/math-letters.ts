interface Alphabet {
  /**
   * Code points of Latin A, of 0 (`digits`) and of Greek Α (`greek`) in this style; a missing one means no such
   * letters.
   */
  readonly latin: number;
  readonly digits?: number;
  readonly greek?: number;
  /** Letters that Unicode already had elsewhere, by their plain forms; the alphabet has gaps in their places. */
  readonly older?: Readonly<Record<string, string>>;
}

const script = { B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ", e: "ℯ", g: "ℊ", o: "ℴ" };
const fraktur = { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" };
const doubled = { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" };

/** The alphabets by value of `mathvariant`. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { latin: 0x1d400, digits: 0x1d7ce, greek: 0x1d6a8 },
  italic: { latin: 0x1d434, greek: 0x1d6e2, older: { h: "ℎ" } },
  "bold-italic": { latin: 0x1d468, greek: 0x1d71c },
  script: { latin: 0x1d49c, older: script },
  "bold-script": { latin: 0x1d4d0 },
  fraktur: { latin: 0x1d504, older: fraktur },
  "bold-fraktur": { latin: 0x1d56c },
  "double-struck": { latin: 0x1d538, digits: 0x1d7d8, older: doubled },
  "sans-serif": { latin: 0x1d5a0, digits: 0x1d7e2 },
  "bold-sans-serif": { latin: 0x1d5d4, digits: 0x1d7ec, greek: 0x1d756 },
  "sans-serif-italic": { latin: 0x1d608 },
  "sans-serif-bold-italic": { latin: 0x1d63c, greek: 0x1d790 },
  monospace: { latin: 0x1d670, digits: 0x1d7f6 },
};

const capitals = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇";
const small = "αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ";
const greekLetters = capitals + small;

const letterIn = (letter: string, { latin, digits, greek, older }: Alphabet): string | null => {
  const old = older?.[letter];
  if (old !== undefined) return old;
  const code = letter.codePointAt(0) ?? 0;
  if (/[A-Z]/.test(letter)) return String.fromCodePoint(latin + code - 65);
  if (/[a-z]/.test(letter)) return String.fromCodePoint(latin + code - 71);
  if (/\d/.test(letter)) return digits === undefined ? null : String.fromCodePoint(digits + code - 48);
  const place = greekLetters.indexOf(letter);
  return place < 0 || greek === undefined ? null : String.fromCodePoint(greek + place);
};

/** A text in the Unicode letters of a `mathvariant`; null when one of its characters has none. */
export const lettersOf = (text: string, variant: string): string | null => {
  const alphabet = alphabets[variant];
  if (alphabet === undefined) return null;
  const letters = Array.from(text, (letter) => (/\s/.test(letter) ? letter : letterIn(letter, alphabet)));
  return letters.includes(null) ? null : letters.join("");
};

/** CSS declarations for a `mathvariant` without Unicode letters; null when no style can draw it. */
export const styleOf = (variant: string): string | null => {
  const declarations = [
    ...(variant.includes("bold") ? ["font-weight:bold"] : []),
    ...(variant.includes("italic") ? ["font-style:italic"] : []),
    ...(variant.includes("sans-serif") ? ["font-family:sans-serif"] : []),
    ...(variant === "monospace" ? ["font-family:monospace"] : []),
  ];
  return declarations.length === 0 || /script|fraktur/.test(variant) ? null : declarations.join(";");
};
