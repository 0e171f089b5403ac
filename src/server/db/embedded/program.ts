import { spawn } from "node:child_process";
import path from "node:path";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";

/** The data folder of the cluster. */
export const dataOf = ({ home }: Pick<Identity, "home">): string => path.join(home, "postgresql");

export const fullDisk = (folder: string): EmbeddedFault =>
  new EmbeddedFault(`The disk of ${folder} is full, so the database cannot start; make room and start again.`);

/** Runs one of PostgreSQL's programs to its end. Throws an `EmbeddedFault` with the last line of its output. */
export async function runProgram(
  identity: Identity,
  program: string,
  words: readonly string[],
  input = "",
): Promise<void> {
  const [first = "", ...rest] = [...identity.prefix, path.join(identity.native, "bin", program), ...words];
  const output: string[] = [];
  const child = spawn(first, rest, {
    ...identity.ids,
    cwd: identity.home,
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stdin.on("error", () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  if (code === 0) return;
  const said = output.join("").trim();
  if (said.includes("No space left on device")) throw fullDisk(identity.home);
  throw new EmbeddedFault(`PostgreSQL's ${program} failed: ${said.split("\n").at(-1) ?? "no reason given"}`);
}
