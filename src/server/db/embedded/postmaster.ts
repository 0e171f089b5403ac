import { spawn } from "node:child_process";
import { existsSync, openSync, closeSync, readlinkSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAnswering, type Connection } from "./connection";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";
import { isProcessAlive } from "./lock";

const dataOf = (identity: Identity) => path.join(identity.home, "postgresql");
const logOf = (identity: Identity) => path.join(identity.home, "postgresql.log");

const settings: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  max_connections: "60",
  shared_buffers: "64MB",
  log_min_messages: "warning",
  password_encryption: "scram-sha-256",
};

async function run(identity: Identity, program: string, words: readonly string[]): Promise<void> {
  const [first = "", ...rest] = [...identity.prefix, path.join(identity.native, "bin", program), ...words];
  const output: string[] = [];
  const child = spawn(first, rest, {
    ...identity.ids,
    cwd: identity.home,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  if (code !== 0)
    throw new EmbeddedFault(
      `PostgreSQL's ${program} failed: ${output.join("").trim().split("\n").at(-1) ?? "no reason given"}`,
    );
}

/** Makes the cluster if there is none. It appears whole or not at all. */
export async function createCluster(identity: Identity, password: string): Promise<boolean> {
  const data = dataOf(identity);
  if (existsSync(path.join(data, "PG_VERSION"))) return false;
  const fresh = `${data}.new`;
  const secret = path.join(identity.home, "password.new");
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  const { uid, gid } = identity.ids;
  if (uid !== undefined && gid !== undefined) for (const target of [fresh, secret]) await chown(target, uid, gid);
  try {
    await run(identity, "initdb", [
      "-D",
      fresh,
      "-U",
      "invigil",
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
  return true;
}

/** The postmaster that runs on this data folder, left by a server that was killed, or null. */
export async function runningPostmaster(identity: Identity): Promise<number | null> {
  const data = dataOf(identity);
  const [line = ""] = (await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 1 || !isProcessAlive(pid)) return null;
  if (existsSync("/proc/self/cwd")) {
    try {
      if (path.resolve(readlinkSync(`/proc/${pid}/cwd`)) === path.resolve(data)) return pid;
    } catch {
      return null;
    }
    await rm(path.join(data, "postmaster.pid"), { force: true });
    return null;
  }
  return pid;
}

/** Starts the postmaster and waits until it answers; gives its pid. It outlives this process unless it is stopped. */
export async function startPostmaster(identity: Identity, connection: Connection): Promise<number> {
  const log = openSync(logOf(identity), "a", 0o600);
  const words = [path.join(identity.native, "bin", "postgres"), "-D", dataOf(identity), "-p", String(connection.port)];
  for (const [name, value] of Object.entries(settings)) words.push("-c", `${name}=${value}`);
  const [first = "", ...rest] = [...identity.prefix, ...words];
  const child = spawn(first, rest, {
    ...identity.ids,
    cwd: identity.home,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let exited = false;
  child.once("exit", () => (exited = true)).once("error", () => (exited = true));
  child.unref();
  for (const started = Date.now(); Date.now() - started < 60_000;) {
    if (exited) break;
    if (child.pid !== undefined && (await isAnswering(connection))) return child.pid;
    await pause(40);
  }
  throw new EmbeddedFault(`PostgreSQL did not start; ${logOf(identity)} says why.`);
}

/** Asks for a fast shutdown (open transactions are rolled back) and waits for the end. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const asked = Date.now(); Date.now() - asked < 15_000;) {
      if (!isProcessAlive(pid)) return;
      await pause(25);
    }
  }
}
