import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { obtainChromium } from "./support/chromium";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const tell = (sentence: string): void => console.error(sentence);
const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, ...env } })
    .status === 0;
const bin = (name: string) => `node_modules/.bin/${name}`;

const checks: readonly { readonly name: string; readonly run: () => boolean }[] = [
  { name: "types", run: () => run(bin("tsc"), ["-p", "."]) },
  { name: "lint", run: () => run(bin("oxlint"), ["--type-aware", "--deny-warnings"]) },
  { name: "unused code and dependencies", run: () => run(bin("knip"), []) },
  {
    name: "a browser to test in",
    run: () => {
      obtainChromium(tell);
      return true;
    },
  },
  { name: "build", run: () => run(bin("vite"), ["build", "--logLevel", "warn"], { NODE_ENV: "production" }) },
];

const holds = ({ name, run: check }: (typeof checks)[number]): boolean => {
  tell(`\n── ${name}`);
  try {
    if (check()) return true;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
  }
  tell(`✗ ${name}`);
  return false;
};

/** Skipped tests count as failed: none is left out silently. */
const runTests = (): Count => {
  const report = ".cache/tests.json";
  mkdirSync(".cache", { recursive: true });
  rmSync(report, { force: true });
  tell("\n── tests");
  const ended = run(bin("vitest"), ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]);
  try {
    const { numPassedTests, numTotalTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numTotalTests: number;
      numFailedTestSuites: number;
    };
    const failed = numTotalTests - numPassedTests;
    return { passed: numPassedTests, failed: failed === 0 && (!ended || numFailedTestSuites > 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const checked = checks.map(holds);
const tests = runTests();
const passed = checked.filter(Boolean).length + tests.passed;
const failed = checked.filter((held) => !held).length + tests.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
