import { existsSync } from "node:fs";
import path from "node:path";

const named = process.env["INVIGIL_SHARED"] ?? path.resolve(import.meta.dirname, "../../../shared");

const outside = {
  packages: { what: "five item packages", where: "items/qti21-biology" },
  imports: { what: "small files of other systems", where: "imports" },
  vectors: { what: "the reference vectors of item response theory", where: "irt-vectors/public.json" },
  simulation: { what: "the reference simulation", where: "irt-vectors/sim-public.json" },
} as const;

export type Outside = keyof typeof outside;

/**
 * The path of material beside the project; null if it is missing. It is looked for in ../shared, or in the folder that
 * INVIGIL_SHARED names; "none" names no folder.
 */
export const outsidePath = (material: Outside): string | null => {
  const place = path.resolve(named, outside[material].where);
  return named !== "none" && existsSync(place) ? place : null;
};

/** One line for all that is missing beside the project, or null where nothing is. */
export const notTried = (): string | null => {
  const missing = (Object.keys(outside) as Outside[]).filter((material) => outsidePath(material) === null);
  if (missing.length === 0) return null;
  const names = missing.map((material) => `${outside[material].what} (../shared/${outside[material].where})`);
  return `Not tried, as it lies beside the project: ${names.join(", ")}.`;
};
