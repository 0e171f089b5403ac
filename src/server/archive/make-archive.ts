import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Headers } from "tar-fs";
import type packageJson from "../../../package.json";
import { notifyTerminal, printAnswer } from "../process/terminal";
import { projectRoot } from "../program/places";
import { bundlePrograms } from "../program/programs";
import { buildWeb } from "../start/build-web";
import { copyContents } from "./contents";
import { archiveLock, archiveManifest } from "./manifest";

const readJson = async (name: string) => JSON.parse(await readFile(path.join(projectRoot, name), "utf8"));
const writeJson = (folder: string, name: string, value: object): Promise<void> =>
  writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

const source: typeof packageJson = await readJson("package.json");
const manifest = archiveManifest(source);
const title = `${manifest.name}-${manifest.version}`;
const file = path.resolve(process.argv[2] ?? path.join(projectRoot, "dist", `${title}.tgz`));

/** The entry of a file in the archive: in one folder, and of nobody in particular. */
const inTitle = (header: Headers): Headers => ({
  ...header,
  name: path.posix.join(title, header.name),
  uid: 0,
  gid: 0,
});

const folder = await mkdtemp(path.join(tmpdir(), "invigil-archive-"));
try {
  notifyTerminal("Building the pages and the server (about half a minute).");
  await bundlePrograms(path.join(folder, "dist", "server"));
  await buildWeb(path.join(folder, "dist", "web"));
  await copyContents(folder);
  await writeJson(folder, "package.json", manifest);
  await writeJson(folder, "package-lock.json", archiveLock(await readJson("package-lock.json"), manifest));
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(pack(folder, { map: inTitle }), createGzip(), createWriteStream(file));
} finally {
  await rm(folder, { recursive: true, force: true });
}
printAnswer(`${file}: unpack it, then "npm ci --omit=dev && npm start" in ${title}.`);
