import { spawn } from "node:child_process";
import { obtainChromium } from "../support/chromium";
import { longLines } from "./long-lines";
import { screen, seconds } from "./screen";

/** What a phase has to say where it does not hold; null where it does. */
export type Finding = string | null;

export interface Phase {
  readonly name: string;
  readonly run: () => Finding | Promise<Finding>;
}

const command =
  (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  (): Promise<Finding> =>
    new Promise((resolve) => {
      const child = spawn(`node_modules/.bin/${name}`, args, {
        stdio: ["ignore", "pipe", "pipe"],
        shell: process.platform === "win32",
        env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.once("error", (error) => resolve(error.message));
      child.once("close", (status) => resolve(status === 0 ? null : output.trim() || `${name} ended with ${status}`));
    });

/** What precedes tests in browsers. */
export const browserPhases: readonly Phase[] = [
  {
    name: "browser",
    run: () => {
      obtainChromium(screen.line);
      return null;
    },
  },
  { name: "build", run: command("vite", ["build", "--logLevel", "warn"], { NODE_ENV: "production" }) },
];

/** All that is looked at before the tests. */
export const phases: readonly Phase[] = [
  { name: "formatting", run: command("oxfmt", ["--check"]) },
  { name: "line length", run: longLines },
  { name: "types", run: command("tsc", ["-p", ".", "--checkers", "1"]) },
  { name: "lint", run: command("oxlint", ["--type-aware", "--deny-warnings"]) },
  { name: "unused code", run: command("knip", ["--no-progress"]) },
  ...browserPhases,
];

export interface Outcome {
  readonly name: string;
  readonly finding: Finding;
}

/** Runs all phases, at most two at once, each with its own line when it has ended. */
export const runPhases = async (all: readonly Phase[]): Promise<Outcome[]> => {
  const waiting = [...all];
  const running = new Set<string>();
  const outcomes: Outcome[] = [];
  const tell = () => screen.progress([...running].join(", "));
  const work = async (): Promise<void> => {
    const phase = waiting.shift();
    if (phase === undefined) return;
    const begun = performance.now();
    running.add(phase.name);
    tell();
    const finding = await Promise.resolve()
      .then(phase.run)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    running.delete(phase.name);
    outcomes.push({ name: phase.name, finding });
    screen.line(`${finding === null ? "✓" : "✗"} ${phase.name}  ${seconds(performance.now() - begun)}`);
    tell();
    return work();
  };
  await Promise.all([work(), work()]);
  return outcomes;
};
