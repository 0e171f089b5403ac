import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { whole } from "../support/programs";

/** The longest start, which may include building the pages, in ms. */
const longestStartMs = 240_000;
const longestStopMs = 30_000;

export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** When it was launched, in milliseconds of the epoch. */
  readonly launched: number;
}

const within = <Result>(ms: number, sentence: string, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(sentence)), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

type Environment = Readonly<Record<string, string>>;

function launch(program: string, dataDir: string, args: readonly string[], env: Environment) {
  const launched = Date.now();
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, NEW_TESTS: "leave", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://localhost:${port}`);
    });
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await within(longestStopMs, "", ended).catch(() => child.kill("SIGKILL"));
  };
  return { url, stop, launched, pid: child.pid ?? 0 };
}

/**
 * Runs `work` against a fresh server with its pages, as started by `npm start`; always stops it and removes its data.
 * `program`: the script to start, that of this project by default.
 */
export async function withSite<Result>(
  work: (site: Site) => Promise<Result>,
  args: readonly string[] = [],
  env: Environment = {},
  program = whole,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "invigil-bench-"));
  const server = launch(program, dataDir, args, env);
  const clear = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const leave = () => void clear().finally(() => process.exit(130));
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    const url = await within(longestStartMs, "The server did not start in time.", server.url);
    return await work({ url, dataDir, pid: server.pid, launched: server.launched });
  } finally {
    process.off("SIGINT", leave).off("SIGTERM", leave);
    await clear();
  }
}
