import { execFile } from "node:child_process";
import { cp, lstat, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { Figure } from "../figure";
import { connect } from "../load/call";
import { median } from "../percentile";
import { withSite, type Site } from "../site";
import type { Release } from "./release";

const rounds = 3;
const lookEveryMs = 30;
const longestMs = 60_000;
const execute = promisify(execFile);
const readJson = async (...place: readonly string[]) => JSON.parse(await readFile(path.join(...place), "utf8"));

/** What a clone has beside its sources. */
const notSources: ReadonlySet<string> = new Set([".cache", ".data", ".git", "dist", "node_modules"]);

/**
 * Places a release in an empty folder as an installation gets it: by its archive where it makes one, else as its
 * sources. Returns the folder to install in.
 */
async function place({ folder }: Release, into: string): Promise<string> {
  const { name, version, scripts } = await readJson(folder, "package.json");
  if (scripts.package === undefined) {
    const isSource = (file: string) => !notSources.has(path.relative(folder, file));
    await cp(folder, path.join(into, name), { recursive: true, filter: isSource });
    return path.join(into, name);
  }
  const archive = path.join(into, "archive.tgz");
  await execute("npm", ["run", "package", "--", archive], { cwd: folder });
  await execute("tar", ["-xzf", archive, "-C", into]);
  await rm(archive);
  return path.join(into, `${name}-${version}`);
}

/** The room that the files in a folder take on the disk, in megabytes. */
async function megabytesOf(folder: string): Promise<number> {
  let blocks = 0;
  for (const file of await readdir(folder, { recursive: true }))
    blocks += (await lstat(path.join(folder, file))).blocks;
  return (blocks * 512) / 1_000_000;
}

/** The first result of `ask` that is not null, asked again and again; a server that has just started may be busy. */
async function asSoonAs<Result>(ask: () => Promise<Result | null>): Promise<Result> {
  for (let latest = Date.now() + longestMs; ;) {
    const result = await ask().catch((error: unknown) => (Date.now() > latest ? Promise.reject(error) : null));
    if (result !== null) return result;
    await pause(lookEveryMs);
  }
}

/** The time from the launch until a student who has signed in is offered a test, in seconds. */
async function untilFirstTest({ url, launched }: Site): Promise<number> {
  const student = { username: "student", password: "student123" };
  const { token } = await asSoonAs(() => connect(url, "")("login", student));
  const call = connect(url, token);
  await asSoonAs(async () => {
    const menu = await call("menuList", {});
    if (!JSON.stringify(menu).includes('"menu_id"')) throw new Error("no test is offered");
    return menu;
  });
  return (Date.now() - launched) / 1_000;
}

/** First starts of an installation, each as it was installed and on an empty data folder. */
async function firstStarts(installed: string): Promise<number[]> {
  const isBuilt = (await readdir(installed)).includes("dist");
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (!isBuilt) await rm(path.join(installed, "dist"), { recursive: true, force: true });
    const program = path.join(installed, "src", "server", "start.js");
    seconds.push(await withSite(untilFirstTest, [], { NEW_TESTS: "install" }, program));
  }
  return seconds;
}

/** What a production installation of a release takes, and how long its first start lasts. */
export async function measureInstall(release: Release): Promise<Figure[]> {
  const into = await mkdtemp(path.join(tmpdir(), "invigil-install-"));
  try {
    const installed = await place(release, into);
    await execute("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: installed });
    const { packages } = await readJson(installed, "node_modules", ".package-lock.json");
    const starts = await firstStarts(installed);
    return [
      {
        measure: "install: room on the disk after the first start",
        value: await megabytesOf(installed),
        unit: "MB",
        bar: { atMost: 150 },
      },
      { measure: "install: packages", value: Object.keys(packages).length, unit: "" },
      {
        measure: "install: from the first start to the first test",
        value: median(starts),
        unit: "s",
        bar: { atMost: 5 },
      },
    ];
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}
