import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { bundle } from "../../../src/server/program/bundle.js";
import { projectRoot } from "../../../src/server/program/places.js";

/** The last release with a reader of QTI 2.1 only, which refused whatever was no choice or text. */
const earlierRelease = "3cf469e965fdb5616a36ea2dd56aa341e706be95";

/** Bundled programs of this measure. */
export interface ReadingPrograms {
  readonly measure: string;
  /** The module of the earlier release's reader; null where the project lies here without its history. */
  readonly earlier: string | null;
}

/** The sources of the earlier release below a folder; false: there is no history to take them from. */
const unpackEarlier = (folder: string): boolean => {
  try {
    const tar = execFileSync("git", ["archive", earlierRelease, "src/contract", "src/items", "src/psychometrics"], {
      cwd: projectRoot,
      maxBuffer: 1_000_000_000,
      stdio: ["ignore", "pipe", "ignore"],
    });
    mkdirSync(folder);
    execFileSync("tar", ["-x", "-C", folder], { input: tar });
    return true;
  } catch {
    return false;
  }
};

/** Bundles, as the product is, what reads files. `folder` lies in the project, so that its packages are found. */
export async function readingPrograms(folder: string): Promise<ReadingPrograms> {
  const sources = path.join(folder, "earlier");
  const hasEarlier = unpackEarlier(sources);
  await bundle(
    {
      measure: "tests/bench/import/measure-reading.ts",
      ...(hasEarlier ? { earlier: path.join(sources, "src/items/import/package.ts") } : {}),
    },
    folder,
  );
  return {
    measure: path.join(folder, "measure.mjs"),
    earlier: hasEarlier ? path.join(folder, "earlier.mjs") : null,
  };
}
