import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import manifest from "../../../package.json";
import { archived } from "../../../src/server/archive/contents";
import { archiveLock, archiveManifest } from "../../../src/server/archive/manifest";
import { root } from "../../support/programs";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-manifest-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("package.json of an archive has the commands of the programs and the packages they need", () => {
  const { scripts, ...rest } = archiveManifest(manifest);
  const { name, version, description, license, type, engines } = manifest;
  expect(rest).toEqual({
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    dependencies: manifest.dependencies,
  });
  expect(Object.keys(scripts).toSorted()).toEqual(
    [
      "accommodate",
      "admin",
      "audio",
      "backup",
      "bank",
      "calibrate",
      "export",
      "import",
      "rescue",
      "restore",
      "seb",
      "seed",
      "simulate",
      "sittings",
      "start",
    ].toSorted(),
  );
  expect(scripts["start"]).toBe(manifest.scripts.start);
});

it("package-lock.json of an archive has no development package, and those of both kinds as optional ones", () => {
  const archive = { ...archiveManifest(manifest), dependencies: { a: "1.0.0" } };
  const packages = {
    "": { name: "whole", devDependencies: { c: "3.0.0" } },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a", optionalDependencies: { b: "2.0.0" } },
    "node_modules/b": { version: "2.0.0", devOptional: true },
    "node_modules/c": { version: "3.0.0", dev: true },
  } as unknown as Parameters<typeof archiveLock>[0]["packages"];
  const { name, version, license, engines, dependencies } = archive;
  expect(archiveLock({ name, version, lockfileVersion: 3, requires: true, packages }, archive)).toEqual({
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version, license, dependencies, engines },
      "node_modules/a": packages["node_modules/a" as keyof typeof packages],
      "node_modules/b": { version: "2.0.0", optional: true },
    },
  });
});

/** The places that a module of the server names relative to its own file. */
const placesNamedIn = (file: string): string[] =>
  [
    ...readFileSync(path.join(root, file), "utf8").matchAll(
      /import\.meta\.dirname((?:, *"[^"]+")+)|new URL\("(\.[^"]+)", *import\.meta\.url\)/g,
    ),
  ].map(([, words, address]) =>
    path.posix.join(
      path.posix.dirname(file),
      ...(address === undefined ? [...(words ?? "").matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word) : [address]),
    ),
  );

it("an archive has every file and folder that the server's modules read next to themselves", () => {
  const modules = ["src/server", "src/items", "src/contract", "src/psychometrics"].flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => path.posix.join(place, file.replaceAll(path.sep, "/"))),
  );
  const named = modules.flatMap(placesNamedIn);
  expect(named).toContain("src/server/db/migrations");
  // the root itself; a bundled thread; recordings, which the sources alone have; a voice's program, named by a setting
  const left = [".", "src/items/import/reading-thread.js", "src/items/audio/recordings", "src/items/audio"];
  const isArchived = (place: string) => archived.some((one) => place === one || place.startsWith(`${one}/`));
  expect(named.filter((place) => !isArchived(place) && !left.includes(place))).toEqual([]);
  expect(archived.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

it("sources without the packages for building are refused with a sentence", async () => {
  for (const place of ["src/server/start.js", "src/server/program", "vite.config.ts", "package.json"])
    await cp(path.join(root, place), path.join(folder, place), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["src/server/start.js"], { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "Putting the server together (a few seconds).\n" +
      'The server could not be put together: The packages for building are not installed: run "npm ci" without ' +
      '--omit=dev, or install the archive that "npm run package" makes, which needs no building.\n',
  });
});
