import type { SpokenPart } from "../../../../../machines/exam/speech.machine";
import { optionLetter } from "../../../item/interactions/interaction-props";
import { spokenMath } from "./spoken-math";

/** A part of the question on the sheet, with its spoken text. */
export interface SpokenElement extends SpokenPart {
  readonly element: HTMLElement;
  /** Length of the words spoken before the text of the element, such as the letter of an option; in UTF-16 units. */
  readonly before: number;
  /** The spoken text is the same as the visible text. */
  readonly isPlain: boolean;
}

const unsaid = "select, button, input, textarea, style, script, [aria-hidden=true], [hidden]";
const blanks = { en: "blank", zh: "空格" } as const;
const blocks = /^(p|li|tr|div|h\d|figure|table|ul|ol|blockquote|br|td|th)$/;

type Language = keyof typeof blanks;

const languageOf = (lang: string): Language => (lang.startsWith("zh") ? "zh" : "en");

/** The spoken text of a node: text verbatim, formulas in words, pictures by their descriptions. */
function spoken(node: Node, language: Language): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (node.hasAttribute("data-gap")) return ` ${blanks[language]} `;
  if (node.matches(unsaid)) return "";
  if (node.localName === "math") return ` ${spokenMath(node, language)} `;
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  if (node.localName === "svg")
    return ` ${node.getAttribute("aria-label") ?? node.querySelector("title")?.textContent ?? ""} `;
  const inside = [...node.childNodes].map((child) => spoken(child, language)).join("");
  return blocks.test(node.localName) ? `${inside}\n` : inside;
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();

function partOf(element: HTMLElement, letter: string): SpokenElement[] {
  const text = tidy(spoken(element, languageOf(element.lang)));
  if (text === "") return [];
  const before = letter === "" ? "" : `${letter}. `;
  return [
    {
      element,
      text: before + text,
      lang: element.lang,
      before: before.length,
      isPlain: text === (element.textContent ?? ""),
    },
  ];
}

/** The parts of the question on screen in the order of reading: passage, stem, then option by option. */
export function spokenElements(root: ParentNode = document): readonly SpokenElement[] {
  const boxes = root.querySelectorAll<HTMLElement>("main [data-part=passage], main article [lang]");
  const shown = [...boxes].filter((box) => typeof box.checkVisibility !== "function" || box.checkVisibility());
  const rows = [...root.querySelectorAll("main article label")];
  return shown.flatMap((element) => {
    const row = element.closest("label");
    return partOf(element, row === null ? "" : optionLetter(rows.indexOf(row)));
  });
}
