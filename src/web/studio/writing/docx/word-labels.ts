import { allNamed, wordPart, wordParts, runOf, wordValue, wordNames } from "./word-xml";

/** How the number of one depth of a list is written. */
interface Depth {
  readonly start: number;
  readonly format: string;
  /** As in "%1.%2)". */
  readonly pattern: string;
}

interface WordList {
  readonly id: string;
  readonly depths: readonly Depth[];
}

const deepestList = 9;
const digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

const letterOf = (number: number, first: string): string => {
  // Word writes the 27th letter as AA and the 28th as BB
  const letter = String.fromCodePoint((first.codePointAt(0) ?? 0) + ((number - 1) % 26));
  return letter.repeat(Math.min(Math.floor((number - 1) / 26) + 1, 5));
};

const romanSigns: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
const romanOf = (number: number): string => {
  let rest = Math.min(number, 3999);
  let text = "";
  for (const [value, sign] of romanSigns)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
};

const chineseOf = (number: number): string => {
  if (number > 99) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const front = tens === 0 ? "" : `${tens === 1 ? "" : (digits[tens] ?? "")}十`;
  return `${front}${ones === 0 && tens > 0 ? "" : (digits[ones] ?? "")}`;
};

const writtenNumber = (number: number, format: string): string => {
  switch (format) {
    case "upperLetter":
      return letterOf(number, "A");
    case "lowerLetter":
      return letterOf(number, "a");
    case "upperRoman":
      return romanOf(number);
    case "lowerRoman":
      return romanOf(number).toLowerCase();
    case "chineseCounting":
    case "chineseCountingThousand":
    case "chineseLegalSimplified":
    case "ideographTraditional":
      return chineseOf(number);
    default:
      return String(number);
  }
};

const depthOf = (level: Element | undefined): Depth => ({
  start: Number(wordValue(level, "start") ?? "1"),
  format: wordValue(level, "numFmt") ?? "decimal",
  pattern: wordValue(level, "lvlText") ?? "",
});

const attributeOf = (element: Element, name: string): string => element.getAttributeNS(wordNames, name) ?? "";

/** The lists of a document by the ids that its paragraphs name. */
const listsOf = (numbering: Document | null): ReadonlyMap<string, WordList> => {
  if (numbering === null) return new Map();
  const forms = new Map(
    allNamed(numbering, wordNames, "abstractNum").map((form) => {
      const levels = wordParts(form).filter(({ localName }) => localName === "lvl");
      const at = (depth: number) => levels.find((level) => attributeOf(level, "ilvl") === String(depth));
      return [
        attributeOf(form, "abstractNumId"),
        Array.from({ length: deepestList }, (_, depth) => depthOf(at(depth))),
      ];
    }),
  );
  return new Map(
    allNamed(numbering, wordNames, "num").flatMap((list) => {
      const form = wordValue(list, "abstractNumId") ?? "";
      const depths = forms.get(form);
      if (depths === undefined) return [];
      const changes = wordParts(list).filter(({ localName }) => localName === "lvlOverride");
      const changed = depths.map((depth, at) => {
        const change = changes.find((one) => attributeOf(one, "ilvl") === String(at));
        if (change === undefined) return depth;
        const own = wordPart(change, "lvl");
        const start = wordValue(change, "startOverride");
        return {
          ...(own === undefined ? depth : depthOf(own)),
          ...(start === undefined ? {} : { start: Number(start) }),
        };
      });
      const isOwn = changes.length > 0;
      const id = attributeOf(list, "numId");
      // lists of one form without changes count on from each other
      return [[id, { id: isOwn ? `own ${id}` : `form ${form}`, depths: changed }] as const];
    }),
  );
};

/** The list and the depth that a paragraph names itself or by its style. */
type Numbered = { readonly listId: string; readonly depth: number } | null;

const numberedBy = (properties: Element | undefined): Numbered => {
  const named = wordPart(properties, "numPr");
  const listId = wordValue(named, "numId");
  return listId === undefined ? null : { listId, depth: Number(wordValue(named, "ilvl") ?? "0") };
};

const numberedStyles = (styles: Document | null): ReadonlyMap<string, Numbered> =>
  new Map(
    (styles === null ? [] : allNamed(styles, wordNames, "style")).map((style) => [
      attributeOf(style, "styleId"),
      numberedBy(wordPart(style, "pPr")),
    ]),
  );

const labelOf = (depths: readonly Depth[], depth: number, counts: readonly number[]): string => {
  const { format, pattern } = depths[depth] ?? { format: "decimal", pattern: "" };
  if (format === "none") return "";
  if (format === "bullet") return "• ";
  const text = pattern.replaceAll(/%(\d)/g, (_, place: string) => {
    const at = Number(place) - 1;
    return writtenNumber(counts[at] ?? 1, depths[at]?.format ?? "decimal");
  });
  return text === "" ? "" : `${text} `;
};

/**
 * Writes the numbers and letters that Word shows before the paragraphs of lists into their text, and takes the lists
 * away: they say which paragraph is a question and which a choice.
 */
export function writeLabels(text: Document, numbering: Document | null, styles: Document | null): void {
  const lists = listsOf(numbering);
  const byStyle = numberedStyles(styles);
  const counted = new Map<string, number[]>();
  for (const paragraph of allNamed(text, wordNames, "p")) {
    const properties = wordPart(paragraph, "pPr");
    const named = numberedBy(properties) ?? byStyle.get(wordValue(properties, "pStyle") ?? "") ?? null;
    const own = wordPart(properties, "numPr");
    if (own !== undefined) properties?.removeChild(own);
    const list = named === null ? undefined : lists.get(named.listId);
    if (named === null || list === undefined) continue;
    const depth = Math.min(named.depth, deepestList - 1);
    const counts = (counted.get(list.id) ?? []).slice(0, depth + 1);
    for (let at = 0; at < depth; at += 1) counts[at] ??= list.depths[at]?.start ?? 1;
    counts[depth] = counts[depth] === undefined ? (list.depths[depth]?.start ?? 1) : counts[depth] + 1;
    counted.set(list.id, counts);
    const label = labelOf(list.depths, depth, counts);
    if (label !== "") paragraph.insertBefore(runOf(text, label), properties?.nextSibling ?? paragraph.firstChild);
  }
}
