import { allNamed, mathNames, wordPart, wordParts, runOf, wordValue } from "./word-xml";

/** A formula has a part that is not known here. */
class UnknownPart extends Error {}

const escaped: Readonly<Record<string, string>> = {
  "\\": String.raw`\backslash `,
  "{": String.raw`\{`,
  "}": String.raw`\}`,
  $: String.raw`\$`,
  "&": String.raw`\&`,
  "#": String.raw`\#`,
  "%": String.raw`\%`,
  _: String.raw`\_`,
  "^": String.raw`\hat{}`,
  "~": String.raw`\sim `,
  "\u00a0": "~",
  "\u2062": "",
  "\u2061": "",
};
const escape = (text: string): string =>
  text.replaceAll(/[\\{}$&#%_^~\u00a0\u2061\u2062]/g, (sign) => escaped[sign] ?? sign);

const functions = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det gcd".split(" "),
);
const accents: Readonly<Record<string, string>> = {
  "\u0302": "hat",
  "\u0303": "tilde",
  "\u0304": "bar",
  "\u0305": "overline",
  "\u0307": "dot",
  "\u0308": "ddot",
  "\u20d7": "vec",
  "\u0301": "acute",
  "\u0300": "grave",
};
const large: Readonly<Record<string, string>> = {
  "∑": "sum",
  "∏": "prod",
  "∐": "coprod",
  "∫": "int",
  "∬": "iint",
  "∭": "iiint",
  "∮": "oint",
  "⋃": "bigcup",
  "⋂": "bigcap",
};

const deepest = 60;
/** Parts that say how a formula looks, not what it is. */
const silent = new Set(["ctrlPr", "rPr", "bookmarkStart", "bookmarkEnd", "proofErr"]);

class FormulaReader {
  #depth = 0;

  /** What the parts of an element say, one after another. */
  inside(element: Element | undefined): string {
    if (element === undefined) return "";
    this.#depth += 1;
    if (this.#depth > deepest) throw new UnknownPart("depth");
    const text = wordParts(element)
      .map((part) => this.#part(part))
      .join("");
    this.#depth -= 1;
    return text;
  }

  #of(element: Element, name: string): string {
    return `{${this.inside(wordPart(element, name))}}`;
  }

  #part(part: Element): string {
    const { localName } = part;
    if (silent.has(localName) || localName.endsWith("Pr")) return "";
    const read = this.#forms[localName];
    if (read === undefined) throw new UnknownPart(localName);
    return read(part);
  }

  #run(run: Element): string {
    const properties = wordPart(run, "rPr");
    const text = wordParts(run)
      .map((part) => (part.localName === "t" ? (part.textContent ?? "") : ""))
      .join("");
    if (wordPart(properties, "nor") !== undefined) return String.raw`\text{${escape(text)}}`;
    if (functions.has(text.trim())) return `\\${text.trim()} `;
    const isUpright = wordValue(properties, "sty") === "p" && /^[A-Za-z]{2,}$/.test(text);
    return isUpright ? String.raw`\mathrm{${text}}` : escape(text);
  }

  #nary(element: Element): string {
    const properties = wordPart(element, "naryPr");
    const sign = wordValue(properties, "chr") ?? "∫";
    const name = large[sign];
    const limits = wordValue(properties, "limLoc") === "undOvr" ? String.raw`\limits` : "";
    const shown = (part: string, mark: string, hidden: string): string => {
      const text = this.inside(wordPart(element, part));
      return text === "" || isOn(properties, hidden) ? "" : `${mark}{${text}}`;
    };
    const operator = name === undefined ? escape(sign) : `\\${name}${limits}`;
    return `${operator}${shown("sub", "_", "subHide")}${shown("sup", "^", "supHide")}${this.#of(element, "e")}`;
  }

  #delimited(element: Element): string {
    const properties = wordPart(element, "dPr");
    const signOf = (name: string, usual: string): string => {
      const has = wordPart(properties, name) !== undefined;
      const sign = has ? (wordValue(properties, name) ?? "") : usual;
      return sign === "" ? "." : escape(sign);
    };
    const between = wordValue(properties, "sepChr") ?? "|";
    const texts = wordParts(element)
      .filter(({ localName }) => localName === "e")
      .map((part) => this.inside(part));
    const middle = texts.join(String.raw`\middle${escape(between)} `);
    return String.raw`\left${signOf("begChr", "(")} ${middle}\right${signOf("endChr", ")")} `;
  }

  #rows(element: Element, row: string, cells: string | null, environment: string): string {
    const rows = wordParts(element)
      .filter(({ localName }) => localName === row)
      .map((one) =>
        cells === null
          ? this.inside(one)
          : wordParts(one)
              .filter(({ localName }) => localName === cells)
              .map((cell) => this.inside(cell))
              .join(" & "),
      );
    return String.raw`\begin{${environment}}${rows.join(String.raw` \\ `)}\end{${environment}}`;
  }

  #accent(element: Element): string {
    const name = accents[wordValue(wordPart(element, "accPr"), "chr") ?? "\u0302"];
    if (name === undefined) throw new UnknownPart("accent");
    return `\\${name}${this.#of(element, "e")}`;
  }

  #root(element: Element): string {
    const degree = this.inside(wordPart(element, "deg"));
    const isSquare = degree === "" || isOn(wordPart(element, "radPr"), "degHide");
    return String.raw`\sqrt${isSquare ? "" : `[${degree}]`}${this.#of(element, "e")}`;
  }

  readonly #forms: Readonly<Record<string, (element: Element) => string>> = {
    r: (element) => this.#run(element),
    e: (element) => this.inside(element),
    box: (element) => this.inside(wordPart(element, "e")),
    oMath: (element) => this.inside(element),
    f: (element) =>
      wordValue(wordPart(element, "fPr"), "type") === "lin"
        ? `${this.#of(element, "num")}/${this.#of(element, "den")}`
        : String.raw`\frac${this.#of(element, "num")}${this.#of(element, "den")}`,
    sSup: (element) => `${this.#of(element, "e")}^${this.#of(element, "sup")}`,
    sSub: (element) => `${this.#of(element, "e")}_${this.#of(element, "sub")}`,
    sSubSup: (element) => `${this.#of(element, "e")}_${this.#of(element, "sub")}^${this.#of(element, "sup")}`,
    sPre: (element) => `{}_${this.#of(element, "sub")}^${this.#of(element, "sup")}${this.#of(element, "e")}`,
    rad: (element) => this.#root(element),
    d: (element) => this.#delimited(element),
    nary: (element) => this.#nary(element),
    func: (element) => `${this.inside(wordPart(element, "fName"))}${this.#of(element, "e")}`,
    acc: (element) => this.#accent(element),
    bar: (element) =>
      `\\${wordValue(wordPart(element, "barPr"), "pos") === "top" ? "overline" : "underline"}${this.#of(element, "e")}`,
    limLow: (element) => `${this.inside(wordPart(element, "e"))}_${this.#of(element, "lim")}`,
    limUpp: (element) => `${this.inside(wordPart(element, "e"))}^${this.#of(element, "lim")}`,
    m: (element) => this.#rows(element, "mr", "e", "matrix"),
    eqArr: (element) => this.#rows(element, "e", null, "aligned"),
  };
}

/** Whether a property that says yes or no says yes; without a value it does. */
const isOn = (properties: Element | undefined, name: string): boolean =>
  wordPart(properties, name) !== undefined && !["0", "off", "false"].includes(wordValue(properties, name) ?? "1");

/** A formula of Word as LaTeX; one that is not known as its text, so that it is marked where it stands. */
const latexOf = (formula: Element): string => {
  try {
    return new FormulaReader().inside(formula);
  } catch (error) {
    if (!(error instanceof UnknownPart)) throw error;
    return String.raw`\formulaOfWord{${escape((formula.textContent ?? "").slice(0, 200))}}`;
  }
};

/** Replaces the formulas of a Word document by LaTeX between `\(` and `\)`. */
export function writeFormulas(text: Document): void {
  for (const formula of allNamed(text, mathNames, "oMath")) {
    const parent = formula.parentNode;
    if (parent === null || formula.getElementsByTagNameNS(mathNames, "oMath").length > 0) continue;
    parent.replaceChild(runOf(text, String.raw`\(${latexOf(formula)}\)`), formula);
  }
  // a formula on a line of its own stands in a paragraph of formulas, which the reader of texts does not know
  for (const block of allNamed(text, mathNames, "oMathPara")) {
    const parent = block.parentNode;
    while (block.firstChild !== null) parent?.insertBefore(block.firstChild, block);
    parent?.removeChild(block);
  }
}
