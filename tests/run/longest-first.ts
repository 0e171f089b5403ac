import { readFileSync } from "node:fs";
import type { TestSequencer, TestSpecification, Vitest } from "vitest/node";

/** Projects whose files take longest begin first, so that none of them is left running alone at the end. */
const order = ["browser", "browser-wide", "server", "server-wide", "paths", "web", "web-wide", "alone"];
const rank = ({ project }: TestSpecification): number => {
  const place = order.indexOf(project.name);
  return place < 0 ? order.length : place;
};

/** What a file asks to run in; its project's own environment comes first. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";

/**
 * A worker goes on with the next file, and with all that it has loaded, only where that is of the same project and
 * environment: files of one kind stand together.
 */
export class LongestFirst implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  /** Vitest's own, loaded by tests alone: the configuration that names this class builds the pages too. */
  async #usual(): Promise<TestSequencer> {
    const { BaseSequencer } = await import("vitest/node");
    return new BaseSequencer(this.#vitest);
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.#usual()).shard(files);
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(files.map((file) => [file, { rank: rank(file), environment: environmentOf(file) }]));
    const of = (file: TestSpecification) => known.get(file) ?? { rank: order.length, environment: "" };
    return (await (await this.#usual()).sort(files)).toSorted(
      (one, other) => of(one).rank - of(other).rank || of(one).environment.localeCompare(of(other).environment),
    );
  }
}
