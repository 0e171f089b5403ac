import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api";
import type { ChartEdge, ChartGraph, ChartNode } from "../chart/graph";
import { reasonsOf } from "../chart/meaning";
import type { DrawnLine } from "./drawing";
import { arrowLines, boxLines } from "./lines";
import { blockSize, dotRadius, inset } from "./measure";

export type Direction = "RIGHT" | "DOWN";

/** ELK's input, and the chart element at each of its positions. */
export interface ElkChart {
  readonly root: ElkNode;
  readonly boxes: ReadonlyMap<string, readonly DrawnLine[]>;
  readonly arrows: ReadonlyMap<
    string,
    { readonly transitions: readonly string[]; readonly lines: readonly DrawnLine[]; readonly meaning: string }
  >;
}

/** ELK does not pass options down to nested levels: each compound state gets these. */
const level = {
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.thoroughness": "12",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelNode": "8",
  "elk.spacing.nodeSelfLoop": "12",
  "elk.spacing.portPort": "12",
  "elk.layered.spacing.nodeNodeBetweenLayers": "32",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
};

const sheet = (direction: Direction) => ({
  "elk.algorithm": "layered",
  "elk.direction": direction,
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.randomSeed": "1",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
  ...level,
});

const dotId = (node: ChartNode) => `${node.id}|dot`;
const startId = (node: ChartNode) => `${node.id}|start`;

/** One arrow for all transitions between the same two states. */
const arrowsOf = (graph: ChartGraph): Map<string, { source: string; target: string; edges: ChartEdge[] }> => {
  const arrows = new Map<string, { source: string; target: string; edges: ChartEdge[] }>();
  for (const edge of graph.edges) {
    for (const target of edge.targets) {
      const id = `${edge.source}>${target}`;
      const known = arrows.get(id);
      if (known === undefined) arrows.set(id, { source: edge.source, target, edges: [edge] });
      else known.edges.push(edge);
    }
  }
  return arrows;
};

const elkNode = (
  node: ChartNode,
  graph: ChartGraph,
  boxes: ReadonlyMap<string, readonly DrawnLine[]>,
  direction: Direction,
): ElkNode => {
  const { width, height } = blockSize(boxes.get(node.id) ?? []);
  const size = { width: width + 2 * inset.x, height: height + 2 * inset.y };
  const children = graph.nodes.filter(({ parent }) => parent === node.id);
  if (children.length === 0)
    return {
      id: node.id,
      ...size,
      layoutOptions: {
        ...level,
        "elk.nodeSize.constraints": "[PORTS, MINIMUM_SIZE]",
        "elk.nodeSize.minimum": `(${size.width},${size.height})`,
      },
    };
  const dot = node.initial === null ? [] : [{ id: dotId(node), width: 2 * dotRadius, height: 2 * dotRadius }];
  return {
    id: node.id,
    children: [...dot, ...children.map((child) => elkNode(child, graph, boxes, direction))],
    layoutOptions: {
      "elk.padding": `[top=${size.height + 8},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "[MINIMUM_SIZE]",
      // ELK rotates a graph that runs downwards, but not the minimum size of a state with children.
      "elk.nodeSize.minimum":
        direction === "DOWN" ? `(${size.height},${size.width})` : `(${size.width},${size.height})`,
      ...level,
    },
  };
};

/** Turns a chart into ELK's input. */
export function elkChartOf(graph: ChartGraph, direction: Direction): ElkChart {
  const boxes = new Map(graph.nodes.map((node) => [node.id, boxLines(node, graph)]));
  const joined = arrowsOf(graph);
  const arrows = new Map(
    [...joined].map(([id, { edges }]) => [
      id,
      { transitions: edges.map((edge) => edge.id), lines: arrowLines(edges), meaning: reasonsOf(edges).join("\n") },
    ]),
  );
  const labelled = [...joined].map(([id, { source, target }]): ElkExtendedEdge => {
    const { width, height } = blockSize(arrows.get(id)?.lines ?? []);
    return {
      id,
      sources: [source],
      targets: [target],
      labels: [
        {
          id: `${id}|label`,
          text: " ",
          width: width + 8,
          height: height + 2,
          layoutOptions: { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" },
        },
      ],
    };
  });
  const starts = graph.nodes.flatMap((node): ElkExtendedEdge[] =>
    node.initial === null ? [] : [{ id: startId(node), sources: [dotId(node)], targets: [node.initial] }],
  );
  const top = graph.nodes.filter(({ parent }) => parent === null);
  return {
    root: {
      id: `${graph.id}|sheet`,
      layoutOptions: sheet(direction),
      children: top.map((node) => elkNode(node, graph, boxes, direction)),
      edges: [...starts, ...labelled],
    },
    boxes,
    arrows,
  };
}
