import type { ChartEdge, ChartGraph, ChartNode } from "./graph";
import { edgeLabel } from "./label";

const reasonOf = (edge: ChartEdge): string[] =>
  edge.description === null ? [] : [`${edgeLabel(edge)}: ${edge.description}`];

/** The description of a state and of the transitions that stay in it, one a line; empty if there are none. */
export const meaningOf = (node: ChartNode, { edges }: ChartGraph): string[] => [
  ...(node.description === null ? [] : [node.description]),
  ...edges.filter(({ source, targets }) => source === node.id && targets.length === 0).flatMap(reasonOf),
];

/** The descriptions of these transitions, one a line. */
export const reasonsOf = (edges: readonly ChartEdge[]): string[] => edges.flatMap(reasonOf);
