import path from "node:path";

/** The Node version and the test projects to run with it; without projects, everything that `npm test` runs. */
export interface NodeRequest {
  /** The version in npm's form: a major or a full version. */
  readonly version: string;
  readonly projects: readonly string[];
}

/** Reads the arguments of the command; null: the first one is no version. */
export const requestOf = ([version = "", ...projects]: readonly string[]): NodeRequest | null =>
  /^\d+(\.\d+){0,2}$/.test(version) ? { version, projects } : null;

/** The npm package with Node's program for this kind of machine. */
export const nodePackageOf = (platform: NodeJS.Platform, arch: string): string =>
  `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** The environment in which `node` resolves to the program in this folder. */
export const withNodeFirst = (env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv => {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [folder, env[name] ?? ""].join(path.delimiter) };
};

const inBrowsers = /^(browser|faults|wide)/;

/** The npm commands to run one after the other. */
export const commandsOf = ({ projects }: NodeRequest): readonly (readonly string[])[] => {
  if (projects.length === 0) return [["test"]];
  const named = projects.flatMap((name) => ["--project", name === "wide" ? "*-wide" : name]);
  const tests = ["exec", "--", "vitest", "run", ...named];
  return projects.some((name) => inBrowsers.test(name)) ? [["run", "test:prepare"], tests] : [tests];
};
