import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, rename, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The user that PostgreSQL runs as, and its folders. */
export interface Identity {
  /** Words of the command line before the program's name. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  readonly native: string;
  readonly home: string;
  /** A sentence for the person at the terminal where the data had to be stored elsewhere; else null. */
  readonly note: string | null;
}

const nobody = 65_534;
const namespace = ["unshare", "-U", `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * PostgreSQL refuses to run as root. For root it runs in a user namespace, in which root's files belong to the user
 * `nobody`. Where namespaces are forbidden, it runs as the unprivileged user `nobody`, if necessary with a copy of the
 * programs and the data in a folder that this user can reach.
 */
export async function chooseIdentity(native: string, home: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, native, home, note: null };
  const [program = "", ...words] = namespace;
  const namespaced = process.env["INVIGIL_NO_NAMESPACE"] !== "1" && spawnSync(program, [...words, "true"]).status === 0;
  if (namespaced) return { prefix: namespace, ids: {}, native, home, note: null };
  return unprivileged(native, home);
}

/** A copy of the programs that every user may read, one per version, which appears whole. */
async function copyOf(native: string, base: string): Promise<string> {
  const { size, mtimeMs } = await stat(path.join(native, "bin", "postgres"));
  const programs = path.join(base, `postgresql-${size}-${Math.floor(mtimeMs)}`);
  if (existsSync(programs)) return programs;
  const fresh = `${programs}.${process.pid}`;
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, programs);
  return programs;
}

async function unprivileged(native: string, home: string): Promise<Identity> {
  const ids = { uid: nobody, gid: nobody };
  const reachable =
    spawnSync("ls", [path.join(native, "bin"), path.dirname(home)], { ...ids, stdio: "ignore" }).status === 0;
  if (reachable) {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await chown(home, nobody, nobody);
    return { prefix: [], ids, native, home, note: null };
  }
  const name = createHash("sha256").update(path.resolve(home)).digest("hex").slice(0, 12);
  const base = path.join((await stat("/var/lib").catch(() => null)) === null ? os.tmpdir() : "/var/lib", "invigil");
  await mkdir(path.join(base, name), { recursive: true, mode: 0o755 });
  await chmod(base, 0o755);
  const programs = await copyOf(native, base);
  await chown(path.join(base, name), nobody, nobody);
  await chmod(path.join(base, name), 0o700);
  return {
    prefix: [],
    ids,
    native: programs,
    home: path.join(base, name),
    note: `PostgreSQL cannot run as root here, so it runs as nobody and keeps its data in ${path.join(base, name)}.`,
  };
}
