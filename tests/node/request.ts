import path from "node:path";

/** Which Node is to run which test projects; without projects, all that `npm test` runs. */
export interface NodeRequest {
  /** As npm reads it: a major version or a whole one. */
  readonly version: string;
  readonly projects: readonly string[];
}

/** Reads the words after the command; null where they name no version first. */
export const requestOf = ([version = "", ...projects]: readonly string[]): NodeRequest | null =>
  /^\d+(\.\d+){0,2}$/.test(version) ? { version, projects } : null;

/** The npm package that carries Node's program for this kind of machine. */
export const nodePackageOf = (platform: NodeJS.Platform, arch: string): string =>
  `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** The environment in which programs that ask for `node` find that of this folder first. */
export const withNodeFirst = (env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv => {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [folder, env[name] ?? ""].join(path.delimiter) };
};

const inBrowsers = /^(browser|faults|wide)/;

/** What npm is asked for, one after the other. */
export const commandsOf = ({ projects }: NodeRequest): readonly (readonly string[])[] => {
  if (projects.length === 0) return [["test"]];
  const named = projects.flatMap((name) => ["--project", name === "wide" ? "*-wide" : name]);
  const tests = ["exec", "--", "vitest", "run", ...named];
  return projects.some((name) => inBrowsers.test(name)) ? [["run", "test:prepare"], tests] : [tests];
};
