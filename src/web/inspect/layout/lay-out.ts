import type { ELK, ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api";
import type { ChartGraph } from "../chart/graph";
import { meaningOf } from "../chart/meaning";
import type { DrawnArrow, DrawnBox, ChartLayout, DrawnLabel, DrawnPoint } from "./drawing";
import { elkChartOf, type Direction, type ElkChart } from "./elk-graph";
import { illegible } from "./legible";
import { dotRadius } from "./measure";

const round = (value: number | undefined) => Math.round((value ?? 0) * 2) / 2;
const areaOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});
const pointOf = ({ x, y }: DrawnPoint): DrawnPoint => ({ x: round(x), y: round(y) });

const placed = (node: ElkNode): ReadonlyMap<string, ElkNode> =>
  new Map([[node.id, node], ...(node.children ?? []).flatMap((child) => [...placed(child)])]);
const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

const arrowOf = (edge: ElkExtendedEdge, { arrows }: ElkChart): DrawnArrow => {
  const { transitions = [], lines = [], meaning = "" } = arrows.get(edge.id) ?? {};
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(pointOf),
  );
  const place = edge.labels?.[0];
  const label: DrawnLabel | null =
    place === undefined || lines.length === 0 ? null : { ...areaOf(place), lines, meaning };
  return { id: edge.id, points, transitions, label };
};

const drawingOf = (graph: ChartGraph, chart: ElkChart, root: ElkNode): ChartLayout => {
  const places = placed(root);
  const boxes = graph.nodes.map((node): DrawnBox => {
    const parent = graph.nodes.find(({ id }) => id === node.parent);
    return {
      id: node.id,
      kind: node.kind,
      isRegion: parent?.kind === "parallel",
      isRoot: node.parent === null,
      lines: chart.boxes.get(node.id) ?? [],
      meaning: meaningOf(node, graph).join("\n"),
      ...areaOf(places.get(node.id) ?? {}),
    };
  });
  const dots = graph.nodes.flatMap((node) => {
    const dot = places.get(`${node.id}|dot`);
    return dot === undefined ? [] : [{ x: round(dot.x) + dotRadius, y: round(dot.y) + dotRadius }];
  });
  return {
    chart: graph.id,
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    boxes,
    dots,
    arrows: edgesIn(root).map((edge) => arrowOf(edge, chart)),
  };
};

/** The aspect ratio of a landscape sheet of paper; a drawing close to it needs the least zooming. */
const fairShape = 1.5;
const unfitness = (drawing: ChartLayout) =>
  Math.abs(Math.log(drawing.width / drawing.height / fairShape)) +
  Math.log(drawing.width * drawing.height) / 2 +
  illegible(drawing).length * 10;

/**
 * Lays a chart out in both directions and returns the drawing that is smaller and closer to the shape of a screen; the
 * same chart always gives the same drawing.
 */
export async function layOut(graph: ChartGraph, elk: Pick<ELK, "layout">): Promise<ChartLayout> {
  const directions: readonly Direction[] = ["RIGHT", "DOWN"];
  const drawings = await Promise.all(
    directions.map(async (direction) => {
      const chart = elkChartOf(graph, direction);
      return drawingOf(graph, chart, await elk.layout(chart.root));
    }),
  );
  return drawings.reduce((best, other) => (unfitness(other) < unfitness(best) ? other : best));
}
