/** Elements that the editor knows as marks of a text, by the kind of mark. */
export const markNames = {
  bold: ["b", "strong"],
  italic: ["i", "em"],
  underline: ["u"],
  strike: ["s", "del"],
  subscript: ["sub"],
  superscript: ["sup"],
} as const;
export type MarkName = keyof typeof markNames;

/** Other elements within a line, which stay as they are around their text. */
export const phraseNames = "ins small mark code kbd samp var q cite abbr dfn bdi bdo span".split(" ");

/** Elements that stay as they are with all that is in them; they can be moved and deleted as a whole. */
export const blockIslands: readonly string[] = ["dl", "figure"];
export const inlineIslands: readonly string[] = ["svg", "math", "ruby", "wbr"];

/** Levels of headings in content. */
export const headingLevels = [3, 4, 5, 6] as const;

const marksByElement: ReadonlyMap<string, MarkName> = new Map(
  (Object.keys(markNames) as MarkName[]).flatMap((mark) => markNames[mark].map((name) => [name, mark] as const)),
);
/** The kind of mark of an element; undefined: it is none. */
export const markOf = (element: string): MarkName | undefined => marksByElement.get(element);
