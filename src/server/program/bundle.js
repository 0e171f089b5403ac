// @ts-check
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./places.js";

const suffix = ".mjs";

/**
 * Makes `import.meta` of each bundled module point to its source, wherever the project is placed.
 * @param {string} folder
 * @returns {import("vite").Plugin}
 */
const knownPlaces = (folder) => ({
  name: "known-places",
  enforce: "pre",
  transform: (code, id) => {
    if (!/\.[jt]s$/.test(id) || id.includes("/node_modules/") || !code.includes("import.meta.")) return null;
    const from = JSON.stringify(path.relative(folder, id).replaceAll("\\", "/"));
    const fromFolder = JSON.stringify("/" + path.relative(folder, path.dirname(id)).replaceAll("\\", "/"));
    return {
      code: code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${fromFolder})`)
        .replaceAll("import.meta.url", `new URL(${from}, import.meta.url).href`),
      map: null,
    };
  },
});

/**
 * Writes a file whole or not at all, since another process may be reading or building the same one.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {Date} time as old as what it was made from
 */
async function writeWhole(file, content, time) {
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, content);
  await utimes(beside, time, time);
  await rename(beside, file);
}

/**
 * Bundles the modules of each program into one folder; shared modules are written once.
 * @param {Readonly<Record<string, string>>} sources by the name of the program, from the project's root
 * @param {string} folder
 * @param {{ readonly apart?: readonly string[] }} [packages] with `apart`, installed packages are bundled too, which
 *   makes a program start much faster, except those named
 */
export async function bundle(sources, folder, { apart } = {}) {
  const begun = new Date();
  const { build } = await import("vite");
  const made = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "error",
    plugins: [knownPlaces(folder)],
    ...(apart ? { ssr: { noExternal: true, external: [...apart] } } : {}),
    build: {
      ssr: true,
      write: false,
      target: "node20",
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: sources,
        output: { entryFileNames: `[name]${suffix}`, chunkFileNames: `[name]-[hash]${suffix}` },
      },
    },
  });
  if (!("output" in made)) throw new Error("programs are put together in one go");
  await mkdir(folder, { recursive: true });
  const isEntry = (/** @type {object} */ file) => "isEntry" in file && file.isEntry === true;
  // entry files are written last, when everything they import is present
  for (const file of made.output.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other))))
    await writeWhole(path.join(folder, file.fileName), "code" in file ? file.code : file.source, begun);
}
