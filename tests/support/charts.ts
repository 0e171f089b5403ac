import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ChartSpec } from "./chart-spec";

const folder = path.resolve(import.meta.dirname, "../machines");

/** The specifications of all charts: the exports of the files ending in .chart.ts beside the machines' tests. */
export const chartSpecs = (): Promise<ChartSpec[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".chart.ts"))
      .toSorted()
      .map(async (file) => {
        const url = pathToFileURL(path.join(folder, file)).href;
        return ((await import(/* @vite-ignore */ url)) as { readonly spec: ChartSpec }).spec;
      }),
  );
