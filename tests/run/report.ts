import { notTried } from "../support/beside";
import type { Outcome } from "./phases";
import { columns, screen, seconds } from "./screen";
import type { TestOutcome } from "./tests";

const shownSlowest = 10;

const section = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  screen.line(`\n${title}`);
  for (const line of lines) screen.line(line);
};

/** All that a person wants to know at the end: failures first, the counts last. Answers how many failed. */
export const report = (phases: readonly Outcome[], { passed, failures, timed, coverage }: TestOutcome): number => {
  const broken = phases.flatMap(({ name, finding }) => (finding === null ? [] : [`✗ ${name}\n${finding}`]));
  section(
    "Failed",
    [...broken, ...failures].map((words) => `${words}\n`),
  );
  const slowest = timed.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shownSlowest);
  section(
    "Slowest tests",
    slowest.map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(8)}  ${name}`),
  );
  section(
    "Transitions taken",
    columns(
      coverage
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ name, taken, declared, paths }) => [`  ${name}`, `${taken} of ${declared}`, `${paths} paths`]),
    ),
  );
  section(
    "",
    [notTried()].flatMap((line) => line ?? []),
  );
  const failed = broken.length + failures.length;
  screen.line(`\n${phases.length - broken.length + passed} passed, ${failed} failed`);
  return failed;
};
