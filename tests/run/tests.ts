import type { TaskMeta } from "vitest";
import { startVitest, type Reporter, type TestCase, type TestModule } from "vitest/node";
import type { Coverage } from "../support/coverage";
import { failureAround, failureOf, whereaboutsOf, wordsOf } from "./failures";
import { LongestFirst } from "./longest-first";
import { screen, seconds } from "./screen";

interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

export interface TestOutcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly timed: readonly Timed[];
  readonly coverage: readonly Coverage[];
}

const filesPerLine = 10;
const quietMs = 30_000;

/** Counts files as they end, and gathers what the report needs. */
const gathering = () => {
  const begun = performance.now();
  let lastLine = begun;
  const written = new Map<string, string>();
  const failures: string[] = [];
  const timed: Timed[] = [];
  const coverage: Coverage[] = [];
  const counts = { files: 0, ended: 0, passed: 0, failed: 0 };
  const fail = (words: string): void => {
    counts.failed += 1;
    failures.push(words);
  };
  const takeIn = (test: TestCase): void => {
    const meta: TaskMeta = test.meta();
    if (meta.coverage !== undefined) coverage.push(meta.coverage);
    timed.push({
      name: `${test.module.relativeModuleId} › ${test.fullName}`,
      milliseconds: test.diagnostic()?.duration ?? 0,
    });
    if (test.result().state === "passed") counts.passed += 1;
    else fail(failureOf(test, written.get(test.id) ?? ""));
  };
  const tell = (say: (text: string) => void) =>
    say(
      `  tests: ${counts.ended} of ${counts.files} files, ${counts.passed} passed, ${counts.failed} failed, ` +
        seconds(performance.now() - begun),
    );
  const reporter: Reporter = {
    onTestRunStart: (specifications) => void (counts.files = specifications.length),
    onUserConsoleLog: ({ taskId = "", content }) => void written.set(taskId, (written.get(taskId) ?? "") + content),
    onTestModuleEnd: (module: TestModule) => {
      for (const test of module.children.allTests()) takeIn(test);
      for (const around of [module, ...module.children.allSuites()]) {
        const words = failureAround(around);
        if (words !== null) fail(words);
      }
      counts.ended += 1;
      tell(screen.progress);
      const isQuietFor = performance.now() - lastLine;
      if (screen.isTerminal || (counts.ended % filesPerLine > 0 && isQuietFor < quietMs)) return;
      tell(screen.line);
      lastLine = performance.now();
    },
    onTestRunEnd: (_, unhandled) => {
      for (const error of unhandled) fail(`✗ an error that nothing caught\n${wordsOf(error)}\n${whereaboutsOf(error)}`);
    },
  };
  return { reporter, outcome: (): TestOutcome => ({ passed: counts.passed, failures, timed, coverage }) };
};

/** Runs the tests of these projects. */
export const runTests = async (projects: readonly string[]): Promise<TestOutcome> => {
  const begun = performance.now();
  const { reporter, outcome } = gathering();
  const vitest = await startVitest("test", [], {
    watch: false,
    project: [...projects],
    reporters: [reporter],
    sequence: { sequencer: LongestFirst },
  });
  await vitest.close();
  const { failures, ...rest } = outcome();
  screen.line(`${failures.length === 0 ? "✓" : "✗"} tests  ${seconds(performance.now() - begun)}`);
  return { failures, ...rest };
};
