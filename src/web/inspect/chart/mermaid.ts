import type { ChartGraph, ChartNode } from "./graph";
import { edgeLabel, wrapped } from "./label";
import { meaningOf } from "./meaning";

const nameOf = (id: string) => id.replaceAll(/[^A-Za-z0-9_]/g, "_");
/** Mermaid ends a label at these characters. */
const plain = (text: string) => text.replaceAll(";", ",").replaceAll(":", " ").replaceAll("#", "");
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const detailsOf = (node: ChartNode, graph: ChartGraph): string[] => [
  ...(node.entry.length === 0 ? [] : [`entry / ${node.entry.join(", ")}`]),
  ...(node.exit.length === 0 ? [] : [`exit / ${node.exit.join(", ")}`]),
  ...node.invokes.map(({ id, src }) => (id === src ? `invoke ${id}` : `invoke ${id} (${src})`)),
  ...graph.edges.filter(({ source, targets }) => source === node.id && targets.length === 0).map(edgeLabel),
];

/** Characters per line of a note. */
const widest = 60;

const noteOf = (node: ChartNode, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`note right of ${nameOf(node.id)}`, ...indented(lines.map(plain)), "end note"];

const stateLines = (node: ChartNode, graph: ChartGraph): string[] => {
  const name = nameOf(node.id);
  const children = graph.nodes.filter(({ parent }) => parent === node.id);
  const details = detailsOf(node, graph);
  const meaning = meaningOf(node, graph).flatMap((sentence) => wrapped(sentence.split(" "), widest));
  const title = `state "${plain(node.key)}" as ${name}`;
  const ending = node.kind === "final" ? [`${name} --> [*]`] : [];
  if (children.length === 0)
    return [title, ...details.map((detail) => `${name} : ${plain(detail)}`), ...noteOf(node, meaning), ...ending];
  const start = node.initial === null ? [] : [`[*] --> ${nameOf(node.initial)}`];
  const parts = children.map((child) => stateLines(child, graph));
  const body =
    node.kind === "parallel"
      ? parts.flatMap((part, place) => (place === 0 ? part : ["--", ...part]))
      : [...start, ...parts.flat()];
  return [`${title} {`, ...indented(body), "}", ...noteOf(node, [...meaning, ...details])];
};

/** A chart as a Mermaid diagram (stateDiagram-v2). */
export function mermaidOf(graph: ChartGraph): string {
  const roots = graph.nodes.filter(({ parent }) => parent === null);
  const arrows = graph.edges.flatMap((edge) =>
    edge.targets.map((target) => `${nameOf(edge.source)} --> ${nameOf(target)} : ${plain(edgeLabel(edge))}`),
  );
  return ["stateDiagram-v2", ...indented([...roots.flatMap((root) => stateLines(root, graph)), ...arrows]), ""].join(
    "\n",
  );
}
