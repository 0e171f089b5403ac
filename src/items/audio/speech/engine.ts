import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { AudioFault } from "../audio-fault";

/** A running program that answers each line of JSON with one line of JSON. */
export interface Program {
  ask(request: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a program of the folder `engines` with the Python that AUDIO_PYTHON names, by default `python3`. */
export function startProgram(file: string): Program {
  const python = process.env["AUDIO_PYTHON"] ?? "python3";
  const child = spawn(python, [path.join(import.meta.dirname, "..", file)], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "close").catch((error: unknown) => [error instanceof Error ? error.message : 1]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (request) => {
      if (child.stdin.writable) child.stdin.write(`${JSON.stringify(request)}\n`);
      const line = await lines.next();
      if (line.done === true) throw new AudioFault(`${file} has ended (${String((await ended)[0])}).`);
      return JSON.parse(line.value);
    },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
