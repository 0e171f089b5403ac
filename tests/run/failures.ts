import path from "node:path";
import type { SerializedError } from "vitest";
import type { TestCase, TestModule, TestSuite } from "vitest/node";

interface Shown extends SerializedError {
  readonly diff?: string;
  readonly cause?: Shown;
}

const near = (file: string): string => path.relative(process.cwd(), file).replaceAll(path.sep, "/");
const isOurs = (file: string): boolean => !file.includes("node_modules") && !file.startsWith("node:");
const framesOf = ({ stacks = [] }: Shown) => stacks.filter(({ file }) => isOurs(file));
const indented = (text: string): string => text.trimEnd().replaceAll(/^/gm, "    ");

/** Message, difference and the frames of our own code. */
export const wordsOf = (error: Shown): string => {
  const frames = framesOf(error).map(({ file, line, column, method }) =>
    `at ${near(file)}:${line}:${column} ${method}`.trimEnd(),
  );
  const cause = error.cause === undefined ? [] : [`caused by ${wordsOf(error.cause)}`];
  return [`${error.name ?? "Error"}: ${error.message}`, error.diff ?? [], frames, cause].flat(2).join("\n");
};

const fewFrames = 8;

/** Where an error came up that no file of ours stands behind: the test that ran, and the frames of libraries. */
export const whereaboutsOf = (error: object): string => {
  const told = (name: string): string[] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value.split("\n").slice(0, fewFrames) : [];
  };
  return ["VITEST_TEST_PATH", "VITEST_TEST_NAME", "stack"].flatMap(told).join("\n");
};

/** One failure as a person reads it: where, what it is called, what was wrong, what it wrote meanwhile. */
const failure = (
  { project, moduleId }: TestModule,
  name: string,
  { errors, written = "" }: { errors: readonly Shown[]; written?: string },
): string => {
  const [first] = errors;
  const frame = first === undefined ? undefined : framesOf(first).find(({ file }) => file === moduleId);
  const place = near(moduleId) + (frame === undefined ? "" : `:${frame.line}`);
  return [
    `✗ ${name}`,
    `  ${project.name}  ${place}`,
    ...errors.map((error) => indented(wordsOf(error))),
    ...(written === "" ? [] : [indented(`written meanwhile:\n${written}`)]),
  ].join("\n");
};

/** A test that failed; one that was left out counts as failed, so that none is left out silently. */
export const failureOf = (test: TestCase, written: string): string => {
  const { state, errors = [] } = test.result();
  return failure(test.module, test.fullName, {
    errors: state === "failed" ? errors : [{ name: "Left out", message: `this test was ${state}, not run` }],
    written,
  });
};

/** What failed outside the tests of a file: its loading, or a hook. */
export const failureAround = (around: TestModule | TestSuite): string | null => {
  const errors = around.errors();
  if (errors.length === 0) return null;
  return around.type === "module"
    ? failure(around, "the file itself", { errors })
    : failure(around.module, around.fullName, { errors });
};
