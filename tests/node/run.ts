import { spawnSync } from "node:child_process";
import path from "node:path";
import { nodePackageOf, requestOf, withNodeFirst } from "./request";

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const request = requestOf(process.argv.slice(2));
if (request === null) {
  say("Say which Node to test under, and which test projects if not all: npm run test:node -- 24 [unit web …]");
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
const { status } = spawnSync(node, ["--import", "tsx", "tests/run.ts", ...request.projects], {
  stdio: "inherit",
  env: withNodeFirst(process.env, programs),
});
process.exit(status ?? 1);
