import type { ChartEdge, ChartGraph, ChartNode } from "./graph";
import { edgeLabel } from "./label";

const reasonOf = (edge: ChartEdge): string[] =>
  edge.description === null ? [] : [`${edgeLabel(edge)}: ${edge.description}`];

/** What a state means, and why the transitions that stay in it exist, one a line; none where nothing is said. */
export const meaningOf = (node: ChartNode, { edges }: ChartGraph): string[] => [
  ...(node.description === null ? [] : [node.description]),
  ...edges.filter(({ source, targets }) => source === node.id && targets.length === 0).flatMap(reasonOf),
];

/** Why these transitions exist, one a line. */
export const reasonsOf = (edges: readonly ChartEdge[]): string[] => edges.flatMap(reasonOf);
