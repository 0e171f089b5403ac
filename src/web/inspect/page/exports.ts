import type { AnyStateMachine } from "xstate";
import type { MessageId } from "../../i18n/message-id";
import { configOf } from "../chart/config";
import { graphOf } from "../chart/graph";
import { mermaidOf } from "../chart/mermaid";
import type { ChartLayout } from "../layout/drawing";

interface Export {
  readonly label: MessageId;
  readonly ending: string;
  readonly mediaType: string;
  readonly write: (chart: AnyStateMachine, drawing: ChartLayout) => Promise<string>;
}

/** The file formats in which a chart can be exported. */
export const chartExports: readonly Export[] = [
  {
    label: "inspect.exportSvg",
    ending: "svg",
    mediaType: "image/svg+xml",
    write: async (_, drawing) => (await import("../drawing/svg")).svgOf(drawing),
  },
  {
    label: "inspect.exportMermaid",
    ending: "mmd",
    mediaType: "text/plain",
    write: (chart) => Promise.resolve(mermaidOf(graphOf(chart))),
  },
  {
    label: "inspect.exportJson",
    ending: "json",
    mediaType: "application/json",
    write: (chart) => Promise.resolve(`${JSON.stringify(configOf(chart), null, 2)}\n`),
  },
];
