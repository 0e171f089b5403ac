import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterTheFile } from "../leftovers";

const run = promisify(execFile);
const installMs = 240_000;
const packages = ["lti-consumer-xblock==11.4.4", "PyLTI1p3==2.0.0"];

/** Runs a script beside this file, which prints one line of JSON. */
export interface Python {
  /** The line of a script that ends by itself. */
  readonly run: (script: string, ...args: string[]) => Promise<unknown>;
  /** The line of a script that serves until the test file has ended. */
  readonly serve: (script: string, ...args: string[]) => Promise<unknown>;
}

/**
 * A virtual environment with other programs of LTI; null, after one line that says what was not tried, where there is
 * no Python or no network.
 */
export async function pythonOfLti(): Promise<Python | null> {
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-lti-"));
  afterTheFile(() => rm(folder, { recursive: true, force: true }));
  const python = path.join(folder, "bin", "python");
  try {
    await run("python3", ["-m", "venv", folder], { timeout: installMs });
    const quick = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "1", "--timeout", "15"];
    await run(python, ["-m", "pip", "install", ...quick, ...packages], { timeout: installMs });
  } catch (error) {
    const [why = ""] = String(error instanceof Error ? error.message : error).split("\n");
    process.stdout.write(`  not tried: ${packages.join(" and ")} (${why.slice(0, 200)})\n`);
    return null;
  }
  const fileOf = (script: string): string => path.join(import.meta.dirname, script);
  return {
    run: async (script, ...args) => JSON.parse((await run(python, [fileOf(script), ...args])).stdout) as unknown,
    serve: async (script, ...args) => {
      const child = spawn(python, [fileOf(script), ...args], { stdio: ["pipe", "pipe", "pipe"] });
      afterTheFile(
        () =>
          new Promise((resolve) => {
            child.once("close", resolve);
            child.stdin.end();
          }),
      );
      let trouble = "";
      child.stderr.on("data", (text: Buffer) => (trouble = `${trouble}${text.toString()}`.slice(-4_000)));
      for await (const line of createInterface(child.stdout)) return JSON.parse(line) as unknown;
      throw new Error(`${script} did not begin: ${trouble}`);
    },
  };
}
