import type { ChartEdge, ChartGraph, ChartNode } from "../chart/graph";
import { labelWords, wrapped } from "../chart/label";
import type { DrawnLine } from "./drawing";

/** Characters per line inside a state and beside an arrow. */
const widest = { inside: 44, arrow: 30 } as const;

const linesOf = (
  role: DrawnLine["role"],
  words: readonly string[],
  width: number,
  transition: string | null = null,
): DrawnLine[] =>
  wrapped(words, width).map((text, place) => ({ text: place === 0 ? text : `  ${text}`, role, transition }));

const listed = (head: string, names: readonly string[]): DrawnLine[] =>
  names.length === 0
    ? []
    : linesOf(
        "detail",
        [head, ...names.map((name, place) => (place < names.length - 1 ? `${name},` : name))],
        widest.inside,
      );

const transitionLines = (edge: ChartEdge, width: number): DrawnLine[] =>
  linesOf("transition", labelWords(edge), width, edge.id);

/** The text lines of a state's box: name, tags, entry, exit, invoked actors and the transitions that stay in it. */
export function boxLines(node: ChartNode, graph: ChartGraph): readonly DrawnLine[] {
  const staying = graph.edges.filter((edge) => edge.source === node.id && edge.targets.length === 0);
  return [
    { text: node.key, role: "title", transition: null },
    ...(node.tags.length === 0
      ? []
      : linesOf(
          "tag",
          node.tags.map((tag) => `#${tag}`),
          widest.inside,
        )),
    ...listed("entry /", node.entry),
    ...listed("exit /", node.exit),
    ...node.invokes.flatMap(({ id, src }) => listed("invoke", [id === src ? id : `${id} (${src})`])),
    ...staying.flatMap((edge) => transitionLines(edge, widest.inside)),
  ];
}

/** The text lines beside an arrow: one entry for each transition that it represents. */
export const arrowLines = (edges: readonly ChartEdge[]): readonly DrawnLine[] =>
  edges.flatMap((edge) => transitionLines(edge, widest.arrow));
