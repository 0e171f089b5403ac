// @ts-check
import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadVite } from "./load-vite.js";
import { projectRoot } from "./places.js";

const suffix = ".mjs";
/** Packages that a program imports only where they are installed. */
const optional = ["vite", "pg-native"];
/** Packages that are installed with the programs; all others are bundled. */
const installedPackages = async () =>
  Object.keys(JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8")).dependencies);

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
 * Bundles the modules of each program and the packages they use into one folder; shared modules are written once. The
 * licences of the packages are written next to them.
 * @param {Readonly<Record<string, string>>} sources by the name of the program, from the project's root
 * @param {string} folder the place from which the programs will run
 * @param {string} [output] the folder to write to, if it is another one
 */
export async function bundle(sources, folder, output = folder) {
  const begun = new Date();
  const { build } = await loadVite();
  const made = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "error",
    plugins: [knownPlaces(folder)],
    ssr: { noExternal: true, external: [...(await installedPackages()), ...optional] },
    build: {
      ssr: true,
      // not written here, but the sources in source maps are relative to it
      outDir: folder,
      write: false,
      target: "node20",
      minify: false,
      sourcemap: true,
      license: { fileName: "licences.txt" },
      rolldownOptions: {
        input: sources,
        output: {
          entryFileNames: `[name]${suffix}`,
          chunkFileNames: `[name]-[hash]${suffix}`,
          sourcemapExcludeSources: true,
          // without blanks and comments; names stay, since logs and faults show them
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  });
  if (!("output" in made)) throw new Error("programs are put together in one go");
  await mkdir(output, { recursive: true });
  const isEntry = (/** @type {object} */ file) => "isEntry" in file && file.isEntry === true;
  // entry files are written last, when everything they import is present
  for (const file of made.output.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other))))
    await writeWhole(path.join(output, file.fileName), "code" in file ? file.code : file.source, begun);
}
