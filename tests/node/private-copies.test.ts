import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const synchronousCopy = "cp" + "Sync";

/**
 * Node 22 and 24 give folders that this function copies without a filter the permissions 755 where the original has
 * 700, and PostgreSQL refuses a data folder that others can read. `cp` of node:fs/promises keeps the permissions.
 */
it("copies no folder by the synchronous function, which opens private folders on Node 22 and 24", () => {
  const sources = ["src", "machines", "tests"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => readFileSync(path.join(root, file), "utf8").includes(synchronousCopy))).toEqual([]);
});
