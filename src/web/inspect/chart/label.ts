import type { ChartEdge } from "./graph";

const separator = " ";

/** Wraps words into lines of at most `width` characters; a longer word gets a line to itself. */
export const wrapped = (words: readonly string[], width: number): string[] =>
  words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + separator.length + word.length <= width
      ? [...lines.slice(0, -1), last + separator + word]
      : [...lines, word];
  }, []);

/** The parts of "event [guard] / action, action" between which a line may break. */
export const labelWords = ({ event, guard, actions }: Pick<ChartEdge, "event" | "guard" | "actions">): string[] => [
  event,
  ...(guard === null ? [] : [`[${guard}]`]),
  ...actions.map((action, place) => `${place === 0 ? "/ " : ""}${action}${place < actions.length - 1 ? "," : ""}`),
];

/** "event [guard] / action, action" */
export const edgeLabel = (edge: Pick<ChartEdge, "event" | "guard" | "actions">): string =>
  labelWords(edge).join(separator);
