import { spawn } from "node:child_process";
import { closeSync, fstatSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterStanding, superuserUrlOf, type Connection } from "./connection";
import type { Identity } from "./identity";
import { isProcessAlive } from "./processes";
import { dataOf } from "./program";
import { memoryHere, sharedBuffersMb } from "./shared-buffers";

export const logOf = (identity: Identity): string => path.join(identity.home, "postgresql.log");

/** Settings of the server. Its log contains no text that users wrote: no failed statements, no details. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_permissions: "0700",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  max_connections: "60",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  password_encryption: "scram-sha-256",
};

export type PostmasterStart =
  | { readonly kind: "answering"; readonly pid: number }
  | { readonly kind: "locked"; readonly pid: number }
  | { readonly kind: "refused"; readonly reason: string };

const patienceMs = 60_000;
/** The longer patience while PostgreSQL reports that it is replaying its log after a crash. */
const recoveryMs = 600_000;

/** The reason why PostgreSQL gave up, from its log since byte `from`. */
async function reasonSince(identity: Identity, from: number): Promise<string> {
  const written = (await readFile(logOf(identity)).catch(() => Buffer.alloc(0))).subarray(from).toString();
  const reasons = written.split("\n").flatMap((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1] ?? []);
  return reasons.at(-1) ?? written.trim().split("\n").at(-1) ?? "";
}

/**
 * Starts the postmaster and waits until it answers or rejects the password. It outlives this process unless it is
 * stopped; it is stopped when `given` is aborted.
 */
export async function startPostmaster(
  identity: Identity,
  connection: Connection,
  given?: AbortSignal,
): Promise<PostmasterStart> {
  const log = openSync(logOf(identity), "a", 0o600);
  const from = fstatSync(log).size;
  const words = [path.join(identity.native, "bin", "postgres"), "-D", dataOf(identity), "-p", String(connection.port)];
  const all = {
    ...settings,
    shared_buffers: `${sharedBuffersMb(memoryHere())}MB`,
    unix_socket_directories: connection.socketFolder ?? "",
  };
  for (const [name, value] of Object.entries(all)) words.push("-c", `${name}=${value}`);
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
  const { pid } = child;
  const started = Date.now();
  let limit = patienceMs;
  while (!exited && pid !== undefined && given?.aborted !== true && Date.now() - started < limit) {
    const standing = await clusterStanding(superuserUrlOf(connection, "postgres"));
    if (exited) break;
    if (standing === "answering" || standing === "locked") return { kind: standing, pid };
    if (standing === "starting") limit = recoveryMs;
    await pause(40);
  }
  if (pid !== undefined && !exited) await stopPostmaster(pid);
  return { kind: "refused", reason: await reasonSince(identity, from) };
}

/** SIGINT stops fast: open transactions are rolled back. SIGQUIT stops immediately: the next start replays the log. */
const stops = [
  { signal: "SIGINT", waitMs: 2_500 },
  { signal: "SIGQUIT", waitMs: 1_500 },
  { signal: "SIGKILL", waitMs: 500 },
] as const;

/** Stops a postmaster within 5 s, finally by SIGKILL; no committed data is lost. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, waitMs } of stops) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const asked = Date.now(); Date.now() - asked < waitMs;) {
      if (!isProcessAlive(pid)) return;
      await pause(25);
    }
  }
}
