import type { ESTree, Plugin } from "vite";

const described = "?described";
const inspectedCharts = /\/src\/web\/inspect\/charts\.ts$/;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const isText = (value: ESTree.Node): boolean =>
  value.type === "BinaryExpression" ? isText(value.left) : value.type === "Literal" && typeof value.value === "string";

/** The `description` properties of states and transitions in a module. */
const descriptionsIn = (node: ESTree.Node): readonly { readonly start: number; readonly end: number }[] =>
  node.type === "Property" && node.key.type === "Identifier" && node.key.name === "description" && isText(node.value)
    ? [node]
    : Object.values(node).flat().filter(isNode).flatMap(descriptionsIn);

/**
 * Removes descriptions from the machines that pages run; the inspector, which shows them, gets copies with them.
 * `isChartModule`: whether a module id is that of a machine.
 */
export const chartDescriptions = (isChartModule: (id: string) => boolean): Plugin => ({
  name: "chart-descriptions",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer = "", options) {
    if (!inspectedCharts.test(importer) && !importer.endsWith(described)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found !== null && isChartModule(found.id) ? { ...found, id: found.id + described } : found;
  },
  transform(code, id) {
    if (!isChartModule(id)) return null;
    const parts = descriptionsIn(this.parse(code, { lang: "ts" }));
    const kept = [{ end: 0 }, ...parts].map(({ end }, index) => code.slice(end, parts[index]?.start).replace(/^,/, ""));
    return parts.length === 0 ? null : { code: kept.join(""), map: null };
  },
});
