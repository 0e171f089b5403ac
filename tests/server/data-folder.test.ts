import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCluster } from "../../src/server/db/embedded/cluster";

const patience = 60_000;
const tell = () => undefined;
const formatter = path.join(import.meta.dirname, "../../node_modules/.bin/oxfmt");

let project: string;
beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "invigil-project-"));
});
afterAll(() => rm(project, { recursive: true, force: true }));

it(
  "the data folder is ignored by formatter and version control anywhere in a project",
  async () => {
    const data = path.join(project, "data");
    await (await openCluster(data, tell)).stop();
    await writeFile(path.join(project, "file.ts"), "export const one = 1;\n");
    const { status, stdout } = spawnSync(formatter, ["--list-different"], { cwd: project, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, ""]);
    expect(await readFile(path.join(data, ".gitignore"), "utf8")).toBe("*\n");
  },
  patience,
);

it(
  "an existing .gitignore in the data folder is not changed",
  async () => {
    const data = path.join(project, "with-rules");
    await mkdir(data, { mode: 0o700 });
    await writeFile(path.join(data, ".gitignore"), "postgresql\n");
    await (await openCluster(data, tell)).stop();
    expect(await readFile(path.join(data, ".gitignore"), "utf8")).toBe("postgresql\n");
  },
  patience,
);
