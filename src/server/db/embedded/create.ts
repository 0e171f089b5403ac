import { existsSync } from "node:fs";
import { chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { superuser } from "./connection";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";
import { dataOf, runProgram } from "./program";

/** Whether a cluster exists. Throws an `EmbeddedFault` where only remains of one exist. */
export async function hasCluster(identity: Identity): Promise<boolean> {
  const data = dataOf(identity);
  if (existsSync(path.join(data, "PG_VERSION"))) return true;
  const left = await readdir(data).catch(() => []);
  if (left.length > 0)
    throw new EmbeddedFault(
      `The database in ${data} is damaged (it has no PG_VERSION); restore DATA_DIR from a backup or set another one.`,
    );
  return false;
}

/** Creates the cluster, whole or not at all. */
export async function createCluster(identity: Identity, password: string): Promise<void> {
  const data = dataOf(identity);
  const fresh = `${data}.new`;
  const secret = path.join(identity.home, "password.new");
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  const { uid, gid } = identity.ids;
  if (uid !== undefined && gid !== undefined) for (const target of [fresh, secret]) await chown(target, uid, gid);
  try {
    await runProgram(identity, "initdb", [
      "-D",
      fresh,
      "-U",
      superuser,
      `--pwfile=${secret}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-instructions",
    ]);
  } finally {
    await rm(secret, { force: true });
  }
  await rename(fresh, data);
}

/**
 * Sets the superuser's password without the old one: PostgreSQL runs in single-user mode on the files and does not
 * listen. The cluster must not be running.
 */
export const setPassword = (identity: Identity, password: string): Promise<void> =>
  runProgram(
    identity,
    "postgres",
    [
      "--single",
      "-D",
      dataOf(identity),
      "-c",
      "exit_on_error=true",
      "-c",
      "log_min_error_statement=panic",
      "-c",
      "password_encryption=scram-sha-256",
      "template1",
    ],
    `alter role ${superuser} password '${password}'\n`,
  );
