import { readFileSync } from "node:fs";
import { importedPackages } from "../structure/import-graph";
import { root } from "../support/programs";
import { partsOfProduct, type Installed } from "./judge";

/** The typeface, which the build finds by its place. */
const font = "@fontsource-variable/inter";

/** The packages that are installed with this project, bundled into it or needed for building it. */
export function productParts(): Installed[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return partsOfProduct(packages, [...importedPackages(root, ["src", "machines"]), font]);
}
