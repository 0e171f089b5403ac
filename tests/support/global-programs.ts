import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { bundle } from "../../src/server/program/bundle";
import { programFile } from "../../src/server/program/programs";
import { alone, folderName, root } from "./programs";

const here = path.join(root, ".cache", "programs");

/**
 * Builds the server, with the parts that only the tests run, before any test starts it. Returns a function that removes
 * the tests' build.
 */
export async function setup(): Promise<() => void> {
  if (process.env[folderName] !== undefined) return () => undefined;
  await programFile("main", () => undefined);
  mkdirSync(here, { recursive: true });
  const folder = mkdtempSync(path.join(here, "run-"));
  await bundle({ alone: path.relative(root, alone) }, folder);
  process.env[folderName] = folder;
  return () => {
    delete process.env[folderName];
    rmSync(folder, { recursive: true, force: true });
  };
}
