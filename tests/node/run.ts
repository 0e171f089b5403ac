import { spawnSync } from "node:child_process";
import path from "node:path";
import { commandsOf, nodePackageOf, requestOf, withNodeFirst } from "./request";

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const request = requestOf(process.argv.slice(2));
if (request === null) {
  say("Say which Node to test under, and which test projects if not all: npm run test:node -- 26 [unit web …]");
  process.exit(2);
}

const folder = path.join(import.meta.dirname, "../../.cache", `node-${request.version}`);
const packageName = nodePackageOf(process.platform, process.arch);
const installation = spawnSync(
  "npm",
  ["install", "--prefix", folder, "--no-save", "--no-package-lock", `${packageName}@${request.version}`],
  { encoding: "utf8", shell: process.platform === "win32" },
);
if (installation.status !== 0) {
  say(`Node ${request.version} could not be installed from the package ${packageName}:\n${installation.stderr.trim()}`);
  process.exit(1);
}

const programs = path.join(folder, "node_modules", packageName, "bin");
const node = path.join(programs, process.platform === "win32" ? "node.exe" : "node");
say(`Testing under Node ${spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()}.`);
const env = withNodeFirst(process.env, programs);
const statusOf = (program: string, args: readonly string[]): number =>
  spawnSync(program, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status ?? 1;
for (const args of commandsOf(request)) {
  const status = statusOf("npm", args);
  if (status !== 0) process.exit(status);
}
