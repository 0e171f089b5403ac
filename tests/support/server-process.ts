import { spawn, type ChildProcess } from "node:child_process";
import { afterTheFile } from "./leftovers";
import { alone, whole, wordsToRun } from "./programs";

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  /** Sends the signal and waits for the end; answers the exit status. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** A server that may not have begun to listen yet. */
export function launch(
  script: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...wordsToRun(script), ...args], {
    env: { ...process.env, NEW_TESTS: "leave", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  afterTheFile(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  });
  return { child, ended, output: () => output };
}

/** A real server in a separate process, ready to be called. */
export function startServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  script = alone,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, ended, output } = launch(script, dataDir, env, args);
  return new Promise((resolve, reject) => {
    child.stderr.on("data", () => {
      const url = /http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (url === undefined) return;
      resolve({
        child,
        url: `http://127.0.0.1:${url}`,
        output,
        end: async (signal) => {
          child.kill(signal);
          return ended;
        },
      });
    });
    void ended.then((status) => reject(new Error(`the server ended with ${status}: ${output()}`)));
  });
}

/** The server with its pages, as `npm start` runs it. */
export const startSite = (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ServerProcess> => startServer(dataDir, env, whole, args);

/** The whole server, or a script in its place, expected not to start. */
export async function failToStart(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  script = whole,
): Promise<Ended> {
  const { ended, output } = launch(script, dataDir, env, args);
  return { status: await ended, output: output() };
}
