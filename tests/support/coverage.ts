import { expect, type TestContext } from "vitest";

/** How much of a chart's declarations its tests have covered. */
export interface Coverage {
  readonly name: string;
  readonly taken: number;
  readonly declared: number;
  readonly paths: number;
}

declare module "vitest" {
  interface TaskMeta {
    coverage?: Coverage;
  }
}

/** Hands the figures to the run's report, and fails where a declared transition was not taken. */
export const expectEveryTransition = (
  { task }: TestContext,
  name: string,
  { declared, taken, paths }: { declared: readonly string[]; taken: ReadonlySet<string>; paths: number },
): void => {
  const left = declared.filter((transition) => !taken.has(transition));
  task.meta.coverage = { name, taken: declared.length - left.length, declared: declared.length, paths };
  expect(left).toEqual([]);
};
