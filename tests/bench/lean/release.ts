import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../../support/programs";
import { withSite, type Site } from "../site";

/** A folder with the sources of a release, its packages installed and its programs and pages built. */
export interface Release {
  readonly name: "before" | "now";
  readonly folder: string;
}

/** The release that the present one is measured against. */
const earlierCommit = "cb24057ab933324cce093fc08105b6edb4e2e242";

const execute = promisify(execFile);
const run = (folder: string, program: string, ...words: readonly string[]) =>
  execute(program, words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });

export const presentRelease: Release = { name: "now", folder: root };

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/**
 * The earlier release, from the history of this repository, in a temporary folder that later runs use again. Rejects
 * where the history does not have it.
 */
export async function earlierRelease(report: (sentence: string) => void): Promise<Release> {
  const folder = path.join(tmpdir(), `invigil-release-${earlierCommit.slice(0, 12)}`);
  const release: Release = { name: "before", folder };
  if (await exists(folder)) return release;
  await run(root, "git", "cat-file", "-e", `${earlierCommit}^{commit}`).catch((cause: unknown) => {
    throw new Error(`the history of this clone lacks ${earlierCommit}: git fetch --unshallow`, { cause });
  });
  report(`Building the release ${earlierCommit.slice(0, 8)} in ${folder} …`);
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const archive = path.join(unfinished, "release.tar");
    const sources = path.join(unfinished, "sources");
    await mkdir(sources);
    await run(root, "git", "archive", "--output", archive, earlierCommit);
    await run(sources, "tar", "-xf", archive);
    await run(sources, "npm", "ci", "--no-audit", "--no-fund");
    await run(sources, "npm", "run", "build");
    await rename(sources, folder).catch(async (cause: unknown) => {
      if (!(await exists(folder))) throw cause;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return release;
}

/** Runs `work` against a fresh server of a release, with its pages and with data of its own. */
export const withReleaseSite = <Result>(
  { folder }: Release,
  work: (site: Site) => Promise<Result>,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> => withSite(work, args, env, path.join(folder, "src", "server", "start.js"));
