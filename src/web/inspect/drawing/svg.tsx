import { renderToStaticMarkup } from "react-dom/server";
import type { ChartLayout } from "../layout/drawing";
import { ChartDrawing } from "./ChartDrawing";
import { chartInk } from "./ink";

/** A drawing as the text of an SVG file. */
export const svgOf = (drawing: ChartLayout): string =>
  `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={drawing.width}
      height={drawing.height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={drawing.chart}
    >
      <rect width="100%" height="100%" fill={chartInk.paper} />
      <ChartDrawing drawing={drawing} />
    </svg>,
  ).replaceAll("><", ">\n<")}\n`;
