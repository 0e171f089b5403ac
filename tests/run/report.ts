import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from "vitest/node";
import { notTried } from "../support/outside-path.ts";
import { columns, seconds } from "../support/screen.ts";

const shownSlowest = 10;

const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} › ${fullName}`;
const durationOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0;

/**
 * Prints after Vitest's report: the slowest tests, the coverage of each chart, tests that passed only when they were
 * repeated, and tests that did not run.
 */
export class EndReport implements Reporter {
  #vitest: Vitest | null = null;
  #isOfChosenTests = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#isOfChosenTests =
      this.#vitest?.config.testNamePattern !== undefined ||
      specifications.some(({ testLines = [], testIds = [] }) => testLines.length + testIds.length > 0);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const slowerThan = this.#vitest?.config.slowTestThreshold ?? 0;
    const slowest = tests
      .filter((test) => durationOf(test) > slowerThan)
      .toSorted((one, other) => durationOf(other) - durationOf(one))
      .slice(0, shownSlowest);
    this.#write(
      "Slowest tests",
      slowest.map((test) => `${seconds(durationOf(test)).padStart(8)}  ${nameOf(test)}`),
    );
    const coverage = tests.flatMap((test) => test.meta().coverage ?? []);
    this.#write(
      "Transitions taken",
      columns(
        coverage
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ name, taken, declared, paths }) => [`  ${name}`, `${taken} of ${declared}`, `${paths} paths`]),
      ),
    );
    const repeated = tests.filter((test) => test.diagnostic()?.flaky === true);
    this.#write("Passed only when repeated: find out why", repeated.map(nameOf));
    this.#write("Not tried", [notTried() ?? []].flat());
    const leftOut = this.#isOfChosenTests ? [] : tests.filter((test) => test.result().state === "skipped");
    this.#write("Failed, as they were left out", leftOut.map(nameOf));
    if (leftOut.length > 0) process.exitCode = 1;
  }

  #write(title: string, lines: readonly string[]): void {
    if (lines.length > 0) this.#vitest?.logger.log([title, ...lines, ""].join("\n"));
  }
}
